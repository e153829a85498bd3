// Paper Soccer: each engine against the reference implementation, and the positions listed against those played.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "enumerate/soccer/engine.hpp"
#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/histories/counts.hpp"
#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/positions.hpp"
#include "enumerate/soccer/reverse.hpp"
#include "games/soccer/mirror.hpp"
#include "games/soccer/names.hpp"
#include "quadrille/soccer.hpp"
#include "tests/enumerate/soccer/row_types.hpp"
#include "tests/fuzz/comparisons.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

using enumerate::CountRow;
using soccer::Engine;

// A reference walks every history: as many as take some milliseconds.
constexpr int most_histories = 2000;

soccer::PitchName pitch_of(const Query& query) {
  const bool classic = query["classic"] == 1;
  const int unit = classic ? 2 : 1;
  return {classic ? soccer::Rules::classic : soccer::Rules::paper, unit * query["width"], unit * query["height"]};
}

// The plies asked for, or fewer, so that a reference can walk all histories.
int plies_of(const Query& query) {
  const std::string pitch = to_string(pitch_of(query));
  for (int plies = 0; plies < query["plies"]; ++plies) {
    const auto rows = soccer::count(soccer::CountTotalQuery{pitch, Engine::layered, plies + 1}).rows;
    if (rows.at(0).histories > most_histories) return plies;
  }
  return query["plies"];
}

template <CountRow Row>
void require_same(const std::vector<Row>& rows, const std::vector<Row>& expected, const std::string& what) {
  require(rows == expected,
          fmt::format("{}: {} rows, {} expected, or other numbers", what, rows.size(), expected.size()));
}

template <CountRow Row>
void compare_counts(const Query& query) {
  const soccer::PitchName name = pitch_of(query);
  const bool mirror = query["mirror"] == 1;
  const int plies = plies_of(query);
  const Options options{.threads = query["threads"]};
  const auto counted = [&](Engine engine) {
    return soccer::count(soccer::CountBy<Row>{to_string(name), engine, plies, mirror}, options).rows;
  };
  if (mirror && !is_taken([&] { soccer::require_mirror(name); })) {
    require(!is_taken([&] { counted(Engine::layered); }), "a mirror where there is none");
    return;
  }
  const auto symmetry = mirror ? enumerate::Symmetry::mirror : enumerate::Symmetry::none;
  const std::vector<Row> expected = enumerate::count_soccer_ref<Row>(soccer::Pitch(name), symmetry, plies);
  require_same(counted(Engine::layered), expected, "layered and its reference differ");
  if constexpr (enumerate::RowOfReverse<Row>) {
    const auto unknown = enumerate::without_what_is_unknown(expected, true);
    require_same(counted(Engine::reverse), unknown, "reverse search and the reference of layered differ");
  }
  if constexpr (enumerate::OneOf<Row, soccer::PlyCounts, soccer::TotalCounts>) {
    const auto unknown = enumerate::without_what_is_unknown(
        expected, enumerate::frontier_fills_ended({name, enumerate::grouping_of<Row>(), symmetry, plies}));
    require_same(counted(Engine::frontier), unknown, "the frontier and the reference of layered differ");
  }
  if constexpr (enumerate::RowOfTrails<Row>) {
    if (mirror || !enumerate::fits_trails(name)) {
      require(!is_taken([&] { counted(Engine::trails); }), "trails counts up to a mirror, or on a wide pitch");
    } else {
      require_same(counted(Engine::trails), expected, "trails and the reference of layered differ");
    }
  }
}

void compare_counts_by(const Query& query) {
  constexpr std::array compare{compare_counts<soccer::PlyCounts>,    compare_counts<soccer::TotalCounts>,
                               compare_counts<soccer::BallCounts>,   compare_counts<soccer::BounceCounts>,
                               compare_counts<soccer::VertexCounts>, compare_counts<soccer::SizeCounts>,
                               compare_counts<soccer::OutcomeCounts>};
  compare.at(static_cast<std::size_t>(query["by"]))(query);
}

std::string count_command(const Query& query) {
  return fmt::format("quadrille count soccer --pitch {} --engine layered --by {} --plies {} --threads {}{}",
                     to_string(pitch_of(query)), to_string(static_cast<enumerate::Grouping>(query["by"])),
                     plies_of(query), query["threads"], query["mirror"] == 1 ? " --modulo mirror" : "");
}

void compare_positions(const Query& query) {
  const soccer::PitchName name = pitch_of(query);
  const soccer::Pitch pitch(name);
  const int plies = plies_of(query);
  const std::vector<enumerate::SoccerPosition> expected = enumerate::soccer_positions_ref(pitch, plies);
  std::size_t at = 0;
  const auto take = [&](std::span<const soccer::PositionRow> rows) {
    for (const soccer::PositionRow& row : rows) {
      require(at < expected.size(), "a position too many");
      const enumerate::SoccerPosition& position = expected[at++];
      require(row.grade == position.grade && row.drawing == soccer::hexadecimal(position.drawing) &&
                  row.ball == to_string(pitch.lattice().point(position.ball)) &&
                  row.mover == static_cast<int>(position.mover) && row.bounces == position.bounces &&
                  row.size == Natural(position.size) && row.outcome == soccer::to_string(position.outcome),
              fmt::format("position {} is another than the reference's", at));
    }
    return true;
  };
  const soccer::PositionsQuery positions{to_string(name), plies};
  const auto end =
      soccer::for_each_position(positions, soccer::PositionSink(take), Options{.threads = query["threads"]});
  require(end.whole() && at == expected.size(), "positions are missing");
}

std::string positions_command(const Query& query) {
  return fmt::format("quadrille export positions --pitch {} --plies {} --threads {}", to_string(pitch_of(query)),
                     plies_of(query), query["threads"]);
}

}  // namespace

std::vector<Comparison> soccer_comparisons() {
  const std::vector<Parameter> pitch{
      {"classic", 0, 1}, {"width", 1, 4}, {"height", 1, 5}, {"plies", 0, 9}, {"threads", 1, 3}};
  std::vector<Parameter> count = pitch;
  count.insert(count.end(), {{"by", 0, 6}, {"mirror", 0, 1}});
  return {{{"count-soccer", count}, count_command, compare_counts_by},
          {{"positions-soccer", pitch}, positions_command, compare_positions}};
}

}  // namespace quadrille::fuzz
