#include "enumerate/soccer/family/counts.hpp"

namespace quadrille::enumerate {

namespace {

// Of paper:5xN's rows the matrices have 12 million entries, which takes as long as eight or so of its sweeps; of
// paper:6xN's ten times as many. Histories of paper:3xN have 15 million.
constexpr int always_widest_classes = 4;
constexpr int widest_classes = 5;
constexpr int widest_histories = 3;
constexpr std::size_t many = 12;

}  // namespace

bool worth_a_family_sweep(soccer::Engine engine, int width, std::size_t pitches) {
  if (pitches < 2) return false;
  if (engine == soccer::Engine::trails) return width <= widest_histories;
  if (engine != soccer::Engine::frontier) return false;
  return width <= (pitches < many ? always_widest_classes : widest_classes);
}

FamilyCounts::FamilyCounts(soccer::Rules rules, int width, soccer::Engine engine, const engines::RunOptions& options)
    : budget_(options.memory), classes_(rules, width, FamilyCount::classes, budget_, options.stop) {
  if (engine == soccer::Engine::trails) {
    histories_.emplace(FamilySweep(rules, width, FamilyCount::histories, budget_, options.stop));
  }
}

soccer::CountRow FamilyCounts::at(int height) {
  const Natural classes = classes_.at(height) + 1;  // and that of the start
  soccer::CountRow row{.weak_classes = classes, .strong_classes = classes};
  if (histories_) row.histories = histories_->at(height);
  return row;
}

}  // namespace quadrille::enumerate
