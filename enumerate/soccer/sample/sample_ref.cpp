// The reference implementations of the samplers: they list all drawings or histories by playing, and choose from the
// list.
#include <set>

#include "enumerate/soccer/sample/samplers.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::History;
using soccer::Pitch;
using soccer::WidePosition;

// Calls visit(history, position) for every history, in lexicographic order.
template <class Visit>
void for_each_history(const Pitch& pitch, const WidePosition& position, History& history, const Visit& visit) {
  visit(history, position);
  for_each_ply(pitch, position, [&](const soccer::Ply& ply) {
    history.push_back(ply.to);
    for_each_history(pitch, play(pitch, position, ply), history, visit);
    history.pop_back();
  });
}

template <class Visit>
void for_each_history(const Pitch& pitch, const Visit& visit) {
  History history{pitch.start()};
  for_each_history(pitch, soccer::start_position<graphs::WideEdgeSet::words>(pitch), history, visit);
}

template <class Thing>
Sampled<Thing> sampled_from(const std::vector<Thing>& list, const SampleSize& size) {
  Sampled<Thing> sampled{{}, list.size()};
  for (engines::RandomStream& stream : streams_of(size)) {
    sampled.things.push_back(list[stream.below(list.size())]);
  }
  return sampled;
}

}  // namespace

Sampled<graphs::WideEdgeSet> sample_drawings_ref(const Pitch& pitch, const SampleSize& size) {
  std::set<graphs::WideEdgeSet> drawings;
  for_each_history(pitch, [&](const History&, const WidePosition& at) { drawings.insert(at.drawing); });
  return sampled_from(std::vector<graphs::WideEdgeSet>(drawings.begin(), drawings.end()), size);
}

Sampled<History> sample_histories_ref(const Pitch& pitch, Histories of, const SampleSize& size) {
  std::vector<History> histories;
  for_each_history(pitch, [&](const History& history, const WidePosition& at) {
    const bool finished = outcome(pitch, at) != soccer::Outcome::ongoing;
    if (of == Histories::all || finished) histories.push_back(history);
  });
  return sampled_from(histories, size);
}

}  // namespace quadrille::enumerate
