// `quadrille replay updown`: a written match, round by round, with words, scores and grand scores.
#include <fmt/format.h>

#include <memory>
#include <optional>

#include "cli/options/command.hpp"
#include "cli/options/input.hpp"
#include "cli/output/show.hpp"
#include "cli/output/streams.hpp"
#include "cli/session.hpp"
#include "cli/updown/commands.hpp"
#include "games/updown/record.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

int number_of(updown::Player player) { return static_cast<int>(player); }

/// A round that keeps the rules, and the match up to it.
struct RoundRow {
  int round = 0;
  int offense = 0;
  int first = 0;
  std::string list;
  std::string word;
  int score = 0;
  std::optional<int> place_1;  ///< empty where the score is 0
  std::optional<int> place_2;
  int grand_1 = 0;
  int grand_2 = 0;
};

Schema<RoundRow> schema_of(RowType<RoundRow> /*row*/) {
  return {"replay_updown",
          "replay updown FILE",
          "one round",
          {{"round", &RoundRow::round, "the round's number in the record"},
           {"offense", &RoundRow::offense, "who is on offense: 1 or 2"},
           {"first", &RoundRow::first, "who moves first: 1 or 2"},
           {"list", &RoundRow::list, "the numbers in the order written"},
           {"word", &RoundRow::word, "the list's up/down word"},
           {"score", &RoundRow::score, "length of the longest factor that the word has at two places"},
           {"place_1", &RoundRow::place_1, "where that factor first begins, from 1"},
           {"place_2", &RoundRow::place_2, "where it begins again"},
           {"grand_1", &RoundRow::grand_1, "player 1's grand score so far"},
           {"grand_2", &RoundRow::grand_2, "player 2's grand score so far"}}};
}

RoundRow row_of(std::size_t number, const updown::Round& round, const updown::PlayedRound& played,
                const updown::Standing& standing) {
  const updown::Repetition& found = played.repetition;
  const auto place = [&](int letter) { return found.length == 0 ? std::nullopt : std::optional(letter + 1); };
  return {static_cast<int>(number),
          number_of(round.offense),
          number_of(round.first),
          fmt::format("{}", fmt::join(round.numbers, ",")),
          updown::to_string(played.word),
          found.length,
          place(found.first),
          place(found.second),
          standing.grand_scores[0],
          standing.grand_scores[1]};
}

// A line below the letters: the places of `length` of them from `begin` on are marked, the others dotted.
std::string marks(const updown::Word& word, int begin, int length, char mark) {
  std::string line = "    ";
  for (int i = 0; i < word.length; ++i) {
    const bool marked = begin <= i && i < begin + length;
    line += fmt::format("   {}", marked ? mark : '.');
  }
  return line + '\n';
}

// The list, its word below the gaps, and the two places of the repeated factor below that.
std::string drawing(std::size_t number, const updown::Round& round, const updown::PlayedRound& played) {
  const auto [length, first, second] = played.repetition;
  std::string text = fmt::format("\nround {}: player {} on offense, player {} first: {} point{}\n  ", number,
                                 number_of(round.offense), number_of(round.first), length, length == 1 ? "" : "s");
  for (const int n : round.numbers) text += fmt::format("{:4}", n);
  text += "\n    ";
  for (int i = 0; i < played.word.length; ++i) {
    text += fmt::format("   {}", played.word.sign(i) == updown::Letter::up ? 'U' : 'D');
  }
  text += '\n';
  if (length == 0) return text;
  return text + marks(played.word, first, length, '1') + marks(played.word, second, length, '2');
}

std::string grand_scores(const updown::Standing& standing) {
  std::string text =
      fmt::format("\ngrand scores: player 1: {}, player 2: {}\n", standing.grand_scores[0], standing.grand_scores[1]);
  if (!standing.balanced()) {
    text += fmt::format("not comparable yet: player 1 was on offense in {}, player 2 in {} of the rounds\n",
                        standing.rounds_on_offense[0], standing.rounds_on_offense[1]);
  }
  return text;
}

Exit replay(const std::string& file, const Session& session) {
  Table table = table_for<RoundRow>("quadrille replay updown " + file, "up's & down's");
  table.indexed = false;  // a round that breaks the rules has no row, and a b-file would give it the score 0
  const TableOutput output(session, table);

  session.bound_memory();
  const std::vector<updown::WrittenRound> rounds = read_record(file, updown::parse_record);
  std::string remarks;
  std::vector<std::string> faults;
  std::vector<RoundRow> rows;
  updown::Standing standing;
  {
    const ProgressLine progress(session.quiet(), "replaying " + input_name(file));
    for (std::size_t i = 0; i < rounds.size(); ++i) {
      const updown::Round& round = rounds[i].round;
      if (const auto fault = updown::fault_of(round.numbers)) {
        faults.push_back(fault_in(file, rounds[i].line, "turn", fault->turn, fault->sentence));
        table.missing += fmt::format("{}round {}", table.missing.empty() ? "" : ", ", i + 1);
        continue;
      }
      const updown::PlayedRound played = updown::play(round);
      standing.add(round.offense, played.score());
      rows.push_back(row_of(i + 1, round, played, standing));
      if (output.for_people()) remarks += drawing(i + 1, round, played);
    }
  }
  append_rows(table, rows);
  output.write(table, remarks + grand_scores(standing));
  for (const std::string& fault : faults) print_line(fault);
  return faults.empty() ? Exit::done : Exit::mismatch;
}

}  // namespace

TableSchema table_of_replay_updown() { return table_schema_of<RoundRow>(); }

void add_replay_updown(Command& parent) {
  const auto file = std::make_shared<std::string>();
  Command& command = parent.add_command("updown", "replay a written match of Up's & Down's",
                                        [file](const Session& session) { return replay(*file, session); });
  command.add_option("FILE", *file, "the record; - for standard input").type_name("").required();
  command.footer(
      "A record has a round a line: who is on offense, who wrote first, and the list, as\n"
      "  offense 1 first 1: 1,7,3,5,2,9,10,4,6,8\n"
      "# starts a comment.\n"
      "example:\n"
      "  quadrille replay updown match.txt");
}

}  // namespace quadrille::cli
