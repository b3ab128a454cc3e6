#include "cli/new_text_file.h"
#include "core/engine/new_path.h"
#include "core/host/open_file.h"
#include "core/model/error.h"

#include <cerrno>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace merops {
namespace {

[[noreturn]] void fail(const std::filesystem::path& path) {
  throw Error("writing " + path.string(), std::generic_category().message(errno), "name another file with -o");
}

void write_all(int file, std::string_view text, const std::filesystem::path& path) {
  while (!text.empty()) {
    const ssize_t written = write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) fail(path);
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace

void write_new_text_file(const std::filesystem::path& path, std::string_view text, bool replace) {
  NewPath made = NewPath::file(path, replace ? Existing::replace : Existing::refuse);
  const FileHandle file(open(made.temporary().c_str(), O_WRONLY | O_CLOEXEC));
  if (!file) fail(path);
  write_all(file.get(), text, path);
  if (fsync(file.get()) != 0) fail(path);
  made.commit();
}

}  // namespace merops
