// Computes the data that all pictures of a grid of Plusses and Minuses show: the players' predictions, their truth
// lists and their points. A truth list has the signs that came true. If the grid is not filled yet, some of these signs
// are unknown.
#include <fmt/format.h>

#include <algorithm>

#include "export/pictures/plusminus/picture.hpp"

namespace quadrille::exports {

namespace {

using Images = std::vector<std::optional<std::uint8_t>>;

std::vector<std::optional<bool>> signs_of(const Images& images) {
  std::vector<std::optional<bool>> signs;
  for (std::size_t k = 0; k + 1 < images.size(); ++k) {
    signs.push_back(images[k] && images[k + 1] ? std::optional(*images[k + 1] > *images[k]) : std::nullopt);
  }
  return signs;
}

Images inverse(const Images& images) {
  Images inverse(images.size());
  for (std::size_t i = 0; i < images.size(); ++i) {
    if (images[i]) inverse[*images[i]] = static_cast<std::uint8_t>(i);
  }
  return inverse;
}

// `1 8 4 2`, counted from 1; `.` where a column has no star.
std::string text_of(const Images& images) {
  std::string text;
  for (const auto& image : images) {
    text += fmt::format("{}{}", text.empty() ? "" : " ", image ? fmt::format("{}", *image + 1) : ".");
  }
  return text;
}

std::string text_of(const std::vector<std::optional<bool>>& signs) {
  std::string text;
  for (const auto& sign : signs) text += sign ? (*sign ? '+' : '-') : '.';
  return text;
}

// The points, and also the winner if both lists are complete and no sign is unknown.
std::string outcome_of(const PlusminusScene& scene) {
  const auto& [one, two] = scene.lists;
  const auto whole = [](const PlusminusScene::List& list) {
    return list.prediction.size() == list.truth.size() &&
           std::all_of(list.truth.begin(), list.truth.end(), [](const auto& sign) { return sign.has_value(); });
  };
  const int first = one.points();
  const int second = two.points();
  const std::string points = fmt::format("{} point{} to {}", first, first == 1 ? "" : "s", second);
  if (!whole(one) || !whole(two)) return points + " so far";
  if (first == second) return points + ": a tie";
  return fmt::format("{}: player {} wins", points, first > second ? 1 : 2);
}

}  // namespace

int PlusminusScene::List::points() const {
  int points = 0;
  for (std::size_t k = 0; k < truth.size(); ++k) points += matches(k) ? 1 : 0;
  return points;
}

PlusminusScene plusminus_scene(std::span<const std::optional<std::uint8_t>> rows,
                               const plusminus::Predictions& predictions) {
  PlusminusScene scene;
  scene.n = static_cast<int>(rows.size());
  scene.rows.assign(rows.begin(), rows.end());
  const std::array<Images, 2> images{scene.rows, inverse(scene.rows)};
  for (std::size_t player = 0; player < 2; ++player) {
    PlusminusScene::List& list = scene.lists[player];
    for (int k = 0; k < predictions[player].length; ++k) list.prediction.push_back(predictions[player].is_plus(k));
    list.truth = signs_of(images[player]);
    scene.description +=
        fmt::format("player {}: {} = {}, prediction {}, truth {}; ", player + 1, player == 0 ? 'P' : 'Q',
                    text_of(images[player]), plusminus::to_string(predictions[player]), text_of(list.truth));
  }
  scene.outcome = outcome_of(scene);
  scene.description += scene.outcome;
  scene.title = fmt::format("Plusses and Minuses on a grid of {} by {}", scene.n, scene.n);
  return scene;
}

PlusminusScene plusminus_scene(const plusminus::Permutation& p, const plusminus::Predictions& predictions) {
  return plusminus_scene(Images(p.begin(), p.end()), predictions);
}

}  // namespace quadrille::exports
