// Up's & Down's in Python: what is counted, solved, replayed and drawn.
#include "quadrille/updown.hpp"

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <string>
#include <vector>

#include "cli/updown/tables.hpp"
#include "export/pictures/updown/svg.hpp"
#include "games/updown/round.hpp"
#include "python/binding/bindings.hpp"
#include "python/binding/result_table.hpp"

namespace quadrille::python {

namespace {

using cli::IntRange;

ResultTable count(int first, int last, const std::string& by, const Settings& settings) {
  const IntRange range{first, last};
  if (by == "signature") {
    if (!range.single()) {
      throw Error(ErrorKind::unusable_input,
                  fmt::format("n {}: a table of signatures is of one n; give one number", cli::to_string(range)));
    }
    Table header = cli::updown_commands::count_updown_table<updown::SignatureCounts>(range, by);
    header.indexed = false;
    return table_of<updown::SignatureCounts>(std::move(header), run(settings, [&](const Options& options) {
                                               return count(updown::CountSignaturesQuery{last}, options);
                                             }));
  }
  if (by != "score") {
    throw Error(ErrorKind::unusable_input, fmt::format("by '{}': no such grouping; give score or signature", by));
  }
  if (range.single()) {
    return table_of<updown::ScoreCounts>(
        cli::updown_commands::count_updown_table<updown::ScoreCounts>(range, by),
        run(settings, [&](const Options& options) { return count(updown::CountQuery{last}, options); }));
  }
  Table header = cli::updown_commands::count_updown_table<updown::RangeScoreCounts>(range, by);
  header.indexed = false;
  return table_of<updown::RangeScoreCounts>(std::move(header), run(settings, [&](const Options& options) {
                                              return count(updown::CountRangeQuery{first, last}, options);
                                            }));
}

updown::Role role_named(const std::string& name) {
  if (name == "offense") return updown::Role::offense;
  if (name == "defense") return updown::Role::defense;
  throw Error(ErrorKind::unusable_input, fmt::format("first '{}': no such side; give offense or defense", name));
}

// The list as an option of the program.
std::string option_of(const std::vector<int>& list) {
  return list.empty() ? " --list ''" : fmt::format(" --list {}", fmt::join(list, ","));
}

ResultTable solve(int first, int last, const std::string& role, const Settings& settings) {
  const updown::Role side = role_named(role);
  return table_of<updown::Solution>(cli::updown_commands::solve_updown_table<updown::Solution>({first, last}, side),
                                    run(settings, [&](const Options& options) {
                                      return solve(updown::SolveQuery{first, last, side}, options);
                                    }));
}

ResultTable line(int n, const std::string& role, const std::optional<std::vector<int>>& list,
                 const Settings& settings) {
  const updown::LineQuery query{n, role_named(role), list.value_or(std::vector<int>())};
  const std::string option = list ? " --line" + option_of(*list) : " --line";
  return table_of<updown::LineTurn>(
      cli::updown_commands::solve_updown_table<updown::LineTurn>({n, n}, query.first, option),
      run(settings, [&](const Options& options) { return solve(query, options); }));
}

ResultTable advice(int n, const std::string& role, const std::vector<int>& list, const Settings& settings) {
  const updown::AdviceQuery query{n, role_named(role), list};
  Table header = cli::updown_commands::solve_updown_table<updown::Advice>({n, n}, query.first, option_of(list));
  header.indexed = false;
  return table_of<updown::Advice>(std::move(header),
                                  run(settings, [&](const Options& options) { return solve(query, options); }));
}

ResultTable replay(const std::string& record, const Settings& settings) {
  Table header = cli::table_for<updown::ReplayRow>("quadrille replay updown -", "up's & down's");
  header.indexed = false;
  return table_of<updown::ReplayRow>(std::move(header), run(settings, [&](const Options& options) {
                                       return updown::replay(updown::ReplayQuery{record}, options);
                                     }));
}

// A list that is a permutation of 1 to its length.
updown::Word word_of(const std::vector<int>& numbers) {
  if (numbers.size() > updown::most_numbers) {
    throw Error(ErrorKind::unusable_input,
                fmt::format("permutation: {} numbers; give at most {}", numbers.size(), updown::most_numbers));
  }
  if (const auto fault = updown::fault_of(numbers)) {
    throw Error(ErrorKind::breaks_rules, fmt::format("permutation: place {}: {}", fault->turn, fault->message));
  }
  return updown::word_of(numbers);
}

}  // namespace

void bind_updown(py::module_& module) {
  module.def("updown_count", count);
  module.def("updown_solve", solve);
  module.def("updown_line", line);
  module.def("updown_advice", advice);
  module.def("updown_replay", replay);
  module.def("updown_word", [](const std::vector<int>& numbers) { return updown::to_string(word_of(numbers)); });
  module.def("updown_score", [](const std::vector<int>& numbers) { return updown::score(word_of(numbers)); });
  module.def("updown_svg", [](const std::vector<int>& numbers) {
    word_of(numbers);
    return exports::svg_updown(exports::permutation_scene(numbers), {.declaration = false});
  });
}

}  // namespace quadrille::python
