// `quadrille report`: the results as one page of HTML, each number from the program's own command below it.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

#include "cli/answer.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/output/ledger_table.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/streams.hpp"
#include "cli/report/figures.hpp"
#include "cli/report/ledger.hpp"
#include "cli/session.hpp"
#include "cli/soccer/usual_pitches.hpp"
#include "export/report/page.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

struct Arguments {
  std::vector<std::string> pitches = {"paper:1x3", "paper:3x3"};
  std::optional<std::string> plies;
  std::string cases = "200";
  std::string seed = "1";
};

enum class Format { html };

ChoiceOption<Format> format_option() {
  return {"--format", "how the report is written", {{"html", Format::html, "the only way there is"}}};
}

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

// The folder of --out: made if it is not there, and removed again if nothing comes of it.
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

// The numbers that stand first: the drawings of each pitch, and the verdicts.
std::vector<exports::Tile> tiles_of(const exports::Report& report, std::optional<int> plies) {
  std::vector<exports::Tile> tiles;
  for (const exports::Figure& figure : report.sections.front().figures) {
    if (figure.table.name != "count_soccer_ply") continue;
    const std::string game = figure.table.provenance.rules + (plies ? fmt::format(", to ply {}", *plies) : "");
    tiles.push_back({fmt::format("drawings in {}", game), in_groups(classes_of(figure.table)), figure.id});
  }
  std::map<std::string, int> verdicts;
  for (const exports::ClaimCard& claim : report.claims) ++verdicts[claim.statement];
  for (const auto& [verdict, count] : verdicts) {
    tiles.push_back({fmt::format("statements of the sources: {}", verdict), std::to_string(count), "ledger"});
  }
  return tiles;
}

Exit make_report(const Arguments& arguments, const Session& session) {
  const std::vector<soccer::PitchName> pitches = parse_pitches(arguments.pitches);
  const std::optional<int> plies = parse_plies(arguments.plies);
  properties::ExamineOptions options;
  options.property.cases = parse_whole("--cases", arguments.cases, 1, 1'000'000);
  options.property.seed = parse_seed("--seed", arguments.seed);
  format_option().parse(session.arguments().format.value_or("html"));
  if (session.arguments().column || session.arguments().timings) {
    throw Error(ErrorKind::unusable_input, "report: is a page of HTML; leave out --column and --timings");
  }
  const std::optional<exports::ReportAssets> assets = exports::report_assets();
  if (!assets) {
    throw Error(
        ErrorKind::unusable_input,
        "report: this program was built without the charts; build it with Node.js, npm and QUADRILLE_REPORT=ON");
  }
  const Folder folder(session.arguments().out);
  const Output output(folder.page(), session.interrupt());

  exports::Report report;
  report.title = "Quadrille: the state spaces of pencil-and-paper games";
  report.introduction =
      "Counts, distributions, values and theorems of Paper Soccer, Up's & Down's, Plusses and Minuses, Tennis and "
      "Footsteps, computed exactly by the commands that stand below each chart.";
  report.version = version();
  ProgressLine progress(session.quiet(), "report");
  for (SectionPlan& section : report_sections(pitches, plies)) {
    for (FigurePlan& plan : section.figures) {
      progress.show([&] { return plan.command; });
      Answer found = answer(session, plan.command);
      if (found.exit != Exit::done) {
        print_error(fmt::format("report: 'quadrille {}' was not finished; nothing is written", plan.command));
        return found.exit;
      }
      plan.figure.table = std::move(found.table);
      section.section.figures.push_back(std::move(plan.figure));
    }
    report.sections.push_back(std::move(section.section));
  }
  const LedgerPart ledger = examine_ledger(options, session, progress);
  if (ledger.exit != Exit::done) {
    print_error("report: the theorems were not all checked; nothing is written");
    return ledger.exit;
  }
  report.ledger = ledger.table;
  report.claims = ledger.claims;
  report.ledger_prose = ledger.prose;
  report.tiles = tiles_of(report, plies);
  output.write(exports::report_page(report, *assets));
  session.note_time_and_threads();
  return Exit::done;
}

}  // namespace

void add_report(Command& root, CommonArguments& common) {
  const auto arguments = std::make_shared<Arguments>();
  Command& command = root.add_command("report", "the results as one page of HTML, with charts",
                                      [arguments](const Session& session) { return make_report(*arguments, session); });
  command.add_option("--pitch", arguments->pitches, "the pitches of Paper Soccer to show (paper:1x3 and paper:3x3)")
      .type_name("PITCH")
      .suggest(usual_pitches());
  command.add_option("--plies", arguments->plies, "count the pitches to ply K; wholly if not given").type_name("K");
  command.add_option("--cases", arguments->cases, "generate N cases for each property (200)").type_name("N");
  command.add_option("--seed", arguments->seed, "the seed of the generators (1)").type_name("S");
  format_option().add(command, common.format);
  command.footer(
      "--out names a folder; the page is its index.html, which needs no other file and no network.\n"
      "examples:\n"
      "  quadrille report --out report\n"
      "  quadrille report --pitch paper:2x3 --pitch classic:8x10 --plies 6 --out report");
}

}  // namespace quadrille::cli
