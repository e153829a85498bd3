// Arguments other than names: sizes of memory, ranges, numbers, seeds, lists, predictions, states of a game.
#include <limits>

#include "cli/options/arguments.hpp"
#include "cli/tennis/parts.hpp"
#include "enumerate/run/sizes.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/tennis/spelling.hpp"
#include "games/plusminus/signs.hpp"
#include "games/updown/record.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

void read_numbers(const std::string& text) {
  is_taken([&] { require(running::parse_memory_size(text) > 0, "no memory"); });
  is_taken([&] { cli::parse_seed("--seed", text); });
  is_taken([&] {
    const int number = cli::parse_whole("--n", text, -3, 99);
    require(number >= -3 && number <= 99, "a number out of its range");
  });
  is_taken([&] { require(*cli::parse_plies(text) >= 0, "fewer than no plies"); });
  is_taken([&] {
    const Range range = cli::parse_range("--n", text, 1, 40, "; that takes long");
    require(range.first >= 1 && range.first <= range.last && range.last <= 40, "a range out of its range");
    const std::string written = running::spelled(range);
    const Range again =
        must_take("a range is refused as it is written", [&] { return cli::parse_range("--n", written, 1, 40, ""); });
    require(again == range, "a range is read back as another");
  });
}

void read_lists(const std::string& text) {
  is_taken_or_refused_in_a_line([&] { updown::parse_numbers(text); });
  is_taken_or_refused_in_a_line([&] {
    const plusminus::Signs signs = plusminus::parse_signs(text);
    const plusminus::Signs again = must_take("signs are refused as they are written",
                                             [&] { return plusminus::parse_signs(plusminus::to_string(signs, " ")); });
    require(again == signs, "signs are read back as others");
  });
  is_taken_or_refused_in_a_line([&] {
    const plusminus::Predictions lists = plusminus::parse_predictions(text);
    const std::string written = plusminus::to_string(lists[0]) + ',' + plusminus::to_string(lists[1]);
    const plusminus::Predictions again =
        must_take("predictions are refused as they are written", [&] { return plusminus::parse_predictions(written); });
    require(again == lists, "predictions are read back as others");
  });
}

void read_states(const std::string& text) {
  namespace commands = cli::tennis_commands;
  const auto request_of = [](const commands::SolveTennisArguments& arguments) {
    return tennis::plan(commands::parse_request(arguments)).request;
  };
  commands::SolveTennisArguments arguments;
  arguments.state = text;
  is_taken([&] {
    const tennis::Position state = *request_of(arguments).state;
    require(state.points_1 >= 0 && state.points_2 >= 0, "fewer than no points");
    commands::SolveTennisArguments written;
    written.state = tennis::text_of(state);
    const tennis::Position again =
        must_take("a state is refused as it is written", [&] { return *request_of(written).state; });
    require(again == state, "a state is read back as another");
  });
  arguments.state = "3,3,0";
  arguments.width = text;
  is_taken([&] {
    const double width = request_of(arguments).width;
    require(width >= tennis::least_width && width <= 1, "a width out of its range");
  });
}

}  // namespace

void read_argument(Bytes bytes, Checks /*checks*/) {
  if (!is_argument(bytes)) return;
  const std::string text(text_of(bytes));
  read_numbers(text);
  read_lists(text);
  read_states(text);
}

}  // namespace quadrille::fuzz
