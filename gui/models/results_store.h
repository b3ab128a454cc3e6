#pragma once

#include "core/model/error.h"
#include "results/database.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace merops::gui {

/// Why a results database can or cannot be read, in words.
struct StoreState {
  enum class Kind : std::uint8_t { opening, ready, missing, older, newer, locked, broken };
  Kind kind = Kind::opening;
  QString text{}, hint{};  ///< empty when ready
  friend bool operator==(const StoreState&, const StoreState&) = default;
};

/// Two threads read, so that a page of a table never waits for a chart's thousand cells.
enum class Lane : std::uint8_t { rows, analysis };

/// The results database, read and written on threads of its own. Lives on the window's thread; `done` functions are
/// called there, in the order of their asking within a lane, and never after `receiver` is gone, after another database
/// was opened, or after the store is gone. Once a second it looks whether others wrote, or replaced the file. Texts of
/// errors are those of core/model/error.h.
class ResultsStore : public QObject {
  Q_OBJECT

 public:
  explicit ResultsStore(QObject* parent = nullptr);
  ~ResultsStore() override;  ///< waits for what is running; what has not begun is dropped

  /// Opens another database in the background; nothing is made or changed. `changed` follows when it is ready.
  void open(const std::filesystem::path& path);
  /// Tries again: after it was made, let go, or mended by others.
  void reopen();
  /// Brings a database of an older version to this program's schema, then opens it; upgradeFailed() where it cannot.
  void bringUpToDate();
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] const StoreState& state() const { return state_; }
  [[nodiscard]] bool isReady() const { return state_.kind == StoreState::Kind::ready; }
  /// Nothing is being read or written.
  [[nodiscard]] bool isIdle() const { return running_ == 0 && !opening_; }

  /// Runs `work(Database&)` on the lane's thread, then `done(its result)` here; `failed(Error)` instead where it throws
  /// (an Error, or whatever else as one). Neither is called while the state is not ready.
  template <class Work, class Done>
  void read(Lane lane, QObject* receiver, Work work, Done done, std::function<void(const Error&)> failed = {}) {
    using Result = std::invoke_result_t<Work, Database&>;
    auto result = std::make_shared<std::optional<Result>>();
    run(
        lane, receiver, [work = std::move(work), result](Database& database) { result->emplace(work(database)); },
        [done = std::move(done), result] { done(std::move(**result)); }, std::move(failed));
  }
  /// Runs `work` with a database opened for writing, then `done()`; `changed` follows.
  void write(QObject* receiver, std::function<void(Database&)> work, std::function<void()> done,
             std::function<void(const Error&)> failed);

 signals:
  void stateChanged();
  /// What is recorded is another one than before: this program or another one wrote, or another database was opened.
  void changed();
  void idle();
  void upgradeFailed(const QString& text, const QString& hint);

 private:
  void run(Lane lane, QObject* receiver, std::function<void(Database&)> work, std::function<void()> done,
           std::function<void(const Error&)> failed);
  class Worker;
  struct Glimpse {
    bool exists = false, failed = false;
    std::int64_t born_ms = 0;  ///< tells a file that was put in another one's place
    std::int64_t changes = 0;  ///< Database::foreign_changes
  };
  void start(Worker* worker, DatabaseAccess access, QObject* receiver, std::function<void(Database&)> work,
             std::function<void()> done, std::function<void(const Error&)> failed);
  void check(std::function<void()> first);
  void checked(const StoreState& state, const Glimpse& seen);
  void setState(StoreState state);
  void look();
  void looked(const Glimpse& seen);
  void tellIdle();
  [[nodiscard]] static Glimpse glimpse(const std::filesystem::path& path);

  unsigned generation_ = 0;  ///< of the database: what was asked of an older one is dropped
  bool opening_ = false, looking_ = false;
  Glimpse seen_{};
  std::filesystem::path path_{};
  StoreState state_{};
  int running_ = 0;
  std::unique_ptr<Worker> rows_, analysis_, writer_;
};

}  // namespace merops::gui
