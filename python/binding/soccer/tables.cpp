// Paper Soccer in Python: what is counted, solved, listed and replayed.
#include "enumerate/soccer/tables.hpp"

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <concepts>
#include <string>

#include "games/soccer/pitch.hpp"
#include "python/binding/bindings.hpp"
#include "python/binding/result_table.hpp"
#include "python/binding/soccer/bindings.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_family.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::python {

namespace {

using Plies = std::optional<int>;

soccer::Engine engine_named(const std::string& name) {
  using soccer::Engine;
  for (const Engine engine : {Engine::automatic, Engine::layered, Engine::reverse, Engine::frontier, Engine::trails}) {
    if (name == to_string(engine)) return engine;
  }
  refuse(fmt::format("engine '{}'", name), "no such engine", "give auto, layered, reverse, frontier or trails");
}

ResultTable count(const std::string& pitch, const std::string& by, const std::string& engine, const Plies& plies,
                  bool mirror, const Settings& settings) {
  const bool is_family = soccer::is_family(pitch);
  if (is_family && by != "total") {
    refuse(fmt::format("by '{}'", by), "a family of pitches is counted in total", "give by='total', or one pitch");
  }
  const soccer::By grouping = soccer::parse_by(by);
  const soccer::CountRequest request{.pitch = is_family ? pitch : to_string(soccer::parse_pitch_name(pitch)),
                                     .by = grouping,
                                     .engine = engine_named(engine),
                                     .plies = plies,
                                     .mirror = mirror};
  soccer::Engine counted_by = request.engine;
  Noted<Answer> answered = run(settings, [&](const Options& options) {
    const soccer::CountPlan plan = soccer::plan(request, options);
    agree_to(settings, size_of(plan, options), "fewer plies, or a smaller pitch");
    counted_by = plan.request.engine;
    return soccer::run(plan, options);
  });
  ResultTable result = table_of(
      std::move(answered), (is_family ? soccer::schema_of_family() : soccer::schema_of(request.by)).table_schema());
  if (is_family) {
    result.facts["family"] = pitch;  // what recurrences() asks for
  } else {
    result.facts["engine"] = py::str(std::string(to_string(counted_by)));
  }
  return result;
}

template <class Row, class Query>
ResultTable solve_by(const Query& query, const Settings& settings) {
  const Table header = soccer::header_for<Row>(query);
  const auto solved = run(settings, [&](const Options& options) { return soccer::solve(query, options); });
  ResultTable result = table_of<Row>(header, solved);
  result.facts["winner"] = py::cast(solved.found.winner);
  result.facts["positions"] = solved.found.positions;
  result.facts["plies_to_end"] = py::cast(solved.found.plies_to_end);
  if (query.certify) {
    result.facts["certificate"] = py::bytes(solved.found.certificate);
    result.facts["certified_positions"] = solved.found.certified_positions;
  }
  return result;
}

ResultTable solve(const std::string& pitch, const std::string& rows, const std::string& history,
                  const std::optional<double>& seconds, bool certify, const Settings& settings) {
  const bool is_a_time = !seconds || (*seconds > 0 && *seconds <= 1e9);  // what is no number is none
  if (!is_a_time) {
    refuse(fmt::format("seconds {}", *seconds), "no time", "give a number above 0, as 60 or 0.5");
  }
  const soccer::SolvedPosition position{pitch, history, seconds, certify};
  if (rows == "moves") return solve_by<soccer::PlyWinner>(soccer::SolveMovesQuery{position}, settings);
  if (rows == "line") return solve_by<soccer::LinePly>(soccer::SolveLineQuery{position}, settings);
  return solve_by<soccer::PitchWinner>(soccer::SolveQuery{position}, settings);
}

template <class Row, class Query>
ResultTable list(const Query& query, const Settings& settings) {
  return table_of<Row>(soccer::header_for<Row>(query),
                       run(settings, [&](const Options& options) { return soccer::list(query, options); }));
}

ResultTable edges(const std::string& name, const Settings& settings) {
  return list<soccer::EdgeRow>(soccer::EdgesQuery{to_string(soccer::parse_pitch_name(name))}, settings);
}

ResultTable graph_nodes(const std::string& name, const Plies& plies, std::size_t most, const Settings& settings) {
  const soccer::GraphNodesQuery query{to_string(soccer::parse_pitch_name(name)), plies, most};
  return list<soccer::GraphNodeRow>(query, settings);
}

ResultTable graph_edges(const std::string& name, const Plies& plies, std::size_t most, const Settings& settings) {
  const soccer::GraphEdgesQuery query{to_string(soccer::parse_pitch_name(name)), plies, most};
  return list<soccer::GraphEdgeRow>(query, settings);
}

ResultTable drawing(const std::string& name, const std::string& history, const Settings& settings) {
  const soccer::DrawingQuery query{to_string(soccer::parse_pitch_name(name)), history};
  return list<soccer::DrawingRow>(query, settings);
}

ResultTable replay(const std::string& record, const Settings& settings) {
  const auto replayed =
      run(settings, [&](const Options& options) { return soccer::replay(soccer::ReplayQuery{record}, options); });
  Table header =
      running::table_for<soccer::ReplayRow>("quadrille replay soccer -", "paper soccer, " + replayed.found.pitch);
  header.indexed = false;
  return table_of<soccer::ReplayRow>(std::move(header), replayed);
}

}  // namespace

void bind_soccer(py::module_& module) {
  bind_soccer_positions(module);
  bind_soccer_position(module);
  bind_soccer_random(module);
  bind_soccer_families(module);
  module.def("soccer_count", count);
  module.def("soccer_solve", solve);
  module.def("soccer_edges", edges);
  module.def("soccer_graph_nodes", graph_nodes);
  module.def("soccer_graph_edges", graph_edges);
  module.def("soccer_drawing", drawing);
  module.def("soccer_replay", replay);
}

}  // namespace quadrille::python
