#pragma once

#include "core/model/error.h"

#include <cstdint>
#include <utility>

namespace merops {

/// Why a database cannot be used, as far as a program can offer something against it.
enum class DatabaseTrouble : std::uint8_t {
  missing,  ///< there is no file, or it holds nothing yet
  older,    ///< of an older program, and not to be brought up to date (DatabaseOptions::migrate, or read-only)
  newer,    ///< of a newer program
  locked,   ///< another program did not let go of it in time
  full,     ///< no space is left on its disk
  other     ///< damaged, no database, no right to it: the text tells
};

class DatabaseError : public Error {
 public:
  DatabaseError(DatabaseTrouble trouble, std::string doing, std::string why, std::string hint = {})
      : Error(std::move(doing), std::move(why), std::move(hint)), trouble_(trouble) {}
  [[nodiscard]] DatabaseTrouble trouble() const noexcept { return trouble_; }

 private:
  DatabaseTrouble trouble_;
};

}  // namespace merops
