#include "core/engine/byte_check.h"

#include "core/host/open_file.h"
#include "core/model/byte_source.h"
#include "core/model/sha256.h"

#include <utility>
#include <vector>

namespace merops {
namespace {

class ByteCheck final : public PayloadCheck {
 public:
  explicit ByteCheck(std::vector<std::uint64_t> hashes) : hashes_(std::move(hashes)) {}
  [[nodiscard]] bool matches(std::uint32_t expert, std::span<const std::span<const std::byte>> pieces) const override {
    Sha256 hash;
    for (const auto piece : pieces) hash.update(piece);
    return first_eight(hash.finish()) == hashes_[expert];
  }

 private:
  std::vector<std::uint64_t> hashes_;
};

std::vector<std::uint64_t> hash_all(const Source& source) {
  std::vector<std::unique_ptr<ByteSource>> targets;
  for (const Target& target : source.targets) targets.push_back(open_byte_source(target.path));
  std::vector<std::uint64_t> hashes;
  std::vector<std::byte> bytes;
  for (std::uint32_t expert = 0; expert < source.experts.size(); ++expert) {
    Sha256 hash;
    for (const Extent& extent : source.experts[expert]) {
      bytes.resize(static_cast<std::size_t>(extent.length));
      targets[extent.target]->read(extent.offset, bytes);
      hash.update(bytes);
    }
    hashes.push_back(first_eight(hash.finish()));
  }
  return hashes;
}

}  // namespace

std::shared_ptr<const PayloadCheck> make_byte_check(const std::shared_ptr<const Source>& source) {
  return std::make_shared<ByteCheck>(source->hashes.empty() ? hash_all(*source) : source->hashes);
}

}  // namespace merops
