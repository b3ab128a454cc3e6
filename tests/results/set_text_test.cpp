#include "core/model/error.h"
#include "core/model/json.h"
#include "results/set_canonical.h"
#include "results/set_read.h"
#include "results/set_redact.h"
#include "results/set_write.h"
#include "tests/results/sample_set.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;

const ResultSet& sample() {
  static const ResultSet set = test::sample_set();
  return set;
}

const std::string& sample_text() {
  static const std::string text = write_set(sample());
  return text;
}

/// Why a text is not taken; empty where it is.
std::string refusal(const std::string& text) {
  try {
    (void)read_set(text, "set.json");
    return {};
  } catch (const Error& error) {
    EXPECT_THAT(error.doing(), HasSubstr("set.json"));
    EXPECT_FALSE(error.hint().empty());
    return error.why();
  }
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

/// A document around these bytes of a content, with their digest.
std::string enveloped(const std::string& content, std::uint32_t version = kSetVersion) {
  return fmt::format(R"({{"merops_set":{},"sha256":"{}","content":{}}}{})", version, digest_of(content), content, "\n");
}

/// A document with this content and the right digests all over: what a careful liar would write.
std::string document(json content) {
  const auto seal = [](json& part) { part["sha256"] = digest_of(canonical_json(part.at("value").dump())); };
  for (json& campaign : content.at("campaigns")) {
    seal(campaign.at("head"));
    for (json& cell : campaign.at("cells")) seal(cell);
    for (json& work : campaign.at("work")) seal(work);
  }
  const std::string text = canonical_json(content.dump());
  return enveloped(text);
}

json sample_content() { return json::parse(sample_text()).at("content"); }

/// The refusal of a document in which `change` was made to the first cell.
template <class Change>
std::string refusal_of_cell(const Change& change) {
  json content = sample_content();
  change(content.at("campaigns").at(0).at("cells").at(0).at("value"));
  return refusal(document(content));
}

TEST(SetText, ReadsBackAsItWasWritten) {
  const ReadSet read = read_set(sample_text(), "set.json");
  EXPECT_EQ(write_set(read.set), sample_text());
  ASSERT_EQ(read.set.campaigns.size(), 1U);
  const SetCampaign &campaign = read.set.campaigns.front(), &original = sample().campaigns.front();
  EXPECT_EQ(to_json(campaign.campaign.info), to_json(original.campaign.info));
  ASSERT_EQ(campaign.cells.size(), 3U);
  for (std::size_t cell = 0; cell < 3; ++cell) {
    EXPECT_EQ(to_json(campaign.cells[cell].result, true), to_json(original.cells[cell].result, true));
  }
  EXPECT_EQ(campaign.cells[2].standing.retracted_reason, "a backup ran");
  EXPECT_EQ(campaign.cells[0].notes, original.cells[0].notes);
  EXPECT_EQ(campaign.campaign.health_after, original.campaign.health_after);
  EXPECT_EQ(campaign.work.size(), 1U);
  EXPECT_EQ(read.set.work.size(), 1U);
  EXPECT_TRUE(read.set.identity);
}

TEST(SetText, HoldsStampsOnlyWhereAsked) {
  ResultSet set = sample();
  EXPECT_THAT(sample_text(), HasSubstr("\"packed\""));
  set.stamps = false;
  const std::string text = write_set(set);
  EXPECT_THAT(text, testing::Not(HasSubstr("\"packed\"")));
  EXPECT_TRUE(read_set(text, "set.json").set.campaigns[0].cells[0].result.measurement.stamps.empty());
}

TEST(SetText, DigestCoversTheContentByteForByte) {
  const json document = json::parse(sample_text());
  EXPECT_EQ(document.at("sha256"), digest_of(canonical_json(document.at("content").dump())));
  EXPECT_EQ(document.at("merops_set"), kSetVersion);
}

TEST(SetText, IsRefusedWithAnyByteChanged) {
  ResultSet small = sample();
  small.campaigns.front().cells.resize(1);
  small.work.clear();
  const std::string text = write_set(small);
  const std::size_t step = 7, content = text.find("content"), end = text.size() - 16;  // each byte of what is around it
  for (std::size_t at = 0; at<text.size(); at += at> content && at < end ? step : 1) {
    std::string damaged = text;
    damaged[at] = static_cast<char>(damaged[at] ^ 1);
    ASSERT_NE(refusal(damaged), "") << "byte " << at << " of " << text.size() << ": " << text.substr(at, 20);
  }
}

TEST(SetText, IsRefusedWithAnyEndMissing) {
  for (std::size_t size = 0; size < sample_text().size(); size += 97) {
    ASSERT_NE(refusal(sample_text().substr(0, size)), "") << size;
  }
  EXPECT_NE(refusal(sample_text().substr(0, sample_text().size() - 1)), "");
  EXPECT_NE(refusal(sample_text() + "\n"), "");
}

TEST(SetText, FromANewerProgramIsRefusedWithBothVersions) {
  const std::uint32_t newer = kSetVersion + 1;
  const std::string why = refusal(enveloped(canonical_json(sample_content().dump()), newer));
  EXPECT_THAT(why,
              AllOf(HasSubstr(fmt::format("version {} ", newer)), HasSubstr(fmt::format("up to {}", kSetVersion))));
}

TEST(SetText, DamageIsNamedWithCampaignAndCell) {
  const std::string why = refusal(replaced(sample_text(), "\"reader\":\"io_uring\"", "\"reader\":\"io_urinh\""));
  EXPECT_THAT(why, AllOf(HasSubstr("campaign 0123456789abcdef"), HasSubstr("cells[0]"), HasSubstr("SHA-256")));
}

TEST(SetText, DamageToTheFormIsNamedWithByteAndKey) {
  const std::string why = refusal(replaced(sample_text(), "\"reader\":\"io_uring\"", "\"reader\":@io_uring\""));
  EXPECT_THAT(why, AllOf(HasSubstr("byte "), HasSubstr("reader")));
}

TEST(SetText, ReformattedSetIsToldSo) {
  EXPECT_THAT(refusal(json::parse(sample_text()).dump(2)), HasSubstr("not as it was written"));
  json content = sample_content();
  std::string text = document(content);
  text = replaced(text, "\"campaigns\":[", "\"campaigns\": [");
  const std::size_t begin = text.find("\"content\":") + 10;
  const std::string spaced = text.substr(begin, text.size() - begin - 2);
  text = enveloped(spaced);
  EXPECT_THAT(refusal(text), AllOf(HasSubstr("canonical"), HasSubstr("byte ")));
}

TEST(SetText, WrongTypesAreNamedWithTheirKeys) {
  EXPECT_EQ(refusal(document(sample_content())), "");
  const auto measurement = [](const char* key, const json& value) {
    return refusal_of_cell([&](json& cell) { cell["result"]["measurement"][key] = value; });
  };
  EXPECT_THAT(measurement("reads", "many"), HasSubstr("measurement.reads"));
  EXPECT_THAT(measurement("reads", -1), HasSubstr("measurement.reads"));
  EXPECT_THAT(measurement("reads", 1.5), HasSubstr("measurement.reads"));
  EXPECT_THAT(measurement("reads", nullptr), HasSubstr("measurement.reads"));
  EXPECT_THAT(measurement("histogram", json::array({json::array({5, 1}), json::array({4, 1})})), HasSubstr("ascend"));
  EXPECT_THAT(measurement("intervals", json::array({7})), HasSubstr("intervals[0]"));
  EXPECT_THAT(measurement("new_key", 1), HasSubstr("new_key"));
  EXPECT_THAT(refusal_of_cell([](json& cell) { cell["index"] = 4294967296; }), HasSubstr("index"));
  EXPECT_THAT(refusal_of_cell([](json& cell) { cell["result"]["state"] = "sold"; }), HasSubstr("state"));
  EXPECT_THAT(refusal_of_cell([](json& cell) { cell["result"].erase("state"); }), HasSubstr("state"));
  EXPECT_THAT(refusal_of_cell([](json& cell) { cell["result"]["source_digest"] = "xyz"; }), HasSubstr("source_digest"));
  EXPECT_THAT(refusal_of_cell([](json& cell) { cell["result"]["started_utc"] = "today"; }), HasSubstr("started_utc"));
  EXPECT_THAT(refusal_of_cell([](json& cell) { cell["result"]["reason"] = "\x1b[2J"; }),
              HasSubstr("control character"));
  EXPECT_THAT(refusal_of_cell([](json& cell) { cell["stamps"]["packed"] = "AAAA"; }), HasSubstr("stamps"));
  EXPECT_THAT(refusal_of_cell([](json& cell) { cell["stamps"]["reads"] = 18446744073709551615U; }),
              HasSubstr("stamps"));
  EXPECT_THAT(refusal_of_cell([](json& cell) { cell["stamps"]["packed"] = "?"; }), HasSubstr("base64"));
  EXPECT_THAT(refusal_of_cell([](json& cell) { cell["result"] = json::array(); }), HasSubstr("object"));
}

TEST(SetText, HeadIsCheckedToo) {
  const auto refusal_of_head = [](const char* key, const json& value) {
    json content = sample_content();
    content["campaigns"][0]["head"]["value"]["info"][key] = value;
    return refusal(document(content));
  };
  EXPECT_THAT(refusal_of_head("id", "0123456789ABCDEF"), HasSubstr("info.id"));
  EXPECT_THAT(refusal_of_head("id", "0123"), HasSubstr("info.id"));
  EXPECT_THAT(refusal_of_head("id", 5), HasSubstr("id"));
  EXPECT_THAT(refusal_of_head("origin", ""), HasSubstr("origin"));
  EXPECT_THAT(refusal_of_head("seed", -1), HasSubstr("seed"));
}

TEST(SetText, SameCampaignOrCellTwiceIsRefused) {
  json content = sample_content();
  content["campaigns"].push_back(content["campaigns"][0]);
  EXPECT_THAT(refusal(document(content)), HasSubstr("twice"));
  content = sample_content();
  content["campaigns"][0]["cells"].push_back(content["campaigns"][0]["cells"][0]);
  EXPECT_THAT(refusal(document(content)), HasSubstr("twice"));
}

TEST(SetText, HostileFormsAreRefused) {
  const auto with_content = [](const std::string& content) { return refusal(enveloped(content)); };
  EXPECT_THAT(with_content(std::string(100000, '[')), HasSubstr("nested"));
  EXPECT_THAT(with_content(R"({"a":1,"a":2})"), HasSubstr("twice"));
  EXPECT_THAT(with_content(R"({"campaigns":NaN})"), HasSubstr("NaN"));
  EXPECT_THAT(with_content(R"({"campaigns":1e999})"), HasSubstr("not JSON"));
  EXPECT_THAT(with_content(R"([])"), HasSubstr("object"));
  EXPECT_THAT(with_content(R"({"campaigns":{},"identity":false,"stamps":true,"work":[]})"), HasSubstr("list"));
  EXPECT_THAT(with_content(R"({"campaigns":[[1]],"identity":false,"stamps":true,"work":[]})"),
              HasSubstr("campaigns[0]"));
  EXPECT_THAT(
      with_content(R"({"campaigns":[{"cells":[],"head":[],"work":[]}],"identity":false,"stamps":true,"work":[]})"),
      HasSubstr("head"));
  EXPECT_THAT(with_content(R"({"campaigns":[],"identity":0,"stamps":true,"work":[]})"), HasSubstr("identity"));
  EXPECT_THAT(with_content(R"({"campaigns":[],"identity":true,"stamps":true,"work":[],"x":1})"),
              HasSubstr("do not belong"));
  EXPECT_EQ(with_content(R"({"campaigns":[],"identity":true,"stamps":true,"work":[]})"), "");
}

TEST(SetText, EmptyOneIsSound) { EXPECT_EQ(write_set(read_set(write_set({}), "x").set), write_set({})); }

}  // namespace
}  // namespace merops
