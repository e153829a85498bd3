// A power modulo a number, for tests of residues.
#pragma once

#include "quadrille/natural.hpp"

namespace quadrille {

/// The base to the exponent, modulo the modulus, which is not 0. (The library's powm() returns an expression that
/// refers to a temporary object.)
inline Natural power_modulo(const Natural& base, const Natural& exponent, const Natural& modulus) {
  Natural power;
  boost::multiprecision::default_ops::eval_powm(power.backend(), base.backend(), exponent.backend(), modulus.backend());
  return power;
}

}  // namespace quadrille
