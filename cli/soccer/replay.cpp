// `quadrille replay soccer`: reads the record of one or more games of Paper Soccer, and checks each ply against the
// rules. A ply is one drawn segment.
#include <memory>
#include <utility>

#include "cli/options/command.hpp"
#include "cli/output/show.hpp"
#include "cli/session.hpp"
#include "cli/soccer/parts.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::cli::soccer_commands {

void add_replay_soccer(Command& parent) {
  const auto file = std::make_shared<std::string>();
  Command& command =
      parent.add_command("soccer", "replay written games of Paper Soccer", [file](const Session& session) {
        return answer_record(session, soccer::ReplayRequest{.record = {}, .file = *file});
      });
  command.add_option("FILE", *file, "the record; - for standard input").type_name("").required();
  command.footer(
      "A record is a line 'pitch paper:3x3', then one history a line, for example '(2,2) (2,1) (3,1)'. # starts a "
      "comment.\n"
      "example:\n"
      "  quadrille replay soccer games.txt");
}

}  // namespace quadrille::cli::soccer_commands
