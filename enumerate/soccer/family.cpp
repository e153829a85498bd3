// A family of pitches, counted one after another, or in one sweep.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "enumerate/run/runner.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/soccer/family/counts.hpp"
#include "enumerate/soccer/plan.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_family.hpp"

namespace quadrille::soccer {

namespace {

// Pitches named in a sentence: all of a few, of many those at the ends.
std::string listed(const std::vector<std::string>& pitches) {
  constexpr std::size_t few = 6;
  if (pitches.size() <= few) return fmt::format("{}", fmt::join(pitches, ", "));
  return fmt::format("{} to {} ({} pitches)", pitches.front(), pitches.back(), pitches.size());
}

// Counts pitches of one width after another from one sweep, where that is quicker than a sweep of each.
class WidthSweeps {
 public:
  WidthSweeps(const CountPlan& plan, const running::Runner& runner) : plan_(plan), runner_(runner) {}

  // The pitch's row, or that the sweep was interrupted; nothing if the pitch is to be counted by itself.
  std::optional<Answer> count(const CountPlan& pitch) {
    if (!can_be_swept(pitch)) return std::nullopt;
    const PitchName& name = pitch.pitch;
    const auto now = std::pair(name.width, pitch.request.engine);
    if (now != swept_) {
      counts_.reset();
      swept_ = now;
      is_worth_it_ = enumerate::worth_a_family_sweep(pitch.request.engine, name.width, pitches_like(pitch));
    }
    if (!is_worth_it_) return std::nullopt;
    try {
      return runner_.on_threads([&] {
        if (!counts_) counts_.emplace(name.rules, name.width, pitch.request.engine, runner_.engine_options());
        Answer answer{.table = pitch.table};
        append_rows<CountRow>(answer.table, std::vector{counts_->at(name.height)}, schema_of(By::total));
        return answer;
      });
    } catch (const engines::OutOfBudget&) {
      counts_.reset();  // a sweep of one pitch holds less
      is_worth_it_ = false;
      return std::nullopt;
    } catch (const engines::Interrupted&) {
      return Answer{.table = pitch.table, .ending = {.status = RunStatus::interrupted}};
    }
  }

 private:
  static bool can_be_swept(const CountPlan& pitch) {
    const bool sweeps = pitch.request.engine == Engine::frontier || pitch.request.engine == Engine::trails;
    return sweeps && !pitch.ended && !pitch.request.plies && !pitch.request.mirror &&
           pitch.pitch.height >= enumerate::least_family_height;
  }
  std::size_t pitches_like(const CountPlan& pitch) const {
    return static_cast<std::size_t>(std::count_if(plan_.pitches.begin(), plan_.pitches.end(), [&](const auto& other) {
      return can_be_swept(other) && other.request.engine == pitch.request.engine &&
             other.pitch.width == pitch.pitch.width;
    }));
  }

  const CountPlan& plan_;
  const running::Runner& runner_;
  std::optional<std::pair<int, Engine>> swept_{};  // width and engine of the pitches at hand
  bool is_worth_it_ = false;
  std::optional<enumerate::FamilyCounts> counts_{};
};

void tell_progress(const Options& options, std::size_t done, std::size_t all) {
  if (!options.progress) return;
  options.progress({.unit = "pitch",
                    .grade = static_cast<int>(done) + 1,
                    .fraction = static_cast<double>(done) / static_cast<double>(all)});
}

}  // namespace

Answer run_family(const CountPlan& plan, const Options& options) {
  const running::Runner runner(options);
  std::vector<std::string> compromised;  // by the frontier, which leaves their histories empty
  std::vector<std::string> for_trails;   // those of them that trails can count
  double trails_seconds = 0;
  for (const auto& pitch : plan.pitches) {
    if (!pitch.is_compromise) continue;
    if (pitch.request.engine == Engine::frontier) {
      compromised.push_back(pitch.request.pitch);
      if (pitch.trails_seconds) {
        for_trails.push_back(pitch.request.pitch);
        trails_seconds += *pitch.trails_seconds;
      }
    } else {
      runner.note(fmt::format("{} takes {} for {}: {}", mention("engine", "auto"), to_string(pitch.request.engine),
                              pitch.request.pitch, pitch.reason));
    }
  }
  if (!compromised.empty()) {
    std::string note = fmt::format("{} takes frontier for {}, too large to list; histories stay empty",
                                   mention("engine", "auto"), listed(compromised));
    if (!for_trails.empty()) {
      const std::string which = for_trails == compromised ? "them" : "those of " + listed(for_trails);
      note += fmt::format("; {} counts {} in at most about {:.0f} minutes", mention("engine", "trails"), which,
                          std::ceil(trails_seconds / 60));
    }
    runner.note(note);
  }
  Options each = options;
  each.note = {};
  Answer answer{.table = plan.table};
  WidthSweeps sweeps(plan, runner);
  for (const CountPlan& pitch : plan.pitches) {
    std::optional<Answer> swept = sweeps.count(pitch);
    if (swept) tell_progress(options, answer.table.rows.size(), plan.pitches.size());
    Answer counted = swept ? *std::move(swept) : run(pitch, each);
    answer.ending.status = counted.ending.status;
    const std::string& name = pitch.request.pitch;
    if (!counted.ending.whole()) {
      const std::string& reached = counted.ending.reached;
      answer.ending.reached = reached.empty() ? "at " + name : fmt::format("at {}, {}", name, reached);
      answer.ending.missing = answer.table.missing = fmt::format("{}, and the pitches after it", name);
      answer.ending.remedy = counted.ending.remedy;
      return answer;
    }
    std::vector<Cell>& row = answer.table.rows.emplace_back(std::move(counted.table.rows.at(0)));
    row.insert(row.begin(), name);
  }
  return answer;
}

}  // namespace quadrille::soccer
