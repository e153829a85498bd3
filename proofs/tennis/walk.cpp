#include "proofs/tennis/walk.hpp"

#include <algorithm>

namespace quadrille::proofs {

Exhaustion exhaust(const RecordQuestion& question, std::optional<int> last_ply, const GoOn& go_on) {
  const auto& record = question.record;
  const int points = record.front().position.points_1;
  Exhaustion found;
  found.board = tennis_board({}, points);
  found.cut_short = !go_on();
  if (found.cut_short) return found;
  const std::size_t turns = record.size() - 1;
  const std::size_t looked_at = last_ply ? std::min(turns, static_cast<std::size_t>(*last_ply)) : turns;
  const std::optional<std::size_t> broken = question.broken_row(record);
  found.whole = looked_at == turns;
  if (broken && *broken <= looked_at) found.witness = TennisWitness{{}, points, record[*broken]};
  const std::size_t last = found.witness ? *broken : looked_at;
  found.plies = static_cast<int>(last);
  found.positions = last + 1;
  return found;
}

std::vector<Exhaustion> exhaust(const CourtQuestion& question, std::optional<int> last_ply, const GoOn& go_on) {
  std::vector<Exhaustion> walks;
  for (const tennis::Rules& rules : walked_rules()) {
    const int points = std::min(question.walked, last_ply.value_or(question.walked));
    Exhaustion found;
    found.board = tennis_board(rules, question.walked);
    found.plies = points;
    found.whole = points == question.walked;
    found.cut_short = !go_on();
    if (!found.cut_short) {
      const std::uint64_t balls = 2 * static_cast<std::uint64_t>(rules.fields) + 3;
      const std::uint64_t sides = static_cast<std::uint64_t>(points) + 1;
      found.positions = sides * sides * balls;
      if (const auto broken = question.broken_position({rules, points})) {
        found.witness = TennisWitness{rules, points, *broken};
      }
    }
    walks.push_back(std::move(found));
    if (walks.back().cut_short) break;
  }
  return walks;
}

std::vector<tennis::Rules> walked_rules() {
  std::vector<tennis::Rules> all;
  for (const auto variant : {tennis::Variant::tennis, tennis::Variant::footsteps}) {
    for (const int beyond : {1, 2}) all.push_back({variant, 2, beyond});
  }
  return all;
}

}  // namespace quadrille::proofs
