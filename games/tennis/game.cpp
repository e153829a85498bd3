#include "games/tennis/game.hpp"

#include <fmt/format.h>

namespace quadrille::tennis {

namespace {

constexpr std::string_view cell_turn = record_columns[0];
constexpr std::string_view cell_draw_1 = record_columns[1];
constexpr std::string_view cell_draw_2 = record_columns[2];
constexpr std::string_view cell_points_1 = record_columns[3];
constexpr std::string_view cell_points_2 = record_columns[4];
constexpr std::string_view cell_ball = record_columns[5];

// What should stand in a cell.
struct Remedy {
  std::string_view cell;
  std::string message;
};

Remedy should_be(std::string_view cell, int value, const std::string& why) {
  return {cell, fmt::format("{} should be {}: {}", cell, value, why)};
}

std::optional<Remedy> fault_of_draw(std::string_view cell, int draw, int points) {
  const DrawRange range = legal_draws(points);
  if (range.holds(draw)) return std::nullopt;
  if (points == 0) return should_be(cell, 0, "no point is left");
  return Remedy{cell, fmt::format("{} should be from {} to {}: {} {} left", cell, range.least, range.most, points,
                                  points == 1 ? "point is" : "points are")};
}

std::optional<Remedy> fault_of_start(const WrittenTurn& row) {
  const Position& start = row.position;
  if (row.turn != 0) return should_be(cell_turn, 0, "the first row is the start");
  if (start.points_1 == 0) return Remedy{cell_points_1, "points_1 should be 1 or more: nobody can draw"};
  if (start.points_2 != start.points_1) {
    return should_be(cell_points_2, start.points_1, "both players start with the same points");
  }
  if (start.ball != 0) return should_be(cell_ball, 0, "the ball starts on the centre line");
  return std::nullopt;
}

std::string way_of_ball(const Rules& rules, int ball, const Draws& draws) {
  if (draws.player_1 == draws.player_2) return fmt::format("both drew {}, so it stays", draws.player_1);
  const int driver = draws.player_1 > draws.player_2 ? 1 : 2;
  const int after = ball_after(rules, ball, draws);
  const bool over_the_net = after - ball > 1 || ball - after > 1;
  return fmt::format("player {} drives it from {}{}", driver, ball, over_the_net ? " over the net" : "");
}

// \pre the rows before follow the rules, and the game goes on after them
std::optional<Remedy> fault_of_turn(const Rules& rules, const Position& before, int turn, const WrittenTurn& row) {
  if (row.turn != turn) return should_be(cell_turn, turn, "turns are numbered one by one");
  if (auto fault = fault_of_draw(cell_draw_1, row.draws.player_1, before.points_1)) return fault;
  if (auto fault = fault_of_draw(cell_draw_2, row.draws.player_2, before.points_2)) return fault;
  const Position expected = after(rules, before, row.draws);
  if (row.position.points_1 != expected.points_1) {
    return should_be(cell_points_1, expected.points_1, fmt::format("{} - {}", before.points_1, row.draws.player_1));
  }
  if (row.position.points_2 != expected.points_2) {
    return should_be(cell_points_2, expected.points_2, fmt::format("{} - {}", before.points_2, row.draws.player_2));
  }
  if (row.position.ball != expected.ball) {
    return should_be(cell_ball, expected.ball, way_of_ball(rules, before.ball, row.draws));
  }
  return std::nullopt;
}

}  // namespace

std::optional<Fault> first_fault(const Rules& rules, std::span<const WrittenTurn> record) {
  for (std::size_t i = 0; i < record.size(); ++i) {
    const WrittenTurn& row = record[i];
    const int turn = static_cast<int>(i);
    std::optional<Remedy> fault;
    if (i == 0) {
      fault = fault_of_start(row);
    } else if (const Position& before = record[i - 1].position; outcome(rules, before) == Outcome::none) {
      fault = fault_of_turn(rules, before, turn, row);
    } else {
      fault = Remedy{{}, fmt::format("a row too many: the game ended at turn {}", turn - 1)};
    }
    if (fault) return Fault{row.line, turn, fault->cell, std::move(fault->message)};
  }
  if (outcome(rules, record.back().position) != Outcome::none) return std::nullopt;
  const int missing = static_cast<int>(record.size());
  return Fault{
      record.back().line, missing - 1, {}, fmt::format("the game is not finished: turn {} is missing", missing)};
}

Game play(const Rules& rules, std::span<const WrittenTurn> record) {
  const int points = record.front().position.points_1;
  Game game;
  game.positions.push_back({points, points, 0});
  for (const WrittenTurn& row : record.subspan(1)) {
    const Position& before = game.last();
    if (outcome(rules, before) != Outcome::none) break;
    if (!legal_draws(before.points_1).holds(row.draws.player_1)) game.barred = cell_draw_1;
    if (!game.barred && !legal_draws(before.points_2).holds(row.draws.player_2)) game.barred = cell_draw_2;
    if (game.barred) break;
    game.draws.push_back(row.draws);
    game.positions.push_back(after(rules, before, row.draws));
  }
  return game;
}

}  // namespace quadrille::tennis
