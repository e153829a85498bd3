// A certificate, whatever its checksum says: what the checker takes names the player who wins by the search too.
#include "enumerate/confirm/soccer/certificate.hpp"

#include "quadrille/soccer_solve.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

// Segments of a pitch that is searched in no time.
constexpr std::int64_t few = 50;

}  // namespace

void read_certificate(Bytes bytes, Checks /*checks*/) {
  is_taken([&] {
    const confirm::CertificateProof proof =
        confirm::check_certificate(std::as_bytes(bytes), {.ignore_checksum = true, .observer = {}});
    require(proof.positions > 0, "a proof without a position");
    if (soccer::edge_count(proof.pitch) > few) return;
    const auto solved = soccer::solve(soccer::SolveQuery{{.pitch = to_string(proof.pitch), .history = proof.history}},
                                      Options{.threads = 1});
    require(solved.rows.at(0).winner == proof.winner, "the search finds another winner");
  });
}

}  // namespace quadrille::fuzz
