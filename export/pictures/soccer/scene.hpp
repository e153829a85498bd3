// What there is to be seen of a game of Paper Soccer, before anybody draws it: what export/pictures/soccer/svg.hpp and
// export/pictures/soccer/unicode.hpp share.
//
// A history has strokes with their order and their players; a position has neither, only what is drawn, where the ball
// lies and which player is to move. The walls are found, not listed: they lie between neighbouring points of one row or
// column that no segment joins, which on a classic pitch are the rim and the sides and backs of the nets, and on a
// paper pitch nothing.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "games/soccer/history.hpp"

namespace quadrille::exports {

struct SoccerScene {
  struct Stroke {
    soccer::Point from;
    soccer::Point to;
    std::size_t number = 0;                ///< of the ply, from 1; 0 if there is no order
    std::optional<soccer::Player> player;  ///< whose it is, if that is known
    bool bounce = false;                   ///< whether the same player went on from `to`
  };
  struct Spot {
    soccer::Point point;
    soccer::Goal goal = soccer::Goal::none;
    bool drawn = false;  ///< whether a stroke ends here
    bool start = false;
    bool ball = false;
    int bounces = 0;  ///< how many strokes bounced here
    int choice = 0;   ///< the number of the legal ply to here, from 1; 0 if there is none, or it is not shown
  };

  bool ordered = false;         ///< a history's scene
  soccer::Point least;          ///< the smallest coordinates
  soccer::Point most;           ///< the largest
  soccer::PitchName pitch;      ///< without nets: points 0..width x 0..height
  std::vector<Spot> spots;      ///< every point of the pitch
  std::vector<Stroke> strokes;  ///< in their order, or in the lattice's
  std::vector<std::pair<soccer::Point, soccer::Point>> walls;
  std::string title;        ///< `Paper Soccer on paper:3x3, 5 plies`
  std::string description;  ///< the history in words that a screen reader can say
  std::string outcome;      ///< `blocked: player 2 wins`
};

/// \param history  shown as far as it is legal
/// \pre the pitch is drawable (soccer::require_drawable)
/// \complexity O(points + segments + plies)
SoccerScene history_scene(const soccer::Pitch& pitch, std::span<const soccer::Vertex> history);
SoccerScene history_scene(const soccer::Pitch& pitch, const soccer::Replay& replayed);

/// The board while it is played: the strokes with their players and without their order, and the legal plies, each
/// numbered at its end in lexicographic order.
SoccerScene play_scene(const soccer::Pitch& pitch, const soccer::Replay& replayed);

/// The drawing, the ball and the player to move, without a history.
SoccerScene position_scene(const soccer::Pitch& pitch, const soccer::WidePosition& position);

/// The numbers of a player's plies, as `1, 3-5`; empty if there are none. \pre the scene is ordered
std::string plies_of(const SoccerScene& scene, soccer::Player player);

/// The numbers of the plies that bounced, likewise.
std::string bounces_of(const SoccerScene& scene);

}  // namespace quadrille::exports
