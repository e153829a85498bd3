// Checkpoint: how an engine that takes hours saves its work, without knowing files.
//
// At a safe point (a finished layer, a finished vertex of a sweep) an engine asks whether saving is due and, if so,
// writes all that it needs to go on from there as bytes; started again with the same request, it reads the same bytes
// back before it does anything else. Where the bytes lie, that they are whole and belong to the request, and when
// saving is due, is the caller's business.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <type_traits>

namespace quadrille::engines {

/// Takes bytes, in order. May throw; then nothing of this save counts.
using ByteSink = std::function<void(std::span<const std::byte>)>;
/// Fills the whole span with the next bytes that were saved. \throws Error if there are not as many
using ByteSource = std::function<void(std::span<std::byte>)>;

/// Where an engine saves its work and what it resumes from.
struct Checkpoint {
  ByteSource resume;          ///< what an earlier run saved; empty if there is nothing to resume from
  std::function<bool()> due;  ///< whether enough time has passed since the last save
  /// Replaces what was saved before by what the argument writes into the sink it is given, wholly or not at all.
  std::function<void(const std::function<void(const ByteSink&)>&)> save;
};

/// One value, or a contiguous row of them, as the bytes of this machine; a checkpoint does not travel between machines.
template <class T>
void put(const ByteSink& sink, const T& value) {
  static_assert(std::is_trivially_copyable_v<T>);
  sink(std::as_bytes(std::span(&value, 1)));
}
/// Reads one value back that put() wrote. \throws Error as the source does
template <class T>
T get(const ByteSource& source) {
  static_assert(std::is_trivially_copyable_v<T>);
  T value{};
  source(std::as_writable_bytes(std::span(&value, 1)));
  return value;
}

}  // namespace quadrille::engines
