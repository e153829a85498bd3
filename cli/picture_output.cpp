#include "cli/picture_output.hpp"

#include <fmt/format.h>

#include <limits>

#include "cli/arguments.hpp"
#include "cli/colour.hpp"
#include "cli/input.hpp"
#include "graphs/error.hpp"

namespace quadrille::cli {

CLI::Option& add_picture_options(CLI::App& command, PictureArguments& arguments, const std::string& what) {
  CLI::Option& file = *command.add_option("FILE", arguments.file, "the record; - for standard input")->type_name("");
  command.add_option("--number", arguments.number, "draw the K-th " + what + " of the record; the first if not given")
      ->type_name("K");
  add_color_option(command, arguments.color);
  return file;
}

std::size_t chosen(const PictureArguments& arguments, std::size_t count, std::string_view what, std::string_view many) {
  if (!arguments.number) return 0;
  const int number = parse_whole("--number", *arguments.number, 1, std::numeric_limits<int>::max());
  if (static_cast<std::size_t>(number) > count) {
    throw Error(ErrorKind::unusable_input,
                fmt::format("--number {}: {} holds {} {}; give a number up to {}", number, input_name(arguments.file),
                            count, count == 1 ? what : many, count));
  }
  return static_cast<std::size_t>(number) - 1;
}

PictureOutput::PictureOutput(const PictureArguments& arguments, const Session& session)
    : format_(format_of(session)), colour_(in_colour(arguments.color, session)), output_(session.output()) {
  if (session.arguments().column) {
    throw Error(ErrorKind::unusable_input, "--column: a picture has no columns; leave it out");
  }
}

PictureOutput::Format PictureOutput::format_of(const Session& session) {
  return parse_choice<Format>("--format", session.arguments().format.value_or("unicode"),
                              {{"unicode", Format::unicode}, {"svg", Format::svg}});
}

}  // namespace quadrille::cli
