// `quadrille export picture`: one game of a written record as SVG, or in the characters of a terminal.
//
// Records are read as `replay` reads them. A game that breaks the rules is drawn as far as it keeps them; the fault is
// said on standard error, as `replay` says it.
#include <fmt/format.h>

#include <memory>
#include <utility>

#include "cli/commands.hpp"
#include "cli/options/input.hpp"
#include "cli/output/picture_output.hpp"
#include "cli/output/streams.hpp"
#include "cli/soccer/written_history.hpp"
#include "cli/tennis/arguments.hpp"
#include "export/pictures/plusminus/svg.hpp"
#include "export/pictures/plusminus/unicode.hpp"
#include "export/pictures/soccer/svg.hpp"
#include "export/pictures/soccer/unicode.hpp"
#include "export/pictures/tennis/svg.hpp"
#include "export/pictures/tennis/unicode.hpp"
#include "export/pictures/updown/svg.hpp"
#include "export/pictures/updown/unicode.hpp"
#include "games/plusminus/record.hpp"
#include "games/soccer/record.hpp"
#include "games/tennis/game.hpp"
#include "games/updown/record.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

struct SoccerArguments {
  PictureArguments picture;
  std::optional<std::string> pitch;
  std::optional<std::string> history;
  bool position = false;
};

struct TennisPictureArguments {
  PictureArguments picture;
  TennisArguments rules;
};

[[noreturn]] void refuse(const std::string& what) { throw Error(ErrorKind::unusable_input, what); }

// The exit status of a picture, once its fault, if there is one, has been said.
Exit finish(const std::optional<std::string>& fault) {
  if (!fault) return Exit::done;
  say(*fault);
  return Exit::departs;
}

// A written history, and how a fault in it is said.
struct WrittenGame {
  soccer::PitchName pitch;
  std::vector<soccer::Point> points;  // none: only the start
  std::function<std::string(const soccer::Fault&)> fault;
};

WrittenGame from_options(const SoccerArguments& arguments) {
  if (!arguments.picture.file.empty()) refuse("--pitch: FILE names its own pitch; leave one of them out");
  if (arguments.picture.number) refuse("--number: chooses from a record; leave it out, or name a FILE");
  WrittenGame game{soccer::parse_pitch_name(*arguments.pitch), {}, fault_of_history};
  if (arguments.history) game.points = parse_history(*arguments.history);
  return game;
}

WrittenGame from_record(const SoccerArguments& arguments) {
  const PictureArguments& picture = arguments.picture;
  if (arguments.history) refuse("--history: on which pitch it is played is not said; add --pitch");
  if (picture.file.empty()) refuse("export picture soccer: nothing to draw; name a record's FILE, or give --pitch");
  soccer::Record record = read_record(picture.file, soccer::parse_record);
  const std::size_t at = chosen(picture, record.histories.size(), "history", "histories");
  soccer::WrittenHistory& written = record.histories[at];
  return {record.pitch, std::move(written.points), [file = picture.file, line = written.line](const soccer::Fault& f) {
            return fault_in(file, line, "ply", f.ply, f.sentence);
          }};
}

Exit picture_soccer(const SoccerArguments& arguments, const Session& session) {
  const PictureOutput output(arguments.picture, session);
  session.bound_memory();
  WrittenGame game = arguments.pitch ? from_options(arguments) : from_record(arguments);
  soccer::require_drawable(game.pitch);
  const soccer::Pitch pitch(game.pitch);
  if (game.points.empty()) game.points = {pitch.lattice().point(pitch.start())};
  const soccer::Replay replayed = soccer::replay(pitch, game.points);
  const exports::SoccerScene scene =
      arguments.position ? exports::position_scene(pitch, replayed.end) : exports::history_scene(pitch, replayed);
  output.write(scene, exports::svg_soccer, exports::unicode_soccer);
  return finish(replayed.fault ? std::optional(game.fault(*replayed.fault)) : std::nullopt);
}

Exit picture_updown(const PictureArguments& arguments, const Session& session) {
  const PictureOutput output(arguments, session);
  session.bound_memory();
  const std::vector<updown::WrittenRound> rounds = read_record(arguments.file, updown::parse_record);
  const updown::WrittenRound& written = rounds[chosen(arguments, rounds.size(), "round", "rounds")];
  updown::Round round = written.round;
  const int n = static_cast<int>(round.numbers.size());
  const auto fault = updown::fault_of(round.numbers);
  if (fault) round.numbers.resize(fault->turn - 1);
  output.write(exports::round_scene(round, n), exports::svg_updown, exports::unicode_updown);
  return finish(fault ? std::optional(fault_in(arguments.file, written.line, "turn", fault->turn, fault->sentence))
                      : std::nullopt);
}

Exit picture_plusminus(const PictureArguments& arguments, const Session& session) {
  const PictureOutput output(arguments, session);
  session.bound_memory();
  const std::vector<plusminus::WrittenGame> games = read_record(arguments.file, plusminus::parse_record);
  const plusminus::WrittenGame& written = games[chosen(arguments, games.size(), "game", "games")];
  const plusminus::Filling filling = plusminus::filling(written);
  output.write(exports::plusminus_scene(filling.rows, written.predictions), exports::svg_plusminus,
               exports::unicode_plusminus);
  return finish(filling.fault ? std::optional(fmt::format("{}: {}", input_name(arguments.file), *filling.fault))
                              : std::nullopt);
}

Exit picture_tennis(const TennisPictureArguments& arguments, const Session& session) {
  const std::string& file = arguments.picture.file;
  const tennis::Rules rules = parse_rules(arguments.rules);
  const PictureOutput output(arguments.picture, session);
  session.bound_memory();
  const std::vector<tennis::WrittenTurn> record = read_record(file, tennis::parse_record);
  chosen(arguments.picture, 1, "game", "games");
  const auto fault = first_fault(rules, record);
  output.write(exports::tennis_scene(rules, play(rules, record)), exports::svg_tennis, exports::unicode_tennis);
  return finish(
      fault ? std::optional(fault_in(file, fault->line, "turn", static_cast<std::size_t>(fault->turn), fault->sentence))
            : std::nullopt);
}

void add_soccer(CLI::App& group, Request& request) {
  const auto arguments = std::make_shared<SoccerArguments>();
  CLI::App& command = new_command(group, request, "soccer", "a game or a position of Paper Soccer",
                                  [arguments](const Session& session) { return picture_soccer(*arguments, session); });
  add_picture_options(command, request, arguments->picture, "history");
  command.add_option("--pitch", arguments->pitch, "paper:MxN or classic:WxH, in place of a record")->type_name("PITCH");
  command
      .add_option("--history", arguments->history, "the history drawn on --pitch, as '(1,2) (0,2)'; none if not given")
      ->type_name("PLIES");
  command.add_flag("--position", arguments->position, "the drawing and the ball only: no order, no players");
  command.footer(
      "examples:\n"
      "  quadrille export picture soccer games.txt --number 2\n"
      "  quadrille export picture soccer --pitch paper:3x3 --history '(2,2) (2,1) (3,1)' --format svg --out "
      "game.svg\n"
      "  quadrille export picture soccer games.txt --position");
}

void add_updown(CLI::App& group, Request& request) {
  const auto arguments = std::make_shared<PictureArguments>();
  CLI::App& command = new_command(group, request, "updown", "a list of Up's & Down's and its word",
                                  [arguments](const Session& session) { return picture_updown(*arguments, session); });
  add_picture_options(command, request, *arguments, "round").required();
  command.footer(
      "examples:\n"
      "  quadrille export picture updown match.txt\n"
      "  quadrille export picture updown match.txt --number 2 --format svg --out round.svg");
}

void add_plusminus(CLI::App& group, Request& request) {
  const auto arguments = std::make_shared<PictureArguments>();
  CLI::App& command =
      new_command(group, request, "plusminus", "a grid of Plusses and Minuses with predictions and truth",
                  [arguments](const Session& session) { return picture_plusminus(*arguments, session); });
  add_picture_options(command, request, *arguments, "game").required();
  command.footer(
      "examples:\n"
      "  quadrille export picture plusminus game.txt\n"
      "  quadrille export picture plusminus game.txt --format svg --out grid.svg");
}

void add_tennis(CLI::App& group, Request& request) {
  const auto arguments = std::make_shared<TennisPictureArguments>();
  CLI::App& command = new_command(group, request, "tennis", "a game of Tennis or Footsteps, the court over time",
                                  [arguments](const Session& session) { return picture_tennis(*arguments, session); });
  add_picture_options(command, request, arguments->picture, "game").required();
  add_tennis_options(command, arguments->rules);
  command.footer(
      "examples:\n"
      "  quadrille export picture tennis data/tennis/example-1.csv\n"
      "  quadrille export picture tennis game.csv --variant footsteps --format svg --out game.svg");
}

}  // namespace

void add_export_picture(CLI::App& parent, Request& request) {
  CLI::App& group = new_group(parent, "picture", "draw a written game, in the terminal or as SVG");
  add_soccer(group, request);
  add_updown(group, request);
  add_plusminus(group, request);
  add_tennis(group, request);
}

}  // namespace quadrille::cli
