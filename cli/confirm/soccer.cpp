// The results of Paper Soccer that quadrille_confirm can confirm. For a pitch, the program counts the weak classes
// (sets of drawn segments) and the histories (sequences of plies). It can also count only the classes and histories
// that end a game. All counts are modulo 2^61 - 1. The program also checks certificates, files that prove the winner of
// a pitch.
#include <fmt/format.h>

#include <utility>

#include "cli/confirm/input_file.hpp"
#include "cli/confirm/subject.hpp"
#include "enumerate/confirm/soccer/certificate.hpp"
#include "enumerate/confirm/soccer/endings.hpp"
#include "enumerate/confirm/soccer/histories.hpp"
#include "enumerate/confirm/soccer/residue.hpp"
#include "enumerate/run/file_descriptor.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

// Parses the name of a pitch, or reads a board from a file.
soccer::PitchName pitch_of(const std::string& text) {
  if (!soccer::means_board(text) || text.starts_with("board:")) return soccer::parse_pitch_name(text);
  const std::string file(soccer::file_and_fingerprint(text).first);
  constexpr std::size_t most = std::size_t{16} << 20U;
  std::string content;
  if (const int error = running::read_text(file, content, most); error != 0) {
    refuse(fmt::format("board '{}'", file), running::reason(error), "name a file that can be read");
  }
  if (content.size() == most) refuse(fmt::format("board '{}'", file), "it has 16 MiB or more", "give a smaller one");
  return soccer::name_of_file(text, content);
}

// A name with commas or quotes is quoted in CSV, and its quotes are doubled.
std::string cell(const soccer::PitchName& pitch) {
  std::string text = soccer::to_string(pitch);
  if (text.find_first_of(",\"") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted.append(c == '"' ? 2 : 1, c);
  return quoted + '"';
}

Subject residue_subject() {
  const auto parse = [](const GivenSubject& given) -> Confirmation {
    const soccer::PitchName pitch = pitch_of(given.argument);
    return [pitch](const ShowProgress& show) {
      const auto show_row = [&](const confirm::ResidueProgress& progress) {
        if (!progress.row_done) return;
        show(fmt::format("row {}: {} of {} edges, {} states, at most {}", progress.row, progress.edges,
                         progress.all_edges, progress.states, progress.peak_states));
      };
      const confirm::ResidueSweep sweep = confirm::residue_of_classes(pitch, show_row);
      return fmt::format("{},{},{},{}\n", cell(pitch), confirm::residue_modulus, sweep.residue, sweep.peak_states);
    };
  };
  return {.prefix = "",
          .usage = "classic:8x10",
          .forms = "paper:MxN, classic:WxH, a board's FILE",
          .meaning = "a pitch's weak classes, modulo 2^61 - 1",
          .columns = "pitch,modulus,residue,peak_states",
          .parse = parse,
          .counted_as = {{"residue", {"weak_classes"}}}};
}

Subject histories_subject() {
  const std::string prefix = "histories:";
  const auto parse = [prefix](const GivenSubject& given) -> Confirmation {
    const soccer::PitchName pitch = pitch_of(given.argument.substr(prefix.size()));
    return [pitch](const ShowProgress& show) {
      const auto show_edge = [&](const confirm::HistoriesProgress& progress) {
        if (progress.edges % 10 != 0) return;
        show(fmt::format("{} of {} edges, {} states", progress.edges, progress.all_edges, progress.states));
      };
      const confirm::HistoriesResidue found = confirm::residue_of_histories(pitch, show_edge);
      std::string csv;
      for (const auto& [x, residue] :
           {std::pair(std::uint64_t{1}, found.histories), std::pair(confirm::histories_point, found.at_point)}) {
        csv += fmt::format("{},{},{},{},{}\n", cell(pitch), confirm::residue_modulus, x, residue, found.peak_states);
      }
      return csv;
    };
  };
  return {.prefix = prefix,
          .usage = "histories:PITCH",
          .forms = "histories:PITCH",
          .meaning = "a pitch's histories: the sum of x^plies over them, modulo 2^61 - 1, for x = 1 and another x",
          .columns = "pitch,modulus,x,residue,peak_states",
          .parse = parse,
          .counted_as = {{"residue", {"histories"}}}};
}

using CountEndings = confirm::EndingResidues (*)(const soccer::PitchName&, const confirm::EndingsObserver&);

// \param count   one of confirm's two functions
// \param column  the column of all that it counts, finished or not
Subject endings_subject(const std::string& prefix, const char* column, const char* meaning, CountEndings count,
                        CountedAs counted_as) {
  const auto parse = [prefix, count](const GivenSubject& given) -> Confirmation {
    const soccer::PitchName pitch = pitch_of(given.argument.substr(prefix.size()));
    return [pitch, count](const ShowProgress& show) {
      const confirm::EndingResidues found = count(
          pitch, [&](std::size_t sweep, std::size_t of) { show(fmt::format("sweep {} of {} begins", sweep, of)); });
      std::string csv;
      for (std::size_t point = 0; point < found.all.size(); ++point) {
        csv += fmt::format("{},{},{},{},{},{},{},{}\n", cell(pitch), confirm::residue_modulus,
                           point == 0 ? 1 : confirm::histories_point, found.all[point], found.goal_1[point],
                           found.goal_2[point], found.blocked[point], found.peak_states);
      }
      return csv;
    };
  };
  return {.prefix = prefix,
          .usage = prefix + "PITCH",
          .forms = prefix + "PITCH",
          .meaning = meaning,
          .columns = fmt::format("pitch,modulus,x,{},goal_1,goal_2,blocked,peak_states", column),
          .parse = parse,
          .counted_as = std::move(counted_as)};
}

Subject class_endings_subject() {
  return endings_subject(
      "endings:", "weak_classes",
      "a pitch's weak classes, and those at which a game is over, in the same sums as histories:PITCH",
      confirm::endings_of_classes, {});
}

Subject history_endings_subject() {
  return endings_subject(
      "history-endings:", "histories",
      "a pitch's histories, and the finished ones among them, in the same sums as histories:PITCH",
      confirm::endings_of_histories,
      {{"goal_1", {"goal_wins_2"}}, {"goal_2", {"goal_wins_1"}}, {"blocked", {"blocked_wins_1", "blocked_wins_2"}}});
}

// \param wanted      the pitch that the certificate must be about; any if empty
// \param is_of_file  true if the winner will be compared with a file's
std::string check(const std::string& file, bool checksum_ignored, const std::optional<soccer::PitchName>& wanted,
                  bool is_of_file, const ShowProgress& show) {
  try {
    const InputFile input(file);
    confirm::CertificateOptions options;
    options.ignore_checksum = checksum_ignored;
    options.pitch = wanted;
    options.observer = [&](std::uint64_t positions) { show(fmt::format("{} positions are checked", positions)); };
    const auto read = [&](std::span<std::byte> into) { return input.read(into); };
    confirm::CertificateProof proof = confirm::check_certificate(read, options);
    if (wanted) proof.pitch = *wanted;  // by the name that was given
    if (is_of_file && proof.history.find(' ') + 1 < proof.history.size()) {
      proof.history.pop_back();  // the blank after it
      refuse(fmt::format("--expect: the certificate is of a position after {}", proof.history),
             "a file has the winners of whole pitches", "give the number of the winner");
    }
    // Under other rules of own goals and blocked players another player may win, so the line states the rules.
    show(fmt::format("{} after {}is won by player {}; rules: an own goal loses; a player without a ply loses",
                     soccer::to_string(proof.pitch), proof.history, proof.winner));
    return fmt::format("{},{},{}\n", cell(proof.pitch), proof.winner, proof.positions);
  } catch (const Error& error) {
    throw error.within(shown_name(file));
  }
}

Subject certificate_subject() {
  const auto parse = [](const GivenSubject& given) -> Confirmation {
    const bool checksum_ignored = given.options.contains("--ignore-checksum");
    const bool is_of_file = given.expected && !given_number(*given.expected);
    std::optional<soccer::PitchName> wanted;
    if (const auto pitch = given.options.find("--pitch"); pitch != given.options.end())
      wanted = pitch_of(pitch->second);
    return [=, file = given.argument](const ShowProgress& show) {
      return check(file, checksum_ignored, wanted, is_of_file, show);
    };
  };
  return {
      .prefix = "certificate",
      .usage = "certificate FILE [--pitch PITCH] [--ignore-checksum]",
      .forms = "certificate FILE",
      .meaning = "the winner of a pitch of Paper Soccer, by a winning strategy in a file; - for standard input",
      .columns = "pitch,winner,positions",
      .parse = parse,
      .operand = "FILE",
      .options = {
          {"--pitch", "for a certificate: the pitch, or the board's FILE, that the certificate must be about", "PITCH"},
          {"--ignore-checksum", "for a certificate: check the strategy even if the checksum is wrong"}}};
}

}  // namespace

std::vector<Subject> soccer_subjects() {
  return {residue_subject(), histories_subject(), class_endings_subject(), history_endings_subject(),
          certificate_subject()};
}

}  // namespace quadrille::cli
