// Paper Soccer solved: the winner of a position, of each ply from it, and best play to the end.
#include <fmt/format.h>

#include <chrono>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/saved_work.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/soccer/certificate/certificate.hpp"
#include "enumerate/soccer/certificate/choice.hpp"
#include "enumerate/soccer/classes/bound.hpp"
#include "enumerate/soccer/search/solver.hpp"
#include "enumerate/soccer/values/distances.hpp"
#include "games/soccer/history.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::soccer {

namespace {

using enumerate::SoccerSolver;

PitchName pitch_to_solve(const std::string& text) {
  const PitchName name = parse_pitch_name(text);
  require_drawable(name);
  return name;
}

// The position that is solved: legal, and not over.
Replay replayed(const Pitch& pitch, const std::string& history) {
  std::vector<Point> written;
  try {
    written = parse_points(history, 1);
  } catch (const Error& error) {
    throw error.within(mention("history"));
  }
  if (written.empty()) written.push_back(pitch.lattice().point(pitch.start()));
  Replay result = replay(pitch, written);
  if (result.fault) {
    refuse(mention("history"), fmt::format("ply {}: {}", result.fault->ply, result.fault->message), {});
  }
  if (outcome(pitch, result.end) != Outcome::ongoing) {
    const std::string at = to_string(pitch.lattice().point(result.end.ball));
    if (result.plies.empty()) {
      refuse(fmt::format("pitch '{}'", to_string(pitch.name())),
             fmt::format("the ball starts at {}, where the game is over", at), "give a higher pitch");
    }
    refuse(mention("history"), fmt::format("the game is over at {} after ply {}", at, result.plies.size()),
           "leave out its last ply");
  }
  return result;
}

History history_of(const Pitch& pitch, const Replay& replay) {
  History history{pitch.start()};
  for (const PlayedPly& ply : replay.plies) history.push_back(ply.ply.to);
  return history;
}

// The command that asks for the solution. \param rows  what to show of it
std::string solve_command(const SolvedPosition& query, std::string_view rows) {
  const Pitch pitch(pitch_to_solve(query.pitch));
  const Replay at = replayed(pitch, query.history);
  running::Argument history("history", !at.plies.empty());
  if (history.value) history.value = fmt::format("'{}'", to_string(pitch, history_of(pitch, at)));
  return running::command_of("solve soccer", {{"pitch", to_string(pitch.name())}, history, {rows, !rows.empty()}});
}

// Ends a search when the seconds are over: asked between positions, on the thread that searches.
class Deadline {
 public:
  Deadline(const std::optional<double>& seconds, const engines::RunOptions& options)
      : seconds_(seconds), observer_(options.observer), outer_(options.stop, [this] { stop_.request_stop(); }) {
    if (seconds && !(*seconds > 0)) {
      refuse(mention("seconds") + fmt::format(" {}", *seconds), "no time", "give more than 0");
    }
  }

  bool is_over() const {
    return seconds_ && std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count() >= *seconds_;
  }
  /// The options of a search that ends in time. \pre this object outlives it
  engines::RunOptions applied_to(engines::RunOptions options) {
    options.stop = stop_.get_token();
    options.observer = [this](const engines::Progress& progress) {
      if (is_over()) stop_.request_stop();
      if (observer_) observer_(progress);
    };
    return options;
  }

 private:
  const std::optional<double> seconds_;
  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  engines::Observer observer_;
  std::stop_source stop_;
  std::stop_callback<std::function<void()>> outer_;
};

// One query: its pitch, position and solver, and how its result ends.
class Solving {
 public:
  Solving(const SolvedPosition& query, const std::string& request, const Options& options)
      : options_(options),
        certify_(query.certify),
        runner_(options),
        pitch_(pitch_to_solve(query.pitch)),
        at_(replayed(pitch_, query.history)),
        run_(runner_.engine_options()),
        deadline_(query.seconds, run_),
        saved_(options.checkpoint, request, options, runner_) {
    saved_.give_to(run_);
  }

  const Pitch& pitch() const { return pitch_; }
  const Replay& at() const { return at_; }
  /// What other work than the search runs with, which ends as it does.
  engines::RunOptions limited() { return deadline_.applied_to(runner_.engine_options()); }
  /// Says that one of several questions was left without an answer; the last one may have been answered.
  void note_end(RunStatus status) {
    if (ended_ == RunStatus::complete) ended_ = status;
  }
  /// The same of work beside the search, and what is missing for that.
  void note_end(RunStatus status, std::string missing) {
    note_end(status);
    lacking_ = std::move(missing);
  }
  std::string text_of(Vertex v) const { return to_string(pitch_.lattice().point(v)); }

  /// Lets list(solver, result) fill in rows; what() names those that are missing if something ended the search.
  template <class Row, class List>
  SolveResult<Row> run(const std::string& missing, const List& list) {
    SolveResult<Row> result;
    runner_.on_threads([&] {
      std::unique_ptr<SoccerSolver> solver;
      try {
        solver = SoccerSolver::make(pitch_, deadline_.applied_to(run_));
      } catch (const engines::OutOfBudget&) {
        running::set_end(result, RunStatus::memory, {missing, "before the search began", "give more"});
        return;
      }
      list(*solver, result);
      if (ended_ == RunStatus::complete) ended_ = solver->status();
      std::string lacking = lacking_.value_or(missing);
      if (certify_ && ended_ != RunStatus::complete) lacking += ", the certificate";
      if (certify_ && result.winner && ended_ == RunStatus::complete) {
        lacking = "the certificate";
        ended_ = certify(*solver, result);
      }
      const enumerate::SearchEffort effort = solver->effort();
      result.positions = effort.positions;
      result.used_slots = effort.used_slots;
      result.slots = effort.slots;
      RunStatus status = ended_;
      if (status == RunStatus::interrupted && !options_.stop.stop_requested()) status = RunStatus::work_limit;
      running::set_end(result, status,
                       {lacking,
                        fmt::format("after {} positions, {} of {} slots of the table in use", effort.positions,
                                    effort.used_slots, effort.slots),
                        status == RunStatus::work_limit ? "give more" : ""});
    });
    saved_.tell(result);
    return result;
  }

 private:
  // The search's strategy, written down. What it knows of several winning plies is chosen from; what it has lost since
  // is searched again. \returns why there is none, or complete
  template <class Row>
  RunStatus certify(SoccerSolver& solver, SolveResult<Row>& result) {
    struct SearchEnded {
      RunStatus status;
    };
    const enumerate::CertificateChoice choice(pitch_);
    const auto winning_ply = [&](const WidePosition& position) {
      if (deadline_.is_over()) throw SearchEnded{RunStatus::interrupted};
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
                                                    static_cast<Player>(*result.winner), winning_ply, limited());
      if (run.status != RunStatus::complete) return run.status;
      result.certificate = run.certificate.bytes();
      result.certified_positions = run.certificate.positions;
      return RunStatus::complete;
    } catch (const SearchEnded& ended) {
      return ended.status;
    }
  }

  const Options& options_;
  const bool certify_;
  RunStatus ended_ = RunStatus::complete;  // why something is missing
  std::optional<std::string> lacking_;     // what, where it is not the search that ended
  running::Runner runner_;
  Pitch pitch_;
  Replay at_;
  engines::RunOptions run_;
  Deadline deadline_;
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

// Distances to the end, if so many positions that they take seconds and a few hundred MiB at most. Where a limit ends
// that, the search has a line all the same, but another one: the result says so.
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

}  // namespace

std::string request_of(const SolveQuery& query) { return solve_command(query, ""); }
std::string request_of(const SolveMovesQuery& query) { return solve_command(query, "moves"); }
std::string request_of(const SolveLineQuery& query) { return solve_command(query, "line"); }

SolveResult<PitchWinner> solve(const SolveQuery& query, const Options& options) {
  Solving solving(query, request_of(query), options);
  return solving.run<PitchWinner>("the winner", [&](SoccerSolver& solver, SolveResult<PitchWinner>& result) {
    result.winner = number_of(solver.winner(solving.at().end));
    result.rows.push_back({to_string(solving.pitch().name()), result.winner});
  });
}

SolveResult<PlyWinner> solve(const SolveMovesQuery& query, const Options& options) {
  Solving solving(query, request_of(query), options);
  return solving.run<PlyWinner>("winners", [&](SoccerSolver& solver, SolveResult<PlyWinner>& result) {
    const WidePosition& position = solving.at().end;
    // The position itself first: that is often the easiest question, and its answer gives a ply that wins, or all.
    const std::optional<Player> winner = solver.winner(position);
    result.winner = number_of(winner);
    const std::optional<Ply> winning = winner == position.mover ? solver.winning_ply(position) : std::nullopt;
    for (const enumerate::RatedPly& rated : solver.plies(position)) {
      std::optional<Player> after = rated.winner;
      if (winner == other(position.mover) || (winning && winning->to == rated.ply.to)) after = winner;
      if (!after) after = solver.winner(play(solving.pitch(), position, rated.ply));
      if (!after) solving.note_end(solver.status());
      result.rows.push_back({solving.text_of(rated.ply.to), number_of(after)});
    }
  });
}

SolveResult<LinePly> solve(const SolveLineQuery& query, const Options& options) {
  Solving solving(query, request_of(query), options);
  return solving.run<LinePly>("the plies after those", [&](SoccerSolver& solver, SolveResult<LinePly>& result) {
    WidePosition position = solving.at().end;
    result.winner = number_of(solver.winner(position));
    int ply = static_cast<int>(solving.at().plies.size());
    const auto add = [&](Vertex to) {
      result.rows.push_back({++ply, static_cast<int>(position.mover), solving.text_of(to)});
      position = play(solving.pitch(), position, ply_to(solving.pitch(), position, to));
    };
    if (const auto distances = distances_if_listable(solving, position)) {
      result.plies_to_end = distances->end.plies;
      for (const Vertex to : distances->line) add(to);
    } else {
      for (const Ply& next : solved_line(solving.pitch(), solver, position).plies) add(next.to);
    }
  });
}

}  // namespace quadrille::soccer
