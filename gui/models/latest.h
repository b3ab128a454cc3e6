#pragma once

#include "gui/models/results_store.h"

#include <functional>
#include <utility>

namespace merops::gui {

/// One question that is asked again and again (a chart of what is selected now): while an answer is under way, only the
/// newest question is kept, and asked when that answer is there; the older answer is dropped. Lives on the window's
/// thread.
class Latest : public QObject {
 public:
  Latest(ResultsStore& store, Lane lane, QObject* parent) : QObject(parent), store_(store), lane_(lane) {
    connect(&store, &ResultsStore::stateChanged, this, [this] {
      if (store_.isReady()) return;  // answers of a database that is closed do not come
      running_ = false;
      next_ = {};
    });
  }

  /// `work(Database&)` on the lane's thread, then `done(result)` or `failed(Error)` here.
  template <class Work, class Done>
  void ask(Work work, Done done, std::function<void(const Error&)> failed = {}) {
    next_ = [this, work = std::move(work), done = std::move(done), failed = std::move(failed)] {
      store_.read(
          lane_, this, work, [this, done](auto result) { this->answered([&] { done(std::move(result)); }); },
          [this, failed](const Error& error) {
            answered([&] {
              if (failed) failed(error);
            });
          });
    };
    if (!running_) start();
  }
  [[nodiscard]] bool isRunning() const { return running_; }

 private:
  void start() {
    running_ = store_.isReady();
    const auto question = std::exchange(next_, {});
    if (running_) question();
  }
  template <class Show>
  void answered(Show show) {
    running_ = false;
    if (next_) {
      start();
    } else {
      show();
    }
  }

  ResultsStore& store_;
  Lane lane_;
  std::function<void()> next_{};
  bool running_ = false;
};

}  // namespace merops::gui
