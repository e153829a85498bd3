// `quadrille count soccer`: counts the weak classes (sets of drawn segments), strong classes (such sets with a place of
// the ball) and histories (sequences of plies) of a pitch. The command can also count on each pitch of a family, such
// as paper:3x1..12. With --recurrence, it finds linear recurrences for the numbers of the family.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
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
#include "cli/soccer/arguments.hpp"
#include "cli/soccer/parts.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/soccer/laws.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "enumerate/soccer/sweep.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_family.hpp"
#include "quadrille/soccer_laws.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

// The texts of the arguments.
struct CountArguments {
  std::string pitch;
  std::string engine = "auto";
  std::optional<std::string> plies;
  std::optional<std::string> modulo;
  std::optional<std::string> checkpoint;
  std::optional<std::string> by;
  bool recurrence = false;
  bool plan = false;
};

// An option whose words are the names of values. \param remarks  the remarks on some of the values, for the help
template <class Value, std::size_t count>
ChoiceOption<Value> option_of(const char* name, const char* meaning, const std::array<Value, count>& values,
                              const std::map<Value, const char*>& remarks) {
  ChoiceOption<Value> option{name, meaning, {}};
  for (const Value value : values) {
    const auto remark = remarks.find(value);
    option.choices.push_back({to_string(value), value, remark == remarks.end() ? "" : remark->second});
  }
  return option;
}

ChoiceOption<soccer::Engine> engine_option() {
  using soccer::Engine;
  return option_of("--engine", "the engine that counts", soccer::all_engines,
                   {{Engine::automatic, "the engine that suits the question, the default"},
                    {Engine::layered, "lists the classes ply by ply"},
                    {Engine::reverse, "lists the classes without storing them"},
                    {Engine::frontier, "counts classes without listing them"},
                    {Engine::trails, "counts histories and classes without listing them"},
                    {Engine::colour, "counts classes in total, the quickest"}});
}

ChoiceOption<bool> modulo_option() {
  return {"--modulo",
          "count a drawing and its images once",
          {{"mirror", true, "images under a reflection of the pitch that leaves the start in place"},
           {"symmetry", true, "images under all symmetries of a board that keep start, walls and goals"}}};
}

ChoiceOption<soccer::By> by_option() {
  using soccer::By;
  return option_of("--by", "the subject of each row", soccer::groupings,
                   {{By::ply, "the default"},
                    {By::vertices, "number of drawn vertices"},
                    {By::size, "number of histories in a weak class"},
                    {By::winner, "the winner under best play, if all positions of the pitch can be listed"}});
}

soccer::CountRequest request_of(const CountArguments& arguments) {
  soccer::CountRequest request{.pitch = arguments.pitch};
  const bool is_family = soccer::is_family(arguments.pitch);
  try {
    if (is_family) request.by = soccer::By::total;
    if (arguments.by) request.by = by_option().parse(*arguments.by);
    request.plies = parse_plies(arguments.plies);
    if (arguments.modulo) request.mirror = modulo_option().parse(*arguments.modulo);
    request.engine = engine_option().parse(arguments.engine);
  } catch (const Error&) {
    if (!is_family) enumerate::read_pitch(arguments.pitch);  // of several mistakes, the one in the pitch is reported
    throw;
  }
  return request;
}

// The remedy for a request that is too large: a smaller one, and the counts that are possible without listing a class.
std::string remedy_for(const soccer::CountPlan& plan, const Options& options) {
  std::string remedy =
      plan.request.by == soccer::By::winner ? "give a smaller pitch" : "give fewer --plies, or a smaller pitch";
  const soccer::WithoutListing ways = without_listing(plan, options);
  if (ways.total) {
    soccer::CountRequest whole = plan.request;
    whole.by = soccer::By::total;
    whole.engine = soccer::Engine::automatic;
    remedy += fmt::format(", or count the whole game with --by total, which --engine {} can",
                          to_string(soccer::plan(whole, options).request.engine));
  }
  if (ways.trails) {
    remedy += fmt::format(", or take --engine trails, which lists no class and needs about {:.1f} GiB",
                          static_cast<double>(*ways.trails) / std::exp2(30));
  }
  return remedy;
}

// The columns that some pitch of a family leaves empty: no b-file can have them.
std::vector<std::string> columns_with_gaps(const soccer::CountPlan& plan) {
  std::vector<std::string> names = plan.table.unfilled;
  for (const soccer::CountPlan& pitch : plan.pitches) {
    for (const std::string& name : pitch.table.unfilled) {
      if (std::ranges::count(names, name) == 0) names.push_back(name);
    }
  }
  return names;
}

// The order in which the plan's engine takes in the vertices, and the greatest width of the frontier.
std::string order_of(const soccer::CountPlan& plan) {
  const soccer::Engine engine = plan.request.engine;
  const bool trails = engine == soccer::Engine::trails;
  if (!trails && engine != soccer::Engine::frontier) {
    throw Error(ErrorKind::unusable_input,
                fmt::format("--plan: the engine {} has no order of vertices; take --engine frontier or --engine trails",
                            to_string(engine)));
  }
  const soccer::Pitch pitch(plan.pitch);
  if (pitch.goal(pitch.start()) != soccer::Goal::none) return "order: none, the game is over at ply 0\n";
  const auto remembered = trails ? graphs::Remembered::edges : graphs::Remembered::vertices;
  const enumerate::SoccerSweep sweep = enumerate::whole_sweep(pitch, remembered);
  std::string text = "order:";
  std::vector<std::size_t> order;
  for (const soccer::Vertex v : sweep.vertices) {
    order.push_back(order.size());
    text += " " + pitch.to_string(v);
  }
  const auto open = graphs::open_in_order(enumerate::trail_graph(sweep).neighbours, order, remembered);
  return text + fmt::format("\nwidth: {} {}; the limit is {} for {}\n", open.most,
                            trails ? "segments cross" : "vertices open",
                            trails ? graphs::most_crossing : graphs::most_slots, to_string(engine));
}

// The legend below the table of a board without goals and walls: the meaning of its columns for a graph.
std::string graph_legend_of(const soccer::CountPlan& plan) {
  const bool has_both = plan.request.by == soccer::By::ply || plan.request.by == soccer::By::total;
  if (!is_board(plan.pitch) || !has_both || plan.request.mirror) return {};
  const soccer::Board board = soccer::Pitch(plan.pitch).board();
  const bool is_graph = std::ranges::count(board.goals, soccer::Goal::none) == std::ssize(board.goals) &&
                        std::ranges::count(board.walls, true) == 0;
  if (!is_graph) return {};
  return "\nhistories: trails from the start; classes: connected subgraphs that contain the start and have no vertex "
         "of odd degree, or two with the start among them\n";
}

// The legend below the table by ply, if it has the numbers of goals: the columns are named after goals, not winners.
std::string legend_of(const Table& table) {
  const auto goal = std::ranges::find(table.columns, "goal_1") - table.columns.begin();
  const auto has_goals = [&](const std::vector<Cell>& row) {
    return goal < std::ssize(row) && !std::holds_alternative<std::monostate>(row[static_cast<std::size_t>(goal)]);
  };
  if (!std::ranges::any_of(table.rows, has_goals)) return {};
  return "\ngoal_1: player 2 has won; goal_2: player 1 has won; blocked: the mover has lost\n";
}

// Adds the laws of a family's growth to the comments of a b-file. \returns the laws as remarks below the table
std::string with_laws(Answer& answer, const soccer::CountRequest& request, bool is_bfile) {
  const std::size_t terms = answer.table.rows.size();
  const bool enough = terms >= soccer::fewest_terms;
  std::string ended_early;
  if (!answer.ending.whole()) {
    ended_early = "the count ended early: " + (enough ? fmt::format("the laws below use only its first {} terms", terms)
                                                      : fmt::format("{} terms are too few for a recurrence", terms));
  }
  const std::vector<soccer::ColumnLaws> laws =
      enough ? soccer::laws_of(request.pitch, soccer::rows(answer)) : std::vector<soccer::ColumnLaws>();
  const std::string pitch = soccer::index_of(request.pitch)->pitch;
  std::string remarks = ended_early.empty() ? "" : "\n" + ended_early + "\n";
  if (!laws.empty()) {
    for (const std::string& line : soccer::lines_about(laws, pitch)) remarks += "\n" + line;
    remarks += "\n";
  }
  if (!is_bfile) return remarks;
  for (const soccer::ColumnLaws& column : laws) {
    std::vector<std::string>& comments = answer.table.comments[column.column] = soccer::lines_about({column}, pitch);
    if (!ended_early.empty()) comments.insert(comments.begin(), ended_early);
  }
  answer.table.provenance.command += running::options_of({{"recurrence", true}});
  return remarks;
}

Exit count(const CountArguments& arguments, const Session& session) {
  const bool is_family = soccer::is_family(arguments.pitch);
  if (arguments.recurrence && !is_family) soccer::require_laws(arguments.pitch);  // which refuses one pitch
  const soccer::CountRequest request = request_of(arguments);
  if (arguments.recurrence) soccer::require_laws(request.pitch);
  if (arguments.checkpoint && is_family) require_checkpoint_file(session, *arguments.checkpoint);
  const Shown shown{.checkpoint = arguments.checkpoint.value_or("")};
  if (arguments.plan) {
    if (is_family) throw Error(ErrorKind::unusable_input, "--plan: takes one pitch, not a family; give one pitch");
    session.output().write(
        order_of(run_job(session, shown, [&](const Options& options) { return soccer::plan(request, options); })));
    return Exit::done;
  }
  std::optional<TableOutput> output;
  std::string of_graph;
  Answer answer = run_job(session, shown, [&](const Options& options) {
    soccer::CountPlan plan = soccer::plan(request, options);
    if (session.arguments().format == "bfile") plan.table.unfilled = columns_with_gaps(plan);
    output.emplace(session, plan.table);
    if (arguments.checkpoint && !is_family) require_checkpoint_file(session, *arguments.checkpoint);
    of_graph = graph_legend_of(plan);
    const std::optional<RequestSize> size = size_of(plan, options);
    session.agree_to(size, size && is_beyond_usual(*size) ? remedy_for(plan, options) : "");
    return soccer::run(plan, options);
  });
  std::string remarks;
  if (output->for_people() && answer.ending.whole()) remarks = of_graph.empty() ? legend_of(answer.table) : of_graph;
  if (arguments.recurrence && (output->for_people() || output->is_bfile())) {
    remarks = with_laws(answer, request, output->is_bfile());
  }
  session.bound_memory(Session::room_for_rows);
  return finish(session, *output, answer.table, JobEnd(answer.ending, shown.checkpoint), shown, remarks);
}

}  // namespace

void add_count_soccer(Command& parent) {
  const auto arguments = std::make_shared<CountArguments>();
  Command& command = parent.add_command("soccer", "count the classes and histories of Paper Soccer",
                                        [arguments](const Session& session) { return count(*arguments, session); });
  command
      .add_option("--pitch", arguments->pitch,
                  "paper:MxN, classic:WxH or the FILE of a board; the word --pitch may be omitted. With --by total it "
                  "can be a family, for example paper:1..4x3, paper:3x1..12 or paper:1..6xsame. A classic family has "
                  "the even sizes of its ranges: classic:2x2..5 has the heights 2 and 4")
      .type_name("PITCH")
      .suggest(usual_pitches())
      .or_argument()
      .required();
  engine_option().add(command, arguments->engine);
  command
      .add_option("--plies", arguments->plies,
                  "stop after ply K; the whole game if not given. --by winner always solves the whole game")
      .type_name("K");
  by_option().add(command, arguments->by);
  modulo_option().add(command, arguments->modulo);
  command
      .add_option("--checkpoint", arguments->checkpoint,
                  "keep the work of layered, frontier, trails or colour in FILE, and resume from it if it exists")
      .type_name("FILE");
  command.add_flag("--recurrence", arguments->recurrence,
                   "with a family: the linear recurrence of each column, in the table and in a b-file's comments");
  command.add_flag("--plan", arguments->plan,
                   "instead of counting, show the order in which frontier or trails takes in the vertices, and the "
                   "width of that order");
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
