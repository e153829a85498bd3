// How an estimate and its bounds are written: seven significant digits, `53.00000` or `1.447439e+128`, which every
// reader of csv takes for a number; bounds rounded outward.
#pragma once

#include <cstdint>
#include <string>

namespace quadrille::enumerate {

enum class Rounding : std::uint8_t { nearest, down, up };

/// \pre value >= 0 and finite
/// Checked against: boost's exact rationals in tests/enumerate/numbers/written_estimate_test.cpp
std::string written_estimate(double value, Rounding rounding);

}  // namespace quadrille::enumerate
