// Makes the list of all games from the file cli/games.def, and the list of the tables that the program can print.
#include "cli/game.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "cli/commands/verify.hpp"
#include "cli/output/ledger_table.hpp"

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

namespace {

// The place, in the order of the reference, of the group of commands that prints the table.
std::size_t group_of(const TableSchema& table) {
  constexpr std::array<std::string_view, 8> groups{"count",  "solve", "explain", "estimate",
                                                   "replay", "check", "verify",  "export"};
  const std::string_view word = std::string_view(table.command).substr(0, table.command.find(' '));
  return static_cast<std::size_t>(std::find(groups.begin(), groups.end(), word) - groups.begin());
}

}  // namespace

std::vector<TableSchema> tables() {
  std::vector<TableSchema> all{table_schema_of<LedgerRow>(), table_schema_of<VerifiedResult>(),
                               table_schema_of<PlannedRun>()};
  for (const Game& game : games()) {
    for (TableSchema& table : game.tables()) all.push_back(std::move(table));
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const TableSchema& a, const TableSchema& b) { return group_of(a) < group_of(b); });
  return all;
}

}  // namespace quadrille::cli
