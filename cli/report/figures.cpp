#include "cli/report/figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace quadrille::cli {

namespace {

using exports::Chart;
using Kind = Chart::Kind;
using Scale = Chart::Scale;

FigurePlan plan(std::string id, std::string title, std::string caption, std::string command, Chart chart) {
  return {{std::move(id), std::move(title), std::move(caption), {}, std::move(chart)}, std::move(command)};
}

Chart series(std::string x, std::vector<std::string> y, std::string label, Scale scale) {
  return {Kind::series, std::move(x), std::move(y), {}, std::move(label), scale, {}};
}

Chart bars(std::string x, std::string y, std::string label, Scale scale) {
  return {Kind::bars, std::move(x), {std::move(y)}, {}, std::move(label), scale, {}};
}

Chart heat(std::string x, std::string y, std::vector<std::string> value, std::string label, Scale scale) {
  return {Kind::heat, std::move(x), {std::move(y)}, std::move(value), std::move(label), scale, {}};
}

Chart only(Chart chart, std::string column, std::string value) {
  chart.where.emplace_back(std::move(column), std::move(value));
  return chart;
}

// paper:3x3 as an anchor of the page.
std::string anchor(const std::string& pitch) {
  std::string text = "soccer-" + pitch;
  std::replace(text.begin(), text.end(), ':', '-');
  return text;
}

void add_pitch(std::vector<FigurePlan>& figures, const std::string& pitch, const std::string& plies) {
  const auto command = [&](const char* by) {
    return fmt::format("count soccer --pitch {}{} --by {}", pitch, plies, by);
  };
  const std::string id = anchor(pitch);
  figures.push_back(plan(id, fmt::format("{}: classes and histories by ply", pitch),
                         "Histories are sequences of plies; a weak class is a drawing, a strong class a drawing with "
                         "its ball. On reachable positions the two coincide, so their lines lie on each other.",
                         command("ply"),
                         series("ply", {"histories", "weak_classes", "strong_classes"}, "count", Scale::log)));
  figures.push_back(plan(id + "-endings", fmt::format("{}: endings by ply", pitch),
                         "Finished histories: the ball on g1 (player 2 wins), on g2 (player 1 wins), or nobody's ply "
                         "left (who is to move loses).",
                         command("outcome"),
                         series("ply", {"games_1", "games_2", "games_blocked"}, "finished histories", Scale::log)));
  const bool walls = soccer::parse_pitch_name(pitch).rules == soccer::Rules::classic;
  figures.push_back(plan(id + "-bounces", fmt::format("{}: drawings by bounces", pitch),
                         walls ? "How many drawings there are with so many bounces, off cycles and off the walls."
                               : "How many drawings there are with so many bounces: the number of independent cycles.",
                         command("bounces"), bars("bounces", "weak_classes", "weak classes", Scale::log)));
}

SectionPlan soccer_section(const std::vector<soccer::PitchName>& pitches, std::optional<int> plies) {
  SectionPlan plan{{"soccer",
                    "Paper Soccer",
                    "Every position that can be reached, counted exactly, by the number of drawn segments. The scales "
                    "are logarithmic; the tables have every digit.",
                    {}},
                   {}};
  const std::string option = plies ? fmt::format(" --plies {}", *plies) : "";
  for (const soccer::PitchName& pitch : pitches) add_pitch(plan.figures, to_string(pitch), option);
  return plan;
}

SectionPlan updown_section() {
  return {{"updown",
           "Up's & Down's",
           "Two players write the numbers 1 to n in a row; the score is the length of the longest factor that the word "
           "of ups and downs has at two places.",
           {}},
          {plan("updown-scores", "Permutations of 20 numbers by score",
                "Of all 20! permutations, how many have each score.", "count updown --n 20",
                bars("score", "permutations", "permutations", Scale::log)),
           plan("updown-offense", "Best play when offense moves first",
                "Offense writes so that the score is large, defense so that it is small.",
                "solve updown --n 3..26 --first offense", series("n", {"score"}, "score", Scale::linear)),
           plan("updown-defense", "Best play when defense moves first", "The same, with the other player first.",
                "solve updown --n 3..26 --first defense", series("n", {"score"}, "score", Scale::linear))}};
}

SectionPlan plusminus_section() {
  return {
      {"plusminus",
       "Plusses and Minuses",
       "Both players predict a word of signs; then a permutation is placed, and each scores where the own word "
       "agrees with the rises and falls of the permutation or of its inverse.",
       {}},
      {plan("plusminus-matches", "Points of both players over all permutations of 8",
            "Player 1 predicts +-+-+-+, player 2 ++-++-+: how many permutations give both scores.",
            "count plusminus --predictions +-+-+-+,++-++-+",
            heat("matches_1", "matches_2", {"permutations"}, "permutations", Scale::log)),
       plan("plusminus-descents", "Descents of a permutation of 20 and of its inverse",
            "The joint distribution; its symmetry is that of inversion.", "count plusminus --n 20 --by descents",
            heat("descents", "inverse_descents", {"permutations"}, "permutations", Scale::log)),
       plan("plusminus-pairs", "Pairs of truth lists that occur",
            "How many pairs of sign words some permutation of n has, it and its inverse.",
            "count plusminus --n 1..16 --by pairs", series("n", {"pairs"}, "pairs", Scale::log)),
       plan("plusminus-margins", "Margins of all predictions on the board of 8",
            "Player 1's points less player 2's when both place best, over all pairs of predictions.",
            "solve plusminus --n 8 --by predictions", bars("margin", "pairs", "pairs of predictions", Scale::linear))}};
}

// Values and opening of one variant.
void add_tennis(std::vector<FigurePlan>& figures, const std::string& variant, const std::string& name) {
  const std::string option = " --variant " + variant;
  figures.push_back(plan(
      variant + "-values", fmt::format("{}: the value by points left, the ball at the centre", name),
      "What the position is worth to player 1 under best play, between losing and winning; the "
      "table has every place of the ball, as an interval that is certain.",
      fmt::format("solve tennis --points 20{} --by states", option),
      only(heat("points_1", "points_2", {"lower", "upper"}, "value for player 1", Scale::diverging), "ball", "0")));
  figures.push_back(plan(variant + "-opening", fmt::format("{}: the opening mix with 50 points", name),
                         "How often an optimal player draws each number in the first turn.",
                         fmt::format("solve tennis --points 50{} --strategy", option),
                         only(bars("draw", "probability", "probability", Scale::linear), "player", "1")));
  figures.push_back(plan(variant + "-games", fmt::format("{}: games of 20 points by turns", name),
                         "Every game that can be played, by its length and its winner.",
                         fmt::format("count tennis --points 20{}", option),
                         series("turns", {"wins_1", "wins_2", "draws"}, "games", Scale::log)));
}

SectionPlan tennis_section() {
  SectionPlan plan{{"tennis",
                    "Tennis and Footsteps",
                    "Both players bid at once from their points, and the ball moves towards who bid less. There is no "
                    "best bid, only a best mix; values are solved turn by turn as matrix games.",
                    {}},
                   {}};
  add_tennis(plan.figures, "tennis", "Tennis");
  add_tennis(plan.figures, "footsteps", "Footsteps");
  return plan;
}

}  // namespace

std::vector<SectionPlan> report_sections(const std::vector<soccer::PitchName>& pitches, std::optional<int> plies) {
  return {soccer_section(pitches, plies), updown_section(), plusminus_section(), tennis_section()};
}

}  // namespace quadrille::cli
