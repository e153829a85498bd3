// Chooses the primes of a colour sweep, and computes the count from its residues (primes.hpp). The method is Garner's,
// for the Chinese remainder theorem.
#include "enumerate/engines/colour/primes.hpp"

#include <stdexcept>

#include "enumerate/engines/colour/field.hpp"

namespace quadrille::engines {

std::vector<std::uint32_t> colour_primes(std::size_t bits) {
  std::vector<std::uint32_t> primes{prime_below(std::uint32_t{1} << 31U)};
  Natural product = primes.back();
  while ((product >> static_cast<unsigned>(bits)) == 0) {
    primes.push_back(prime_below(primes.back()));
    product *= primes.back();
  }
  primes.push_back(prime_below(primes.back()));
  return primes;
}

Natural join_residues(const std::vector<std::uint32_t>& primes, const std::vector<Natural>& residues) {
  Natural number = 0;
  Natural product = 1;
  for (std::size_t i = 0; i < primes.size(); ++i) {
    const SmallField field{primes[i]};
    const auto modulo = [&](const Natural& value) { return static_cast<std::uint32_t>(value % field.prime); };
    const std::uint32_t missing = field.difference(modulo(residues[i]), modulo(number));
    if (i > 0 && i + 1 == primes.size()) {
      if (missing != 0)
        throw std::logic_error("the counts of a colour sweep differ from its residue modulo the last prime");
      break;
    }
    number += product * field.product(missing, field.inverse(modulo(product)));
    product *= field.prime;
  }
  return number;
}

}  // namespace quadrille::engines
