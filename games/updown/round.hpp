// Rounds and matches of Up's & Down's.
//
// In a round two players take turns to write a number from 1 to n that is not yet in the list, until the list contains
// all n numbers. The player on offense gets the round's score, the score of the list's word of rises and falls
// (score.hpp). In a match each player is on offense in half of the rounds. A player's grand score is the sum of the
// scores of those rounds.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/player.hpp"
#include "games/updown/score.hpp"
#include "quadrille/detail/updown_role.hpp"

namespace quadrille::updown {

using games::other;
using games::Player;

/// The player, or the role, that writes the number of a turn; turns count from 1.
template <class Side>
constexpr Side mover(Side first, std::size_t turn) {
  return turn % 2 == 1 ? first : other(first);
}

/// A round as it was written down; it may break the rules.
struct Round {
  Player offense = Player::one;
  Player first = Player::one;  ///< the player of the first number
  std::vector<int> numbers;    ///< n is their number
};

enum class Illegality {
  out_of_range,  ///< not from 1 to n
  repeated,      ///< already in the list
};

/// The reason why a list is no permutation of 1 to n.
struct Fault {
  std::size_t turn = 0;  ///< of the first number that is out of range or repeated
  Illegality why = Illegality::out_of_range;
  std::string message;  ///< for people; it names the numbers that are missing too
};

/// The first number of a complete list that breaks the rules; nothing if there is none.
std::optional<Fault> fault_of(std::span<const int> numbers);

/// The same for a list that may lack numbers of 1 to n: only the numbers in it are checked.
std::optional<Fault> fault_of_beginning(std::span<const int> numbers, int n);

struct PlayedRound {
  Word word;
  Repetition repetition;  ///< its length is the score

  int score() const { return repetition.length; }
};

/// \pre the list has no fault and at most most_numbers numbers
PlayedRound play(const Round& round);

/// Grand scores and the numbers of rounds on offense; index 0 is player 1.
struct Standing {
  std::array<int, 2> grand_scores{};
  std::array<int, 2> rounds_on_offense{};

  void add(Player offense, int score);
  /// True if each player was on offense equally often.
  bool balanced() const { return rounds_on_offense[0] == rounds_on_offense[1]; }
};

}  // namespace quadrille::updown
