// The known name that is nearest to one that was mistyped: for "did you mean 'soccer'?".
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace quadrille::games {

/// The name in `known` that differs least from `given`; the first of several. Letters that are missing, superfluous,
/// wrong or swapped with a neighbour count one each (the optimal string alignment distance; see Damerau 1964); upper
/// case counts as lower case, and hyphens in front are not compared.
/// \returns nothing where no name is near: within a third of the longer one's letters, at least 1, and with something
///          in common
/// \complexity O(length of `given` * length of all names) time
std::optional<std::string> nearest(std::string_view given, std::span<const std::string> known);

/// The question as a part of a message, a blank behind it: `did you mean 'soccer'? `; empty where no name is near.
std::string did_you_mean(std::string_view given, std::span<const std::string> known);

}  // namespace quadrille::games
