// Checkpoint: how an engine that takes hours saves its work, without knowing files.
//
// At a safe point (a finished layer, a finished vertex of a sweep) an engine asks whether saving is due and, if so,
// writes all that it needs to go on from there as bytes; started again with the same request, it reads the same bytes
// back before it does anything else. Where the bytes lie, that they are whole and belong to the request, and when
// saving is due, is the caller's business.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <type_traits>
#include <vector>

namespace quadrille::engines {

/// Takes bytes, in order. May throw; then nothing of this save counts.
using ByteSink = std::function<void(std::span<const std::byte>)>;
/// Fills the whole span with the next bytes that were saved. \throws Error if there are not as many
using ByteSource = std::function<void(std::span<std::byte>)>;

/// Where a sweep stands: what is saved says so, and what is resumed is compared with it.
struct SweepStand {
  std::uint64_t step = 0;        ///< the next step
  std::uint64_t steps = 0;       ///< how many there are
  std::uint64_t states = 0;      ///< of this rank
  std::uint64_t sum = 0;         ///< of their counts, modulo stand_modulus
  std::uint64_t all_states = 0;  ///< the same of all ranks
  std::uint64_t all_sum = 0;     ///< the same of all ranks, modulo stand_modulus
};
/// A prime.
inline constexpr std::uint64_t stand_modulus = (std::uint64_t{1} << 61U) - 1;

/// Where an engine saves its work and what it resumes from.
struct Checkpoint {
  ByteSource resume;          ///< what an earlier run saved; empty if there is nothing to resume from
  std::function<bool()> due;  ///< whether enough time has passed since the last save
  /// Replaces what was saved before by what the argument writes into the sink it is given, wholly or not at all.
  /// \returns whether it did: a full disk, say, does not end the work, which may be saved later
  std::function<bool(const std::function<void(const ByteSink&)>&)> save;

  // What follows is for a run of several ranks (ranks.hpp), each of which saves a part of its own. All parts begin
  // alike, up to the states of a sweep. A run of another number of ranks shares the parts out.
  std::vector<ByteSource> more{};  ///< parts to resume from besides `resume`
  /// Whether another rank takes the states of `resume`; this one, which got no part, reads how it begins.
  bool resume_is_of_another = false;
  std::function<void(const SweepStand&)> saving{};   ///< told before each save
  std::function<void(const SweepStand&)> resumed{};  ///< told what was resumed from \throws Error if that was not saved
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
