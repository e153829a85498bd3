// The Python functions for Up's & Down's. They count, solve the game, replay records and make pictures.
#include "quadrille/updown.hpp"

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <string>
#include <vector>

#include "export/pictures/updown/picture.hpp"
#include "games/nearest.hpp"
#include "games/updown/round.hpp"
#include "python/binding/bindings.hpp"
#include "python/binding/result_table.hpp"

namespace quadrille::python {

namespace {

ResultTable count(int first, int last, const std::string& by, const Settings& settings) {
  using updown::By;
  const By grouping = games::value_of<By>("by", by, {{"score", By::score}, {"signature", By::signature}});
  return answer(updown::CountRequest{{first, last}, grouping}, settings);
}

updown::Role role_named(const std::string& name) {
  using updown::Role;
  return games::value_of<Role>("first", name, {{"offense", Role::offense}, {"defense", Role::defense}});
}

ResultTable solve(int first, int last, const std::string& role, const Settings& settings) {
  return answer(updown::SolveRequest{.n = {first, last}, .first = role_named(role)}, settings);
}

ResultTable line(int n, const std::string& role, const std::optional<std::vector<int>>& list,
                 const Settings& settings) {
  return answer(updown::SolveRequest{.n = n, .first = role_named(role), .line = true, .list = list}, settings);
}

ResultTable advice(int n, const std::string& role, const std::vector<int>& list, const Settings& settings) {
  return answer(updown::SolveRequest{.n = n, .first = role_named(role), .list = list}, settings);
}

ResultTable replay(const std::string& record, const Settings& settings) {
  return answer(updown::ReplayRequest{.record = record}, settings);
}

// The word of a list; throws unless the list is a permutation of 1 to its length.
updown::Word word_of(const std::vector<int>& numbers) {
  if (numbers.size() > updown::most_numbers) {
    refuse("permutation", fmt::format("{} numbers", numbers.size()),
           fmt::format("give at most {}", updown::most_numbers));
  }
  if (const auto fault = updown::fault_of(numbers)) {
    throw Error(ErrorKind::breaks_rules, fmt::format("permutation: place {}", fault->turn), fault->message, {});
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
  module.def("updown_text", [](const std::vector<int>& numbers) {
    word_of(numbers);
    return exports::unicode_updown(exports::permutation_scene(numbers), false);
  });
}

}  // namespace quadrille::python
