// A Table's column as a b-file of the On-Line Encyclopedia of Integer Sequences: `--format bfile`.
//
//     # name: games by ply (chess)
//     # offset: 0
//     # command: quadrille count chess --plies 9 --format bfile --column games
//     # version: quadrille 0.1.0
//     0 1
//     1 8
//
// Lines `n a(n)`, where n is the table's first column, or numbers its rows (Table::numbers), and a(n) another column.
// A b-file runs through consecutive n, but rows that count nothing are left out of tables; so each n that is skipped
// between two rows gets the term 0. Before the first row and after the last nothing is filled: the offset is the first
// row's n. The lines before the terms close with what Table::comments has of the column.
//
// Limits: 100 000 terms (a column of class sizes has few rows and huge gaps; write it as csv).
// Source: https://oeis.org/SubmitB.html
#pragma once

#include <stop_token>
#include <string>

#include "quadrille/table.hpp"

namespace quadrille::exports {

/// \param column  the column of the terms; if empty, the first after the index that is not text
/// \throws Error (unusable_input) naming the remedy: the table has no index (`indexed` is false, or its first column is
///         text, or does not increase), the column is unknown, is the index itself, or has a cell that is no number; or
///         there are too many terms
/// \complexity O(terms)
/// \throws engines::Interrupted if the stop token is set
std::string bfile(const Table& table, const std::string& column = {}, const std::stop_token& stop = {});

/// Refuses what `bfile` would refuse whatever the rows are: no index, no column for the terms.
/// \param header  the table, with its rows or without \throws as bfile \complexity O(columns)
void require_bfile(const Table& header, const std::string& column = {});

}  // namespace quadrille::exports
