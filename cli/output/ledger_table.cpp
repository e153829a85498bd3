// Chooses the claims that the user names, and makes the rows of the table of claims.
#include "cli/output/ledger_table.hpp"

#include <fmt/format.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <new>
#include <string>
#include <string_view>
#include <utility>

#include "cli/game.hpp"
#include "cli/ledger.hpp"
#include "cli/output/show.hpp"
#include "cli/rules/game_rules.hpp"
#include "games/nearest.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

using proofs::Claim;
using properties::Finding;

namespace {

// Each witness once, in the order found. The witness of a remark only shows why a statement must not be read otherwise;
// it is no witness against the statement.
std::string witnesses_of(const Finding& finding) {
  const bool is_remark = finding.statement == proofs::StatementVerdict::remark;
  std::vector<std::string> texts;
  for (const auto& refutation : finding.refutations) {
    if (refutation.role == proofs::Role::remark && !is_remark) continue;
    const std::string& text = refutation.witness.text;
    if (std::find(texts.begin(), texts.end(), text) == texts.end()) texts.push_back(text);
  }
  return fmt::format("{}", fmt::join(texts, "; "));
}

// True if `name` consists of the first or the last parts of the identifier: soccer, soccer/lem, lem-3.4.
bool names_parts_of(const std::string& id, const std::string& name) {
  constexpr std::string_view boundaries = "/-";
  if (name.empty() || name.size() >= id.size()) return false;
  const bool first_parts = id.starts_with(name) && boundaries.find(id[name.size()]) != std::string_view::npos;
  const bool last_parts =
      id.ends_with(name) && boundaries.find(id[id.size() - name.size() - 1]) != std::string_view::npos;
  return first_parts || last_parts;
}

// The game that has a variant of that name, with rules of its own; otherwise the name itself.
std::string with_game_of_variant(const std::string& name) {
  for (const Game& game : games()) {
    if (!game.rules) continue;
    for (const GameRules& rules : game.rules()) {
      if (rules.name == name) return game.name;
    }
  }
  return name;
}

// `Theorem 3.4` as the ledger writes it: thm-3.4.
std::string as_in_ledger(std::string name) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 5> short_forms = {
      {{"theorem", "thm"}, {"lemma", "lem"}, {"corollary", "cor"}, {"definition", "def"}, {"thm.", "thm"}}};
  for (char& c : name) c = c == ' ' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  for (const auto& [word, form] : short_forms) {
    if (const std::size_t at = name.find(word); at != std::string::npos) name.replace(at, word.size(), form);
  }
  return name;
}

// The names, with `Lemma 3.4` joined again if a shell has split it into two words.
std::vector<std::string> with_numbers(const std::vector<std::string>& names) {
  constexpr std::array<std::string_view, 4> kinds = {"thm", "lem", "cor", "def"};
  std::vector<std::string> whole;
  for (const std::string& name : names) {
    const bool is_number = !name.empty() && std::isdigit(static_cast<unsigned char>(name.front())) != 0;
    if (is_number && !whole.empty() && std::ranges::count(kinds, as_in_ledger(whole.back())) > 0) {
      whole.back() += ' ' + name;
    } else {
      whole.push_back(name);
    }
  }
  return whole;
}

// The claim of that name. If there is none, all claims whose first or last parts are the name, as it is or in the
// ledger's spelling.
std::vector<std::size_t> claims_meant(const std::vector<std::string>& ids, const std::string& name) {
  if (const auto found = std::find(ids.begin(), ids.end(), name); found != ids.end()) {
    return {static_cast<std::size_t>(found - ids.begin())};
  }
  std::vector<std::size_t> meant;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (names_parts_of(ids[i], name) || names_parts_of(ids[i], as_in_ledger(name))) meant.push_back(i);
  }
  const std::string begins = '/' + as_in_ledger(name) + '-';  // of def-2.1-centre, for Definition 2.1
  const bool ends_in_a_digit = !name.empty() && std::isdigit(static_cast<unsigned char>(name.back())) != 0;
  for (std::size_t i = 0; ends_in_a_digit && meant.empty() && i < ids.size(); ++i) {
    if (ids[i].find(begins) != std::string::npos) meant.push_back(i);
  }
  return meant;
}

// `claims that begin with it: soccer/lem-3.1, soccer/lem-3.2; `: lists the claims whose names, or their last parts,
// begin with this text. Empty if there are none.
std::string claims_that_begin(const std::vector<std::string>& ids, const std::string& text) {
  constexpr std::size_t most_listed = 8;
  std::vector<std::string> found;
  for (const std::string& id : ids) {
    if (id.starts_with(text) || id.substr(id.find('/') + 1).starts_with(text)) found.push_back(id);
  }
  if (text.empty() || found.empty()) return {};
  const std::size_t unlisted = found.size() - std::min(found.size(), most_listed);
  found.resize(found.size() - unlisted);
  return fmt::format("claims that begin with it: {}{}; ", fmt::join(found, ", "),
                     unlisted > 0 ? fmt::format(" and {} more", unlisted) : "");
}

[[noreturn]] void refuse_claim(const std::vector<std::string>& ids, const std::string& name) {
  std::vector<std::string> games;
  std::vector<std::string> known = ids;
  for (const std::string& id : ids) {
    const std::size_t slash = id.find('/');
    if (games.empty() || games.back() != id.substr(0, slash)) games.push_back(id.substr(0, slash));
    known.push_back(id.substr(slash + 1));
  }
  known.insert(known.begin(), games.begin(), games.end());
  std::string meant = claims_that_begin(ids, name);
  if (meant.empty()) meant = games::did_you_mean(name, known);
  refuse(fmt::format("check: '{}'", name), "no such claim",
         fmt::format("{}give a game ({}), a claim's name or the last part of one; quadrille check --help lists all",
                     meant, fmt::join(games, ", ")));
}

// The text, or an empty cell if there is none. JSON and databases distinguish an empty cell from an empty word.
std::optional<std::string> text_or_empty(std::string text) {
  return text.empty() ? std::nullopt : std::optional(std::move(text));
}

}  // namespace

std::vector<Claim> chosen_claims(const std::vector<std::string>& given) {
  const std::vector<std::string> names = with_numbers(given);
  std::vector<Claim> all = ledger();
  if (names.empty()) return all;
  std::vector<std::string> ids;
  ids.reserve(all.size());
  for (const Claim& claim : all) ids.push_back(claim.id);
  std::vector<bool> chosen(ids.size());
  for (const std::string& name : names) {
    const std::vector<std::size_t> meant = claims_meant(ids, with_game_of_variant(name));
    if (meant.empty()) refuse_claim(ids, name);
    for (const std::size_t i : meant) chosen[i] = true;
  }
  std::vector<Claim> claims;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (chosen[i]) claims.push_back(std::move(all[i]));
  }
  return claims;
}

Table ledger_header(const std::vector<std::string>& claims, const properties::ExamineOptions& options) {
  std::string command = "check";
  for (const std::string& claim : claims) command += " " + claim;
  const std::vector<running::Argument> arguments =
      options.board.empty()
          ? std::vector<running::Argument>{{"cases", options.property.cases}, {"seed", options.property.seed}}
          : std::vector<running::Argument>{{"pitch", options.board}};
  Table table = running::table_for<LedgerRow>(
      running::command_of(command + running::options_of(arguments), {{"plies", options.plies}}),
      "those of each claim's game");
  table.indexed = false;
  return table;
}

LedgerRow ledger_row(const Claim& claim, const Finding& finding) {
  return {claim.id,
          to_string(finding.statement),
          to_string(finding.source_proof),
          text_or_empty(fmt::format("{}", fmt::join(finding.machine_proofs, " "))),
          text_or_empty(fmt::format("{}", fmt::join(finding.evidence, " "))),
          text_or_empty(witnesses_of(finding))};
}

std::string heading_of(const properties::Refutation& refutation) {
  switch (refutation.role) {
    case proofs::Role::step:
      return "false step";
    case proofs::Role::remark:
      return "a nearby statement that fails";
    default:
      return "refuted";
  }
}

std::string source_proof_text(const Finding& finding) {
  const std::string verdict = to_string(finding.source_proof);
  if (finding.source_proof_checked) return verdict + " (found by the program)";
  return finding.source_proof == proofs::ProofVerdict::none ? verdict
                                                            : verdict + " (our verdict; no program checks it)";
}

std::optional<Finding> examine_within_memory(const Claim& claim, const properties::ExamineOptions& options) {
  try {
    // One thread only: if a thread could not be created, RapidCheck would report a case that breaks the claim.
    tbb::task_arena one_thread(1);
    return one_thread.execute([&] { return properties::examine(claim, case_generator(claim), options); });
  } catch (const std::bad_alloc&) {
    return std::nullopt;
  }
}

}  // namespace quadrille::cli
