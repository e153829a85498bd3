#include "cli/tennis/arguments.hpp"

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"

namespace quadrille::cli::tennis_commands {

using tennis::Rules;
using tennis::Variant;

namespace {

ChoiceOption<Variant> variant_option() {
  return {"--variant",
          "the game",
          {{"tennis", Variant::tennis, "over the net from the own side, the default"},
           {"footsteps", Variant::footsteps, "always one step"}}};
}

ChoiceOption<int> beyond_option() {
  return {"--beyond", "what a win beyond the last field is worth", {{"1", 1, "the default"}, {"2", 2}}};
}

}  // namespace

void add_tennis_options(Command& command, TennisArguments& arguments) {
  variant_option().add(command, arguments.variant);
  command.add_option("--fields", arguments.fields, "how many fields a side the court has; 2 if not given")
      .type_name("K");
}

void add_beyond_option(Command& command, TennisArguments& arguments) { beyond_option().add(command, arguments.beyond); }

Rules parse_rules(const TennisArguments& arguments) {
  Rules rules;
  rules.variant = variant_option().parse(arguments.variant);
  rules.fields = parse_whole("--fields", arguments.fields, 1, tennis::most_fields);
  rules.beyond = beyond_option().parse(arguments.beyond);
  return rules;
}

}  // namespace quadrille::cli::tennis_commands
