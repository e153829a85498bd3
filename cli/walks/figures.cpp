// Makes the report's charts about the infinite king-move lattice. They show, for each length, the number of trails
// (walks that use no edge twice) and the number of walks that visit no vertex twice.
#include <fmt/format.h>

#include <string>
#include <utility>

#include "cli/report/charts.hpp"
#include "cli/report/findings.hpp"
#include "cli/walks/parts.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::cli::walks_commands {

namespace {

template <class Row>
std::string growth_of(std::span<const Row> rows, Natural Row::*number, const char* what) {
  const Row& last = rows.back();
  const Row& before = rows[rows.size() - 2];
  return fmt::format("{} {} have {} plies, {} times as many as {}", about(last.*number), what, last.plies,
                     ratio(last.*number, before.*number), before.plies);
}

}  // namespace

std::string growth_of_trails(std::span<const trails::TrailCounts> rows) {
  return growth_of(rows, &trails::TrailCounts::trails, "trails");
}

std::string growth_of_walks(std::span<const trails::WalkCounts> rows) {
  return growth_of(rows, &trails::WalkCounts::walks, "walks");
}

namespace {

constexpr int plies = 10;  // takes seconds; data/results has more plies, which take minutes

template <class Row>
JobFigure by_length(const std::string& what, bool acyclic, Findings<Row> findings, const std::string& caption,
                    int further) {
  const std::string further_command = fmt::format("count trails --plies {}{}", further, acyclic ? " --acyclic" : "");
  return figure_of<Row>(figure("lattice-" + what, with_further(caption, further_command),
                               series("plies", {what}, what, exports::Chart::Scale::log)),
                        std::move(findings), trails::CountRequest{.plies = plies, .acyclic = acyclic});
}

FigureSection section() {
  return {{"walks",
           "Trails of the endless lattice",
           "The paths of a ball on squared paper without rim or goals, from a fixed point. The scales are logarithmic.",
           {}},
          {by_length<trails::TrailCounts>("trails", false, {growth_of_trails}, "A trail draws no segment twice.", 16),
           by_length<trails::WalkCounts>("walks", true, {growth_of_walks},
                                         "A self-avoiding walk visits no point twice: no ply of it bounces.", 13)}};
}

}  // namespace

ReportPart walks_report_part() { return {{}, section}; }

}  // namespace quadrille::cli::walks_commands
