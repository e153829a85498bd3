// `quadrille export picture soccer`: makes a picture of a game or a position of Paper Soccer, as SVG or in the
// characters of a terminal.
//
// The command reads the same records as `replay`. If a recorded game breaks the rules, the picture shows the game up to
// the illegal ply, and standard error names the mistake.
#include "export/pictures/soccer/picture.hpp"

#include <fmt/format.h>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "cli/options/arguments.hpp"
#include "cli/options/input.hpp"
#include "cli/output/picture_output.hpp"
#include "cli/soccer/arguments.hpp"
#include "cli/soccer/parts.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

struct SoccerArguments {
  PictureArguments picture;
  std::optional<std::string> pitch;
  std::optional<std::string> history;
  std::optional<std::string> ply;
  bool position = false;
  bool film = false;
};

[[noreturn]] void refuse(const std::string& what) { throw Error(ErrorKind::unusable_input, what); }

// A written history, and the message about a fault in it.
struct WrittenGame {
  soccer::PitchName pitch;
  std::vector<soccer::Point> points;  // if empty, the picture shows only the start
  std::function<std::string(const soccer::Fault&)> fault;
};

WrittenGame from_options(const SoccerArguments& arguments) {
  if (!arguments.picture.file.empty()) refuse("--pitch: FILE names its own pitch; leave one of them out");
  if (arguments.picture.number) refuse("--number: chooses from a record; leave it out, or name a FILE");
  WrittenGame game{enumerate::read_pitch(*arguments.pitch), {}, [](const soccer::Fault& fault) {
                     return spelled(error_of(fault).message(), running::option);
                   }};
  if (arguments.history) game.points = soccer::parse_history(soccer::Pitch(game.pitch), *arguments.history);
  return game;
}

WrittenGame from_record(const SoccerArguments& arguments) {
  const PictureArguments& picture = arguments.picture;
  if (arguments.history) refuse("--history: its pitch is not given; add --pitch");
  if (picture.file.empty()) refuse("export picture soccer: nothing to draw; name a record's FILE, or give --pitch");
  soccer::Record record = read_record(
      picture.file, [](std::string_view text) { return soccer::parse_record(text, enumerate::read_pitch); });
  const std::size_t at = chosen(picture, record.histories.size(), "history", "histories");
  soccer::WrittenHistory& written = record.histories[at];
  return {record.pitch, std::move(written.points), [file = picture.file, line = written.line](const soccer::Fault& f) {
            return fault_in(file, line, "ply", f.ply, f.message);
          }};
}

std::string in_characters(const exports::SoccerScene& scene, bool colour) {
  if (!scene.squared) {
    quadrille::refuse(fmt::format("pitch '{}'", to_string(scene.pitch)),
                      "characters show only points of squared paper that king's moves join", "add --format svg");
  }
  return exports::unicode_soccer(scene, colour);
}

Exit picture_soccer(const SoccerArguments& arguments, const Session& session) {
  const PictureOutput output(arguments.picture, session);
  if (arguments.film && arguments.position) refuse("--film: --position has no order to show; leave one of them out");
  if (arguments.film && !output.is_svg()) refuse("--film: characters do not move; add --format svg, or --out FILE.svg");
  session.bound_memory();
  WrittenGame game = arguments.pitch ? from_options(arguments) : from_record(arguments);
  soccer::require_drawable(game.pitch);
  const soccer::Pitch pitch(game.pitch);
  if (game.points.empty()) game.points = {pitch.lattice().point(pitch.start())};
  if (arguments.ply) {
    const int last = static_cast<int>(game.points.size()) - 1;
    game.points.resize(static_cast<std::size_t>(parse_whole("--ply", *arguments.ply, 0, last)) + 1);
  }
  const soccer::Replay replayed = soccer::replay(pitch, game.points);
  exports::SoccerScene scene =
      arguments.position ? exports::position_scene(pitch, replayed.end) : exports::history_scene(pitch, replayed);
  scene.film = arguments.film;
  output.write(scene, exports::svg_soccer, in_characters);
  return exit_of_picture(replayed.fault ? std::optional(game.fault(*replayed.fault)) : std::nullopt);
}

}  // namespace

void add_picture_soccer(Command& group, CommonArguments& common) {
  const auto arguments = std::make_shared<SoccerArguments>();
  Command& command =
      group.add_command("soccer", "a game or a position of Paper Soccer",
                        [arguments](const Session& session) { return picture_soccer(*arguments, session); });
  add_picture_options(command, common, arguments->picture, "history");
  command.add_option("--pitch", arguments->pitch, "paper:MxN, classic:WxH or the FILE of a board, in place of a record")
      .type_name("PITCH")
      .suggest(usual_pitches());
  command
      .add_option("--history", arguments->history,
                  "the history to draw on --pitch, for example '(1,2) (0,2)'; none if not given")
      .type_name("PLIES");
  command.add_option("--ply", arguments->ply, "draw the game after K plies; after all plies if not given")
      .type_name("K");
  command.add_flag("--film", arguments->film, "an SVG that shows the plies one after the other");
  command.add_flag("--position", arguments->position, "the drawing and the ball only: no order, no players");
  command.footer(
      "examples:\n"
      "  quadrille export picture soccer games.txt --number 2\n"
      "  quadrille export picture soccer --pitch paper:3x3 --history '(2,2) (2,1) (3,1)' --format svg --out "
      "game.svg\n"
      "  quadrille export picture soccer games.txt --ply 2 --position\n"
      "  quadrille export picture soccer games.txt --film --format svg --out film.svg");
}

}  // namespace quadrille::cli::soccer_commands
