// `quadrille solve soccer`: finds the winner of a pitch or of a position under best play. With --moves it also lists
// the winner after each legal ply, and with --line a game of best play.
#include <fmt/format.h>

#include <memory>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/options/command.hpp"
#include "cli/output/certificate_output.hpp"
#include "cli/output/output.hpp"
#include "cli/output/show.hpp"
#include "cli/session.hpp"
#include "cli/soccer/arguments.hpp"
#include "cli/soccer/parts.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "export/pictures/soccer/picture.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

struct SolveArguments {
  std::string pitch;
  std::string history;
  bool moves = false;
  bool line = false;
  std::optional<std::string> seconds;
  std::optional<std::string> checkpoint;
  std::optional<std::string> certificate;
};

// The form of the answer: a table, or a format of games for the game of --line.
enum class Form { table, record, svg };

ChoiceOption<Form> form_option() {
  ChoiceOption<Form> option{"--format", "format of the table", {}};
  for (const auto& choice : table_format_option().choices) {
    option.choices.push_back({choice.word, Form::table, choice.remark});
  }
  option.choices.push_back({"record", Form::record, "the game of --line, in the format that replay reads"});
  option.choices.push_back({"svg", Form::svg, "the picture of that game"});
  return option;
}

// \throws Error (unusable_input) if a format of games was given without --line, or with --column
Form form_of(const SolveArguments& arguments, const Session& session) {
  const std::string format = session.arguments().format.value_or("table");
  const Form form = form_option().parse(format);
  if (form == Form::table) return form;
  if (!arguments.line) {
    throw Error(ErrorKind::unusable_input, fmt::format("--format {}: only --line gives a game; add --line", format));
  }
  if (session.arguments().column) {
    throw Error(ErrorKind::unusable_input, "--column: a game has no columns; leave it out");
  }
  return form;
}

// The plies so far and the line after them, as a record or as a picture.
std::string game_text(const soccer::SolveRequest& request, const soccer::SolveAnswer& answer, Form form) {
  const soccer::Pitch pitch(enumerate::read_pitch(request.pitch));
  std::string history = request.history.empty() ? pitch.to_string(pitch.start()) : request.history;
  for (const auto& row : rows<soccer::LinePly>(answer)) history += ' ' + row.to;
  if (form == Form::svg) return exports::svg_soccer(exports::history_scene(pitch, replay_history(pitch, history)));
  return fmt::format("pitch {}\n# {}\n{}\n", to_string(pitch.name()), answer.table.provenance.command, history);
}

constexpr const char* rules_in_force = "rules: an own goal loses; a player without a ply loses";

Shown shown_solving(const SolveArguments& arguments) {
  Shown shown{.doing = "solving", .checkpoint = arguments.checkpoint.value_or("")};
  shown.text = [](const engines::Progress& at) {
    return fmt::format("{:.1f} million positions searched, table {}% full, {} plies deep",
                       static_cast<double>(at.worked) / 1e6, at.total == 0 ? 0 : at.done * 100 / at.total, at.grade);
  };
  return shown;
}

Exit solve_soccer(const SolveArguments& arguments, const Session& session) {
  if (arguments.moves && arguments.line) {
    throw Error(ErrorKind::unusable_input, "--moves: --line prints other rows; give one of the two");
  }
  if (arguments.checkpoint) require_checkpoint_file(session, *arguments.checkpoint);
  CertificateOutput certificate(session, arguments.certificate, {{"--checkpoint", arguments.checkpoint}});
  const soccer::SolveRequest request{.pitch = arguments.pitch,
                                     .history = arguments.history,
                                     .show = arguments.moves  ? soccer::Show::moves
                                             : arguments.line ? soccer::Show::line
                                                              : soccer::Show::winner,
                                     .certify = arguments.certificate.has_value()};
  const Form form = form_of(arguments, session);
  std::optional<double> seconds;
  if (arguments.seconds) seconds = parse_seconds("--seconds", *arguments.seconds);
  const Shown shown = shown_solving(arguments);
  std::optional<TableOutput> output;
  std::optional<Output> game;
  const auto answer = run_job(session, shown, [&](Options options) {
    const Plan<soccer::SolveRequest> planned = plan(request, options);
    if (form == Form::table) {
      output.emplace(session, planned.table);
    } else {
      game.emplace(session.output());
    }
    certificate.open();
    if (seconds) options.deadline = in_seconds(*seconds);
    return soccer::run(planned, options);
  });
  if (answer.winner) {
    session.note(fmt::format("player {} wins{}; {}", *answer.winner,
                             request.history.empty() ? "" : " after " + request.history, rules_in_force));
  }
  if (answer.plies_to_end)
    session.note(fmt::format("player {} wins in {} plies", *answer.winner, *answer.plies_to_end));
  session.note(fmt::format("searched {} positions", answer.positions));
  certificate.write(answer.certificate, answer.certified_positions,
                    "check it with quadrille_confirm certificate " + arguments.certificate.value_or(""));
  const JobEnd end(answer.ending, shown.checkpoint);
  if (game && !answer.table.rows.empty()) game->write(game_text(request, answer, form));
  const Exit exit = game ? finish(session, end, shown) : finish(session, *output, answer.table, end, shown);
  certificate.require_written();
  return exit;
}

}  // namespace

void add_solve_soccer(Command& parent, CommonArguments& common) {
  const auto arguments = std::make_shared<SolveArguments>();
  Command& command =
      parent.add_command("soccer", "solve Paper Soccer: the winner under best play",
                         [arguments](const Session& session) { return solve_soccer(*arguments, session); });
  add_pitch(command, arguments->pitch);
  command
      .add_option(
          "--history", arguments->history,
          "the plies so far, the start first, for example '(2,2) (2,1)'; the position at the start if not given")
      .type_name("HISTORY");
  command.add_flag("--moves", arguments->moves, "the winner after each legal ply");
  command.add_flag("--line", arguments->line,
                   "best play to the end of the game; the winner's plies are proved to win. If the positions of the "
                   "pitch can be listed, the line is the shortest win against the longest resistance. It takes "
                   "seconds; the winner alone takes hundredths of a second");
  command.add_option("--seconds", arguments->seconds, "give up after S seconds").type_name("S");
  command.add_option("--checkpoint", arguments->checkpoint, "keep the work in FILE, and resume from it if it exists")
      .type_name("FILE");
  command
      .add_option("--certificate", arguments->certificate,
                  "write a winning strategy to FILE, which quadrille_confirm certificate checks")
      .type_name("FILE");
  form_option().add(command, common.format);
  command.footer(
      "Rules in force: an own goal is legal and loses; a player without a ply loses. Other programs' rules differ.\n"
      "examples:\n"
      "  quadrille solve soccer --pitch paper:5x5\n"
      "  quadrille solve soccer --pitch paper:3x3 --history '(2,2) (2,1)' --moves\n"
      "  quadrille solve soccer --pitch classic:4x6 --line --format svg --out line.svg\n"
      "  quadrille solve soccer --pitch classic:4x6 --certificate classic-4x6.certificate\n"
      "  quadrille solve soccer --pitch classic:4x8 --seconds 600 --checkpoint search.checkpoint");
}

}  // namespace quadrille::cli::soccer_commands
