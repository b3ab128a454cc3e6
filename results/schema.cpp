#include "results/schema.h"

#include "results/database_error.h"
#include "results/embedded.h"

#include <fmt/format.h>

namespace merops {

std::span<const std::string_view> schema_steps() {
  static const std::string_view steps[] = {embedded::schema_1(), embedded::schema_2()};
  return steps;
}

std::size_t schema_version(Connection& connection) {
  return static_cast<std::size_t>(connection.number("PRAGMA user_version"));
}

void refuse_newer(Connection& connection, std::size_t known) {
  const std::size_t found = schema_version(connection);
  if (found <= known) return;
  throw DatabaseError(DatabaseTrouble::newer,
                      fmt::format("opening the results database {}", connection.path().string()),
                      fmt::format("its schema has version {}, this program knows versions up to {}", found, known),
                      "use the newer program that made it, or name another file with --db");
}

namespace {

void take_step(Connection& connection, std::span<const std::string_view> steps) {
  Transaction transaction(connection);
  const std::size_t version = schema_version(connection);  // another program may have been faster
  if (version < steps.size()) {
    connection.execute(std::string(steps[version]));
    connection.execute(fmt::format("PRAGMA user_version = {}", version + 1));
  }
  transaction.commit();
}

}  // namespace

void migrate(Connection& connection, std::span<const std::string_view> steps) {
  refuse_newer(connection, steps.size());
  while (schema_version(connection) < steps.size()) take_step(connection, steps);
}

}  // namespace merops
