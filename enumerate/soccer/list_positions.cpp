// The job that hands on every position of a pitch.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/soccer/classes/bound.hpp"
#include "enumerate/soccer/positions.hpp"
#include "games/soccer/names.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::soccer {

namespace {

using enumerate::PositionBlock;
using enumerate::PositionsEnd;
using enumerate::SoccerPosition;

// Where a stream stopped, what it lacks therefore, and what to do about it.
running::EarlyEnd early_end(const PositionsEnd& end) {
  const bool overflow = end.status == RunStatus::overflow;
  running::EarlyEnd early = running::end_after_ply(
      end.last_finished_grade, (overflow ? "give fewer " : "give more, or fewer ") + mention("plies"));
  if (end.cut) early.missing += fmt::format(", but for some rows of ply {}", end.last_finished_grade + 1);
  return early;
}

// Makes rows of positions. Every row needs the name of a vertex and of an outcome: they are made once.
class RowMaker {
 public:
  explicit RowMaker(const Pitch& pitch) {
    for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
      points_.push_back(to_string(pitch.lattice().point(static_cast<Vertex>(v))));
    }
    for (const Outcome outcome : {Outcome::ongoing, Outcome::goal_1, Outcome::goal_2, Outcome::blocked}) {
      outcomes_.at(static_cast<std::size_t>(outcome)) = to_string(outcome);
    }
  }

  // Replaces `rows`, whose memory is used again.
  void make(std::span<const SoccerPosition> positions, std::vector<PositionRow>& rows) const {
    rows.resize(positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const SoccerPosition& position = positions[i];
      PositionRow& row = rows[i];
      row.grade = position.grade;
      row.drawing = hexadecimal(position.drawing);
      row.ball = points_[position.ball];
      row.mover = static_cast<int>(position.mover);
      row.bounces = position.bounces;
      row.size = position.size;
      row.outcome = outcomes_[static_cast<std::size_t>(position.outcome)];
    }
  }

 private:
  std::vector<std::string> points_;      // by vertex
  std::array<std::string, 4> outcomes_;  // by Outcome
};

// Hands the blocks of a query to the sink that make_sink(rows of a pitch) gives.
template <class MakeSink>
PositionsResult stream(const PositionsQuery& query, const Options& options, const MakeSink& make_sink) {
  const PitchName name = parse_pitch_name(query.pitch);
  require_drawable(name);
  const Pitch pitch(name);
  const RowMaker maker(pitch);
  const enumerate::PositionSink sink = make_sink(maker);
  const running::Runner runner(options);
  engines::RunOptions engine = runner.engine_options();
  engine.last_grade = query.plies;
  const PositionsEnd end = runner.on_threads([&] { return soccer_positions(pitch, sink, engine); });
  PositionsResult result;
  result.taken = end.rows;
  result.enough = end.enough;
  running::set_end(result, end.status, end.enough ? running::EarlyEnd{} : early_end(end), options.spelling);
  return result;
}

}  // namespace

std::optional<RequestSize> size_of(const PositionsQuery& query, const Options& options) {
  const PitchName name = parse_pitch_name(query.pitch);
  require_drawable(name);
  const running::Runner runner(options);
  const auto bound = runner.on_threads(
      [&] { return enumerate::bound_classes({.pitch = name, .last_ply = query.plies}, runner.engine_options()); });
  if (!bound) return std::nullopt;
  return RequestSize{bound->classes, RequestSize::Unit::rows,
                     bound->is_exact ? RequestSize::Known::exactly : RequestSize::Known::at_least};
}

PositionsResult for_each_position(const PositionsQuery& query, const PositionSink& sink, const Options& options) {
  std::vector<PositionRow> rows;
  return stream(query, options, [&](const RowMaker& maker) {
    const auto take = [&](const PositionBlock& block) {
      maker.make(block.rows, rows);
      return sink(rows);
    };
    return enumerate::PositionSink{.prepare = {}, .take = take};
  });
}

PositionsResult for_each_position(const PositionsQuery& query, const PositionTextSink& sink, const Options& options) {
  return stream(query, options, [&](const RowMaker& maker) {
    const auto prepare = [&](PositionBlock& block) {
      constexpr std::size_t most_rows = 256;  // they stay in the processor's cache
      std::vector<PositionRow> rows;
      block.text.clear();
      std::span<const SoccerPosition> rest(block.rows);
      while (!rest.empty()) {
        const std::size_t some = std::min(most_rows, rest.size());
        maker.make(rest.first(some), rows);
        rest = rest.subspan(some);
        sink.append(rows, block.text);
      }
    };
    return enumerate::PositionSink{.prepare = prepare,
                                   .take = [&](const PositionBlock& block) { return sink.take(block.text); }};
  });
}

}  // namespace quadrille::soccer
