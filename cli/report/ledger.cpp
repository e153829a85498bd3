#include "cli/report/ledger.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <optional>
#include <utility>
#include <variant>

#include "cli/output/ledger_table.hpp"
#include "cli/output/streams.hpp"
#include "export/pictures/soccer/scene.hpp"
#include "export/pictures/soccer/svg.hpp"
#include "export/pictures/tennis/scene.hpp"
#include "export/pictures/tennis/svg.hpp"
#include "export/pictures/updown/scene.hpp"
#include "export/pictures/updown/svg.hpp"
#include "proofs/plusminus/question.hpp"
#include "proofs/soccer/question.hpp"
#include "proofs/tennis/question.hpp"

namespace quadrille::cli {

namespace {

// As a part of the page, which has the stylesheet.
exports::SvgOptions inside_the_page() { return {.declaration = false, .stylesheet = false}; }

std::vector<std::string> pictures_of(const soccer::Example& example) {
  std::vector<std::string> pictures;
  pictures.reserve(example.histories.size());
  const soccer::Pitch pitch(example.pitch);
  for (const soccer::History& history : example.histories) {
    pictures.push_back(exports::svg_soccer(exports::history_scene(pitch, history), inside_the_page()));
  }
  return pictures;
}

// A witness that is an n or two words of signs is told best by its text.
std::vector<std::string> pictures_of(const std::vector<int>& numbers) {
  if (numbers.empty()) return {};
  return {exports::svg_updown(exports::permutation_scene(numbers), inside_the_page())};
}

// One row of a game, as it was written down or as it stands.
std::vector<std::string> pictures_of(const tennis::Example& example) {
  exports::TennisScene scene;
  scene.rules = example.rules;
  exports::TennisScene::Turn shown;
  if (const auto* row = std::get_if<tennis::WrittenTurn>(&example.broken)) {
    shown = {row->position, row->draws, 0};
    scene.title = fmt::format("Turn {} as it was written", row->turn);
  } else {
    shown.position = std::get<tennis::Position>(example.broken);
    scene.title = "A position";
  }
  if (std::abs(shown.position.ball) > example.rules.fields + 1) return {};  // a slip that no court has a place for
  scene.turns = {shown};
  scene.description = to_string(example);
  return {exports::svg_tennis(scene, inside_the_page())};
}

std::vector<std::string> pictures_of(const proofs::Witness& witness) {
  if (const auto* of_soccer = proofs::example_of<soccer::Example>(witness)) return pictures_of(*of_soccer);
  if (const auto* list = proofs::example_of<proofs::PermutationCase>(witness)) return pictures_of(list->numbers);
  if (const auto* grid = proofs::example_of<plusminus::GridCase>(witness)) return pictures_of(grid->numbers);
  if (const auto* of_tennis = proofs::example_of<tennis::Example>(witness)) return pictures_of(*of_tennis);
  return {};
}

exports::ClaimCard card_of(const proofs::Claim& claim, const properties::Finding& finding) {
  exports::ClaimCard card{claim.id,
                          claim.place,
                          claim.statement,
                          claim.remark,
                          to_string(finding.statement),
                          to_string(finding.proof),
                          finding.evidence,
                          {}};
  for (const properties::Refutation& refutation : finding.refutations) {
    card.witnesses.push_back({refutation.assertion, refutation.witness.text, pictures_of(refutation.witness)});
  }
  return card;
}

}  // namespace

LedgerPart examine_ledger(properties::ExamineOptions options, const Session& session, ProgressLine& progress) {
  LedgerPart part;
  part.table = ledger_header({}, options);
  part.prose =
      "What the sources state and what was found of it, each by exhaustion on small boards, as a property of generated "
      "cases, and where Coq is named by a machine-checked proof. A refuted statement or a false step of a proof stands "
      "with the smallest example against it.";
  const Interrupt::Listener listener(session.interrupt());
  options.property.stop = listener.token();
  const std::vector<proofs::Claim> claims = chosen_claims({});
  for (const proofs::Claim& claim : claims) {
    progress.show([&] { return fmt::format("claim {} of {}: {}", part.claims.size() + 1, claims.size(), claim.id); });
    const std::optional<properties::Finding> finding = examine_within_memory(claim, options);
    if (!finding || finding->cut_short) {
      part.exit = finding ? Exit::interrupted : Exit::limit;
      return part;
    }
    for (const std::string& departure : finding->departures) print_error(departure);
    add_ledger_row(part.table, claim, *finding);
    part.claims.push_back(card_of(claim, *finding));
  }
  return part;
}

}  // namespace quadrille::cli
