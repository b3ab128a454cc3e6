#include "core/engine/synthesise.h"

namespace merops {

WorkResult synthesise(const SynthRequest& request, const WorkControl& control) {
  return request.container ? synthesise_container(request, control) : synthesise_store(request, control);
}

}  // namespace merops
