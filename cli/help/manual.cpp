// `quadrille manual`: the manual page, the reference of all commands, written from the tree of commands, or the JSON
// Schema of the tables.
#include "cli/help/manual.hpp"

#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/options/choices.hpp"
#include "cli/output/tables.hpp"
#include "cli/session.hpp"
#include "export/tables/json_schema.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

using Writer = std::string (*)(const CommandEntry& root);

// The schema knows tables, not commands.
std::string schema(const CommandEntry& /*root*/) { return exports::json_schema(tables()); }

ChoiceOption<Writer> manual_format_option() {
  return {"--format",
          "how the manual is written",
          {{"roff", manual_page, "a page for man, the default"},
           {"markdown", reference, "the reference of all commands"},
           {"schema", schema, "the JSON Schema of all tables"}}};
}

}  // namespace

void add_manual(Command& root, CommonArguments& common) {
  Command& command = root.add_command(
      "manual", "print the manual page, the reference, or the schema of the tables", [&root](const Session& session) {
        if (session.arguments().column) {
          throw Error(ErrorKind::unusable_input, "--column: a manual has no columns; leave it out");
        }
        const Writer write = manual_format_option().parse(session.arguments().format.value_or("roff"));
        session.output().write(write(command_tree(root)));
        return Exit::done;
      });
  manual_format_option().add(command, common.format);
  command.footer(
      "examples:\n"
      "  quadrille manual | man -l -\n"
      "  quadrille manual --format markdown --out reference.md\n"
      "  quadrille manual --format schema --out tables.schema.json");
}

}  // namespace quadrille::cli
