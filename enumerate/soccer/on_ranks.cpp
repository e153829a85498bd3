#include "enumerate/soccer/on_ranks.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <memory>
#include <utility>
#include <vector>

#include "enumerate/run/runner.hpp"
#include "enumerate/run/saved_work.hpp"
#include "enumerate/run/shared_work.hpp"
#include "enumerate/soccer/engine.hpp"

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

template <class Row>
SharedCount<Row> count_together(const CountBy<Row>& query, const Pitch& pitch, const std::string& request,
                                const Options& options) {
  const run::Runner runner(options);
  const auto symmetry = query.mirror ? enumerate::Symmetry::mirror : enumerate::Symmetry::none;
  run::SavedWorkOfRanks saved(request, options, runner);
  engines::RunOptions engine_options = runner.engine_options();
  engine_options.last_grade = query.plies;
  engine_options.ranks = options.ranks;
  SharedCount<Row> shared;
  bool by_primes = false;
  if constexpr (enumerate::RowOfSweep<Row>) {
    by_primes = options.primes != 0;
    const auto checkpoint = [&](std::size_t number, std::uint64_t prime) { return saved.of_prime(number, prime); };
    if (by_primes) {
      shared.counted = runner.on_threads([&] {
        return enumerate::count_soccer_by_residues<Row>(query.engine, pitch, symmetry, engine_options,
                                                        static_cast<std::size_t>(options.primes), checkpoint);
      });
    }
  }
  if (!by_primes) {
    engine_options.checkpoint = saved.of_all();
    shared.counted =
        runner.on_threads([&] { return enumerate::count_soccer<Row>(query.engine, pitch, symmetry, engine_options); });
  }
  saved.tell(shared);
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
  count_on_ranks(query, Pitch(parse_pitch_name(query.pitch)), request, options, true);
}

}  // namespace

bool is_shared(Engine engine) {
  return engine == Engine::reverse || engine == Engine::frontier || engine == Engine::trails;
}

template <RowOfShared Row>
SharedCount<Row> count_on_ranks(const CountBy<Row>& query, const Pitch& pitch, const std::string& request,
                                const Options& options, bool told) {
  if (!told) options.ranks->broadcast(call_of(query, request, options));
  return run::shared_work(*options.ranks, [&] { return count_together(query, pitch, request, options); });
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
      options.ranks->abort("rank 0 asks for what this program does not know", run::limit_status);
  }
}

template SharedCount<PlyCounts> count_on_ranks(const CountBy<PlyCounts>&, const Pitch&, const std::string&,
                                               const Options&, bool);
template SharedCount<TotalCounts> count_on_ranks(const CountBy<TotalCounts>&, const Pitch&, const std::string&,
                                                 const Options&, bool);
template SharedCount<BallCounts> count_on_ranks(const CountBy<BallCounts>&, const Pitch&, const std::string&,
                                                const Options&, bool);
template SharedCount<BounceCounts> count_on_ranks(const CountBy<BounceCounts>&, const Pitch&, const std::string&,
                                                  const Options&, bool);
template SharedCount<VertexCounts> count_on_ranks(const CountBy<VertexCounts>&, const Pitch&, const std::string&,
                                                  const Options&, bool);
template SharedCount<OutcomeCounts> count_on_ranks(const CountBy<OutcomeCounts>&, const Pitch&, const std::string&,
                                                   const Options&, bool);

}  // namespace quadrille::soccer
