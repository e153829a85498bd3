// Plans and runs the command `solve soccer`. It finds the winner of a position, the winner after each ply from there,
// and best play to the end of the game.
#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "enumerate/run/checkpoint.hpp"
#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/soccer/certificate/certificate.hpp"
#include "enumerate/soccer/certificate/key.hpp"
#include "enumerate/soccer/classes.hpp"
#include "enumerate/soccer/on_ranks.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "enumerate/soccer/search/solver.hpp"
#include "enumerate/soccer/values/winners.hpp"
#include "games/soccer/history.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::soccer {

namespace {

using enumerate::SoccerSolver;

PitchName pitch_to_solve(const std::string& text) {
  PitchName name = enumerate::read_pitch(text);
  require_drawable(name);
  return name;
}

// The position that is solved: legal, and not over.
Replay replayed(const Pitch& pitch, const std::string& history) {
  Replay result =
      history.empty() ? replay(pitch, History{pitch.start()}) : replay(pitch, parse_history(pitch, history));
  if (result.fault) throw error_of(*result.fault, ErrorKind::unusable_input);
  if (outcome(pitch, result.end) != Outcome::ongoing) {
    const std::string at = pitch.to_string(result.end.ball);
    if (result.plies.empty()) {
      refuse(fmt::format("pitch '{}'", to_string(pitch.name())),
             fmt::format("the ball starts at {}, where the game is over", at),
             is_board(pitch.name()) ? "start elsewhere" : "give a higher pitch");
    }
    refuse(mention("history"), fmt::format("the game is over at {} after ply {}", at, result.plies.size()),
           "leave out its last ply");
  }
  return result;
}

// The request that a checkpoint bears. A checkpoint of ranks holds a tree, not a table, so neither program takes the
// other's.
std::string request_of(const Plan<SolveRequest>& plan, const Options& options) {
  constexpr std::string_view program = "quadrille";
  const std::string& command = plan.table.provenance.command;
  return options.ranks == nullptr ? command : fmt::format("{}-mpi{}", program, command.substr(program.size()));
}

// One request: its pitch, position and solver, and how its answer ends.
class Solving {
 public:
  Solving(const Plan<SolveRequest>& plan, const Options& options)
      : plan_(plan),
        options_(options),
        runner_(options),
        pitch_(pitch_to_solve(plan.request.pitch)),
        at_(replayed(pitch_, plan.request.history)),
        run_(runner_.engine_options()),
        saved_(options.checkpoint, request_of(plan, options), options, runner_) {
    run_.checkpoint = saved_.checkpoint();
    run_.ranks = options.ranks;
  }

  const Pitch& pitch() const { return pitch_; }
  const Replay& at() const { return at_; }
  /// The options of work beside the search, which the same limits end.
  engines::RunOptions limited() const { return runner_.engine_options(); }
  /// Notes that one of several questions has no answer; the last one may have been answered.
  void note_end(RunStatus status) {
    if (ended_ == RunStatus::complete) ended_ = status;
  }
  /// Notes the same of work beside the search, and what is missing then.
  void note_end(RunStatus status, std::string missing) {
    note_end(status);
    lacking_ = std::move(missing);
  }
  std::string text_of(Vertex v) const { return pitch_.to_string(v); }

  /// Lets list(solver, answer) find rows; `missing` names those that are missing if the search ends early.
  template <class List>
  SolveAnswer run(const std::string& missing, const List& list) {
    SolveAnswer answer{{.table = plan_.table}};
    runner_.on_threads([&] {
      std::unique_ptr<SoccerSolver> solver;
      try {
        solver = SoccerSolver::make(pitch_, run_);
      } catch (const engines::OutOfBudget&) {
        end_before_search(answer, missing);
        return;
      }
      append_rows(answer.table, list(*solver, answer));
      if (ended_ == RunStatus::complete) ended_ = solver->status();
      std::string lacking = lacking_.value_or(missing);
      const enumerate::SearchEffort effort = solver->effort();
      const bool certify = plan_.request.certify;
      if (certify && ended_ != RunStatus::complete) lacking += ", the certificate";
      if (certify && answer.winner && ended_ == RunStatus::complete) {
        lacking = "the certificate";
        solver.reset();  // frees its memory for the next one
        ended_ = this->certify(answer);
      }
      end(answer, effort, lacking);
    });
    return finished(answer);
  }

  /// The winner, found by all ranks together.
  SolveAnswer run_on_ranks() {
    SolveAnswer answer{{.table = plan_.table}};
    runner_.on_threads([&] {
      const enumerate::SharedWinner found = enumerate::winner_on_ranks(pitch_, at_.end, run_);
      if (found.winner) answer.winner = static_cast<int>(*found.winner);
      ended_ = found.status;
      if (ended_ == RunStatus::memory) return end_before_search(answer, "the winner");
      append_rows(answer.table, std::vector<PitchWinner>{{to_string(pitch_.name()), answer.winner}});
      end(answer, found.effort, "the winner");
    });
    return finished(answer);
  }

 private:
  void end_before_search(SolveAnswer& answer, const std::string& missing) const {
    running::set_end(answer.ending, RunStatus::memory, {missing, "before the search began", "give more"}, options_);
  }
  void end(SolveAnswer& answer, const enumerate::SearchEffort& effort, const std::string& missing) const {
    answer.positions = effort.positions;
    answer.used_slots = effort.used_slots;
    answer.slots = effort.slots;
    const RunStatus status = running::status_of(ended_, options_);
    running::set_end(answer.ending, status,
                     {missing,
                      fmt::format("after {} positions, {} of {} slots of the table in use", effort.positions,
                                  effort.used_slots, effort.slots),
                      status == RunStatus::work_limit ? "give more" : ""},
                     options_);
  }
  SolveAnswer& finished(SolveAnswer& answer) const {
    if (!answer.ending.whole()) answer.table.missing = answer.ending.missing;
    saved_.report(answer.ending);
    return answer;
  }

  // Writes down the strategy of a search of its own (SearchFor::certificate). It chooses among the winning plies that
  // the search knows; what the search has lost is searched again. \returns complete, or the reason why there is no
  // certificate
  RunStatus certify(SolveAnswer& answer) {
    engines::RunOptions options = run_;
    options.checkpoint.reset();
    const auto searched = SoccerSolver::make(pitch_, options, enumerate::SearchFor::certificate);
    SoccerSolver& solver = *searched;
    struct SearchEnded {
      RunStatus status;
    };
    const enumerate::CertificateChoice choice(pitch_);
    const auto winning_ply = [&](const WidePosition& position) {
      if (run_.stop.stop_requested()) throw SearchEnded{RunStatus::interrupted};
      std::vector<Ply> known;
      for (const enumerate::RatedPly& ply : solver.plies(position)) {
        if (ply.winner == position.mover) known.push_back(ply.ply);
      }
      if (!known.empty()) return choice.of(position, known);
      const std::optional<Ply> found = solver.winning_ply(position);
      if (!found) throw SearchEnded{solver.status()};
      return *found;
    };
    try {
      const auto run = enumerate::write_certificate(pitch_, history_of(pitch_, at_),
                                                    static_cast<Player>(*answer.winner), winning_ply, limited());
      if (run.status != RunStatus::complete) return run.status;
      answer.certificate = run.certificate.bytes();
      answer.certified_positions = run.certificate.positions;
      return RunStatus::complete;
    } catch (const SearchEnded& ended) {
      return ended.status;
    }
  }

  const Plan<SolveRequest>& plan_;
  const Options& options_;
  RunStatus ended_ = RunStatus::complete;  // the reason why something is missing
  std::optional<std::string> lacking_;     // what is missing, if work beside the search ended early
  running::Runner runner_;
  Pitch pitch_;
  Replay at_;
  engines::RunOptions run_;
  running::SavedWork saved_;
};

// The legal ply to a vertex. \pre there is one
Ply ply_to(const Pitch& pitch, const WidePosition& position, Vertex to) {
  std::optional<Ply> found;
  for_each_ply(pitch, position, [&](const Ply& ply) {
    if (ply.to == to) found = ply;
  });
  return found.value();
}

// Distances to the end, if the positions are few enough to take seconds and a few hundred MiB at most. If a limit ends
// that work, the search still has a line, but another one; the result says so.
std::optional<enumerate::Distances> distances_if_listable(Solving& solving, const WidePosition& position) {
  constexpr std::uint64_t few = 20'000'000;
  const engines::RunOptions options = solving.limited();
  const enumerate::CountTask task{.pitch = solving.pitch().name(), .by = enumerate::By::winner};
  const auto bound = enumerate::bound_classes(task, options);
  if (bound && bound->classes > few) return std::nullopt;
  RunStatus ended = options.stop.stop_requested() ? RunStatus::interrupted : RunStatus::memory;
  if (bound && !bound->lacked_memory) {
    if (!bound->is_exact) return std::nullopt;
    enumerate::Distances distances = enumerate::solve_distances(solving.pitch(), position, options);
    if (distances.status == RunStatus::complete) return distances;
    ended = distances.status;
  }
  solving.note_end(ended, "the shortest line");
  return std::nullopt;
}

std::optional<int> number_of(const std::optional<Player>& player) {
  return player ? std::optional(static_cast<int>(*player)) : std::nullopt;
}

SolveAnswer solve_winner(Solving& solving) {
  return solving.run("the winner", [&](SoccerSolver& solver, SolveAnswer& answer) {
    answer.winner = number_of(solver.winner(solving.at().end));
    return std::vector<PitchWinner>{{to_string(solving.pitch().name()), answer.winner}};
  });
}

SolveAnswer solve_moves(Solving& solving) {
  return solving.run("winners", [&](SoccerSolver& solver, SolveAnswer& answer) {
    const WidePosition& position = solving.at().end;
    // The position itself first: it is often the easiest question, and its answer gives a ply that wins, or the winner
    // after all plies.
    const std::optional<Player> winner = solver.winner(position);
    answer.winner = number_of(winner);
    const std::optional<Ply> winning = winner == position.mover ? solver.winning_ply(position) : std::nullopt;
    std::vector<PlyWinner> rows;
    for (const enumerate::RatedPly& rated : solver.plies(position)) {
      std::optional<Player> after = rated.winner;
      if (winner == other(position.mover) || (winning && winning->to == rated.ply.to)) after = winner;
      if (!after) after = solver.winner(play(solving.pitch(), position, rated.ply));
      if (!after) solving.note_end(solver.status());
      rows.push_back({solving.text_of(rated.ply.to), number_of(after)});
    }
    return rows;
  });
}

SolveAnswer solve_line(Solving& solving) {
  return solving.run("the plies after those", [&](SoccerSolver& solver, SolveAnswer& answer) {
    WidePosition position = solving.at().end;
    answer.winner = number_of(solver.winner(position));
    std::vector<LinePly> rows;
    int ply = static_cast<int>(solving.at().plies.size());
    const auto add = [&](Vertex to) {
      rows.push_back({++ply, static_cast<int>(position.mover), solving.text_of(to)});
      position = play(solving.pitch(), position, ply_to(solving.pitch(), position, to));
    };
    if (const auto distances = distances_if_listable(solving, position)) {
      answer.plies_to_end = distances->end.plies;
      for (const Vertex to : distances->line) add(to);
    } else {
      for (const Ply& next : solved_line(solving.pitch(), solver, position).plies) add(next.to);
    }
    return rows;
  });
}

// Ranks find only the winner.
void require_shared(const SolveRequest& request) {
  const auto refuse_on_ranks = [](const char* argument) {
    refuse(mention(argument), "ranks report the winner only",
           "leave it out, or ask quadrille, the program of one process");
  };
  if (request.show == Show::moves) refuse_on_ranks("moves");
  if (request.show == Show::line) refuse_on_ranks("line");
  if (request.certify) refuse_on_ranks("certificate");
}

}  // namespace

Schema<PitchWinner> schema_of(RowType<PitchWinner> /*row*/) {
  return {"solve_soccer",
          "solve soccer",
          "a pitch, or a position of it, and its winner under best play",
          {{"pitch", &PitchWinner::pitch, "the pitch, in the form paper:MxN"},
           {"winner", &PitchWinner::winner, "the player who wins, 1 or 2 (1 moves first); empty if undecided"}}};
}

Schema<PlyWinner> schema_of(RowType<PlyWinner> /*row*/) {
  return {"solve_soccer_moves",
          "solve soccer --moves",
          "a legal ply",
          {{"to", &PlyWinner::to, "the ball's vertex after the ply"},
           {"winner", &PlyWinner::winner, "the player who wins after the ply, 1 or 2; empty if undecided"}}};
}

Schema<LinePly> schema_of(RowType<LinePly> /*row*/) {
  return {"solve_soccer_line",
          "solve soccer --line",
          "a ply of best play",
          {{"ply", &LinePly::ply, "the ply's number in the game, 1 for the first"},
           {"mover", &LinePly::mover, "the player who draws the ply, 1 or 2"},
           {"to", &LinePly::to, "the ball's vertex after the ply"}}};
}

Plan<SolveRequest> plan(const SolveRequest& request, const Options& options) {
  if (options.ranks != nullptr) require_shared(request);
  const Pitch pitch(pitch_to_solve(request.pitch));
  const Replay at = replayed(pitch, request.history);
  SolveRequest normal = request;
  normal.pitch = to_string(pitch.name());
  normal.history = at.plies.empty() ? "" : to_string(pitch, history_of(pitch, at));
  const std::string command = running::command_of("solve soccer", {{"pitch", normal.pitch},
                                                                   {"history", running::quoted(normal.history)},
                                                                   {"moves", request.show == Show::moves},
                                                                   {"line", request.show == Show::line}});
  const std::string rules =
      fmt::format("paper soccer, {}: an own goal loses; a player without a ply loses", normal.pitch);
  Plan<SolveRequest> plan = request.show == Show::moves  ? running::plan_for<PlyWinner>(normal, command, rules)
                            : request.show == Show::line ? running::plan_for<LinePly>(normal, command, rules)
                                                         : running::plan_for<PitchWinner>(normal, command, rules);
  plan.table.indexed = false;
  return plan;
}

SolveAnswer solve_together(const Plan<SolveRequest>& plan, const Options& options) {
  return Solving(plan, options).run_on_ranks();
}

SolveAnswer run(const Plan<SolveRequest>& plan, const Options& options) {
  if (options.ranks != nullptr) return solve_on_ranks(plan, options);
  Solving solving(plan, options);
  switch (plan.request.show) {
    case Show::winner:
      return solve_winner(solving);
    case Show::moves:
      return solve_moves(solving);
    case Show::line:
      return solve_line(solving);
  }
  return {};
}

}  // namespace quadrille::soccer
