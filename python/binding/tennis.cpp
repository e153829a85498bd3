// Tennis and Footsteps in Python: what is counted, valued, replayed and drawn.
#include "quadrille/tennis.hpp"

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <string>
#include <utility>
#include <vector>

#include "enumerate/tennis/tables.hpp"
#include "export/pictures/tennis/svg.hpp"
#include "games/tennis/game.hpp"
#include "python/binding/bindings.hpp"
#include "python/binding/result_table.hpp"

namespace quadrille::python {

namespace {

using tennis::CertifiedResult;
using Draws = std::vector<std::pair<int, int>>;

tennis::Rules rules_of(const std::string& variant, int fields, int beyond) {
  if (variant != "tennis" && variant != "footsteps") {
    refuse(fmt::format("variant '{}'", variant), "no such game", "give tennis or footsteps");
  }
  if (fields < 1 || fields > tennis::most_fields) {
    refuse(fmt::format("fields {}", fields), "out of range",
           fmt::format("give a number from 1 to {}", tennis::most_fields));
  }
  if (beyond != 1 && beyond != 2) {
    refuse(fmt::format("beyond {}", beyond), "no such worth", "give 1 or 2");
  }
  return {variant == "tennis" ? tennis::Variant::tennis : tennis::Variant::footsteps, fields, beyond};
}

ResultTable count(int points, const std::string& by, const tennis::Rules& rules, const Settings& settings) {
  if (by == "positions") {
    const tennis::CountPositionsQuery query{points, rules};
    return table_of<tennis::PositionCounts>(
        tennis::header_of(query), run(settings, [&](const Options& options) { return tennis::count(query, options); }));
  }
  if (by != "outcome") {
    refuse(fmt::format("by '{}'", by), "no such grouping", "give outcome or positions");
  }
  const tennis::CountQuery query{points, rules};
  return table_of<tennis::GameCounts>(
      tennis::header_of(query), run(settings, [&](const Options& options) { return tennis::count(query, options); }));
}

// What is asked of a position, or of the start of a game.
struct Question {
  tennis::Position state;
  bool is_start = true;
  tennis::Rules rules;
  double width = tennis::SolveQuery{}.width;
};

tennis::SolveRequest request_of(const Question& question, tennis::SolveRows rows) {
  tennis::SolveRequest request;
  request.rows = rows;
  request.rules = question.rules;
  request.state = question.state;
  request.is_start = question.is_start;
  request.width = question.width;
  return request;
}

template <class Row>
ResultTable certified(Table header, const Noted<CertifiedResult<Row>>& noted) {
  ResultTable result = table_of<Row>(std::move(header), noted);
  if (!noted.found.interval.lower.empty()) {
    const py::object fraction = py::module_::import("fractions").attr("Fraction");
    result.facts["lower"] = fraction(noted.found.interval.lower);
    result.facts["upper"] = fraction(noted.found.interval.upper);
  }
  // As the program, which ends with the status of a limit then.
  const std::string& unmet = noted.found.failure.empty() ? noted.found.too_wide : noted.found.failure;
  if (!unmet.empty()) result.facts["unmet"] = unmet;
  return result;
}

ResultTable solve(const Question& question, const Settings& settings) {
  const auto found = run(settings, [&](const Options& options) {
    return tennis::solve(tennis::SolveQuery{question.state, question.rules, question.width}, options);
  });
  return certified<tennis::PositionValue>(
      tennis::header_of<tennis::PositionValue>(request_of(question, tennis::SolveRows::value)), found);
}

ResultTable states(const Question& question, const Settings& settings) {
  const auto found = run(settings, [&](const Options& options) {
    return tennis::solve(tennis::SolveStatesQuery{question.state.points_1, question.rules, question.width}, options);
  });
  return certified<tennis::PositionValue>(
      tennis::header_of<tennis::PositionValue>(request_of(question, tennis::SolveRows::states)), found);
}

ResultTable strategy(const Question& question, const Settings& settings) {
  const auto found = run(settings, [&](const Options& options) {
    return tennis::strategy({question.state, question.rules, question.width}, options);
  });
  return certified<tennis::DrawProbability>(
      tennis::header_of<tennis::DrawProbability>(request_of(question, tennis::SolveRows::strategy)), found);
}

ResultTable play(const Question& question, int games, std::uint64_t seed, const Settings& settings) {
  const auto found = run(settings, [&](const Options& options) {
    return tennis::play({question.state, question.rules, question.width, games, seed}, options);
  });
  tennis::SolveRequest request = request_of(question, tennis::SolveRows::play);
  request.games = games;
  request.seed = seed;
  return certified<tennis::PlayResult>(tennis::header_of<tennis::PlayResult>(request), found);
}

std::vector<tennis::Draws> draws_of(const Draws& draws) {
  std::vector<tennis::Draws> result;
  for (const auto& [first, second] : draws) result.push_back({first, second});
  return result;
}

// A game that was played.
struct PlayedGame {
  int points = 0;
  std::vector<tennis::Draws> draws;
  tennis::Rules rules;
};

ResultTable replay(const PlayedGame& game, const Settings& settings) {
  return table_of<tennis::PlayedTurn>(tennis::replay_header<tennis::PlayedTurn>("-", game.rules, false),
                                      run(settings, [&](const Options& options) {
                                        return tennis::replay({game.points, game.draws, game.rules}, options);
                                      }));
}

ResultTable analyse(const PlayedGame& game, const Settings& settings) {
  return table_of<tennis::AnalysedTurn>(tennis::replay_header<tennis::AnalysedTurn>("-", game.rules, true),
                                        run(settings, [&](const Options& options) {
                                          return tennis::analyse({game.points, game.draws, game.rules}, options);
                                        }));
}

std::string svg(const PlayedGame& game) {
  // The rules are asked first: they name the turn that breaks them.
  const auto turns = tennis::replay({game.points, game.draws, game.rules}).rows;
  std::vector<tennis::WrittenTurn> written;
  written.reserve(turns.size());
  for (const tennis::PlayedTurn& turn : turns) {
    written.push_back({.line = written.size() + 1,
                       .turn = turn.turn,
                       .draws = {turn.draw_1.value_or(0), turn.draw_2.value_or(0)},
                       .position = {turn.points_1, turn.points_2, turn.ball}});
  }
  return exports::svg_tennis(exports::tennis_scene(game.rules, tennis::play(game.rules, written)),
                             {.declaration = false});
}

// A record as the program reads it: the points of its first row, and the draws of the others.
py::tuple parse_record(const std::string& text) {
  const std::vector<tennis::WrittenTurn> record = tennis::parse_record(text);
  Draws draws;
  for (std::size_t i = 1; i < record.size(); ++i)
    draws.emplace_back(record[i].draws.player_1, record[i].draws.player_2);
  return py::make_tuple(record.front().position.points_1, draws);
}

}  // namespace

void bind_tennis(py::module_& module) {
  py::class_<tennis::Rules>(module, "TennisRules").def(py::init(&rules_of));
  py::class_<Question>(module, "TennisQuestion")
      .def(py::init([](int points_1, int points_2, int ball, bool is_start, const tennis::Rules& rules, double width) {
        return Question{{points_1, points_2, ball}, is_start, rules, width};
      }));
  py::class_<PlayedGame>(module, "TennisGame")
      .def(py::init([](int points, const Draws& draws, const tennis::Rules& rules) {
        return PlayedGame{points, draws_of(draws), rules};
      }));
  module.def("tennis_count", count);
  module.def("tennis_solve", solve);
  module.def("tennis_states", states);
  module.def("tennis_strategy", strategy);
  module.def("tennis_play", play);
  module.def("tennis_replay", replay);
  module.def("tennis_analyse", analyse);
  module.def("tennis_svg", svg);
  module.def("tennis_record", parse_record);
}

}  // namespace quadrille::python
