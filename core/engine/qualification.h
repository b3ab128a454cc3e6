#pragma once

#include "core/engine/campaign.h"
#include "core/engine/pack.h"
#include "core/host/work_folder.h"
#include "core/model/cell_group.h"
#include "core/model/geometry.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace merops {

/// What `merops qualify` is asked to do.
struct QualifyRequest {
  std::filesystem::path path{};
  Geometry geometry{};          ///< of the model to synthesise in a folder without one
  std::uint64_t max_bytes = 0;  ///< of the store; 0: the model, as far as budget and space allow
  std::uint64_t budget_ns = 120'000'000'000;
  bool thorough = false;  ///< the budget bounds the writing only; repetitions go on until each one's rate is steady
  bool keep = false;      ///< leave store and container in the folder
  std::uint64_t seed = 1;
};

/// Told about the writing that precedes the measuring. Both may be empty.
struct QualifyHooks {
  std::function<void(const std::string& kind, const std::string& path)> work_started{};
  WorkListener work_progress{};
  std::function<void(const WorkResult&)> work_ended{};
};

/// Qualifies a disk by a path: writes what is missing (never outside a sub-folder of its own), measures every reader
/// over the ladder of depths once, as far as the budget lasts, then repeats what decides: depth 1, the plateaus and
/// their neighbours. At most two fifths of the budget go into writing. Used once, on the campaign's thread.
class Qualification {
 public:
  Qualification(QualifyRequest request, Campaign& campaign, QualifyHooks hooks);
  /// Exit code as run_plan; Error where the path cannot be qualified.
  int run();

  /// Bytes that were written to the disk.
  [[nodiscard]] std::uint64_t bytes_written() const { return bytes_written_; }
  /// The model that the forecast is about.
  [[nodiscard]] const std::optional<Geometry>& geometry() const { return geometry_; }
  /// What was kept, with --keep.
  [[nodiscard]] const std::vector<std::filesystem::path>& kept() const { return kept_; }

 private:
  void prepare();
  void prepare_folder();
  void prepare_container();
  void measure_provisional();
  void add(const std::string& path);
  WorkResult work(const std::string& kind, const std::string& path,
                  const std::function<WorkResult(const WorkControl&)>& job);
  void keep_files();
  void require_names_to_keep() const;
  [[nodiscard]] std::filesystem::path kept_name(const char* ending) const;

  void run_first_pass();
  void leave_out(const Cell& cell);
  [[nodiscard]] double provisional_rate() const;
  [[nodiscard]] std::uint64_t writing_time(double part) const;
  [[nodiscard]] std::uint64_t sample_bytes() const;
  void run_second_pass();
  void measure(const Cell& cell);
  [[nodiscard]] std::uint64_t time_left() const;
  [[nodiscard]] bool over() const;

  QualifyRequest request_;
  Campaign& campaign_;
  QualifyHooks hooks_;
  std::optional<WorkFolder> folder_{};
  std::optional<Geometry> geometry_{};
  std::uint64_t bytes_written_ = 0;
  std::uint64_t start_ns_ = 0, writing_ns_ = 0;
  std::uint32_t sources_ = 0;
  std::vector<CellResult> results_{};
  std::vector<std::filesystem::path> kept_{};
};

}  // namespace merops
