#include "cli/checked_output.h"

#include <cerrno>

namespace merops {

CheckedOutput::int_type CheckedOutput::overflow(int_type character) {
  if (traits_type::eq_int_type(character, traits_type::eof())) return traits_type::not_eof(character);
  errno = 0;
  const int_type written = target_->sputc(traits_type::to_char_type(character));
  if (traits_type::eq_int_type(written, traits_type::eof())) keep_reason();
  return written;
}

std::streamsize CheckedOutput::xsputn(const char* text, std::streamsize count) {
  errno = 0;
  const std::streamsize written = target_->sputn(text, count);
  if (written != count) keep_reason();
  return written;
}

int CheckedOutput::sync() {
  errno = 0;
  const int result = target_->pubsync();
  if (result != 0) keep_reason();
  return result;
}

void CheckedOutput::keep_reason() {
  if (error_ == 0) error_ = errno == 0 ? EIO : errno;
}

}  // namespace merops
