#include <fmt/format.h>

#include <algorithm>

#include "export/pictures/plusminus/picture.hpp"
#include "export/pictures/unicode_canvas.hpp"

namespace quadrille::exports {

namespace {

constexpr int margin = 15;  // the names of player 1's lists
constexpr int gap = 2;      // between the grid and player 2's lists
constexpr std::string_view heading = "player 2: prediction, truth";

// Which of the four lines that meet at a corner of the grid there are.
std::string_view corner(int row, int column, int n) {
  const bool first = column == 0;
  const bool last = column == n;
  if (row == 0) return first ? "┌" : last ? "┐" : "┬";
  if (row == n) return first ? "└" : last ? "┘" : "┴";
  return first ? "├" : last ? "┤" : "┼";
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
  for (std::size_t column = 0; column < scene.rows.size(); ++column) {
    if (!scene.rows[column]) continue;
    canvas.put(top_row + 2 * (n - 1 - *scene.rows[column]) + 1, margin + 4 * static_cast<int>(column) + 2, "■");
  }
  for (const PlusminusScene::Choice& choice : scene.choices) {
    const int y = top_row + 2 * (n - 1 - choice.row) + 1;
    canvas.put_right(y, margin + 4 * choice.column + 3, fmt::format("{}", choice.number), StrokeStyle::accent);
  }
}

// The prediction, the truth and the mark of step k, the next of them so many rows and columns further.
void draw_step(UnicodeCanvas& canvas, const PlusminusScene::List& list, std::size_t k, int row, int column, int down,
               int across, StrokeStyle style) {
  if (k < list.prediction.size()) canvas.put(row, column, list.prediction[k] ? "+" : "-", style);
  if (k < list.truth.size() && list.truth[k]) canvas.put(row + down, column + across, *list.truth[k] ? "+" : "-");
  if (list.matches(k)) canvas.put(row + 2 * down, column + 2 * across, "✓", StrokeStyle::accent);
}

}  // namespace

std::string unicode_plusminus(const PlusminusScene& scene, bool colour) {
  const int n = scene.n;
  const auto steps = [](const PlusminusScene::List& list) {
    return std::max(list.prediction.size(), list.truth.size());
  };
  const auto& [one, two] = scene.lists;
  // A list may be longer than the grid has steps, where a record breaks the rules.
  const int above = std::max(0, 2 * (static_cast<int>(steps(two)) - n));
  const int top_row = 1 + above;
  const int right_column = margin + 4 * std::max(n, static_cast<int>(steps(one))) + 1 + gap;
  const int bottom = top_row + 2 * n + 1;
  UnicodeCanvas canvas(bottom + 3, right_column + static_cast<int>(heading.size()));

  draw_grid(canvas, scene, top_row);
  canvas.put(0, right_column, heading, StrokeStyle::two);
  canvas.put(bottom, 0, "1: prediction", StrokeStyle::one);
  canvas.put(bottom + 1, 0, "   truth");
  for (std::size_t k = 0; k < steps(one); ++k) {
    draw_step(canvas, one, k, bottom, margin + 4 * static_cast<int>(k + 1), 1, 0, StrokeStyle::one);
  }
  for (std::size_t k = 0; k < steps(two); ++k) {
    draw_step(canvas, two, k, top_row + 2 * (n - static_cast<int>(k + 1)), right_column, 0, 2, StrokeStyle::two);
  }
  return canvas.text(colour) + scene.title + '\n' + scene.outcome + '\n';
}

}  // namespace quadrille::exports
