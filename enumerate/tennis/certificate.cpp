#include "enumerate/tennis/certificate.hpp"

#include <fmt/format.h>

#include <iterator>

namespace quadrille::enumerate {

TennisCertificate::TennisCertificate(const tennis::Rules& rules, int points) {
  text_ = fmt::format("quadrille tennis certificate 1\ngame {}\nfields {}\nbeyond {}\npoints {}\nscale {}\n",
                      rules.variant == tennis::Variant::tennis ? "tennis" : "footsteps", rules.fields, rules.beyond,
                      points, fixed_one);
}

void TennisCertificate::add(const tennis::Position& position, const Mix& mix, Fixed guaranteed) {
  const auto end = std::back_inserter(text_);
  fmt::format_to(end, "{} {} {} {}", position.points_1, position.points_2, position.ball, guaranteed);
  int bid = tennis::legal_bids(position.points_1).least;
  for (const Share share : mix) {
    if (share > 0) fmt::format_to(end, " {}:{}", bid, share);
    ++bid;
  }
  text_ += '\n';
  ++positions_;
}

std::size_t TennisCertificate::bytes(const tennis::Rules& rules, int points) {
  constexpr std::size_t header = 200;
  constexpr std::size_t of_a_position = 60;  // 34 of text without its mix, and its part of the mixes of one total
  constexpr std::size_t of_a_bid = 22;       // ` 400:1000000000000000`
  const auto side = static_cast<std::size_t>(points) + 1;
  const std::size_t bids = side / 2 + 1;  // on average
  return header + side * side * (2 * static_cast<std::size_t>(rules.fields) + 1) * (of_a_position + bids * of_a_bid);
}

}  // namespace quadrille::enumerate
