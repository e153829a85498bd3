// Tries an assertion about Tennis or Footsteps on the rows of a written game, or on all positions of small games.
#include "proofs/tennis/question.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace quadrille::tennis {

using proofs::Exhaustion;

std::vector<Exhaustion> RecordQuestion::exhaust(const proofs::WalkOptions& options) const {
  const int points = record_.front().position.points_1;
  Exhaustion found;
  found.board = board_name({}, points);
  found.cut_short = options.stop.stop_requested();
  if (found.cut_short) return {std::move(found)};
  const std::size_t turns = record_.size() - 1;
  const std::size_t looked_at = options.last_ply ? std::min(turns, static_cast<std::size_t>(*options.last_ply)) : turns;
  const std::optional<std::size_t> broken = broken_row_(record_);
  found.whole = looked_at == turns;
  if (broken && *broken <= looked_at) found.witness = proofs::witness_of(Example{{}, points, record_[*broken]});
  const std::size_t last = found.witness ? *broken : looked_at;
  found.plies = static_cast<int>(last);
  found.positions = last + 1;
  return {std::move(found)};
}

std::vector<Exhaustion> CourtQuestion::exhaust(const proofs::WalkOptions& options) const {
  std::vector<Exhaustion> walks;
  for (const Rules& rules : walked_rules()) {
    const int points = std::min(walked_, options.last_ply.value_or(walked_));
    Exhaustion found;
    found.board = board_name(rules, walked_);
    found.plies = points;
    found.whole = points == walked_;
    found.cut_short = options.stop.stop_requested();
    if (!found.cut_short) {
      const std::uint64_t balls = 2 * static_cast<std::uint64_t>(rules.fields) + 3;
      const std::uint64_t sides = static_cast<std::uint64_t>(points) + 1;
      found.positions = sides * sides * balls;
      if (const auto broken = broken_position_({rules, points})) {
        found.witness = proofs::witness_of(Example{rules, points, *broken});
      }
    }
    walks.push_back(std::move(found));
    if (walks.back().cut_short) break;
  }
  return walks;
}

std::vector<Rules> walked_rules() {
  std::vector<Rules> all;
  for (const auto variant : {Variant::tennis, Variant::footsteps}) {
    for (const int beyond : {1, 2}) all.push_back({variant, 2, beyond});
  }
  return all;
}

std::string to_string(const Example& example) {
  const std::string board = board_name(example.rules, example.points);
  if (const auto* row = std::get_if<WrittenTurn>(&example.broken)) {
    return fmt::format("{} {},{},{},{},{},{}", board, row->turn, row->bids.player_1, row->bids.player_2,
                       row->position.points_1, row->position.points_2, row->position.ball);
  }
  const auto& position = std::get<Position>(example.broken);
  return fmt::format("{} ({},{},{})", board, position.points_1, position.points_2, position.ball);
}

std::string board_name(const Rules& rules, int points) {
  return fmt::format("{}:{}{}", rules.variant == Variant::tennis ? "tennis" : "footsteps", points,
                     rules.beyond == 1 ? "" : fmt::format("*{}", rules.beyond));
}

}  // namespace quadrille::tennis
