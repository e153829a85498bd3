// What the report shows of Paper Soccer: three figures a pitch, and how many drawings each pitch has.
#include "cli/soccer/figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>

#include "cli/options/arguments.hpp"
#include "cli/report/charts.hpp"
#include "cli/soccer/usual_pitches.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::cli {

namespace {

using Scale = exports::Chart::Scale;

struct FigureArguments {
  std::vector<std::string> pitches = {"paper:1x3", "paper:3x3"};
  std::optional<std::string> plies;
};

std::vector<soccer::PitchName> parse_pitches(const std::vector<std::string>& texts) {
  std::vector<soccer::PitchName> names;
  for (const std::string& text : texts) {
    const soccer::PitchName name = soccer::parse_pitch_name(text);
    soccer::require_drawable(name);
    for (const soccer::PitchName& other : names) {
      if (to_string(other) == to_string(name)) {
        throw Error(ErrorKind::unusable_input, fmt::format("--pitch {}: given twice; give each pitch once", text));
      }
    }
    names.push_back(name);
  }
  return names;
}

// The rows of `count soccer`, by the engine that the job chooses.
template <class Row>
FigureTable counted_figure(const std::string& pitch, std::optional<int> plies, const Options& options) {
  const auto plan = soccer::plan(soccer::CountBy<Row>{.pitch = pitch, .plies = plies}, options);
  FigureTable found{table_for<Row>(request_of(plan.query), "paper soccer, " + pitch)};
  found.table.unfilled = plan.unfilled;
  const Result<Row> result = count(plan, options);
  append_rows(found.table, result.rows);
  found.end = JobEnd::of(result);
  return found;
}

// paper:3x3 as an anchor of the page.
std::string anchor(const std::string& pitch) {
  std::string text = "soccer-" + pitch;
  std::replace(text.begin(), text.end(), ':', '-');
  return text;
}

void add_pitch(std::vector<JobFigure>& figures, const soccer::PitchName& name, std::optional<int> plies) {
  const std::string pitch = to_string(name);
  const auto add = [&](exports::Figure figure, auto count_rows, const char* by) {
    figures.push_back(
        {std::move(figure),
         fmt::format("count soccer --pitch {}{} --by {}", pitch, plies ? fmt::format(" --plies {}", *plies) : "", by),
         [=](const Options& options) { return count_rows(pitch, plies, options); }});
  };
  const std::string id = anchor(pitch);
  add(figure(
          id, fmt::format("{}: classes and histories by ply", pitch),
          "Histories are sequences of plies; a weak class is a drawing, a strong class a drawing with "
          "its ball. On reachable positions the two coincide, so their lines lie on each other. In the table, goal_1 "
          "counts the weak classes whose ball lies on g1 (player 2 has won), goal_2 those on g2 (player 1 has won), "
          "blocked those without a legal ply (the player to move has lost).",
          series("ply", {"histories", "weak_classes", "strong_classes"}, "count", Scale::log)),
      counted_figure<soccer::PlyCounts>, "ply");
  add(figure(id + "-endings", fmt::format("{}: endings by ply", pitch),
             "Finished histories, by winner: goal_wins_1 ends with the ball on g2, goal_wins_2 with the ball on g1; "
             "blocked_wins_1 ends with player 2 to move and without a legal ply, blocked_wins_2 with player 1.",
             series("ply", {"goal_wins_1", "goal_wins_2", "blocked_wins_1", "blocked_wins_2"}, "finished histories",
                    Scale::log)),
      counted_figure<soccer::OutcomeCounts>, "outcome");
  const bool walls = name.rules == soccer::Rules::classic;
  add(figure(id + "-bounces", fmt::format("{}: drawings by bounces", pitch),
             walls ? "How many drawings there are with so many bounces, off cycles and off the walls."
                   : "How many drawings there are with so many bounces: the number of independent cycles.",
             bars("bounces", "weak_classes", "weak classes", Scale::log)),
      counted_figure<soccer::BounceCounts>, "bounces");
}

// 11,546,908.
std::string in_groups(const Natural& number) {
  std::string text = number.str();
  for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > 0; at -= 3) {
    text.insert(static_cast<std::size_t>(at), ",");
  }
  return text;
}

// All weak classes of a table of count soccer by ply.
Natural classes_of(const Table& table) {
  const auto column = std::find(table.columns.begin(), table.columns.end(), "weak_classes") - table.columns.begin();
  Natural classes = 0;
  for (const auto& row : table.rows) classes += std::get<Natural>(row[static_cast<std::size_t>(column)]);
  return classes;
}

// The drawings of each pitch.
std::vector<exports::Tile> tiles_of(const std::vector<exports::Figure>& figures, std::optional<int> plies) {
  std::vector<exports::Tile> tiles;
  for (const exports::Figure& figure : figures) {
    if (figure.table.name != "count_soccer_ply") continue;
    const std::string game = figure.table.provenance.rules + (plies ? fmt::format(", to ply {}", *plies) : "");
    tiles.push_back({fmt::format("drawings in {}", game), in_groups(classes_of(figure.table)), figure.id});
  }
  return tiles;
}

FigureSection section_of(const FigureArguments& arguments) {
  const std::vector<soccer::PitchName> pitches = parse_pitches(arguments.pitches);
  const std::optional<int> plies = parse_plies(arguments.plies);
  FigureSection section{{"soccer",
                         "Paper Soccer",
                         "Every position that can be reached, counted exactly, by the number of drawn segments. The "
                         "scales are logarithmic; the tables have every digit.",
                         {}},
                        {},
                        [plies](const std::vector<exports::Figure>& figures) { return tiles_of(figures, plies); }};
  for (const soccer::PitchName& pitch : pitches) add_pitch(section.figures, pitch, plies);
  return section;
}

}  // namespace

ReportPart soccer_report_part() {
  const auto arguments = std::make_shared<FigureArguments>();
  const auto add_options = [arguments](Command& report) {
    report.add_option("--pitch", arguments->pitches, "the pitches of Paper Soccer to show (paper:1x3 and paper:3x3)")
        .type_name("PITCH")
        .suggest(usual_pitches());
    report.add_option("--plies", arguments->plies, "count the pitches to ply K; wholly if not given").type_name("K");
  };
  return {add_options,
          [arguments] { return section_of(*arguments); },
          {"report --pitch paper:2x3 --pitch classic:8x10 --plies 6 --out report"}};
}

}  // namespace quadrille::cli
