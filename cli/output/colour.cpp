// Decides if text is coloured, from the option --color, the terminal and the environment variables.
#include "cli/output/colour.hpp"

#include <unistd.h>

#include <cstdlib>
#include <string_view>

#include "cli/options/choices.hpp"

namespace quadrille::cli {

namespace {

enum class When { automatic, always, never };

ChoiceOption<When> color_option() {
  return {"--color",
          "use of colours",
          {{"auto", When::automatic, "in a terminal, unless NO_COLOR is set, the default"},
           {"always", When::always},
           {"never", When::never}}};
}

std::string_view variable(const char* name) {
  // Read at the start by the only thread there is; nothing here changes the environment.
  const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
  return value == nullptr ? "" : value;
}

bool is_colour_terminal(const Session& session) {
  return !session.arguments().out && ::isatty(STDOUT_FILENO) != 0 && variable("TERM") != "dumb" &&
         variable("NO_COLOR").empty();
}

}  // namespace

void add_color_option(Command& command, std::string& written) { color_option().add(command, written); }

bool in_colour(const std::string& written, const Session& session) {
  switch (color_option().parse(written)) {
    case When::automatic:
      return is_colour_terminal(session);
    case When::always:
      return true;
    case When::never:
      return false;
  }
  return false;
}

}  // namespace quadrille::cli
