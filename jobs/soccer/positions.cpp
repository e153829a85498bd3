#include "jobs/soccer/positions.hpp"

#include <fmt/format.h>

#include "enumerate/soccer/class_bound.hpp"
#include "games/soccer/names.hpp"
#include "jobs/runner.hpp"

namespace quadrille::soccer {

namespace {

using enumerate::PositionBlock;
using enumerate::PositionsEnd;

// Where a stream stopped, what it lacks therefore, and what to do about it.
void explain(const PositionsEnd& end, Result<PositionRow>& result) {
  if (end.enough || result.whole()) return;
  const int last = end.last_finished_grade;
  result.reached = last < 0 ? "before any ply was finished" : fmt::format("after ply {}", last);
  result.missing = last < 0 ? "all plies" : fmt::format("all plies after {}", last);
  if (end.cut) result.missing += fmt::format(", but for some rows of ply {}", last + 1);
  result.remedy = result.status == RunStatus::overflow ? "give fewer --plies" : "give more, or fewer --plies";
}

}  // namespace

std::optional<RequestSize> size_of(const PositionsQuery& query) {
  const PitchName name = parse_pitch_name(query.pitch);
  require_drawable(name);
  const auto bound = enumerate::bound_classes({.pitch = name, .last_ply = query.plies});
  if (!bound) return std::nullopt;
  return RequestSize{bound->classes, RequestSize::Unit::rows,
                     bound->is_exact ? RequestSize::Known::exactly : RequestSize::Known::at_least};
}

PositionsListed list_positions(const PositionsQuery& query, const enumerate::PositionSink& sink,
                               const Options& options) {
  const PitchName name = parse_pitch_name(query.pitch);
  require_drawable(name);
  const Pitch pitch(name);
  const jobs::Runner runner(options);
  engines::RunOptions engine_options = runner.engine_options();
  engine_options.last_grade = query.plies;
  const PositionsEnd end = runner.on_threads([&] { return soccer_positions(pitch, sink, engine_options); });
  PositionsListed listed;
  listed.enough = end.enough;
  listed.rows = end.rows;
  listed.result.status = end.status;
  explain(end, listed.result);
  return listed;
}

Result<PositionRow> for_each_position(const PositionsQuery& query, const PositionSink& sink, const Options& options) {
  const PitchName name = parse_pitch_name(query.pitch);
  require_drawable(name);
  const Pitch pitch(name);
  std::vector<PositionRow> rows;
  const auto take = [&](const PositionBlock& block) {
    rows.clear();
    for (const enumerate::SoccerPosition& position : block.rows) {
      rows.push_back({position.grade, hexadecimal(position.drawing), to_string(pitch.lattice().point(position.ball)),
                      static_cast<int>(position.mover), position.bounces, Natural(position.size),
                      to_string(position.outcome)});
    }
    return sink(rows);
  };
  return list_positions(query, {.prepare = {}, .take = take}, options).result;
}

}  // namespace quadrille::soccer
