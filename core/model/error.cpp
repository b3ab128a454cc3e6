#include "core/model/error.h"

#include <utility>

namespace merops {

Error::Error(std::string doing, std::string why, std::string hint)
    : doing_(std::move(doing)), why_(std::move(why)), hint_(std::move(hint)), text_(doing_ + ": " + why_) {}

}  // namespace merops
