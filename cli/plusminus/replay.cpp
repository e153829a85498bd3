// `quadrille replay plusminus`: written games of Plusses and Minuses, their truth lists and points.
#include <fmt/format.h>

#include <memory>
#include <optional>
#include <utility>

#include "cli/options/command.hpp"
#include "cli/options/input.hpp"
#include "cli/output/show.hpp"
#include "cli/output/streams.hpp"
#include "cli/plusminus/commands.hpp"
#include "cli/session.hpp"
#include "games/plusminus/record.hpp"
#include "games/plusminus/score.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

// `|` at each matching place, as in an alignment of two texts, and `.` elsewhere.
std::string marks(std::uint64_t matched, int length, std::string_view separator, char elsewhere) {
  std::string text;
  for (int k = 0; k < length; ++k) {
    if (k != 0) text += separator;
    text += (matched >> static_cast<unsigned>(k) & 1U) != 0 ? '|' : elsewhere;
  }
  return text;
}

/// A game that keeps the rules, and what comes of it.
struct Played {
  plusminus::Predictions predictions;
  std::array<plusminus::Permutation, 2> permutations;  // P, and Q its inverse
  plusminus::Score score;
};

Played play(const plusminus::WrittenGame& game) {
  const plusminus::Permutation p = plusminus::filled(game);
  return {game.predictions, {p, plusminus::inverse(p)}, plusminus::score(game.predictions, p)};
}

/// One player in one game.
struct PlayerRow {
  int game = 0;
  int player = 0;
  std::string permutation;
  std::string prediction;
  std::string truth;
  std::string matches;
  int points = 0;
  std::optional<std::string> outcome;  ///< at player 2's row
};

Schema<PlayerRow> schema_of(RowType<PlayerRow> /*row*/) {
  return {"replay_plusminus",
          "replay plusminus FILE",
          "one player in one game",
          {{"game", &PlayerRow::game, "the game's number in the record"},
           {"player", &PlayerRow::player, "1 or 2"},
           {"permutation", &PlayerRow::permutation, "the permutation that the grid is to this player"},
           {"prediction", &PlayerRow::prediction, "the player's prediction list"},
           {"truth", &PlayerRow::truth, "the truth list of the permutation"},
           {"matches", &PlayerRow::matches, "| where the two lists agree, . where not"},
           {"points", &PlayerRow::points, "the number of matches"},
           {"outcome", &PlayerRow::outcome, "who has won, at player 2's row"}}};
}

void add_rows(std::vector<PlayerRow>& rows, std::size_t number, const Played& played) {
  for (std::size_t player = 0; player < 2; ++player) {
    const plusminus::Signs& truth = played.score.truth[player];
    rows.push_back({static_cast<int>(number), static_cast<int>(player) + 1,
                    plusminus::to_string(played.permutations[player]), plusminus::to_string(played.predictions[player]),
                    plusminus::to_string(truth), marks(played.score.matched[player], truth.length, "", '.'),
                    played.score.points[player],
                    player == 1 ? std::optional(plusminus::to_string(played.score.outcome)) : std::nullopt});
  }
}

// For people: each truth list below its prediction list, the matches marked between them.
std::string drawing_of(std::size_t number, const Played& played) {
  std::string text = fmt::format("\ngame {}\n", number);
  for (std::size_t player = 0; player < 2; ++player) {
    const plusminus::Signs& truth = played.score.truth[player];
    const int points = played.score.points[player];
    std::string between = marks(played.score.matched[player], truth.length, " ", ' ');
    between.erase(between.find_last_not_of(' ') + 1);
    text += fmt::format("player {}, {} = {}\n", player + 1, player == 0 ? 'P' : 'Q',
                        plusminus::to_string(played.permutations[player]));
    text += fmt::format("  prediction  {}\n", plusminus::to_string(played.predictions[player], " "));
    text += between.empty() ? "\n" : fmt::format("              {}\n", between);
    text += fmt::format("  truth       {}   {} point{}\n", plusminus::to_string(truth, " "), points,
                        points == 1 ? "" : "s");
  }
  return text + plusminus::to_string(played.score.outcome) + '\n';
}

Exit replay(const std::string& file, const Session& session) {
  Table table = table_for<PlayerRow>("quadrille replay plusminus " + file, "plusses and minuses");
  table.indexed = false;  // a game has two rows
  const TableOutput output(session, table);

  session.bound_memory();
  const std::vector<plusminus::WrittenGame> games = read_record(file, plusminus::parse_record);
  std::string drawings;
  std::vector<PlayerRow> rows;
  std::vector<std::string> faults;
  for (std::size_t i = 0; i < games.size(); ++i) {
    try {
      const Played played = play(games[i]);
      add_rows(rows, i + 1, played);
      if (output.for_people()) drawings += drawing_of(i + 1, played);
    } catch (const Error& error) {
      faults.push_back(fmt::format("{}: {}", input_name(file), error.what()));
      table.missing += fmt::format("{}game {}", table.missing.empty() ? "" : ", ", i + 1);
    }
  }
  append_rows(table, rows);
  output.write(table, drawings);
  for (const std::string& fault : faults) print_line(fault);
  return faults.empty() ? Exit::done : Exit::mismatch;
}

}  // namespace

TableSchema table_of_replay_plusminus() { return table_schema_of<PlayerRow>(); }

void add_replay_plusminus(Command& parent) {
  const auto file = std::make_shared<std::string>();
  Command& command = parent.add_command("plusminus", "score written games of Plusses and Minuses",
                                        [file](const Session& session) { return replay(*file, session); });
  command.add_option("FILE", *file, "the record; - for standard input").type_name("").required();
  command.footer(
      "A record is the grid of . and *, top row first, then a line 'predictions + -, + +', player 1's list first;\n"
      "# starts a comment, and another game may follow.\n"
      "example:\n"
      "  quadrille replay plusminus game.txt");
}

}  // namespace quadrille::cli
