// `quadrille estimate soccer`: estimates the numbers of histories (sequences of plies) and of games (finished
// histories) of a pitch from random samples.
#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>

#include "cli/options/arguments.hpp"
#include "cli/options/command.hpp"
#include "cli/output/show.hpp"
#include "cli/session.hpp"
#include "cli/soccer/arguments.hpp"
#include "cli/soccer/parts.hpp"
#include "quadrille/soccer_estimate.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

struct EstimateArguments {
  std::string pitch;
  std::optional<std::string> samples;
  std::optional<std::string> seed;
  bool available = false;
};

soccer::EstimateRequest request_of(const EstimateArguments& arguments) {
  soccer::EstimateRequest request{.pitch = arguments.pitch, .available = arguments.available};
  if (arguments.samples) {
    request.samples =
        static_cast<std::uint64_t>(parse_whole("--samples", *arguments.samples, static_cast<int>(soccer::least_samples),
                                               static_cast<int>(soccer::most_samples)));
  }
  if (arguments.seed) request.seed = parse_seed("--seed", *arguments.seed);
  return request;
}

Exit estimate_soccer(const EstimateArguments& arguments, const Session& session) {
  return answer(session, request_of(arguments), Shown{.doing = "estimating"});
}

}  // namespace

void add_estimate_soccer(Command& parent) {
  const auto arguments = std::make_shared<EstimateArguments>();
  const soccer::EstimateRequest usual;
  Command& command =
      parent.add_command("soccer", "estimate the number of histories and games of Paper Soccer on a pitch",
                         [arguments](const Session& session) { return estimate_soccer(*arguments, session); });
  add_pitch(command, arguments->pitch);
  command
      .add_option("--samples", arguments->samples,
                  fmt::format("number of random trails to sample, from {} to {}; {} if not given",
                              soccer::least_samples, soccer::most_samples, usual.samples))
      .type_name("N");
  command.add_option("--seed", arguments->seed, fmt::format("seed of the random choices; {} if not given", usual.seed))
      .type_name("S");
  command.add_flag("--available", arguments->available, "also estimate the number of legal plies to choose from");
  command.footer(
      "Each row has a quantity, its estimate, and an interval that holds the quantity with a probability of 95%. The "
      "quantities are histories, games (the finished ones), and games by winner and by ending. Then come the mean and "
      "the standard deviation of the number of plies of a game, each game counted once. The last is the mean number of "
      "plies of a game whose plies are uniformly random. --available adds the mean and the standard deviation of the "
      "number of legal plies, over all plies of all finished games. The same seed gives the same rows on any number of "
      "threads.\n"
      "examples:\n"
      "  quadrille estimate soccer --pitch classic:8x10\n"
      "  quadrille estimate soccer --pitch paper:7x7 --samples 100000 --seed 7 --format csv");
}

}  // namespace quadrille::cli::soccer_commands
