#include "properties/soccer/games.hpp"

#include <algorithm>
#include <ostream>

#include "proofs/soccer/drawings.hpp"

namespace quadrille::properties {

namespace {

using soccer::Pitch;
using soccer::PitchName;
using soccer::Ply;
using soccer::Rules;
using soccer::State;

std::size_t plies_left_at(const State& state, const Ply& ply) {
  std::size_t left = 0;
  const State next = soccer::after(state, ply);
  soccer::for_each_ply(*next.pitch, next.position, [&](const Ply&) { ++left; });
  return left;
}

// The plies that grant the wish, or all if none does.
std::vector<Ply> narrowed(const State& state, const std::vector<Ply>& plies, Wish wish) {
  std::vector<Ply> granted;
  const auto keep_if = [&](auto holds) {
    std::copy_if(plies.begin(), plies.end(), std::back_inserter(granted), holds);
  };
  switch (wish) {
    case Wish::none:
      break;
    case Wish::bounce:
      keep_if([&](const Ply& ply) { return soccer::bounces(*state.pitch, state.position, ply); });
      break;
    case Wish::goal:
      keep_if([&](const Ply& ply) { return state.pitch->goal(ply.to) != soccer::Goal::none; });
      break;
    case Wish::used_up_corner: {
      const auto off_goal = [&](const Ply& ply) { return state.pitch->goal(ply.to) == soccer::Goal::none; };
      std::size_t fewest = 8;
      for (const Ply& ply : plies) {
        if (off_goal(ply)) fewest = std::min(fewest, plies_left_at(state, ply));
      }
      keep_if([&](const Ply& ply) { return off_goal(ply) && plies_left_at(state, ply) == fewest; });
      break;
    }
  }
  return granted.empty() ? plies : granted;
}

rc::Gen<Choice> choices() {
  // Goals end histories, so few wish for them.
  const auto wishes =
      rc::gen::weightedElement<Wish>({{8, Wish::none}, {6, Wish::bounce}, {5, Wish::used_up_corner}, {1, Wish::goal}});
  return rc::gen::apply(
      [](Wish wish, std::uint8_t index) {
        return Choice{wish, index};
      },
      wishes, rc::gen::inRange<std::uint8_t>(0, 8));
}

rc::Gen<std::vector<Choice>> choice_lists() { return rc::gen::container<std::vector<Choice>>(choices()); }

// A size between `least` and `most`, evenly, whatever the size RapidCheck is at.
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
  for (const auto& history : game.histories) out << '\n' << soccer::to_string(pitch, history);
  return out;
}

rc::Gen<PitchName> pitch_names(proofs::Scope scope) {
  if (scope == proofs::Scope::paper_pitches) return paper_pitches();
  return rc::gen::weightedOneOf<PitchName>({{3, paper_pitches()}, {1, classic_pitches()}});
}

soccer::State decode(const Pitch& pitch, const std::vector<Choice>& choices) {
  State state = soccer::start_state(pitch);
  for (const Choice& choice : choices) {
    std::vector<Ply> plies;
    soccer::for_each_ply(pitch, state.position, [&](const Ply& ply) { plies.push_back(ply); });
    if (plies.empty()) break;
    plies = narrowed(state, plies, choice.wish);
    state = soccer::after(state, plies[choice.index % plies.size()]);
  }
  return state;
}

rc::Gen<GeneratedGame> games(proofs::Scope scope, std::size_t histories, std::size_t most_plies) {
  return rc::gen::apply(
      [most_plies](const PitchName& name, const std::vector<Line>& all) {
        const Pitch pitch(name);
        GeneratedGame game{name, {}};
        for (Line line : all) {
          line.choices.resize(std::min(line.choices.size(), most_plies));
          const bool variant = line.variant && !game.histories.empty();
          game.histories.push_back(variant ? proofs::with_first_loop_reversed(game.histories.front())
                                           : decode(pitch, line.choices).history);
        }
        return game;
      },
      pitch_names(scope), rc::gen::container<std::vector<Line>>(histories, lines()));
}

}  // namespace quadrille::properties
