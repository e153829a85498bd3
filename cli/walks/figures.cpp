// What the report shows of the endless lattice: trails, and walks that visit no vertex twice, by their length.
#include "cli/walks/figures.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

#include "cli/report/charts.hpp"
#include "cli/walks/titles.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::cli::walks_commands {

namespace {

constexpr int plies = 10;  // in seconds; data/results goes on, in minutes

template <class Row, class Query>
JobFigure by_length(const std::string& what, Findings<Row> findings, const std::string& option,
                    const std::string& caption, int further) {
  const auto command_to = [&](int last) { return fmt::format("count trails --plies {}{}", last, option); };
  const std::string command = command_to(plies);
  return job_figure<Row>(figure("lattice-" + what, with_further(caption, command_to(further)),
                                series("plies", {what}, what, exports::Chart::Scale::log)),
                         std::move(findings), command,
                         table_for<Row>("quadrille " + command, "endless king-move lattice"),
                         [](const Options& options) { return count(Query{.plies = plies}, options); });
}

FigureSection section() {
  return {{"walks",
           "Trails of the endless lattice",
           "The paths of a ball on squared paper without rim or goals, from a fixed point. The scales are logarithmic.",
           {}},
          {by_length<trails::TrailCounts, trails::CountQuery>("trails", {growth_of_trails}, "",
                                                              "A trail draws no segment twice.", 16),
           by_length<trails::WalkCounts, trails::CountWalksQuery>(
               "walks", {growth_of_walks}, " --acyclic",
               "A self-avoiding walk visits no point twice: no ply of it bounces.", 13)}};
}

}  // namespace

ReportPart walks_report_part() { return {{}, section}; }

}  // namespace quadrille::cli::walks_commands
