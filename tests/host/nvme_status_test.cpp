#include "core/host/nvme_status.h"

#include <gmock/gmock.h>

namespace merops {
namespace {

using testing::HasSubstr;

TEST(NvmeStatus, KeepsTheNumber) {
  const std::error_code error = nvme_status(0x281);
  EXPECT_EQ(error.value(), 0x281);
  EXPECT_STREQ(error.category().name(), "NVMe");
  EXPECT_EQ(error.message(), "unrecovered read error (NVMe status 0x281)");
}

TEST(NvmeStatus, NamesAStatusWhateverItsUpperBitsSay) {
  EXPECT_EQ(nvme_status(0x4080).message(),
            "blocks beyond the end of the namespace (NVMe status 0x4080, a retry would not help)");
  EXPECT_EQ(nvme_status(0x2281).message(), "unrecovered read error (NVMe status 0x2281)");
}

TEST(NvmeStatus, TellsTheTypeOfWhatItDoesNotKnow) {
  EXPECT_THAT(nvme_status(0x2fe).message(), HasSubstr("media or data error"));
  EXPECT_THAT(nvme_status(0x0fe).message(), HasSubstr("generic error"));
  EXPECT_THAT(nvme_status(0x7fe).message(), HasSubstr("vendor's error"));
}

TEST(NvmeStatus, IsNoErrorOfTheSystem) {
  EXPECT_NE(nvme_status(5), std::error_code(5, std::generic_category()));
  EXPECT_FALSE(nvme_status(0));
}

}  // namespace
}  // namespace merops
