#include "enumerate/soccer/histories/outcomes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "enumerate/soccer/histories/finished_sweeps.hpp"
#include "enumerate/soccer/histories/prepared_trails.hpp"

namespace quadrille::enumerate {

namespace {

using engines::RunStatus;
using soccer::Pitch;

// Those that end in that goal.
PliesBeyond in_goal(const PreparedTrails& prepared, const Pitch& pitch, soccer::Goal goal) {
  return with_goals_alone(prepared.soccer.segments,
                          [&](std::size_t segment) { return pitch.goal(prepared.soccer.goals[segment]) == goal; });
}

BlockedByPly blocked_trails(const PreparedTrails& prepared, const Pitch& pitch, std::size_t last_ply) {
  std::vector<BlockedByPly::Vertex> vertices;
  for (std::size_t at = 0; at < prepared.plan.size(); ++at) {
    const graphs::TrailStep& step = prepared.plan[at];
    vertices.push_back({step.backward.size(), step.forward.size(), prepared.soccer.segments[at].empty(),
                        !pitch.wall(prepared.soccer.vertices[at]), step.root});
  }
  return {std::move(vertices), prepared.most_drawn, last_ply};
}

constexpr std::size_t sweep_count = 3;

// The sweeps of a question, one after the other: those that were finished, and how the last one ended.
class OutcomeSweeps {
 public:
  OutcomeSweeps(const PreparedTrails& prepared, const engines::RunOptions& options, std::size_t last_ply)
      : prepared_(prepared), options_(options), for_sweep_(options) {
    if (options.checkpoint) {
      const std::size_t plies = last_ply + 1;
      const SweptLanes shape{{plies, plies, 2 * plies}, 64 * words_needed(prepared)};
      if (options.checkpoint->resume) finished_ = FinishedSweeps::got_from(options, shape);
      resumed_ = finished_.lanes.size();
      for_sweep_.checkpoint->save = [this](const std::function<void(const engines::ByteSink&)>& write) {
        return options_.checkpoint->save([&](const engines::ByteSink& sink) {
          finished_.put_into(sink);
          write(sink);
        });
      };
    }
    if (options.observer) {
      for_sweep_.observer = [this](engines::Progress at) {
        const auto done = static_cast<double>(finished_.lanes.size());
        if (at.fraction) at.fraction = (done + *at.fraction) / static_cast<double>(sweep_count);
        options_.observer(at);
      };
    }
  }
  OutcomeSweeps(const OutcomeSweeps&) = delete;
  OutcomeSweeps& operator=(const OutcomeSweeps&) = delete;

  // Runs the next sweep, unless it was finished before or the one before it did not end.
  template <class Statistic>
  void run(const Statistic& statistic) {
    if (status_ != RunStatus::complete || next_++ < resumed_) return;
    engines::FrontierResult found = run_trails(prepared_, statistic, for_sweep_);
    status_ = found.status;
    reached_ = fmt::format("at vertex {} of {}, sweep {} of {}", found.steps_done / 2, prepared_.plan.size(), next_,
                           sweep_count);
    if (status_ != RunStatus::complete) return;
    finished_.lanes.push_back(std::move(found.lanes));
    if (!for_sweep_.checkpoint) return;
    for_sweep_.checkpoint->resume = {};
    for_sweep_.checkpoint->more.clear();
    for_sweep_.checkpoint->resume_is_of_another = false;
  }

  RunStatus status() const { return status_; }
  const std::string& reached() const { return reached_; }
  // Of a finished sweep the number in that lane, of another nothing.
  std::optional<Natural> number(std::size_t sweep, std::size_t lane) const {
    if (sweep >= finished_.lanes.size()) return std::nullopt;
    const std::vector<Natural>& lanes = finished_.lanes[sweep];
    return lane < lanes.size() ? lanes[lane] : Natural(0);
  }

 private:
  const PreparedTrails& prepared_;
  const engines::RunOptions& options_;
  engines::RunOptions for_sweep_;
  FinishedSweeps finished_;
  std::size_t resumed_ = 0;
  std::size_t next_ = 0;
  RunStatus status_ = RunStatus::complete;
  std::string reached_;
};

bool counts_something(const CountRow& row) {
  const std::array columns{&row.goal_wins_1, &row.goal_wins_2, &row.blocked_wins_1, &row.blocked_wins_2};
  return std::any_of(columns.begin(), columns.end(), [](const auto* count) { return count->value_or(0) != 0; });
}

}  // namespace

Counted count_outcomes(const Pitch& pitch, const engines::RunOptions& options) {
  const PreparedTrails prepared = prepare_trails(pitch);
  const std::size_t last = last_ply_of_trails(prepared, options);
  OutcomeSweeps found(prepared, options, last);
  found.run(HistoriesByPly(in_goal(prepared, pitch, soccer::Goal::g2), prepared.most_drawn, last));
  found.run(HistoriesByPly(in_goal(prepared, pitch, soccer::Goal::g1), prepared.most_drawn, last));
  found.run(blocked_trails(prepared, pitch, last));

  Counted counted;
  counted.status = found.status();
  if (counted.status != RunStatus::complete) counted.reached = found.reached();
  for (std::size_t ply = 0; ply <= last; ++ply) {
    // Player 1 is to move, and has lost, in the odd lanes.
    CountRow row{.ply = static_cast<int>(ply),
                 .goal_wins_1 = found.number(0, ply),
                 .goal_wins_2 = found.number(1, ply),
                 .blocked_wins_1 = found.number(2, 2 * ply),
                 .blocked_wins_2 = found.number(2, 2 * ply + 1)};
    if (counts_something(row) || options.modulus != 0) counted.rows.push_back(std::move(row));
  }
  if (counted.status == RunStatus::complete) counted.last_finished_grade = static_cast<int>(last);
  return counted;
}

}  // namespace quadrille::enumerate
