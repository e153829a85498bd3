// Reads the pitch of a request, which is given by the pitch's name or by a file that holds a board.
#include "enumerate/soccer/pitch_file.hpp"

#include <fmt/format.h>

#include "enumerate/run/file_descriptor.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

soccer::PitchName read_pitch(const std::string& text) {
  const bool is_file = soccer::means_board(text) && !text.starts_with("board:") && text.find('\n') == std::string::npos;
  if (!is_file) return soccer::parse_pitch_name(text);
  const std::string file(soccer::file_and_fingerprint(text).first);
  const std::string place = fmt::format("board '{}'", file);
  constexpr std::size_t most = std::size_t{16} << 20U;
  std::string content;
  if (const int error = running::read_text(file, content, most); error != 0) {
    refuse(place, running::reason(error), "name a file that can be read, or a pitch, for example paper:3x3");
  }
  if (content.size() == most) refuse(place, "it has 16 MiB or more", "give a smaller one");
  return soccer::name_of_file(text, content);
}

}  // namespace quadrille::enumerate
