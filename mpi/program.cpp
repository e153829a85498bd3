// Runs `quadrille-mpi` on the ranks (processes) of an MPI job. Rank 0 runs the user's command. If the command has a job
// to share, the other ranks take part in that job. They print nothing.
#include "mpi/program.hpp"

#include <fmt/format.h>
#include <mpi.h>
#include <signal.h>
#include <sys/resource.h>
#include <tbb/info.h>
#include <unistd.h>
#include <xxhash.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <exception>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/game.hpp"
#include "cli/options/input.hpp"
#include "cli/options/parser.hpp"
#include "cli/output/streams.hpp"
#include "cli/program.hpp"
#include "enumerate/run/process_memory.hpp"
#include "enumerate/run/shared_work.hpp"
#include "enumerate/run/spelling.hpp"
#include "mpi/commands.hpp"
#include "mpi/ranks.hpp"
#include "quadrille/error.hpp"

namespace quadrille::mpi {

namespace {

using cli::Exit;

// The call that ends the other ranks; a job's begins with the name of a game.
constexpr std::string_view over = "over ";

// mpirun gives ranks a second between the signal that ends them and the one that kills them.
constexpr std::chrono::milliseconds time_to_end(500);

// The time between the start and the end of MPI.
class Mpi {
 public:
  Mpi(int& argc, char**& argv) { MPI_Init_thread(&argc, &argv, MPI_THREAD_SERIALIZED, &provided_); }
  ~Mpi() { MPI_Finalize(); }
  Mpi(const Mpi&) = delete;
  Mpi& operator=(const Mpi&) = delete;

  /// \throws Error (unusable_input) on every rank unless threads may call MPI one at a time
  void require_threads() const {
    if (provided_ >= MPI_THREAD_SERIALIZED) return;
    throw Error(
        ErrorKind::unusable_input,
        "MPI: only the first thread can call it (no MPI_THREAD_SERIALIZED); use an MPI that is built for threads");
  }

 private:
  int provided_ = MPI_THREAD_SINGLE;
};

// The identity of a rank: the hashes of its options and of the program's file.
std::array<std::uint64_t, 2> identity(int argc, const char* const* argv) {
  std::string options;
  for (int i = 1; i < argc; ++i) (options += argv[i]) += '\0';
  std::string program;
  try {
    program = cli::read_input("/proc/self/exe");
  } catch (const Error&) {
    program = running::version();  // the file cannot be read, or is too large
  }
  return {XXH3_64bits(options.data(), options.size()), XXH3_64bits(program.data(), program.size())};
}

// Requires that the same command started all ranks. \throws Error (unusable_input) on every rank otherwise
void require_alike(MpiRanks& ranks, int argc, const char* const* argv) {
  const auto all = ranks.gather(identity(argc, argv));
  for (std::size_t rank = 1; rank < all.size(); ++rank) {
    const bool program = all[rank][1] != all[0][1];
    if (!program && all[rank][0] == all[0][0]) continue;
    throw Error(ErrorKind::unusable_input,
                fmt::format("rank {}: runs {} than rank 0; start all ranks with the same command", rank,
                            program ? "another program" : "with other options"));
  }
}

// True if a process of this machine is gone. A process of another machine (0) is not visible here and counts as
// running.
bool is_gone(std::uint64_t process) {
  return process != 0 && ::kill(static_cast<::pid_t>(process), 0) != 0 && errno == ESRCH;
}

// True if this rank prints for all remaining ranks: it is the first that is not known to be gone.
bool is_first_remaining(const std::vector<std::uint64_t>& processes, std::size_t rank) {
  return std::all_of(processes.begin(), processes.begin() + static_cast<std::ptrdiff_t>(rank), is_gone);
}

// The processes of the ranks on this machine, 0 for those on others.
std::vector<std::uint64_t> processes_here(MpiRanks& ranks) {
  std::array<char, MPI_MAX_PROCESSOR_NAME> name{};
  int length = 0;
  MPI_Get_processor_name(name.data(), &length);
  const std::array<std::uint64_t, 2> mine{XXH3_64bits(name.data(), static_cast<std::size_t>(length)),
                                          static_cast<std::uint64_t>(::getpid())};
  std::vector<std::uint64_t> processes;
  for (const auto& other : ranks.gather(mine)) processes.push_back(other[0] == mine[0] ? other[1] : 0);
  return processes;
}

// Sets --threads and --memory, if not given, to this rank's part of the machine's processors and memory. A rank that is
// bound to some processors gets those.
void share_machine(const MpiRanks& ranks, cli::CommonArguments& common) {
  const auto here = static_cast<int>(ranks.on_this_machine());
  if (!common.threads) {
    const int allowed = tbb::info::default_concurrency();
    const bool bound = allowed < static_cast<int>(::sysconf(_SC_NPROCESSORS_ONLN));
    common.threads = std::to_string(std::max(bound ? allowed : allowed / here, 1));
  }
  if (!common.memory && here > 1) {
    common.memory = fmt::format("{}K", running::available_memory() / 1024 / static_cast<std::size_t>(here));
  }
}

// Takes part in the job of a call. The call begins with a line that names the job's game.
void take_part(std::string_view call, const Options& options) {
  const std::string_view name = call.substr(0, call.find('\n'));
  for (const cli::Game& game : cli::games()) {
    if (game.name == name && game.take_part) return game.take_part(call.substr(name.size() + 1), options);
  }
  options.ranks->abort("rank 0 requests a job that this program does not know", static_cast<int>(Exit::limit));
}

// The program on one rank. Rank 0 shares jobs. The others follow its calls until the last one, and print nothing.
class Program {
 public:
  Program(int argc, char** argv) : argc_(argc), argv_(argv) {}

  Exit run() {
    const Exit exit = cli::run(argc_, argv_,
                               {.commands = [&](cli::CommonArguments& common) { return commands(common, arguments_); },
                                .begin = [&](cli::Interrupt& interrupt) { return begin(interrupt); },
                                .fill = [&](cli::CommonArguments& common) { fill(common); },
                                .amend = [&](Options& options) { amend(options); }});
    if (waits_) end(exit);
    ranks_.reset();
    mpi_.reset();
    return exit;
  }

 private:
  std::optional<Exit> begin(cli::Interrupt& interrupt) {
    mpi_.emplace(argc_, argv_);
    ranks_.emplace();
    const bool first = ranks_->rank() == 0;
    try {
      mpi_->require_threads();
      running::shared_work(*ranks_, [&] {
        require_alike(*ranks_, argc_, argv_);
        return true;
      });
    } catch (const Error& error) {
      if (first) cli::print_error(spelled(error.message(), running::option));
      return Exit::unusable;
    }
    return running::shared_work(*ranks_, [&] {
      watch(interrupt);
      if (!first) return std::optional<Exit>(follow(interrupt));
      waits_ = true;
      return std::optional<Exit>();
    });
  }

  // If a signal ends the ranks, one of them reports it.
  void watch(cli::Interrupt& interrupt) {
    if (ranks_->count() == 1) return;
    interrupt.on_first_signal([&interrupt, processes = processes_here(*ranks_), rank = ranks_->rank()] {
      if (!is_first_remaining(processes, rank)) return;
      // A rank that exits in order reports it itself. If a rank is gone, the others wait for it until mpirun kills
      // them.
      const bool all_there = std::none_of(processes.begin(), processes.end(), is_gone);
      if (all_there && interrupt.ends_within(time_to_end)) return;
      cli::print_error(
          "ended by a signal, which all ranks get when one of them ends; with --checkpoint the same command "
          "resumes from the last save");
    });
  }

  void fill(cli::CommonArguments& common) {
    ranks_->set_partition(partition_of(arguments_));
    share_machine(*ranks_, common);
    quiet_ = common.quiet;
  }

  void amend(Options& options) {
    apply(arguments_, options);
    options.ranks = &*ranks_;
  }

  // Runs a rank other than 0.
  Exit follow(cli::Interrupt& interrupt) {
    cli::CommonArguments common;
    const std::unique_ptr<cli::Command> root = commands(common, arguments_);
    cli::parse(*root, argc_, argv_);  // rank 0 reports any mistake
    common.quiet = true;
    // Rank 0 reports a signal that comes between two shared jobs.
    const cli::Interrupt::Listener listener(interrupt);
    std::optional<cli::Session> session;
    while (true) {
      const std::string call = ranks_->broadcast({});
      if (call.starts_with(over)) {
        report_cost();
        int status = 0;
        std::from_chars(call.data() + over.size(), call.data() + call.size(), status);
        return static_cast<Exit>(status);
      }
      try {
        if (!session) {
          fill(common);
          session.emplace(common, interrupt, [this](Options& options) { amend(options); });
        }
        Options options = session->options();
        options.stop = listener.token();
        options.note = {};
        take_part(call, options);
      } catch (const Error& error) {
        // The error occurs on all ranks, and rank 0 reports it.
      }
    }
  }

  void end(Exit exit) {
    running::shared_work(*ranks_, [&] {
      ranks_->broadcast(fmt::format("{}{}", over, static_cast<int>(exit)));
      report_cost();
      return true;
    });
  }

  // Reports the size of the sweeps and the cost of the ranks besides their work: their mean idle time and sent bytes.
  void report_cost() {
    const RanksCost& cost = ranks_->cost();
    ::rusage used = {};
    ::getrusage(RUSAGE_SELF, &used);
    const auto all = ranks_->gather(std::array<std::uint64_t, 3>{
        static_cast<std::uint64_t>(cost.idle * 1e6), cost.bytes, static_cast<std::uint64_t>(used.ru_maxrss)});
    if (ranks_->rank() != 0 || quiet_) return;
    double idle = 0;
    double bytes = 0;
    std::uint64_t kib = 0;
    for (const auto& rank : all) {
      idle += static_cast<double>(rank[0]) / 1e6 / static_cast<double>(all.size());
      bytes += static_cast<double>(rank[1]);
      kib = std::max(kib, rank[2]);
    }
    if (cost.size.expanded != 0) {
      cli::print_error(fmt::format(
          "{} states of {} bytes at most between two steps, {} in all; a rank held {:.1f} MiB at most",
          cost.size.most_states, cost.size.record_bytes, cost.size.expanded, static_cast<double>(kib) / 1024));
    }
    if (all.size() == 1 || cost.rounds == 0) return;
    cli::print_error(fmt::format("{} ranks: idle for {:.2f} s each, {:.1f} MiB sent in {} rounds", all.size(), idle,
                                 bytes / (1 << 20), cost.rounds));
  }

  int argc_;
  char** argv_;
  RanksArguments arguments_;
  std::optional<Mpi> mpi_;
  std::optional<MpiRanks> ranks_;
  bool waits_ = false;  // true if this is rank 0, and the others wait for it
  bool quiet_ = true;
};

}  // namespace

Exit run(int argc, char** argv) { return Program(argc, argv).run(); }

}  // namespace quadrille::mpi
