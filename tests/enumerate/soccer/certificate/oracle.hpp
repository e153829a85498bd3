// Winning plies from the whole table of a small pitch, by backward induction.
#pragma once

#include <stdexcept>
#include <string>

#include "enumerate/soccer/certificate/certificate.hpp"
#include "enumerate/soccer/space.hpp"
#include "quadrille/detail/backward_induction.hpp"

namespace quadrille::enumerate {

template <std::size_t Words = 1>
class WholeTable {
 public:
  explicit WholeTable(const std::string& name)
      : pitch_(soccer::parse_pitch_name(name)), space_(pitch_), winners_(engines::solve_winners(space_)) {}
  WholeTable(const WholeTable&) = delete;
  WholeTable& operator=(const WholeTable&) = delete;

  const soccer::Pitch& pitch() const { return pitch_; }
  const SoccerPlaySpace<Words>& space() const { return space_; }
  const engines::StateValues<SoccerPlaySpace<Words>, engines::Player>& winners() const { return winners_; }

  soccer::Player winner(const soccer::WidePosition& position) const {
    const engines::Player player = *winners_.find({position.drawing.resized<Words>(), position.ball});
    return player == engines::Player::one ? soccer::Player::one : soccer::Player::two;
  }

  /// The first winning ply in the order of the ball's target, or the last.
  WinningPly winning_ply(bool last = false) const {
    return [this, last](const soccer::WidePosition& position) {
      std::optional<soccer::Ply> found;
      for_each_ply(pitch_, position, [&](const soccer::Ply& ply) {
        if ((!found || last) && winner(play(pitch_, position, ply)) == position.mover) found = ply;
      });
      if (!found) throw std::logic_error("asked for a winning ply where there is none");
      return *found;
    };
  }

  /// The certificate of the whole game.
  Certificate certificate(bool last = false) const {
    const soccer::History start{pitch_.start()};
    const auto begin = soccer::start_position<graphs::WideEdgeSet::words>(pitch_);
    return write_certificate(pitch_, start, winner(begin), winning_ply(last)).certificate;
  }

 private:
  const soccer::Pitch pitch_;
  const SoccerPlaySpace<Words> space_;
  const engines::StateValues<SoccerPlaySpace<Words>, engines::Player> winners_;
};

}  // namespace quadrille::enumerate
