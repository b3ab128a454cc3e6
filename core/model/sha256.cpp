#include "core/model/sha256.h"

#include "core/model/error.h"
#include "core/model/little_endian.h"

#include <new>

#include <openssl/evp.h>

namespace merops {
namespace {

void require(bool done) {
  if (!done) throw Error("hashing with SHA-256", "OpenSSL's libcrypto refused", "check the installation of OpenSSL 3");
}

/// Fetched once: a lookup for every digest costs more than hashing a small block. It is never freed, so that threads
/// that outlive main's statics may still hash. OpenSSL picks the processor's SHA instructions by itself.
const EVP_MD* algorithm() {
  static const EVP_MD* const fetched = EVP_MD_fetch(nullptr, "SHA256", nullptr);
  require(fetched != nullptr);
  return fetched;
}

}  // namespace

struct Sha256::State {
  EVP_MD_CTX* context = EVP_MD_CTX_new();
  State() {
    if (context == nullptr) throw std::bad_alloc();
  }
  State(const State&) = delete;
  State& operator=(const State&) = delete;
  ~State() { EVP_MD_CTX_free(context); }
  void start() { require(EVP_DigestInit_ex2(context, algorithm(), nullptr) == 1); }
};

Sha256::Sha256() : state_(std::make_unique<State>()) { state_->start(); }
Sha256::~Sha256() = default;
Sha256::Sha256(Sha256&&) noexcept = default;
Sha256& Sha256::operator=(Sha256&&) noexcept = default;

void Sha256::update(std::span<const std::byte> bytes) {
  require(EVP_DigestUpdate(state_->context, bytes.data(), bytes.size()) == 1);
}

Sha256Digest Sha256::finish() {
  Sha256Digest digest;
  require(EVP_DigestFinal_ex(state_->context, reinterpret_cast<unsigned char*>(digest.data()), nullptr) == 1);
  state_->start();
  return digest;
}

Sha256Digest sha256(std::span<const std::byte> bytes) {
  Sha256 hash;
  hash.update(bytes);
  return hash.finish();
}

std::uint64_t first_eight(const Sha256Digest& digest) { return get_little_endian(digest, 8); }

std::string to_hex(std::span<const std::byte> bytes) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text;
  text.reserve(2 * bytes.size());
  for (const std::byte byte : bytes) {
    text += kDigits[std::to_integer<unsigned>(byte >> 4)];
    text += kDigits[std::to_integer<unsigned>(byte & std::byte{0xf})];
  }
  return text;
}

}  // namespace merops
