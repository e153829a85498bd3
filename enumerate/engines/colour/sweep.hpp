// The colour sweep: how many drawings a strip has, without listing or keying one.
//
// A drawing is a connected set of links that touches the root, or none at all, with an even number at every vertex, but
// at the root and one other vertex, its end, an odd one; or even at all, then its end is the root. Each counts as often
// as its end weighs. The count is a sum over colours and signs of vertices, in which every link is a weight on the two
// vertices that it joins (docs/colour-sweep.md): so vertices are taken in and summed out one after another, and the
// function of the vertices in between is one array, updated in place. Nothing merges, so there are no keys.
//
// The outer columns of a classic pitch have no links along them: then they are no part of the array, but for what their
// neighbours leave to them (docs/colour-sweep.md, Rims as odd parts).
//
// The rows below the root's are swept upwards and those above downwards, and the two functions of the root's row are
// joined. Where the strip is its own mirror image the two are one. Everything is modulo primes below 2^31; the Chinese
// remainder theorem gives the count, and one prime more than needed checks it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "enumerate/engines/colour/kernel.hpp"
#include "enumerate/engines/colour/strip.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::engines {

/// The cost of a colour sweep.
struct ColourCost {
  std::uint64_t bytes = 0;     ///< of the array, and of what is kept for the join
  std::uint64_t residues = 0;  ///< of the array
  std::size_t steps = 0;       ///< for one prime
  std::size_t primes = 0;      ///< the one that checks among them
};

/// \param bits  the count is below 2^bits \complexity O(width^2 + points)
ColourCost cost_of_colour_sweep(const Strip& strip, std::size_t bits);

/// The count of a colour sweep, and how it ended.
struct ColourCount {
  Natural count;                           ///< of no use unless `status` is complete
  RunStatus status = RunStatus::complete;  ///< memory where the array does not fit: then nothing was begun
  std::size_t steps_done = 0;              ///< of all primes together
};

/// Counts the drawings, each as often as its end weighs; or that number modulo options.modulus, a prime from 3 to
/// 2^31 - 1.
/// The result is the same on any number of threads. Takes the options' memory, stop, observer, checkpoint and modulus.
/// With a checkpoint a stop ends the step at hand first, and saves.
/// \param bits  the count is below 2^bits
/// \pre the strip has at least 2 rows; a row without all of its links is no root's, and has a row with all links beside
///      it on the root's side
/// \throws std::logic_error if the count departs from its residue modulo the last prime: then a pass went wrong
/// \complexity O(steps * residues) for each prime
/// Checked against: brute force, count_by_colours_ref
ColourCount count_by_colours(const Strip& strip, std::size_t bits, const RunOptions& options,
                             const ColourKernels& kernels = colour_kernels(instructions_here().back()));

/// True if one sweep counts them all: they are mirror images of themselves, but for an inner row perhaps, and differ in
/// their number of inner rows alone. One strip is a family too.
bool are_colour_family(std::span<const Strip> strips);

/// The cost of such a sweep. \pre as count_by_colours
ColourCost cost_of_colour_sweep(std::span<const Strip> strips, std::size_t bits);

/// The counts of several strips, in their order; none if the sweep did not end.
struct ColourCounts {
  std::vector<Natural> counts;
  RunStatus status = RunStatus::complete;
  std::size_t steps_done = 0;
};

/// Counts them all by one sweep, as long as that of the one with most rows. \param bits  no count reaches 2^bits
/// \pre are_colour_family(strips), and each is as for one strip
ColourCounts count_by_colours(std::span<const Strip> strips, std::size_t bits, const RunOptions& options,
                              const ColourKernels& kernels = colour_kernels(instructions_here().back()));

/// The count of one strip modulo a prime by the formulas as they stand (step_ref.cpp): a record at a time, no vectors,
/// one thread.
std::uint32_t count_by_colours_ref(const Strip& strip, std::uint32_t prime);

}  // namespace quadrille::engines
