// The report: results as charts, each with its table, its command and its data, and the ledger of theorems with every
// witness drawn; one page of HTML that needs nothing beside it.
//
// What stands here is the page's content; how it looks is in export/report (a Mustache template, a style, a script, and
// the chart libraries), which the build bundles (export/report/assets.hpp). Tables and downloads are written into the
// page, so that they are there without JavaScript; the charts are drawn by the reader's browser from the bytes of the
// downloads. The same content gives the same bytes.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "export/report/assets.hpp"
#include "quadrille/table.hpp"

namespace quadrille::exports {

/// How a table is drawn; export/report/report.js says what each kind does.
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
  std::string title;    ///< what the rows show
  std::string caption;  ///< a sentence or two
  Table table;
  Chart chart;
  std::vector<std::string> commands{};  ///< that print the rows one after the other, if it is not the table's one
};

/// Something drawn by a command's record, without a table.
struct PictureCard {
  std::string id;  ///< unique in the page
  std::string title;
  std::string caption;
  std::string svg;      ///< without declaration and shared stylesheet
  std::string command;  ///< that prints the record
};

/// The rules of a game as its section opens with them.
struct RulesCard {
  std::string summary;
  std::string svg;      ///< a game in play, without declaration and shared stylesheet
  std::string caption;  ///< of the picture
  std::string command;  ///< what prints all the rules
};

struct ReportSection {
  std::string id;
  std::string title;
  std::string prose;
  std::vector<Figure> figures;
  std::vector<RulesCard> rules{};
  std::vector<PictureCard> pictures{};
};

/// A number worth seeing first, and where it stands in the page.
struct Tile {
  std::string label;
  std::string value;
  std::string link;  ///< an id
};

struct DrawnWitness {
  std::string sentence;           ///< what it refutes, and as what
  std::string text;               ///< the witness in words
  std::vector<std::string> svgs;  ///< its pictures, without the shared stylesheet, which the page has
};

struct ClaimCard {
  std::string id;
  std::string place;
  std::string text;
  std::string remark;
  std::string statement;                    ///< the verdict on it as `check` prints it
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

// What a chart draws of its table's rows: which lines, which of them coincide, and which part of a heat map varies.

/// A line, or a share: a column of the rows that have these values. Lines that coincide are one, with all their names.
struct DrawnSeries {
  std::vector<std::string> names;
  std::string column;
  std::vector<std::pair<std::string, std::string>> where;
  std::string colour;  ///< as Chart::colours; empty for the next one in turn
};

/// What the chart draws, in its order; columns that are empty in every row are left out. None for a heat map.
/// \complexity O(cells)
std::vector<DrawnSeries> drawn_series(const Table& table, const Chart& chart);

/// The entry of a legend: "drawings = strong classes".
std::string legend_of(const DrawnSeries& series);

/// A sentence for each line that stands for several; empty if none does.
std::string coincidence(const std::vector<DrawnSeries>& series);

/// The part of a heat map outside of which each value is 0, the largest or its negative.
struct HeatWindow {
  double x_least = 0;
  double x_most = 0;
  double y_least = 0;
  double y_most = 0;
  std::string note;  ///< what is not drawn, in a sentence
};

/// Nothing if the whole map is worth drawing, and for all but diverging scales. \complexity O(cells)
std::optional<HeatWindow> heat_window(const Table& table, const Chart& chart);

}  // namespace quadrille::exports
