#include "results/redactor.h"

#include "results/set.h"
#include "results/set_canonical.h"
#include "results/shell_words.h"

#include <algorithm>
#include <array>
#include <functional>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::ordered_json;

struct NamedKind {
  std::string_view name;
  StringKind kind;
};

/// `fixed` are the words of this program and digests: no user writes them, and changed ones would not be read back.
constexpr std::array<NamedKind, 30> kKinds = {{
    {"backing_file", StringKind::path},
    {"character_device", StringKind::path},
    {"clock_source", StringKind::fixed},
    {"command", StringKind::command},
    {"coverage", StringKind::fixed},
    {"digest", StringKind::fixed},
    {"host_name", StringKind::host},
    {"id", StringKind::fixed},
    {"kind", StringKind::fixed},
    {"machine_id", StringKind::machine},
    {"mount_point", StringKind::mount_point},
    {"options", StringKind::options},
    {"origin", StringKind::fixed},
    {"path", StringKind::path},
    {"plan_json", StringKind::plan},
    {"reader", StringKind::fixed},
    {"readers", StringKind::fixed},
    {"scheduler", StringKind::fixed},
    {"sequence_digest", StringKind::fixed},
    {"serial", StringKind::cleared},
    {"set_digest", StringKind::fixed},
    {"source_digest", StringKind::fixed},
    {"source_path", StringKind::path},
    {"sources", StringKind::path},
    {"started_utc", StringKind::fixed},
    {"state", StringKind::fixed},
    {"tag", StringKind::fixed},
    {"target_path", StringKind::path},
    {"transport", StringKind::fixed},
    {"governor", StringKind::fixed},
}};

constexpr std::string_view kPseudonym = "pseudonym:";
constexpr std::size_t kPseudonymDigits = 16;

/// The same for one machine in all its sets, and no way back to its identity.
std::string pseudonym_of(const std::string& machine_id) {
  if (machine_id.empty() || machine_id.starts_with(kPseudonym)) return machine_id;
  return fmt::format("{}{}", kPseudonym, digest_of("merops set: " + machine_id).substr(0, kPseudonymDigits));
}

void for_each_text(Json& json, const std::function<void(std::string&)>& use) {
  if (json.is_string()) use(json.get_ref<std::string&>());
  if (json.is_structured()) {
    for (auto& child : json) for_each_text(child, use);
  }
}

/// Characters before the value in a word of a command line: "--db=" of "--db=FILE", "source=" of "source=FILE".
std::size_t length_of_name(const std::string& word) {
  const std::size_t end = word.find_first_not_of("abcdefghijklmnopqrstuvwxyz-_");
  return end != std::string::npos && word[end] == '=' ? end + 1 : 0;
}

bool is_path(std::string_view text) { return is_absolute_path(text) || text.find(' ') == std::string_view::npos; }

}  // namespace

StringKind kind_of_string(std::string_view name) {
  const auto row = std::find_if(kKinds.begin(), kKinds.end(), [name](const NamedKind& k) { return k.name == name; });
  return row == kKinds.end() ? StringKind::text : row->kind;
}

void Redactor::learn(std::string_view name, const std::string& text) {
  const StringKind kind = kind_of_string(name);
  if (kind == StringKind::host) words_.add_host(text);
  if (kind == StringKind::cleared) words_.add(text);
  if (kind == StringKind::machine && !text.starts_with(kPseudonym)) words_.add(text);
  if (kind == StringKind::path) paths_.add(text);
  if (kind == StringKind::mount_point) paths_.add_mount_point(text);
  if (kind == StringKind::fixed) return;
  for (const std::string& user : users_in(text)) words_.add(user.substr(0, user.find_first_of(" '\"`,;:)")));
}

std::string Redactor::text_of(std::string_view text) const { return words_.taken_out_of(paths_.in_text(text)); }

std::string Redactor::path_of(const std::string& path) const { return words_.taken_out_of(paths_.name_of(path)); }

std::string Redactor::command_of(std::string_view command) const {
  std::vector<std::string> words;
  for (const std::string& word : split_shell_words(command)) {
    const std::size_t name = length_of_name(word);
    words.push_back(word.substr(0, name) + path_of(word.substr(name)));
  }
  return join_shell_words(words);
}

std::string Redactor::plan_of(const std::string& plan) const {
  Json json = Json::parse(plan, nullptr, false);
  if (json.is_discarded()) return text_of(plan);
  for_each_text(json, [this](std::string& text) { text = is_path(text) ? path_of(text) : text_of(text); });
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void Redactor::redact(std::string_view name, std::string& text) const {
  switch (kind_of_string(name)) {
    case StringKind::text:
      text = text_of(text);
      break;
    case StringKind::fixed:
      break;
    case StringKind::host:
    case StringKind::cleared:
      text.clear();
      break;
    case StringKind::machine:
      text = pseudonym_of(text);
      break;
    case StringKind::path:
      text = path_of(text);
      break;
    case StringKind::mount_point:
      text = words_.taken_out_of(shortened_mount_point(text));
      break;
    case StringKind::options:
      text = words_.taken_out_of(shortened_options(text));
      break;
    case StringKind::command:
      text = command_of(text);
      break;
    case StringKind::plan:
      text = plan_of(text);
      break;
  }
}

}  // namespace merops
