#include "proofs/exhaustive.hpp"

#include <fmt/format.h>

#include "proofs/permutations/walk.hpp"
#include "proofs/soccer/walk.hpp"
#include "proofs/tennis/walk.hpp"

namespace quadrille::proofs {

namespace {

struct Board {
  const char* pitch;
  std::optional<int> plies;  // to the end if empty
};

// Where sentences on Paper Soccer that should hold are walked. All four are whole or go far beyond every witness of the
// ledger; the last is for those that speak of classic pitches too.
constexpr Board standard_boards[] = {
    {"paper:1x3", std::nullopt}, {"paper:2x2", std::nullopt}, {"paper:3x3", 8}, {"classic:2x2", std::nullopt}};

std::vector<Board> boards_for(const Sentence& sentence, Scope scope) {
  if (!sentence.expected_to_hold()) return {{sentence.fails_on.c_str(), std::nullopt}};
  std::vector<Board> boards(std::begin(standard_boards), std::end(standard_boards));
  if (scope == Scope::paper_pitches) boards.pop_back();
  return boards;
}

/// The walks of one sentence, whatever its game.
struct Walks {
  const Sentence& sentence;
  std::optional<int> last_ply;
  const GoOn& go_on;

  std::vector<Exhaustion> operator()(const SoccerQuestion& question) const {
    std::vector<Exhaustion> walks;
    for (const Board& board : boards_for(sentence, question.scope)) {
      const soccer::Pitch pitch(soccer::parse_pitch_name(board.pitch));
      walks.push_back(exhaust(question, pitch, last_ply ? last_ply : board.plies, go_on));
    }
    return walks;
  }

  std::vector<Exhaustion> operator()(const PermutationQuestion& question) const {
    const int largest = sentence.expected_to_hold() ? question.walked : parse_permutation_board(sentence.fails_on);
    return {exhaust(question, largest, last_ply, go_on)};
  }

  std::vector<Exhaustion> operator()(const TennisQuestion& question) const {
    if (const auto* record = std::get_if<RecordQuestion>(&question.about)) return {exhaust(*record, last_ply, go_on)};
    return exhaust(std::get<CourtQuestion>(question.about), last_ply, go_on);
  }
};

}  // namespace

std::string to_string(const Witness& witness) {
  return std::visit([](const auto& of_its_game) { return to_string(of_its_game); }, witness);
}

std::string to_string(const Exhaustion& exhaustion) {
  return fmt::format("exhaustive:{}/{}/{}", exhaustion.board, exhaustion.plies, exhaustion.positions);
}

std::vector<Exhaustion> exhaust(const Sentence& sentence, std::optional<int> last_ply, const GoOn& go_on) {
  return std::visit(Walks{sentence, last_ply, go_on}, sentence.question);
}

}  // namespace quadrille::proofs
