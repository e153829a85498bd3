// The Python functions for Tennis and Footsteps. They count games, find the values of positions, replay records and
// make pictures.
#include "quadrille/tennis.hpp"

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <string>
#include <utility>
#include <vector>

#include "export/pictures/tennis/scene.hpp"
#include "games/nearest.hpp"
#include "games/tennis/record.hpp"
#include "python/binding/bindings.hpp"
#include "python/binding/result_table.hpp"

namespace quadrille::python {

namespace {

using Bids = std::vector<std::pair<int, int>>;

tennis::Rules rules_of(const std::string& variant, int fields, int beyond) {
  using tennis::Variant;
  if (fields < 1 || fields > tennis::most_fields) {
    refuse(fmt::format("fields {}", fields), "out of range",
           fmt::format("give a number from 1 to {}", tennis::most_fields));
  }
  if (beyond != 1 && beyond != 2) {
    refuse(fmt::format("beyond {}", beyond), "no such worth", "give 1 or 2");
  }
  return {
      games::value_of<Variant>("variant", variant, {{"tennis", Variant::tennis}, {"footsteps", Variant::footsteps}}),
      fields, beyond};
}

ResultTable count(int points, const std::string& by, const tennis::Rules& rules, const Settings& settings) {
  using tennis::By;
  const By grouping = games::value_of<By>("by", by, {{"outcome", By::outcome}, {"positions", By::positions}});
  return answer(tennis::CountRequest{points, grouping, rules}, settings);
}

ResultTable solve(const tennis::SolveRequest& request, const Settings& settings) {
  return answer(request, settings, {}, [](const tennis::CertifiedAnswer& found, ResultTable& result) {
    if (!found.interval.lower.empty()) {
      const py::object fraction = py::module_::import("fractions").attr("Fraction");
      result.facts["lower"] = fraction(found.interval.lower);
      result.facts["upper"] = fraction(found.interval.upper);
    }
    if (!found.certificate.empty()) {
      result.facts["certificate"] = py::bytes(found.certificate);
      result.facts["certified_positions"] = found.certified_positions;
    }
    // The command-line program then exits with the status of a limit.
    if (!found.unmet().empty()) result.facts["unmet"] = found.unmet();
  });
}

// Solves the request of a position, for other rows.
auto solve_for(tennis::Show show) {
  return [show](tennis::SolveRequest request, const Settings& settings) {
    request.show = show;
    return solve(request, settings);
  };
}

ResultTable states(tennis::SolveRequest request, bool certify, const Settings& settings) {
  request.show = tennis::Show::states;
  request.certify = certify;
  return solve(request, settings);
}

ResultTable play(tennis::SolveRequest request, int games, std::uint64_t seed, const Settings& settings) {
  request.show = tennis::Show::play;
  request.games = games;
  request.seed = seed;
  return solve(request, settings);
}

ResultTable replay(const tennis::ReplayRequest& game, const Settings& settings) { return answer(game, settings); }

ResultTable analyse(tennis::ReplayRequest game, const Settings& settings) {
  game.analyse = true;
  return answer(game, settings);
}

exports::TennisScene scene_of(const tennis::ReplayRequest& game) {
  tennis::plan(game);  // throws if a turn breaks the rules, and names it
  std::vector<tennis::WrittenTurn> written{
      {.line = 1, .turn = 0, .bids = {}, .position = tennis::start_of(game.points)}};
  for (const tennis::Bids& bids : game.bids) {
    written.push_back({.line = 0, .turn = 0, .bids = bids, .position = {}});
  }
  return exports::tennis_scene(game.rules, tennis::play(game.rules, written));
}

// A record as the program reads it: the points of its first row, and the bids of the others.
py::tuple parse_record(const std::string& text) {
  const std::vector<tennis::WrittenTurn> record = tennis::parse_record(text);
  Bids bids;
  for (std::size_t i = 1; i < record.size(); ++i) bids.emplace_back(record[i].bids.player_1, record[i].bids.player_2);
  return py::make_tuple(record.front().position.points_1, bids);
}

}  // namespace

void bind_tennis(py::module_& module) {
  py::class_<tennis::Rules>(module, "TennisRules").def(py::init(&rules_of));
  py::class_<tennis::SolveRequest>(module, "TennisQuestion")
      .def(py::init([](int points_1, int points_2, int ball, bool is_start, const tennis::Rules& rules, double width) {
        tennis::SolveRequest request{.rules = rules, .width = width};
        if (is_start) {
          request.points = points_1;
        } else {
          request.state = tennis::Position{points_1, points_2, ball};
        }
        return request;
      }));
  py::class_<tennis::ReplayRequest>(module, "TennisGame")
      .def(py::init([](int points, const Bids& bids, const tennis::Rules& rules) {
        tennis::ReplayRequest game{.points = points, .rules = rules};
        for (const auto& [first, second] : bids) game.bids.push_back({first, second});
        return game;
      }));
  module.def("tennis_count", count);
  module.def("tennis_solve", solve_for(tennis::Show::value));
  module.def("tennis_states", states);
  module.def("tennis_strategy", solve_for(tennis::Show::strategy));
  module.def("tennis_play", play);
  module.def("tennis_replay", replay);
  module.def("tennis_analyse", analyse);
  module.def("tennis_svg", [](const tennis::ReplayRequest& game) {
    return exports::svg_tennis(scene_of(game), {.declaration = false});
  });
  module.def("tennis_text",
             [](const tennis::ReplayRequest& game) { return exports::unicode_tennis(scene_of(game), false); });
  module.def("tennis_record", parse_record);
}

}  // namespace quadrille::python
