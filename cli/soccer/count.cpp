// `quadrille count soccer`: the states of Paper Soccer, counted.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/options/command.hpp"
#include "cli/output/show.hpp"
#include "cli/output/table_output.hpp"
#include "cli/session.hpp"
#include "cli/soccer/checkpoint_option.hpp"
#include "cli/soccer/commands.hpp"
#include "cli/soccer/count_arguments.hpp"
#include "cli/soccer/tables.hpp"
#include "cli/soccer/usual_pitches.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_family.hpp"
#include "quadrille/soccer_laws.hpp"

namespace quadrille::cli::soccer_commands {

ChoiceOption<soccer::Engine> soccer_engine_option() {
  return {"--engine",
          "how to count",
          {{"auto", soccer::Engine::automatic, "what suits the question, the default"},
           {"layered", soccer::Engine::layered},
           {"reverse", soccer::Engine::reverse},
           {"frontier", soccer::Engine::frontier},
           {"trails", soccer::Engine::trails, "histories without listing, and classes by the frontier"}}};
}

ChoiceOption<bool> soccer_modulo_option() {
  return {
      "--modulo", "count as one what a symmetry maps to each other", {{"mirror", true, "where a reflection keeps b0"}}};
}

namespace {

// Below the table by ply: the columns are named after goals.
constexpr const char* legend_of_plies =
    "\ngoal_1: player 2 has won; goal_2: player 1 has won; blocked: whose turn it is has lost\n";

// Whether the rows have the numbers of goals.
template <class Row>
bool tells_winners(const std::vector<Row>& rows) {
  if constexpr (std::same_as<Row, soccer::PlyCounts>) {
    return std::ranges::any_of(rows, [](const soccer::PlyCounts& row) { return row.goal_1.has_value(); });
  } else {
    return false;
  }
}

template <class Row>
constexpr const char* fewer =
    std::same_as<Row, soccer::WinnerCounts> ? "give a smaller pitch" : fewer_plies_or_smaller_pitch;

// What to ask for instead of a request that is too large: also what can be counted without listing a class.
template <class Row>
std::string remedy_for(const soccer::CountOutlook<Row>& outlook) {
  std::string remedy = fewer<Row>;
  if (outlook.total_is_swept) remedy += ", or count the whole with --by total";
  if (outlook.memory_of_trails) {
    remedy += fmt::format(", or take --engine trails, which lists none and needs about {:.1f} GiB",
                          static_cast<double>(*outlook.memory_of_trails) / std::exp2(30));
  }
  return remedy;
}

template <class Row>
soccer::CountBy<Row> query_of(const SoccerCountArguments& arguments) {
  soccer::CountBy<Row> query{.pitch = arguments.pitch, .plies = parse_plies(arguments.plies)};
  if (arguments.modulo) query.mirror = soccer_modulo_option().parse(*arguments.modulo);
  query.engine = soccer_engine_option().parse(arguments.engine);
  return query;
}

template <class Row>
Exit count_by(const SoccerCountArguments& arguments, const Session& session) {
  const soccer::CountBy<Row> query = query_of<Row>(arguments);
  const Shown shown{.checkpoint = arguments.checkpoint.value_or("")};
  std::optional<Table> table;
  std::optional<TableOutput> output;
  const auto prepare = [&](const soccer::CountOutlook<Row>& outlook) {
    table = count_soccer_table(outlook.plan);
    output.emplace(session, *table);
    if (arguments.checkpoint) require_checkpoint_file(session, *arguments.checkpoint);
    session.agree_to(outlook.size, remedy_for(outlook));
  };
  const Result<Row> result =
      run_job(session, shown, [&](const Options& options) { return soccer::count(query, options, prepare); });
  return show_result(session, output.value(), table.value(), result, shown, [](const Result<Row>& whole) {
    return std::string(tells_winners(whole.rows) ? legend_of_plies : "");
  });
}

using Count = Exit (*)(const SoccerCountArguments&, const Session&);

// What counts, for each grouping.
ChoiceOption<Count> by_option() {
  return {"--by",
          "what each row is about",
          {{"ply", count_by<soccer::PlyCounts>, "the default"},
           {"total", count_by<soccer::TotalCounts>},
           {"ball", count_by<soccer::BallCounts>},
           {"bounces", count_by<soccer::BounceCounts>},
           {"vertices", count_by<soccer::VertexCounts>, "drawn ones"},
           {"size", count_by<soccer::SizeCounts>, "of a weak class"},
           {"outcome", count_by<soccer::OutcomeCounts>},
           {"winner", count_by<soccer::WinnerCounts>, "under best play, of a whole pitch that can be listed"}}};
}

Exit count(const SoccerCountArguments& arguments, const Session& session) {
  if (soccer::is_family(arguments.pitch)) {
    if (arguments.by && *arguments.by != "total") {
      by_option().parse(*arguments.by);
      throw Error(ErrorKind::unusable_input,
                  fmt::format("--by {}: a family of pitches is counted in total; take --by total, or one pitch",
                              *arguments.by));
    }
    return count_soccer_family(arguments, session);
  }
  if (arguments.recurrence) soccer::require_laws(arguments.pitch);
  try {
    return by_option().parse(arguments.by.value_or("ply"))(arguments, session);
  } catch (const Error&) {
    soccer::parse_pitch_name(arguments.pitch);  // of several mistakes, the one in the pitch is told
    throw;
  }
}

}  // namespace

void add_count_soccer(Command& parent) {
  const auto arguments = std::make_shared<SoccerCountArguments>();
  Command& command = parent.add_command("soccer", "count the classes and histories of Paper Soccer",
                                        [arguments](const Session& session) { return count(*arguments, session); });
  command
      .add_option(
          "--pitch", arguments->pitch,
          "paper:MxN or classic:WxH, with --pitch before it or without; by total a family too, as paper:1..4x3, "
          "paper:3x1..12 or paper:1..6xsame; a classic family has the even sizes of its ranges, classic:2x2..5 the "
          "heights "
          "2 and 4")
      .type_name("PITCH")
      .suggest(usual_pitches())
      .or_argument()
      .required();
  soccer_engine_option().add(command, arguments->engine);
  command
      .add_option("--plies", arguments->plies,
                  "stop after ply K; the whole game if not given. By winner the whole game is solved in any case")
      .type_name("K");
  by_option().add(command, arguments->by);
  soccer_modulo_option().add(command, arguments->modulo);
  command
      .add_option("--checkpoint", arguments->checkpoint,
                  "keep the work of layered, frontier or trails in FILE, and go on from there if it is there")
      .type_name("FILE");
  command.add_flag("--recurrence", arguments->recurrence,
                   "with a family: the linear recurrence of each column, in the table and in a b-file's comments");
  command.footer(
      "examples:\n"
      "  quadrille count soccer --pitch paper:3x3 --plies 12 --format csv\n"
      "  quadrille count soccer --pitch classic:8x10 --by total --checkpoint sweep.checkpoint\n"
      "  quadrille count soccer --pitch paper:4x4 --modulo mirror --by total\n"
      "  quadrille count soccer --pitch paper:3x3 --by winner\n"
      "  quadrille count soccer --pitch paper:3x1..12 --by total\n"
      "  quadrille count soccer --pitch paper:1x1..60 --by total --recurrence");
}

}  // namespace quadrille::cli::soccer_commands
