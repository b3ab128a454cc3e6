#include "gui/models/measure_background.h"

#include <QMetaObject>
#include <thread>

namespace merops::gui {

/// Where the thread finds the one who asked, if he is still there.
struct Background::Mailbox {
  std::mutex mutex{};
  std::unique_ptr<QObject> receiver{};  ///< deleted, and so emptied, on the window's thread
};

Background::Background() : mailbox_(std::make_shared<Mailbox>()) { mailbox_->receiver = std::make_unique<QObject>(); }

Background::~Background() {
  const std::lock_guard lock(mailbox_->mutex);
  mailbox_->receiver.reset();
}

void Background::drop() {
  ++newest_;
  running_ = false;
}

void Background::run(std::function<std::function<void()>()> work) {
  const std::uint64_t question = ++newest_;
  running_ = true;
  std::thread([this, question, mailbox = mailbox_, work = std::move(work)] {
    const auto answer = work();
    const std::lock_guard lock(mailbox->mutex);
    if (!mailbox->receiver) return;
    QMetaObject::invokeMethod(mailbox->receiver.get(), [this, question, answer] {
      if (question != newest_) return;
      running_ = false;
      answer();
    });
  }).detach();
}

}  // namespace merops::gui
