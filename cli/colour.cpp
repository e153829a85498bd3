#include "cli/colour.hpp"

#include <unistd.h>

#include <cstdlib>
#include <string_view>

#include "cli/arguments.hpp"

namespace quadrille::cli {

namespace {

enum class Choice { automatic, always, never };

std::string_view variable(const char* name) {
  // Read at the start by the only thread there is; nothing here changes the environment.
  const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
  return value == nullptr ? "" : value;
}

bool a_person_sees_colours(const Session& session) {
  return !session.arguments().out && ::isatty(STDOUT_FILENO) != 0 && variable("TERM") != "dumb" &&
         variable("NO_COLOR").empty();
}

}  // namespace

void add_color_option(CLI::App& command, std::string& written) {
  command.add_option("--color", written, "auto (the default: in a terminal, unless NO_COLOR is set), always or never")
      ->type_name("WHEN");
}

bool in_colour(const std::string& written, const Session& session) {
  switch (parse_choice<Choice>("--color", written,
                               {{"auto", Choice::automatic}, {"always", Choice::always}, {"never", Choice::never}})) {
    case Choice::automatic:
      return a_person_sees_colours(session);
    case Choice::always:
      return true;
    case Choice::never:
      return false;
  }
  return false;
}

}  // namespace quadrille::cli
