#include "results/json_difference.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::json;

std::string shown(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace).substr(0, 60); }

std::string joined(const std::string& place, const std::string& key) { return place.empty() ? key : place + "." + key; }

class Comparison {
 public:
  explicit Comparison(bool may_lack) : may_lack_(may_lack) {}

  [[nodiscard]] std::string difference(const Json& found, const Json& expected, const std::string& place) const {
    if (found.is_object() && expected.is_object()) return in_objects(found, expected, place);
    if (found.is_array() && expected.is_array()) return in_lists(found, expected, place);
    if (found.type() == expected.type() && found == expected) return {};
    return fmt::format("{}: {} stands where {} belongs", place, shown(found), shown(expected));
  }

 private:
  [[nodiscard]] std::string in_objects(const Json& found, const Json& expected, const std::string& place) const {
    for (const auto& [key, value] : found.items()) {
      const auto other = expected.find(key);
      if (other == expected.end()) return fmt::format("{}: there is no such key", joined(place, key));
      if (std::string found_one = difference(value, *other, joined(place, key)); !found_one.empty()) return found_one;
    }
    for (const auto& [key, value] : expected.items()) {
      if (!may_lack_ && !found.contains(key)) return fmt::format("{}: the key is missing", joined(place, key));
    }
    return {};
  }
  [[nodiscard]] std::string in_lists(const Json& found, const Json& expected, const std::string& place) const {
    for (std::size_t index = 0; index < std::min(found.size(), expected.size()); ++index) {
      std::string found_one = difference(found[index], expected[index], fmt::format("{}[{}]", place, index));
      if (!found_one.empty()) return found_one;
    }
    if (found.size() == expected.size()) return {};
    return fmt::format("{}: it has {} values instead of {}", place, found.size(), expected.size());
  }
  bool may_lack_;
};

}  // namespace

std::string json_difference(std::string_view found, std::string_view expected, bool may_lack) {
  return Comparison(may_lack).difference(Json::parse(found.begin(), found.end()),
                                         Json::parse(expected.begin(), expected.end()), "");
}

}  // namespace merops
