// The descriptor of Nim: its commands, tables, claims and figures.
#include "cli/game.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <span>

#include "cli/ledger.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/input.hpp"
#include "cli/output/picture_output.hpp"
#include "cli/output/show.hpp"
#include "cli/report/charts.hpp"
#include "cli/report/figures.hpp"
#include "export/pictures/nim/picture.hpp"
#include "proofs/nim/claims.hpp"
#include "properties/nim/cases.hpp"
#include "quadrille/nim.hpp"

namespace quadrille::cli::nim_commands {

namespace {

Exit count_nim(const std::string& counters, const Session& session) {
  return answer(session, nim::CountRequest{parse_whole("--counters", counters, 0, 1000)}, {});
}

// A record is the number of counters.
nim::Heap parse_heap(std::string_view text) {
  return {parse_whole("counters", text.substr(0, text.find('\n')), 0, 1000)};
}

Exit picture_nim(const PictureArguments& arguments, const Session& session) {
  const PictureOutput output(arguments, session);
  const nim::Heap heap = read_record(arguments.file, parse_heap);
  chosen(arguments, 1, "heap", "heaps");
  output.write(heap, exports::svg_nim, exports::unicode_nim);
  return exit_of_picture(std::nullopt);
}

void add_picture(Command& group, CommonArguments& common) {
  const auto arguments = std::make_shared<PictureArguments>();
  Command& command = group.add_command(
      "nim", "a heap of Nim", [arguments](const Session& session) { return picture_nim(*arguments, session); });
  add_picture_options(command, common, *arguments, "heap").required();
  command.footer("example:\n  quadrille export picture nim heap.txt");
}

void add_commands(CommandGroups& groups) {
  add_picture(groups.picture, groups.common);
  const auto counters = std::make_shared<std::string>();
  Command& command =
      groups.count.add_command("nim", "count the games of Nim from one heap",
                               [counters](const Session& session) { return count_nim(*counters, session); });
  command.add_option("--counters", *counters, "the counters of the heap").type_name("N").required();
  command.footer("example:\n  quadrille count nim --counters 10");
}

std::vector<TableSchema> tables() { return {table_schema_of<nim::GameCounts>()}; }

GameClaims nim_claims() { return {nim::claims, nim::ask_generated_case}; }

FigureSection section() {
  return {{"nim", "Nim", "Two players take one or two counters in turn.", {}},
          {figure_of<nim::GameCounts>(figure("nim-games", "By their number of moves.",
                                             series("moves", {"games"}, "games", exports::Chart::Scale::linear)),
                                      {[](std::span<const nim::GameCounts> rows) {
                                        return fmt::format("Games from 20 counters have {} lengths", rows.size());
                                      }},
                                      nim::CountRequest{20})}};
}

}  // namespace

Game game() {
  Game game;
  game.name = "nim";
  game.title = "Nim";
  game.add_commands = add_commands;
  game.tables = tables;
  game.claims = nim_claims;
  game.report_part = [] { return ReportPart{{}, section, {"report --out nim"}}; };
  return game;
}

}  // namespace quadrille::cli::nim_commands
