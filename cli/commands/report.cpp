// `quadrille report`: writes an HTML page with the rules of the games, charts of counts, and verdicts on claims about
// the games. Below each chart, the page names the commands that compute the numbers of the chart.
#include <fmt/format.h>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

#include "cli/commands/commands.hpp"
#include "cli/game.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/streams.hpp"
#include "cli/report/figures.hpp"
#include "cli/report/parts.hpp"
#include "cli/session.hpp"
#include "export/report/page.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

struct GamePart {
  ReportPart report;
  std::function<std::vector<GameRules>()> rules;  // none if empty
};

struct ReportArguments {
  std::vector<GamePart> parts;  // of the games, in the order of the list
  std::string cases = "200";
  std::string seed = "1";
};

// The folder of --out. It is created if it does not exist, and removed again if it is still empty.
class Folder {
 public:
  explicit Folder(const std::optional<std::string>& name) {
    constexpr const char* remedy = "name a folder that can be written to";
    if (!name || name->empty()) {
      throw Error(ErrorKind::unusable_input, "--out: a report is written into a folder; add --out DIR");
    }
    path_ = *name;
    std::error_code error;
    if (std::filesystem::exists(path_, error) && !std::filesystem::is_directory(path_, error)) {
      throw Error(ErrorKind::unusable_input, fmt::format("--out '{}': is no folder; {}", *name, remedy));
    }
    made_ = std::filesystem::create_directory(path_, error);
    if (error) {
      throw Error(ErrorKind::unusable_input, fmt::format("--out '{}': {}; {}", *name, error.message(), remedy));
    }
  }
  ~Folder() {
    std::error_code not_empty;
    if (made_) std::filesystem::remove(path_, not_empty);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string page() const { return (path_ / "index.html").string(); }

 private:
  std::filesystem::path path_;
  bool made_ = false;
};

// The parts of those games that have one.
std::vector<GamePart> report_parts() {
  std::vector<GamePart> parts;
  for (const Game& game : games()) {
    if (game.report_part) parts.push_back({game.report_part(), game.rules});
  }
  return parts;
}

// Prints that the command ended early, so that there is no report. \returns the exit status
Exit not_finished(const Session& session, const JobEnd& end, const std::string& command, bool closes,
                  const std::string& closing) {
  print_error(closes ? end_reason(session, end) + closing : end_message(session, end));
  print_error(fmt::format("report: 'quadrille {}' was not finished; nothing is written", command));
  return exit_of(end.status);
}

// The picture; nothing if its job ended early, which `exit` and standard error report.
std::optional<exports::PictureCard> run_picture(const JobPicture& picture, const Session& session, Exit& exit) {
  FoundPicture found = run_unshown_job(session, [&](Options& options) {
    options.note = {};
    return picture.run(options);
  });
  if (found.end.status == RunStatus::complete) return std::move(found.card);
  exit = not_finished(session, found.end, picture.command, false, {});
  return std::nullopt;
}

// The figure's table; nothing if its job ended early or missed its goal, which `exit` and standard error report.
std::optional<FigureTable> run_figure(const JobFigure& figure, const Session& session, Exit& exit) {
  FigureTable found = run_unshown_job(session, [&](Options& options) {
    options.note = {};
    return figure.run(options);
  });
  exit = exit_of(found.end.status);
  if (exit != Exit::done) {
    not_finished(session, found.end, figure.command, found.table.rows.empty() && figure.if_empty,
                 figure.if_empty.value_or(""));
    return std::nullopt;
  }
  if (!found.end.unmet.empty()) {
    exit = Exit::limit;
    print_error(fmt::format("report: 'quadrille {}': {}; nothing is written", figure.command, found.end.unmet));
    return std::nullopt;
  }
  return found;
}

exports::Figure complete(exports::Figure figure, FigureTable found) {
  figure.title = std::move(found.title);
  figure.table = std::move(found.table);
  figure.commands = std::move(found.commands);
  return figure;
}

Exit make_report(const ReportArguments& arguments, const Session& session) {
  std::vector<FigureSection> sections;
  for (const GamePart& part : arguments.parts) {
    sections.push_back(part.report.section());
    if (part.rules) sections.back().section.rules = rules_cards(part.rules());
  }
  properties::ExamineOptions options;
  options.property.cases = parse_whole("--cases", arguments.cases, 1, 1'000'000);
  options.property.seed = parse_seed("--seed", arguments.seed);
  page_format_option().parse(session.arguments().format.value_or("html"));
  if (session.arguments().column || session.arguments().timings) {
    throw Error(ErrorKind::unusable_input, "report: writes a page of HTML; leave out --column and --timings");
  }
  const std::optional<exports::ReportAssets> assets = exports::report_assets();
  if (!assets) {
    throw Error(
        ErrorKind::unusable_input,
        "report: this program was built without the charts; run scripts/setup, which installs nodejs and npm too, then "
        "cmake --preset release and cmake --build --preset release (with QUADRILLE_REPORT=ON, the default)");
  }
  const Folder folder(session.arguments().out);
  const Output output(folder.page(), session.interrupt());

  exports::Report report;
  report.title = "Quadrille: the state spaces of pencil-and-paper games";
  report.introduction = fmt::format(
      "Counts, distributions, values and theorems of {}. The commands below a chart compute its numbers exactly; "
      "estimates have a table of their own.",
      titles_of_games());
  report.version = version();
  ProgressLine progress(session.quiet(), "report");
  for (FigureSection& section : sections) {
    for (const JobFigure& figure : section.figures) {
      progress.show([&] { return figure.command; });
      Exit exit = Exit::done;
      std::optional<FigureTable> found = run_figure(figure, session, exit);
      if (!found) return exit;
      if (found->tile) report.tiles.push_back(*found->tile);
      section.section.figures.push_back(complete(figure.figure, std::move(*found)));
    }
    for (const JobPicture& picture : section.pictures) {
      progress.show([&] { return picture.command; });
      Exit exit = Exit::done;
      std::optional<exports::PictureCard> found = run_picture(picture, session, exit);
      if (!found) return exit;
      section.section.pictures.push_back(std::move(*found));
    }
    report.sections.push_back(std::move(section.section));
  }
  session.bound_memory();  // the jobs above kept accounts of their memory; the ledger keeps none
  const LedgerPart ledger = examine_ledger(options, session, progress);
  if (ledger.exit != Exit::done) {
    if (ledger.exit == Exit::limit) print_error(session.memory_ended() + "; give more");
    print_error("report: not all theorems were checked; nothing is written");
    return ledger.exit;
  }
  report.ledger = ledger.table;
  report.claims = ledger.claims;
  report.ledger_prose = ledger.prose;
  const std::vector<exports::Tile> claim_tiles = ledger_tiles(ledger.rows);
  report.tiles.insert(report.tiles.end(), claim_tiles.begin(), claim_tiles.end());
  output.write(exports::report_page(report, *assets));
  session.note_time_and_threads();
  return Exit::done;
}

}  // namespace

ChoiceOption<PageFormat> page_format_option() {
  return {"--format", "format of the page", {{"html", PageFormat::html, "the only format"}}};
}

void add_report(Command& root, CommonArguments& common) {
  const auto arguments = std::make_shared<ReportArguments>();
  arguments->parts = report_parts();
  Command& command = root.add_command("report", "the results as one page of HTML, with charts",
                                      [arguments](const Session& session) { return make_report(*arguments, session); });
  for (const GamePart& part : arguments->parts) {
    if (part.report.add_options) part.report.add_options(command);
  }
  command.add_option("--cases", arguments->cases, "generate N cases for each property; 200 if not given")
      .type_name("N");
  command.add_option("--seed", arguments->seed, "seed of the generators; 1 if not given").type_name("S");
  page_format_option().add(command, common.format);
  std::string examples = "  quadrille report --out report";
  for (const GamePart& part : arguments->parts) {
    for (const std::string& example : part.report.examples) examples += "\n  quadrille " + example;
  }
  command.footer(
      "--out names a folder; the page is its index.html, which needs no other file and no network.\n"
      "examples:\n" +
      examples);
}

}  // namespace quadrille::cli
