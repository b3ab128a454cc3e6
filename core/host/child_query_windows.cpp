#include "core/host/child_query.h"
#include "core/host/open_file.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <utility>

#include <process.h>
#include <windows.h>

namespace merops {
namespace {

constexpr std::chrono::milliseconds kTimeToEnd{200};

/// What the thread and its caller share; it goes with the last of them.
struct Question {
  std::function<std::string()> ask{};
  std::mutex mutex{};
  std::condition_variable ended{};
  bool has_ended = false;
  std::optional<std::string> text{};
};

void answer(Question& question) {
  std::optional<std::string> text;
  try {
    text = question.ask();
  } catch (...) {
    text.reset();
  }
  const std::lock_guard lock(question.mutex);
  question.text = std::move(text);
  question.has_ended = true;
  question.ended.notify_all();
}

unsigned __stdcall run(void* given) {
  const std::unique_ptr<std::shared_ptr<Question>> question(static_cast<std::shared_ptr<Question>*>(given));
  answer(**question);
  return 0;
}

FileHandle start(const std::shared_ptr<Question>& question) {
  auto given = std::make_unique<std::shared_ptr<Question>>(question);
  const std::uintptr_t thread = ::_beginthreadex(nullptr, 0, run, given.get(), 0, nullptr);
  if (thread == 0) return {};
  static_cast<void>(given.release());  // the thread's
  return FileHandle(reinterpret_cast<void*>(thread));
}

bool ends_within(Question& question, std::chrono::milliseconds time) {
  std::unique_lock lock(question.mutex);
  return question.ended.wait_for(lock, time, [&] { return question.has_ended; });
}

}  // namespace

ChildAnswer ask_child(const std::function<std::string()>& ask, std::chrono::milliseconds timeout,
                      std::size_t most_bytes) try {
  const auto question = std::make_shared<Question>();
  question->ask = ask;
  const FileHandle thread = start(question);
  if (!thread) return {};
  if (!ends_within(*question, timeout)) {
    // A call that the driver lets go ends now; one that it does not keeps the thread, and the thread its question.
    ::CancelSynchronousIo(thread.handle());
    ends_within(*question, kTimeToEnd);
    return {std::nullopt, true};
  }
  const std::lock_guard lock(question->mutex);
  const bool fits = question->text && question->text->size() <= most_bytes;
  return {fits ? std::move(question->text) : std::nullopt, false};
} catch (const std::exception&) {
  return {};
}

}  // namespace merops
