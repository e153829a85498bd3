// Strategy: a winning strategy of Paper Soccer, read from a certificate (a file that proves who wins). The strategy has
// one ply for each position where the winner moves, and all legal plies for each position where the loser moves.
//
// The constructor reads the certificate once, by the rules of the game, and builds a graph. The nodes of the graph are
// the positions of the certificate, in the order of the file. A ply leads only to a node earlier in this order, so one
// backward pass from a node visits all positions that can follow in the game. An index of keys (key.hpp) finds the node
// for a position of a game. The index also finds a node that is a mirror image of the position, or that agrees with it
// in ball, mover and live segments (the undrawn segments that the ball can still reach).
//
// A certificate may replace a position by a reference to an earlier one with the same winner. The constructor does not
// check these references. So check a certificate of unknown origin first with `quadrille_confirm certificate`
// (enumerate/confirm/soccer/certificate.hpp), which shares no code with this file.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "enumerate/soccer/certificate/certificate.hpp"
#include "enumerate/soccer/certificate/key.hpp"
#include "games/soccer/history.hpp"
#include "games/soccer/symmetry.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

class Strategy {
 public:
  /// A ply of the strategy.
  struct Next {
    soccer::Ply ply;
    soccer::WidePosition position;          ///< after the ply
    std::optional<CertificatePlace> place;  ///< of that position; nothing if the game is over there
  };

  /// Reads the bytes of a certificate. \param options  memory bounds the index, about 110 bytes a position
  /// \throws Error (unusable_input) as parse_certificate, or naming its line if pitch or history cannot be read;
  ///         Error (breaks_rules) naming the byte of the walk that fits no rule; engines::OutOfBudget
  /// \complexity O(bytes * plies from a position)
  explicit Strategy(std::string_view file, const engines::RunOptions& options = {});
  ~Strategy();
  Strategy(Strategy&&) noexcept;
  Strategy& operator=(Strategy&&) noexcept;

  const soccer::Pitch& pitch() const;
  soccer::Player winner() const { return winner_; }
  /// The plies before the strategy begins, and the position after them.
  const soccer::Replay& start() const { return start_; }
  std::optional<CertificatePlace> place_of_start() const { return place_of_start_; }

  /// The place of a position of any game; nothing if the certificate holds neither it nor one with its live segments.
  /// \pre the game is not over there
  /// \complexity O(live segments)
  std::optional<CertificatePlace> find(const soccer::WidePosition& position) const;

  /// The one ply of the winner, or all plies of the loser in the order of for_each_ply.
  /// \param place  of the position
  std::vector<Next> next(const soccer::WidePosition& position, const CertificatePlace& place) const;

  /// The winner's whole turn; empty where the certificate does not cover it, or the loser moves. \pre as find
  std::vector<soccer::Ply> winning_turn(soccer::WidePosition position) const;

  /// The most plies that the game can still last there; 0 if it is over. O(1).
  int plies_to_end(const std::optional<CertificatePlace>& place) const;

  /// The number of different positions of the certificate that lie ahead, the one at the place included. O(its number).
  std::uint64_t positions_ahead(const std::optional<CertificatePlace>& place) const;

 private:
  class Reader;
  struct Index;

  Strategy(const Certificate& certificate, const engines::RunOptions& options);

  // The result of a node's ply: 0 if the game ends, otherwise 2 * number + mirrored + 2.
  using Code = std::uint64_t;
  static Code code_of(const std::optional<CertificatePlace>& place);
  static std::optional<CertificatePlace> place_of(Code code);

  std::unique_ptr<Index> index_;  // of the positions, and their pitch
  std::optional<soccer::Automorphism> mirror_;
  soccer::Player winner_;
  soccer::Replay start_;
  std::optional<CertificatePlace> place_of_start_;
  std::vector<Code> codes_;                  // of all nodes' plies
  std::vector<std::uint64_t> begins_{0};     // by node, the start of its codes; then the end of the last ones
  std::vector<std::uint8_t> choices_;        // of the winner's nodes: the ply's index among the legal ones
  std::vector<std::uint16_t> plies_to_end_;  // of each node
};

}  // namespace quadrille::enumerate
