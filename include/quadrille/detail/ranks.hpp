// Ranks: the interface by which several processes run one sweep together. Each process is called a rank, as in MPI.
//
// The engines depend on no communication library. They get a Ranks object, or a null pointer if a process runs alone.
// All ranks execute the same steps and call the same functions in the same order. In the comments below, "together"
// marks the functions that all ranks must call in the same order. A rank decides which function to call next only by
// numbers that are the same on all ranks.
//
// Records (a state and its counts) travel in *rounds*. In a round every rank sends one block of words to each other
// rank, perhaps an empty one, and receives one from each. A rank begins a round and finishes it later; between the two
// it continues its work.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/error.hpp"

namespace quadrille::engines {

/// The size of a sweep, over all ranks.
struct SweepSize {
  std::uint64_t most_states = 0;   ///< the most states between two steps
  std::uint64_t record_bytes = 0;  ///< the bytes of a state's record
  std::uint64_t expanded = 0;      ///< the states that this run expanded
};

/// The processes of one run, seen from one of them. Used by one thread.
class Ranks {
 public:
  virtual ~Ranks() = default;

  /// The number of this process, from 0.
  virtual std::size_t rank() const = 0;
  /// The number of processes, at least 1.
  virtual std::size_t count() const = 0;
  /// Selects the distribution of states over ranks: any number; the results do not depend on it.
  virtual std::uint64_t partition() const { return 0; }

  /// Terminates all ranks at once, for failures that they cannot agree on. \param why  a sentence \param status  of the
  /// process
  [[noreturn]] virtual void abort(std::string_view why, int status) = 0;

  /// Replaces each number by its sum over all ranks, modulo 2^64. Together.
  virtual void sum(std::span<std::uint64_t> numbers) = 0;
  /// The words of each rank, in the order of the ranks. \param words  as many on every rank. Together.
  virtual std::vector<std::vector<std::uint64_t>> gather(std::span<const std::uint64_t> words) = 0;
  /// Rank 0's text. Together.
  virtual std::string broadcast(std::string_view text) = 0;

  /// Begins a round. Together. \pre the previous round is finished
  /// \param blocks  for each rank the block to send it; empty for this rank. It must not change until the round is
  ///                finished
  /// \param buffers  for each rank the place for its block; empty for this rank
  virtual void begin_round(std::span<const std::span<const std::uint64_t>> blocks,
                           std::span<const std::span<std::uint64_t>> buffers) = 0;
  /// Advances the round. \returns true if nothing remains but finish_round()
  virtual bool poll_round() = 0;
  /// Waits for the end of the round. \returns for each rank the number of words that it sent; 0 for this rank
  virtual const std::vector<std::size_t>& finish_round() = 0;

  /// Called at the end of each sweep, for a report of the run.
  virtual void swept(const SweepSize& /*size*/) {}
};

/// The worst status of any rank, the same on every rank. Together.
RunStatus agreed(Ranks* ranks, RunStatus mine);

/// Memory is exhausted on some rank, and all ranks know it: each throws this, so all take the same path.
class OutOfBudgetOnRanks : public OutOfBudget {};

/// For a handler of std::bad_alloc. With several ranks, rethrows an error that only this rank knows: the others wait
/// for it, and the owner of the shared work terminates them all (enumerate/run/shared_work.hpp).
inline void require_all_know(const Ranks* ranks, const std::bad_alloc& error) {
  if (ranks != nullptr && ranks->count() > 1 && dynamic_cast<const OutOfBudgetOnRanks*>(&error) == nullptr) throw;
}

/// On every rank, throws the error of the first rank that has one, with the name of that rank. Together.
/// \param mine  this rank's Error::message; empty if it has none
/// \throws Error (unusable_input)
void agree_on_error(Ranks& ranks, std::string_view mine);

/// Does the work on every rank. An Error on one of them is thrown on all, with the name of the rank.
template <class Work>
void together(Ranks& ranks, Work&& work) {
  std::string mine;
  try {
    std::forward<Work>(work)();
  } catch (const Error& error) {
    mine = error.message();
  }
  agree_on_error(ranks, mine);
}

}  // namespace quadrille::engines
