// Tries an assertion on random cases with RapidCheck, inside this process. It also notices if memory runs out
// meanwhile, because RapidCheck would report that as a failure of the assertion.
#include "properties/property.hpp"

#include <rapidcheck.h>

#include <atomic>
#include <exception>
#include <mutex>
#include <new>
#include <typeinfo>
#include <unordered_map>

namespace quadrille::properties {

namespace {

/// A listener that prints nothing.
class Silent : public rc::detail::TestListener {
 public:
  void onTestCaseFinished(const rc::detail::CaseDescription&) override {}
  void onShrinkTried(const rc::detail::CaseDescription&, bool) override {}
  void onTestFinished(const rc::detail::TestMetadata&, const rc::detail::TestResult&) override {}
};

// RapidCheck shows tags as it shows any string, in quotes.
std::string unquoted(const std::string& tag) {
  return tag.size() >= 2 && tag.front() == '"' ? tag.substr(1, tag.size() - 2) : tag;
}

CaseCounts case_counts(const rc::detail::Distribution& distribution, int cases) {
  CaseCounts reached{{"case", cases}};
  for (const auto& [tags, count] : distribution) {
    for (const std::string& tag : tags) reached[unquoted(tag)] += count;
  }
  return reached;
}

std::string shown(const rc::detail::Example& example) {
  std::string text;
  for (const auto& [type, value] : example) text += text.empty() ? value : "\n" + value;
  return text;
}

}  // namespace

PropertyRun run_property(const proofs::Assertion& assertion, CaseGenerator generate, const PropertyOptions& options) {
  if (!assertion.question->has_cases_to_generate()) return {};
  rc::detail::TestParams params;
  params.seed = options.seed;
  params.maxSuccess = options.cases;
  rc::detail::TestMetadata metadata;
  metadata.description = assertion.text;
  Silent silent;
  PropertyRun run;
  std::exception_ptr ended_by;  // an exception that does not concern the assertion
  const FailedAllocations failed_allocations;
  // Only a failure ends RapidCheck before all cases are done. A failure that generated nothing shrinks to nothing, so
  // the end is immediate.
  const auto one_case = [&] {
    run.cut_short = run.cut_short || options.stop.stop_requested();
    if (run.cut_short || ended_by || failed_allocations.any()) RC_FAIL("cut short");
    try {
      generate(*assertion.question, assertion.text);
    } catch (const std::bad_alloc&) {
      ended_by = std::current_exception();
    } catch (const std::bad_cast&) {
      ended_by = std::current_exception();
    }
    if (ended_by) RC_FAIL("cut short");
  };
  const rc::detail::TestResult result = rc::detail::checkTestable(
      one_case, metadata, params, silent, std::unordered_map<std::string, rc::detail::Reproduce>{});
  if (ended_by) std::rethrow_exception(ended_by);
  if (failed_allocations.any()) throw std::bad_alloc();
  if (run.cut_short) return run;

  if (result.is<rc::detail::SuccessResult>()) {
    const auto& success = result.get<rc::detail::SuccessResult>();
    run.cases = success.numSuccess;
    run.reached = case_counts(success.distribution, success.numSuccess);
  } else if (result.is<rc::detail::FailureResult>()) {
    const auto& failure = result.get<rc::detail::FailureResult>();
    run.cases = failure.numSuccess + 1;
    run.counterexample = shown(failure.counterExample);
  } else if (result.is<rc::detail::GaveUpResult>()) {
    run.error = result.get<rc::detail::GaveUpResult>().description;
  } else {
    run.error = result.get<rc::detail::Error>().description;
  }
  return run;
}

namespace {

// A new-handler takes no argument, so its count belongs to the process.
struct State {
  std::atomic<std::uint64_t> failed = 0;
  std::atomic<std::new_handler> earlier = nullptr;
};
constinit State state;

// Counts the failure, then acts as the earlier handler would.
void on_failure() {
  ++state.failed;
  const std::new_handler earlier = state.earlier;
  if (earlier == nullptr) throw std::bad_alloc();
  earlier();
}

// The handler is never removed: several threads that did so would restore each other's handlers.
void set_handler() {
  static std::mutex mutex;
  const std::scoped_lock lock(mutex);
  const std::new_handler earlier = std::get_new_handler();
  if (earlier == on_failure) return;
  state.earlier = earlier;
  std::set_new_handler(on_failure);
}

}  // namespace

FailedAllocations::FailedAllocations() {
  set_handler();
  before_ = state.failed;
}

bool FailedAllocations::any() const { return state.failed != before_; }

}  // namespace quadrille::properties
