// What the report shows of the endless lattice: trails, and walks that visit no vertex twice, by their length.
#include "cli/walks/figures.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "cli/report/charts.hpp"
#include "cli/report/findings.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::cli {

namespace {

constexpr int plies = 10;  // in seconds; data/results goes on, in minutes

// "261,938,344 trails have 10 plies, 6.7 times as many as 9".
TitleOf growth_finding(const std::string& what) {
  return [=](const Table& table) {
    const std::vector<std::string> length = texts_of(table, "plies");
    const std::vector<Natural> counts = numbers_of(table, what);
    const std::size_t last = counts.size() - 1;
    return fmt::format("{} {} have {} plies, {} times as many as {}", about(counts[last]), what, length[last],
                       ratio(counts[last], counts[last - 1]), length[last - 1]);
  };
}

template <class Row, class Query>
JobFigure by_length(const std::string& what, const std::string& option, const std::string& caption, int further) {
  const auto command_to = [&](int last) { return fmt::format("count trails --plies {}{}", last, option); };
  const std::string command = command_to(plies);
  return job_figure<Row>(figure("lattice-" + what, with_further(caption, command_to(further)),
                                series("plies", {what}, what, exports::Chart::Scale::log)),
                         growth_finding(what), command,
                         table_for<Row>("quadrille " + command, "endless king-move lattice"),
                         [](const Options& options) { return count(Query{.plies = plies}, options); });
}

FigureSection section() {
  return {{"walks",
           "Trails of the endless lattice",
           "The paths of a ball on squared paper without rim or goals, from a fixed point. The scales are logarithmic.",
           {}},
          {by_length<trails::TrailCounts, trails::CountQuery>("trails", "", "A trail draws no segment twice.", 16),
           by_length<trails::WalkCounts, trails::CountWalksQuery>(
               "walks", " --acyclic", "A self-avoiding walk visits no point twice: no ply of it bounces.", 13)}};
}

}  // namespace

ReportPart walks_report_part() { return {{}, section}; }

}  // namespace quadrille::cli
