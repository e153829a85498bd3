#include "cli/games.hpp"

namespace quadrille::cli {

// Each line of the list declares a game's function here, and calls it below. No function can do both.
#define QUADRILLE_GAME(name)  \
  namespace name##_commands { \
    Game game();              \
  }
#include "cli/games.def"
#undef QUADRILLE_GAME

std::vector<Game> games() {
  return {
#define QUADRILLE_GAME(name) name##_commands::game(),
#include "cli/games.def"
#undef QUADRILLE_GAME
  };
}

std::string titles_of_games() {
  std::string text;
  for (const Game& game : games()) {
    if (game.is_played) text += (text.empty() ? "" : ", ") + game.title;
  }
  return text;
}

}  // namespace quadrille::cli
