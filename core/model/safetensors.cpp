#include "core/model/safetensors.h"

#include "core/model/error.h"
#include "core/model/json_object.h"
#include "core/model/little_endian.h"
#include "core/model/safetensors_start.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::uint64_t kLengthBytes = 8;

/// The checked header: its text and where the tensors' bytes begin and end.
struct Header {
  std::string text{};
  std::uint64_t data_begin = 0, data_end = 0;
};

std::string read_text(const ByteSource& file, std::uint64_t offset, std::uint64_t length) {
  std::string text(static_cast<std::size_t>(length), '\0');
  file.read(offset, std::as_writable_bytes(std::span(text)));
  return text;
}

Header read_header(const ByteSource& file, const std::string& doing) {
  const std::string start = read_text(file, 0, std::min<std::uint64_t>(file.size(), kStartBytes));
  if (const NotSafetensors other = what_else_begins_with(start); !other.why.empty())
    throw Error(doing, other.why, other.hint);
  const std::uint64_t length = get_little_endian(std::as_bytes(std::span(start)), kLengthBytes);
  const std::uint64_t most = std::min(kMaxHeaderBytes, file.size() - kLengthBytes);
  if (length > most)
    throw Error(doing,
                fmt::format("its header would have {} bytes; the file has {} in all, and {} are the most a header "
                            "may have: cut, or no safetensors file",
                            length, file.size(), kMaxHeaderBytes));
  const std::uint64_t data_begin = kLengthBytes + length;
  return {read_text(file, kLengthBytes, length), data_begin, file.size()};
}

/// The tensor's bytes as the header says; only their order is checked here.
Tensor tensor_of(const JsonObject& header, const std::string& name, std::uint64_t data_begin) {
  const std::optional<std::vector<std::uint64_t>> range = header.object(name).numbers("data_offsets");
  if (!range || range->size() != 2) header.refuse(fmt::format("tensor {} has no two data_offsets", name));
  const std::uint64_t begin = (*range)[0], end = (*range)[1];
  if (begin > end) header.refuse(fmt::format("tensor {} begins at {}, behind its end at {}", name, begin, end));
  if (end > std::numeric_limits<std::uint64_t>::max() - data_begin)
    header.refuse(fmt::format("tensor {} ends at {}: no file is that large", name, end));
  return {name, data_begin + begin, end - begin};
}

std::vector<Tensor> tensors_of(const Header& header, const std::string& doing) {
  const JsonObject json = JsonObject::parse(header.text, doing);
  std::vector<Tensor> tensors;
  for (const std::string& name : json.keys())
    if (name != "__metadata__") tensors.push_back(tensor_of(json, name, header.data_begin));
  std::sort(tensors.begin(), tensors.end(), [](const Tensor& a, const Tensor& b) {
    return a.offset != b.offset ? a.offset < b.offset : a.length < b.length;
  });
  return tensors;
}

std::uint64_t end_of(const Tensor& tensor) { return tensor.offset + tensor.length; }

void check_size(const std::vector<Tensor>& tensors, std::uint64_t size, const std::string& doing) {
  const auto cut = std::find_if(tensors.begin(), tensors.end(), [&](const Tensor& t) { return end_of(t) > size; });
  if (cut == tensors.end()) return;
  std::uint64_t needed = 0;
  for (const Tensor& tensor : tensors) needed = std::max(needed, end_of(tensor));
  throw Error(doing,
              fmt::format("the file is cut: tensor {} ends at byte {}, the file has {}; {} bytes are missing in all",
                          cut->name, end_of(*cut), size, needed - size),
              "download or copy the file again");
}

/// Overlapping tensors are refused; what is between and after them is remarked on.
std::vector<std::string> check_neighbours(const std::vector<Tensor>& tensors, const Header& header,
                                          const std::string& doing) {
  std::uint64_t end = header.data_begin, gaps = 0, bytes = 0;
  std::string_view before = "the header", first_gap;
  for (const Tensor& tensor : tensors) {
    if (tensor.length == 0) continue;
    if (tensor.offset < end)
      throw Error(doing,
                  fmt::format("tensors {} and {} overlap by {} bytes", before, tensor.name, end - tensor.offset));
    if (tensor.offset > end && gaps++ == 0) first_gap = before;
    bytes += tensor.offset - end;
    end = end_of(tensor);
    before = tensor.name;
  }
  std::vector<std::string> remarks;
  if (gaps > 0)
    remarks.push_back(fmt::format("{} bytes in {} gaps between tensors belong to none; the first gap follows {}", bytes,
                                  gaps, first_gap));
  if (end < header.data_end)
    remarks.push_back(fmt::format("{} bytes after the last tensor belong to none", header.data_end - end));
  return remarks;
}

}  // namespace

Safetensors read_safetensors(const ByteSource& file) {
  const std::string doing = fmt::format("reading {}", file.name());
  const Header header = read_header(file, doing);
  Safetensors result;
  result.tensors = tensors_of(header, doing);
  check_size(result.tensors, header.data_end, doing);
  result.remarks = check_neighbours(result.tensors, header, doing);
  return result;
}

}  // namespace merops
