#include "results/comparison.h"

#include "core/model/error.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include <fmt/format.h>

namespace merops {
namespace {

using Cells = std::vector<const ComparedCell*>;
/// Cells of one side by what their keys have in common with the other side's, and by their subject.
using Groups = std::map<std::string, std::map<Subject, Cells>>;

/// Fields of the key that both sides name, with different values.
std::set<std::string> varied_fields(const SideFilter& a, const SideFilter& b) {
  std::set<std::string> fields;
  const auto add = [&fields](const char* name, const std::string& of_a, const std::string& of_b) {
    if (!of_a.empty() && !of_b.empty() && of_a != of_b) fields.insert(name);
  };
  add("reader", a.reader, b.reader);
  add("depth", a.depth, b.depth);
  add("pages", a.pages, b.pages);
  add("cache", a.cache, b.cache);
  return fields;
}

/// Whether the sides are about different disks, campaigns or sources; else they are compared on the same ones only.
bool subject_varies(const SideFilter& a, const SideFilter& b) {
  return a.device != b.device || a.campaign != b.campaign || a.store != b.store || a.file != b.file;
}

/// The part of a key that has to agree.
std::string common_key(const std::string& text, const std::set<std::string>& varied) {
  CellKey key(text);
  for (const std::string& name : varied) key.remove(name);
  const std::string_view cache = key.field("cache");
  if (varied.contains("reader") && (cache == "cold" || cache == "bypassed")) key.set("cache", "cold-or-bypassed");
  return key.text();
}

Groups group(const ComparisonSide& side, const std::set<std::string>& varied) {
  Groups groups;
  for (const ComparedCell& cell : side.cells) groups[common_key(cell.key, varied)][cell.subject].push_back(&cell);
  return groups;
}

class Pairing {
 public:
  Pairing(const ComparisonSide& a, const ComparisonSide& b, double band)
      : varied_(varied_fields(a.filter, b.filter)),
        same_subject_(!subject_varies(a.filter, b.filter)),
        a_(group(a, varied_)),
        b_(group(b, varied_)) {
    result_.band = band;
  }

  SideComparison run() {
    for (const auto& [key, subjects] : a_) {
      const auto other = b_.find(key);
      other == b_.end() ? tell_unmatched(key, true) : pair(key, subjects, other->second);
    }
    for (const auto& [key, subjects] : b_) {
      if (!a_.contains(key)) tell_unmatched(key, false);
    }
    return std::move(result_);
  }

 private:
  void pair(const std::string& key, const std::map<Subject, Cells>& a, const std::map<Subject, Cells>& b) {
    if (a.size() == 1 && b.size() == 1 && !same_subject_) {
      add_row(key, *a.begin(), *b.begin());
      return;
    }
    std::set<Subject> paired;
    for (const auto& of_a : a) {
      if (const auto of_b = b.find(of_a.first); of_b != b.end()) {
        add_row(key, of_a, *of_b);
        paired.insert(of_a.first);
      }
    }
    if (paired.size() < std::max(a.size(), b.size())) tell_subjects(key, a, b, paired);
  }

  void add_row(const std::string& key, const std::pair<const Subject, Cells>& a,
               const std::pair<const Subject, Cells>& b) {
    ComparisonRow row;
    row.key = CellKey(key);
    row.subject_a = a.first;
    row.subject_b = b.first;
    for (const FieldDifference& difference :
         differing_fields(CellKey(a.second.front()->key), CellKey(b.second.front()->key))) {
      row.varied.push_back(difference);
    }
    compare_cells(row, a.second, b.second, result_.band);
    result_.rows.push_back(std::move(row));
  }

  /// Cells of equal key whose disks have no counterpart, or too many to choose from.
  void tell_subjects(const std::string& key, const std::map<Subject, Cells>& a, const std::map<Subject, Cells>& b,
                     const std::set<Subject>& paired) {
    // What is left of a side; of one of which nothing is left, all.
    const auto names = [&paired](const std::map<Subject, Cells>& subjects, auto member) {
      const bool none_left = subjects.size() == paired.size();
      std::set<std::string> texts;
      for (const auto& [subject, cells] : subjects) {
        if (none_left || !paired.contains(subject)) texts.insert(subject.*member);
      }
      return fmt::format("{}", fmt::join(texts, ", "));
    };
    Unmatched unmatched{true, key, {}};
    const auto add = [&](const char* name, auto member) {
      const std::string of_a = names(a, member);
      const std::string of_b = names(b, member);
      if (of_a != of_b) unmatched.differs.push_back({name, of_a, of_b});
    };
    add("machine", &Subject::machine);
    add("device", &Subject::device);
    add("file system", &Subject::file_system);
    result_.unmatched.push_back(std::move(unmatched));
  }

  void tell_unmatched(const std::string& key, bool of_a) {
    const CellKey own(key);
    Unmatched unmatched{of_a, key, {}};
    for (const auto& [other, subjects] : of_a ? b_ : a_) {
      auto differs = of_a ? differing_fields(own, CellKey(other)) : differing_fields(CellKey(other), own);
      if (unmatched.differs.empty() || differs.size() < unmatched.differs.size())
        unmatched.differs = std::move(differs);
    }
    result_.unmatched.push_back(std::move(unmatched));
  }

  std::set<std::string> varied_;
  bool same_subject_;
  Groups a_, b_;
  SideComparison result_{};
};

std::uint64_t number_in(std::string_view text) {
  std::uint64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

bool in_order(const ComparisonRow& a, const ComparisonRow& b) {
  if (a.key.field("reader") != b.key.field("reader")) return a.key.field("reader") < b.key.field("reader");
  return number_in(a.key.field("depth")) < number_in(b.key.field("depth"));
}

}  // namespace

SideComparison compare_sides(const ComparisonSide& a, const ComparisonSide& b, double band) {
  if (a.filter == b.filter) {
    throw UsageError("comparing " + a.name + " with " + b.name, "both sides are the same cells",
                     "Name two devices, campaigns, readers or stores");
  }
  SideComparison comparison = Pairing(a, b, band).run();
  std::stable_sort(comparison.rows.begin(), comparison.rows.end(), in_order);
  comparison.differences = environment_differences(a, b);
  return comparison;
}

}  // namespace merops
