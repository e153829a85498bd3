// `quadrille export graph`: exports the state graph of a small pitch, whose nodes are positions and whose edges are
// plies. A ply is one drawn segment. With --history the command exports a different graph, whose edges are the segments
// that a given sequence of plies has drawn. The formats are DOT, GraphML and tables of the edges. A table of the nodes
// exists only for the state graph.
#include <fmt/format.h>

#include <memory>
#include <utility>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/options/command.hpp"
#include "cli/output/show.hpp"
#include "cli/output/streams.hpp"
#include "cli/session.hpp"
#include "cli/soccer/arguments.hpp"
#include "cli/soccer/parts.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "export/graphs/soccer/graphs.hpp"
#include "games/soccer/history.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

constexpr std::size_t most_nodes = 100'000;  // about 40 MB of text

struct GraphArguments {
  std::string pitch;
  std::optional<std::string> plies;
  std::optional<std::string> history;
  bool nodes = false;
};

enum class GraphFormat { dot, graphml, table };

ChoiceOption<GraphFormat> graph_format_option() {
  ChoiceOption<GraphFormat> option{
      "--format",
      "format of the graph; the formats of tables list its edges, or with --nodes its nodes",
      {{"dot", GraphFormat::dot, "the default"}, {"graphml", GraphFormat::graphml}}};
  for (const auto& choice : table_format_option().choices) option.choices.push_back({choice.word, GraphFormat::table});
  return option;
}

// The display of the job, whose time is not reported.
Shown graph_shown(const char* doing, const std::string& pitch) {
  return {.doing = fmt::format("{} the graph of {}", doing, pitch), .untimed = true};
}

// Writes the graph, unless its job ended early: neither format has a place for a note about missing states.
Exit write_graph(const Session& session, const Output& output, const soccer::GraphRequest& request,
                 GraphFormat format) {
  std::string text;
  const Ending ending = run_job(session, graph_shown("writing", request.pitch), [&](const Options& options) {
    const soccer::Graph graph = graph_of(request, options);
    if (!graph.ending.whole()) return graph.ending;
    const std::string command = plan(request).table.provenance.command;
    text = format == GraphFormat::dot ? exports::state_graph_dot(graph, command)
                                      : exports::state_graph_graphml(graph, command);
    return graph.ending;
  });
  const JobEnd end(ending);
  if (ending.whole()) {
    output.write(text);
  } else {
    print_error(end_reason(session, end) + ", so nothing is written");
  }
  return exit_of(end.status);
}

Exit export_graph(const GraphArguments& arguments, const Session& session) {
  const soccer::PitchName name = enumerate::read_pitch(arguments.pitch);
  soccer::require_drawable(name);
  const GraphFormat format = graph_format_option().parse(session.arguments().format.value_or("dot"));
  if (arguments.nodes && arguments.history) {
    throw Error(ErrorKind::unusable_input, "--nodes: the nodes of a drawing are the points of its pitch; leave it out");
  }
  if (arguments.nodes && format != GraphFormat::table) {
    throw Error(ErrorKind::unusable_input,
                "--nodes: dot and graphml hold nodes and edges; leave it out, or add --format csv");
  }
  if (session.arguments().column && format != GraphFormat::table) {
    throw Error(ErrorKind::unusable_input, "--column: a graph has no columns; leave it out");
  }
  if (arguments.history && arguments.plies) {
    throw Error(ErrorKind::unusable_input, "--plies: a --history is drawn to its last ply; leave one of them out");
  }
  const soccer::GraphRequest request{.pitch = to_string(name),
                                     .plies = parse_plies(arguments.plies),
                                     .nodes = arguments.nodes,
                                     .history = arguments.history,
                                     .most_states = most_nodes};
  if (format == GraphFormat::table) {
    session.bound_memory();
    return answer(session, request, graph_shown("listing", request.pitch));
  }
  // The output is opened before any work.
  const Output output = session.output();
  session.bound_memory();
  if (!arguments.history) return write_graph(session, output, request, format);
  const soccer::Pitch pitch(name);
  const soccer::History history = history_of(pitch, soccer::replay_history(pitch, *arguments.history));
  const std::string command = plan(request).table.provenance.command;
  output.write(format == GraphFormat::dot ? exports::drawing_dot(pitch, history, command)
                                          : exports::drawing_graphml(pitch, history, command));
  return Exit::done;
}

}  // namespace

void add_export_graph(Command& parent, CommonArguments& common) {
  const auto arguments = std::make_shared<GraphArguments>();
  Command& command =
      parent.add_command("graph", "Paper Soccer's state graph, or one drawing of it",
                         [arguments](const Session& session) { return export_graph(*arguments, session); });
  add_pitch(command, arguments->pitch);
  command.add_option("--plies", arguments->plies, "export the states within K plies; all states if not given")
      .type_name("K");
  command
      .add_option("--history", arguments->history,
                  "export the drawing of this history instead of states, for example '(1,2) (0,2)'")
      .type_name("PLIES");
  command.add_flag("--nodes", arguments->nodes, "list the states instead of the edges, in a format of tables");
  graph_format_option().add(command, common.format);
  command.footer(
      "examples:\n"
      "  quadrille export graph --pitch paper:1x3 --plies 3 --format graphml --out states.graphml\n"
      "  quadrille export graph --pitch paper:1x3 --format csv --out edges.csv\n"
      "  quadrille export graph --pitch paper:1x3 --nodes --format csv --out nodes.csv\n"
      "  quadrille export graph --pitch paper:1x3 --history '(1,2) (0,2) (0,1) (1,2)' | neato -Tsvg > drawing.svg");
}

}  // namespace quadrille::cli::soccer_commands
