// `quadrille export graph`: the state graph of a small pitch, or the drawing of one history, as DOT or GraphML.
#include <fmt/format.h>

#include <memory>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "cli/written_history.hpp"
#include "enumerate/state_graph.hpp"
#include "export/drawing.hpp"
#include "export/state_graph.hpp"
#include "games/soccer/history.hpp"
#include "graphs/error.hpp"

namespace quadrille::cli {

namespace {

constexpr std::size_t most_nodes = 100'000;  // some 40 MB of text

struct Arguments {
  std::string pitch;
  std::optional<std::string> plies;
  std::optional<std::string> history;
};

enum class Format { dot, graphml };

std::string graph_text(const Arguments& arguments, const soccer::Pitch& pitch, Format format) {
  const std::optional<int> plies = parse_plies(arguments.plies);
  std::string command = fmt::format("quadrille export graph --pitch {}", to_string(pitch.name()));
  if (arguments.history) {
    const soccer::History history = legal_history(pitch, *arguments.history);
    command += fmt::format(" --history '{}'", to_string(pitch, history));
    return format == Format::dot ? exports::drawing_dot(pitch, history, command)
                                 : exports::drawing_graphml(pitch, history, command);
  }
  if (plies) command += fmt::format(" --plies {}", *plies);
  const enumerate::StateGraph graph = enumerate::state_graph(pitch, plies, most_nodes);
  return format == Format::dot ? exports::state_graph_dot(pitch, graph, command)
                               : exports::state_graph_graphml(pitch, graph, command);
}

Exit export_graph(const Arguments& arguments, const Session& session) {
  const soccer::PitchName name = soccer::parse_pitch_name(arguments.pitch);
  soccer::require_drawable(name);
  const auto format = parse_choice<Format>("--format", session.arguments().format.value_or("dot"),
                                           {{"dot", Format::dot}, {"graphml", Format::graphml}});
  if (session.arguments().column) {
    throw Error(ErrorKind::unusable_input, "--column: a graph has no columns; leave it out");
  }
  if (arguments.history && arguments.plies) {
    throw Error(ErrorKind::unusable_input, "--plies: a --history is drawn as it is written; leave one of them out");
  }
  const Output output = session.output();
  session.bound_memory();
  std::string text;
  {
    const ProgressLine progress(session.quiet(), "writing the graph of " + to_string(name));
    text = graph_text(arguments, soccer::Pitch(name), format);
  }
  output.write(text);
  return Exit::done;
}

}  // namespace

void add_export_graph(CLI::App& parent, Request& request) {
  const auto arguments = std::make_shared<Arguments>();
  CLI::App& command = new_command(parent, request, "graph", "Paper Soccer's state graph, or one drawing of it",
                                  [arguments](const Session& session) { return export_graph(*arguments, session); });
  command.add_option("--pitch", arguments->pitch, "paper:MxN or classic:WxH")->type_name("PITCH")->required();
  command.add_option("--plies", arguments->plies, "the states within K plies; all if not given")->type_name("K");
  command.add_option("--history", arguments->history, "the drawing of this history, as '(1,2) (0,2)', and no states")
      ->type_name("PLIES");
  command.footer(
      "--format is dot (the default) or graphml.\n"
      "examples:\n"
      "  quadrille export graph --pitch paper:1x3 --plies 3 --format graphml --out states.graphml\n"
      "  quadrille export graph --pitch paper:1x3 --history '(1,2) (0,2) (0,1) (1,2)' | neato -Tsvg > drawing.svg");
}

}  // namespace quadrille::cli
