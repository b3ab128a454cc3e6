#include "cli/system_words.h"

namespace merops {

const SystemWords& system_words() {
  static constexpr SystemWords kWords{
      "administrator",           R"(\\.\PhysicalDrive1)",         R"(E:\)",
      R"(E:\model.picchioflat)", R"(D:\model.picchioflat)",       R"(E:\model.picchioflat)",
      R"(D:\models\)",           R"(D:\models\mine\config.json)", R"(D:\cell-12)",
  };
  return kWords;
}

}  // namespace merops
