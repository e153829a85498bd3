// Computes exact counts of Paper Soccer from their residues modulo several primes. A pass is a whole count modulo one
// of the primes, by the engine `frontier` or `trails`.
//
// A residue takes one machine word, and an exact counter takes several. So in the same memory, a pass with residues
// holds two or three times as many states as a pass with exact counters. The primes lie just below 2^62 (PrimeField),
// and the counts follow by the Chinese remainder theorem. All primes but the last suffice to determine the counts. The
// last prime is a check: each count must also have the residue that the pass with this prime found.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "enumerate/soccer/engine.hpp"
#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/histories/counts.hpp"

namespace quadrille::enumerate {

/// True if sweeps, by frontier or trails, can count this grouping.
constexpr bool sweeps_can(By by) { return frontier_can(by) || trails_can(by); }

/// The number of primes that the counts of a pitch take, the one to check by included.
/// \pre the engine is frontier or trails and can take the pitch
std::size_t primes_needed(soccer::Engine engine, const soccer::Pitch& pitch);

/// The checkpoint of the pass for that prime, the `number`-th from 1; none if empty.
using CheckpointOfPrime = std::function<std::optional<engines::Checkpoint>(std::size_t number, std::uint64_t prime)>;

/// The rows of count_soccer, from `primes` primes. A pass that ends early ends the count, without rows.
/// \throws Error (unusable_input) if the primes are fewer than needed, or a count departs from its last residue: then
///         a pass went wrong
/// Checked against: count_soccer on small pitches
/// \pre sweeps_can(by), by this engine
Counted count_soccer_by_residues(soccer::Engine engine, const soccer::Pitch& pitch, By by, Symmetry symmetry,
                                 engines::RunOptions options, std::size_t primes,
                                 const CheckpointOfPrime& checkpoint = {});

/// True if exact counters of trails are expected to take more than options.memory, and residues not. Never true with a
/// checkpoint, which is that of one pass, or on ranks, whose request says how many primes to take.
/// \pre trails can take the task
bool residues_fit_better(const CountTask& task, const engines::RunOptions& options);

/// The rows of count_soccer_trails, from as many primes as they need. If memory ends a pass, the rows have their
/// classes alone; by outcome there are none.
/// \param options  without a checkpoint
/// Checked against: count_soccer_trails on small pitches
/// \pre trails_can(by)
Counted count_soccer_trails_by_residues(const soccer::Pitch& pitch, By by, const engines::RunOptions& options);

}  // namespace quadrille::enumerate
