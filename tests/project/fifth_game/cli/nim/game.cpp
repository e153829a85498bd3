// Nim, as the program knows it.
#include "cli/game.hpp"

#include <fmt/format.h>

#include <memory>

#include "cli/ledger.hpp"
#include "cli/options/arguments.hpp"
#include "cli/output/show.hpp"
#include "cli/report/charts.hpp"
#include "cli/report/figures.hpp"
#include "proofs/nim/claims.hpp"
#include "properties/nim/cases.hpp"
#include "quadrille/nim.hpp"

namespace quadrille::cli {

namespace {

Exit count_nim(const std::string& counters, const Session& session) {
  const nim::CountQuery query{parse_whole("--counters", counters, 0, 1000)};
  const std::string command = fmt::format("quadrille count nim --counters {}", query.counters);
  return run_and_show<nim::GameCounts>(session, table_for<nim::GameCounts>(command, "nim, one heap"), {},
                                       [&](const Options& options) { return count(query, options); });
}

void add_commands(CommandGroups& groups) {
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
  const std::string command = "count nim --counters 20";
  return {
      {"nim", "Nim", "Two players take one or two counters in turn.", {}},
      {job_figure<nim::GameCounts>(
          figure("nim-games", "By their number of moves.",
                 series("moves", {"games"}, "games", exports::Chart::Scale::linear)),
          [](const Table& table) { return fmt::format("Games from 20 counters have {} lengths", table.rows.size()); },
          command, table_for<nim::GameCounts>("quadrille " + command, "nim, one heap"),
          [](const Options& options) { return count(nim::CountQuery{20}, options); })}};
}

}  // namespace

Game nim_game() {
  Game game;
  game.name = "nim";
  game.title = "Nim";
  game.add_commands = add_commands;
  game.tables = tables;
  game.claims = nim_claims;
  game.report_part = [] { return ReportPart{{}, section, {"report --out nim"}}; };
  return game;
}

}  // namespace quadrille::cli
