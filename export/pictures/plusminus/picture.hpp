// Pictures of a grid of Plusses and Minuses, as SVG and in the characters of a terminal. They show the filled squares
// (the stars, here ■), the signs that each player predicted, and the true signs, which the filled squares determine.
//
//      player 2: prediction, truth
//           ┌───┬───┬───┐
//           │   │ ■ │   │
//           ├───┼───┼───┤  + +  ✓
//           │   │   │ ■ │
//           ├───┼───┼───┤  + -
//           │ ■ │   │   │
//           └───┴───┴───┘
//     1: prediction +   -
//        truth      +   -
//                   ✓   ✓
//
// A sign belongs to two neighbouring columns or rows. For columns, + says that the filled square of the right column
// lies higher than that of the left column. For rows, + says that the filled square of the lower row lies further to
// the right than that of the upper row. Player 1's signs are below the lines between two columns, player 2's signs to
// the right of the lines between two rows. A correct prediction is marked ✓ in a terminal. In SVG, a frame surrounds a
// correct prediction and its true sign.
//
// A grid whose record breaks the rules may lack filled squares. Then the true signs that depend on them are unknown.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "export/pictures/svg_document.hpp"
#include "games/plusminus/score.hpp"

namespace quadrille::exports {

struct PlusminusScene {
  /// A player's list of predictions beside its truth list.
  struct List {
    std::vector<bool> prediction;            ///< true for each sign that is a plus
    std::vector<std::optional<bool>> truth;  ///< likewise; one sign for each step of the grid
    /// True if the prediction of sign k is correct.
    bool matches(std::size_t k) const {
      return k < prediction.size() && k < truth.size() && truth[k] && *truth[k] == prediction[k];
    }
    int points() const;
  };

  /// An empty square that may be filled next.
  struct Choice {
    int column = 0;  ///< from the left, 0 first
    int row = 0;     ///< from the bottom, 0 first
    int number = 0;  ///< by which the player chooses it
  };

  int n = 0;
  std::vector<std::optional<std::uint8_t>> rows;  ///< the row of each column's filled square, from the bottom, 0 first
  std::vector<Choice> choices;                    ///< in an interactive game; otherwise none
  std::vector<int> fillers;                       ///< likewise the player who filled each column's square, 1 or 2
  std::array<List, 2> lists;                      ///< player 1's is along the columns, player 2's along the rows
  std::string title;                              ///< `Plusses and Minuses on a grid of 8 by 8`
  std::string description;                        ///< the permutation, and each prediction with its truth
  std::string outcome;                            ///< `4 points to 5: player 2 wins`
};

/// \param rows  as in plusminus::Filling: no row twice
/// \pre at most most_signs + 1 columns
/// \complexity O(n)
PlusminusScene plusminus_scene(std::span<const std::optional<std::uint8_t>> rows,
                               const plusminus::Predictions& predictions);

/// The scene of a whole grid. \pre `p` is a permutation of 0..n-1
PlusminusScene plusminus_scene(const plusminus::Permutation& p, const plusminus::Predictions& predictions);

/// The picture as SVG. \complexity O(n)
std::string svg_plusminus(const PlusminusScene& scene, const SvgOptions& options = {});

/// The picture in characters. \param colour  with the terminal's colours (unicode_canvas.hpp)
/// \complexity O(n^2)
std::string unicode_plusminus(const PlusminusScene& scene, bool colour);

/// The grid for a low terminal, a line a row, with the numbers of rows and columns in place of the lists. Parameters
/// and complexity are the same.
std::string unicode_grid(const PlusminusScene& scene, bool colour);

/// The predictions and truths, in lines of text. \complexity O(n)
std::string unicode_lists(const PlusminusScene& scene, bool colour);

}  // namespace quadrille::exports
