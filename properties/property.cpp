#include "properties/property.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <new>
#include <unordered_map>

#include "proofs/soccer/drawings.hpp"
#include "properties/generators.hpp"

namespace quadrille::properties {

namespace {

using proofs::Sentence;
using proofs::Subject;
using soccer::Pitch;
using soccer::State;

// Drawings of more edges have classes too large to list.
constexpr std::size_t most_plies_of_a_class = 12;
constexpr std::size_t most_plies_of_a_state = 60;

/// Says nothing while RapidCheck works.
class Silent : public rc::detail::TestListener {
 public:
  void onTestCaseFinished(const rc::detail::CaseDescription&) override {}
  void onShrinkTried(const rc::detail::CaseDescription&, bool) override {}
  void onTestFinished(const rc::detail::TestMetadata&, const rc::detail::TestResult&) override {}
};

void classify(const Pitch& pitch, const std::vector<State>& ends) {
  const auto any = [&](auto holds) { return std::any_of(ends.begin(), ends.end(), holds); };
  const auto ended = [&](soccer::Outcome outcome) {
    return any([&](const State& state) { return soccer::outcome(pitch, state.position) == outcome; });
  };
  RC_CLASSIFY(any([](const State& state) { return state.bounces > 0; }), "bounce");
  RC_CLASSIFY(any(proofs::cyclic), "cycle");
  RC_CLASSIFY(ended(soccer::Outcome::goal_1) || ended(soccer::Outcome::goal_2), "goal");
  RC_CLASSIFY(ended(soccer::Outcome::blocked), "blocked");
  RC_CLASSIFY(ends.size() > 1 && soccer::weakly_equivalent(ends[0], ends[1]) && !soccer::equal(ends[0], ends[1]),
              "equivalent");
}

void ask(const Sentence& sentence, std::span<const State> states) {
  const bool holds = sentence.predicate(states).empty();
  if (!holds) RC_FAIL(sentence.text);
}

// The histories that a sentence about this subject is asked with, and how long they are.
rc::Gen<GeneratedGame> games_for(const Sentence& sentence) {
  switch (sentence.subject) {
    case Subject::pitch:
      return games(sentence.scope, 1, 0);
    case Subject::state:
      return games(sentence.scope, 1, most_plies_of_a_state);
    case Subject::weak_class:
      return games(sentence.scope, 1, most_plies_of_a_class);
    case Subject::states:
      return games(sentence.scope, 3, most_plies_of_a_state);
  }
  return games(sentence.scope, 1, 0);
}

void check_case(const Sentence& sentence, const GeneratedGame& game) {
  const Pitch pitch(game.pitch);
  std::vector<State> ends;
  std::vector<State> all;
  for (const auto& history : game.histories) {
    const std::vector<State> along = soccer::states_along(pitch, history);
    ends.push_back(along.back());
    all.insert(all.end(), along.begin(), along.end());
  }
  classify(pitch, ends);
  switch (sentence.subject) {
    case Subject::pitch:
      ask(sentence, ends);
      break;
    case Subject::state:
      for (const State& state : all) ask(sentence, {&state, 1});
      break;
    case Subject::weak_class:
      for (const State& state : all) ask(sentence, proofs::class_of(pitch, state.position.drawing));
      break;
    case Subject::states:
      ask(sentence, all);
      break;
  }
}

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
      check_case(sentence, *games_for(sentence));
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
