#include "core/model/error.h"
#include "core/model/json_fault.h"
#include "results/import.h"
#include "results/set_canonical.h"
#include "results/set_redact.h"
#include "results/set_write.h"
#include "tests/fuzz/entry_points.h"

#include <cstdio>
#include <cstdlib>
#include <string>

#include <nlohmann/json.hpp>

namespace merops::test {
namespace {

using nlohmann::json;

void require(bool holds, const char* promise) {
  if (holds) return;
  std::fprintf(stderr, "broken promise: %s\n", promise);
  std::abort();
}

/// A set of an older form, which is written in this one.
bool is_older(const std::string& text) {
  const std::string begin = std::string(kSetBegin);
  return text.compare(0, begin.size(), begin) == 0 &&
         text.compare(begin.size(), 2, std::to_string(kSetVersion) + ",") != 0;
}

/// What is taken is written as it was read, and redacting it twice is redacting it once.
bool read_import(const std::string& text) {
  try {
    const ReadSet read = read_importable(text, "file");
    const std::string written = write_set(read.set);
    require(written == text || read.digest == digest_of(text) || is_older(text), "a set is written as it was read");
    require(write_set(read_set(written, "file").set) == written, "what is written is read");
    const ResultSet once = redacted(read.set);
    require(write_set(redacted(once)) == write_set(once), "redacting twice is redacting once");
    return true;
  } catch (const Error&) {
    return false;
  }
}

void seal(json& part) {
  if (!part.is_object() || !part.contains("value")) return;
  part["sha256"] = digest_of(canonical_json(part["value"].dump(-1, ' ', false, json::error_handler_t::replace)));
}

void seal_all(json& parent, const char* key) {
  if (!parent.is_object() || !parent.contains(key) || !parent[key].is_array()) return;
  for (json& part : parent[key]) seal(part);
}

/// The same content with the digests put right, so that what lies behind them is reached.
std::string with_digests(const std::string& text) {
  if (!fault_of_json(text).empty()) return {};
  json document = json::parse(text);
  if (!document.is_object() || !document.contains("content") || !document["content"].is_object()) return {};
  json& content = document["content"];
  seal_all(content, "work");
  if (content.contains("campaigns") && content["campaigns"].is_array()) {
    for (json& campaign : content["campaigns"]) {
      seal_all(campaign, "cells");
      seal_all(campaign, "work");
      if (campaign.is_object() && campaign.contains("head")) seal(campaign["head"]);
    }
  }
  const std::string canonical = canonical_json(content.dump(-1, ' ', false, json::error_handler_t::replace));
  return std::string(kSetBegin) + "1" + std::string(kSetDigest) + digest_of(canonical) + std::string(kSetContent) +
         canonical + "}\n";
}

}  // namespace

bool feed_import(Bytes bytes) {
  const std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  const bool taken = read_import(text);
  return read_import(with_digests(text)) || taken;
}

}  // namespace merops::test
