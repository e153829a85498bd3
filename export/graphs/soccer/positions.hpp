// Functions that write positions of Paper Soccer as lines of csv or as rows of a database.
//
//     grade,drawing,ball,mover,bounces,size,outcome
//     0,0x0,"(2,2)",1,0,1,ongoing
//     1,0x20000,"(1,1)",2,0,1,ongoing
//
// A row describes all histories with one set of drawn segments and one place of the ball; `size` is the number of these
// histories. The column `drawing` holds the set as a hexadecimal number: bit e is 1 if segment e is drawn. The command
// `quadrille export edges` lists the segments with their numbers. (Without the prefix `0x`, some programs would read
// 1e5 as a hundred thousand.) The column `ball` contains a comma, so it is in quotes (RFC 4180). The other columns use
// the same words as the command `quadrille export graph`.
//
// There can be ten million rows, so each row is written directly, and the rows are not collected in a Table.
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
