#pragma once

#include "results/query.h"
#include "results/statement.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace merops::sql {

/// The WHERE clause of a list and the values of its parameters.
class Conditions {
 public:
  void add(const std::string& condition);
  void add(const std::string& condition, std::variant<std::int64_t, std::string> value);
  /// `marked` is a condition that holds for rows that were deleted (or retracted).
  void add_shown(Shown shown, const std::string& marked);

  [[nodiscard]] std::string where() const;  ///< empty without conditions
  void bind(Statement& statement) const;

 private:
  std::string text_;
  std::vector<std::variant<std::int64_t, std::string>> values_;
};

/// LIMIT and OFFSET.
[[nodiscard]] std::string page_sql(const Page& page);

/// Columns of a Standing: alias.deleted_utc and so on, with the number of notes in `note_column` of the note table.
[[nodiscard]] std::string standing_sql(const std::string& alias, const std::string& note_column, const std::string& id);
void read_standing(Statement& row, Standing& standing);

}  // namespace merops::sql
