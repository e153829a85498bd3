// Computes the data for pictures of a game of Tennis or Footsteps, from the bids, the points and the ball's place of
// each turn.
#include "export/pictures/tennis/scene.hpp"

#include <fmt/format.h>

namespace quadrille::exports {

TennisScene tennis_scene(const tennis::Rules& rules, const tennis::Game& game) {
  TennisScene scene;
  scene.rules = rules;
  scene.turns.push_back({game.positions.front(), std::nullopt, 0});
  scene.description = fmt::format("start on {}", game.positions.front().ball);
  for (std::size_t i = 0; i < game.bids.size(); ++i) {
    const auto& [one, two] = game.bids[i];
    scene.turns.push_back({game.positions[i + 1], game.bids[i], one > two ? 1 : one < two ? 2 : 0});
    scene.description +=
        fmt::format("; turn {} bids {} and {}, ball on {}", i + 1, one, two, game.positions[i + 1].ball);
  }
  const std::string outcome(tennis::name_of(tennis::outcome(rules, game.last())));
  scene.outcome = outcome.empty() ? fmt::format("not over after turn {}", game.bids.size()) : outcome;
  scene.title = fmt::format("{} with {} points each, {} turn{}",
                            rules.variant == tennis::Variant::tennis ? "Tennis" : "Footsteps",
                            game.positions.front().points_1, game.bids.size(), game.bids.size() == 1 ? "" : "s");
  scene.description += "; " + scene.outcome;
  return scene;
}

}  // namespace quadrille::exports
