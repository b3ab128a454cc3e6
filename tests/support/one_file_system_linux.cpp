#include "tests/support/one_file_system.h"

#include <cerrno>
#include <cstring>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <linux/fuse.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

namespace merops::test {
namespace {

constexpr std::uint64_t kFileNode = 2, kForHours = 36'000;
constexpr std::uint32_t kBlock = 4096;
constexpr std::size_t kMessage = std::size_t{1} << 17;

template <typename T>
T body_of(std::span<const std::byte> message) {
  T value{};
  std::memcpy(&value, message.data() + sizeof(fuse_in_header), sizeof value);
  return value;
}

template <typename T>
std::span<const std::byte> bytes_of(const T& value) {
  return std::as_bytes(std::span(&value, 1));
}

FileHandle open_fuse() {
  FileHandle fuse(::open("/dev/fuse", O_RDWR | O_CLOEXEC));
  if (!fuse) throw std::system_error(errno, std::generic_category(), "opening /dev/fuse");
  return fuse;
}

fuse_attr attributes_of(std::uint64_t node, std::uint64_t file_size) {
  fuse_attr attributes{};
  attributes.ino = node;
  attributes.mode = node == FUSE_ROOT_ID ? S_IFDIR | 0755 : S_IFREG | 0644;
  attributes.size = node == FUSE_ROOT_ID ? 0 : file_size;
  attributes.nlink = 1;
  attributes.blksize = kBlock;
  return attributes;
}

/// Without FOPEN_DIRECT_IO the kernel would complete a short direct read through the page cache.
fuse_open_out opened(const fuse_open_in& how) {
  fuse_open_out out{};
  out.open_flags = (how.flags & O_DIRECT) != 0 ? FOPEN_DIRECT_IO : 0;
  return out;
}

fuse_init_out initial() {
  fuse_init_out out{};
  out.major = FUSE_KERNEL_VERSION;
  out.minor = 31;
  out.max_readahead = 0;
  out.flags = FUSE_ASYNC_DIO;  // else io_uring's direct reads wait inside of submit
  out.max_write = kBlock;
  return out;
}

}  // namespace

std::string OneFileSystem::unavailable() {
  if (std::string why = MountedFileSystem::unavailable(); !why.empty()) return why;
  return ::access("/dev/fuse", R_OK | W_OK) == 0 ? std::string() : "no /dev/fuse here";
}

OneFileSystem::OneFileSystem(const std::filesystem::path& mount_point, std::uint64_t file_size, OnRead on_read)
    : file_size_(file_size), on_read_(std::move(on_read)), fuse_(open_fuse()), stop_(::eventfd(0, EFD_CLOEXEC)) {
  const std::string options = "fd=" + std::to_string(fuse_.get()) + ",rootmode=40000,user_id=0,group_id=0";
  mounted_.emplace("fuse", "merops-test", mount_point, options);
  server_ = std::thread([this] { serve(); });
}

OneFileSystem::~OneFileSystem() {
  mounted_.reset();
  const std::uint64_t one = 1;
  if (::write(stop_.get(), &one, sizeof one) == sizeof one) server_.join();
}

void OneFileSystem::serve() {
  std::vector<std::byte> message(kMessage);
  pollfd waiting[] = {{fuse_.get(), POLLIN, 0}, {stop_.get(), POLLIN, 0}};
  while (::poll(waiting, 2, -1) > 0 && waiting[1].revents == 0) {
    const ssize_t got = ::read(fuse_.get(), message.data(), message.size());
    if (got >= static_cast<ssize_t>(sizeof(fuse_in_header))) handle({message.data(), static_cast<std::size_t>(got)});
  }
}

void OneFileSystem::handle(std::span<const std::byte> message) {
  fuse_in_header head{};
  std::memcpy(&head, message.data(), sizeof head);
  switch (head.opcode) {
    case FUSE_INIT:
      return reply(head.unique, 0, bytes_of(initial()));
    case FUSE_LOOKUP: {
      const fuse_entry_out entry{kFileNode, 0, kForHours, kForHours, 0, 0, attributes_of(kFileNode, file_size_)};
      const bool found = std::string_view(reinterpret_cast<const char*>(message.data() + sizeof head)) == "file";
      return found ? reply(head.unique, 0, bytes_of(entry)) : reply(head.unique, ENOENT, {});
    }
    case FUSE_GETATTR:
      return reply(head.unique, 0, bytes_of(fuse_attr_out{kForHours, 0, 0, attributes_of(head.nodeid, file_size_)}));
    case FUSE_OPEN:
      return reply(head.unique, 0, bytes_of(opened(body_of<fuse_open_in>(message))));
    case FUSE_STATFS: {
      fuse_statfs_out facts{};
      facts.st.bsize = facts.st.frsize = kBlock;
      return reply(head.unique, 0, bytes_of(facts));
    }
    case FUSE_READ: {
      const auto read = body_of<fuse_read_in>(message);
      return on_read_({head.unique, read.offset, read.size});
    }
    case FUSE_RELEASE:
    case FUSE_FLUSH:
      return reply(head.unique, 0, {});
    case FUSE_FORGET:
    case FUSE_BATCH_FORGET:
    case FUSE_INTERRUPT:
      return;  // want no answer
    default:
      return reply(head.unique, ENOSYS, {});
  }
}

void OneFileSystem::reply(std::uint64_t id, int error, std::span<const std::byte> body) const {
  const fuse_out_header head{static_cast<std::uint32_t>(sizeof(fuse_out_header) + body.size()), -error, id};
  const iovec parts[] = {{const_cast<fuse_out_header*>(&head), sizeof head},
                         {const_cast<std::byte*>(body.data()), body.size()}};
  // ENOENT: whoever asked is gone, and so nobody minds.
  static_cast<void>(!::writev(fuse_.get(), parts, body.empty() ? 1 : 2));
}

}  // namespace merops::test
