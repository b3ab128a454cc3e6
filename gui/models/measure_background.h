#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <mutex>
#include <type_traits>
#include <utility>

namespace merops::gui {

/// Work on a thread of its own, which is abandoned with its answer when this is destroyed: a disk that hangs holds up
/// neither the window nor its closing. Lives on the window's thread, where `done` is called. A newer question drops the
/// answer to an older one.
class Background {
 public:
  Background();
  ~Background();
  Background(const Background&) = delete;
  Background& operator=(const Background&) = delete;

  /// `work()` must not refer to anything that may be gone by then.
  template <class Work, class Done>
  void ask(Work work, Done done) {
    using Result = std::invoke_result_t<Work>;
    run([work = std::move(work), done = std::move(done)]() -> std::function<void()> {
      auto result = std::make_shared<Result>(work());
      return [result, done] { done(std::move(*result)); };
    });
  }
  void drop();
  [[nodiscard]] bool isRunning() const { return running_; }

 private:
  struct Mailbox;
  void run(std::function<std::function<void()>()> work);
  std::shared_ptr<Mailbox> mailbox_;
  std::uint64_t newest_ = 0;
  bool running_ = false;
};

}  // namespace merops::gui
