#include "gui/models/results_store.h"

#include "gui/models/native_path.h"
#include "results/database_error.h"
#include "results/query.h"

#include <QFileInfo>
#include <QThread>
#include <QTimer>
#include <atomic>
#include <exception>

namespace merops::gui {
namespace {

constexpr int kPollMs = 1000;
constexpr std::uint32_t kBusyWaitMs = 2000;

QString text(const std::string& utf8) { return QString::fromStdString(utf8); }

StoreState::Kind kindOf(DatabaseTrouble trouble) {
  switch (trouble) {
    case DatabaseTrouble::missing:
      return StoreState::Kind::missing;
    case DatabaseTrouble::older:
      return StoreState::Kind::older;
    case DatabaseTrouble::newer:
      return StoreState::Kind::newer;
    case DatabaseTrouble::locked:
      return StoreState::Kind::locked;
    case DatabaseTrouble::full:
    case DatabaseTrouble::other:
      break;
  }
  return StoreState::Kind::broken;
}

StoreState stateOf(const std::exception& fault) {
  const auto* error = dynamic_cast<const Error*>(&fault);
  const auto* database = dynamic_cast<const DatabaseError*>(&fault);
  return {database == nullptr ? StoreState::Kind::broken : kindOf(database->trouble()), text(fault.what()),
          error == nullptr ? QString() : text(error->hint())};
}

Error errorOf(const std::exception& fault) {
  const auto* error = dynamic_cast<const Error*>(&fault);
  return error == nullptr ? Error("working with the results", fault.what()) : *error;
}

DatabaseOptions optionsFor(DatabaseAccess access) {
  DatabaseOptions options;
  options.access = access;
  options.migrate = false;
  options.busy_wait_ms = kBusyWaitMs;
  return options;
}

}  // namespace

/// A thread with a database of its own. `generation` tells jobs of a database that was closed meanwhile.
class ResultsStore::Worker {
 public:
  Worker() {
    thread_.start();
    context_.moveToThread(&thread_);
  }
  ~Worker() {
    stopping_ = true;
    // The database is closed on its own thread, and the context dies there.
    QMetaObject::invokeMethod(
        &context_, [this] { database_.reset(); }, Qt::BlockingQueuedConnection);
    thread_.quit();
    thread_.wait();
  }
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  /// `job` runs on the thread, unless the worker is going.
  void post(std::function<void()> job) {
    QMetaObject::invokeMethod(
        &context_,
        [this, job = std::move(job)] {
          if (!stopping_) job();
        },
        Qt::QueuedConnection);
  }
  // On the thread:
  Database& database(const std::filesystem::path& path, DatabaseAccess access) {
    if (!database_ || database_->path() != path) database_.emplace(Database::open(path, optionsFor(access)));
    return *database_;
  }
  void close() { database_.reset(); }

 private:
  QThread thread_{};
  QObject context_{};
  std::optional<Database> database_{};
  std::atomic<bool> stopping_ = false;
};

ResultsStore::ResultsStore(QObject* parent)
    : QObject(parent),
      rows_(std::make_unique<Worker>()),
      analysis_(std::make_unique<Worker>()),
      writer_(std::make_unique<Worker>()) {
  auto* timer = new QTimer(this);
  connect(timer, &QTimer::timeout, this, &ResultsStore::look);
  timer->start(kPollMs);
}

ResultsStore::~ResultsStore() = default;

void ResultsStore::open(const std::filesystem::path& path) {
  path_ = std::filesystem::absolute(path);
  reopen();
}

void ResultsStore::reopen() {
  ++generation_;
  setState({});
  for (Worker* worker : {analysis_.get(), writer_.get()}) {
    worker->post([worker] { worker->close(); });
  }
  check({});
}

void ResultsStore::bringUpToDate() {
  check([this, path = path_] {
    try {
      (void)Database::open(path);
    } catch (const std::exception& fault) {  // what follows tells the state alone: that it is older
      QMetaObject::invokeMethod(this, [this, state = stateOf(fault)] { emit upgradeFailed(state.text, state.hint); });
    }
  });
}

/// Opens on the rows' thread, after `first`, and tells here what came of it.
void ResultsStore::check(std::function<void()> first) {
  opening_ = true;
  rows_->post([this, worker = rows_.get(), path = path_, generation = generation_, first = std::move(first)] {
    StoreState state;
    Glimpse seen = glimpse(path);
    worker->close();
    try {
      if (first) first();
      Database& database = worker->database(path, DatabaseAccess::read);
      seen.changes = database.foreign_changes();
      (void)list_campaigns(database, {.page = {1, 0}});
      state.kind = StoreState::Kind::ready;
    } catch (const std::exception& fault) {
      worker->close();
      state = stateOf(fault);
    }
    QMetaObject::invokeMethod(this, [this, state, seen, generation] {
      if (generation == generation_) checked(state, seen);
    });
  });
}

void ResultsStore::checked(const StoreState& state, const Glimpse& seen) {
  opening_ = false;
  seen_ = seen;
  setState(state);
  if (isReady()) emit changed();
  tellIdle();
}

void ResultsStore::setState(StoreState state) {
  if (state == state_) return;
  state_ = std::move(state);
  emit stateChanged();
}

ResultsStore::Glimpse ResultsStore::glimpse(const std::filesystem::path& path) {
  const QFileInfo file(pathText(path));
  return {file.exists(), false, file.birthTime().toMSecsSinceEpoch(), 0};
}

/// Whether the file is another one, or others wrote into it. On the rows' thread: a disk may take its time.
void ResultsStore::look() {
  if (path_.empty() || opening_ || looking_) return;
  looking_ = true;
  rows_->post([this, worker = rows_.get(), path = path_, ready = isReady(), generation = generation_] {
    Glimpse seen = glimpse(path);
    try {
      if (ready) seen.changes = worker->database(path, DatabaseAccess::read).foreign_changes();
    } catch (const std::exception&) {
      seen.failed = true;
    }
    QMetaObject::invokeMethod(this, [this, seen, generation] {
      looking_ = false;
      if (generation == generation_) looked(seen);
    });
  });
}

void ResultsStore::looked(const Glimpse& seen) {
  const bool same_file = seen.exists == seen_.exists && seen.born_ms == seen_.born_ms && !seen.failed;
  if (isReady() && !same_file) return reopen();
  if (!isReady()) return check({});  // it may be in the making, or mended; what is shown stays until that is known
  if (std::exchange(seen_.changes, seen.changes) != seen.changes) emit changed();
}

void ResultsStore::tellIdle() {
  if (isIdle()) emit idle();
}

void ResultsStore::run(Lane lane, QObject* receiver, std::function<void(Database&)> work, std::function<void()> done,
                       std::function<void(const Error&)> failed) {
  if (!isReady()) return;
  Worker* worker = lane == Lane::rows ? rows_.get() : analysis_.get();
  start(worker, DatabaseAccess::read, receiver, std::move(work), std::move(done), std::move(failed));
}

void ResultsStore::write(QObject* receiver, std::function<void(Database&)> work, std::function<void()> done,
                         std::function<void(const Error&)> failed) {
  if (!isReady()) return;
  start(writer_.get(), DatabaseAccess::write, receiver, std::move(work), std::move(done), std::move(failed));
}

void ResultsStore::start(Worker* worker, DatabaseAccess access, QObject* receiver, std::function<void(Database&)> work,
                         std::function<void()> done, std::function<void(const Error&)> failed) {
  ++running_;
  const auto answer = [this, alive = QPointer<QObject>(receiver), writes = access == DatabaseAccess::write,
                       generation = generation_](const std::function<void()>& tell) {
    --running_;
    if (writes) look();
    if (alive && generation == generation_ && isReady()) tell();
    tellIdle();
  };
  worker->post([this, worker, access, path = path_, answer, work = std::move(work), done = std::move(done),
                failed = std::move(failed)] {
    std::function<void()> tell = done;
    try {
      work(worker->database(path, access));
    } catch (const std::exception& fault) {
      tell = [failed, error = errorOf(fault)] {
        if (failed) failed(error);
      };
    }
    QMetaObject::invokeMethod(this, [answer, tell = std::move(tell)] { answer(tell); });
  });
}

}  // namespace merops::gui
