#include "enumerate/run/version.hpp"

namespace quadrille::run {

std::string version() { return "quadrille " QUADRILLE_VERSION; }

}  // namespace quadrille::run
