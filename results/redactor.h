#pragma once

#include "core/model/json_fields_cell.h"
#include "results/redact_path.h"
#include "results/redact_words.h"

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace merops {

/// What a string of the result values is, by the name it has in JSON. What no table names is a text.
enum class StringKind { text, fixed, host, cleared, machine, path, mount_point, options, command, plan };
[[nodiscard]] StringKind kind_of_string(std::string_view name);

/// Calls a function with each string of a value and its name in JSON; those of a list have the list's name.
template <class Use>
class StringWalk {
 public:
  explicit StringWalk(Use use) : use_(use) {}

  template <class T>
  void operator()(const char* name, T& value) {
    if constexpr (std::is_class_v<T>) visit(name, value);  // numbers and enumerations hold no words
  }

 private:
  void visit(const char* name, std::string& text) { use_(name, text); }
  void visit(const char* name, const std::string& text) { use_(name, text); }
  template <class T>
  void visit(const char* name, std::vector<T>& values) {
    for (auto& value : values) (*this)(name, value);
  }
  template <class T>
  void visit(const char* name, const std::vector<T>& values) {
    for (const auto& value : values) (*this)(name, value);
  }
  template <class T>
  void visit(const char* name, std::optional<T>& value) {
    if (value) (*this)(name, *value);
  }
  template <class T>
  void visit(const char* name, const std::optional<T>& value) {
    if (value) (*this)(name, *value);
  }
  template <class A, class B>
  void visit(const char* name, std::pair<A, B>& pair) {
    (*this)(name, pair.first);
    (*this)(name, pair.second);
  }
  template <class A, class B>
  void visit(const char* name, const std::pair<A, B>& pair) {
    (*this)(name, pair.first);
    (*this)(name, pair.second);
  }
  template <class T>
  void visit(const char* /*name*/, T& value) {
    json_fields::fields(*this, value);
  }
  Use use_;
};

template <class Value, class Use>
void for_each_string(Value& value, Use use) {
  StringWalk<Use> walk(use);
  json_fields::fields(walk, value);
}

/// Takes out what tells whose machine a campaign was measured on. First everything of the campaign is shown to it
/// (`learn`), so that it knows the names; then it changes strings.
class Redactor {
 public:
  void learn_user(std::string_view name) { words_.add(name); }
  void learn(std::string_view name, const std::string& text);
  void redact(std::string_view name, std::string& text) const;
  void redact_text(std::string& text) const { redact("", text); }

 private:
  [[nodiscard]] std::string text_of(std::string_view text) const;
  [[nodiscard]] std::string path_of(const std::string& path) const;
  [[nodiscard]] std::string command_of(std::string_view command) const;
  [[nodiscard]] std::string plan_of(const std::string& plan) const;
  IdentityWords words_{};
  PathNames paths_{};
};

}  // namespace merops
