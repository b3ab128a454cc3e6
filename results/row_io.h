#pragma once

#include "results/columns.h"
#include "results/statement.h"

#include <charconv>
#include <string>

/// What walks columns.h: the names, the values into a statement, the values out of a row.
namespace merops::sql {

/// "a, b, c" of a value's columns, each behind `prefix`. An estimate is three: x, x_low, x_high.
class ColumnNames {
 public:
  explicit ColumnNames(std::string prefix = {}) : prefix_(std::move(prefix)) {}
  void operator()(const char* name, const auto&) { add(name); }
  void operator()(const char* name, const Estimate&) { add_estimate(name); }
  void operator()(const char* name, const std::optional<Estimate>&) { add_estimate(name); }
  void decimal(const char* name, std::uint64_t) { add(name); }

  [[nodiscard]] const std::string& list() const { return list_; }
  [[nodiscard]] std::size_t count() const { return count_; }

 private:
  void add(const std::string& name) {
    list_ += (list_.empty() ? "" : ", ") + prefix_ + name;
    ++count_;
  }
  void add_estimate(const std::string& name) {
    add(name);
    add(name + "_low");
    add(name + "_high");
  }
  std::string prefix_, list_;
  std::size_t count_ = 0;
};

class ColumnBinder {
 public:
  explicit ColumnBinder(Statement& statement) : statement_(statement) {}
  void operator()(const char*, const auto& value) { statement_.bind(value); }
  void operator()(const char*, const Estimate& estimate) {
    statement_.bind(estimate.value).bind(estimate.low).bind(estimate.high);
  }
  void operator()(const char* name, const std::optional<Estimate>& estimate) {
    if (estimate) {
      (*this)(name, *estimate);
    } else {
      statement_.bind_null().bind_null().bind_null();
    }
  }
  void decimal(const char*, std::uint64_t value) { statement_.bind(std::to_string(value)); }

 private:
  Statement& statement_;
};

class ColumnReader {
 public:
  explicit ColumnReader(Statement& row) : row_(row) {}
  void operator()(const char*, auto& value) { row_.get(value); }
  void operator()(const char*, Estimate& estimate) { row_.get(estimate.value).get(estimate.low).get(estimate.high); }
  void operator()(const char*, std::optional<Estimate>& estimate) {
    const auto value = row_.next<std::optional<double>>();
    const auto low = row_.next<std::optional<double>>(), high = row_.next<std::optional<double>>();
    estimate = value ? std::optional(Estimate{*value, low, high}) : std::nullopt;
  }
  void decimal(const char*, std::uint64_t& value) {
    const auto text = row_.next<std::string>();
    std::from_chars(text.data(), text.data() + text.size(), value);
  }

 private:
  Statement& row_;
};

/// Column names of a type.
template <class T>
[[nodiscard]] ColumnNames columns_of(std::string prefix = {}) {
  ColumnNames names(std::move(prefix));
  const T value{};
  columns(names, value);
  return names;
}

/// INSERT of a type's columns behind the columns `keys` (`key_count` of them), all as parameters.
template <class T>
[[nodiscard]] std::string insert_sql(const std::string& table, const std::string& keys, std::size_t key_count) {
  const ColumnNames names = columns_of<T>();
  std::string parameters = "?";
  for (std::size_t more = 1; more < key_count + names.count(); ++more) parameters += ", ?";
  return "INSERT INTO " + table + " (" + keys + ", " + names.list() + ") VALUES (" + parameters + ")";
}

template <class T>
void bind_columns(Statement& statement, const T& value) {
  ColumnBinder binder(statement);
  columns(binder, value);
}

template <class T>
void read_columns(Statement& row, T& value) {
  ColumnReader reader(row);
  columns(reader, value);
}

}  // namespace merops::sql
