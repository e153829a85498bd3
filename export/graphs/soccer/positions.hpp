// Positions of Paper Soccer as rows of a file: csv, and the cells of a database.
//
//     grade,drawing,ball,mover,bounces,size,outcome
//     0,0x0,"(2,2)",1,0,1,ongoing
//     1,0x20000,"(1,1)",2,0,1,ongoing
//
// A drawing is written as a number in hexadecimal digits after `0x`, without leading zeros: edge e of the lattice is
// its bit e, and `quadrille export edges` lists the edges. (The prefix keeps programs from reading 1e5 as a hundred
// thousand.) A ball is a point as histories are written, in quotes since it holds a comma (RFC 4180). The other words
// are those of `export graph`; size is the number of histories of the class.
//
// One row of text is made without a Table or a Cell: a stream has ten million of them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "enumerate/soccer/positions.hpp"
#include "export/tables/sqlite.hpp"
#include "games/soccer/pitch.hpp"

namespace quadrille::exports {

class PositionRows {
 public:
  explicit PositionRows(const soccer::Pitch& pitch);

  /// Replaces `text` by lines of csv, one a row. Safe to call from several threads. O(rows)
  void csv(std::span<const enumerate::SoccerPosition> rows, std::string& text) const;

  /// Puts a row's cells into the run at hand, and ends the row.
  void put(const enumerate::SoccerPosition& row, Database& database) const;

 private:
  char* write(char* to, const enumerate::SoccerPosition& row) const;

  std::vector<std::string> balls_;         // as `(1,2)`, by vertex
  std::vector<std::string> quoted_balls_;  // as `"(1,2)"`
  std::vector<std::string> outcomes_;      // by soccer::Outcome
  std::size_t longest_row_ = 0;            // in characters, or more
};

}  // namespace quadrille::exports
