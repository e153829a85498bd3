// What the report shows of Paper Soccer: three figures a pitch, and how the drawings grow with the pitch.
#include "cli/soccer/figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

#include "cli/options/arguments.hpp"
#include "cli/report/charts.hpp"
#include "cli/report/findings.hpp"
#include "cli/soccer/drawn_figure.hpp"
#include "cli/soccer/usual_pitches.hpp"
#include "export/report/assets.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_family.hpp"

namespace quadrille::cli {

namespace {

using Scale = exports::Chart::Scale;

constexpr const char* squares_id = "soccer-squares";

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

// The rows of `count soccer`.
template <class Row>
FigureTable counted(const soccer::CountBy<Row>& query, const Options& options) {
  const auto plan = soccer::plan(query, options);
  FigureTable found{table_for<Row>(request_of(plan), "paper soccer, " + query.pitch)};
  found.table.unfilled = plan.unfilled;
  const Result<Row> result = count(plan, options);
  append_rows(found.table, result.rows);
  found.end = JobEnd::of(result);
  return found;
}

// The same by the engine that the job chooses.
template <class Row>
FigureTable counted_figure(const std::string& pitch, std::optional<int> plies, const Options& options) {
  return counted(soccer::CountBy<Row>{.pitch = pitch, .plies = plies}, options);
}

// paper:3x3 as an anchor of the page.
std::string anchor(const std::string& pitch) {
  std::string text = "soccer-" + pitch;
  std::replace(text.begin(), text.end(), ':', '-');
  return text;
}

// "paper:3x3: drawings peak at ply 17 of 30".
TitleOf peak_finding(const std::string& pitch, std::optional<int> plies) {
  return [=](const Table& table) {
    const std::vector<Natural> drawings = numbers_of(table, "weak_classes");
    const std::vector<std::size_t> peaks = peaks_of(drawings);
    const std::string last = texts_of(table, "ply").back();
    if (peaks.front() + 1 == drawings.size()) {
      return fmt::format("{}: drawings grow to the last ply{}, to {} at ply {}", pitch, plies ? " counted" : "",
                         about(drawings.back()), last);
    }
    return fmt::format("{}: drawings peak at {} {} of {}{}", pitch, peaks.size() > 1 ? "plies" : "ply",
                       texts_at(texts_of(table, "ply"), peaks, "and"), last, plies ? " counted" : "");
  };
}

// "paper:3x3: player 1 wins 51.0% of all games".
TitleOf winner_finding(const std::string& pitch, std::optional<int> plies) {
  return [=](const Table& table) {
    const std::string within = plies ? fmt::format(" of at most {} plies", *plies) : "";
    const auto wins = [&](const char* player) {
      return Natural(sum_of(numbers_of(table, std::string("goal_wins_") + player)) +
                     sum_of(numbers_of(table, std::string("blocked_wins_") + player)));
    };
    const Natural one = wins("1");
    const Natural two = wins("2");
    const Natural all = one + two;
    if (all == 0) return fmt::format("{}: no game{} is over", pitch, within);
    if (one == two) return fmt::format("{}: each player wins half of the games{}", pitch, within);
    return fmt::format("{}: player {} wins {} of the games{}", pitch, one > two ? 1 : 2,
                       percentage(one > two ? one : two, all), within);
  };
}

// "paper:3x3: drawings have 5 bounces most often, 19.5% of them".
TitleOf bounces_finding(const std::string& pitch, std::optional<int> plies) {
  return [=](const Table& table) {
    const std::vector<Natural> drawings = numbers_of(table, "weak_classes");
    const std::string bounces = texts_at(texts_of(table, "bounces"), peaks_of(drawings), "or");
    return fmt::format("{}: drawings{} have {} bounce{} most often, {} of them", pitch,
                       plies ? fmt::format(" of at most {} plies", *plies) : "", bounces, bounces == "1" ? "" : "s",
                       share_of_peaks(drawings));
  };
}

void add_pitch(std::vector<JobFigure>& figures, const soccer::PitchName& name, std::optional<int> plies) {
  const std::string pitch = to_string(name);
  const auto add = [&](exports::Figure figure, TitleOf title_of, auto count_rows, const char* by) {
    figures.push_back(
        {std::move(figure), std::move(title_of),
         fmt::format("count soccer --pitch {}{} --by {}", pitch, plies ? fmt::format(" --plies {}", *plies) : "", by),
         [=](const Options& options) { return count_rows(pitch, plies, options); }});
  };
  const std::string id = anchor(pitch);
  add(figure(id,
             "Histories are sequences of plies; a weak class is a drawing, a strong class a drawing with its ball. The "
             "scale is logarithmic. In the table goal_1 counts the drawings on which player 2 has won, goal_2 those on "
             "which player 1 has, and blocked those whose mover is stuck and has lost.",
             named(series("ply", {"histories", "weak_classes", "strong_classes"}, "count", Scale::log),
                   {"histories", "drawings (weak classes)", "strong classes"})),
      peak_finding(pitch, plies), counted_figure<soccer::PlyCounts>, "ply");
  add(figure(id + "-endings",
             "All finished histories, by the ply they end with. A goal wins for the player whose goal is on the other "
             "side: the ball on g1 for player 2, on g2 for player 1. Who is to move and has no ply left is stuck, and "
             "loses.",
             named(shares("ply", {"goal_wins_1", "blocked_wins_1", "blocked_wins_2", "goal_wins_2"},
                          "share of the games that end with the ply",
                          {"player-1", "player-1-soft", "player-2-soft", "player-2"}),
                   {"player 1 wins by a goal", "player 1 wins, player 2 is stuck", "player 2 wins, player 1 is stuck",
                    "player 2 wins by a goal"})),
      winner_finding(pitch, plies), counted_figure<soccer::OutcomeCounts>, "outcome");
  const bool walls = name.rules == soccer::Rules::classic;
  add(figure(id + "-bounces",
             walls ? "The share of the drawings with so many bounces, off cycles and off the walls."
                   : "The share of the drawings with so many bounces: the number of independent cycles.",
             bars("bounces", "weak_classes", "share of the drawings", Scale::share)),
      bounces_finding(pitch, plies), counted_figure<soccer::BounceCounts>, "bounces");
}

// The totals of families of pitches, or of single pitches, one after the other, by an engine that lists nothing.
FigureTable counted_totals(const std::vector<std::string>& families, soccer::Engine engine, const Options& options) {
  FigureTable found{table_for<soccer::PitchCounts>("", "paper soccer")};
  for (const std::string& pitches : families) {
    const soccer::CountFamilyQuery query{.pitches = pitches, .engine = engine};
    Result<soccer::PitchCounts> result = count(query, options);
    append_rows(found.table, result.rows);
    found.table.unfilled = std::move(result.unfilled);
    found.commands.push_back(request_of(query));
    found.end = JobEnd::of(result);
    if (!result.whole()) break;
  }
  found.table.provenance.command = found.commands.front();
  return found;
}

// What grows: a column of the totals, its name for people, and the engine that fills it.
struct Grown {
  const char* column;
  const char* name;
  soccer::Engine engine;
};
constexpr Grown drawings_grown{"weak_classes", "drawings", soccer::Engine::frontier};
constexpr Grown histories_grown{"histories", "histories", soccer::Engine::trails};

// \param further  a command that reaches beyond these pitches
void add_growth(std::vector<JobFigure>& figures, const Grown& grown, const std::string& id, const std::string& caption,
                const std::vector<std::string>& families, const std::string& further) {
  const TitleOf title_of = [grown](const Table& table) {
    const std::vector<std::string> names = texts_of(table, "pitch");
    const std::vector<Natural> numbers = numbers_of(table, grown.column);
    const std::size_t last = numbers.size() - 1;
    return fmt::format("{} has {} {}, {} times as many as {}", names[last], about(numbers[last]), grown.name,
                       ratio(numbers[last], numbers[last - 1]), names[last - 1]);
  };
  figures.push_back(
      {figure(id, with_further(caption, further), dots("pitch", grown.column, grown.name, Scale::log)), title_of,
       fmt::format("count soccer --pitch {} --engine {} --by total", families.back(), to_string(grown.engine)),
       [families, grown](const Options& options) { return counted_totals(families, grown.engine, options); }});
}

// The drawings of each pitch, and of the largest square one.
std::vector<exports::Tile> tiles_of(const std::vector<exports::Figure>& figures, std::optional<int> plies) {
  std::vector<exports::Tile> tiles;
  for (const exports::Figure& figure : figures) {
    if (figure.table.name == "count_soccer_ply") {
      const std::string game = figure.table.provenance.rules + (plies ? fmt::format(", to ply {}", *plies) : "");
      tiles.push_back({fmt::format("drawings in {}", game), in_groups(sum_of(numbers_of(figure.table, "weak_classes"))),
                       figure.id});
    } else if (figure.id == squares_id) {
      tiles.push_back({"drawings in paper soccer, " + texts_of(figure.table, "pitch").back(),
                       in_groups(numbers_of(figure.table, "weak_classes").back()), figure.id});
    }
  }
  return tiles;
}

FigureSection section_of(const FigureArguments& arguments) {
  const std::vector<soccer::PitchName> pitches = parse_pitches(arguments.pitches);
  const std::optional<int> plies = parse_plies(arguments.plies);
  FigureSection section{{"soccer",
                         "Paper Soccer",
                         "Every position that can be reached, counted exactly. The tables below the charts have every "
                         "digit.",
                         {}},
                        {},
                        [plies](const std::vector<exports::Figure>& figures) { return tiles_of(figures, plies); }};
  for (const soccer::PitchName& pitch : pitches) add_pitch(section.figures, pitch, plies);
  add_growth(section.figures, drawings_grown, squares_id,
             "All drawings of the square pitches. The scale is logarithmic.",
             {"paper:1x1", "paper:2x2", "paper:3x3", "paper:4x4", "paper:5x5"},
             "count soccer --pitch paper:7x7 --engine frontier --by total");
  add_growth(section.figures, drawings_grown, "soccer-rows",
             "All drawings of pitches of one width, a row longer each. The scale is logarithmic.", {"paper:3x1..12"},
             "count soccer --pitch paper:3x13..20 --engine frontier --by total");
  add_growth(section.figures, histories_grown, "soccer-histories",
             "All histories of pitches of one width, a row longer each. The scale is logarithmic.", {"paper:2x1..20"},
             "count soccer --pitch paper:3x1..12 --engine trails --by total");
  // It takes minutes, so the report has its record.
  if (const auto assets = exports::report_assets()) {
    section.pictures.push_back(drawn_soccer(std::string(assets->drawing)));
  }
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
