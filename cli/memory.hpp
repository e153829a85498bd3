// The memory a run may use: `--memory 4G`.
//
// The limit is for the whole process. An engine keeps an account of its own memory alone, so it is given the limit less
// what the process holds already. Without --memory the limit is what the machine, or the control group the process runs
// in, has: a layer that does not fit then ends the work with exit 3 and not by the hand of the operating system.
#pragma once

#include <cstddef>
#include <string_view>

namespace quadrille::cli {

/// Reads a size: digits, then nothing or B for bytes; K, M, G, T (or KiB, ...) for powers of 1024; KB, MB, ... for
/// powers of 1000. Letters of either case.
/// \throws Error (unusable_input) naming the form, a size of 0, or one that is too large
std::size_t parse_memory_size(std::string_view text);

/// What this machine or control group has; the largest number if it does not say.
std::size_t machine_memory();

/// What the process holds in memory now; 0 if the system does not say.
std::size_t resident_memory();

/// What the process has reserved for data and stacks, resident or not; 0 if the system does not say.
std::size_t data_memory();

}  // namespace quadrille::cli
