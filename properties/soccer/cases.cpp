#include "properties/soccer/cases.hpp"

#include <rapidcheck.h>

#include <algorithm>

#include "proofs/soccer/drawings.hpp"
#include "properties/soccer/games.hpp"

namespace quadrille::properties {

namespace {

using proofs::SoccerQuestion;
using proofs::Subject;
using soccer::Pitch;
using soccer::State;

// Drawings of more edges have classes too large to list.
constexpr std::size_t most_plies_of_a_class = 12;
constexpr std::size_t most_plies_of_a_state = 60;

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

void ask(const SoccerQuestion& question, const std::string& text, std::span<const State> states) {
  const bool holds = question.predicate(states).empty();
  if (!holds) RC_FAIL(text);
}

// The histories that a sentence about this subject is asked with, and how long they are.
rc::Gen<GeneratedGame> games_for(const SoccerQuestion& question) {
  switch (question.subject) {
    case Subject::pitch:
      return games(question.scope, 1, 0);
    case Subject::state:
      return games(question.scope, 1, most_plies_of_a_state);
    case Subject::weak_class:
      return games(question.scope, 1, most_plies_of_a_class);
    case Subject::states:
      return games(question.scope, 3, most_plies_of_a_state);
  }
  return games(question.scope, 1, 0);
}

}  // namespace

void ask_a_case(const SoccerQuestion& question, const std::string& text) {
  const GeneratedGame game = *games_for(question);
  const Pitch pitch(game.pitch);
  std::vector<State> ends;
  std::vector<State> all;
  for (const auto& history : game.histories) {
    const std::vector<State> along = soccer::states_along(pitch, history);
    ends.push_back(along.back());
    all.insert(all.end(), along.begin(), along.end());
  }
  classify(pitch, ends);
  switch (question.subject) {
    case Subject::pitch:
      ask(question, text, ends);
      break;
    case Subject::state:
      for (const State& state : all) ask(question, text, {&state, 1});
      break;
    case Subject::weak_class:
      for (const State& state : all) ask(question, text, proofs::class_of(pitch, state.position.drawing));
      break;
    case Subject::states:
      ask(question, text, all);
      break;
  }
}

}  // namespace quadrille::properties
