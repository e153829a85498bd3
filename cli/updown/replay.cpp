// The command `quadrille replay updown`: reads the record of a match of Up's & Down's, and replays it round by round.
// The command shows the word (the rises and falls) and the score of each round. It also shows each player's grand
// score, the sum of the scores of the rounds that this player played on offense.
#include <fmt/format.h>

#include <cstddef>
#include <memory>
#include <string_view>
#include <utility>

#include "cli/options/command.hpp"
#include "cli/output/show.hpp"
#include "cli/session.hpp"
#include "cli/updown/parts.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::cli::updown_commands {

namespace {

using updown::ReplayRow;

// A line below the letters that marks the factor from `place` on, with dots at the other letters.
std::string marks(const ReplayRow& row, int place, char mark) {
  std::string line = "    ";
  for (int letter = 1; letter <= static_cast<int>(row.word.size()); ++letter) {
    const bool marked = place <= letter && letter < place + row.score;
    line += fmt::format("   {}", marked ? mark : '.');
  }
  return line + '\n';
}

// The list, its word below the gaps, and the two places of the repeated factor below that.
std::string drawing(const ReplayRow& row) {
  std::string text = fmt::format("\nround {}: player {} on offense, player {} first: {} point{}\n  ", row.round,
                                 row.offense, row.first, row.score, row.score == 1 ? "" : "s");
  for (std::string_view rest = row.list; !rest.empty();) {
    const std::string_view number = rest.substr(0, rest.find(','));
    text += fmt::format("{:>4}", number);
    rest.remove_prefix(number.size() == rest.size() ? rest.size() : number.size() + 1);
  }
  text += "\n    ";
  for (const char letter : row.word) text += fmt::format("   {}", letter);
  text += '\n';
  if (!row.place_1 || !row.place_2) return text;
  return text + marks(row, *row.place_1, '1') + marks(row, *row.place_2, '2');
}

std::string grand_scores(const std::vector<ReplayRow>& rows) {
  std::string text = fmt::format("\ngrand scores: player 1: {}, player 2: {}\n", rows.empty() ? 0 : rows.back().grand_1,
                                 rows.empty() ? 0 : rows.back().grand_2);
  std::size_t of_player_1 = 0;
  for (const ReplayRow& row : rows) of_player_1 += row.offense == 1 ? 1 : 0;
  const std::size_t of_player_2 = rows.size() - of_player_1;
  if (of_player_1 != of_player_2) {
    text += fmt::format("not comparable yet: player 1 was on offense in {}, player 2 in {} of the rounds\n",
                        of_player_1, of_player_2);
  }
  return text;
}

std::string remarks_of(const Answer& answer) {
  const std::vector<ReplayRow> rows = quadrille::rows<ReplayRow>(answer);
  std::string text;
  for (const ReplayRow& row : rows) text += drawing(row);
  return text + grand_scores(rows);
}

}  // namespace

void add_replay_updown(Command& parent) {
  const auto file = std::make_shared<std::string>();
  Command& command =
      parent.add_command("updown", "replay a written match of Up's & Down's", [file](const Session& session) {
        return answer_record(session, updown::ReplayRequest{.record = {}, .file = *file}, remarks_of);
      });
  command.add_option("FILE", *file, "the record; - for standard input").type_name("").required();
  command.footer(
      "A record has one line for each round: the player on offense, the player who wrote first, and the list, for "
      "example\n"
      "  offense 1 first 1: 1,7,3,5,2,9,10,4,6,8\n"
      "# starts a comment.\n"
      "example:\n"
      "  quadrille replay updown match.txt");
}

}  // namespace quadrille::cli::updown_commands
