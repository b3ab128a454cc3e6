#pragma once

#include "results/set.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace merops {

/// Tells which parts of a set's campaign a database has already. Compared is what was recorded, not what users wrote
/// beside it, and with identity taken out of both.
class SetMatch {
 public:
  /// Both campaigns outlive it.
  SetMatch(const SetCampaign& present, const SetCampaign& incoming, const std::vector<std::string>& users);

  /// Error where the campaigns' heads differ, naming the key.
  void need_same_head() const;
  /// The place of the present cell that equals the set's at `place`; absent where there is none yet. Error where
  /// another one is there in its stead.
  [[nodiscard]] std::optional<std::size_t> cell_like(std::size_t place) const;
  /// Whether the database has the set's work at `place`; each present one is the like of one only.
  [[nodiscard]] bool take_work_like(std::size_t place);

  /// The set's notes that the database does not have.
  [[nodiscard]] std::vector<Note> new_head_notes() const;
  [[nodiscard]] std::vector<Note> new_cell_notes(std::size_t present, std::size_t incoming) const;

 private:
  const SetCampaign& original_;                                // as it came, for what is taken over
  SetCampaign present_, incoming_;                             // without identity
  std::multimap<std::uint32_t, std::size_t> present_cells_{};  // by index
  std::multimap<std::string, std::size_t> present_work_{};     // by content
};

/// The same for work that was no part of a campaign.
class WorkMatch {
 public:
  explicit WorkMatch(std::vector<StoredWork> present);
  [[nodiscard]] bool take_like(const StoredWork& incoming);

 private:
  std::vector<std::string> users_;
  std::multimap<std::string, std::size_t> present_{};
};

}  // namespace merops
