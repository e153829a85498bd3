// What nearly every source of the modules above the engines includes, and what costs the compiler most: compiled once.
// Each file includes what it needs all the same; tests/project/header_alone compiles every header without this one.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>
