#include "properties/property.hpp"

#include <rapidcheck.h>

#include <new>
#include <unordered_map>
#include <variant>

#include "properties/permutations/cases.hpp"
#include "properties/soccer/cases.hpp"
#include "properties/tennis/cases.hpp"

namespace quadrille::properties {

namespace {

using proofs::Sentence;

/// Says nothing while RapidCheck works.
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

Reached reached_of(const rc::detail::Distribution& distribution, int cases) {
  Reached reached{{"case", cases}};
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

PropertyRun run_property(const Sentence& sentence, const PropertyOptions& options) {
  const bool generates =
      std::visit([](const auto& question) { return question.has_cases_to_generate(); }, sentence.question);
  if (!generates) return {};
  rc::detail::TestParams params;
  params.seed = options.seed;
  params.maxSuccess = options.cases;
  rc::detail::TestMetadata metadata;
  metadata.description = sentence.text;
  Silent silent;
  PropertyRun run;
  bool out_of_memory = false;
  // A failure is the one way to end RapidCheck before its cases are used up; one that generated nothing shrinks to
  // nothing, so the end is immediate.
  const auto one_case = [&] {
    run.cut_short = run.cut_short || !options.go_on();
    if (run.cut_short || out_of_memory) RC_FAIL("cut short");
    try {
      std::visit([&](const auto& question) { ask_a_case(question, sentence.text); }, sentence.question);
    } catch (const std::bad_alloc&) {
      out_of_memory = true;
      RC_FAIL("cut short");
    }
  };
  const rc::detail::TestResult result = rc::detail::checkTestable(
      one_case, metadata, params, silent, std::unordered_map<std::string, rc::detail::Reproduce>{});
  if (out_of_memory) throw std::bad_alloc();
  if (run.cut_short) return run;

  if (result.is<rc::detail::SuccessResult>()) {
    const auto& success = result.get<rc::detail::SuccessResult>();
    run.cases = success.numSuccess;
    run.reached = reached_of(success.distribution, success.numSuccess);
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

}  // namespace quadrille::properties
