// `quadrille count soccer`: the states of Paper Soccer, counted.
#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/options/command.hpp"
#include "cli/output/counted.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/streams.hpp"
#include "cli/output/table_output.hpp"
#include "cli/output/tables.hpp"
#include "cli/session.hpp"
#include "cli/soccer/commands.hpp"
#include "cli/soccer/usual_pitches.hpp"
#include "enumerate/soccer/engine.hpp"
#include "games/soccer/mirror.hpp"
#include "jobs/checkpoint_file.hpp"
#include "quadrille/error.hpp"
namespace quadrille::cli {

namespace {

using engines::RunStatus;
using enumerate::SoccerBy;
using enumerate::SoccerEngine;
using enumerate::SoccerQuestion;

struct Arguments {
  std::string pitch;
  std::string engine = "auto";
  std::optional<std::string> plies;
  std::optional<std::string> modulo;
  std::optional<std::string> checkpoint;
  std::string by = "ply";
};

ChoiceOption<SoccerBy> by_option() {
  return {"--by",
          "what each row is about",
          {{"ply", SoccerBy::ply, "the default"},
           {"total", SoccerBy::total},
           {"ball", SoccerBy::ball},
           {"bounces", SoccerBy::bounces},
           {"vertices", SoccerBy::vertices, "drawn ones"},
           {"size", SoccerBy::size, "of a weak class"},
           {"outcome", SoccerBy::outcome}}};
}

// Nothing if the choice is the program's.
ChoiceOption<std::optional<SoccerEngine>> engine_option() {
  return {"--engine",
          "how to count",
          {{"auto", std::nullopt, "what suits the question, the default"},
           {"layered", SoccerEngine::layered},
           {"reverse", SoccerEngine::reverse},
           {"frontier", SoccerEngine::frontier}}};
}

ChoiceOption<bool> modulo_option() {
  return {
      "--modulo", "count as one what a symmetry maps to each other", {{"mirror", true, "where a reflection keeps b0"}}};
}

// Everything that decides the numbers.
struct Question {
  soccer::PitchName name;
  SoccerQuestion soccer;
  std::optional<int> last_ply;
};

Question parse_question(const Arguments& arguments) {
  Question question{soccer::parse_pitch_name(arguments.pitch), by_option().parse(arguments.by),
                    parse_plies(arguments.plies)};
  if (arguments.modulo) question.soccer.mirror = modulo_option().parse(*arguments.modulo);
  if (question.soccer.mirror) soccer::require_mirror(question.name);
  return question;
}

// The engine asked for, or the one chosen and why; it takes the question.
enumerate::SoccerEngineChoice engine_for(const Arguments& arguments, const Question& question,
                                         const engines::RunOptions& options) {
  enumerate::SoccerEngineChoice choice;
  if (const auto engine = engine_option().parse(arguments.engine)) {
    choice.engine = *engine;
  } else {
    choice = enumerate::choose_soccer_engine(question.name, question.soccer, options);
  }
  enumerate::require_engine(choice.engine, question.name, question.soccer, question.last_ply,
                            arguments.checkpoint.has_value());
  return choice;
}

// The table without its rows. The command is the request in its normal form: what decides the numbers, in this order.
Table header(const Question& question, const Arguments& arguments, SoccerEngine engine) {
  Table table = new_table("count_soccer_" + arguments.by);
  const SoccerBy by = question.soccer.by;
  table.indexed = by != SoccerBy::total && by != SoccerBy::ball;  // a vertex is no index
  const std::string name = to_string(question.name);
  table.provenance.command =
      fmt::format("quadrille count soccer --pitch {} --engine {}{}{} --by {}", name, to_string(engine),
                  question.last_ply ? fmt::format(" --plies {}", *question.last_ply) : "",
                  question.soccer.mirror ? " --modulo mirror" : "", arguments.by);
  for (const std::string& column : table.columns) {
    if (!enumerate::fills(engine, column)) table.unfilled.push_back(column);
  }
  table.provenance.rules = "paper soccer, " + name + (question.soccer.mirror ? ", up to its mirror" : "");
  return table;
}

void add_rows(Table& table, const soccer::Pitch& pitch, SoccerBy by, const engines::Counts& counts) {
  append_rows(table, counts);
  if (by != SoccerBy::ball) return;
  for (std::size_t row = 0; row < counts.rows.size(); ++row) {
    const auto vertex = static_cast<soccer::Vertex>(counts.rows[row].front().value());
    table.rows[row].front() = to_string(pitch.lattice().point(vertex));
  }
}

// Where the run stopped.
std::string stand(const engines::Counts& counts) {
  if (!counts.stand.empty()) return counts.stand;
  if (counts.last_finished_grade < 0) return "before any ply was finished";
  return fmt::format("after ply {}", counts.last_finished_grade);
}

// What ended the run before its end, as a sentence for people; empty if nothing did.
std::string shortfall(const Session& session, const engines::Counts& counts) {
  switch (counts.status) {
    case RunStatus::complete:
    case RunStatus::grade_limit:
      return {};
    case RunStatus::memory:
      return fmt::format("{} {}; {}", session.memory_ended(), stand(counts),
                         counts.stand.empty() ? "give more, or fewer --plies" : "give more");
    case RunStatus::interrupted:
      return "interrupted " + stand(counts);
    case RunStatus::overflow:
      return fmt::format("a count outgrew the widest counter {}; give fewer --plies", stand(counts));
  }
  return {};
}

// The table must not be written over the checkpoint.
void refuse_same_file(const Session& session, const std::string& checkpoint) {
  const auto& out = session.arguments().out;
  const auto place = [](const std::string& path) {
    std::error_code unknown;
    const auto from_root = std::filesystem::absolute(path, unknown);
    return std::filesystem::weakly_canonical(from_root, unknown);
  };
  if (!out || place(*out) != place(checkpoint)) return;
  throw Error(ErrorKind::unusable_input, "--checkpoint: --out names the same file; give each its own");
}

Exit count(const Arguments& arguments, const Session& session) {
  const Question question = parse_question(arguments);
  engines::RunOptions options;
  options.last_grade = question.last_ply;
  options.memory = session.memory_budget();
  const auto [engine, reason] = engine_for(arguments, question, options);
  const soccer::Pitch pitch(question.name);
  Table table = header(question, arguments, engine);
  const TableOutput output(session, table);
  std::optional<jobs::CheckpointFile> file;
  if (arguments.checkpoint) {
    refuse_same_file(session, *arguments.checkpoint);
    file.emplace(*arguments.checkpoint, table.provenance.command, [&session] { return session.interrupt().hold(); });
    options.checkpoint = file->checkpoint();
    if (file->found()) session.note(fmt::format("--checkpoint {}: goes on from there", *arguments.checkpoint));
  }
  if (!reason.empty()) session.note(fmt::format("--engine auto takes {}: {}", to_string(engine), reason));

  engines::Counts counts;
  {
    const Interrupt::Listener listener(session.interrupt());
    ProgressLine progress(session.quiet(), "counting");
    options.stop = listener.token();
    options.observer = progress.observer();
    counts = session.on_threads([&, chosen = engine] { return count_soccer(chosen, pitch, question.soccer, options); });
  }

  add_rows(table, pitch, question.soccer.by, counts);
  const std::string why = shortfall(session, counts);
  if (!why.empty()) {
    table.missing = fmt::format("all plies after {}", counts.last_finished_grade);
    if (counts.last_finished_grade < 0) table.missing = "all plies";
  }
  output.write(table);
  if (why.empty()) {
    session.note_time_and_threads();
  } else {
    print_error(fmt::format("{}; missing: {}", why, table.missing));
    if (file && file->holds_work()) {
      const char* const more = counts.status == RunStatus::memory ? " with more memory" : "";
      print_error(fmt::format("--checkpoint {}: the same command{} goes on from there", *arguments.checkpoint, more));
    }
  }
  if (file && !file->failure().empty()) print_error(file->failure());
  return status(counts.status);
}

}  // namespace

void add_count_soccer(Command& parent) {
  const auto arguments = std::make_shared<Arguments>();
  Command& command = parent.add_command("soccer", "count the classes and histories of Paper Soccer",
                                        [arguments](const Session& session) { return count(*arguments, session); });
  command.add_option("--pitch", arguments->pitch, "paper:MxN or classic:WxH")
      .type_name("PITCH")
      .suggest(usual_pitches())
      .required();
  engine_option().add(command, arguments->engine);
  command.add_option("--plies", arguments->plies, "stop after ply K; the whole game if not given").type_name("K");
  by_option().add(command, arguments->by);
  modulo_option().add(command, arguments->modulo);
  command
      .add_option("--checkpoint", arguments->checkpoint,
                  "keep the work of layered or frontier in FILE, and go on from there if it is there")
      .type_name("FILE");
  command.footer(
      "examples:\n"
      "  quadrille count soccer --pitch paper:3x3 --plies 12 --format csv\n"
      "  quadrille count soccer --pitch classic:8x10 --by total --checkpoint sweep.checkpoint\n"
      "  quadrille count soccer --pitch paper:4x4 --modulo mirror --by total");
}

}  // namespace quadrille::cli
