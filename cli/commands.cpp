#include "cli/commands.hpp"

#include <utility>

namespace quadrille::cli {

CLI::App& new_group(CLI::App& parent, const std::string& name, const std::string& description) {
  CLI::App& group = *parent.add_subcommand(name, description);
  group.require_subcommand(1);
  return group;
}

CLI::App& new_command(CLI::App& parent, Request& request, const std::string& name, const std::string& description,
                      std::function<Exit(const Session&)> run) {
  CLI::App& command = *parent.add_subcommand(name, description);
  command.callback([&request, run = std::move(run)] { request.command = run; });
  return command;
}

}  // namespace quadrille::cli
