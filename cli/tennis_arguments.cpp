#include "cli/tennis_arguments.hpp"

#include <fmt/format.h>

#include "cli/arguments.hpp"

namespace quadrille::cli {

using tennis::Rules;
using tennis::Variant;

void add_tennis_options(CLI::App& command, TennisArguments& arguments) {
  command
      .add_option("--variant", arguments.variant,
                  "tennis (the default: over the net from the own side) or footsteps (always one step)")
      ->type_name("GAME");
  command.add_option("--fields", arguments.fields, "how many fields a side the court has; 2 if not given")
      ->type_name("K");
}

void add_beyond_option(CLI::App& command, TennisArguments& arguments) {
  command.add_option("--beyond", arguments.beyond, "what a win beyond the last field is worth, 1 (the default) or 2")
      ->type_name("WORTH");
}

Rules parse_rules(const TennisArguments& arguments) {
  Rules rules;
  rules.variant = parse_choice<Variant>("--variant", arguments.variant,
                                        {{"tennis", Variant::tennis}, {"footsteps", Variant::footsteps}});
  rules.fields = parse_whole("--fields", arguments.fields, 1, tennis::most_fields);
  rules.beyond = parse_whole("--beyond", arguments.beyond, 1, 2);
  return rules;
}

std::string options_of(const Rules& rules) {
  std::string options;
  if (rules.variant != Variant::tennis) options += " --variant footsteps";
  if (rules.fields != Rules{}.fields) options += fmt::format(" --fields {}", rules.fields);
  if (rules.beyond != Rules{}.beyond) options += fmt::format(" --beyond {}", rules.beyond);
  return options;
}

std::string to_string(const Rules& rules) {
  return fmt::format("{}, {} field{} a side{}", rules.variant == Variant::tennis ? "tennis" : "footsteps", rules.fields,
                     rules.fields == 1 ? "" : "s", rules.beyond == 1 ? "" : ", a win beyond worth 2");
}

}  // namespace quadrille::cli
