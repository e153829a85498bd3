// Shows a grid of Plusses and Minuses in the characters of a terminal: as one picture, or in separate parts for a
// terminal with few lines.
#include <fmt/format.h>

#include <algorithm>

#include "export/pictures/plusminus/picture.hpp"
#include "export/pictures/unicode_canvas.hpp"

namespace quadrille::exports {

namespace {

constexpr int margin = 15;  // the names of player 1's lists
constexpr int gap = 2;      // between the grid and player 2's lists
constexpr std::string_view heading = "player 2: prediction, truth";

// The corner of the grid with those of its four lines that exist.
std::string_view corner(int row, int column, int n) {
  const bool first = column == 0;
  const bool last = column == n;
  if (row == 0) return first ? "┌" : last ? "┐" : "┬";
  if (row == n) return first ? "└" : last ? "┘" : "┴";
  return first ? "├" : last ? "┤" : "┼";
}

// Player 1's squares have another mark than player 2's; squares without a known player have that of player 2.
std::string_view mark_of(int player) { return player == 1 ? "●" : "■"; }

// The places of the squares of a grid on the sheet.
struct Squares {
  int top = 0;     // the row of the upper squares
  int mark = 0;    // the column of a mark in the left squares
  int number = 0;  // the column where a number in the left squares ends
  int apart = 1;   // rows from one square to the next; columns are four
};

// The filled squares, and the numbers of those that may be filled.
void fill(UnicodeCanvas& canvas, const PlusminusScene& scene, const Squares& squares) {
  const auto row_of = [&](int row) { return squares.top + squares.apart * (scene.n - 1 - row); };
  for (std::size_t column = 0; column < scene.rows.size(); ++column) {
    if (!scene.rows[column]) continue;
    const int player = column < scene.fillers.size() ? scene.fillers[column] : 0;
    canvas.put(row_of(*scene.rows[column]), squares.mark + 4 * static_cast<int>(column), mark_of(player),
               player > 0 ? style_of_player(player) : StrokeStyle::plain);
  }
  for (const PlusminusScene::Choice& choice : scene.choices) {
    canvas.put_right(row_of(choice.row), squares.number + 4 * choice.column, fmt::format("{}", choice.number),
                     StrokeStyle::accent);
  }
}

// Two rows and four columns of characters a square.
void draw_grid(UnicodeCanvas& canvas, const PlusminusScene& scene, int top_row) {
  const int n = scene.n;
  for (int row = 0; row <= n; ++row) {
    for (int column = 0; column <= n; ++column) {
      const int y = top_row + 2 * row;
      const int x = margin + 4 * column;
      canvas.put(y, x, corner(row, column, n), StrokeStyle::faint);
      if (column < n) canvas.put(y, x + 1, "───", StrokeStyle::faint);
      if (row < n) canvas.put(y + 1, x, "│", StrokeStyle::faint);
    }
  }
  fill(canvas, scene, {top_row + 1, margin + 2, margin + 3, 2});
}

// The prediction, the truth and the mark of step k; each is `down` rows and `across` columns after the one before.
void draw_step(UnicodeCanvas& canvas, const PlusminusScene::List& list, std::size_t k, int row, int column, int down,
               int across, StrokeStyle style) {
  if (k < list.prediction.size()) canvas.put(row, column, list.prediction[k] ? "+" : "-", style);
  if (k < list.truth.size() && list.truth[k]) canvas.put(row + down, column + across, *list.truth[k] ? "+" : "-");
  if (list.matches(k)) canvas.put(row + 2 * down, column + 2 * across, "✓", StrokeStyle::accent);
}

// The title, the marks, and the outcome.
std::string legend(const PlusminusScene& scene, bool colour) {
  std::string marks;
  for (const int player : {1, 2}) {
    if (std::count(scene.fillers.begin(), scene.fillers.end(), player) == 0) continue;
    marks += (marks.empty() ? "" : "  ") +
             styled(fmt::format("{} filled by player {}", mark_of(player), player), style_of_player(player), colour);
  }
  if (!marks.empty()) marks += '\n';
  return scene.title + '\n' + marks + scene.outcome + '\n';
}

}  // namespace

std::string unicode_plusminus(const PlusminusScene& scene, bool colour) {
  const int n = scene.n;
  const auto steps = [](const PlusminusScene::List& list) {
    return std::max(list.prediction.size(), list.truth.size());
  };
  const auto& [one, two] = scene.lists;
  // A list may be longer than the grid has steps if a record breaks the rules.
  const int above = std::max(0, 2 * (static_cast<int>(steps(two)) - n));
  const int top_row = 1 + above;
  const int right_column = margin + 4 * std::max(n, static_cast<int>(steps(one))) + 1 + gap;
  const int bottom = top_row + 2 * n + 1;
  constexpr int last_mark = 4;  // from player 2's predictions to the marks of those that came true
  UnicodeCanvas canvas(bottom + 3, right_column + last_mark + 1);

  draw_grid(canvas, scene, top_row);
  canvas.put_right(0, right_column + last_mark, std::string(heading), StrokeStyle::two);
  canvas.put(bottom, 0, "1: prediction", StrokeStyle::one);
  canvas.put(bottom + 1, 0, "   truth");
  for (std::size_t k = 0; k < steps(one); ++k) {
    draw_step(canvas, one, k, bottom, margin + 4 * static_cast<int>(k + 1), 1, 0, StrokeStyle::one);
  }
  for (std::size_t k = 0; k < steps(two); ++k) {
    draw_step(canvas, two, k, top_row + 2 * (n - static_cast<int>(k + 1)), right_column, 0, 2, StrokeStyle::two);
  }
  return canvas.text(colour) + legend(scene, colour);
}

std::string unicode_grid(const PlusminusScene& scene, bool colour) {
  constexpr int first = 6;  // where the numbers of the first column end
  const int n = scene.n;
  UnicodeCanvas canvas(n + 2, first + 4 * (n - 1) + 1);
  for (int k = 0; k < n; ++k) {
    canvas.put_right(n - 1 - k, 1, fmt::format("{}", k + 1), StrokeStyle::faint);
    canvas.put(n - 1 - k, 2, "│", StrokeStyle::faint);
    canvas.put_right(n + 1, first + 4 * k, fmt::format("{}", k + 1), StrokeStyle::faint);
    for (int column = 0; column < n; ++column) canvas.put(n - 1 - k, first + 4 * column, "·", StrokeStyle::faint);
  }
  canvas.put(n, 2, "└", StrokeStyle::faint);
  for (int x = 3; x < canvas.columns(); ++x) canvas.put(n, x, "─", StrokeStyle::faint);
  fill(canvas, scene, {0, first, first, 1});
  return canvas.text(colour);
}

std::string unicode_lists(const PlusminusScene& scene, bool colour) {
  std::string text;
  for (const int player : {1, 2}) {
    const PlusminusScene::List& list = scene.lists[player == 1 ? 0 : 1];
    std::string prediction;
    std::string truth;
    for (const bool plus : list.prediction) prediction += plus ? '+' : '-';
    for (const auto& plus : list.truth) truth += !plus ? '.' : *plus ? '+' : '-';
    const std::string_view along = player == 1 ? "columns" : "rows";
    text += styled(fmt::format("player {}, {}: {}", player, along, prediction), style_of_player(player), colour) + '\n';
    text += fmt::format("{:>{}} {}\n", "truth:", along.size() + 11, truth);
  }
  return text + legend(scene, colour);
}

}  // namespace quadrille::exports
