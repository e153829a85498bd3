#include "jobs/soccer/opponent.hpp"

#include "enumerate/soccer/play/turn_search.hpp"

namespace quadrille::jobs {

SoccerTurn SoccerOpponent::choose(const soccer::WidePosition& position, const SoccerThinking& thinking) {
  enumerate::SearchLimits limits;
  limits.stop = thinking.stop;
  limits.nodes = thinking.nodes.value_or(limits.nodes);
  const enumerate::FoundTurn found = enumerate::find_turn(pitch_, position, seed_, limits);
  SoccerTurn turn;
  for (const soccer::Ply& ply : found.plies) turn.to.push_back(ply.to);
  turn.winner = found.winner;
  turn.depth = found.depth;
  return turn;
}

std::optional<soccer::Player> SoccerOpponent::winner(const soccer::WidePosition& position,
                                                     const SoccerThinking& thinking) {
  return choose(position, thinking).winner;
}

}  // namespace quadrille::jobs
