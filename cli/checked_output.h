#pragma once

#include <streambuf>

namespace merops {

/// Hands all on to another buffer and keeps the reason of the first write that failed, which the stream forgets.
class CheckedOutput : public std::streambuf {
 public:
  explicit CheckedOutput(std::streambuf* target) : target_(target) {}
  [[nodiscard]] int error() const { return error_; }  ///< errno of the first failure; 0 when all was written

 protected:
  int_type overflow(int_type character) override;
  std::streamsize xsputn(const char* text, std::streamsize count) override;
  int sync() override;

 private:
  void keep_reason();
  std::streambuf* target_;
  int error_ = 0;
};

}  // namespace merops
