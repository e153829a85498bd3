// A family of pitches, counted one after another, or in one sweep.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "enumerate/run/runner.hpp"
#include "enumerate/soccer/family/counts.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_family.hpp"

namespace quadrille::soccer {

namespace {

std::vector<std::string> columns_empty_in_all(const std::vector<CountPlan<TotalCounts>>& plans) {
  std::vector<std::string> names = plans.front().unfilled;
  for (const auto& plan : plans) {
    std::erase_if(names, [&](const std::string& name) {
      return std::find(plan.unfilled.begin(), plan.unfilled.end(), name) == plan.unfilled.end();
    });
  }
  return names;
}

// Pitches named in a sentence: all of a few, of many those at the ends.
std::string listed(const std::vector<std::string>& pitches) {
  constexpr std::size_t few = 6;
  if (pitches.size() <= few) return fmt::format("{}", fmt::join(pitches, ", "));
  return fmt::format("{} to {} ({} pitches)", pitches.front(), pitches.back(), pitches.size());
}

// Counts pitches of one width after another from one sweep, where that is quicker than a sweep of each.
class WidthSweeps {
 public:
  WidthSweeps(const FamilyPlan& plan, const run::Runner& runner) : plan_(plan), runner_(runner) {}

  // The pitch's row, or why there is none; nothing if the pitch is to be counted by itself.
  std::optional<Result<TotalCounts>> count(const CountPlan<TotalCounts>& pitch) {
    if (!can_be_swept(pitch)) return std::nullopt;
    const PitchName& name = pitch.pitch;
    const auto now = std::pair(name.width, pitch.query.engine);
    if (now != swept_) {
      counts_.reset();
      swept_ = now;
      is_worth_it_ = enumerate::worth_a_family_sweep(pitch.query.engine, name.width, pitches_like(pitch));
    }
    if (!is_worth_it_) return std::nullopt;
    try {
      return runner_.on_threads([&] {
        if (!counts_) counts_.emplace(name.rules, name.width, pitch.query.engine, runner_.engine_options());
        return Result<TotalCounts>{.rows = {counts_->at(name.height)}};
      });
    } catch (const engines::OutOfBudget&) {
      counts_.reset();  // a sweep of one pitch holds less
      is_worth_it_ = false;
      return std::nullopt;
    } catch (const engines::Interrupted&) {
      return Result<TotalCounts>{.rows = {}, .status = RunStatus::interrupted};
    }
  }

 private:
  static bool can_be_swept(const CountPlan<TotalCounts>& pitch) {
    const bool sweeps = pitch.query.engine == Engine::frontier || pitch.query.engine == Engine::trails;
    return sweeps && !pitch.counted && !pitch.query.plies && !pitch.query.mirror &&
           pitch.pitch.height >= enumerate::least_family_height;
  }
  std::size_t pitches_like(const CountPlan<TotalCounts>& pitch) const {
    return static_cast<std::size_t>(std::count_if(plan_.pitches.begin(), plan_.pitches.end(), [&](const auto& other) {
      return can_be_swept(other) && other.query.engine == pitch.query.engine && other.pitch.width == pitch.pitch.width;
    }));
  }

  const FamilyPlan& plan_;
  const run::Runner& runner_;
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

std::string request_of(const CountFamilyQuery& query) {
  return fmt::format("quadrille count soccer --pitch {} --engine {}{}{} --by total", query.pitches,
                     to_string(query.engine), query.plies ? fmt::format(" --plies {}", *query.plies) : "",
                     query.mirror ? " --modulo mirror" : "");
}

FamilyPlan plan(const CountFamilyQuery& query, const Options& options) {
  if (!options.checkpoint.empty()) {
    throw Error(ErrorKind::unusable_input, "--checkpoint: is of one pitch; leave it out, or count each pitch alone");
  }
  FamilyPlan family{.query = query};
  for (const std::string& pitch : pitches_of(query.pitches)) {
    family.pitches.push_back(
        plan(CountTotalQuery{.pitch = pitch, .engine = query.engine, .plies = query.plies, .mirror = query.mirror},
             options));
  }
  family.unfilled = columns_empty_in_all(family.pitches);
  return family;
}

std::optional<RequestSize> size_of(const FamilyPlan& plan, const Options& options) {
  std::optional<RequestSize> all;
  for (const auto& pitch : plan.pitches) {
    const std::optional<RequestSize> size = size_of(pitch, options);
    if (!size) continue;
    if (!all) all = RequestSize{0, size->unit, size->known};
    all->count += size->count;
    if (size->known != RequestSize::Known::exactly) all->known = size->known;
  }
  return all;
}

Result<PitchCounts> count(const FamilyPlan& plan, const Options& options) {
  const run::Runner runner(options);
  std::vector<std::string> compromised;  // by the frontier, which leaves their histories empty
  std::vector<std::string> for_trails;   // those of them that trails can count
  double trails_seconds = 0;
  for (const auto& pitch : plan.pitches) {
    if (!pitch.is_compromise) continue;
    if (pitch.query.engine == Engine::frontier) {
      compromised.push_back(pitch.query.pitch);
      if (pitch.trails_seconds) {
        for_trails.push_back(pitch.query.pitch);
        trails_seconds += *pitch.trails_seconds;
      }
    } else {
      runner.note(fmt::format("--engine auto takes {} for {}: {}", to_string(pitch.query.engine), pitch.query.pitch,
                              pitch.reason));
    }
  }
  if (!compromised.empty()) {
    std::string note = fmt::format("--engine auto takes frontier for {}, too large to list; histories stay empty",
                                   listed(compromised));
    if (!for_trails.empty()) {
      const std::string which = for_trails == compromised ? "them" : "those of " + listed(for_trails);
      note += fmt::format("; --engine trails counts {} in at most about {:.0f} minutes", which,
                          std::ceil(trails_seconds / 60));
    }
    runner.note(note);
  }
  Options each = options;
  each.note = {};
  Result<PitchCounts> result;
  result.unfilled = plan.unfilled;
  WidthSweeps sweeps(plan, runner);
  for (const auto& pitch : plan.pitches) {
    std::optional<Result<TotalCounts>> swept = sweeps.count(pitch);
    if (swept) tell_progress(options, result.rows.size(), plan.pitches.size());
    Result<TotalCounts> counted = swept ? std::move(*swept) : count(pitch, each);
    result.status = counted.status;
    if (!counted.whole()) {
      result.reached = counted.reached.empty() ? fmt::format("at {}", pitch.query.pitch)
                                               : fmt::format("at {}, {}", pitch.query.pitch, counted.reached);
      result.missing = fmt::format("{}, and the pitches after it", pitch.query.pitch);
      result.remedy = counted.remedy;
      return result;
    }
    TotalCounts& total = counted.rows.at(0);
    result.rows.push_back({pitch.query.pitch, std::move(total.histories), std::move(total.weak_classes),
                           std::move(total.strong_classes)});
  }
  return result;
}

Result<PitchCounts> count(const CountFamilyQuery& query, const Options& options, const OnFamilyOutlook& on_outlook) {
  const FamilyPlan planned = plan(query, options);
  if (on_outlook) on_outlook({.plan = planned, .size = size_of(planned, options)});
  return count(planned, options);
}

}  // namespace quadrille::soccer
