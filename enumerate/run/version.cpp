// Returns the version of the program. No other file of the library is compiled with the macro QUADRILLE_VERSION, which
// holds the version number.
#include "enumerate/run/version.hpp"

namespace quadrille::running {

std::string version() { return "quadrille " QUADRILLE_VERSION; }

}  // namespace quadrille::running
