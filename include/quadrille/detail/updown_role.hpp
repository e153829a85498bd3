// Role: the two sides in a round of Up's & Down's, offense and defense. Both the requests of the library
// (quadrille/updown.hpp) and the rules of the game use this type.
#pragma once

#include <cstdint>
#include <string_view>

namespace quadrille::updown {

/// Offense scores the round's word; defense tries to keep that score low.
enum class Role : std::uint8_t { offense, defense };

/// `offense` or `defense`.
constexpr std::string_view to_string(Role role) { return role == Role::offense ? "offense" : "defense"; }

/// The other role.
constexpr Role other(Role role) { return role == Role::offense ? Role::defense : Role::offense; }

}  // namespace quadrille::updown
