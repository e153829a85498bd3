#include "cli/walks/titles.hpp"

#include <fmt/format.h>

#include "cli/report/findings.hpp"

namespace quadrille::cli::walks_commands {

namespace {

template <class Row>
std::string growth_of(std::span<const Row> rows, Natural Row::*number, const char* what) {
  const Row& last = rows.back();
  const Row& before = rows[rows.size() - 2];
  return fmt::format("{} {} have {} plies, {} times as many as {}", about(last.*number), what, last.plies,
                     ratio(last.*number, before.*number), before.plies);
}

}  // namespace

std::string growth_of_trails(std::span<const trails::TrailCounts> rows) {
  return growth_of(rows, &trails::TrailCounts::trails, "trails");
}

std::string growth_of_walks(std::span<const trails::WalkCounts> rows) {
  return growth_of(rows, &trails::WalkCounts::walks, "walks");
}

}  // namespace quadrille::cli::walks_commands
