#include "cli/options/common_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "cli/options/choices.hpp"
#include "cli/output/table_output.hpp"

namespace quadrille::cli {

namespace {

std::vector<CLI::App*> commands_of(CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

// The words of --format that some command below takes, each once.
std::vector<std::string> formats_below(CLI::App& app) {
  std::vector<std::string> formats;
  for (const CLI::App* command : commands_of(app)) {
    for (const std::string& word : words_of(*command->get_option("--format"))) {
      if (std::find(formats.begin(), formats.end(), word) == formats.end()) formats.push_back(word);
    }
  }
  return formats;
}

void add_format(CLI::App& app, CommonArguments& common) {
  if (app.get_option_no_throw("--format") != nullptr) return;
  if (commands_of(app).empty()) {
    table_format_option().add(app, common.format).group(common_options_group);
  } else {
    app.add_option("--format", common.format, "how the answer is written; a command's own help has its formats")
        ->type_name(fmt::format("{}", fmt::join(formats_below(app), "|")))
        ->group(common_options_group);
  }
}

}  // namespace

void add_common_options(CLI::App& root, CommonArguments& common) {
  for (CLI::App* command : commands_of(root)) add_common_options(*command, common);
  add_format(root, common);
  const auto option = [&](const char* name, std::optional<std::string>& text, const char* type, const char* meaning) {
    root.add_option(name, text, meaning)->type_name(type)->group(common_options_group);
  };
  option("--column", common.column, "NAME", "the column of a b-file; the first count if not given");
  option("--out", common.out, "FILE",
         "write to FILE, whole or not at all; standard output if not given; the database of sqlite, the folder of a "
         "report");
  option("--threads", common.threads, "N", "use N threads; all processors if not given");
  option("--memory", common.memory, "SIZE", "use no more than SIZE, as 512M or 4G; the machine's if not given");
  root.add_flag("--quiet", common.quiet, "no notes and no progress line on standard error")
      ->group(common_options_group);
  root.add_flag("--timings", common.timings, "add seconds and threads to the provenance that JSON carries")
      ->group(common_options_group);
  root.set_help_flag("-h,--help", "print this and exit")->group(common_options_group);
  root.set_version_flag("--version", version(), "print the version and exit")->group(common_options_group);
}

}  // namespace quadrille::cli
