// Shares a count or a solution of Paper Soccer among ranks (MPI processes). Rank 0 sends the request to the other ranks
// in a message; then each rank does its part of the work.
#include "enumerate/soccer/on_ranks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <utility>

#include "enumerate/engines/colour/primes.hpp"
#include "enumerate/run/checkpoint.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/shared_work.hpp"
#include "enumerate/soccer/colour.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "enumerate/soccer/residues.hpp"
#include "enumerate/soccer/reverse.hpp"

namespace quadrille::soccer {

namespace {

// The message of rank 0 to the others: the game, the job, and one field a line. The folder comes last, because its name
// may hold anything.
std::string call_of(const CountRequest& request, const std::string& command, const Options& options) {
  return fmt::format("soccer\ncount\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}", static_cast<int>(request.by),
                     request.pitch, static_cast<int>(request.engine), request.plies.value_or(-1),
                     request.mirror ? 1 : 0, options.primes, options.prime, options.join ? 1 : 0,
                     options.checkpoint_every.value_or(-1), command, options.checkpoint);
}

std::string_view take_field(std::string_view& call) {
  const std::size_t end = std::min(call.find('\n'), call.size());
  const std::string_view field = call.substr(0, end);
  call.remove_prefix(std::min(end + 1, call.size()));
  return field;
}

template <class Number = int>
Number take_number(std::string_view& call) {
  const std::string_view field = take_field(call);
  Number number = 0;
  std::from_chars(field.data(), field.data() + field.size(), number);
  return number;
}

std::optional<int> unless_negative(int number) { return number < 0 ? std::nullopt : std::optional(number); }

// The passes of a colour sweep, one for each prime: this rank's share of them, with their checkpoints.
class ColourPasses {
 public:
  ColourPasses(const Pitch& pitch, const std::string& command, const Options& options, const running::Runner& runner)
      : pitch_(pitch),
        command_(command),
        options_(options),
        alone_(options),
        runner_(runner),
        primes_(enumerate::primes_of_colour(pitch)) {
    alone_.ranks = nullptr;
    if (options.prime != 0 && primes_.empty()) {
      refuse(mention("prime"), fmt::format("{} is over at ply 0, and needs none", to_string(pitch.name())),
             "leave it out");
    }
    if (options.prime > static_cast<int>(primes_.size())) {
      refuse(mention("prime", std::to_string(options.prime)),
             fmt::format("{} takes {} primes, the last as a check", to_string(pitch.name()), primes_.size()),
             fmt::format("give one from 1 to {}", primes_.size()));
    }
  }

  // Sweeps modulo this rank's primes, or modulo the one that is asked for.
  void sweep() {
    const engines::Ranks& ranks = *options_.ranks;
    for (std::size_t i = ranks.rank(); i < primes_.size() && status_ == RunStatus::complete; i += ranks.count()) {
      if (options_.prime == 0 || options_.prime == static_cast<int>(i) + 1) sweep_one(i);
    }
  }

  // The count, joined from the residues of all ranks. Every rank calls this.
  enumerate::Counted joined(enumerate::Symmetry symmetry) {
    enumerate::Counted counted{.status = agreed(options_.ranks, status_), .reached = reached_};
    if (counted.status != RunStatus::complete && counted.reached.empty()) counted.reached = "on another rank";
    std::vector<std::uint64_t> all = residues_;
    all.push_back(swept_);
    options_.ranks->sum(all);
    if (all.back() != 0) {
      const engines::ColourCost cost = enumerate::cost_of_colour(pitch_.name());
      options_.ranks->swept({cost.residues, sizeof(std::uint32_t), cost.residues * cost.steps * all.back()});
    }
    all.pop_back();
    if (counted.status != RunStatus::complete || options_.prime != 0) return counted;
    const Natural classes =
        all.empty() ? Natural(1) : engines::join_residues(primes_, std::vector<Natural>(all.begin(), all.end()));
    enumerate::Counted own_images = enumerate::own_images_beside_colour(pitch_, symmetry, runner_.engine_options());
    if (own_images.status != RunStatus::complete) return own_images;
    return enumerate::rows_of_colour(classes, own_images);
  }

  // Adds what became of this rank's checkpoints.
  void report(SharedCount& shared) const {
    for (const auto& work : saved_) work->report(shared);
  }

 private:
  void sweep_one(std::size_t i) {
    engines::RunOptions options = runner_.engine_options();
    options.modulus = primes_[i];
    if (!options_.checkpoint.empty()) {
      saved_.push_back(std::make_unique<running::SavedWork>(running::make_pass(options_.checkpoint, i + 1),
                                                            running::request_of_pass(command_, primes_[i]), alone_,
                                                            runner_));
      options.checkpoint = saved_.back()->checkpoint();
    }
    if (options_.join) {
      const auto& progress = options.checkpoint->resume;
      if (!progress || progress->step != progress->steps) refuse_to_join(i);
    }
    const enumerate::Counted counted = enumerate::count_soccer_colour(pitch_, enumerate::Symmetry::none, options);
    status_ = counted.status;
    if (status_ == RunStatus::complete) {
      if (!options_.join) ++swept_;
      residues_[i] = static_cast<std::uint64_t>(*counted.rows.at(0).weak_classes);
    } else {
      reached_ = fmt::format("{}, prime {} of {}", counted.reached, i + 1, primes_.size());
    }
  }

  [[noreturn]] void refuse_to_join(std::size_t i) const {
    refuse(mention("join"),
           fmt::format("{} has no residue modulo prime {} of {}", options_.checkpoint, i + 1, primes_.size()),
           fmt::format("sweep it with {}", mention("prime", std::to_string(i + 1))));
  }

  const Pitch& pitch_;
  const std::string& command_;
  const Options& options_;
  Options alone_;  // a pass is one process's work, and so is its checkpoint
  const running::Runner& runner_;
  const std::vector<std::uint32_t> primes_;
  std::vector<std::uint64_t> residues_ = std::vector<std::uint64_t>(primes_.size());  // 0 where another rank sweeps
  std::uint64_t swept_ = 0;                                                           // passes of this rank
  RunStatus status_ = RunStatus::complete;
  std::string reached_;
  std::vector<std::unique_ptr<running::SavedWork>> saved_;
};

SharedCount count_by_colours_together(const CountRequest& request, const PitchName& name, const std::string& command,
                                      const Options& options) {
  const Pitch pitch(name);
  const running::Runner runner(options);
  SharedCount shared;
  engines::together(*options.ranks, [&] {
    if (!options.join && !options.checkpoint.empty() && options.ranks->rank() == 0)
      running::make_folder_of_passes(options.checkpoint);
  });
  std::optional<ColourPasses> passes;
  engines::together(*options.ranks, [&] {
    passes.emplace(pitch, command, options, runner);
    runner.on_threads([&] { passes->sweep(); });
  });
  passes->report(shared);
  const auto symmetry = request.mirror ? enumerate::Symmetry::mirror : enumerate::Symmetry::none;
  shared.counted = runner.on_threads([&] { return passes->joined(symmetry); });
  if (options.prime != 0 && shared.counted.status == RunStatus::complete) {
    runner.note(fmt::format("{}: its residue is saved; {} joins the residues of all primes",
                            mention("prime", std::to_string(options.prime)), mention("join")));
  }
  return shared;
}

SharedCount count_together(const CountRequest& request, const PitchName& name, const std::string& command,
                           const Options& options) {
  if (request.engine == Engine::colour) return count_by_colours_together(request, name, command, options);
  const Pitch pitch(name);
  const running::Runner runner(options);
  const auto symmetry = request.mirror ? enumerate::Symmetry::mirror : enumerate::Symmetry::none;
  engines::RunOptions engine_options = runner.engine_options();
  engine_options.last_grade = request.plies;
  engine_options.ranks = options.ranks;
  std::vector<std::unique_ptr<running::SavedWork>> saved;  // of the whole count, or of each pass
  const auto open = [&](const std::string& path, const std::string& work) {
    saved.push_back(std::make_unique<running::SavedWork>(path, work, options, runner));
    return saved.back()->checkpoint();
  };
  const auto open_pass = [&](std::size_t number, std::uint64_t prime) -> std::optional<engines::Checkpoint> {
    if (options.checkpoint.empty()) return std::nullopt;
    engines::together(*options.ranks, [&] {
      if (options.ranks->rank() == 0) running::make_folder_of_passes(options.checkpoint);
    });
    return open(running::path_of_pass(options.checkpoint, number), running::request_of_pass(command, prime));
  };
  SharedCount shared;
  if (options.primes != 0) {
    shared.counted = runner.on_threads([&] {
      return enumerate::count_soccer_by_residues(request.engine, pitch, request.by, symmetry, engine_options,
                                                 static_cast<std::size_t>(options.primes), open_pass);
    });
  } else {
    engine_options.checkpoint = open(options.checkpoint, command);
    shared.counted = runner.on_threads(
        [&] { return enumerate::count_soccer(request.engine, pitch, request.by, symmetry, engine_options); });
  }
  if (!options.checkpoint.empty() && !saved.empty()) {
    saved.back()->report(shared);
    double seconds = 0;
    for (const auto& work : saved) seconds += work->seconds();
    runner.note(fmt::format("checkpoints took {:.2f} s", seconds));
  }
  return shared;
}

}  // namespace

bool is_shared(Engine engine) { return engine != Engine::layered; }

SharedCount count_on_ranks(const CountRequest& request, const PitchName& pitch, const std::string& command,
                           const Options& options, bool all_ranks_called) {
  if (!all_ranks_called) {
    CountRequest everywhere = request;  // a board's file may be on one machine alone
    if (is_board(pitch)) everywhere.pitch = "board:" + pitch.board;
    options.ranks->broadcast(call_of(everywhere, command, options));
  }
  return running::shared_work(*options.ranks, [&] { return count_together(request, pitch, command, options); });
}

namespace {

std::string call_of(const Plan<SolveRequest>& plan, const Options& options) {
  using std::chrono::steady_clock;
  std::int64_t milliseconds = -1;
  if (options.deadline) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(*options.deadline - steady_clock::now());
    milliseconds = std::max<std::int64_t>(left.count(), 0);
  }
  const PitchName pitch = enumerate::read_pitch(plan.request.pitch);  // a board's file may be on one machine alone
  return fmt::format("soccer\nsolve\n{}\n{}\n{}\n{}\n{}\n{}",
                     is_board(pitch) ? "board:" + pitch.board : plan.request.pitch, plan.request.history, milliseconds,
                     options.checkpoint_every.value_or(-1), plan.table.provenance.command, options.checkpoint);
}

void take_part_in_solution(std::string_view call, const Options& options) {
  SolveRequest request{.pitch = std::string(take_field(call)), .history = std::string(take_field(call))};
  Options here = options;
  const auto milliseconds = take_number<std::int64_t>(call);
  if (milliseconds >= 0) here.deadline = in_seconds(static_cast<double>(milliseconds) / 1000);
  here.checkpoint_every = unless_negative(take_number(call));
  const std::string command(take_field(call));
  here.checkpoint = std::string(call);
  Plan<SolveRequest> planned = plan(request, here);
  planned.table.provenance.command = command;
  solve_on_ranks(planned, here, true);
}

}  // namespace

SolveAnswer solve_on_ranks(const Plan<SolveRequest>& plan, const Options& options, bool all_ranks_called) {
  if (!all_ranks_called) options.ranks->broadcast(call_of(plan, options));
  return running::shared_work(*options.ranks, [&] { return solve_together(plan, options); });
}

void take_part(std::string_view call, const Options& options) {
  const std::string_view job = take_field(call);
  if (job == "solve") return take_part_in_solution(call, options);
  if (job != "count")
    options.ranks->abort("rank 0 requests a job that this program does not know", running::limit_status);
  const int by = take_number(call);
  const bool is_known = by >= 0 && by < static_cast<int>(groupings.size());
  if (!is_known || !(enumerate::sweeps_can(static_cast<By>(by)) || enumerate::reverse_can(static_cast<By>(by)))) {
    options.ranks->abort("rank 0 requests a job that this program does not know", running::limit_status);
  }
  CountRequest request{.pitch = std::string(take_field(call)), .by = static_cast<By>(by)};
  request.engine = static_cast<Engine>(take_number(call));
  request.plies = unless_negative(take_number(call));
  request.mirror = take_number(call) != 0;
  Options here = options;
  here.primes = take_number(call);
  here.prime = take_number(call);
  here.join = take_number(call) != 0;
  here.checkpoint_every = unless_negative(take_number(call));
  const std::string command(take_field(call));
  here.checkpoint = std::string(call);
  count_on_ranks(request, enumerate::read_pitch(request.pitch), command, here, true);
}

}  // namespace quadrille::soccer
