// PictureOutput: writes a picture of a game to standard output or to the file of --out. The picture is an SVG, or it
// consists of characters for a terminal, with or without colours.
//
// The constructor checks the format, the colours and the output file before any record of a game is read.
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

/// Adds FILE, --number, --color and --format. \pre `common` and `arguments` outlive the parsing
/// \param what  the name of the items that --number chooses from: `history`, `round`, `game`
/// \return FILE, which a game may require
Option add_picture_options(Command& command, CommonArguments& common, PictureArguments& arguments,
                           const std::string& what);

/// The place in its record, counted from 0, of the item that --number chooses; 0 if it was not given.
/// \param count       the number of items, at least 1
/// \param what, many  the name of one item, and of several
/// \throws Error (unusable_input) naming the option and the number of items
std::size_t chosen(const PictureArguments& arguments, std::size_t count, std::string_view what, std::string_view many);

/// The exit status of a picture. Prints the fault of its record, if there is one.
Exit exit_of_picture(const std::optional<std::string>& fault);

enum class PictureFormat { unicode, svg };

class PictureOutput {
 public:
  /// \throws Error (unusable_input) if --format, --column, --color or --out cannot be used
  PictureOutput(const PictureArguments& arguments, const Session& session);

  bool is_svg() const { return format_ == PictureFormat::svg; }

  /// Writes the scene by `svg` or by `unicode`.
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
