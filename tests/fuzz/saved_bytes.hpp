// Values in the bytes of a checkpoint's body, as the machine holds them.
#pragma once

#include <cstddef>
#include <cstring>
#include <functional>
#include <span>

#include "quadrille/detail/checkpoint.hpp"
#include "tests/fuzz/saved_counts.hpp"

namespace quadrille::fuzz {

/// Adds the value's bytes to the body.
template <class Value>
void put(Body& body, const Value& value) {
  const auto bytes = std::as_bytes(std::span(&value, 1));
  body.insert(body.end(), bytes.begin(), bytes.end());
}

/// The value that begins at a place; zero where the bytes end before it does.
template <class Value>
Value value_at(Bytes bytes, std::size_t at) {
  Value value{};
  if (at + sizeof value <= bytes.size()) std::memcpy(&value, bytes.data() + at, sizeof value);
  return value;
}

/// How a checkpoint is saved of which the first save is kept in the body, which is empty before and lives as long.
inline decltype(engines::Checkpoint::save) keeps_first(Body& body) {
  return [&body](const std::function<void(const engines::ByteSink&)>& write) {
    const bool first = body.empty();
    write([&](std::span<const std::byte> part) {
      if (first) body.insert(body.end(), part.begin(), part.end());
    });
    return true;
  };
}

}  // namespace quadrille::fuzz
