#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <string>

namespace merops::gui {

/// What is shown of a disk: whole sentences, translated, in the user's units. Plain text; what does not apply is empty.
struct DiskCard {
  enum class Kind : std::uint8_t {
    measured,    ///< its newest campaign proved a direct road
    recorded,    ///< it was measured, and nothing counts
    unmeasured,  ///< a device of this machine without results
    unusable     ///< one that cannot be measured
  };
  Kind kind = Kind::unmeasured;
  std::string identity{};  ///< disk_identity
  std::string campaign{};  ///< the newest one's id; empty without results
  QString name{};          ///< may be long
  QString hardware{};      ///< "NVMe, 2.00 TB"
  QString link{};          ///< how it is attached, and whether as fast as it could be
  QString folder{};        ///< on it, where it can be qualified; empty where nothing of it is mounted
  QString place{};         ///< of another machine, or not attached now
  QString rate{};          ///< the one that decides, with its unit
  QString verdict{};       ///< what the newest campaign says; why it cannot be measured
  QString tokens{};        ///< what that allows the chosen model
  QStringList cautions{};

  [[nodiscard]] bool hasResults() const { return kind == Kind::measured || kind == Kind::recorded; }
  /// All of it, to be read aloud.
  [[nodiscard]] QString sentences() const;
  friend bool operator==(const DiskCard&, const DiskCard&) = default;
};

}  // namespace merops::gui
