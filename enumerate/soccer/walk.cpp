#include "enumerate/soccer/walk.hpp"

namespace quadrille::engines {

template RunStatus walk_layers(const enumerate::SoccerSpace<1>&, const RunOptions&,
                               const enumerate::SoccerLayerVisitor<1>&);
template RunStatus walk_layers(const enumerate::SoccerSpace<2>&, const RunOptions&,
                               const enumerate::SoccerLayerVisitor<2>&);
template RunStatus walk_layers(const enumerate::SoccerSpace<4>&, const RunOptions&,
                               const enumerate::SoccerLayerVisitor<4>&);
template RunStatus walk_layers(const enumerate::SoccerSpace<6>&, const RunOptions&,
                               const enumerate::SoccerLayerVisitor<6>&);

}  // namespace quadrille::engines
