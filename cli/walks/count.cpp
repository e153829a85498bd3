// `quadrille count trails`: the trails, or self-avoiding walks, of the endless king-move lattice, by their length.
#include <fmt/format.h>

#include <memory>
#include <utility>

#include "cli/commands.hpp"
#include "cli/options/arguments.hpp"
#include "cli/output/counted.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/streams.hpp"
#include "cli/output/table_output.hpp"
#include "cli/output/tables.hpp"
#include "enumerate/walks/lattice_trails.hpp"

namespace quadrille::cli {

namespace {

using engines::RunStatus;

struct Arguments {
  std::string plies;
  bool acyclic = false;
};

// The table without its rows. The command is the request in its normal form.
exports::Table header(const enumerate::TrailsQuestion& question) {
  exports::Table table = new_table(question.acyclic ? "count_walks" : "count_trails");
  table.provenance.command =
      fmt::format("quadrille count trails --plies {}{}", question.plies, question.acyclic ? " --acyclic" : "");
  table.provenance.rules = "endless king-move lattice";
  return table;
}

// What ended the run before its end, as a sentence for people; empty if nothing did.
std::string shortfall(const Session& session, const engines::Counts& counts) {
  const std::string after = counts.rows.empty() ? std::string("before any length was finished")
                                                : fmt::format("after ply {}", counts.last_finished_grade);
  if (counts.status == RunStatus::interrupted) return fmt::format("interrupted {}", after);
  if (counts.status == RunStatus::memory) return fmt::format("{} {}; give more", session.memory_ended(), after);
  return {};
}

Exit count(const Arguments& arguments, const Session& session) {
  const int plies = parse_whole("--plies", arguments.plies, 0, enumerate::most_lattice_plies());
  const enumerate::TrailsQuestion question{plies, arguments.acyclic};
  exports::Table table = header(question);
  const TableOutput output(session, table);

  engines::Counts counts;
  {
    const Interrupt::Listener listener(session.interrupt());
    ProgressLine progress(session.quiet(), "counting");
    engines::RunOptions options;
    options.stop = listener.token();
    options.observer = progress.observer();
    options.memory = session.memory_budget();
    counts = session.on_threads([&] { return count_lattice_trails(question, options); });
  }

  append_rows(table, counts);
  const std::string missing =
      counts.rows.empty() ? "all plies" : fmt::format("all plies after {}", counts.last_finished_grade);
  return finish(session, output, table, counts.status, {shortfall(session, counts), missing});
}

}  // namespace

void add_count_trails(CLI::App& parent, Request& request) {
  const auto arguments = std::make_shared<Arguments>();
  CLI::App& command = new_command(parent, request, "trails", "count the trails of the endless king-move lattice",
                                  [arguments](const Session& session) { return count(*arguments, session); });
  command.add_option("--plies", arguments->plies, "count the trails of 0 to K plies")->type_name("K")->required();
  command.add_flag("--acyclic", arguments->acyclic, "count self-avoiding walks instead: no vertex twice");
  command.footer(
      "Each ply more takes seven times as long: 14 plies take seconds, 16 a minute or two.\n"
      "example:\n"
      "  quadrille count trails --plies 12 --format bfile");
}

}  // namespace quadrille::cli
