// Makes the rows of `explain soccer`. From one position on, the rows show the loser's possible replies and the winner's
// answers to them, as deep as the request asks.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/soccer/certificate/strategy.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer_explain.hpp"

namespace quadrille::soccer {

namespace {

using enumerate::CertificatePlace;
using enumerate::Strategy;

// A position of a game that the winner plays by the strategy.
struct Standing {
  History history;
  WidePosition position;
  std::optional<CertificatePlace> place;  // nothing once the game is over
};

class Explanation {
 public:
  Explanation(const Strategy& strategy, const Plan<ExplainRequest>& plan, const Options& options)
      : strategy_(strategy), pitch_(strategy.pitch()), plan_(plan), options_(options) {}

  ExplainAnswer answer() {
    ExplainAnswer answer{{.table = plan_.table}};
    answer.table.provenance.rules += to_string(pitch_.name());
    answer.pitch = to_string(pitch_.name());
    answer.winner = static_cast<int>(strategy_.winner());
    Standing standing = after_history();
    answer.plies_to_end = strategy_.plies_to_end(standing.place);
    answer.longest_game = to_string(pitch_, longest_game(standing).history);
    const int plies = *answer.plies_to_end;
    StrategyRow first{.plies_to_end = plies, .positions = positions_ahead(standing.place)};
    std::tie(first.answer, first.outcome) = follow_winner(standing);
    rows_.push_back(std::move(first));
    list(standing, 1, "");
    append_rows(answer.table, rows_);
    if (stopped_) {
      running::set_end(answer.ending, RunStatus::interrupted, {"the branches after those", "", ""}, options_);
      answer.table.missing = answer.ending.missing;
    }
    return answer;
  }

 private:
  // The position after the request's history; if that is empty, the strategy's first position.
  Standing after_history() const {
    const Replay& start = strategy_.start();
    Standing standing{history_of(pitch_, start), start.end, strategy_.place_of_start()};
    if (plan_.request.history.empty()) return standing;
    const Replay replayed = replay(pitch_, parse_history(pitch_, plan_.request.history));
    if (replayed.fault) throw error_of(*replayed.fault, ErrorKind::unusable_input);
    const History wanted = history_of(pitch_, replayed);
    for (std::size_t ply = 0; ply < wanted.size(); ++ply) {
      if (ply < standing.history.size()) {
        if (wanted[ply] != standing.history[ply]) {
          refuse(mention("history"),
                 fmt::format("ply {}: the certificate begins after {}", ply, to_string(pitch_, standing.history)),
                 "begin with these plies");
        }
        continue;
      }
      const std::vector<Strategy::Next> nexts = strategy_.next(standing.position, standing.place.value());
      const auto next = std::ranges::find(nexts, wanted[ply], [](const Strategy::Next& n) { return n.ply.to; });
      if (next == nexts.end()) {
        refuse(mention("history"),
               fmt::format("ply {}: the strategy plays {} there", ply, pitch_.to_string(nexts.front().ply.to)),
               "follow it with the winner's plies");
      }
      step(standing, *next);
    }
    return standing;
  }

  static void step(Standing& standing, const Strategy::Next& next) {
    standing.history.push_back(next.ply.to);
    standing.position = next.position;
    standing.place = next.place;
  }

  bool winner_moves(const Standing& standing) const {
    return standing.place && standing.position.mover == strategy_.winner();
  }

  // The winner's plies until the loser is to move, and how the game ends with them.
  std::pair<std::optional<std::string>, std::optional<std::string>> follow_winner(Standing& standing) const {
    std::string plies;
    while (winner_moves(standing)) {
      step(standing, strategy_.next(standing.position, *standing.place).front());
      plies += (plies.empty() ? "" : " ") + pitch_.to_string(standing.position.ball);
    }
    const Outcome outcome = soccer::outcome(pitch_, standing.position);
    return {plies.empty() ? std::nullopt : std::optional(plies),
            outcome == Outcome::ongoing ? std::nullopt : std::optional(to_string(outcome))};
  }

  // The last position of the game if the loser resists as long as the strategy allows.
  Standing longest_game(Standing standing) const {
    while (standing.place) {
      const std::vector<Strategy::Next> nexts = strategy_.next(standing.position, *standing.place);
      step(standing,
           *std::ranges::max_element(nexts, {}, [&](const auto& n) { return strategy_.plies_to_end(n.place); }));
    }
    return standing;
  }

  // Appends the rows of the loser's plies.
  void list(const Standing& standing, int depth, const std::string& branch) {
    if (!standing.place || depth > plan_.request.depth) return;
    int number = 0;
    for (const Strategy::Next& next : strategy_.next(standing.position, *standing.place)) {
      if (options_.stop.stop_requested()) stopped_ = true;
      if (stopped_) return;
      if (rows_.size() == most_strategy_rows) {
        refuse(mention("depth", fmt::format("{}", plan_.request.depth)),
               fmt::format("the table has more than {} rows", most_strategy_rows), "give a smaller depth");
      }
      Standing after = standing;
      step(after, next);
      StrategyRow row{.depth = depth,
                      .branch = fmt::format("{}{}", branch, ++number),
                      .reply = pitch_.to_string(next.ply.to),
                      .plies_to_end = 1 + strategy_.plies_to_end(next.place),
                      .positions = positions_ahead(next.place)};
      const std::string below = *row.branch + '.';
      std::tie(row.answer, row.outcome) = follow_winner(after);
      rows_.push_back(std::move(row));
      list(after, depth + 1, below);
    }
  }

  // Cached, because many branches lead to the same position.
  std::uint64_t positions_ahead(const std::optional<CertificatePlace>& place) {
    if (!place) return 0;
    const auto [found, is_new] = ahead_.try_emplace(place->number, 0);
    if (is_new) found->second = strategy_.positions_ahead(place);
    return found->second;
  }

  const Strategy& strategy_;
  const Pitch& pitch_;
  const Plan<ExplainRequest>& plan_;
  const Options& options_;
  std::vector<StrategyRow> rows_;
  std::map<std::uint64_t, std::uint64_t> ahead_;  // by the number of a position
  bool stopped_ = false;
};

}  // namespace

Schema<StrategyRow> schema_of(RowType<StrategyRow> /*row*/) {
  return {
      "explain_soccer",
      "explain soccer",
      "a ply of the loser and the winner's answer to it; the first row has the winner's first plies",
      {{"depth", &StrategyRow::depth, "number of the loser's plies on the branch; 0 for the first row"},
       {"branch", &StrategyRow::branch, "the loser's plies on the branch, each as its number among the legal plies"},
       {"reply", &StrategyRow::reply, "the ball's vertex after the loser's ply; empty in the first row"},
       {"answer", &StrategyRow::answer, "the winner's plies until the loser is to move; empty if there are none"},
       {"outcome", &StrategyRow::outcome,
        "goal_1, goal_2 or blocked, if the game is over after the answer; otherwise empty"},
       {"plies_to_end", &StrategyRow::plies_to_end,
        "greatest number of plies to the end of the game, reply and answer included"},
       {"positions", &StrategyRow::positions,
        "number of different positions of the certificate that can follow the reply"}}};
}

Plan<ExplainRequest> plan(const ExplainRequest& request, const Options& /*options*/) {
  if (request.depth < 0) {
    refuse(mention("depth", fmt::format("{}", request.depth)), "it is negative", "give 0 or more");
  }
  const std::string command = fmt::format(
      "{}{}{}", running::command_of("explain soccer", {}), request.source.empty() ? "" : " " + request.source,
      running::options_of({{"history", running::quoted(request.history)}, {"depth", request.depth}}));
  Plan<ExplainRequest> plan = running::plan_for<StrategyRow>(request, command, "paper soccer, ");
  plan.table.indexed = false;
  return plan;
}

ExplainAnswer run(const Plan<ExplainRequest>& plan, const Options& options) {
  const Strategy strategy(plan.request.certificate);
  return Explanation(strategy, plan, options).answer();
}

}  // namespace quadrille::soccer
