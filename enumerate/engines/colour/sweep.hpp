// The colour sweep: counts the drawings of a graph called a strip (strip.hpp). It does not list drawings, and needs no
// table of states.
//
// A drawing is an empty set of links, or a connected set of links that touches the root. Every vertex has an even
// number of the drawing's links, except that the root and one other vertex, the end, may have odd numbers. If all
// numbers are even, the root is the end. Each vertex has a weight, and a drawing counts as often as the weight of its
// end says.
//
// This count equals a sum over all ways to give the vertices colours and signs. In this sum each link contributes a
// factor, which depends on the colours and signs of its two vertices (docs/colour-sweep.md). The sweep takes in one
// vertex after another, and sums over the colours and signs of a vertex after it has taken in the vertex's last link.
// The vertices that are taken in and not yet summed out are open. One array holds a function of the colours and signs
// of the open vertices, and each step updates the array in place.
//
// The outer columns of a classic pitch have no links along them, so the array need not distinguish the colours and
// signs of their points. Instead, the array keeps the odd parts of the neighbouring vertices (docs/colour-sweep.md,
// section "Rims as odd parts").
//
// The sweep goes upwards from the first row and downwards from the last row, until both directions reach the root's
// row. There it joins the two functions: it multiplies them and adds up the products. If the strip is its own mirror
// image, the function of one half serves for both halves. All numbers are residues modulo primes below 2^31. The
// Chinese remainder theorem gives the count, and one further prime checks the count.
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
  std::uint64_t bytes = 0;     ///< of the array, and of the copy that is kept for the join
  std::uint64_t residues = 0;  ///< of the array
  std::size_t steps = 0;       ///< for one prime
  std::size_t primes = 0;      ///< including the one that checks
};

/// The cost for one strip. \param bits  the count is below 2^bits \complexity O(width^2 + points)
ColourCost cost_of_colour_sweep(const Strip& strip, std::size_t bits);

/// The count of a colour sweep, and its status.
struct ColourCount {
  Natural count;                           ///< valid only if `status` is complete
  RunStatus status = RunStatus::complete;  ///< memory if the array does not fit: then no step was taken
  std::size_t steps_done = 0;              ///< of all primes together
};

/// Counts the drawings, each as often as its end weighs; or that number modulo options.modulus, a prime from 3 to
/// 2^31 - 1.
/// The result is the same on any number of threads. Takes the options' memory, stop, observer, checkpoint and modulus.
/// With a checkpoint, a stop takes effect after the current step, and the sweep saves.
/// \param bits  the count is below 2^bits
/// \pre the strip has at least 2 rows; a row that lacks links is not the root's, and the next row towards the root has
///      all links
/// \throws std::logic_error if the count contradicts its residue modulo the last prime: then a pass went wrong
/// \complexity O(steps * residues) for each prime
/// Checked against: brute force, count_by_colours_ref
ColourCount count_by_colours(const Strip& strip, std::size_t bits, const RunOptions& options,
                             const ColourKernels& kernels = colour_kernels(instructions_here().back()));

/// True if one sweep can count all strips: each is its own mirror image, except perhaps for one inner row, and they
/// differ only in the number of inner rows. One strip is a family too.
bool are_colour_family(std::span<const Strip> strips);

/// The cost of a sweep for all strips. \pre as count_by_colours
ColourCost cost_of_colour_sweep(std::span<const Strip> strips, std::size_t bits);

/// The counts of several strips, in their order; none if the sweep is not complete.
struct ColourCounts {
  std::vector<Natural> counts;
  RunStatus status = RunStatus::complete;
  std::size_t steps_done = 0;
};

/// Counts all strips by one sweep, as long as that of the strip with most rows. \param bits  no count reaches 2^bits
/// \pre are_colour_family(strips), and each strip is as for count_by_colours of one strip
ColourCounts count_by_colours(std::span<const Strip> strips, std::size_t bits, const RunOptions& options,
                              const ColourKernels& kernels = colour_kernels(instructions_here().back()));

/// The count of one strip modulo a prime, directly by the formulas (step_ref.cpp): a record at a time, without vectors,
/// on one thread.
std::uint32_t count_by_colours_ref(const Strip& strip, std::uint32_t prime);

}  // namespace quadrille::engines
