// The report: one page of HTML that needs no other file. It shows results as charts. Each chart has a table, the
// command that computes its numbers, and its data for download. It also lists the claims of the sources, each with a
// verdict (for example `holds` or `refuted`). If an example proves the verdict, the page shows a picture of this
// example, the witness.
//
// The C++ code here writes the page's content. The page's form comes from a Mustache template, a style and a script in
// this folder, and from libraries that draw charts. The build stores these files in the program
// (export/report/assets.hpp). Tables and downloads are written into the page, so they need no JavaScript. The charts
// are drawn by the reader's browser, from the data of the downloads. The same content gives the same bytes.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "export/report/assets.hpp"
#include "quadrille/table.hpp"

namespace quadrille::exports {

/// The chart of a table; export/report/report.js describes each kind.
struct Chart {
  enum class Kind { series, bars, dots, shares, heat };
  enum class Scale { linear, log, share, diverging };

  Kind kind = Kind::series;
  std::string x;                   ///< a column
  std::vector<std::string> y;      ///< columns: one for each series or share; one for bars, dots and heat
  std::vector<std::string> value;  ///< heat: the columns whose mean colours a cell
  std::string label;               ///< of the axis of counts, or of the colours
  Scale scale = Scale::linear;
  std::vector<std::pair<std::string, std::string>> where;  ///< only the rows with these values are drawn
  std::vector<std::string> names{};                        ///< of `y` in the legend; the columns' own if empty
  std::vector<std::string> colours{};  ///< of `y`: names of report.css; those of the series in turn if empty
  std::string group{};                 ///< series: a line for each value of this column; none if empty
};

struct Figure {
  std::string id;       ///< unique in the page; the download is called ID.csv
  std::string title;    ///< the subject of the rows
  std::string caption;  ///< a sentence or two
  Table table;
  Chart chart;
  std::vector<std::string> commands{};  ///< that print the rows together, if the table's own does not
};

/// A picture of a command's record, without a table.
struct PictureCard {
  std::string id;  ///< unique in the page
  std::string title;
  std::string caption;
  std::string svg;      ///< without declaration and shared stylesheet
  std::string command;  ///< that prints the record
};

/// The rules of a game at the start of its section.
struct RulesCard {
  std::string summary;
  std::string svg;      ///< a game in play, without declaration and shared stylesheet
  std::string caption;  ///< of the picture
  std::string command;  ///< that prints all the rules
};

struct ReportSection {
  std::string id;
  std::string title;
  std::string prose;
  std::vector<Figure> figures;
  std::vector<RulesCard> rules{};
  std::vector<PictureCard> pictures{};
};

/// A number shown first, and its place in the page.
struct Tile {
  std::string label;
  std::string value;
  std::string link;  ///< an id
};

struct DrawnWitness {
  std::string sentence;           ///< the claim that it refutes, and how
  std::string text;               ///< the witness in words
  std::vector<std::string> svgs;  ///< its pictures, without the shared stylesheet, which the page has
};

struct ClaimCard {
  std::string id;
  std::string place;
  std::string text;
  std::string remark;
  std::string statement;                    ///< the verdict on the statement, as `check` prints it
  std::string source_proof;                 ///< the verdict on the source's proof, in words
  std::string source_proof_kind;            ///< the same as `check` prints it
  std::vector<std::string> machine_proofs;  ///< coq:NAME
  std::vector<std::string> evidence;
  std::vector<DrawnWitness> witnesses;
};

struct Report {
  std::string title;
  std::string introduction;
  std::vector<Tile> tiles;
  std::vector<ReportSection> sections;
  std::string ledger_prose;
  Table ledger;
  std::vector<ClaimCard> claims;
  std::string version;
};

/// The page. \complexity O(cells and assets)
std::string report_page(const Report& report, const ReportAssets& assets);

// The parts of a table that its chart draws: the lines, with those that coincide, and the part of a heat map that
// varies.

/// A line or a share: a column, in the rows with these values. Lines that coincide are one, with all their names.
struct DrawnSeries {
  std::vector<std::string> names;
  std::string column;
  std::vector<std::pair<std::string, std::string>> where;
  std::string colour;  ///< as Chart::colours; empty for the next one in turn
};

/// The series of the chart, in its order, without columns that are empty in every row. None for a heat map.
/// \complexity O(cells)
std::vector<DrawnSeries> drawn_series(const Table& table, const Chart& chart);

/// The entry of a legend: "drawings = strong classes".
std::string legend_of(const DrawnSeries& series);

/// A sentence for each line that represents several; empty if none does.
std::string coincidence(const std::vector<DrawnSeries>& series);

/// The part of a heat map outside of which each value is 0, the largest value or its negative.
struct HeatWindow {
  double x_least = 0;
  double x_most = 0;
  double y_least = 0;
  double y_most = 0;
  std::string note;  ///< a sentence about the part outside
};

/// The window of a map; nothing if the whole map should be shown, or the scale is not diverging. \complexity O(cells)
std::optional<HeatWindow> heat_window(const Table& table, const Chart& chart);

}  // namespace quadrille::exports
