// What the tests include besides what the libraries do: GoogleTest. Compiled once, for all of them; each file includes
// what it needs all the same, and the linter reads it without this header.
#pragma once

#include <gtest/gtest.h>

#include "cmake/precompiled.hpp"
