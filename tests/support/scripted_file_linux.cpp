#include "tests/support/scripted_file.h"

#include <algorithm>
#include <chrono>
#include <span>
#include <utility>

namespace merops::test {
namespace {

constexpr std::chrono::seconds kLongestHold{20};

}  // namespace

ScriptedFile::ScriptedFile(const std::filesystem::path& mount_point, std::vector<std::byte> content)
    : content_(std::move(content)) {
  system_.emplace(mount_point, content_.size(), [this](const FileSystemRead& read) { on_read(read); });
}

ScriptedFile::~ScriptedFile() { release(); }

void ScriptedFile::answer_next_with(std::vector<ReadAnswer> answers) {
  const std::lock_guard lock(mutex_);
  next_.assign(answers.begin(), answers.end());
}

void ScriptedFile::answer_all_with(ReadAnswer answer) {
  const std::lock_guard lock(mutex_);
  all_ = answer;
}

void ScriptedFile::hold() {
  end_of_hold_ = {};  // waits for an earlier one
  const std::lock_guard lock(mutex_);
  holding_ = true;
  end_of_hold_ = std::jthread([this](const std::stop_token& stop) {
    std::unique_lock waiting(mutex_);
    const bool released = released_.wait_for(waiting, stop, kLongestHold, [this] { return !holding_; });
    waiting.unlock();
    if (!released && !stop.stop_requested()) release();
  });
}

void ScriptedFile::release() {
  const std::lock_guard lock(mutex_);
  holding_ = false;
  released_.notify_all();
  for (const FileSystemRead& read : std::exchange(held_, {})) answer(read);
}

void ScriptedFile::wait_for_held(std::size_t reads) {
  std::unique_lock lock(mutex_);
  held_more_.wait(lock, [&] { return held_.size() >= reads; });
}

void ScriptedFile::on_read(const FileSystemRead& read) {
  const std::lock_guard lock(mutex_);
  if (!holding_) return answer(read);
  held_.push_back(read);
  held_more_.notify_all();
}

void ScriptedFile::answer(const FileSystemRead& read) {
  ReadAnswer how = all_;
  if (!next_.empty()) {
    how = next_.front();
    next_.pop_front();
  }
  if (how.error != 0) return system_->fail(read.id, how.error);
  const std::uint64_t offset = std::min<std::uint64_t>(read.offset, content_.size());
  const std::uint64_t there = std::min<std::uint64_t>(content_.size() - offset, std::min(read.size, how.most));
  system_->answer(read.id, std::span(content_).subspan(offset, there));
}

}  // namespace merops::test
