// The page to play on, as the build has bundled it.
#pragma once

#include <optional>
#include <string_view>

namespace quadrille::web {

/// The whole file; nothing if the program was built without it. Between the tags of the element `facts` stands {}, in
/// place of which facts may be written that only the program can compute (web/page/facts.ts).
std::optional<std::string_view> page();

}  // namespace quadrille::web
