// Adds the options of the commands that write pictures, and checks the format and the output file of a picture.
#include "cli/output/picture_output.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <limits>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/options/input.hpp"
#include "cli/output/colour.hpp"
#include "cli/output/streams.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

ChoiceOption<PictureFormat> picture_format_option() {
  return {
      "--format",
      "format of the picture",
      {{"unicode", PictureFormat::unicode, "in a terminal's characters, the default"}, {"svg", PictureFormat::svg}}};
}

}  // namespace

Option add_picture_options(Command& command, CommonArguments& common, PictureArguments& arguments,
                           const std::string& what) {
  const Option file = command.add_option("FILE", arguments.file, "the record; - for standard input").type_name("");
  command.add_option("--number", arguments.number, "draw the K-th " + what + " of the record; the first if not given")
      .type_name("K");
  add_color_option(command, arguments.color);
  picture_format_option().add(command, common.format);
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

Exit exit_of_picture(const std::optional<std::string>& fault) {
  if (!fault) return Exit::done;
  print_line(*fault);
  return Exit::mismatch;
}

PictureOutput::PictureOutput(const PictureArguments& arguments, const Session& session)
    : format_(picture_format_option().parse(session.arguments().format.value_or("unicode"))),
      colour_(in_colour(arguments.color, session)),
      output_(session.output()) {
  const CommonArguments& common = session.arguments();
  if (common.column) throw Error(ErrorKind::unusable_input, "--column: a picture has no columns; leave it out");
  const std::string extension = common.out ? std::filesystem::path(*common.out).extension().string() : std::string();
  if (!common.format && !extension.empty() && extension != ".txt") {
    refuse("--out " + *common.out, "pictures are written as SVG or in characters",
           "name a .svg, which other programs convert, or a .txt");
  }
}

}  // namespace quadrille::cli
