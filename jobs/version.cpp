#include "jobs/version.hpp"

namespace quadrille::jobs {

std::string version() { return "quadrille " QUADRILLE_VERSION; }

}  // namespace quadrille::jobs
