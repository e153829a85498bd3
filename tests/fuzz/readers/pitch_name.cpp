// Names of pitches and of families: `paper:3x3`, `paper:1..4x3`.
#include "games/soccer/pitch.hpp"
#include "graphs/edge_set.hpp"
#include "quadrille/soccer_family.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

void read_pitch_name(Bytes bytes, Checks /*checks*/) {
  if (!is_argument(bytes)) return;
  const std::string_view text = text_of(bytes);
  is_taken([&] {
    const soccer::PitchName name = soccer::parse_pitch_name(text);
    const std::string written = soccer::to_string(name);
    const soccer::PitchName again =
        must_take("a pitch is refused as it is written", [&] { return soccer::parse_pitch_name(written); });
    require(again == name, "a pitch is read back as another: " + written);
    const std::uint64_t edges = soccer::edge_count(name);
    require(edges > 0, "a pitch without an edge: " + written);
    const bool drawable = is_taken_or_refused_in_a_line([&] { soccer::require_drawable(name); });
    require(drawable == (edges <= graphs::most_edges), "the limit of edges: " + written);
    if (!drawable) return;
    // A lattice takes far more points and segments than a drawing.
    const soccer::Pitch pitch = must_take("a pitch that is drawable is refused", [&] { return soccer::Pitch(name); });
    require(pitch.lattice().edge_count() == edges, "the number of edges: " + written);
    require(pitch.start() < pitch.lattice().vertex_count(), "a start off the pitch: " + written);
  });
  if (soccer::means_board(text)) return;  // it may come from a file
  is_taken([&] {
    const std::vector<std::string> family = soccer::pitches_of(text);
    require(!family.empty() && family.size() <= soccer::most_pitches, "the size of a family");
    must_take("a family has a member that is refused", [&] {
      for (const std::string& member : family) soccer::parse_pitch_name(member);
    });
  });
}

}  // namespace quadrille::fuzz
