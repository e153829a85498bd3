// What the tests include besides what the libraries do: GoogleTest. Compiled once, for all of them.
#pragma once

#include <gtest/gtest.h>

#include "cmake/precompiled.hpp"
