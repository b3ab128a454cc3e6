#include "cli/measured_json.h"

#include "core/model/json.h"

#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {

void print_measured_json(Context& context, const RecordedCampaign& recorded, int exit_code,
                         const std::string& comparison) {
  using Json = nlohmann::ordered_json;
  Json document{{"campaign", recorded.campaign().info().id},
                {"database", recorded.database_path().string()},
                {"exit", exit_code},
                {"cells", Json::array()}};
  for (const CellResult& result : recorded.results()) document["cells"].push_back(Json::parse(to_json(result)));
  if (!comparison.empty()) document["comparison"] = Json::parse(comparison);
  context.out << document.dump(2, ' ', false, Json::error_handler_t::replace) << "\n";
}

void print_recorded(Context& context, const RecordedCampaign& recorded) {
  context.out << fmt::format("\nRecorded as campaign {} in {}\n", recorded.campaign().info().id,
                             recorded.database_path().string());
}

}  // namespace merops
