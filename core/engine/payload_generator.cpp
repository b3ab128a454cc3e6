#include "core/engine/payload_generator.h"

#include "core/model/error.h"
#include "core/model/sha256.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <openssl/evp.h>

namespace merops {
namespace {

constexpr std::size_t kCipherBlock = 16;
constexpr std::string_view kLabel = "merops payload 1";
/// What is encrypted: zeros, small enough to stay in the first cache beside the output.
constexpr std::array<unsigned char, 16384> kZeros{};

using CipherBlock = std::array<unsigned char, kCipherBlock>;

void put_big_endian(unsigned char* at, std::uint64_t value, unsigned bytes) {
  for (unsigned i = bytes; i-- > 0; value >>= 8U) at[i] = static_cast<unsigned char>(value & 0xffU);
}

CipherBlock counter_block(std::uint32_t layer, std::uint32_t expert, std::uint64_t block) {
  CipherBlock counter{};
  put_big_endian(counter.data(), layer, 4);
  put_big_endian(counter.data() + 4, expert, 4);
  put_big_endian(counter.data() + 8, block, 8);
  return counter;
}

Sha256Digest key_of(std::uint64_t seed) {
  std::array<unsigned char, 8> number{};
  put_big_endian(number.data(), seed, 8);
  Sha256 hash;
  hash.update(std::as_bytes(std::span(kLabel)));
  hash.update(std::as_bytes(std::span(number)));
  return hash.finish();
}

void require(bool worked) {
  if (!worked) throw Error("generating payloads", "the AES-128 cipher of OpenSSL is not available");
}

}  // namespace

struct PayloadGenerator::State {
  EVP_CIPHER_CTX* cipher = EVP_CIPHER_CTX_new();
  State() = default;
  State(const State&) = delete;
  State& operator=(const State&) = delete;
  ~State() { EVP_CIPHER_CTX_free(cipher); }

  void encrypt_zeros(unsigned char* out, std::size_t count) const {
    int written = 0;
    require(EVP_EncryptUpdate(cipher, out, &written, kZeros.data(), static_cast<int>(count)) == 1);
  }
};

PayloadGenerator::PayloadGenerator(std::uint64_t seed) : state_(std::make_unique<State>()) {
  const Sha256Digest key = key_of(seed);
  const auto* bytes = reinterpret_cast<const unsigned char*>(key.data());
  require(state_->cipher != nullptr &&
          EVP_EncryptInit_ex(state_->cipher, EVP_aes_128_ctr(), nullptr, bytes, nullptr) == 1);
}

PayloadGenerator::~PayloadGenerator() = default;
PayloadGenerator::PayloadGenerator(PayloadGenerator&&) noexcept = default;
PayloadGenerator& PayloadGenerator::operator=(PayloadGenerator&&) noexcept = default;

void PayloadGenerator::generate(std::uint32_t layer, std::uint32_t expert, std::uint64_t offset,
                                std::span<std::byte> out) {
  const CipherBlock counter = counter_block(layer, expert, offset / kCipherBlock);
  require(EVP_EncryptInit_ex(state_->cipher, nullptr, nullptr, nullptr, counter.data()) == 1);
  CipherBlock skipped{};
  state_->encrypt_zeros(skipped.data(), offset % kCipherBlock);
  while (!out.empty()) {
    const std::size_t count = std::min(out.size(), kZeros.size());
    state_->encrypt_zeros(reinterpret_cast<unsigned char*>(out.data()), count);
    out = out.subspan(count);
  }
}

}  // namespace merops
