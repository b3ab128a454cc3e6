#pragma once

#include "core/model/enum_text.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

struct sqlite3_stmt;

namespace merops {

class Connection;

/// A prepared statement. Values are bound from the first parameter on, columns are read from the first on; both go on
/// where the last call left off. Unsigned 64-bit numbers are stored as the signed number of the same bits, doubles that
/// are not finite as NULL. Errors are thrown as Error naming the database. Must not outlive its connection.
class Statement {
 public:
  Statement(Connection& connection, std::string_view sql);
  Statement(Statement&&) noexcept = default;
  Statement& operator=(Statement&&) noexcept = default;

  template <class T>
  Statement& bind(const T& value);
  Statement& bind_null();
  Statement& bind_blob(std::span<const std::byte> bytes);

  /// Moves to the next row; false after the last.
  bool step();
  /// Runs a statement without rows; it can then be bound anew.
  void run();

  /// The next column of the row; NULL leaves the value as it is.
  template <class T>
  Statement& get(T& value);
  template <class T>
  Statement& get(std::optional<T>& value);
  Statement& get_blob(std::vector<std::byte>& bytes);
  template <class T>
  [[nodiscard]] T next() {
    T value{};
    get(value);
    return value;
  }

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  void bind_number(std::int64_t value);
  void bind_real(double value);
  void bind_text(std::string_view value);
  void check_bound(int code) const;
  [[nodiscard]] bool is_null() const;
  [[nodiscard]] std::int64_t number() const;
  [[nodiscard]] double real() const;
  [[nodiscard]] std::string_view text() const;  // until the next step

  Connection* connection_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  int parameter_ = 0, column_ = 0;
};

namespace sql {

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

}  // namespace sql

template <class T>
Statement& Statement::bind(const T& value) {
  if constexpr (sql::kIsOptional<T>) {
    return value ? bind(*value) : bind_null();
  } else {
    if constexpr (std::is_enum_v<T>) {
      bind_text(to_string(value));
    } else if constexpr (std::is_integral_v<T>) {
      bind_number(static_cast<std::int64_t>(value));
    } else if constexpr (std::is_floating_point_v<T>) {
      bind_real(value);
    } else {
      bind_text(value);
    }
    return *this;
  }
}

template <class T>
Statement& Statement::get(T& value) {
  if (!is_null()) {
    if constexpr (std::is_enum_v<T>) {
      from_text(text(), value);
    } else if constexpr (std::is_same_v<T, bool>) {
      value = number() != 0;
    } else if constexpr (std::is_integral_v<T>) {
      value = static_cast<T>(number());
    } else if constexpr (std::is_floating_point_v<T>) {
      value = real();
    } else {
      value = text();
    }
  }
  ++column_;
  return *this;
}

template <class T>
Statement& Statement::get(std::optional<T>& value) {
  if (!is_null()) return get(value.emplace());
  value.reset();
  ++column_;
  return *this;
}

}  // namespace merops
