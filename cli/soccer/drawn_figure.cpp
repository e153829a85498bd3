#include "cli/soccer/drawn_figure.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

#include "cli/report/findings.hpp"
#include "export/pictures/soccer/svg.hpp"
#include "games/soccer/record.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

// What stands in the record between two texts; empty where they do not.
std::string between(std::string_view record, std::string_view before, std::string_view after) {
  const std::size_t begin = record.find(before);
  if (begin == std::string_view::npos) return {};
  const std::size_t end = record.find(after, begin + before.size());
  if (end == std::string_view::npos) return {};
  return std::string(record.substr(begin + before.size(), end - begin - before.size()));
}

std::string command_of(std::string_view record) { return between(record, "# quadrille ", "\n"); }

FoundPicture draw(std::string_view text) {
  const soccer::Record record = soccer::parse_record(text);
  const soccer::Pitch pitch(record.pitch);
  const soccer::Replay replayed = soccer::replay(pitch, record.histories.at(0).points);
  const Natural population(between(text, "# uniform among ", " drawings"));
  FoundPicture found;
  found.card.id = "soccer-drawn";
  found.card.title = fmt::format("One drawing of {}, chosen at random, has {} segments", to_string(record.pitch),
                                 replayed.plies.size());
  found.card.caption = fmt::format(
      "Drawn from all {} drawings of the pitch, each with the same chance. It takes minutes, so this is the record "
      "that "
      "data/results holds.",
      about(population));
  found.card.svg =
      exports::svg_soccer(exports::position_scene(pitch, replayed.end), {.declaration = false, .stylesheet = false});
  found.card.command = "quadrille " + command_of(text);
  return found;
}

}  // namespace

JobPicture drawn_soccer(std::string record) {
  std::string command = command_of(record);
  return {std::move(command), [record = std::move(record)](const Options& /*options*/) { return draw(record); }};
}

}  // namespace quadrille::cli::soccer_commands
