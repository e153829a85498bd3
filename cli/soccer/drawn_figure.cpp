#include "cli/soccer/drawn_figure.hpp"

#include <fmt/format.h>

#include "cli/report/findings.hpp"
#include "export/pictures/soccer/svg.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/soccer_sample.hpp"

namespace quadrille::cli {

namespace {

FoundPicture draw(const soccer::SampleQuery& query, const Options& options) {
  const soccer::SampleResult result = soccer::sample(query, options);
  FoundPicture found{{}, JobEnd::of(static_cast<const Result<soccer::SampledHistory>&>(result))};
  if (!result.whole()) return found;
  const soccer::Pitch pitch(soccer::parse_pitch_name(query.pitch));
  const soccer::Replay replayed = soccer::replay(pitch, soccer::parse_points(result.rows.at(0).history, 1));
  found.card.id = "soccer-drawn";
  found.card.title = fmt::format("A drawing of {} at random has {} segments", query.pitch, replayed.plies.size());
  found.card.caption =
      fmt::format("Drawn from all {} drawings of the pitch, each with the same chance.", about(result.population));
  found.card.svg =
      exports::svg_soccer(exports::position_scene(pitch, replayed.end), {.declaration = false, .stylesheet = false});
  found.card.command = request_of(query);
  return found;
}

}  // namespace

JobPicture drawn_soccer() {
  const soccer::SampleQuery query{.pitch = "classic:6x8", .count = 1, .seed = 1};
  return {request_of(query).substr(std::string("quadrille ").size()),
          [query](const Options& options) { return draw(query, options); }};
}

}  // namespace quadrille::cli
