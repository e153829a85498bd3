// The job that replays a match of Up's & Down's, round by round.
#include <fmt/format.h>

#include <optional>

#include "enumerate/run/records.hpp"
#include "games/updown/record.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::updown {

namespace {

ReplayRow row_of(std::size_t number, const Round& round, const PlayedRound& played, const Standing& standing) {
  const Repetition& found = played.repetition;
  const auto place = [&](int letter) { return found.length == 0 ? std::nullopt : std::optional(letter + 1); };
  return {static_cast<int>(number),
          static_cast<int>(round.offense),
          static_cast<int>(round.first),
          fmt::format("{}", fmt::join(round.numbers, ",")),
          to_string(played.word),
          found.length,
          place(found.first),
          place(found.second),
          standing.grand_scores[0],
          standing.grand_scores[1]};
}

}  // namespace

RecordResult<ReplayRow> replay(const ReplayQuery& query, const Options& options) {
  const std::vector<WrittenRound> rounds = parse_record(query.record);
  RecordResult<ReplayRow> result;
  Standing standing;
  run::replay_games(result, "round", rounds.size(), options, [&](std::size_t i) {
    const auto& [line, round] = rounds[i];
    if (const auto fault = fault_of(round.numbers)) {
      run::add_fault(result, i, fmt::format("line {}: turn {}: {}", line, fault->turn, fault->message),
                     fmt::format("round {}", i + 1));
      return;
    }
    const PlayedRound played = play(round);
    standing.add(round.offense, played.score());
    result.rows.push_back(row_of(i + 1, round, played, standing));
  });
  return result;
}

}  // namespace quadrille::updown
