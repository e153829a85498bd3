#include "properties/soccer/cases.hpp"

#include <rapidcheck.h>

#include <algorithm>

#include "proofs/soccer/drawings.hpp"
#include "properties/soccer/games.hpp"

namespace quadrille::soccer {

namespace {

// Drawings of more edges have classes too large to list.
constexpr std::size_t most_plies_of_a_class = 12;
constexpr std::size_t most_plies_of_a_state = 60;

void classify(const Pitch& pitch, const std::vector<State>& ends) {
  const auto any = [&](auto holds) { return std::any_of(ends.begin(), ends.end(), holds); };
  const auto ended = [&](Outcome how) {
    return any([&](const State& state) { return outcome(pitch, state.position) == how; });
  };
  RC_CLASSIFY(any([](const State& state) { return state.bounces > 0; }), "bounce");
  RC_CLASSIFY(any(cyclic), "cycle");
  RC_CLASSIFY(ended(Outcome::goal_1) || ended(Outcome::goal_2), "goal");
  RC_CLASSIFY(ended(Outcome::blocked), "blocked");
  RC_CLASSIFY(ends.size() > 1 && weakly_equivalent(ends[0], ends[1]) && !equal(ends[0], ends[1]), "equivalent");
}

void ask(const StateQuestion& question, const std::string& text, std::span<const State> states) {
  const bool holds = question.violations(states).empty();
  if (!holds) RC_FAIL(text);
}

// As many histories as the question needs to be asked once, and as long as it can be asked about.
rc::Gen<GeneratedGame> cases_for(const StateQuestion& question) {
  switch (question.subject()) {
    case Subject::pitch:
      return generated_games(question.scope(), 1, 0);
    case Subject::state:
      return generated_games(question.scope(), 1, most_plies_of_a_state);
    case Subject::weak_class:
      return generated_games(question.scope(), 1, most_plies_of_a_class);
    case Subject::states:
      return generated_games(question.scope(), 3, most_plies_of_a_state);
  }
  return generated_games(question.scope(), 1, 0);
}

}  // namespace

void ask_generated_case(const proofs::Question& question, const std::string& text) {
  const auto& about = dynamic_cast<const StateQuestion&>(question);
  const GeneratedGame game = *cases_for(about);
  const Pitch pitch(game.pitch);
  std::vector<State> ends;
  std::vector<State> all;
  for (const auto& history : game.histories) {
    const std::vector<State> along = states_along(pitch, history);
    ends.push_back(along.back());
    all.insert(all.end(), along.begin(), along.end());
  }
  classify(pitch, ends);
  switch (about.subject()) {
    case Subject::pitch:
      ask(about, text, ends);
      break;
    case Subject::state:
      for (const State& state : all) ask(about, text, {&state, 1});
      break;
    case Subject::weak_class:
      for (const State& state : all) ask(about, text, class_of(pitch, state.position.drawing));
      break;
    case Subject::states:
      ask(about, text, all);
      break;
  }
}

}  // namespace quadrille::soccer
