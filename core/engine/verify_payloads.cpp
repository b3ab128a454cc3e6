#include "core/engine/verify_payloads.h"

#include "core/model/error.h"
#include "core/model/flat_store_layout.h"
#include "core/model/sha256.h"

#include <algorithm>
#include <memory>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::uint64_t kWindow = std::uint64_t{8} << 20U;

class PayloadVerifier {
 public:
  PayloadVerifier(const ColdFile& file, const PayloadsToVerify& check, std::uint32_t workers, WorkMeter& meter,
                  Findings& findings)
      : file_(file),
        check_(check),
        window_(std::min<std::uint64_t>(kWindow, check.store.entries[0].padded)),
        buffers_(allocate_slots(workers, window_, PageKind::any)),
        meter_(meter),
        findings_(findings) {
    if (check.model != nullptr) model_ = std::make_unique<PayloadReader>(*check.model, workers, window_);
  }

  void verify(std::uint32_t worker, std::uint32_t number) {
    const IndexEntry& entry = check_.store.entries[number];
    if (entry.offset + entry.padded > check_.store_bytes) return add_missing(number);
    Expert expert{number, {}, true, model_ != nullptr && number < check_.model->experts.size()};
    for (std::uint64_t at = 0; at < entry.padded && expert.readable; at += window_) verify_window(worker, at, expert);
    if (!expert.readable) return;
    const std::uint64_t hash = first_eight(expert.hash.finish());
    if (hash != entry.hash)
      add(number, "payload hash", fmt::format("{:016x}", entry.hash), fmt::format("{:016x}", hash));
  }

  [[nodiscard]] std::string why_buffered() const {
    return file_.direct() && model_ ? model_->why_buffered() : file_.why_buffered();
  }

 private:
  /// What is known of the expert that is being read.
  struct Expert {
    std::uint32_t number;
    Sha256 hash;
    bool readable, compared;
  };

  void verify_window(std::uint32_t worker, std::uint64_t at, Expert& expert) {
    meter_.check_stop();
    const IndexEntry& entry = check_.store.entries[expert.number];
    const auto blocks = buffers_.memory().slot(worker).first(std::min<std::uint64_t>(window_, entry.padded - at));
    expert.readable = read(entry.offset + at, blocks, expert.number);
    if (!expert.readable) return;
    const auto payload = blocks.first(std::min<std::uint64_t>(blocks.size(), entry.length - at));
    expert.hash.update(payload);
    if (!is_zero(blocks.subspan(payload.size()))) add(expert.number, "padding", "zeros", "other bytes");
    if (expert.compared) expert.compared = is_equal(worker, expert.number, at, payload);
    meter_.add(blocks.size());
  }

  bool read(std::uint64_t offset, std::span<std::byte> blocks, std::uint32_t number) {
    try {
      file_.read(offset, blocks, blocks.size());
      return true;
    } catch (const Error& error) {
      add(number, "reading", fmt::format("{} bytes from byte {}", blocks.size(), offset), error.why());
      return false;
    }
  }

  /// Whether the model holds the same bytes; the first that differs is a finding.
  bool is_equal(std::uint32_t worker, std::uint32_t number, std::uint64_t at, std::span<const std::byte> payload) {
    bool equal = true;
    model_->read(worker, number, at, payload.size(), [&](std::span<const std::byte> piece) {
      const auto here = payload.first(piece.size());
      payload = payload.subspan(piece.size());
      const auto [have, want] = std::mismatch(here.begin(), here.end(), piece.begin());
      if (equal && have != here.end()) {
        const std::uint64_t byte = at + static_cast<std::uint64_t>(have - here.begin());
        add(number, fmt::format("payload byte {}", byte), fmt::format("{:02x}", std::to_integer<unsigned>(*want)),
            fmt::format("{:02x}", std::to_integer<unsigned>(*have)));
        equal = false;
      }
      at += piece.size();
    });
    return equal;
  }

  void add_missing(std::uint32_t number) {
    const IndexEntry& entry = check_.store.entries[number];
    add(number, "payload", fmt::format("bytes {} to {}", entry.offset, entry.offset + entry.padded),
        fmt::format("the store ends at byte {}", check_.store_bytes));
  }

  void add(std::uint32_t number, std::string what, std::string expected, std::string found) {
    findings_.add(check_.store.superblock, number, std::move(what), std::move(expected), std::move(found));
  }

  const ColdFile& file_;
  const PayloadsToVerify& check_;
  std::uint64_t window_;
  SlotPages buffers_;
  WorkMeter& meter_;
  Findings& findings_;
  std::unique_ptr<PayloadReader> model_;
};

}  // namespace

std::string verify_payloads(const ColdFile& file, const PayloadsToVerify& check, std::uint32_t workers,
                            WorkMeter& meter, Findings& findings) {
  PayloadVerifier verifier(file, check, workers, meter, findings);
  run_crew({check.chosen.size(),
            [&](std::uint32_t worker, std::uint64_t job) { verifier.verify(worker, check.chosen[job]); }},
           workers, meter);
  return verifier.why_buffered();
}

}  // namespace merops
