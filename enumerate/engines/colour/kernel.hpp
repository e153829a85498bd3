// A step of the colour sweep for one group, in vectors.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "enumerate/engines/colour/group.hpp"

namespace quadrille::engines {

/// Replaces the records of a group by those after the step. \param array  of residues, with colour_padding beyond
using ColourKernel = void (*)(std::uint32_t* array, const ColourGroup& group, const ColourStep& step,
                              std::uint32_t prime);
/// By the colours of the group, for strips without rims and with them.
struct ColourKernels {
  std::array<ColourKernel, Offsets::most_slots> plain;
  std::array<ColourKernel, Offsets::most_slots - 2> rims;
};

/// Residues that are read beyond the last record, and not written.
inline constexpr std::size_t colour_padding = 16;

/// Zeros, as many as a record has.
const std::uint32_t* no_colour_record();
/// Room for a kernel to work in, the calling thread's.
std::uint32_t* colour_scratch(std::size_t residues);

/// Instructions for which kernels are compiled.
enum class Instructions { plain, avx2, avx512 };

/// Those that this processor has, the fastest last.
std::vector<Instructions> instructions_here();
/// \pre they are among instructions_here()
const ColourKernels& colour_kernels(Instructions instructions);

}  // namespace quadrille::engines
