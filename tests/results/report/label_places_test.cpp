#include "results/report/label_places.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::report {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(LabelPlaces, StayWhereTheyAreWantedWhileThereIsRoom) {
  EXPECT_THAT(places_apart({50, 10, 90}, 15, 0, 100), ElementsAre(50, 10, 90));
}

TEST(LabelPlaces, ArePushedApartInTheOrderOfTheWantedPlaces) {
  EXPECT_THAT(places_apart({50, 50, 52}, 15, 0, 100), ElementsAre(50, 65, 80));
}

TEST(LabelPlaces, ArePushedBackAtTheEnd) { EXPECT_THAT(places_apart({99, 100}, 15, 0, 100), ElementsAre(85, 100)); }

TEST(LabelPlaces, AreNoneForNothing) { EXPECT_THAT(places_apart({}, 15, 0, 100), IsEmpty()); }

}  // namespace
}  // namespace merops::report
