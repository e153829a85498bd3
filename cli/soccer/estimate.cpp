// `quadrille estimate soccer`: estimates the number of histories and games of a pitch by random samples.
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
      parent.add_command("soccer", "estimate how many histories and games Paper Soccer has on a pitch",
                         [arguments](const Session& session) { return estimate_soccer(*arguments, session); });
  add_pitch(command, arguments->pitch);
  command
      .add_option("--samples", arguments->samples,
                  fmt::format("how many random trails to draw, from {} to {}; {} if not given", soccer::least_samples,
                              soccer::most_samples, usual.samples))
      .type_name("N");
  command
      .add_option("--seed", arguments->seed,
                  fmt::format("what the random numbers depend on; {} if not given", usual.seed))
      .type_name("S");
  command.add_flag("--available", arguments->available, "how many legal plies there are to choose from, too");
  command.footer(
      "Each row is a quantity, its estimate, and an interval that holds it with 95%: histories, games (the finished "
      "ones), those by winner and by how they end, the mean and the standard deviation of their number of plies (each "
      "game counted once), and the mean number of plies of a game in which each ply is drawn at random. With "
      "--available "
      "follow the mean and the standard deviation of how many legal plies there are to choose from, over all plies of "
      "all finished games. The same seed gives the same rows on any number of threads.\n"
      "examples:\n"
      "  quadrille estimate soccer --pitch classic:8x10\n"
      "  quadrille estimate soccer --pitch paper:7x7 --samples 100000 --seed 7 --format csv");
}

}  // namespace quadrille::cli::soccer_commands
