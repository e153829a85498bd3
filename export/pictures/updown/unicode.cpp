// Shows a list of Up's & Down's in the characters of a terminal: the grid with the numbers, the mountain path of the
// list's word, and the legend.
#include <fmt/format.h>

#include <algorithm>

#include "export/pictures/unicode_canvas.hpp"
#include "export/pictures/updown/picture.hpp"

namespace quadrille::exports {

namespace {

using updown::Letter;
using updown::Player;

constexpr int pitch = 3;           // columns from one number to the next
constexpr int margin_columns = 8;  // the numbers of the rows, the names of the lines

int column(std::size_t place) { return margin_columns + pitch * static_cast<int>(place); }

StrokeStyle style_of(const UpdownScene::Number& number) {
  return number.player ? style_of_player(static_cast<int>(*number.player)) : StrokeStyle::plain;
}

std::string_view mark_of(const std::optional<Player>& player) { return player == Player::two ? "■" : "●"; }

// The numbers as a grid, and the list below it.
std::string grid(const UpdownScene& scene, bool colour) {
  UnicodeCanvas canvas(scene.n + 1, margin_columns + pitch * std::max(scene.n, 1));
  for (int value = 1; value <= scene.n; ++value) {
    const int row = scene.n - value;
    canvas.put_right(row, margin_columns - 3, fmt::format("{}", value), StrokeStyle::faint);
    for (int place = 0; place < scene.n; ++place)
      canvas.put(row, margin_columns + pitch * place, "·", StrokeStyle::faint);
  }
  for (std::size_t i = 0; i < scene.numbers.size(); ++i) {
    const auto& number = scene.numbers[i];
    canvas.put(scene.n - number.value, column(i), mark_of(number.player), style_of(number));
    canvas.put(scene.n, column(i), fmt::format("{}", number.value), style_of(number));
  }
  return canvas.text(colour);
}

// The mountain path: each letter a step up or down, at the height of its middle.
std::string mountain(const UpdownScene& scene, bool colour) {
  const auto [length, first, second] = scene.repetition;
  std::vector<int> levels;  // the row of each step, counted upwards from the path's beginning
  for (int i = 0, height = 0; i < scene.word.length; ++i) {
    const bool up = scene.word.sign(i) == Letter::up;
    levels.push_back(up ? height : height - 1);
    height += up ? 1 : -1;
  }
  const auto [lowest, highest] = std::minmax_element(levels.begin(), levels.end());
  const int letters = *highest - *lowest + 1;  // the row below the path
  UnicodeCanvas canvas(letters + 1 + (length > 0 ? 2 : 0), margin_columns + scene.word.length);
  canvas.put(letters, 0, "word", StrokeStyle::faint);
  for (int i = 0; i < scene.word.length; ++i) {
    const bool up = scene.word.sign(i) == Letter::up;
    canvas.put(*highest - levels[static_cast<std::size_t>(i)], margin_columns + i, up ? "╱" : "╲");
    canvas.put(letters, margin_columns + i, up ? "U" : "D");
  }
  if (length > 0) {
    canvas.put(letters + 1, 0, "first", StrokeStyle::faint);
    canvas.put(letters + 2, 0, "second", StrokeStyle::faint);
  }
  for (int i = 0; i < length; ++i) {
    canvas.put(letters + 1, margin_columns + first + i, "━", StrokeStyle::accent);
    canvas.put(letters + 2, margin_columns + second + i, "━", StrokeStyle::contrast);
  }
  return canvas.text(colour);
}

}  // namespace

std::string unicode_legend(const UpdownScene& scene, bool colour) {
  std::string text = scene.title + '\n';
  for (std::size_t i = 0; i < std::min<std::size_t>(2, scene.numbers.size()); ++i) {
    const auto& [value, player, role] = scene.numbers[i];
    if (!player) continue;
    const std::string about_player =
        fmt::format("{} player {}, on {}{}", mark_of(player), static_cast<int>(*player),
                    role == updown::Role::offense ? "offense" : "defense", i == 0 ? ", wrote first" : "");
    text += styled(about_player, style_of(scene.numbers[i]), colour) + '\n';
  }
  return text + scene.outcome + '\n';
}

std::string unicode_board(const UpdownScene& scene, bool colour) {
  const std::string word = scene.word.length > 0 ? '\n' + mountain(scene, colour) : "";
  return grid(scene, colour) + word + '\n';
}

std::string unicode_updown(const UpdownScene& scene, bool colour) {
  return unicode_board(scene, colour) + unicode_legend(scene, colour);
}

}  // namespace quadrille::exports
