// Headers of the tests beyond those of the libraries: GoogleTest. Compiled once, for all tests.
#pragma once

#include <gtest/gtest.h>

#include "cmake/precompiled.hpp"
