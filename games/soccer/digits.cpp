// Writes a turn of Paper Soccer as a string of digits, one direction for each ply. Reads such a string by playing its
// plies according to the rules.
#include "games/soccer/digits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "games/record_text.hpp"
#include "games/soccer/history.hpp"
#include "quadrille/error.hpp"

namespace quadrille::soccer {

namespace {

// By digit: the step that a ply adds to the ball's point.
constexpr std::array<Point, 8> directions{{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

}  // namespace

bool has_digits(const Pitch& pitch) {
  if (!pitch.has_points()) return false;
  const graphs::Lattice& lattice = pitch.lattice();
  for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
    const auto [u, v] = lattice.ends(static_cast<Edge>(e));
    if (!graphs::king_adjacent(lattice.point(u), lattice.point(v))) return false;
  }
  return true;
}

std::string digits_of(const Pitch& pitch, Vertex from, std::span<const Vertex> to) {
  std::string digits;
  Point at = pitch.lattice().point(from);
  for (const Vertex v : to) {
    const Point next = pitch.lattice().point(v);
    const auto direction = std::find(directions.begin(), directions.end(), Point{next.x - at.x, next.y - at.y});
    digits += static_cast<char>('0' + (direction - directions.begin()));
    at = next;
  }
  return digits;
}

std::vector<Vertex> parse_digits(const Pitch& pitch, WidePosition position, std::string_view text, DigitsEnd end) {
  const auto broken = [](std::string place, std::string reason, std::string remedy) {
    return Error(ErrorKind::breaks_rules, std::move(place), std::move(reason), std::move(remedy));
  };
  const Player mover = position.mover;
  const auto turn_continues = [&] { return position.mover == mover && outcome(pitch, position) == Outcome::ongoing; };
  std::vector<Vertex> to;
  while (to.size() < text.size()) {
    const std::size_t i = to.size();
    const std::string place = fmt::format("digit {} '{}'", i + 1, games::beginning(text.substr(i), 1));
    if (text[i] < '0' || text[i] > '7') {
      throw broken(place, "is no direction", "write 0 for north, 1 for north-east and so on clockwise to 7");
    }
    // After the end of a game, `fault` below reports the end.
    if (position.mover != mover && outcome(pitch, position) == Outcome::ongoing) {
      throw broken(place, fmt::format("the turn ended at {}", pitch.to_string(position.ball)), "leave the rest out");
    }
    const Point at = pitch.lattice().point(position.ball);
    const Point step = directions[static_cast<std::size_t>(text[i] - '0')];
    const Point next{at.x + step.x, at.y + step.y};
    if (const auto fault = fault_of(pitch, position, next, i + 1)) {
      throw broken(place, fault->message, "give a turn that keeps the rules");
    }
    to.push_back(*pitch.lattice().find(next));
    position = play(pitch, position, {*pitch.lattice().edge_between(position.ball, to.back()), to.back()});
  }
  if (end == DigitsEnd::with_the_turn && turn_continues()) {
    const std::string ball = pitch.to_string(position.ball);
    throw broken(fmt::format("digit {}", text.size() + 1), "it is missing, and the turn continues at " + ball,
                 "give the whole turn");
  }
  return to;
}

}  // namespace quadrille::soccer
