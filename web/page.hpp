// The web page on which people play the games. The build bundles it into one file.
#pragma once

#include <optional>
#include <string_view>

namespace quadrille::web {

/// The whole file; nothing if the program was built without it. The element `facts` contains {}. Facts that only the
/// program can compute may be written in its place (web/page/facts.ts).
std::optional<std::string_view> page();

}  // namespace quadrille::web
