#include "results/reference.h"

#include "core/model/error.h"
#include "results/embedded.h"

#include <iterator>
#include <set>

#include <fmt/format.h>

namespace merops {

const ReferenceCatalogue& reference_catalogue() {
  static const ReferenceCatalogue catalogue = read_reference(embedded::reference(), "built in");
  return catalogue;
}

ReferenceCatalogue joined(const ReferenceCatalogue& catalogue, ReferenceCatalogue own, std::string_view name) {
  std::set<std::string> ids;
  for (const ReferenceRow& row : catalogue.rows) ids.insert(row.id);
  for (const ReferenceClaim& claim : catalogue.claims) ids.insert(claim.id);
  const auto need_new = [&](const std::string& id) {
    if (ids.count(id) == 0) return;
    throw Error(fmt::format("adding the reference catalogue {}", name), fmt::format("the id \"{}\" is taken", id),
                "`merops reference list` shows the ids there are: give your own rows others.");
  };
  for (const ReferenceRow& row : own.rows) need_new(row.id);
  for (const ReferenceClaim& claim : own.claims) need_new(claim.id);
  ReferenceCatalogue both = catalogue;
  std::move(own.rows.begin(), own.rows.end(), std::back_inserter(both.rows));
  std::move(own.claims.begin(), own.claims.end(), std::back_inserter(both.claims));
  return both;
}

}  // namespace merops
