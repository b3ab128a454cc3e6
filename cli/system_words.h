#pragma once

#include <string_view>

namespace merops {

/// What help texts name differently on each system: paths as its users write them, and its rights.
struct SystemWords {
  std::string_view administrator;   ///< whose rights most commands do not need
  std::string_view device;          ///< a whole disk, as a source
  std::string_view other_folder;    ///< on another disk
  std::string_view other_store;     ///< a store on another disk
  std::string_view one_store;       ///< a store on one of two disks to compare
  std::string_view another_store;   ///< and on the other
  std::string_view models;          ///< where models lie, with the separator behind it
  std::string_view config;          ///< a model's configuration
  std::string_view scratch_folder;  ///< for what is soon thrown away
};
[[nodiscard]] const SystemWords& system_words();

}  // namespace merops
