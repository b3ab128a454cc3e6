#include "gui/models/lines_cells.h"

#include "results/database_error.h"

namespace merops::gui {
namespace {

template <class Load>
auto ifThere(Load load) -> std::optional<decltype(load())> {
  try {
    return load();
  } catch (const DatabaseError&) {
    throw;
  } catch (const Error&) {
    return std::nullopt;
  }
}

}  // namespace

std::optional<StoredCell> cellIfThere(Database& database, std::int64_t id) {
  return ifThere([&] { return load_cell(database, id); });
}

std::optional<StoredCampaign> campaignIfThere(Database& database, const std::string& id) {
  return ifThere([&] { return load_campaign(database, id); });
}

}  // namespace merops::gui
