#include "results/set_envelope.h"

#include "core/model/error.h"
#include "core/model/json_fault.h"
#include "results/set_write.h"

#include <charconv>
#include <system_error>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::size_t kDigestDigits = 64;
constexpr std::string_view kEnd = "}\n";

[[noreturn]] void refuse_damaged(std::string_view text, std::size_t at, const std::string& doing) {
  std::string fault = fault_of_json(text);
  if (fault.empty()) fault = fmt::format("byte {}: it is not as it was written", at);
  throw Error(doing, "it is damaged: " + fault, "have it exported and sent again");
}

[[noreturn]] void refuse_newer(std::uint32_t version, const std::string& doing) {
  throw Error(doing,
              fmt::format("it has version {} of the form, this program knows versions up to {}", version, kSetVersion),
              "use the newer program, or have the set exported by an older one");
}

/// Reads a document from its beginning.
class Cursor {
 public:
  Cursor(std::string_view text, const std::string& doing) : text_(text), doing_(doing) {}

  void expect(std::string_view words) {
    if (text_.substr(at_, words.size()) != words) refuse_damaged(text_, at_, doing_);
    at_ += words.size();
  }
  std::uint32_t number() {
    std::uint32_t value = 0;
    const char* const begin = text_.data() + at_;
    const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), value);
    if (error != std::errc{} || value == 0 || *begin == '0') refuse_damaged(text_, at_, doing_);
    at_ += static_cast<std::size_t>(end - begin);
    return value;
  }
  std::string_view take(std::size_t count) {
    if (count > text_.size() - at_) refuse_damaged(text_, at_, doing_);
    at_ += count;
    return text_.substr(at_ - count, count);
  }
  [[nodiscard]] std::size_t left() const { return text_.size() - at_; }

 private:
  std::string_view text_;
  const std::string& doing_;
  std::size_t at_ = 0;
};

}  // namespace

bool looks_like_set(std::string_view text) {
  return text.substr(0, 4096).find("\"merops_set\"") != std::string_view::npos;
}

SetEnvelope open_envelope(std::string_view text, const std::string& doing) {
  Cursor cursor(text, doing);
  SetEnvelope envelope;
  cursor.expect(kSetBegin);
  envelope.version = cursor.number();
  if (envelope.version > kSetVersion) refuse_newer(envelope.version, doing);
  cursor.expect(kSetDigest);
  envelope.digest = cursor.take(kDigestDigits);
  cursor.expect(kSetContent);
  if (cursor.left() < kEnd.size()) cursor.expect(kEnd);
  envelope.content = cursor.take(cursor.left() - kEnd.size());
  cursor.expect(kEnd);
  return envelope;
}

}  // namespace merops
