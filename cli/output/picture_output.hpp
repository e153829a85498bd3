// A picture on its way out: as SVG or in a terminal's characters, in colour or not, and where to.
//
// Format, colour and place are checked when the object is made, before any record is read.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "cli/options/command.hpp"
#include "cli/output/output.hpp"
#include "cli/session.hpp"
#include "export/pictures/svg_document.hpp"

namespace quadrille::cli {

/// The options of every picture, as written.
struct PictureArguments {
  std::string file;
  std::optional<std::string> number;
  std::string color = "auto";
};

/// Adds FILE, --number, --color and --format. \pre `request` and `arguments` outlive the parsing
/// \param what  what --number chooses: `history`, `round`, `game`
/// \return FILE, which a game may require
Option add_picture_options(Command& command, CommonArguments& common, PictureArguments& arguments,
                           const std::string& what);

/// The place in its record, counted from 0, of what --number chooses; the first if it was not given.
/// \param count       how many there are, at least 1
/// \param what, many  what they are called, one and several
/// \throws Error (unusable_input) naming the option and how many there are
std::size_t chosen(const PictureArguments& arguments, std::size_t count, std::string_view what, std::string_view many);

/// What a picture exits with; says the fault of its record, if there is one.
Exit exit_of_picture(const std::optional<std::string>& fault);

enum class PictureFormat { unicode, svg };

class PictureOutput {
 public:
  /// \throws Error (unusable_input) if --format, --column, --color or --out cannot be used
  PictureOutput(const PictureArguments& arguments, const Session& session);

  bool is_svg() const { return format_ == PictureFormat::svg; }

  /// Writes the scene by one of the two functions that draw it.
  /// \throws Error (unusable_input) if it cannot be written
  template <class Scene, class Svg, class Unicode>
  void write(const Scene& scene, const Svg& svg, const Unicode& unicode) const {
    output_.write(format_ == PictureFormat::svg ? svg(scene, exports::SvgOptions{}) : unicode(scene, colour_));
  }

 private:
  PictureFormat format_;
  bool colour_;
  Output output_;
};

}  // namespace quadrille::cli
