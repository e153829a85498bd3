// `quadrille solve tennis`: computes an interval for the value of each position of Tennis or Footsteps, and optimal
// mixes (the best probability for each bid). Each interval is proved to contain the value. The command can also play
// games in which both players bid by these mixes.
#include <fmt/format.h>

#include <charconv>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "cli/options/arguments.hpp"
#include "cli/output/certificate_output.hpp"
#include "cli/output/show.hpp"
#include "cli/tennis/parts.hpp"
#include "export/tables/formats.hpp"
#include "quadrille/error.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

using tennis::CertifiedAnswer;
using tennis::Show;
using tennis::SolveRequest;

// The option --by, whose only word is `states`.
ChoiceOption<Show> rows_option() {
  return {"--by",
          "the subject of each row",
          {{"states", Show::states,
            "one position and its value, for all positions with at most P points for each player"}}};
}

int parse_solved_points(const std::string& text) {
  constexpr int most = tennis::most_solved_points;
  return parse_whole("--points", text, 1, most,
                     fmt::format("; the largest, {}, takes about 8 minutes on two processors", most));
}

double parse_width(const std::string& text) {
  double width = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), width);
  if (error != std::errc{} || end != text.data() + text.size()) {
    const bool number = error == std::errc::result_out_of_range;
    refuse(fmt::format("--width '{}'", text), number ? "out of range" : "no number",
           "give a number from 1e-18 to 1, for example 1e-9");
  }
  return width;
}

// Parses S1,S2,B: points and the ball.
tennis::Position parse_state(const std::string& text) {
  std::vector<int> numbers;
  const char* at = text.data();
  const char* const last = at + text.size();
  const auto refuse_state = [&](std::string why) {
    refuse(fmt::format("--state '{}'", text), std::move(why), "give S1,S2,B: points and the ball, for example 8,3,-1");
  };
  for (;;) {
    int number = 0;
    const auto [end, error] = std::from_chars(at, last, number);
    if (error != std::errc{}) {
      refuse_state(
          error == std::errc::result_out_of_range
              ? fmt::format("number {} is out of range", numbers.size() + 1)
              : fmt::format("number {} is not a whole number, at column {}", numbers.size() + 1, at - text.data() + 1));
    }
    numbers.push_back(number);
    at = end;
    if (at == last) break;
    if (*at != ',') refuse_state(fmt::format("no comma at column {}", at - text.data() + 1));
    ++at;
  }
  if (numbers.size() != 3) refuse_state(fmt::format("has {} of 3 numbers", numbers.size()));
  return {numbers[0], numbers[1], numbers[2]};
}

Show parse_show(const SolveTennisArguments& arguments) {
  const bool states = arguments.by && rows_option().parse(*arguments.by) == Show::states;
  if (states && arguments.state) refuse("--by states", "values every position", "leave out --state");
  if (states && arguments.strategy) refuse("--by states", "has no --strategy", "leave one of them out");
  if (states && arguments.play) refuse("--by states", "has no --play", "leave one of them out");
  if (arguments.strategy && arguments.play) refuse("--strategy", "has no --play", "leave one of them out");
  if (!arguments.play && arguments.seed) refuse("--seed", "only --play bids at random", "add --play");
  if (!arguments.play && arguments.games) refuse("--games", "only --play plays games", "add --play");
  if (arguments.play && !arguments.seed) refuse("--play", "bids at random", "add --seed S, a whole number from 0 up");
  if (states) return Show::states;
  if (arguments.strategy) return Show::strategy;
  return arguments.play ? Show::play : Show::value;
}

std::string remarks_on_strategy(const CertifiedAnswer& answer) {
  return fmt::format("\nWith these bids player 1 gets at least {}, and player 2 concedes at most {}.\n",
                     answer.interval.lower, answer.interval.upper);
}

std::string remarks_on_games(const SolveRequest& request, const CertifiedAnswer& answer) {
  double sum = 0;
  for (const auto& row : rows<tennis::PlayResult>(answer)) sum += row.result * static_cast<double>(row.games);
  return fmt::format("\nresults are player 1's; their mean is {:.6f}, and the value is from {} to {}\n",
                     sum / request.games, answer.interval.lower, answer.interval.upper);
}

// The optimal first bids, shown to people below the value of a start. That value is often 0, by symmetry, and a player
// wants to know how to begin. Other formats have the bids by --strategy. Solving for them takes as long as for the
// value.
std::string opening_text(const Session& session, SolveRequest request) {
  request.show = Show::strategy;
  const CertifiedAnswer opening = run_job(session, {.doing = "solving the opening"}, [&](const Options& options) {
    return run(plan(request), options);  // without options: the notes of the plan are printed already
  });
  if (!opening.ending.whole()) return "\nThe opening is not solved completely; --strategy solves it alone.\n";
  if (!opening.failure.empty()) return {};
  return "\nAn optimal first bid:\n" + exports::text_table(opening.table) + remarks_on_strategy(opening);
}

std::string remarks_on(const Session& session, const SolveRequest& request, const CertifiedAnswer& answer) {
  switch (request.show) {
    case Show::value:
      return request.state ? std::string() : opening_text(session, request);
    case Show::states:
      return {};
    case Show::strategy:
      return remarks_on_strategy(answer);
    case Show::play:
      return remarks_on_games(request, answer);
  }
  return {};
}

// The reason why the answer does not meet the request, and the remedy; empty if it does.
std::string unmet_text(const SolveRequest& request, const CertifiedAnswer& answer) {
  if (!answer.failure.empty()) return (request.show == Show::play ? "--play: " : "") + answer.failure;
  if (answer.too_wide.empty()) return {};
  return fmt::format("--width {}: {}; the printed intervals are certain all the same; give a wider --width",
                     tennis::width_text(request.width), answer.too_wide);
}

Exit solve_tennis(const SolveTennisArguments& arguments, const Session& session) {
  const SolveRequest request = parse_request(arguments);
  const Shown shown{.doing = "solving", .if_empty = "", .if_interrupted_empty = ", so nothing is written"};
  CertificateOutput certificate(session, arguments.certificate);
  std::optional<TableOutput> output;
  const CertifiedAnswer answer = run_job(session, shown, [&](const Options& options) {
    const Plan<SolveRequest> planned = plan(request, options);
    output.emplace(session, planned.table);
    certificate.open();
    return run(planned, options);
  });
  certificate.write(answer.certificate, answer.certified_positions, "docs/certificates.md says how to check it");
  JobEnd end(answer.ending);
  end.unmet = unmet_text(request, answer);
  const bool remarked = answer.ending.whole() && output->for_people();
  const Exit exit = finish(session, *output, answer.table, end, shown,
                           remarked ? remarks_on(session, request, answer) : std::string());
  certificate.require_written();
  return exit;
}

}  // namespace

SolveRequest parse_request(const SolveTennisArguments& arguments) {
  SolveRequest request{.show = parse_show(arguments)};
  request.rules = parse_rules(arguments.tennis);
  if (arguments.width) request.width = parse_width(*arguments.width);
  if (!arguments.points && !arguments.state) refuse("--points", "not given", "give --points P, or --state S1,S2,B");
  if (arguments.points) request.points = parse_solved_points(*arguments.points);
  if (arguments.state) request.state = parse_state(*arguments.state);
  if (arguments.games) request.games = parse_whole("--games", *arguments.games, 1, tennis::most_random_games);
  if (arguments.seed) request.seed = parse_seed("--seed", *arguments.seed);
  request.certify = arguments.certificate.has_value();
  return request;
}

void add_solve_tennis(Command& parent) {
  const auto arguments = std::make_shared<SolveTennisArguments>();
  Command& command =
      parent.add_command("tennis", "the value of Tennis or Footsteps, between proved bounds",
                         [arguments](const Session& session) { return solve_tennis(*arguments, session); });
  command.add_option("--points", arguments->points, "points that each player starts with").type_name("P");
  command.add_alias("footsteps", {"--variant", "footsteps"});
  add_tennis_options(command, arguments->tennis);
  add_beyond_option(command, arguments->tennis);
  command
      .add_option("--width", arguments->width,
                  "greatest width of an interval; 1e-9 if not given. A value that floating point cannot bound so "
                  "closely is solved exactly")
      .type_name("W");
  command
      .add_option("--state", arguments->state,
                  "the position to solve, in place of the start: both players' points, and the ball")
      .type_name("S1,S2,B");
  command.add_flag("--strategy", arguments->strategy, "an optimal mix of bids for each player, as probabilities");
  rows_option().add(command, arguments->by);
  command.add_flag("--play", arguments->play,
                   "play N games in which both players bid at random by optimal mixes, and count the results");
  command
      .add_option("--games", arguments->games,
                  fmt::format("number of games of --play; {} if not given", tennis::SolveRequest{}.games))
      .type_name("N");
  command.add_option("--seed", arguments->seed, "seed of the random bids of --play").type_name("S");
  command
      .add_option(
          "--certificate", arguments->certificate,
          "with --by states: write to FILE the mixes that prove the bounds. --memory has to hold all mixes: 60 MB with "
          "100 points, 3.6 GB with 400. The file takes a seventh of that. With a certificate, intervals can be wider. "
          "With a --width of 1e-14 or less, an interval can be wider than --width: the program then prints all rows "
          "and "
          "exits with 3")
      .type_name("FILE");
  command.footer(
      "The word footsteps in place of tennis means tennis --variant footsteps.\n"
      "The value is the result that player 1 can expect: 1 for a win, -1 for a loss. --beyond sets the worth of a win "
      "beyond the last field.\n"
      "The value lies between lower and upper; computation in whole numbers proves both bounds. The printed "
      "probabilities are exact as well: a player who bids by them gets at least the value in the remark below the "
      "table. --play prints the result of player 1, the ending (the ball beyond the court, or both players out of "
      "points), and the number of games.\n"
      "examples:\n"
      "  quadrille solve tennis --points 50\n"
      "  quadrille solve tennis --points 20 --variant footsteps --strategy\n"
      "  quadrille solve tennis --state 8,3,-1 --beyond 2\n"
      "  quadrille solve tennis --points 50 --by states --format csv --out values.csv\n"
      "  quadrille solve tennis --points 12 --by states --certificate tennis-12.certificate\n"
      "  quadrille solve tennis --points 30 --play --games 100000 --seed 1");
}

}  // namespace quadrille::cli::tennis_commands
