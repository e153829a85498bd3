// Computes a step of the colour sweep for one group of records (group.hpp), in vector instructions.
//
// A function that does this is called a kernel. Each kernel is compiled for several kinds of processor, and the caller
// chooses the kind at run time.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "enumerate/engines/colour/group.hpp"

namespace quadrille::engines {

/// Replaces the records of a group by those after the step. \param array  of residues, with colour_padding beyond
using ColourKernel = void (*)(std::uint32_t* array, const ColourGroup& group, const ColourStep& step,
                              std::uint32_t prime);
/// The kernels by the number of colours of the group, for strips without rims and with them.
struct ColourKernels {
  std::array<ColourKernel, Offsets::most_slots> plain;
  std::array<ColourKernel, Offsets::most_slots - 2> rims;
};

/// The number of residues that kernels read, but never write, beyond the last record.
inline constexpr std::size_t colour_padding = 16;

/// Zeros, at least as many as any record has residues.
const std::uint32_t* no_colour_record();
/// Scratch memory of the calling thread, for a kernel.
std::uint32_t* colour_scratch(std::size_t residues);

/// The sets of instructions for which kernels are compiled.
enum class Instructions { plain, avx2, avx512 };

/// The sets of instructions that this processor has, the fastest last.
std::vector<Instructions> instructions_here();
/// The kernels for a set of instructions. \pre it is among instructions_here()
const ColourKernels& colour_kernels(Instructions instructions);

}  // namespace quadrille::engines
