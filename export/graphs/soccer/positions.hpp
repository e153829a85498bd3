// Positions of Paper Soccer as rows: lines of csv, or rows of a database.
//
//     grade,drawing,ball,mover,bounces,size,outcome
//     0,0x0,"(2,2)",1,0,1,ongoing
//     1,0x20000,"(1,1)",2,0,1,ongoing
//
// A drawing is written as a number in hexadecimal digits after `0x`, without leading zeros: edge e of the lattice is
// its bit e, and `quadrille export edges` lists the edges. (The prefix keeps programs from reading 1e5 as a hundred
// thousand.) The ball is a point written as in histories; it is in quotes, since it holds a comma (RFC 4180). A row is
// a class of histories, and `size` is their number. The other columns have the same words as `export graph`.
//
// A row of text is made without a Table or a Cell, because a stream can have ten million rows.
#pragma once

#include <span>
#include <string>

#include "export/tables/sqlite.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::exports {

/// Appends a line of csv for each row. Safe to call from several threads for several texts. O(rows)
void append_csv(std::span<const soccer::PositionRow> rows, std::string& text);

/// Puts a row's cells into the current run, and ends the row.
void put(const soccer::PositionRow& row, Database& database);

}  // namespace quadrille::exports
