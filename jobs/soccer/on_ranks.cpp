#include "jobs/soccer/on_ranks.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <memory>
#include <utility>
#include <vector>

#include "enumerate/soccer/engine.hpp"
#include "jobs/checkpoint_folder.hpp"
#include "jobs/prime_folders.hpp"
#include "jobs/runner.hpp"
#include "jobs/shared_work.hpp"

namespace quadrille::soccer {

namespace {

// What rank 0 tells the others: the game, and a field a line. The folder comes last, because its name may hold
// anything.
template <class Row>
std::string call_of(const CountBy<Row>& query, const std::string& request, const Options& options) {
  return fmt::format("soccer\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}", static_cast<int>(enumerate::grouping_of<Row>()),
                     query.pitch, static_cast<int>(query.engine), query.plies.value_or(-1), query.mirror ? 1 : 0,
                     options.primes, options.checkpoint_every.value_or(-1), request, options.checkpoint);
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

// The folder of a pass, and how long saving took there.
struct Folders {
  const std::string& request;
  const Options& options;
  const jobs::Runner& runner;
  std::vector<std::unique_ptr<jobs::CheckpointFolder>> opened{};

  engines::Checkpoint open(const std::string& path, const std::string& of_request) {
    std::optional<std::chrono::nanoseconds> every;
    if (options.checkpoint_every) every = std::chrono::seconds(*options.checkpoint_every);
    opened.push_back(
        std::make_unique<jobs::CheckpointFolder>(path, of_request, *options.ranks, options.hold_signals, every));
    if (opened.back()->found()) runner.note(fmt::format("--checkpoint {}: goes on from there", path));
    return opened.back()->checkpoint();
  }
  // Of one prime: a folder within that of the run.
  engines::Checkpoint open(std::size_t number, std::uint64_t prime) {
    engines::together(*options.ranks, [&] {
      if (options.ranks->rank() == 0) jobs::make_folder_of_primes(options.checkpoint);
    });
    return open(jobs::folder_of_prime(options.checkpoint, number), jobs::request_of_pass(request, prime));
  }
  // Why the last save of the pass that was opened last failed.
  std::string failure() const { return opened.empty() ? std::string() : opened.back()->failure(); }
  bool hold_work() const { return !opened.empty() && opened.back()->holds_work(); }
  double seconds() const {
    double seconds = 0;
    for (const auto& folder : opened) seconds += folder->seconds();
    return seconds;
  }
};

template <class Row>
SharedCount<Row> count_together(const CountBy<Row>& query, const std::string& request, const Options& options) {
  const jobs::Runner runner(options);
  const Pitch pitch(parse_pitch_name(query.pitch));
  const auto symmetry = query.mirror ? enumerate::Symmetry::mirror : enumerate::Symmetry::none;
  Folders folders{request, options, runner};
  engines::RunOptions engine_options = runner.engine_options();
  engine_options.last_grade = query.plies;
  engine_options.ranks = options.ranks;
  SharedCount<Row> shared;
  bool by_primes = false;
  if constexpr (enumerate::RowOfSweep<Row>) {
    by_primes = options.primes != 0;
    const auto checkpoint = [&](std::size_t number, std::uint64_t prime) -> std::optional<engines::Checkpoint> {
      if (options.checkpoint.empty()) return std::nullopt;
      return folders.open(number, prime);
    };
    if (by_primes) {
      shared.counted = runner.on_threads([&] {
        return enumerate::count_soccer_by_residues<Row>(query.engine, pitch, symmetry, engine_options,
                                                        static_cast<std::size_t>(options.primes), checkpoint);
      });
    }
  }
  if (!by_primes) {
    if (!options.checkpoint.empty()) engine_options.checkpoint = folders.open(options.checkpoint, request);
    shared.counted =
        runner.on_threads([&] { return enumerate::count_soccer<Row>(query.engine, pitch, symmetry, engine_options); });
  }
  shared.resumable = folders.hold_work();
  shared.checkpoint_failure = folders.failure();
  if (!folders.opened.empty()) runner.note(fmt::format("checkpoints took {:.2f} s", folders.seconds()));
  return shared;
}

template <class Row>
void take_part_in(std::string_view call, Options options) {
  CountBy<Row> query;
  query.pitch = std::string(take_field(call));
  query.engine = static_cast<Engine>(take_number(call));
  query.plies = unless_negative(take_number(call));
  query.mirror = take_number(call) != 0;
  options.primes = take_number(call);
  options.checkpoint_every = unless_negative(take_number(call));
  const std::string request(take_field(call));
  options.checkpoint = std::string(call);
  count_on_ranks(query, request, options, true);
}

}  // namespace

bool is_shared(Engine engine) {
  return engine == Engine::reverse || engine == Engine::frontier || engine == Engine::trails;
}

template <RowOfShared Row>
SharedCount<Row> count_on_ranks(const CountBy<Row>& query, const std::string& request, const Options& options,
                                bool told) {
  if (!told) options.ranks->broadcast(call_of(query, request, options));
  return jobs::shared_work(*options.ranks, [&] { return count_together(query, request, options); });
}

void take_part(std::string_view call, const Options& options) {
  switch (static_cast<enumerate::Grouping>(take_number(call))) {
    case enumerate::Grouping::ply:
      return take_part_in<PlyCounts>(call, options);
    case enumerate::Grouping::total:
      return take_part_in<TotalCounts>(call, options);
    case enumerate::Grouping::ball:
      return take_part_in<BallCounts>(call, options);
    case enumerate::Grouping::outcome:
      return take_part_in<OutcomeCounts>(call, options);
    case enumerate::Grouping::bounces:
      return take_part_in<BounceCounts>(call, options);
    case enumerate::Grouping::vertices:
      return take_part_in<VertexCounts>(call, options);
    default:
      options.ranks->abort("rank 0 asks for what this program does not know", jobs::limit_status);
  }
}

template SharedCount<PlyCounts> count_on_ranks(const CountBy<PlyCounts>&, const std::string&, const Options&, bool);
template SharedCount<TotalCounts> count_on_ranks(const CountBy<TotalCounts>&, const std::string&, const Options&, bool);
template SharedCount<BallCounts> count_on_ranks(const CountBy<BallCounts>&, const std::string&, const Options&, bool);
template SharedCount<BounceCounts> count_on_ranks(const CountBy<BounceCounts>&, const std::string&, const Options&,
                                                  bool);
template SharedCount<VertexCounts> count_on_ranks(const CountBy<VertexCounts>&, const std::string&, const Options&,
                                                  bool);
template SharedCount<OutcomeCounts> count_on_ranks(const CountBy<OutcomeCounts>&, const std::string&, const Options&,
                                                   bool);

}  // namespace quadrille::soccer
