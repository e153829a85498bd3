// Makes the commands of `quadrille-mpi`. They are the commands that `quadrille` has for each game, with more options
// for ranks (the processes of an MPI job).
#include "mpi/commands.hpp"

#include <deque>
#include <limits>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/game.hpp"
#include "cli/options/arguments.hpp"
#include "enumerate/run/checkpoint.hpp"

namespace quadrille::mpi {

namespace {

constexpr const char* ranks_group = "Options of ranks";
constexpr int most_primes = 1000;

void add_inspect(cli::Command& root) {
  const auto file = std::make_shared<std::string>();
  cli::Command& group = root.add_command("checkpoint", "inspect the checkpoint of a run");
  cli::Command& command = group.add_command("inspect", "print the request, the progress and the ranks of a checkpoint",
                                            [file](const cli::Session& session) {
                                              session.output().write(running::description_of_checkpoint(*file));
                                              return cli::Exit::done;
                                            });
  command.add_option("file", *file, "the path that was given to --checkpoint, or the manifest in it")
      .type_name("FILE")
      .required();
  command.footer(
      "example:\n"
      "  quadrille-mpi checkpoint inspect run");
}

// Adds the options of ranks to a count that has a checkpoint.
void add_ranks_options(cli::Command& count, RanksArguments& ranks) {
  CLI::Option* const checkpoint = count.get_option_no_throw("--checkpoint");
  if (checkpoint == nullptr) return;
  checkpoint->type_name("PATH")->description(
      "keep the work in PATH, and resume from it if it exists; a file for layered, a folder for all others");
  const auto add = [&](const char* name, std::optional<std::string>& text, const char* value, const char* meaning) {
    count.add_option(name, text, meaning).type_name(value).group(ranks_group);
  };
  add("--primes", ranks.primes, "N",
      "count modulo N primes, one pass for each, and join the residues; the last prime is a check. A state then takes "
      "less memory");
  add("--prime", ranks.prime, "K",
      "with --engine colour: sweep modulo the K-th of its primes only, and keep the residue in the folder of "
      "--checkpoint");
  count
      .add_flag("--join", ranks.join,
                "with --engine colour: sweep nothing, and join the residues that the folder holds")
      .group(ranks_group);
  add("--checkpoint-every", ranks.checkpoint_every, "S",
      "save every S seconds; a sweep saves at the end of a step. If not given, saving takes a twentieth of the time");
}

// Adds the options of ranks to a command of `solve`, and restricts its texts: ranks find the winner alone.
void add_solve_options(cli::Command& solve, RanksArguments& ranks) {
  solve.get_option("--checkpoint")
      ->type_name("DIR")
      ->description("keep the top of the game in the folder DIR, and resume from it if it exists");
  solve
      .add_option("--checkpoint-every", ranks.checkpoint_every,
                  "save every S seconds; if not given, saving takes a twentieth of the time")
      .type_name("S")
      .group(ranks_group);
  const std::string command = "  quadrille-mpi" + solve.path().substr(solve.path().find(' ')) + " --pitch ";
  solve.footer("Rank 0 keeps the top of the game as a tree, and all ranks search its leaves.\nexamples:\n" + command +
               "paper:5x5\n" + command + "classic:4x8 --seconds 600 --checkpoint run");
  for (const char* const name : {"--moves", "--line", "--certificate"}) {
    solve.get_option(name)->description("use quadrille for this: ranks report the winner only");
  }
}

// Adds --partition to a count of a game whose jobs ranks share.
void add_partition(cli::Command& count, RanksArguments& ranks) {
  count
      .add_option("--partition", ranks.partition,
                  "distribute the states in another way; the rows are the same for any N")
      .type_name("N")
      .group(ranks_group);
}

}  // namespace

std::unique_ptr<cli::Command> commands(cli::CommonArguments& common, RanksArguments& ranks) {
  auto program = std::make_unique<cli::Command>("quadrille-mpi",
                                                "Counts and winners of Quadrille, shared by the ranks of an MPI job.");
  cli::Command& root = *program;
  cli::Command& count = root.add_command("count", "count the states of a game, exactly");
  cli::Command& solve = root.add_command("solve", "find the winner under best play");
  std::deque<cli::Command> others;  // commands for one process only, which are discarded
  const auto other = [&]() -> cli::Command& { return others.emplace_back("other", ""); };
  std::string example;
  std::string solve_example;
  for (const cli::Game& game : cli::games()) {
    cli::CommandGroups groups{
        count,  game.take_part ? solve : other(), other(), other(), other(), other(), other(), other(), other(), common,
        other()};
    const std::size_t before = count.commands().size();
    game.add_commands(groups);
    const std::vector<cli::Command*> counts = count.commands();
    for (std::size_t i = before; game.take_part && i < counts.size(); ++i) add_partition(*counts[i], ranks);
    for (const std::string& words : game.examples) {
      if (game.take_part && words.starts_with("count ")) example = "  quadrille-mpi " + words + "\n";
      if (game.take_part && words.starts_with("solve ")) solve_example = "  quadrille-mpi " + words + "\n";
    }
  }
  for (cli::Command* const command : count.commands()) add_ranks_options(*command, ranks);
  for (cli::Command* const command : solve.commands()) add_solve_options(*command, ranks);
  count.footer(
      "Ranks share the work of the engines frontier, trails, reverse and colour (each prime on one rank), and of count "
      "trails. All other counts run on one rank.\n"
      "examples:\n" +
      example);
  solve.footer("examples:\n" + solve_example);
  add_inspect(root);
  add_manual(root);
  cli::add_help(root);
  root.footer(
      "mpirun -n R quadrille-mpi ... runs on R ranks; rank 0 prints. Without mpirun the program runs as one rank.\n"
      "--threads and --memory are limits of each rank.\n"
      "examples:\n" +
      example + solve_example + "  quadrille-mpi checkpoint inspect run\n");
  cli::add_common_options(root, common);
  return program;
}

std::uint64_t partition_of(const RanksArguments& arguments) {
  return arguments.partition ? cli::parse_seed("--partition", *arguments.partition) : 0;
}

void apply(const RanksArguments& arguments, Options& options) {
  if (arguments.primes) options.primes = cli::parse_whole("--primes", *arguments.primes, 2, most_primes);
  if (arguments.prime) options.prime = cli::parse_whole("--prime", *arguments.prime, 1, most_primes);
  options.join = arguments.join;
  if (arguments.checkpoint_every) {
    options.checkpoint_every =
        cli::parse_whole("--checkpoint-every", *arguments.checkpoint_every, 0, std::numeric_limits<int>::max() / 2);
  }
}

}  // namespace quadrille::mpi
