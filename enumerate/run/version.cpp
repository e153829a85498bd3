// The version of the program. Only this file of the library is compiled with QUADRILLE_VERSION, the version's number.
#include "enumerate/run/version.hpp"

namespace quadrille::running {

std::string version() { return "quadrille " QUADRILLE_VERSION; }

}  // namespace quadrille::running
