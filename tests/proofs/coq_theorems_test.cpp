// The machine-checked theorems of this build: each belongs to a row of the ledger, and each row has one at most.
// tests/coq checks their presence in a build with Coq, and their assumptions.
#include "proofs/coq_theorems.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "cli/ledger.hpp"

namespace quadrille::proofs::coq_theorems_test {

TEST(CoqTheorems, BelongToRowsOfTheLedger) {
  std::set<std::string> rows;
  for (const Claim& claim : cli::ledger()) rows.insert(claim.id);
  for (const CoqTheorem& theorem : coq_theorems()) {
    EXPECT_EQ(rows.count(theorem.claim), 1U) << theorem.claim << ": " << theorem.name;
  }
}

TEST(CoqTheorems, ProveEachRowOnceAndByATheoremOfItsOwn) {
  std::set<std::string> claims;
  std::set<std::string> names;
  for (const CoqTheorem& theorem : coq_theorems()) {
    EXPECT_TRUE(claims.insert(theorem.claim).second) << theorem.claim;
    EXPECT_TRUE(names.insert(theorem.name).second) << theorem.name;
    EXPECT_EQ(theorem.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_0123456789"), std::string::npos);
  }
}

// A build without Coq names the theorems that a build with Coq has checked, from a list: `claim name`, a line each.
TEST(CoqTheorems, AreThoseOfTheShippedList) {
  std::ifstream file("proofs/coq/theorems.txt");
  std::vector<std::string> shipped;
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with('#')) shipped.push_back(line);
  }
  std::vector<std::string> known;
  for (const CoqTheorem& theorem : coq_theorems()) known.push_back(theorem.claim + ' ' + theorem.name);
  EXPECT_EQ(known, shipped);
}

}  // namespace quadrille::proofs::coq_theorems_test
