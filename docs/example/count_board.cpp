#include <iostream>

#include "enumerate/soccer/counts.hpp"

int main() {
  using namespace quadrille;
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x3"));
  const auto counts = enumerate::count_soccer(pitch, enumerate::SoccerBy::ply, {.last_grade = 5});
  for (const auto& row : counts.rows) std::cout << *row[0] << ',' << *row[1] << ',' << *row[2] << '\n';
}
