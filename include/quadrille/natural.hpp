// Natural: an exact whole number of any size.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>

namespace quadrille {

/// An exact whole number of any size, of either sign (Boost.Multiprecision).
using Natural = boost::multiprecision::cpp_int;

}  // namespace quadrille
