// `quadrille replay tennis`: reads the record of a game of Tennis or Footsteps, and checks each row against the rules.
//
// The table shows the game that follows from the recorded bids. If the record contains other numbers than that game, a
// message below the table names the first wrong cell. With --analyse, the table also has the value of the position
// before and after each turn, and the value that each bid gave away.
#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "cli/options/input.hpp"
#include "cli/output/show.hpp"
#include "cli/output/streams.hpp"
#include "cli/tennis/parts.hpp"
#include "games/tennis/record.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

using tennis::Outcome;
using tennis::Position;
using tennis::Rules;

struct ReplayArguments {
  std::string file;
  TennisArguments tennis;
  bool analyse = false;
};

// The court from player 1's side to player 2's: `[. . | . o]`. A ball beyond the last field is outside the brackets.
std::string court(const Rules& rules, int ball) {
  std::string text;
  for (int place = -rules.fields - 1; place <= rules.fields + 1; ++place) {
    const char empty = tennis::is_beyond(rules, place) ? ' ' : place == 0 ? '|' : '.';
    text += place == -rules.fields ? '[' : place == rules.fields + 1 ? ']' : ' ';
    text += place == ball ? 'o' : empty;
  }
  return text;
}

std::string drawing(const Rules& rules, const tennis::Game& game) {
  std::string text = "\n";
  for (std::size_t turn = 0; turn < game.positions.size(); ++turn) {
    std::string line = fmt::format("turn {:>2} {}", turn, court(rules, game.positions[turn].ball));
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  }
  return text;
}

// `ends at turn 5: a tie, ...`, `is not over after turn 3`: the end of the game by its bids, or why it has none.
std::string ending(const Rules& rules, const tennis::Game& game) {
  const std::size_t turns = game.bids.size();
  const Position& last = game.last();
  if (const std::string_view outcome = tennis::name_of(tennis::outcome(rules, last)); !outcome.empty()) {
    const bool beyond = tennis::is_beyond(rules, last.ball);
    return fmt::format("ends at turn {}: {}, the ball on {}{}, {} and {} points left", turns, outcome, last.ball,
                       beyond ? " beyond the last field" : "", last.points_1, last.points_2);
  }
  return game.barred ? fmt::format("stops before turn {}, whose {} is not allowed", turns + 1, *game.barred)
                     : fmt::format("is not over after turn {}", turns);
}

Exit replay_tennis(const ReplayArguments& arguments, const Session& session) {
  const Rules rules = parse_rules(arguments.tennis);
  auto planned =
      tennis::plan(tennis::ReplayRequest{.rules = rules, .analyse = arguments.analyse, .file = arguments.file});
  const TableOutput output(session, planned.table);
  session.bound_memory();
  const std::vector<tennis::WrittenTurn> record = read_record(arguments.file, tennis::parse_record);
  const std::optional<tennis::Fault> fault = first_fault(rules, record);
  const tennis::Game game = play(rules, record);
  planned.request.points = game.positions.front().points_1;
  planned.request.bids = game.bids;
  Answer found = run_job(session, {.doing = "valuing"}, [&](const Options& options) { return run(planned, options); });
  if (!found.ending.whole()) {
    print_error("interrupted before the game was analysed, so nothing is written");
    return Exit::interrupted;
  }
  const bool over = tennis::outcome(rules, game.last()) != Outcome::none;
  if (!over) found.table.missing = fmt::format("all turns from {}", game.positions.size());
  output.write(found.table, output.for_people() ? drawing(rules, game) + "the game " + ending(rules, game) + '\n' : "");
  if (!fault) return Exit::done;
  print_line(fault_text(arguments.file, rules, record, *fault));
  print_line(
      fmt::format("with {} points each and the bids kept, the game {}", planned.request.points, ending(rules, game)));
  return Exit::mismatch;
}

}  // namespace

void add_replay_tennis(Command& parent) {
  const auto arguments = std::make_shared<ReplayArguments>();
  Command& command =
      parent.add_command("tennis", "check a written game of Tennis or Footsteps",
                         [arguments](const Session& session) { return replay_tennis(*arguments, session); });
  command.add_option("FILE", arguments->file, "the record; - for standard input").type_name("").required();
  command.add_alias("footsteps", {"--variant", "footsteps"});
  add_tennis_options(command, arguments->tennis);
  add_beyond_option(command, arguments->tennis);
  command.add_flag("--analyse", arguments->analyse,
                   "the value for player 1 before and after each turn, and the value that each bid gave away; for "
                   "games of up to 400 points");
  command.footer(
      "The word footsteps in place of tennis means tennis --variant footsteps.\n"
      "A record is a table in CSV, the start first, then one row for each turn, for example\n"
      "  turn,bid_1,bid_2,points_1,points_2,ball\n"
      "  0,,,50,50,0\n"
      "  1,5,10,45,40,-1\n"
      "# starts a comment. If the record breaks the rules, a message names the first row and cell that do. The table "
      "shows the game that follows from the bids.\n"
      "examples:\n"
      "  quadrille replay tennis data/tennis/example-1.csv --analyse\n"
      "  quadrille replay tennis game.csv --variant footsteps --beyond 2");
}

}  // namespace quadrille::cli::tennis_commands
