// The Python functions for Paper Soccer that return tables. They count, solve, explain a strategy, list the edges of a
// pitch and the graph of its states, and replay records.

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <concepts>
#include <cstddef>
#include <span>
#include <string>

#include "enumerate/confirm/soccer/certificate.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "games/soccer/pitch.hpp"
#include "python/binding/bindings.hpp"
#include "python/binding/result_table.hpp"
#include "python/binding/soccer/bindings.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_explain.hpp"
#include "quadrille/soccer_family.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::python {

namespace {

using Plies = std::optional<int>;

ResultTable count(const std::string& pitch, const std::string& by, const std::string& engine, const Plies& plies,
                  bool mirror, const Settings& settings) {
  const bool is_family = soccer::is_family(pitch);
  if (is_family && by != "total") {
    refuse(fmt::format("by '{}'", by), "a family of pitches is counted in total",
           fmt::format("give by='total', or take count_each('{}'), a table of each pitch", pitch));
  }
  const soccer::By grouping = soccer::parse_by(by);
  const soccer::CountRequest request{.pitch = is_family ? pitch : to_string(enumerate::read_pitch(pitch)),
                                     .by = grouping,
                                     .engine = soccer::parse_engine(engine),
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
    result.facts["family"] = pitch;  // for recurrences()
  } else {
    result.facts["engine"] = py::str(std::string(to_string(counted_by)));
  }
  return result;
}

ResultTable solve(const std::string& pitch, const std::string& rows, const std::string& history,
                  const std::optional<double>& seconds, bool certify, const Settings& settings) {
  const bool is_a_time = !seconds || (*seconds > 0 && *seconds <= 1e9);  // a NaN is none
  if (!is_a_time) {
    refuse(fmt::format("seconds {}", *seconds), "out of range", "give a number above 0, for example 1 or 0.5");
  }
  const soccer::SolveRequest request{.pitch = pitch,
                                     .history = history,
                                     .show = rows == "moves"  ? soccer::Show::moves
                                             : rows == "line" ? soccer::Show::line
                                                              : soccer::Show::winner,
                                     .certify = certify};
  Settings timed = settings;
  timed.seconds = seconds;
  return answer(request, timed, {}, [&](const soccer::SolveAnswer& found, ResultTable& result) {
    result.facts["winner"] = py::cast(found.winner);
    result.facts["positions"] = found.positions;
    result.facts["plies_to_end"] = py::cast(found.plies_to_end);
    if (!certify) return;
    result.facts["certificate"] = py::bytes(found.certificate);
    result.facts["certified_positions"] = found.certified_positions;
  });
}

// \param source  the certificate's name in the table's command
ResultTable explain(const std::string& certificate, const std::string& source, const std::string& history, int depth,
                    const Settings& settings) {
  run(settings, [&](const Options& /*options*/) {
    try {
      return confirm::check_certificate(std::as_bytes(std::span(certificate)));
    } catch (const Error& error) {
      throw error.within("certificate");
    }
  });
  const soccer::ExplainRequest request{
      .certificate = certificate, .history = history, .depth = depth, .source = source};
  return answer(request, settings, {}, [](const soccer::ExplainAnswer& found, ResultTable& result) {
    result.facts["winner"] = found.winner;
    result.facts["plies_to_end"] = py::cast(found.plies_to_end);
    result.facts["longest_game"] = found.longest_game;
  });
}

ResultTable edges(const std::string& pitch, const Settings& settings) {
  return answer(soccer::EdgesRequest{pitch}, settings);
}

ResultTable graph(const std::string& pitch, const Plies& plies, bool nodes, std::size_t most,
                  const Settings& settings) {
  return answer(
      soccer::GraphRequest{.pitch = pitch, .plies = plies, .nodes = nodes, .history = {}, .most_states = most},
      settings);
}

ResultTable drawing(const std::string& pitch, const std::string& history, const Settings& settings) {
  return answer(soccer::GraphRequest{.pitch = pitch, .history = history}, settings);
}

ResultTable replay(const std::string& record, const Settings& settings) {
  return answer(soccer::ReplayRequest{.record = record}, settings);
}

}  // namespace

void bind_soccer(py::module_& module) {
  bind_soccer_positions(module);
  bind_soccer_position(module);
  bind_soccer_random(module);
  bind_soccer_families(module);
  module.def("soccer_count", count);
  module.def("soccer_solve", solve);
  module.def("soccer_explain", explain);
  module.def("soccer_edges", edges);
  module.def("soccer_graph_nodes", [](const std::string& pitch, const Plies& plies, std::size_t most,
                                      const Settings& settings) { return graph(pitch, plies, true, most, settings); });
  module.def("soccer_graph_edges", [](const std::string& pitch, const Plies& plies, std::size_t most,
                                      const Settings& settings) { return graph(pitch, plies, false, most, settings); });
  module.def("soccer_drawing", drawing);
  module.def("soccer_replay", replay);
}

}  // namespace quadrille::python
