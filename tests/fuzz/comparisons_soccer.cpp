// Paper Soccer: each engine against the reference implementation, and listed positions against positions of play.
#include <fmt/format.h>

#include <algorithm>

#include "enumerate/soccer/engine.hpp"
#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/histories/counts.hpp"
#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/positions.hpp"
#include "enumerate/soccer/reverse.hpp"
#include "games/soccer/position.hpp"
#include "games/soccer/symmetry.hpp"
#include "quadrille/soccer.hpp"
#include "tests/fuzz/comparisons.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

using soccer::By;
using soccer::CountRow;
using soccer::Engine;

// Bound on the histories of a reference, which walks every one: some milliseconds.
constexpr int most_histories = 2000;

soccer::PitchName pitch_of(const Query& query) {
  const bool classic = query["classic"] == 1;
  const int unit = classic ? 2 : 1;
  return {classic ? soccer::Rules::classic : soccer::Rules::paper, unit * query["width"], unit * query["height"]};
}

// The plies of the query, or fewer, so that a reference can walk all histories.
int plies_of(const Query& query) {
  const std::string pitch = to_string(pitch_of(query));
  for (int plies = 0; plies < query["plies"]; ++plies) {
    const Answer total = soccer::count({pitch, By::total, Engine::layered, plies + 1});
    if (soccer::rows(total).at(0).histories > most_histories) return plies;
  }
  return query["plies"];
}

// The rows without the columns that the engine leaves empty.
std::vector<CountRow> as_known_to(Engine engine, const enumerate::CountTask& task, std::vector<CountRow> rows) {
  const std::vector<std::string> unknown = columns_left_empty(engine, task);
  for (const Column<CountRow>& column : soccer::schema_of(task.by).columns) {
    if (std::ranges::count(unknown, column.schema.name) == 0) continue;
    for (CountRow& row : rows) column.read(row, {});
  }
  return rows;
}

void compare_counts(const Query& query) {
  const soccer::PitchName name = pitch_of(query);
  const bool mirror = query["mirror"] == 1;
  const enumerate::CountTask task{name, static_cast<By>(query["by"]),
                                  mirror ? enumerate::Symmetry::mirror : enumerate::Symmetry::none, plies_of(query)};
  const Options options{.threads = query["threads"]};
  const auto counted = [&](Engine engine) {
    return soccer::rows(soccer::count({to_string(name), task.by, engine, task.last_ply, mirror}, options));
  };
  if (mirror && !is_taken([&] { soccer::require_symmetry(name); })) {
    require(!is_taken([&] { counted(Engine::layered); }), "a mirror where there is none");
    return;
  }
  const std::vector<CountRow> by_history =
      enumerate::count_soccer_ref(soccer::Pitch(name), task.by, task.symmetry, task.last_ply);
  const auto compare = [&](Engine engine) {
    const std::vector<CountRow> found = counted(engine);
    const std::vector<CountRow> expected = as_known_to(engine, task, by_history);
    require(found == expected, fmt::format("{} differs from the reference: {} rows, {} expected, or other numbers",
                                           to_string(engine), found.size(), expected.size()));
  };
  compare(Engine::layered);
  if (enumerate::reverse_can(task.by)) compare(Engine::reverse);
  if (task.by == By::ply || task.by == By::total) compare(Engine::frontier);  // by ball, frontier takes no last ply
  if (!enumerate::trails_can(task.by)) return;
  if (mirror || !enumerate::fits_trails(name)) {
    require(!is_taken([&] { counted(Engine::trails); }), "trails counts up to a mirror, or on a wide pitch");
  } else {
    compare(Engine::trails);
  }
}

std::string count_command(const Query& query) {
  return fmt::format("quadrille count soccer --pitch {} --engine layered --by {} --plies {} --threads {}{}",
                     to_string(pitch_of(query)), to_string(static_cast<By>(query["by"])), plies_of(query),
                     query["threads"], query["mirror"] == 1 ? " --modulo mirror" : "");
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
  const soccer::PositionsRequest positions{to_string(name), plies};
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
  return {{{"count-soccer", count}, count_command, compare_counts},
          {{"positions-soccer", pitch}, positions_command, compare_positions}};
}

}  // namespace quadrille::fuzz
