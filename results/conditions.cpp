#include "results/conditions.h"

#include <utility>

#include <fmt/format.h>

namespace merops::sql {

void Conditions::add(const std::string& condition) { text_ += (text_.empty() ? " WHERE " : " AND ") + condition; }

void Conditions::add(const std::string& condition, std::variant<std::int64_t, std::string> value) {
  add(condition);
  values_.push_back(std::move(value));
}

void Conditions::add_shown(Shown shown, const std::string& marked) {
  if (shown == Shown::no) add(fmt::format("NOT ({})", marked));
  if (shown == Shown::only) add(fmt::format("({})", marked));
}

std::string Conditions::where() const { return text_; }

void Conditions::bind(Statement& statement) const {
  for (const auto& value : values_) {
    std::visit([&statement](const auto& known) { statement.bind(known); }, value);
  }
}

std::string page_sql(const Page& page) {
  return fmt::format(" LIMIT {} OFFSET {}", page.limit == 0 ? -1 : std::int64_t{page.limit}, page.offset);
}

std::string standing_sql(const std::string& alias, const std::string& note_column, const std::string& id) {
  return fmt::format(
      "{0}.deleted_utc, {0}.retracted_utc, {0}.retracted_reason, (SELECT count(*) FROM note WHERE note.{1} = {0}.{2})",
      alias, note_column, id);
}

void read_standing(Statement& row, Standing& standing) {
  row.get(standing.deleted_utc).get(standing.retracted_utc).get(standing.retracted_reason).get(standing.notes);
}

}  // namespace merops::sql
