// Boards of one's own: their text, or a graph in graph6 if the input begins with a `g`.
#include "games/soccer/board.hpp"

#include "games/soccer/pitch.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

void read_board(Bytes bytes, Checks /*checks*/) {
  const std::string_view text = text_of(bytes);
  if (text.size() > 20'000) return;
  is_taken([&] {
    const soccer::Board board =
        text.starts_with('g') ? soccer::parse_graph6(text.substr(1)) : soccer::parse_board(text);
    const std::string written = soccer::to_text(board);
    must_take("a board is refused as it is written",
              [&] { require(soccer::parse_board(written) == board, "a board is read back as another: " + written); });
    const soccer::PitchName name = soccer::name_of(board);
    require(soccer::parse_pitch_name(soccer::to_string(name)) == name, "a board's name is read as another: " + written);
    if (!is_taken([&] { soccer::require_drawable(name); })) return;
    const soccer::Pitch pitch = must_take("a board that is drawable is refused", [&] { return soccer::Pitch(name); });
    require(pitch.lattice().edge_count() == board.edges.size(), "the number of edges: " + written);
    for (std::size_t v = 0; v < board.names.size(); ++v) {
      const auto vertex = static_cast<soccer::Vertex>(v);
      require(pitch.to_string(vertex) == board.names[v], "a vertex has another name: " + written);
      require(!pitch.lattice().incident(vertex).empty(), "a vertex without an edge: " + written);
    }
  });
}

}  // namespace quadrille::fuzz
