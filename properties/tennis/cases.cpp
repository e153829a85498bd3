// Generates a random court of Tennis or Footsteps, and tries an assertion on it. A court is the set of all positions,
// by some rules, with at most N points for each player.
#include "properties/tennis/cases.hpp"

#include <ostream>

namespace quadrille::tennis {

rc::Gen<Court> generated_courts(int most) {
  const auto points = rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, most + 1));
  return rc::gen::apply(
      [](Variant variant, int fields, int beyond, int at_start) {
        return Court{{variant, fields, beyond}, at_start};
      },
      rc::gen::element(Variant::tennis, Variant::footsteps), rc::gen::element(2, 1, 3), rc::gen::element(1, 2), points);
}

void ask_generated_case(const proofs::Question& question, const std::string& text) {
  const auto& about = dynamic_cast<const CourtQuestion&>(question);
  const Court court = *generated_courts(about.generated());
  RC_CLASSIFY(court.rules.variant == Variant::footsteps, "footsteps");
  RC_CLASSIFY(court.rules.fields == 1, "one field");
  RC_CLASSIFY(court.rules.beyond == 2, "two points beyond");
  const auto broken = about.broken_position(court);
  if (broken) RC_FAIL(text + ": " + to_string(Example{court.rules, court.points, *broken}));
}

std::ostream& operator<<(std::ostream& out, const Court& court) {
  out << board_name(court.rules, court.points);
  if (court.rules.fields != 2) out << ", fields " << court.rules.fields;
  return out;
}

}  // namespace quadrille::tennis
