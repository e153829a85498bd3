#include "enumerate/soccer/pitch_file.hpp"

#include <fmt/format.h>

#include "enumerate/run/file_descriptor.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

soccer::PitchName read_pitch(const std::string& text) {
  const bool is_file = soccer::means_board(text) && !text.starts_with("board:") && text.find('\n') == std::string::npos;
  if (!is_file) return soccer::parse_pitch_name(text);
  const auto [name, fingerprint] = soccer::file_and_fingerprint(text);
  const std::string file(name);
  const std::string place = fmt::format("board '{}'", file);
  std::string content;
  constexpr std::size_t most = std::size_t{16} << 20U;
  if (const int error = running::read_text(file, content, most); error != 0) {
    refuse(place, running::reason(error), "name a file that can be read, or a pitch, as paper:3x3");
  }
  if (content.size() == most) refuse(place, "it has 16 MiB or more", "give a smaller one");
  soccer::Board board;
  try {
    board = name.ends_with(".g6") ? soccer::parse_graph6(content) : soccer::parse_board(content);
  } catch (const Error& error) {
    throw error.within(place);
  }
  if (!fingerprint.empty() && fingerprint != soccer::fingerprint(board)) {
    refuse(place,
           fmt::format("its fingerprint is {}, and {} is asked for: the board was changed", soccer::fingerprint(board),
                       fingerprint),
           "give the board as it was, or leave the fingerprint out");
  }
  return soccer::name_of(board, file);
}

}  // namespace quadrille::enumerate
