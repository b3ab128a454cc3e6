#pragma once

#include "cli/result_json.h"
#include "cli/symbols.h"

#include <iosfwd>

/// What `merops results show` prints for people.
namespace merops {

/// With `each`, every cell with its number; else repetitions of one cell as one row.
void print_campaign(std::ostream& out, const CampaignReport& report, bool each, const Symbols& symbols);
void print_cell(std::ostream& out, const StoredCell& cell);
void print_work(std::ostream& out, const StoredWork& work);
/// Deletion, retraction and notes, where there are any.
void print_standing(std::ostream& out, const Standing& standing, const std::vector<Note>& notes);

}  // namespace merops
