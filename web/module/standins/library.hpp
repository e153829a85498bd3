// Defines parts of the C++ standard library that the program uses and libc++ 16 lacks. The build includes this file
// before every file of the WebAssembly module.
#pragma once
#include <array>
#include <charconv>
#include <compare>
#include <cstdlib>
#include <string>
#include <system_error>

namespace std {

template <class T, size_t Size>
constexpr compare_three_way_result_t<T> operator<=>(const array<T, Size>& a, const array<T, Size>& b) {
  for (size_t i = 0; i < Size; ++i) {
    if (const auto order = a[i] <=> b[i]; order != 0) return order;
  }
  return compare_three_way_result_t<T>::equivalent;
}

// Reads a decimal in the notation of boards: digits, a sign, a point.
inline from_chars_result from_chars(const char* first, const char* last, double& value) {
  const string text(first, last);
  char* end = nullptr;
  const double read = strtod(text.c_str(), &end);
  if (end == text.c_str()) return {first, errc::invalid_argument};
  value = read;
  return {first + (end - text.c_str()), errc()};
}

}  // namespace std
