// Strips for tests of the colour sweep, and a count of a strip's drawings that lists every set of its links.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "enumerate/engines/colour/strip.hpp"

namespace quadrille::engines {

/// The pairs of points that the strip links; a point is its index, row after row.
inline std::vector<std::pair<std::size_t, std::size_t>> links_of(const Strip& strip) {
  const std::size_t width = strip.width();
  std::vector<std::pair<std::size_t, std::size_t>> links;
  const auto link = [&](std::size_t x, std::size_t y, std::size_t to_x, std::size_t to_y) {
    if (strip.rows[y].vertices[x] && strip.rows[to_y].vertices[to_x])
      links.emplace_back(width * y + x, width * to_y + to_x);
  };
  for (std::size_t y = 0; y < strip.rows.size(); ++y) {
    for (std::size_t x = 0; x < width; ++x) {
      const bool is_loose =
          x > 0 && ((y == 0 && !strip.first_links[x - 1]) || (y + 1 == strip.rows.size() && !strip.last_links[x - 1]));
      if (x > 0 && !is_loose) link(x, y, x - 1, y);
      if (y == 0) continue;
      if (x > 0) link(x, y, x - 1, y - 1);
      if (strip.rows[y].links_back[x]) link(x, y, x, y - 1);
      if (x + 1 < width) link(x, y, x + 1, y - 1);
    }
  }
  return links;
}

/// A strip of at most 4 columns and 4 rows, with at most `most_links` links. Parts that a strip may lack are missing at
/// random. \param below  below(n): a number from 0 to n - 1
template <class Below>
Strip random_strip(const Below& below, std::size_t most_links) {
  Strip strip;
  const std::size_t width = 1 + static_cast<std::size_t>(below(4));
  const std::size_t rows = 2 + static_cast<std::size_t>(below(3));
  strip.root_column = static_cast<std::size_t>(below(static_cast<int>(width)));
  strip.root_row = static_cast<std::size_t>(below(static_cast<int>(rows)));
  for (std::size_t y = 0; y < rows; ++y) {
    StripRow& row = strip.rows.emplace_back();
    for (std::size_t x = 0; x < width; ++x) {
      row.vertices.push_back((x == strip.root_column && y == strip.root_row) || below(8) != 7);
      row.links_back.push_back(below(4) != 3);
      row.weights.push_back(static_cast<std::uint32_t>(below(5)));
    }
  }
  if (width >= 3 && below(3) == 1) {  // rims
    for (StripRow& row : strip.rows) row.links_back.front() = row.links_back.back() = false;
  }
  strip.first_links.assign(width - 1, true);
  strip.last_links.assign(width - 1, true);
  if (rows >= 3 && strip.root_row > 0 && below(2) == 1) {
    for (std::size_t x = 0; x + 1 < width; ++x) strip.first_links[x] = below(3) == 0;
  }
  if (rows >= 3 && strip.root_row + 1 < rows && below(2) == 1) {
    for (std::size_t x = 0; x + 1 < width; ++x) strip.last_links[x] = below(3) == 0;
  }
  for (std::size_t point = 0; links_of(strip).size() > most_links; ++point) {
    const bool is_root = point == width * strip.root_row + strip.root_column;
    strip.rows[point / width].vertices[point % width] = is_root;
  }
  return strip;
}

/// The sum over all drawings of the weight of their end. \complexity O(2^links * links)
inline std::uint64_t count_drawings_ref(const Strip& strip) {
  const std::size_t points = strip.width() * strip.rows.size();
  const std::size_t root = strip.width() * strip.root_row + strip.root_column;
  const auto links = links_of(strip);
  std::uint64_t sum = 0;
  std::vector<std::size_t> piece(points);  // for each point, a number that joined points share
  for (std::uint64_t drawn = 0; drawn >> links.size() == 0; ++drawn) {
    std::iota(piece.begin(), piece.end(), std::size_t{0});
    std::vector<int> degree(points, 0);
    for (std::size_t i = 0; i < links.size(); ++i) {
      if ((drawn >> i & 1U) == 0) continue;
      const auto [a, b] = links[i];
      ++degree[a];
      ++degree[b];
      std::ranges::replace(piece, std::size_t{piece[a]}, std::size_t{piece[b]});
    }
    bool is_drawing = true;
    std::size_t end = root;
    for (std::size_t v = 0; v < points && is_drawing; ++v) {
      is_drawing = degree[v] == 0 || piece[v] == piece[root];
      if (degree[v] % 2 == 0 || v == root) continue;
      is_drawing = is_drawing && end == root;
      end = v;
    }
    // The root is odd exactly if another vertex is: the sum of degrees is even.
    if (is_drawing) sum += strip.rows[end / strip.width()].weights[end % strip.width()];
  }
  return sum;
}

}  // namespace quadrille::engines
