#include "cli/requirement_table.h"
#include "core/model/error.h"
#include "core/model/json_fault.h"

#include <iterator>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

/// Walks a text and counts its lines: the parser hands on no places, but takes no character before it needs it.
class LineCounting {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  LineCounting(const char* at, std::uint32_t* line) : at_(at), line_(line) {}
  reference operator*() const { return *at_; }
  LineCounting& operator++() {
    if (*at_ == '\n') ++*line_;
    ++at_;
    return *this;
  }
  LineCounting operator++(int) {
    const LineCounting before = *this;
    ++*this;
    return before;
  }
  friend bool operator==(const LineCounting& a, const LineCounting& b) { return a.at_ == b.at_; }

 private:
  const char* at_;
  std::uint32_t* line_;
};

/// Collects the objects of the list "require". Levels: 1 the document, 2 the list, 3 a threshold, deeper: nobody's.
class Collector final : public nlohmann::json_sax<nlohmann::json> {
 public:
  Collector(const std::uint32_t& line, const std::string& doing) : line_(line), doing_(doing) {}
  std::vector<RequirementTable> tables{};

  bool null() override { return add({}); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(number_integer_t value) override { return add(static_cast<double>(value)); }
  bool number_unsigned(number_unsigned_t value) override { return add(static_cast<double>(value)); }
  bool number_float(number_float_t value, const string_t& /*text*/) override { return add(value); }
  bool string(string_t& value) override { return add(value); }
  bool binary(binary_t& /*value*/) override { return false; }  // not in JSON texts
  bool start_object(std::size_t /*size*/) override {
    if (level_ == 3) add({});
    if (level_ == 1) refuse();
    if (++level_ == 3) tables.push_back({line_, {}});
    return true;
  }
  bool key(string_t& value) override {
    if (level_ == 1 && value != "require") {
      throw Error(doing_, fmt::format("line {}: key \"{}\" is not known", line_, value));
    }
    if (level_ == 3) key_ = {line_, value, {}};
    return true;
  }
  bool end_object() override { return leave(); }
  bool start_array(std::size_t /*size*/) override {
    if (level_ == 0 || level_ == 2) refuse();
    if (level_ == 3) add({});
    ++level_;
    return true;
  }
  bool end_array() override { return leave(); }
  bool parse_error(std::size_t position, const std::string& /*token*/,
                   const nlohmann::detail::exception& error) override {
    throw Error(doing_, fmt::format("line {}, byte {}: {}", line_, position, error.what()));
  }

 private:
  [[noreturn]] void refuse() const {
    throw Error(doing_, fmt::format("line {}: expected {{\"require\": [{{...}}, ...]}}", line_));
  }
  bool add(RequirementValue value) {
    if (level_ < 3) refuse();
    if (level_ > 3) return true;
    key_.value = std::move(value);
    tables.back().entries.push_back(key_);
    return true;
  }
  bool leave() {
    --level_;
    return true;
  }

  const std::uint32_t& line_;
  const std::string& doing_;
  int level_ = 0;
  RequirementEntry key_{};
};

}  // namespace

std::vector<RequirementTable> requirement_tables_of_json(std::string_view text, const std::string& doing) {
  if (const std::string fault = fault_of_json(text); !fault.empty()) throw Error(doing, fault);
  std::uint32_t line = 1;
  Collector collector(line, doing);
  nlohmann::json::sax_parse(LineCounting(text.data(), &line), LineCounting(text.data() + text.size(), &line),
                            &collector);
  return std::move(collector.tables);
}

}  // namespace merops
