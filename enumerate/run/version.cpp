// Returns the version of the program. Of the library's files, only this one is compiled with the macro
// QUADRILLE_VERSION, the version's number.
#include "enumerate/run/version.hpp"

namespace quadrille::running {

std::string version() { return "quadrille " QUADRILLE_VERSION; }

}  // namespace quadrille::running
