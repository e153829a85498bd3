// `quadrille solve tennis`: certain intervals for the values of Tennis and Footsteps, optimal mixes, and games in which
// both players draw by them.
#include <fmt/format.h>

#include <concepts>
#include <memory>
#include <utility>

#include "cli/options/command.hpp"
#include "cli/output/show.hpp"
#include "cli/tennis/commands.hpp"
#include "cli/tennis/solve_query.hpp"
#include "export/tables/text_table.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

using tennis::CertifiedResult;
using tennis::SolveRequest;
using tennis::SolveRows;

template <class Row>
std::string remarks_of(const SolveRequest& /*request*/, const CertifiedResult<Row>& /*result*/) {
  return {};
}

std::string remarks_of(const SolveRequest& /*request*/, const CertifiedResult<tennis::DrawProbability>& result) {
  return fmt::format("\nDrawing so, player 1 gets {} at least, and player 2 concedes {} at most.\n",
                     result.interval.lower, result.interval.upper);
}

std::string remarks_of(const SolveRequest& request, const CertifiedResult<tennis::PlayResult>& result) {
  double sum = 0;
  for (const tennis::PlayResult& row : result.rows) sum += row.result * static_cast<double>(row.games);
  return fmt::format("\nresults are player 1's; on average {:.6f}, and the value is from {} to {}\n",
                     sum / request.games, result.interval.lower, result.interval.upper);
}

// Why the result is not what was asked for, although nothing ended the job early; empty if it is.
template <class Row>
std::string unmet(const SolveRequest& request, const CertifiedResult<Row>& result) {
  if (!result.failure.empty()) return (request.rows == SolveRows::play ? "--play: " : "") + result.failure;
  if (result.too_wide.empty()) return {};
  return fmt::format("--width {}: {}; what is printed is certain all the same; ask for a wider --width",
                     tennis::width_text(request.width), result.too_wide);
}

// What follows the value of a start where people read it: by symmetry it is often 0, and the first draw is what a
// player wants to know. Other formats have it by --strategy. Solving for it takes as long again as the value.
std::string opening_text(const Session& session, const SolveRequest& request) {
  const auto opening = run_job(session, {.doing = "solving the opening"}, [&](const Options& options) {
    return tennis::strategy({request.state, request.rules, request.width}, options);
  });
  if (!opening.whole()) return "\nThe opening was not solved to its end; --strategy asks for it alone.\n";
  if (!opening.failure.empty()) return {};
  Table table = empty_table(table_schema_of<tennis::DrawProbability>());
  append_rows(table, opening.rows);
  return "\nAn optimal first draw:\n" + exports::text_table(table) + remarks_of(request, opening);
}

template <class Row, class Job>
Exit run_and_show_certified(const Session& session, const SolveRequest& request, const Job& job) {
  const auto noted_job = [&](const Options& options) {
    if (tennis::takes_exact_solving(request.width))
      session.note("a --width below 1e-12 takes exact solving, which is far slower");
    return job(options);
  };
  return run_and_show_result<Row>(
      session, tennis::header_of<Row>(request),
      {.doing = "solving", .if_empty = "", .if_interrupted_empty = ", so nothing is written"}, noted_job,
      [&](const CertifiedResult<Row>& result) {
        const bool is_value = std::same_as<Row, tennis::PositionValue> && request.rows == SolveRows::value;
        return remarks_of(request, result) + (is_value && request.is_start ? opening_text(session, request) : "");
      },
      [&](const CertifiedResult<Row>& result) { return unmet(request, result); });
}

Exit solve_tennis(const SolveTennisArguments& arguments, const Session& session) {
  const SolveRequest request = parse_request(arguments);
  const auto& rules = request.rules;
  const tennis::Position& state = request.state;
  const double width = request.width;
  if (arguments.points && arguments.state) {
    session.note(fmt::format("--points {}: the state decides, which is {}", *arguments.points, text_of(request.state)));
  }
  switch (request.rows) {
    case SolveRows::value:
      break;
    case SolveRows::states:
      return run_and_show_certified<tennis::PositionValue>(session, request, [&](const Options& options) {
        return tennis::solve(tennis::SolveStatesQuery{state.points_1, rules, width}, options);
      });
    case SolveRows::strategy:
      return run_and_show_certified<tennis::DrawProbability>(session, request, [&](const Options& options) {
        return tennis::strategy({state, rules, width}, options);
      });
    case SolveRows::play:
      return run_and_show_certified<tennis::PlayResult>(session, request, [&](const Options& options) {
        return tennis::play({state, rules, width, request.games, request.seed}, options);
      });
  }
  return run_and_show_certified<tennis::PositionValue>(session, request, [&](const Options& options) {
    return tennis::solve(tennis::SolveQuery{state, rules, width}, options);
  });
}

}  // namespace

void add_solve_tennis(Command& parent) {
  const auto arguments = std::make_shared<SolveTennisArguments>();
  Command& command =
      parent.add_command("tennis", "the value of Tennis or Footsteps, certain to each digit",
                         [arguments](const Session& session) { return solve_tennis(*arguments, session); });
  command.add_option("--points", arguments->points, "how many points each player starts with").type_name("P");
  command.add_alias("footsteps", {"--variant", "footsteps"});
  add_tennis_options(command, arguments->tennis);
  add_beyond_option(command, arguments->tennis);
  command
      .add_option("--width", arguments->width,
                  "no interval may be wider; 1e-9 if not given. What floating point does not reach is solved exactly")
      .type_name("W");
  command
      .add_option("--state", arguments->state,
                  "the position that is asked about, not the start: both players' points, and the ball")
      .type_name("S1,S2,B");
  command.add_flag("--strategy", arguments->strategy, "an optimal mix of draws for each player, as probabilities");
  solve_tennis_by().add(command, arguments->by);
  command.add_flag(
      "--play", arguments->play,
      "let both players draw at random by optimal mixes, N games, and count the results; nobody else plays");
  command
      .add_option("--games", arguments->games,
                  fmt::format("how many games --play plays; {} if not given", tennis::PlayQuery{}.games))
      .type_name("N");
  command.add_option("--seed", arguments->seed, "what the draws of --play depend on").type_name("S");
  command.footer(
      "footsteps in place of tennis stands for tennis --variant footsteps.\n"
      "The value is what player 1 can expect: 1 for a win (--beyond: for one beyond the last field), -1 for a loss.\n"
      "It lies between lower and upper, proved in whole numbers. The printed probabilities are exact as well: who\n"
      "draws by them gets at least what the remark below the table says. --play gives result (player 1's), ending\n"
      "(the ball beyond, or both out of points), and games.\n"
      "examples:\n"
      "  quadrille solve tennis --points 50\n"
      "  quadrille solve tennis --points 20 --variant footsteps --strategy\n"
      "  quadrille solve tennis --state 8,3,-1 --beyond 2\n"
      "  quadrille solve tennis --points 50 --by states --format csv --out values.csv\n"
      "  quadrille solve tennis --points 30 --play --games 100000 --seed 1");
}

}  // namespace quadrille::cli::tennis_commands
