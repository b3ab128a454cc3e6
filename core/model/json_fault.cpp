#include "core/model/json_fault.h"

#include <algorithm>
#include <cstddef>
#include <unordered_set>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

constexpr std::size_t kMostLevels = 64;

bool begins_with(std::string_view text, std::string_view start) { return text.substr(0, start.size()) == start; }

/// Follows the parser's events, to know the keys around a fault and to see keys that come twice.
class FaultFinder final : public nlohmann::json_sax<nlohmann::json> {
 public:
  explicit FaultFinder(std::string_view text) : text_(text) {}
  [[nodiscard]] const std::string& fault() const { return fault_; }

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return enter(); }
  bool end_object() override { return leave(); }
  bool start_array(std::size_t) override { return enter(); }
  bool end_array() override { return leave(); }

  bool key(string_t& key) override {
    Level& level = levels_.back();
    level.key = key;
    if (level.keys.insert(key).second) return true;
    return refuse(fmt::format("key {} is there twice", path()));
  }

  bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception&) override {
    const std::size_t at = position == 0 ? 0 : position - 1;
    const std::string where = path().empty() ? fmt::format("byte {}", at) : fmt::format("byte {}, key {}", at, path());
    for (const std::string_view name : {"NaN", "Infinity"})
      if (begins_with(text_.substr(std::min(at, text_.size())), name))
        return refuse(fmt::format("{}: {} is not a JSON number", where, name));
    if (at >= text_.size()) return refuse(fmt::format("it ends in the middle ({})", where));
    return refuse(fmt::format("{}: not JSON", where));
  }

 private:
  struct Level {
    std::unordered_set<std::string> keys{};
    std::string key{};
  };

  bool enter() {
    if (levels_.size() == kMostLevels)
      return refuse(fmt::format("key {} is nested deeper than {} levels", path(), kMostLevels));
    levels_.emplace_back();
    return true;
  }

  bool leave() {
    levels_.pop_back();
    return true;
  }

  bool refuse(std::string fault) {
    fault_ = std::move(fault);
    return false;
  }

  [[nodiscard]] std::string path() const {
    std::string path;
    for (const Level& level : levels_)
      if (!level.key.empty()) path += (path.empty() ? "\"" : ".") + level.key;
    return path.empty() ? path : path + "\"";
  }

  std::string_view text_;
  std::vector<Level> levels_;
  std::string fault_;
};

}  // namespace

std::string fault_of_json(std::string_view text) {
  if (text.empty()) return "it is empty";
  if (begins_with(text, "\xef\xbb\xbf")) return "it begins with a byte order mark; JSON is UTF-8 without one";
  if (begins_with(text, "\xff\xfe") || begins_with(text, "\xfe\xff")) return "it is UTF-16; JSON is UTF-8";
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)  // the parser would stop there
    return fmt::format("it holds a zero byte at byte {}", zero);
  FaultFinder finder(text);
  (void)nlohmann::json::sax_parse(text.begin(), text.end(), &finder);
  return finder.fault();
}

}  // namespace merops
