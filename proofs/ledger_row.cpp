#include "proofs/ledger_row.hpp"

namespace quadrille::proofs {

Schema<LedgerRow> schema_of(RowType<LedgerRow> /*row*/) {
  return {"check",
          "check",
          "one claim of the sources",
          {{"claim", &LedgerRow::claim, "the claim's name in the ledger"},
           {"statement", &LedgerRow::statement,
            "what was found of it: holds, refuted, reading (false as written, true as the ledger reads it), remark (no "
            "sentence of the source) or not-reached"},
           {"source_proof", &LedgerRow::source_proof,
            "the verdict on the proof in the source: false-step, which the program finds, or, as a reader found it, "
            "sound, gap or none"},
           {"machine_proof", &LedgerRow::machine_proof,
            "coq:NAME, the theorem that Coq checked in this build; empty if there is none"},
           {"evidence", &LedgerRow::evidence,
            "exhaustive:BOARD/PLIES/POSITIONS and property:CASES/SEED, as far as there are"},
           {"witness", &LedgerRow::witness,
            "the smallest examples against it, against false steps of the source's proof, or for a remark: the fewest "
            "plies, then the first in lexicographic order, on the board that it begins with"}}};
}

}  // namespace quadrille::proofs
