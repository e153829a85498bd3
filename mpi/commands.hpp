// The commands of `quadrille-mpi`: the counting and solving commands of `quadrille`, and one command that describes a
// checkpoint, the saved work of a run.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/options/command.hpp"
#include "cli/session.hpp"

namespace quadrille::mpi {

/// The texts of the options that only ranks have.
struct RanksArguments {
  std::optional<std::string> primes;
  std::optional<std::string> prime;
  bool join = false;
  std::optional<std::string> checkpoint_every;
  std::optional<std::string> partition;
};

/// All commands. \pre both outlive the parsing
std::unique_ptr<cli::Command> commands(cli::CommonArguments& common, RanksArguments& ranks);

/// `quadrille-mpi manual`: the manual page, written from the tree of commands. \pre `root` outlives the parsing
void add_manual(cli::Command& root);

/// Adds these options to the options of a job. \throws Error (unusable_input) naming the option
void apply(const RanksArguments& arguments, Options& options);
/// The number of --partition; 0 if it was not given. \throws as `apply`
std::uint64_t partition_of(const RanksArguments& arguments);

}  // namespace quadrille::mpi
