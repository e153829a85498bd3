// ReportPart: a game's section of the report, which is a page of HTML. The section consists of figures, with pictures
// above them. Each figure has a job, which computes rows, and a chart, which shows the rows. A figure may also provide
// a number for the top of the page.
//
// The file `cli/GAME/figures.cpp` makes the ReportPart. The object of type Game that describes the game
// (game.hpp) holds the ReportPart as a member. A ReportPart may add options to the command `report`. The command first
// reads these options and then asks the ReportPart for its section. The command runs the jobs one after the other, in
// the order of the figures. Each figure also names a command of `quadrille` that prints the rows of the job as a table.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cli/exit.hpp"
#include "cli/options/command.hpp"
#include "cli/output/show.hpp"
#include "export/report/page.hpp"
#include "quadrille/job.hpp"
#include "quadrille/table.hpp"

namespace quadrille::cli {

/// The result of a figure's job: the table with its provenance, and the end of the job.
struct FigureTable {
  Table table;
  JobEnd end{};
  std::vector<std::string> commands{};  ///< as exports::Figure::commands, in their normal form
  std::string title{};                  ///< the figure's title, if no row is missing
  std::optional<exports::Tile> tile{};  ///< the number for the top of the page, if there is one
};

/// Runs a figure's job with these options. \throws as the job does
using FigureJob = std::function<FigureTable(const Options&)>;

/// The functions that state a figure's findings, once it has all rows.
template <class Row>
struct Findings {
  /// The figure's title: the main finding, in one sentence without a full stop. Its numbers come from the rows.
  std::function<std::string(std::span<const Row>)> title_of;
  /// The number for the top of the page, with the figure's id; none if empty.
  std::function<exports::Tile(std::span<const Row>)> tile_of{};
};

/// A command without the program's name: `count updown --n 20`.
inline std::string without_program(const std::string& command) { return command.substr(command.find(' ') + 1); }

/// Fills in the title and the tile, unless rows are missing. \pre the end of the job and the table are filled in
template <class Row>
void add_titles(FigureTable& found, const std::vector<Row>& rows, const Findings<Row>& findings) {
  if (exit_of(found.end.status) != Exit::done || !found.end.unmet.empty()) return;
  found.title = findings.title_of(rows);
  if (findings.tile_of) found.tile = findings.tile_of(rows);
}

/// A figure before its job has run.
struct JobFigure {
  exports::Figure figure;  ///< all but its title and its table
  std::string command;  ///< the command that prints the same table, without the program's name: "count updown --n 20"
  FigureJob run;
  std::optional<std::string> if_empty{};  ///< as Shown::if_empty, of the command
};

/// The result of a picture's job: the card, and the end of the job.
struct FoundPicture {
  exports::PictureCard card;
  JobEnd end{};
};

/// A picture before its job has run.
struct JobPicture {
  std::string command;                              ///< the command that prints its record, without the program's name
  std::function<FoundPicture(const Options&)> run;  ///< \throws as the job does
};

/// A game's section before its jobs have run.
struct FigureSection {
  exports::ReportSection section;  ///< all but its figures
  std::vector<JobFigure> figures;
  std::vector<JobPicture> pictures{};  ///< above the figures
};

/// A game's part of the command `report`. One value serves one tree of commands: it owns the values of its options.
struct ReportPart {
  /// Adds the game's options to `report`; none if empty.
  std::function<void(Command&)> add_options{};
  /// The section that these options choose. Runs no job. \throws Error (unusable_input) naming the option
  std::function<FigureSection()> section;
  std::vector<std::string> examples{};  ///< of `report` with these options, without the program's name
};

/// A figure that shows all rows of one answer. \param findings  the functions that state its findings
template <class Row, class Request>
JobFigure figure_of(exports::Figure figure, Findings<Row> findings, const Request& request) {
  const auto planned = plan(request);
  FigureJob answered = [planned, findings = std::move(findings)](const Options& options) {
    auto answer = run(planned, options);
    FigureTable found{std::move(answer.table), JobEnd(answer.ending)};
    found.end.unmet = unmet_of(answer);
    add_titles(found, rows_of(found.table, schema_of(RowType<Row>{})), findings);
    return found;
  };
  return {std::move(figure), without_program(planned.table.provenance.command), std::move(answered)};
}

}  // namespace quadrille::cli
