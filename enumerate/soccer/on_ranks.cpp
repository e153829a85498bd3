#include "enumerate/soccer/on_ranks.hpp"

#include <fmt/format.h>

#include <charconv>
#include <utility>

#include "enumerate/run/checkpoint.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/shared_work.hpp"
#include "enumerate/soccer/residues.hpp"
#include "enumerate/soccer/reverse.hpp"

namespace quadrille::soccer {

namespace {

// What rank 0 tells the others: the game, and a field a line. The folder comes last, because its name may hold
// anything.
std::string call_of(const CountRequest& request, const std::string& command, const Options& options) {
  return fmt::format("soccer\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}", static_cast<int>(request.by), request.pitch,
                     static_cast<int>(request.engine), request.plies.value_or(-1), request.mirror ? 1 : 0,
                     options.primes, options.checkpoint_every.value_or(-1), command, options.checkpoint);
}

std::string_view take_field(std::string_view& call) {
  const std::size_t end = std::min(call.find('\n'), call.size());
  const std::string_view field = call.substr(0, end);
  call.remove_prefix(std::min(end + 1, call.size()));
  return field;
}

int take_number(std::string_view& call) {
  const std::string_view field = take_field(call);
  int number = 0;
  std::from_chars(field.data(), field.data() + field.size(), number);
  return number;
}

std::optional<int> unless_negative(int number) { return number < 0 ? std::nullopt : std::optional(number); }

SharedCount count_together(const CountRequest& request, const PitchName& name, const std::string& command,
                           const Options& options) {
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
    saved.back()->tell(shared);
    double seconds = 0;
    for (const auto& work : saved) seconds += work->seconds();
    runner.note(fmt::format("checkpoints took {:.2f} s", seconds));
  }
  return shared;
}

}  // namespace

bool is_shared(Engine engine) {
  return engine == Engine::reverse || engine == Engine::frontier || engine == Engine::trails;
}

SharedCount count_on_ranks(const CountRequest& request, const PitchName& pitch, const std::string& command,
                           const Options& options, bool told) {
  if (!told) options.ranks->broadcast(call_of(request, command, options));
  return running::shared_work(*options.ranks, [&] { return count_together(request, pitch, command, options); });
}

void take_part(std::string_view call, const Options& options) {
  const int by = take_number(call);
  const bool is_known = by >= 0 && by < static_cast<int>(groupings.size());
  if (!is_known || !(enumerate::sweeps_can(static_cast<By>(by)) || enumerate::reverse_can(static_cast<By>(by)))) {
    options.ranks->abort("rank 0 asks for what this program does not know", running::limit_status);
  }
  CountRequest request{.pitch = std::string(take_field(call)), .by = static_cast<By>(by)};
  request.engine = static_cast<Engine>(take_number(call));
  request.plies = unless_negative(take_number(call));
  request.mirror = take_number(call) != 0;
  Options here = options;
  here.primes = take_number(call);
  here.checkpoint_every = unless_negative(take_number(call));
  const std::string command(take_field(call));
  here.checkpoint = std::string(call);
  count_on_ranks(request, parse_pitch_name(request.pitch), command, here, true);
}

}  // namespace quadrille::soccer
