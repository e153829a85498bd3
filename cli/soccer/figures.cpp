// Makes the report's charts of Paper Soccer. The first charts show how the numbers of drawings (sets of drawn segments)
// and histories (sequences of plies) grow with the pitch. Then come three charts for each pitch that `report --pitch`
// names.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "cli/options/arguments.hpp"
#include "cli/report/charts.hpp"
#include "cli/report/findings.hpp"
#include "cli/soccer/arguments.hpp"
#include "cli/soccer/parts.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "export/pictures/soccer/picture.hpp"
#include "export/report/assets.hpp"
#include "games/soccer/pitch.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_family.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

using Scale = exports::Chart::Scale;

constexpr const char* classic_id = "soccer-classic";
constexpr const char* squares_id = "soccer-squares";

struct FigureArguments {
  std::vector<std::string> pitches = {"paper:3x3", "paper:1x3"};
  std::optional<std::string> plies;
};

std::vector<soccer::PitchName> parse_pitches(const std::vector<std::string>& texts) {
  std::vector<soccer::PitchName> names;
  for (const std::string& text : texts) {
    const soccer::PitchName name = enumerate::read_pitch(text);
    if (is_board(name) && name.file.empty()) {
      refuse("--pitch board:...", "the report names its figures after the pitch", "give the board as a FILE.board");
    }
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

// The rows of `count soccer`, by the engine that the plan chooses.
FigureTable counted(const soccer::CountRequest& request, const Findings<soccer::CountRow>& findings,
                    const Options& options) {
  Answer answer = soccer::count(request, options);
  const std::vector<soccer::CountRow> rows = soccer::rows(answer);
  FigureTable found{std::move(answer.table)};
  found.end = JobEnd(answer.ending);
  add_titles(found, rows, findings);
  return found;
}

// paper:3x3, or hex.board@1f2e3d4c5b6a7988, as an anchor of the page.
std::string anchor(const std::string& pitch) {
  std::string text = "soccer-" + pitch;
  const auto is_plain = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  };
  for (char& c : text) c = is_plain(c) ? c : '-';
  return text;
}

// The tile with the number of all drawings of a pitch.
exports::Tile drawings_tile(const std::string& pitch, std::optional<int> plies, const std::string& id,
                            std::span<const soccer::CountRow> rows) {
  return {fmt::format("drawings in paper soccer, {}{}", pitch, plies ? fmt::format(", to ply {}", *plies) : ""),
          in_groups(sum_of(numbers_of(rows, &soccer::CountRow::weak_classes))), id};
}

void add_pitch(std::vector<JobFigure>& figures, const soccer::PitchName& name, std::optional<int> plies) {
  const std::string pitch = to_string(name);
  const auto add = [&](exports::Figure figure, const Findings<soccer::CountRow>& findings, soccer::By by) {
    const soccer::CountRequest request{.pitch = pitch, .by = by, .plies = plies};
    figures.push_back(
        {std::move(figure),
         "count soccer" + running::options_of({{"pitch", pitch}, {"plies", plies}, {"by", to_string(by)}}),
         [=](const Options& options) { return counted(request, findings, options); }});
  };
  const std::string id = anchor(pitch);
  add(figure(id,
             "Histories are sequences of plies; a weak class is a drawing, a strong class a drawing with its ball. The "
             "scale is logarithmic. In the table goal_1 counts the drawings on which player 2 has won, goal_2 those on "
             "which player 1 has, and blocked those on which the player to move is stuck and has lost.",
             named(series("ply", {"histories", "weak_classes", "strong_classes"}, "count", Scale::log),
                   {"histories", "drawings (weak classes)", "strong classes"})),
      Findings<soccer::CountRow>{std::bind_front(peak_of_drawings, pitch, plies),
                                 std::bind_front(drawings_tile, pitch, plies, id)},
      soccer::By::ply);
  add(figure(id + "-endings",
             "All finished histories by their last ply: each bar is its share of all. A goal wins for the player whose "
             "goal is on the other side: the ball on g1 for player 2, on g2 for player 1. A player to move without a "
             "ply is stuck, and loses.",
             named(shares("ply", {"goal_wins_1", "blocked_wins_1", "blocked_wins_2", "goal_wins_2"},
                          plies ? fmt::format("share of the games of at most {} plies", *plies) : "share of all games",
                          {"player-1", "player-1-soft", "player-2-soft", "player-2"}),
                   {"player 1 wins by a goal", "player 1 wins, player 2 is stuck", "player 2 wins, player 1 is stuck",
                    "player 2 wins by a goal"})),
      Findings<soccer::CountRow>{std::bind_front(more_frequent_winner, pitch, plies)}, soccer::By::outcome);
  const std::vector<bool> by_vertex = soccer::Pitch(name).board().walls;
  const bool walls = std::find(by_vertex.begin(), by_vertex.end(), true) != by_vertex.end();
  add(figure(id + "-bounces",
             walls ? "The share of the drawings with each number of bounces, off cycles and off the walls."
                   : "The share of the drawings with each number of bounces: the number of independent cycles.",
             named(bars("bounces", "weak_classes", "share of the drawings", Scale::share), {"drawings"})),
      Findings<soccer::CountRow>{std::bind_front(commonest_bounces, pitch, plies)}, soccer::By::bounces);
}

// A growing number: its column of the totals, its member of a row, its name for people, and the engine that counts it.
struct Grown {
  const char* column;
  std::optional<Natural> soccer::CountRow::*number;
  const char* name;
  soccer::Engine engine;
};
constexpr Grown drawings_grown{"weak_classes", &soccer::CountRow::weak_classes, "drawings", soccer::Engine::colour};
constexpr Grown histories_grown{"histories", &soccer::CountRow::histories, "histories", soccer::Engine::trails};

// The totals of families of pitches, or of single pitches, one after the other, by an engine that lists nothing.
FigureTable counted_totals(const std::vector<std::string>& families, soccer::Engine engine,
                           const Findings<soccer::CountRow>& findings, const Options& options) {
  FigureTable found{empty_table(soccer::schema_of_family().table_schema())};
  std::vector<soccer::CountRow> rows;
  for (const std::string& pitches : families) {
    const soccer::CountRequest request{.pitch = pitches, .by = soccer::By::total, .engine = engine};
    Answer answer = soccer::count(request, options);
    for (soccer::CountRow& row : soccer::rows(answer)) {
      if (row.pitch.empty()) row.pitch = pitches;
      rows.push_back(std::move(row));
    }
    found.table.unfilled = answer.table.unfilled;
    found.commands.push_back(answer.table.provenance.command);
    if (!answer.ending.whole() && !soccer::is_family(pitches)) {
      std::string& reached = answer.ending.reached;
      reached = reached.empty() ? fmt::format("at {}", pitches) : fmt::format("at {}, {}", pitches, reached);
      answer.ending.missing = pitches + ", and the pitches after it";
    }
    found.end = JobEnd(answer.ending);
    if (!answer.ending.whole()) break;
  }
  found.table.provenance = {found.commands.front(), "paper soccer", version()};
  append_rows<soccer::CountRow>(found.table, rows, soccer::schema_of_family());
  add_titles(found, rows, findings);
  return found;
}

// The tile with the number of drawings of the largest pitch.
exports::Tile largest_tile(const std::string& id, std::span<const soccer::CountRow> rows) {
  return {"drawings in paper soccer, " + rows.back().pitch, in_groups(rows.back().weak_classes.value()), id};
}

// Adds a figure of the growth with the pitch. \param further  a command that reaches beyond these pitches
void add_growth(std::vector<JobFigure>& figures, const Grown& grown, const std::string& id, const std::string& caption,
                const std::vector<std::string>& families, const std::string& further) {
  Findings<soccer::CountRow> findings{[grown](std::span<const soccer::CountRow> rows) {
    return growth_with_pitch(grown.name, numbers_of(rows, grown.number), rows);
  }};
  if (id == classic_id || id == squares_id) findings.tile_of = std::bind_front(largest_tile, id);
  figures.push_back(
      {figure(id, with_further(caption, further),
              named(dots("pitch", grown.column, grown.name, Scale::log), {grown.name})),
       fmt::format("count soccer --pitch {} --engine {} --by total", families.back(), to_string(grown.engine)),
       [=](const Options& options) { return counted_totals(families, grown.engine, findings, options); }});
}

FigureSection section_of(const FigureArguments& arguments) {
  const std::vector<soccer::PitchName> pitches = parse_pitches(arguments.pitches);
  const std::optional<int> plies = parse_plies(arguments.plies);
  FigureSection section{{"soccer",
                         "Paper Soccer",
                         "Every position that can be reached, counted exactly. The tables below the charts have every "
                         "digit.",
                         {}},
                        {}};
  add_growth(section.figures, drawings_grown, classic_id,
             "All drawings of the pitches of the usual width; people play on 8x10, the last one. The scale is "
             "logarithmic.",
             {"classic:8x2..10"}, "count soccer --pitch classic:10x10 --engine colour --by total");
  add_growth(section.figures, drawings_grown, squares_id,
             "All drawings of the square pitches. The scale is logarithmic.",
             {"paper:1x1", "paper:2x2", "paper:3x3", "paper:4x4", "paper:5x5"},
             "count soccer --pitch paper:7x7 --engine colour --by total");
  add_growth(section.figures, drawings_grown, "soccer-rows",
             "All drawings of pitches of one width, each a row longer than the one before. The scale is logarithmic.",
             {"paper:3x1..12"}, "count soccer --pitch paper:3x13..20 --engine colour --by total");
  add_growth(section.figures, histories_grown, "soccer-histories",
             "All histories of pitches of one width, each a row longer than the one before. The scale is logarithmic.",
             {"paper:2x1..20"}, "count soccer --pitch paper:3x1..12 --engine trails --by total");
  for (const soccer::PitchName& pitch : pitches) add_pitch(section.figures, pitch, plies);
  // Sampling this drawing takes minutes, so the report contains its record.
  if (const auto record = exports::report_file("soccer/drawing.txt")) {
    section.pictures.push_back(drawn_soccer(std::string(*record)));
  }
  return section;
}

}  // namespace

ReportPart soccer_report_part() {
  const auto arguments = std::make_shared<FigureArguments>();
  const auto add_options = [arguments](Command& report) {
    report
        .add_option("--pitch", arguments->pitches,
                    "the pitches of Paper Soccer to show; paper:3x3 and paper:1x3 if not given")
        .type_name("PITCH")
        .suggest(usual_pitches());
    report.add_option("--plies", arguments->plies, "count the pitches to ply K; the whole game if not given")
        .type_name("K");
  };
  return {add_options,
          [arguments] { return section_of(*arguments); },
          {"report --pitch paper:2x3 --pitch classic:8x10 --plies 6 --out report"}};
}

// The titles of the figures, from their rows.

std::string peak_of_drawings(const std::string& pitch, std::optional<int> plies,
                             std::span<const soccer::CountRow> rows) {
  const std::vector<Natural> drawings = numbers_of(rows, &soccer::CountRow::weak_classes);
  const std::vector<std::size_t> peaks = peaks_of(drawings);
  const int last = *rows.back().ply;
  if (peaks.front() + 1 == drawings.size()) {
    return fmt::format("{}: drawings grow to the last ply{}, to {} at ply {}", pitch, plies ? " counted" : "",
                       about(drawings.back()), last);
  }
  return fmt::format("{}: drawings peak at {} {} of {}{}", pitch, peaks.size() > 1 ? "plies" : "ply",
                     texts_at(texts_of(rows, &soccer::CountRow::ply), peaks, "and"), last, plies ? " counted" : "");
}

std::string more_frequent_winner(const std::string& pitch, std::optional<int> plies,
                                 std::span<const soccer::CountRow> rows) {
  using Row = soccer::CountRow;
  const std::string within = plies ? fmt::format(" of at most {} plies", *plies) : "";
  const Natural one = sum_of(numbers_of(rows, &Row::goal_wins_1)) + sum_of(numbers_of(rows, &Row::blocked_wins_1));
  const Natural two = sum_of(numbers_of(rows, &Row::goal_wins_2)) + sum_of(numbers_of(rows, &Row::blocked_wins_2));
  const Natural all = one + two;
  if (all == 0) return fmt::format("{}: no game{} is over", pitch, within);
  if (one == two) return fmt::format("{}: each player wins half of the games{}", pitch, within);
  return fmt::format("{}: player {} wins {} of the games{}", pitch, one > two ? 1 : 2,
                     percentage(one > two ? one : two, all), within);
}

std::string commonest_bounces(const std::string& pitch, std::optional<int> plies,
                              std::span<const soccer::CountRow> rows) {
  const std::vector<Natural> drawings = numbers_of(rows, &soccer::CountRow::weak_classes);
  const std::string bounces = texts_at(texts_of(rows, &soccer::CountRow::bounces), peaks_of(drawings), "or");
  return fmt::format("{}: drawings{} have {} bounce{} most often, {} of them", pitch,
                     plies ? fmt::format(" of at most {} plies", *plies) : "", bounces, bounces == "1" ? "" : "s",
                     share_of_peaks(drawings));
}

std::string growth_with_pitch(const std::string& what, const std::vector<Natural>& numbers,
                              std::span<const soccer::CountRow> rows) {
  const std::size_t last = numbers.size() - 1;
  return fmt::format("{} has {} {}, {} times as many as {}", rows[last].pitch, about(numbers[last]), what,
                     ratio(numbers[last], numbers[last - 1]), rows[last - 1].pitch);
}

// The picture of a typical drawing, from its record.

namespace {

// The text of the record between two others; empty if one of them is missing.
std::string between(std::string_view record, std::string_view before, std::string_view after) {
  const std::size_t begin = record.find(before);
  if (begin == std::string_view::npos) return {};
  const std::size_t end = record.find(after, begin + before.size());
  if (end == std::string_view::npos) return {};
  return std::string(record.substr(begin + before.size(), end - begin - before.size()));
}

std::string command_of(std::string_view record) { return between(record, "# quadrille ", "\n"); }

FoundPicture draw(std::string_view text) {
  const soccer::Record record = soccer::parse_record(text);
  const soccer::Pitch pitch(record.pitch);
  const soccer::Replay replayed = soccer::replay(pitch, record.histories.at(0).points);
  const Natural population(between(text, "# uniform among ", " drawings"));
  FoundPicture found;
  found.card.id = "soccer-drawn";
  found.card.title = fmt::format("One drawing of {}, chosen at random, has {} segments", to_string(record.pitch),
                                 replayed.plies.size());
  found.card.caption = fmt::format(
      "Sampled from all {} drawings of the pitch, each with the same chance. Sampling takes minutes, so this is the "
      "record in data/results.",
      about(population));
  found.card.svg =
      exports::svg_soccer(exports::position_scene(pitch, replayed.end), {.declaration = false, .stylesheet = false});
  found.card.command = "quadrille " + command_of(text);
  return found;
}

}  // namespace

JobPicture drawn_soccer(std::string record) {
  std::string command = command_of(record);
  return {std::move(command), [record = std::move(record)](const Options& /*options*/) { return draw(record); }};
}

}  // namespace quadrille::cli::soccer_commands
