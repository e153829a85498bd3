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

const Option* format_of(const Command& command) {
  const auto found = std::find_if(command.options.begin(), command.options.end(),
                                  [](const Option& option) { return option.names == "--format"; });
  return found == command.options.end() ? nullptr : &*found;
}

// The words of --format that some command below takes, each once.
std::vector<std::string> formats_below(const Command& group) {
  std::vector<std::string> formats;
  for (const Command& command : group.commands) {
    for (const std::string& word : format_of(command)->words) {
      if (std::find(formats.begin(), formats.end(), word) == formats.end()) formats.push_back(word);
    }
  }
  return formats;
}

void add_format(Command& command, CommonArguments& common) {
  if (format_of(command) != nullptr) return;
  if (command.commands.empty()) {
    table_format_option().add(command, common.format).group(common_options_group);
  } else {
    const std::vector<std::string> formats = formats_below(command);
    command.add_option("--format", common.format, "how the answer is written; a command's own help has its formats")
        .type_name(fmt::format("{}", fmt::join(formats, "|")))
        .suggest(formats)
        .group(common_options_group);
  }
}

}  // namespace

void add_common_options(Command& root, CommonArguments& common) {
  for (Command& command : root.commands) add_common_options(command, common);
  add_format(root, common);
  const auto option = [&](const char* name, std::optional<std::string>& text, const char* type, const char* meaning) {
    root.add_option(name, text, meaning).type_name(type).group(common_options_group);
  };
  option("--column", common.column, "NAME", "the column of a b-file; the first count if not given");
  option("--out", common.out, "FILE",
         "write to FILE, whole or not at all; standard output if not given; the database of sqlite, the folder of a "
         "report");
  option("--threads", common.threads, "N", "use N threads; all processors if not given");
  option("--memory", common.memory, "SIZE", "use no more than SIZE, as 512M or 4G; the machine's if not given");
  root.add_flag("--quiet", common.quiet, "no notes and no progress line on standard error").group(common_options_group);
  root.add_flag("--yes", common.yes, "go on with a request of more than 10^8 rows or 10^11 states")
      .group(common_options_group);
  root.add_flag("--timings", common.timings, "add seconds and threads to the provenance that JSON carries")
      .group(common_options_group);
  root.options.push_back({"-h,--help", PrintHelp{}, "print this and exit", {}, {}, common_options_group});
  root.options.push_back({"--version", PrintVersion{}, "print the version and exit", {}, {}, common_options_group});
}

}  // namespace quadrille::cli
