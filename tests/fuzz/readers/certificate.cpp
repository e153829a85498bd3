// A certificate with any checksum: if the checker accepts it, its player is the winner by the rules and by the search
// too.
#include "enumerate/confirm/soccer/certificate.hpp"

#include "games/soccer/history.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/soccer_solve.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

// Segments of a pitch that the search solves in milliseconds.
constexpr std::uint64_t few = 50;

// The history of a proof keeps the rules, and its player wins after it: by the rules if the game is over (the walk then
// holds no position), otherwise by the search.
void check(const confirm::CertificateProof& proof) {
  soccer::require_drawable(proof.pitch);  // a certificate has no more segments than a drawing
  const soccer::Pitch pitch(proof.pitch);
  const soccer::Replay replayed = soccer::replay(pitch, soccer::parse_history(pitch, proof.history));
  require(!replayed.fault, "the history of a proof is against the rules");
  const auto winner = soccer::winner(soccer::outcome(pitch, replayed.end), replayed.end.mover);
  require((proof.positions == 0) == winner.has_value(),
          "a proof without a position of an unfinished game, or with one of a finished game");
  if (winner) {
    require(static_cast<int>(*winner) == proof.winner, "the rules name another winner");
    return;
  }
  if (soccer::edge_count(proof.pitch) > few) return;
  const auto solved = soccer::solve({.pitch = to_string(proof.pitch), .history = proof.history}, Options{.threads = 1});
  require(solved.winner == proof.winner, "the search finds another winner");
}

}  // namespace

void read_certificate(Bytes bytes, Checks /*checks*/) {
  is_taken([&] {
    const confirm::CertificateProof proof =
        confirm::check_certificate(std::as_bytes(bytes), {.ignore_checksum = true, .observer = {}});
    must_take("a proof is refused once it was taken", [&] { check(proof); });
  });
}

}  // namespace quadrille::fuzz
