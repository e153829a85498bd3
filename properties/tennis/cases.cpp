#include "properties/tennis/cases.hpp"

#include <ostream>
#include <variant>

namespace quadrille::properties {

using proofs::TennisCourt;

rc::Gen<TennisCourt> courts(int most) {
  const auto points = rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, most + 1));
  return rc::gen::apply(
      [](tennis::Variant variant, int fields, int beyond, int at_start) {
        return TennisCourt{{variant, fields, beyond}, at_start};
      },
      rc::gen::element(tennis::Variant::tennis, tennis::Variant::footsteps), rc::gen::element(2, 1, 3),
      rc::gen::element(1, 2), points);
}

void ask_a_case(const proofs::TennisQuestion& question, const std::string& text) {
  const auto& about = std::get<proofs::CourtQuestion>(question.about);
  const TennisCourt court = *courts(about.generated);
  RC_CLASSIFY(court.rules.variant == tennis::Variant::footsteps, "footsteps");
  RC_CLASSIFY(court.rules.fields == 1, "one field");
  RC_CLASSIFY(court.rules.beyond == 2, "two points beyond");
  const auto broken = about.broken_position(court);
  if (broken) RC_FAIL(text + ": " + to_string(proofs::TennisWitness{court.rules, court.points, *broken}));
}

}  // namespace quadrille::properties

namespace quadrille::proofs {

std::ostream& operator<<(std::ostream& out, const TennisCourt& court) {
  out << tennis_board(court.rules, court.points);
  if (court.rules.fields != 2) out << ", fields " << court.rules.fields;
  return out;
}

}  // namespace quadrille::proofs
