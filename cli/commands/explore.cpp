// `quadrille explore`: writes an HTML page on which people play the games in a browser. The page is a single file and
// needs no network. Some facts, such as the verdicts on claims about the games, cannot be computed by the page, so the
// program writes them into it.
#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "cli/commands/commands.hpp"
#include "cli/game.hpp"
#include "cli/ledger.hpp"
#include "cli/output/ledger_table.hpp"
#include "cli/output/output.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/streams.hpp"
#include "cli/session.hpp"
#include "export/report/assets.hpp"
#include "quadrille/error.hpp"
#include "web/page.hpp"

namespace quadrille::cli {

namespace {

using Json = nlohmann::ordered_json;

// A claim with its finding, and the games that show its witnesses.
Json json_of(const proofs::Claim& claim, const properties::Finding& finding) {
  const GameClaims game = claims_of_its_game(claim);
  Json witnesses = Json::array();
  for (const properties::Refutation& refutation : finding.refutations) {
    const std::string text = heading_of(refutation) + ": " + refutation.assertion;
    if (!game.page_games) {
      witnesses.push_back({{"text", text + " (" + refutation.witness.text + ")"}});
      continue;
    }
    for (const PageGame& shown : game.page_games(refutation.witness)) {
      witnesses.push_back({{"text", text},
                           {"game", claim.id.substr(0, claim.id.find('/'))},
                           {"setup", shown.setup},
                           {"moves", shown.moves}});
    }
  }
  std::string machine_proofs;
  for (const std::string& proof : finding.machine_proofs)
    machine_proofs += (machine_proofs.empty() ? "" : ", ") + proof;
  return Json{{"name", claim.id},
              {"place", claim.place},
              {"statement", claim.statement},
              {"verdict", to_string(finding.statement)},
              {"remark", claim.remark},
              {"proof", source_proof_text(finding)},
              {"machine", machine_proofs},
              {"witnesses", witnesses}};
}

// A script element ends at the first `</script`, so the data has no `<`.
std::string as_data(const Json& json) {
  std::string text;
  for (const char c : json.dump()) text += c == '<' ? std::string("\\u003c") : std::string(1, c);
  return text;
}

Exit explore(const Session& session) {
  page_format_option().parse(session.arguments().format.value_or("html"));
  if (session.arguments().column || session.arguments().timings) {
    throw Error(ErrorKind::unusable_input, "explore: writes a page of HTML; leave out --column and --timings");
  }
  if (!session.arguments().out) {
    throw Error(ErrorKind::unusable_input, "--out: the page is written into a file; add --out FILE.html");
  }
  const std::optional<std::string_view> page = web::page();
  if (!page) {
    throw Error(ErrorKind::unusable_input,
                "explore: this program was built without its page; run scripts/setup, which installs clang for "
                "WebAssembly, nodejs and npm too, then cmake --preset release and cmake --build --preset release (with "
                "QUADRILLE_PAGE=ON, the default)");
  }
  const Output output(session.arguments().out, session.interrupt());
  ProgressLine progress(session.quiet(), "explore");
  Json facts{{"version", version()}, {"claims", Json::array()}, {"headlines", Json::array()}};
  session.bound_memory();  // the examination keeps no account of its memory
  const Interrupt::Listener listener(session.interrupt());
  properties::ExamineOptions options;
  options.property.stop = listener.token();
  options.property.cases = 1;  // `check` generates many; here the walks alone find the witnesses
  const std::vector<proofs::Claim> claims = chosen_claims({});
  for (const proofs::Claim& claim : claims) {
    progress.show(
        [&] { return fmt::format("claim {} of {}: {}", facts["claims"].size() + 1, claims.size(), claim.id); });
    const std::optional<properties::Finding> finding = examine_within_memory(claim, options);
    if (!finding || finding->cut_short) {
      if (!finding) print_error(session.memory_ended() + "; give more");
      print_error("explore: not all claims were examined; nothing is written");
      return finding ? Exit::interrupted : Exit::limit;
    }
    facts["claims"].push_back(json_of(claim, *finding));
  }
  if (const std::optional<exports::ReportAssets> assets = exports::report_assets()) {
    for (const Json& headline : Json::parse(assets->headlines)) {
      facts["headlines"].push_back(
          {{"title", headline.at("result")}, {"number", headline.at("number")}, {"command", headline.at("command")}});
    }
  }
  for (const Game& game : games()) {
    if (game.page_mixes) facts["mixes"] = Json::parse(game.page_mixes());
  }
  constexpr std::string_view place = R"(id="facts">{}<)";
  const std::size_t at = page->find(place);
  if (at == std::string_view::npos) throw std::logic_error("the page has no place for facts");
  const std::size_t braces = at + place.size() - 3;
  output.write(std::string(page->substr(0, braces)) + as_data(facts) + std::string(page->substr(braces + 2)));
  session.note_time_and_threads();
  return Exit::done;
}

}  // namespace

void add_explore(Command& root, CommonArguments& common) {
  Command& command = root.add_command("explore", "the page to play on: one file for a browser, exact and offline",
                                      [](const Session& session) { return explore(session); });
  page_format_option().add(command, common.format);
  command.footer(
      "--out names the file, which needs no other file and no network. Open it in a browser to play all games, against "
      "another person or the program. The page shows the winner of a position if it is proved. It steps through games "
      "and certificates. It also has the rules and the ledger's claims, each false claim with a game that refutes it.\n"
      "example:\n"
      "  quadrille explore --out page.html");
}

}  // namespace quadrille::cli
