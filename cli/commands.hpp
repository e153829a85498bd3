// The commands, and how one is added.
//
// A command is a file of its own. Its add_ function below puts the command's name and options under `parent` with
// `new_command`, keeps what was written in texts of its own, and says what to run. What runs gets a Session, reads its
// texts (arguments.hpp), refuses what it cannot use before any long work, calls an engine, and writes a Table
// (table_output.hpp). To add a command: write such a file, declare its add_ function here, call it in program.cpp.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

#include "cli/exit.hpp"
#include "cli/session.hpp"

namespace quadrille::cli {

/// The command line while it is parsed: the common options as written, and the command that was named.
struct Request {
  CommonArguments common;
  std::function<Exit(const Session&)> command;
};

/// A command that only holds others: `count`, `solve`, `replay`, `export`.
CLI::App& new_group(CLI::App& parent, const std::string& name, const std::string& description);

/// A command that, when named, makes `run` the request's command. It gets the common options in program.cpp.
/// \pre `request` outlives the parsing
CLI::App& new_command(CLI::App& parent, Request& request, const std::string& name, const std::string& description,
                      std::function<Exit(const Session&)> run);

void add_count_soccer(CLI::App& count, Request& request);
void add_count_trails(CLI::App& count, Request& request);
void add_count_updown(CLI::App& count, Request& request);
void add_count_plusminus(CLI::App& count, Request& request);
void add_count_tennis(CLI::App& count, Request& request);
void add_solve_updown(CLI::App& solve, Request& request);
void add_solve_plusminus(CLI::App& solve, Request& request);
void add_solve_tennis(CLI::App& solve, Request& request);
void add_replay_soccer(CLI::App& replay, Request& request);
void add_replay_updown(CLI::App& replay, Request& request);
void add_replay_plusminus(CLI::App& replay, Request& request);
void add_replay_tennis(CLI::App& replay, Request& request);
void add_export_graph(CLI::App& group, Request& request);
void add_export_positions(CLI::App& group, Request& request);
void add_export_edges(CLI::App& group, Request& request);
void add_export_picture(CLI::App& group, Request& request);
void add_check(CLI::App& root, Request& request);
void add_completions(CLI::App& root, Request& request);
void add_manual(CLI::App& root, Request& request);
void add_report(CLI::App& root, Request& request);

}  // namespace quadrille::cli
