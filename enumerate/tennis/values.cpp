#include "enumerate/tennis/values.hpp"

#include <cassert>

namespace quadrille::enumerate {

using tennis::Position;

TennisValues::TennisValues(const tennis::Rules& rules, int most_points)
    : rules_(rules), side_(static_cast<std::size_t>(most_points) + 1) {
  const int beyond = rules.fields + 1;
  lower_.resize((2 * static_cast<std::size_t>(beyond) + 1) * side_ * side_);
  middle_.resize(lower_.size());
  for (int points_1 = 0; points_1 <= most_points; ++points_1) {
    for (int points_2 = 0; points_2 <= most_points; ++points_2) {
      for (int ball = -beyond; ball <= beyond; ++ball) {
        const Position position{points_1, points_2, ball};
        if (tennis::outcome(rules, position) == tennis::Outcome::none) continue;
        const Fixed worth = tennis::worth(rules, position) * fixed_one;
        enter(position, {worth, worth});
      }
    }
  }
}

std::size_t TennisValues::bytes(const tennis::Rules& rules, int most_points) {
  const auto side = static_cast<std::size_t>(most_points) + 1;
  return (2 * static_cast<std::size_t>(rules.fields) + 3) * side * side * (sizeof(Fixed) + sizeof(double));
}

std::size_t TennisValues::index(const Position& position) const {
  const int from_the_lowest = position.ball + rules_.fields + 1;
  const auto ball = static_cast<std::size_t>(from_the_lowest);
  const auto points_1 = static_cast<std::size_t>(position.points_1);
  const auto points_2 = static_cast<std::size_t>(position.points_2);
  assert(points_1 < side_ && points_2 < side_);
  return (ball * side_ + points_1) * side_ + points_2;
}

void TennisValues::enter(const Position& position, const Enclosure& value) {
  assert(value.lower <= value.upper);
  const double middle =
      (static_cast<double>(value.lower) + static_cast<double>(value.upper)) / (2 * static_cast<double>(fixed_one));
  lower_[index(position)] = value.lower;
  middle_[index(position)] = middle;
  if (is_its_own_mirror(position)) return;
  lower_[index(mirrored(position))] = -value.upper;
  middle_[index(mirrored(position))] = -middle;
}

void TennisValues::write_line(const Position& position, int bid_1, std::span<Fixed> line) const {
  const tennis::BidRange bids_2 = tennis::legal_bids(position.points_2);
  assert(line.size() == static_cast<std::size_t>(bids_2.size()));
  for (int bid_2 = bids_2.least; bid_2 <= bids_2.most; ++bid_2) {
    line[static_cast<std::size_t>(bid_2 - bids_2.least)] = lower(tennis::after(rules_, position, {bid_1, bid_2}));
  }
}

}  // namespace quadrille::enumerate
