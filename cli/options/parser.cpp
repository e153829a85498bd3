#include "cli/options/parser.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <unordered_map>
#include <vector>

namespace quadrille::cli {

namespace {

// The parser's view of each command.
using Views = std::unordered_map<const CLI::App*, const Command*>;

CLI::Option* add_value(CLI::App& app, const Option& option) {
  return std::visit(
      [&](auto target) -> CLI::Option* {
        using Target = decltype(target);
        if constexpr (std::is_same_v<Target, PrintHelp>) {
          return app.set_help_flag(option.names, option.meaning);
        } else if constexpr (std::is_same_v<Target, PrintVersion>) {
          // The caller prints the version; here the parser learns of the option only.
          return app.set_version_flag(option.names, "version", option.meaning);
        } else if constexpr (std::is_same_v<Target, bool*>) {
          return app.add_flag(option.names, *target, option.meaning);
        } else {
          return app.add_option(option.names, *target, option.meaning)->type_name(option.value);
        }
      },
      option.target);
}

void add_below(CLI::App& app, const Command& command, Views& views) {
  views[&app] = &command;
  for (const Option& option : command.options) {
    CLI::Option& added = *add_value(app, option);
    if (!option.heading.empty()) added.group(option.heading);
    added.required(option.is_required);
  }
  for (const Command& below : command.commands) {
    add_below(*app.add_subcommand(below.name, below.description), below, views);
  }
  if (!command.commands.empty()) app.require_subcommand(1);
  app.footer(command.footer_text);
}

// The command that was named so far, and its name with those above it: "count chess"; empty if none was.
struct Named {
  CLI::App* app;
  std::string path;
};

Named named_command(CLI::App& root) {
  Named named{&root, ""};
  for (auto below = root.get_subcommands(); !below.empty(); below = named.app->get_subcommands()) {
    named.app = below.back();
    named.path += (named.path.empty() ? "" : " ") + named.app->get_name();
  }
  return named;
}

// The parser's refusal as one line with the place and the remedy.
std::string one_line(CLI::App& root, const CLI::ParseError& error, const Views& views) {
  const auto [app, path] = named_command(root);
  const std::string place = path.empty() ? "" : path + ": ";
  const std::string help = fmt::format("see {} {}{}--help", root.get_name(), path, path.empty() ? "" : " ");

  std::vector<std::string> commands;
  for (const Command& command : views.at(app)->commands) commands.push_back(command.name);
  const std::string choose = fmt::format("choose from {}, or {}", fmt::join(commands, ", "), help);

  if (const std::vector<std::string> left = root.remaining(true); !left.empty()) {
    const std::string& word = left.front();
    if (word.size() > 1 && word.front() == '-') return fmt::format("{}'{}': no such option; {}", place, word, help);
    return commands.empty() ? fmt::format("{}'{}': one argument too many; {}", place, word, help)
                            : fmt::format("{}'{}': no such command; {}", place, word, choose);
  }
  if (!commands.empty() && app->get_subcommands().empty() &&
      dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
    return fmt::format("{}: no command given; {}", path.empty() ? "arguments" : path, choose);
  }
  const std::string what = error.what();
  return fmt::format("{}{}; {}", place, what.substr(0, what.find('\n')), help);
}

}  // namespace

ParsedCommandLine parse(const Command& root, int argc, const char* const* argv) {
  using Outcome = ParsedCommandLine::Outcome;
  CLI::App app(root.description, root.name);
  Views views;
  add_below(app, root, views);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    return {Outcome::help, nullptr, app.help()};
  } catch (const CLI::CallForVersion&) {
    return {Outcome::version};
  } catch (const CLI::ParseError& error) {
    return {Outcome::mistake, nullptr, one_line(app, error, views)};
  }
  return {Outcome::command, views.at(named_command(app).app)};
}

}  // namespace quadrille::cli
