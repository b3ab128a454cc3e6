#include "tests/results/report/well_formed.h"

#include <regex>
#include <set>
#include <sstream>
#include <vector>

namespace merops::test {
namespace {

constexpr std::size_t kLongestTag = 4096;

const std::regex& tag_pattern() {
  static const std::regex pattern(
      R"re(^<(/?)([A-Za-z][A-Za-z0-9]*)((?:\s+[A-Za-z][A-Za-z0-9:-]*="[^"<]*")*)\s*(/?)>)re");
  return pattern;
}

bool has_bare_ampersand(const std::string& text) {
  static const std::regex entity("&(?:lt|gt|amp|quot|#[0-9]+);");
  return std::regex_replace(text, entity, "").find('&') != std::string::npos;
}

struct Page {
  std::vector<std::string> open{};
  std::set<std::string> ids{}, wanted{};
};

void want_all(std::set<std::string>& wanted, const std::string& names) {
  std::istringstream stream(names);
  for (std::string name; stream >> name;) wanted.insert(name);
}

std::string take_attributes(Page& page, const std::string& attributes) {
  static const std::regex one(R"re(([A-Za-z][A-Za-z0-9:-]*)="([^"]*)")re");
  for (auto at = std::sregex_iterator(attributes.begin(), attributes.end(), one); at != std::sregex_iterator(); ++at) {
    const std::string name = (*at)[1];
    const std::string value = (*at)[2];
    if (name == "id" && !page.ids.insert(value).second) return "the id " + value + " is given twice";
    if (name == "aria-labelledby") want_all(page.wanted, value);
    if (name == "href" && value.rfind('#', 0) == 0) page.wanted.insert(value.substr(1));
  }
  return {};
}

std::string take_tag(Page& page, const std::smatch& tag) {
  const std::string name = tag[2];
  if (tag[1].length() != 0) {
    if (page.open.empty() || page.open.back() != name) return "</" + name + "> closes nothing";
    page.open.pop_back();
    return {};
  }
  if (tag[4].length() == 0) page.open.push_back(name);
  return take_attributes(page, tag[3]);
}

}  // namespace

std::string xml_fault(const std::string& page) {
  Page seen;
  const std::string doctype = "<!DOCTYPE html>";
  if (has_bare_ampersand(page)) return "a bare &";
  std::size_t at = page.rfind(doctype, 0) == 0 ? doctype.size() : 0;
  for (at = page.find('<', at); at != std::string::npos; at = page.find('<', at)) {
    std::smatch tag;
    const std::string head = page.substr(at, kLongestTag);
    if (!std::regex_search(head, tag, tag_pattern())) return "no tag: " + head.substr(0, 60);
    if (std::string fault = take_tag(seen, tag); !fault.empty()) return fault;
    at += static_cast<std::size_t>(tag.length(0));
  }
  if (!seen.open.empty()) return "<" + seen.open.back() + "> is not closed";
  for (const std::string& id : seen.wanted) {
    if (seen.ids.count(id) == 0) return "nothing has the id " + id;
  }
  return {};
}

}  // namespace merops::test
