#include <fmt/format.h>

#include <cmath>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/updown/counts.hpp"
#include "quadrille/error.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::updown {

namespace {

// Processor seconds at 2.5 GHz or so, measured at n = 32; each number more takes twice as long.
double seconds_of(int n) { return std::ldexp(5.8, n - 32); }

Result<ScoreCounts> scores_of(int n, const run::Runner& runner) {
  engines::RunOptions options = runner.engine_options();
  // An observer of several n has to be told which one it is.
  if (options.observer) {
    options.observer = [n, tell = options.observer](engines::Progress at) {
      at.grade = n;
      tell(at);
    };
  }
  return runner.on_threads([&] { return enumerate::count_updown(n, options); });
}

// `UDU`; the order of the words as texts is that of these numbers' binary digits, but with U before D.
std::string signature(std::uint64_t index, int letters) {
  std::string text;
  for (int i = letters - 1; i >= 0; --i) text += (index >> static_cast<unsigned>(i) & 1U) == 0 ? 'U' : 'D';
  return text;
}

std::string from(int n) { return fmt::format("all n from {}", n); }

}  // namespace

Result<ScoreCounts> count(const CountQuery& query, const Options& options) {
  const run::Runner runner(options);
  enumerate::require_counted_numbers(query.n);
  runner.note_cost(seconds_of(query.n));
  Result<ScoreCounts> result = scores_of(query.n, runner);
  run::set_end(result, result.status, {from(query.n)});
  return result;
}

Result<RangeScoreCounts> count(const CountRangeQuery& query, const Options& options) {
  const run::Runner runner(options);
  enumerate::require_counted_numbers(query.first);
  enumerate::require_counted_numbers(query.last);
  if (query.last < query.first) {
    refuse(fmt::format("n {}..{}", query.first, query.last), "runs backwards", "give the lesser number first");
  }
  double seconds = 0;
  for (int n = query.first; n <= query.last; ++n) seconds += seconds_of(n);
  runner.note_cost(seconds);
  Result<RangeScoreCounts> result;
  for (int n = query.first; n <= query.last && result.whole(); ++n) {
    const Result<ScoreCounts> scores = scores_of(n, runner);
    run::set_end(result, scores.status, {from(n)});
    for (const ScoreCounts& row : scores.rows) result.rows.push_back({n, row.score, row.permutations});
  }
  return result;
}

Result<SignatureCounts> count(const CountSignaturesQuery& query, const Options& options) {
  Result<SignatureCounts> result;
  const std::vector<std::uint64_t> counts = enumerate::signature_counts(query.n);
  if (options.stop.stop_requested()) {
    run::set_end(result, RunStatus::interrupted, {"all rows"});
    return result;
  }
  result.rows.reserve(counts.size());
  for (std::uint64_t i = 0; i < counts.size(); ++i) {
    result.rows.push_back({signature(i, query.n - 1), Natural(counts[i])});
  }
  return result;
}

}  // namespace quadrille::updown
