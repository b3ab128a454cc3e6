#pragma once

#include <cstddef>
#include <optional>

namespace merops::test {

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

/// Initialises a member of any type; an optional through the value in it.
struct AnyValue {
  template <class T>
  requires(!kIsOptional<T>) operator T() const;  // NOLINT(google-explicit-constructor)
};

/// How many members an aggregate has: so that a test notices a new one that nobody stores.
template <class T, class... Values>
constexpr std::size_t member_count(Values... values) {
  if constexpr (requires { T{values..., AnyValue{}}; }) {
    return member_count<T>(values..., AnyValue{});
  } else {
    return sizeof...(values);
  }
}

}  // namespace merops::test
