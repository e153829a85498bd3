// `quadrille check`: tests the claims, a list of statements about the games. Most of the claims come from the texts in
// which the games were published. The command tests each claim exhaustively on small boards, and some claims also on
// random cases. It prints a table with a verdict on each claim. The table also names the theorems that Coq has checked.
//
// With --pitch PITCH, the command tests only claims about pitches. It tests them on this pitch alone, without random
// cases.
//
// The list of claims says for each claim which verdict is expected. Some claims are expected to be false. If a verdict
// is not the expected one, a message on standard error says so, and the exit status is 1. The same seed for the random
// cases gives the same output.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands/commands.hpp"
#include "cli/game.hpp"
#include "cli/ledger.hpp"
#include "cli/options/arguments.hpp"
#include "cli/output/ledger_table.hpp"
#include "cli/output/paragraphs.hpp"
#include "cli/output/show.hpp"
#include "cli/output/streams.hpp"
#include "cli/session.hpp"
#include "export/tables/formats.hpp"
#include "proofs/coq_theorems.hpp"
#include "properties/examine.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

using proofs::Claim;
using properties::Finding;

struct CheckArguments {
  std::vector<std::string> claims;
  std::optional<std::string> cases;
  std::optional<std::string> seed;
  std::optional<std::string> pitch;
  std::optional<std::string> plies;
  bool progress = false;
};

std::string shown(const GameClaims& game, const proofs::Witness& witness) {
  return game.lines ? game.lines(witness) : witness.text + "\n";
}

// The details of a claim, for people: its statement, its remark, and every witness under the assertion that it breaks.
// Empty for a claim that was neither named nor refuted and has no remark.
std::string details_of(const Claim& claim, const Finding& finding, bool is_named) {
  if (!is_named && claim.remark.empty() && finding.refutations.empty()) return {};
  std::string text =
      fmt::format("\n{} ({}): {}\n  {}\n", claim.id, claim.place, to_string(finding.statement), claim.statement);
  if (!claim.remark.empty()) text += fmt::format("  {}\n", claim.remark);
  if (finding.statement == proofs::StatementVerdict::open) {
    text += "  a conjecture: nothing proves it, and every case of the evidence agrees with it\n";
  }
  if (finding.source_proof_checked || finding.source_proof != proofs::ProofVerdict::none) {
    text += fmt::format("  the source's proof: {}\n", source_proof_text(finding));
  }
  std::string assertion;
  for (const auto& refutation : finding.refutations) {
    if (refutation.assertion != assertion) {
      const bool is_nearby = refutation.role == proofs::Role::remark;  // and no part of the claim
      text += fmt::format("{}:{}{}\n", heading_of(refutation), is_nearby ? "\n  " : " ", refutation.assertion);
    }
    assertion = refutation.assertion;
    text += shown(claims_of_its_game(claim), refutation.witness);
    if (refutation.counterexample) {
      std::string record = *refutation.counterexample;
      std::replace(record.begin(), record.end(), '\n', ' ');
      text += fmt::format("generated and shrunk: {}\n", record);
    }
  }
  return text;
}

// The key below the table, for people: the meaning of the evidence, and of the verdicts that need an explanation.
std::string key_of(const Table& table) {
  const std::array<std::pair<std::string_view, std::string_view>, 6> verdicts = {
      {{"reading", "false as it is written, true as the ledger reads it"},
       {"remark", "not a sentence of the source"},
       {"open", "a conjecture: nothing proves it, and the evidence says how far it was checked"},
       {"not-reached", "the walks end before they reach a witness"},
       {"gap", "the source's proof leaves out a step"},
       {"none", "the source gives no proof"}}};
  std::string text =
      "exhaustive:BOARD/PLIES/CASES: all cases of the board to that ply, or to a counterexample; property:CASES/SEED: "
      "generated cases, to a counterexample where one is expected";
  for (const auto& [verdict, meaning] : verdicts) {
    const auto has = [&](const auto& row) { return to_string(row[1]) == verdict || to_string(row[2]) == verdict; };
    if (std::ranges::any_of(table.rows, has)) text += fmt::format("; {}: {}", verdict, meaning);
  }
  return text + ".\n";
}

// The table for people: the verdicts in columns, and the evidence below each claim.
std::string verdicts(const Table& table, std::size_t width) {
  constexpr std::size_t beside = 3;  // claim, statement, source_proof
  Table columns = table;
  columns.columns.resize(beside);
  columns.missing.clear();
  for (auto& row : columns.rows) row.resize(beside);
  const std::string lines = exports::text_table(columns, width);
  std::size_t begin = lines.find('\n') + 1;
  std::string text = lines.substr(0, begin);
  for (const auto& row : table.rows) {
    const std::size_t end = lines.find('\n', begin) + 1;
    text += lines.substr(begin, end - begin);
    begin = end;
    for (std::size_t i = beside; i < row.size(); ++i) {
      const std::string cell = to_string(row[i]);
      if (!cell.empty()) text += fitted(fmt::format("    {}: {}\n", table.columns[i], cell), width);
    }
  }
  if (!table.missing.empty()) text += fitted(fmt::format("missing: {}\n", table.missing), width);
  return text + fitted('\n' + key_of(table), width);
}

// The kinds of cases that the generators reached, by game.
using CaseCountsByGame = std::map<std::string, properties::CaseCounts>;

// The kinds as percentages of all generated cases of the game.
std::string reached_note(const std::string& game, const properties::CaseCounts& reached) {
  const auto all = reached.find("case");
  if (all == reached.end() || all->second == 0) return fmt::format("{}: no generated case passed a property", game);
  std::string text = fmt::format("{}: {} generated cases passed; kinds among them:", game, all->second);
  for (const auto& [kind, count] : reached) {
    if (kind != "case") text += fmt::format(" {} {}%", kind, 100 * count / all->second);
  }
  return text;
}

// The result of examining the claims, which may have ended early.
struct Checked {
  JobEnd end{};
  std::string details{};
  std::vector<std::string> notes{};
  std::vector<std::string> departures{};
  CaseCountsByGame reached{};
};

// Examines the claims one by one and adds their rows to the table.
Checked examine_all(const std::vector<Claim>& claims, bool are_named, properties::ExamineOptions options,
                    const Options& run, Table& table) {
  options.property.stop = run.stop;
  Checked checked;
  for (std::size_t i = 0; i < claims.size(); ++i) {
    const Claim& claim = claims[i];
    run.progress(engines::Progress{.unit = "claim", .done = i, .total = claims.size()});
    const std::optional<Finding> finding = examine_within_memory(claim, options);
    if (!finding || finding->cut_short) {
      checked.end.status = finding ? RunStatus::interrupted : RunStatus::memory;
      checked.end.missing = table.missing = "all claims from " + claim.id;
      break;
    }
    append_rows<LedgerRow>(table, {ledger_row(claim, *finding)});
    checked.details += details_of(claim, *finding, are_named);
    if (finding->walked_to) {
      checked.notes.push_back(fmt::format("{}: examined to ply {}; beyond it the states are too many to compare",
                                          claim.id, *finding->walked_to));
    }
    checked.departures.insert(checked.departures.end(), finding->departures.begin(), finding->departures.end());
    for (const auto& [kind, count] : finding->reached) checked.reached[std::string(claim.game())][kind] += count;
  }
  return checked;
}

// The name of the pitch as the claims' questions take it; empty if none is given.
std::string pitch_of(const CheckArguments& arguments) {
  if (!arguments.pitch) return {};
  for (const auto& [given, option] : {std::pair(arguments.cases, "--cases"), std::pair(arguments.seed, "--seed")}) {
    if (given) refuse(option, "with --pitch every case is walked and none is generated", "leave it out");
  }
  for (const Game& game : games()) {
    if (game.claims && game.claims().pitch) return game.claims().pitch(*arguments.pitch);
  }
  refuse("--pitch", "no game of this program has pitches", "leave it out");
}

// Removes the claims that do not apply to that pitch. \return the reason for each removed claim of a game with pitches
std::vector<std::string> keep_claims_on(const std::string& pitch, bool are_named, std::vector<Claim>& claims) {
  std::vector<std::string> notes;
  std::erase_if(claims, [&](const Claim& claim) {
    if (!claims_of_its_game(claim).pitch) {
      if (are_named) refuse("--pitch", fmt::format("{} is not about pitches", claim.id), "leave one of the two out");
      return true;
    }
    const std::string why = properties::why_not_on(claim, pitch);
    if (!why.empty()) notes.push_back(fmt::format("{} is not checked: {}", claim.id, why));
    return !why.empty();
  });
  if (claims.empty()) refuse("--pitch", fmt::format("{}", fmt::join(notes, "; ")), "give another pitch");
  return notes;
}

Exit check(const CheckArguments& arguments, const Session& session) {
  properties::ExamineOptions options;
  options.property.cases = parse_whole("--cases", arguments.cases.value_or("200"), 1, 1'000'000);
  options.property.seed = parse_seed("--seed", arguments.seed.value_or("1"));
  options.plies = parse_plies(arguments.plies);
  std::vector<Claim> claims = chosen_claims(arguments.claims);
  options.board = pitch_of(arguments);
  const std::vector<std::string> not_asked =
      arguments.pitch ? keep_claims_on(options.board, !arguments.claims.empty(), claims) : std::vector<std::string>();
  std::vector<std::string> named;
  if (!arguments.claims.empty()) {
    for (const Claim& claim : claims) named.push_back(claim.id);
  }
  Table table = ledger_header(named, options);
  const TableOutput output(session, table);

  session.bound_memory();
  const auto text = [&](const engines::Progress& at) {
    return fmt::format("claim {} of {}: {}", at.done + 1, at.total, claims[at.done].id);
  };
  const Shown shown{.doing = "checking", .text = text, .one_thread = true};
  const Checked checked = run_job(session, shown, [&](Options run) {
    if (arguments.progress) run.progress = [&](const engines::Progress& at) { print_line(text(at)); };
    return examine_all(claims, !arguments.claims.empty(), options, run, table);
  });

  output.write(table, checked.details, verdicts);
  if (std::ranges::any_of(proofs::coq_theorems(), [](const auto& theorem) { return !theorem.rechecked; })) {
    session.note(
        "proofs: not rechecked in this build: that needs Coq; run scripts/setup, which installs it, then cmake "
        "--preset release and "
        "cmake --build --preset release (with QUADRILLE_COQ=ON, the default)");
  }
  for (const std::string& note : not_asked) session.note(note);
  for (const std::string& note : checked.notes) session.note(note);
  for (const auto& [game, of_game] : checked.reached) session.note(reached_note(game, of_game));
  for (const std::string& departure : checked.departures) print_error(departure);
  const Exit exit = finish(session, checked.end, shown);
  return exit == Exit::done && !checked.departures.empty() ? Exit::mismatch : exit;
}

std::vector<std::string> claim_names() {
  std::vector<std::string> names;
  for (const Claim& claim : chosen_claims({})) names.push_back(claim.id);
  return names;
}

// Paragraphs for the help, one a game: `claims soccer/: def-2.1-centre, lem-3.4`.
std::string lists_of_claims(const std::vector<std::string>& names) {
  std::string text;
  std::string game;
  for (const std::string& name : names) {
    const std::size_t slash = name.find('/') + 1;
    const bool is_first = name.substr(0, slash) != game;
    if (is_first) text += fmt::format("{}claims {}: ", text.empty() ? "" : "\n", game = name.substr(0, slash));
    text += (is_first ? "" : ", ") + name.substr(slash);
  }
  return text + "\n";
}

}  // namespace

void add_check(Command& root) {
  const auto arguments = std::make_shared<CheckArguments>();
  Command& command = root.add_command("check", "check the sources' theorems against the rules",
                                      [arguments](const Session& session) { return check(*arguments, session); });
  const std::string claim = example_claim();
  command
      .add_option(
          "claims", arguments->claims,
          fmt::format(
              "the claims to check, for example {}; the first or last part of a name suffices; all if none is named",
              claim))
      .type_name("CLAIM")
      .suggest(claim_names());
  command.add_option("--cases", arguments->cases, "generate N cases for each property; 200 if not given")
      .type_name("N");
  command.add_option("--seed", arguments->seed, "seed of the generators; 1 if not given").type_name("S");
  command.add_option("--plies", arguments->plies, "walk boards to ply K; as far as each claim needs if not given")
      .type_name("K");
  command
      .add_option("--pitch", arguments->pitch,
                  "check the claims about pitches on this pitch only: paper:MxN, classic:WxH or the FILE of a board. "
                  "The check walks every history, or the first million of a large pitch")
      .type_name("PITCH");
  command.add_flag(
      "--progress", arguments->progress,
      "report each claim when its check begins, one line each on standard error, even if that is not a terminal");
  command.footer(
      fmt::format("{}"
                  "examples:\n"
                  "  quadrille check\n"
                  "  quadrille check {} --cases 1000 --seed 7\n"
                  "  quadrille check {}\n"
                  "  quadrille check --pitch 'board:start a;edge a b;edge b c;edge c a'",
                  lists_of_claims(claim_names()), claim, claim.substr(claim.find('/') + 1)));
}

}  // namespace quadrille::cli
