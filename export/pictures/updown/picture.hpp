// Pictures of a list of Up's & Down's, or of any permutation, as SVG and in the characters of a terminal.
//
//      3       ■
//      2           ●
//      1   ●
//          1   3   2
//
//     word     ╱╲
//              UD
//
// Each number of the list is a mark on the grid. Its column is the number's place in the list, and its height is the
// number's value. Below the grid, a mountain path shows the list's word (U for a rise, D for a fall), one step for
// each letter. Player 1's numbers are discs (●), player 2's are squares (■), each in the player's colour. Lines below
// the letters mark the two places of the longest block of letters that occurs twice. In SVG, bands on the path mark
// these places.
//
// The list is a permutation of 1 to n, or the beginning of one. In a round each number belongs to the player who wrote
// it; one player is on offense, the other on defense. A permutation without a round has no players; its numbers are
// plain discs.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "export/pictures/svg_document.hpp"
#include "games/updown/round.hpp"

namespace quadrille::exports {

struct UpdownScene {
  struct Number {
    int value = 0;
    std::optional<updown::Player> player;  ///< that wrote it
    std::optional<updown::Role> role;
  };

  int n = 0;
  std::vector<Number> numbers;
  updown::Word word;
  updown::Repetition repetition;  ///< of the word
  std::string title;              ///< `Up's & Down's with 10 numbers, player 1 on offense`
  std::string description;        ///< the list, the word, and the repeated factor
  std::string outcome;            ///< `score 4: UDUD at letters 1 and 3`
};

/// \param round  its list may be shorter than n
/// \pre the list is the beginning of a permutation of 1 to n, with at most most_numbers numbers
/// \complexity O(n^2)
UpdownScene round_scene(const updown::Round& round, int n);

/// A permutation of 1 to n, n its length. \pre as round_scene
UpdownScene permutation_scene(std::span<const int> numbers);

/// The picture as SVG. \complexity O(n)
std::string svg_updown(const UpdownScene& scene, const SvgOptions& options = {});

/// The picture in characters. \param colour  with the terminal's colours (unicode_canvas.hpp)
/// \complexity O(n^2)
std::string unicode_updown(const UpdownScene& scene, bool colour);

/// @{
/// The two parts of unicode_updown: the grid with the mountain path below it, and the lines that explain the marks.
std::string unicode_board(const UpdownScene& scene, bool colour);
std::string unicode_legend(const UpdownScene& scene, bool colour);
/// @}

}  // namespace quadrille::exports
