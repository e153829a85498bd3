// Strip: the graph on which the colour sweep counts. The points of a strip lie in rows, and each point can have links
// to the neighbouring points.
//
// The point (x, y) is linked to (x - 1, y), (x - 1, y - 1) and (x + 1, y - 1). It is also linked to (x, y - 1) if
// StripRow::links_back says so. A point that is not a vertex has no links. In the first and the last row, links between
// neighbours of the row may be missing, as on the rims of a classic pitch.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::engines {

/// A row of a strip. Each list has an element for each point of the row.
struct StripRow {
  std::vector<bool> vertices;          ///< true if it is a vertex
  std::vector<bool> links_back;        ///< true if it is linked to the point of its column in the row before
  std::vector<std::uint32_t> weights;  ///< the number of times that a trail counts if it ends there
  friend bool operator==(const StripRow&, const StripRow&) = default;
};

/// A strip, and the root of its trails.
struct Strip {
  std::vector<StripRow> rows;     ///< at least one
  std::size_t root_row = 0;       ///< the trails start here,
  std::size_t root_column = 0;    ///< at a vertex
  std::vector<bool> first_links;  ///< true if point x of the first row is linked to x + 1, for each x but the last
  std::vector<bool> last_links;   ///< the same of the last row

  std::size_t width() const { return rows.front().vertices.size(); }
};

/// True if the first and the last column are rims: no two points of one of them are linked, and the root lies between
/// them. The sweep then has no slots for them (docs/colour-sweep.md).
inline bool has_rims(const Strip& strip) {
  const std::size_t last = strip.width() - 1;
  if (last < 3 || strip.root_column == 0 || strip.root_column == last) return false;
  return std::none_of(strip.rows.begin() + 1, strip.rows.end(),
                      [&](const StripRow& row) { return row.links_back[0] || row.links_back[last]; });
}

/// The strip with its last row first.
inline Strip reversed(const Strip& strip) {
  Strip result = strip;
  std::reverse(result.rows.begin(), result.rows.end());
  for (std::size_t y = 1; y < result.rows.size(); ++y) {
    result.rows[y].links_back = strip.rows[strip.rows.size() - y].links_back;
  }
  result.rows.front().links_back = strip.rows.front().links_back;  // never read
  std::swap(result.first_links, result.last_links);
  result.root_row = strip.rows.size() - 1 - strip.root_row;
  return result;
}

}  // namespace quadrille::engines
