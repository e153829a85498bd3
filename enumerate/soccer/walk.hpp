// Declares the layered engine for the states of Paper Soccer. layered.cpp compiles it once for each number of machine
// words that store a drawing (the set of drawn segments); without this header, every file that uses the engine would
// compile it again.
#pragma once

#include "enumerate/soccer/space.hpp"
#include "quadrille/detail/layered.hpp"

namespace quadrille::enumerate {

template <std::size_t Words>
using SoccerLayerVisitor = engines::LayerVisitor<SoccerState<Words>, std::uint64_t, engines::Count128>;

}  // namespace quadrille::enumerate

namespace quadrille::engines {

extern template RunStatus walk_layers(const enumerate::SoccerSpace<1>&, const RunOptions&,
                                      const enumerate::SoccerLayerVisitor<1>&);
extern template RunStatus walk_layers(const enumerate::SoccerSpace<2>&, const RunOptions&,
                                      const enumerate::SoccerLayerVisitor<2>&);
extern template RunStatus walk_layers(const enumerate::SoccerSpace<4>&, const RunOptions&,
                                      const enumerate::SoccerLayerVisitor<4>&);
extern template RunStatus walk_layers(const enumerate::SoccerSpace<6>&, const RunOptions&,
                                      const enumerate::SoccerLayerVisitor<6>&);

}  // namespace quadrille::engines
