#include "cli/system_words.h"

namespace merops {

const SystemWords& system_words() {
  static constexpr SystemWords kWords{
      "root",
      "/dev/nvme0n1",
      "/mnt/usb",
      "/mnt/nvme/model.picchioflat",
      "/mnt/a/model.picchioflat",
      "/mnt/b/model.picchioflat",
      "~/models/",
      "~/models/mine/config.json",
      "/tmp/cell-12",
  };
  return kWords;
}

}  // namespace merops
