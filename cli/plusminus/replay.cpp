// `quadrille replay plusminus`: reads the record of one or more games of Plusses & Minuses. For each game, it shows the
// truth lists (the rises and falls) and the points.
#include <fmt/format.h>

#include <memory>
#include <string>
#include <string_view>

#include "cli/options/command.hpp"
#include "cli/output/show.hpp"
#include "cli/plusminus/parts.hpp"
#include "cli/session.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::cli::plusminus_commands {

namespace {

using plusminus::ReplayRow;

// The characters with a blank between each two.
std::string spaced(std::string_view characters) {
  std::string text;
  for (const char c : characters) {
    if (!text.empty()) text += ' ';
    text += c;
  }
  return text;
}

// For people: a truth list below its prediction list, the matches marked between them.
std::string drawing_of(const ReplayRow& row) {
  std::string text;
  if (row.player == 1) text += fmt::format("\ngame {}\n", row.game);
  std::string between = spaced(row.matches);
  for (char& mark : between) mark = mark == '.' ? ' ' : mark;
  between.erase(between.find_last_not_of(' ') + 1);
  text += fmt::format("player {}, {} = {}\n", row.player, row.player == 1 ? 'P' : 'Q', row.permutation);
  text += fmt::format("  prediction  {}\n", spaced(row.prediction));
  text += between.empty() ? "\n" : fmt::format("              {}\n", between);
  text += fmt::format("  truth       {}   {} point{}\n", spaced(row.truth), row.points, row.points == 1 ? "" : "s");
  return row.outcome ? text + *row.outcome + '\n' : text;
}

std::string drawings_of(const Answer& answer) {
  std::string text;
  for (const ReplayRow& row : rows<ReplayRow>(answer)) text += drawing_of(row);
  return text;
}

}  // namespace

void add_replay_plusminus(Command& parent) {
  const auto file = std::make_shared<std::string>();
  Command& command =
      parent.add_command("plusminus", "score written games of Plusses and Minuses", [file](const Session& session) {
        return answer_record(session, plusminus::ReplayRequest{.record = {}, .file = *file}, drawings_of);
      });
  command.add_option("FILE", *file, "the record; - for standard input").type_name("").required();
  command.footer(
      "A record is the grid of . and *, top row first, then a line 'predictions + -, + +', player 1's list first. # "
      "starts a comment. Another game may follow.\n"
      "example:\n"
      "  quadrille replay plusminus game.txt");
}

}  // namespace quadrille::cli::plusminus_commands
