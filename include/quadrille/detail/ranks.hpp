// Ranks: several processes that run one sweep together, and how they talk to each other.
//
// The engines know no library for that: they are given this interface, or nothing where a process runs alone. All ranks
// go through the same steps and call the same functions in the same order ("together"); what is decided on the way is
// decided by numbers that all of them have.
//
// Records travel in *rounds*. In a round every rank sends one block of words to each other rank, an empty one if it has
// nothing for it, and receives one from each. A round is begun, and finished later: in between the rank works on.
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

/// What a sweep took, all ranks together.
struct SweepSize {
  std::uint64_t most_states = 0;   ///< between two steps
  std::uint64_t record_bytes = 0;  ///< of each of those
  std::uint64_t expanded = 0;      ///< states, by this run
};

/// The processes of one run, as one of them sees them. Used by one thread.
class Ranks {
 public:
  virtual ~Ranks() = default;

  /// This one's number, from 0.
  virtual std::size_t rank() const = 0;
  /// How many there are, at least 1.
  virtual std::size_t count() const = 0;
  /// Decides which rank owns which states: any number; the results are the same for each.
  virtual std::uint64_t partition() const { return 0; }

  /// Ends all ranks at once, for what cannot be agreed on. \param why  a sentence \param status  of the process
  [[noreturn]] virtual void abort(std::string_view why, int status) = 0;

  /// Each number becomes the sum over all ranks, modulo 2^64. Together.
  virtual void sum(std::span<std::uint64_t> numbers) = 0;
  /// What each rank gave, in the order of the ranks. \param words  as many on every rank. Together.
  virtual std::vector<std::vector<std::uint64_t>> gather(std::span<const std::uint64_t> words) = 0;
  /// Rank 0's text. Together.
  virtual std::string broadcast(std::string_view text) = 0;

  /// Begins a round. Together. \pre the round before it is finished
  /// \param blocks  for each rank what it is sent; none for this one. It stays as it is until the round is finished
  /// \param buffers  for each rank where its block is to lie; none for this one
  virtual void begin_round(std::span<const std::span<const std::uint64_t>> blocks,
                           std::span<const std::span<std::uint64_t>> buffers) = 0;
  /// Lets the round go on. \returns whether nothing is left of it but to finish it
  virtual bool poll_round() = 0;
  /// Waits for the end of the round. \returns for each rank the words that it sent; 0 for this one
  virtual const std::vector<std::size_t>& finish_round() = 0;

  /// Told at the end of each sweep, for an account of the run.
  virtual void swept(const SweepSize& /*size*/) {}
};

/// The status of the worst end that any rank has come to, the same on every rank. Together.
RunStatus agreed(Ranks* ranks, RunStatus mine);

/// Memory has ended on some rank, and all ranks know: each throws this, and takes the same way from there.
class OutOfBudgetOnRanks : public OutOfBudget {};

/// For a handler of std::bad_alloc. On several ranks, throws on what this rank alone knows: the others wait for it, and
/// whoever shares the work ends them all (enumerate/run/shared_work.hpp).
inline void require_all_know(const Ranks* ranks, const std::bad_alloc& error) {
  if (ranks != nullptr && ranks->count() > 1 && dynamic_cast<const OutOfBudgetOnRanks*>(&error) == nullptr) throw;
}

/// Throws the error of the first rank that has one, with its name, on every rank. Together.
/// \param mine  this rank's Error::message; empty if it has none
/// \throws Error (unusable_input)
void agree_on_error(Ranks& ranks, std::string_view mine);

/// Does the work on every rank; what throws an Error on one of them throws it on all, with the name of the rank.
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
