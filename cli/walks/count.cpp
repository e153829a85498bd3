// The command `quadrille count trails`: counts trails on the infinite king-move lattice, by length. A trail is a walk
// that uses no edge twice. With --acyclic the command counts only the walks that visit no vertex twice.
#include <memory>
#include <string>

#include "cli/options/arguments.hpp"
#include "cli/output/show.hpp"
#include "cli/walks/parts.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::cli::walks_commands {

namespace {

struct CountArguments {
  std::string plies;
  bool acyclic = false;
};

Exit count_trails(const CountArguments& arguments, const Session& session) {
  const trails::CountRequest request{.plies = parse_whole("--plies", arguments.plies, 0, trails::most_plies()),
                                     .acyclic = arguments.acyclic};
  return answer(session, request, {}, "give fewer --plies");
}

}  // namespace

void add_count_trails(Command& parent) {
  const auto arguments = std::make_shared<CountArguments>();
  Command& command =
      parent.add_command("trails", "count the trails of the endless king-move lattice",
                         [arguments](const Session& session) { return count_trails(*arguments, session); });
  command.add_option("--plies", arguments->plies, "count the trails of 0 to K plies").type_name("K").required();
  command.add_flag("--acyclic", arguments->acyclic, "count self-avoiding walks instead: no vertex twice");
  command.footer(
      "Each further ply takes seven times as long: 14 plies take seconds, 16 a minute or two.\n"
      "example:\n"
      "  quadrille count trails --plies 12 --format bfile");
}

}  // namespace quadrille::cli::walks_commands
