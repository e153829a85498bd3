// Generates a random game of Paper Soccer, and tries an assertion on it. A game here is a pitch with one or more legal
// histories (lists of plies).
#include "properties/soccer/cases.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <limits>
#include <ostream>

#include "proofs/soccer/drawings.hpp"
#include "properties/soccer/boards.hpp"

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
  RC_CLASSIFY(is_board(pitch.name()), "board");
  RC_CLASSIFY(ends.size() > 1 && weakly_equivalent(ends[0], ends[1]) && !equal(ends[0], ends[1]), "equivalent");
}

void ask(const StateQuestion& question, const std::string& text, std::span<const State> states) {
  const bool holds = question.violations(states).empty();
  if (!holds) RC_FAIL(text);
}

// Games with the number of histories for one question, each short enough for the question.
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

namespace {

std::size_t plies_left_at(const State& state, const Ply& ply) {
  std::size_t left = 0;
  const State next = after(state, ply);
  for_each_ply(*next.pitch, next.position, [&](const Ply&) { ++left; });
  return left;
}

// The plies that fit the preference, or all if none does.
std::vector<Ply> narrowed(const State& state, const std::vector<Ply>& plies, Preference preference) {
  std::vector<Ply> fitting;
  const auto take_if = [&](auto holds) {
    std::copy_if(plies.begin(), plies.end(), std::back_inserter(fitting), holds);
  };
  switch (preference) {
    case Preference::none:
      break;
    case Preference::bounce:
      take_if([&](const Ply& ply) { return bounces(*state.pitch, state.position, ply); });
      break;
    case Preference::goal:
      take_if([&](const Ply& ply) { return state.pitch->goal(ply.to) != Goal::none; });
      break;
    case Preference::used_up_corner: {
      const auto off_goal = [&](const Ply& ply) { return state.pitch->goal(ply.to) == Goal::none; };
      std::size_t fewest = std::numeric_limits<std::size_t>::max();
      for (const Ply& ply : plies) {
        if (off_goal(ply)) fewest = std::min(fewest, plies_left_at(state, ply));
      }
      take_if([&](const Ply& ply) { return off_goal(ply) && plies_left_at(state, ply) == fewest; });
      break;
    }
  }
  return fitting.empty() ? plies : fitting;
}

rc::Gen<Choice> choices() {
  // Goals end histories, so few choices prefer them.
  const auto preferences = rc::gen::weightedElement<Preference>(
      {{8, Preference::none}, {6, Preference::bounce}, {5, Preference::used_up_corner}, {1, Preference::goal}});
  return rc::gen::apply(
      [](Preference preference, std::uint8_t index) {
        return Choice{preference, index};
      },
      preferences, rc::gen::inRange<std::uint8_t>(0, 8));
}

rc::Gen<std::vector<Choice>> choice_lists() { return rc::gen::container<std::vector<Choice>>(choices()); }

// A size from `least` to `most`, all equally often, at every size of RapidCheck.
rc::Gen<int> sizes(int least, int most) { return rc::gen::resize(rc::kNominalSize, rc::gen::inRange(least, most + 1)); }

rc::Gen<PitchName> paper_pitches() {
  // A pitch of height 1 has one state only; a few are enough.
  const auto heights = rc::gen::weightedOneOf<int>({{1, rc::gen::just(1)}, {9, sizes(2, 5)}});
  return rc::gen::apply([](int m, int n) { return PitchName{Rules::paper, m, n}; }, sizes(1, 5), heights);
}

rc::Gen<PitchName> classic_pitches() {
  return rc::gen::apply([](int w, int h) { return PitchName{Rules::classic, 2 * w, 2 * h}; }, sizes(1, 3), sizes(1, 3));
}

struct Line {
  bool variant = false;  // a history of the first line's drawing, if it has a closed loop
  std::vector<Choice> choices;
};

rc::Gen<Line> lines() {
  return rc::gen::apply(
      [](bool variant, std::vector<Choice> list) {
        return Line{variant, std::move(list)};
      },
      rc::gen::arbitrary<bool>(), choice_lists());
}

}  // namespace

std::ostream& operator<<(std::ostream& out, const GeneratedGame& game) {
  const Pitch pitch(game.pitch);
  out << "pitch " << to_string(game.pitch);
  for (const auto& history : game.histories) out << '\n' << to_string(pitch, history);
  return out;
}

rc::Gen<PitchName> pitch_names(Scope scope) {
  if (scope <= Scope::without_walls) return paper_pitches();
  return rc::gen::weightedOneOf<PitchName>({{3, paper_pitches()}, {1, classic_pitches()}});
}

State decode(const Pitch& pitch, const std::vector<Choice>& choices) {
  State state = start_state(pitch);
  for (const Choice& choice : choices) {
    std::vector<Ply> plies;
    for_each_ply(pitch, state.position, [&](const Ply& ply) { plies.push_back(ply); });
    if (plies.empty()) break;
    plies = narrowed(state, plies, choice.preference);
    state = after(state, plies[choice.index % plies.size()]);
  }
  return state;
}

rc::Gen<GeneratedGame> generated_games(Scope scope, std::size_t histories, std::size_t most_plies) {
  auto named = generated_games_on(pitch_names(scope), histories, most_plies);
  if (scope < Scope::without_walls) return named;
  return rc::gen::weightedOneOf<GeneratedGame>(
      {{2, named}, {1, generated_games_on_boards(scope, histories, most_plies)}});
}

rc::Gen<GeneratedGame> generated_games_on(const rc::Gen<PitchName>& pitches, std::size_t histories,
                                          std::size_t most_plies) {
  return rc::gen::apply(
      [most_plies](const PitchName& name, const std::vector<Line>& all) {
        const Pitch pitch(name);
        GeneratedGame game{name, {}};
        for (Line line : all) {
          line.choices.resize(std::min(line.choices.size(), most_plies));
          const bool variant = line.variant && !game.histories.empty();
          game.histories.push_back(variant ? with_first_loop_reversed(game.histories.front())
                                           : decode(pitch, line.choices).history);
        }
        return game;
      },
      pitches, rc::gen::container<std::vector<Line>>(histories, lines()));
}

}  // namespace quadrille::soccer
