#include "mpi/commands.hpp"

#include <algorithm>
#include <limits>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/common_options.hpp"
#include "cli/soccer/commands.hpp"
#include "cli/walks/commands.hpp"
#include "jobs/checkpoint_folder.hpp"

namespace quadrille::mpi {

namespace {

constexpr const char* ranks_group = "Options of ranks";
constexpr int most_primes = 1000;

void add_inspect(cli::Command& root) {
  const auto file = std::make_shared<std::string>();
  cli::Command& group = root.add_command("checkpoint", "look at the checkpoint of a run");
  cli::Command& command =
      group.add_command("inspect", "print what a checkpoint holds", [file](const cli::Session& session) {
        session.output().write(jobs::description_of_checkpoint(*file));
        return cli::Exit::done;
      });
  command.add_option("file", *file, "the folder of --checkpoint, its manifest, or the part of a rank")
      .type_name("FILE")
      .required();
  command.footer(
      "example:\n"
      "  quadrille-mpi checkpoint inspect run");
}

void add_ranks_options(cli::Command& count, RanksArguments& ranks) {
  for (cli::Option& option : count.options) {
    if (option.names != "--checkpoint") continue;
    option.value = "DIR";
    option.meaning = "keep the work of frontier or trails in the folder DIR, and go on from there if it is there";
  }
  count
      .add_option(
          "--primes", ranks.primes,
          "count modulo N primes, a pass for each, and join them; the last is a check. A state takes less memory")
      .type_name("N")
      .group(ranks_group);
  count
      .add_option(
          "--checkpoint-every", ranks.checkpoint_every,
          "save after S seconds, at the end of a step; if not given, so that saving takes a twentieth of the time")
      .type_name("S")
      .group(ranks_group);
  count
      .add_option("--partition", ranks.partition,
                  "share the states out in another way; the rows are the same for any N")
      .type_name("N")
      .group(ranks_group);
}

}  // namespace

cli::Command commands(cli::CommonArguments& common, RanksArguments& ranks) {
  cli::Command root{"quadrille-mpi", "Counts of Quadrille, shared by the ranks of an MPI job."};
  cli::Command& count = root.add_command("count", "count the states of a game, exactly");
  cli::add_count_soccer(count);
  cli::add_count_trails(count);
  for (cli::Command& command : count.commands) {
    if (command.name == "soccer") {
      add_ranks_options(command, ranks);
      command.footer(
          "Ranks share the work of the engines frontier and trails; other engines count on one rank.\n"
          "examples:\n"
          "  quadrille-mpi count soccer --pitch paper:7x7 --engine frontier --by total\n"
          "  quadrille-mpi count soccer --pitch paper:8x8 --engine frontier --by total --checkpoint run --primes 4");
    } else {
      command.footer(
          "This count runs on one rank.\n"
          "example:\n"
          "  quadrille-mpi count trails --plies 12");
    }
  }
  count.footer(
      "examples:\n"
      "  quadrille-mpi count soccer --pitch paper:7x7 --engine frontier --by total\n"
      "Each command has its own --help.");
  add_inspect(root);
  cli::add_help(root);
  root.footer(
      "Started by mpirun -n R quadrille-mpi ... it counts on R ranks, and prints on the first; started by itself, on "
      "one.\n"
      "--threads and --memory are those of a rank.\n"
      "examples:\n"
      "  quadrille-mpi count soccer --pitch paper:7x7 --engine frontier --by total\n"
      "  quadrille-mpi checkpoint inspect run\n"
      "Each command has its own --help.");
  cli::add_common_options(root, common);
  return root;
}

std::uint64_t partition_of(const RanksArguments& arguments) {
  return arguments.partition ? cli::parse_seed("--partition", *arguments.partition) : 0;
}

void tell(const RanksArguments& arguments, Options& options) {
  if (arguments.primes) options.primes = cli::parse_whole("--primes", *arguments.primes, 2, most_primes);
  if (arguments.checkpoint_every) {
    options.checkpoint_every =
        cli::parse_whole("--checkpoint-every", *arguments.checkpoint_every, 0, std::numeric_limits<int>::max() / 2);
  }
}

}  // namespace quadrille::mpi
