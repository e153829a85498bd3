// Computes the data for pictures of a list of Up's & Down's: the list's word of rises and falls, and the longest block
// of letters that occurs twice in the word.
#include <fmt/format.h>

#include "export/pictures/updown/picture.hpp"

namespace quadrille::exports {

namespace {

// `score 4: UDUD at letters 1 and 3`; of a beginning it is the longest factor so far.
std::string outcome_of(const UpdownScene& scene) {
  const auto [length, first, second] = scene.repetition;
  const bool whole = static_cast<int>(scene.numbers.size()) == scene.n;
  std::string score = fmt::format("{} {}", whole ? "score" : "repeated so far", length);
  if (length == 0) return score;
  const std::string factor =
      updown::to_string(scene.word).substr(static_cast<std::size_t>(first), static_cast<std::size_t>(length));
  return fmt::format("{}: {} at letters {} and {}", score, factor, first + 1, second + 1);
}

UpdownScene scene_of(std::span<const int> list, int n) {
  UpdownScene scene;
  scene.n = n;
  for (const int value : list) scene.numbers.push_back({value, std::nullopt, std::nullopt});
  scene.word = updown::word_of(list);
  scene.repetition = updown::longest_repetition(scene.word);
  scene.outcome = outcome_of(scene);
  scene.description =
      fmt::format("list {}; word {}; {}", fmt::join(list, ","), updown::to_string(scene.word), scene.outcome);
  return scene;
}

}  // namespace

UpdownScene round_scene(const updown::Round& round, int n) {
  UpdownScene scene = scene_of(round.numbers, n);
  for (std::size_t i = 0; i < scene.numbers.size(); ++i) {
    const updown::Player player = updown::mover(round.first, i + 1);
    scene.numbers[i].player = player;
    scene.numbers[i].role = player == round.offense ? updown::Role::offense : updown::Role::defense;
  }
  scene.title = fmt::format("Up's & Down's with {} number{}, player {} on offense", n, n == 1 ? "" : "s",
                            static_cast<int>(round.offense));
  scene.description += fmt::format("; player {} wrote first", static_cast<int>(round.first));
  return scene;
}

UpdownScene permutation_scene(std::span<const int> numbers) {
  const int n = static_cast<int>(numbers.size());
  UpdownScene scene = scene_of(numbers, n);
  scene.title = fmt::format("A permutation of {} number{}, and its word", n, n == 1 ? "" : "s");
  return scene;
}

}  // namespace quadrille::exports
