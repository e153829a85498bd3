// A second sweep of a pitch that confirms a total: it sweeps the columns as rows. The vertices enter in another order,
// and every first row and every join differs from the first sweep.
//
//   build/release/bench/soccer_transposed --pitch classic:10x10
//
// Prints the prime and the residue of all weak classes modulo it, as quadrille_confirm prints them.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>

#include "enumerate/engines/colour/field.hpp"
#include "enumerate/soccer/colour.hpp"

int main(int argc, char** argv) try {
  using namespace quadrille;
  CLI::App program("the weak classes of a pitch modulo a prime, by the colour sweep along its longer side");
  std::string name;
  program.add_option("--pitch", name, "as paper:10x10")->required();
  CLI11_PARSE(program, argc, argv);
  const soccer::Pitch pitch(soccer::parse_pitch_name(name));
  const engines::Strip strip = enumerate::strip_of(pitch, true);
  if (strip.width() > engines::Offsets::most_slots) {
    throw std::invalid_argument(
        fmt::format("pitch '{}': its longer side has more than {} points", name, engines::Offsets::most_slots));
  }
  engines::RunOptions options;
  // Smaller than the primes of any count of less than 10,000 bits.
  options.modulus = engines::prime_below(2'000'000'000);
  const engines::ColourCount found = engines::count_by_colours(strip, 1, options);
  if (found.status != engines::RunStatus::complete) {
    std::fputs("memory does not suffice\n", stderr);
    return 3;
  }
  fmt::print("pitch,modulus,residue\n{},{},{}\n", to_string(pitch.name()), options.modulus, found.count.str());
} catch (const std::exception& error) {
  std::fputs(error.what(), stderr);
  std::fputc('\n', stderr);
  return 2;
}
