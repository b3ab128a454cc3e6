#include "tests/fuzz/mutation.h"

#include "core/model/little_endian.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace merops::test {
namespace {

using Bytes = std::vector<std::byte>;

/// A place in the bytes. Half of them near the start, where headers are.
std::size_t place_in(const Bytes& bytes, Random& random) {
  const std::size_t reach = random.below(2) == 0 ? bytes.size() : std::min<std::size_t>(bytes.size(), 128);
  return static_cast<std::size_t>(random.below(reach));
}

Bytes::iterator at(Bytes& bytes, std::size_t place) { return bytes.begin() + static_cast<std::ptrdiff_t>(place); }

std::size_t run_from(const Bytes& bytes, std::size_t place, Random& random) {
  return 1 + static_cast<std::size_t>(random.below(std::min<std::size_t>(bytes.size() - place, 64)));
}

void flip_bit(Bytes& bytes, Random& random) { bytes[place_in(bytes, random)] ^= std::byte{1} << random.below(8); }

void write_number(Bytes& bytes, Random& random) {
  constexpr std::uint64_t kTelling[] = {0,          1,          2,          3,          4095,
                                        4096,       4097,       0x7fffffff, 0x80000000, 0xffffffff,
                                        0xfffff000, 1ULL << 62, 1ULL << 63, ~0ULL,      ~0ULL - 4095};
  const std::size_t place = place_in(bytes, random) / 4 * 4;
  const std::size_t width = std::min<std::size_t>(random.below(2) == 0 ? 4 : 8, bytes.size() - place);
  put_little_endian(std::span(bytes).subspan(place), kTelling[random.below(std::size(kTelling))], width);
}

void write_letter(Bytes& bytes, Random& random) {
  constexpr char kLetters[] = "0123456789-+.eE\"{}[]:,\\ nt\x7f\xff";
  bytes[place_in(bytes, random)] = static_cast<std::byte>(kLetters[random.below(std::size(kLetters))]);
}

void cut_out(Bytes& bytes, Random& random) {
  const std::size_t place = place_in(bytes, random), length = run_from(bytes, place, random);
  bytes.erase(at(bytes, place), at(bytes, place + length));
}

void double_run(Bytes& bytes, Random& random) {
  const std::size_t place = place_in(bytes, random), length = run_from(bytes, place, random);
  const Bytes run(at(bytes, place), at(bytes, place + length));
  bytes.insert(at(bytes, place_in(bytes, random)), run.begin(), run.end());
}

void cut_end(Bytes& bytes, Random& random) { bytes.resize(static_cast<std::size_t>(random.below(bytes.size() + 1))); }

void extend(Bytes& bytes, Random& random) {
  bytes.resize(bytes.size() + 1 + static_cast<std::size_t>(random.below(5000)));
}

}  // namespace

std::vector<std::byte> mutated(std::vector<std::byte> bytes, Random& random) {
  using Change = void (*)(Bytes&, Random&);
  constexpr Change kChanges[] = {flip_bit, write_number, write_letter, write_letter,
                                 cut_out,  double_run,   cut_end,      extend};
  for (std::uint64_t left = 1 + random.below(4); left > 0 && !bytes.empty(); --left)
    kChanges[random.below(std::size(kChanges))](bytes, random);
  return bytes;
}

}  // namespace merops::test
