#include "tests/engine/victim.h"
#include "tests/support/child_process.h"

namespace merops::test {

struct Victim::Process {
  Child child;
};

Victim::Victim(const std::string& work, const std::filesystem::path& output)
    : process_(new Process{Child([&] { victim_works().at(work)(output); })}) {}

Victim::~Victim() = default;

bool Victim::ends_within(std::chrono::nanoseconds time) const { return process_->child.ends_within(time); }

bool Victim::succeeds() { return process_->child.succeeds(); }

void Victim::kill() { process_->child.kill(); }

}  // namespace merops::test
