#include "proofs/soccer/question.hpp"

#include "proofs/soccer/walk.hpp"

namespace quadrille::soccer {

namespace {

struct Board {
  const char* pitch;
  std::optional<int> plies;  // to the end if empty
};

// Where assertions that should hold are walked. Each board is walked to its end or far beyond every witness of the
// ledger; the last is for those that speak of classic pitches too.
constexpr Board standard_boards[] = {
    {"paper:1x3", std::nullopt}, {"paper:2x2", std::nullopt}, {"paper:3x3", 8}, {"classic:2x2", std::nullopt}};

std::vector<Board> boards_for(const std::string& board, Scope scope) {
  if (!board.empty()) return {{board.c_str(), std::nullopt}};
  std::vector<Board> boards(std::begin(standard_boards), std::end(standard_boards));
  if (scope == Scope::paper_pitches) boards.pop_back();
  return boards;
}

}  // namespace

std::vector<proofs::Exhaustion> StateQuestion::exhaust(const proofs::WalkOptions& options) const {
  std::vector<proofs::Exhaustion> walks;
  for (const Board& board : boards_for(options.board, scope_)) {
    const Pitch pitch(parse_pitch_name(board.pitch));
    walks.push_back(walk_pitch(*this, pitch, options.last_ply ? options.last_ply : board.plies, options.stop));
  }
  return walks;
}

StatePredicate holds_of_each(std::function<bool(const State&)> holds) {
  return [holds = std::move(holds)](std::span<const State> states) {
    Violations violations;
    for (std::size_t i = 0; i < states.size(); ++i) {
      if (!holds(states[i])) violations.push_back(i);
    }
    return violations;
  };
}

StatePredicate holds_of_all(std::function<bool(std::span<const State>)> holds) {
  return [holds = std::move(holds)](std::span<const State> states) {
    return holds(states) ? Violations{} : Violations{0};
  };
}

proofs::Assertion state_assertion(proofs::Role role, Subject subject, Scope scope, std::string text,
                                  StatePredicate predicate, std::string fails_on) {
  return make_assertion(role, std::move(text), StateQuestion(subject, scope, std::move(predicate)),
                        std::move(fails_on));
}

std::string to_string(const Example& example) {
  const Pitch pitch(example.pitch);
  std::string text = to_string(example.pitch);
  for (std::size_t i = 0; i < example.histories.size(); ++i) {
    text += i == 0 ? " " : " | ";
    text += to_string(pitch, example.histories[i]);
  }
  return text;
}

}  // namespace quadrille::soccer
