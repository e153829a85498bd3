// The only file of the library that is compiled with QUADRILLE_VERSION.
#include "enumerate/run/version.hpp"

namespace quadrille::running {

std::string version() { return "quadrille " QUADRILLE_VERSION; }

}  // namespace quadrille::running
