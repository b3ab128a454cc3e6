#include "results/redact_words.h"

#include "results/set.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace merops {
namespace {

constexpr std::size_t kShortest = 3;
constexpr std::array<std::string_view, 29> kOfMany = {
    "administrator", "archlinux", "public", "windows", "cpu",       "debian",  "default", "desktop", "disk",   "fedora",
    "home",          "host",      "laptop", "linux",   "localhost", "merops",  "none",    "nvme",    "null",   "root",
    "server",        "shared",    "ssd",    "store",   "ubuntu",    "unknown", "usb",     "user",    "virtual"};

char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

std::string lower(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(), [](char c) { return lower(c); });
  return out;
}

bool is_of_many(const std::string& word) {
  const bool only_zeros = word.find_first_not_of('0') == std::string::npos;
  return only_zeros || std::find(kOfMany.begin(), kOfMany.end(), word) != kOfMany.end();
}

bool is_inside_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

bool stands_at(std::string_view text, std::size_t at, const std::string& word) {
  if (text.size() - at < word.size()) return false;
  if (at > 0 && is_inside_word(text[at - 1]) && is_inside_word(word.front())) return false;
  const std::size_t end = at + word.size();
  if (end < text.size() && is_inside_word(text[end]) && is_inside_word(word.back())) return false;
  return std::equal(word.begin(), word.end(), text.begin() + static_cast<std::ptrdiff_t>(at),
                    [](char a, char b) { return a == lower(b); });
}

}  // namespace

void IdentityWords::add(std::string_view text) {
  std::string word = lower(text);
  if (word.size() < kShortest || is_of_many(word) || std::find(words_.begin(), words_.end(), word) != words_.end())
    return;
  words_.push_back(std::move(word));
  std::stable_sort(words_.begin(), words_.end(),
                   [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
}

void IdentityWords::add_host(std::string_view name) {
  add(name);
  add(name.substr(0, name.find('.')));
}

std::string IdentityWords::taken_out_of(std::string_view text) const {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const auto word = std::find_if(words_.begin(), words_.end(),
                                   [&](const std::string& known) { return stands_at(text, at, known); });
    if (word == words_.end()) {
      out += text[at++];
    } else {
      out += kTakenOut;
      at += word->size();
    }
  }
  return out;
}

}  // namespace merops
