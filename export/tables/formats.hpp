// A Table as text, in each form that `--format` takes.
//
// As aligned columns, for people: `--format table`.
//
// Numbers stand right-aligned under their column's name, texts left-aligned; an empty cell stays blank. What a partial
// answer lacks is said in a last line, so that nobody takes it for the whole. A table wider than the terminal comes in
// bands, one below the other, each of as many columns as have room and of the first column, which says which row it is.
// Limits: a character is as wide as any other; the texts of this project are plain.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "quadrille/table.hpp"

namespace quadrille::exports {

/// The table as text, a header line first; no trailing blanks, each line ends with a newline.
/// \param width  of the terminal; a column that is wider by itself stays whole
/// \complexity O(cells)
/// \throws engines::Interrupted if the stop token is set
std::string text_table(const Table& table, std::size_t width = std::numeric_limits<std::size_t>::max(),
                       const std::stop_token& stop = {});

// A Table in Markdown: `--format markdown`.
//
//     | ply | histories |
//     | --: | --------: |
//     |   0 |         1 |
//
// The pipe tables that GitHub, Pandoc and most others read. Numbers stand right-aligned, in the source as in what is
// made of it, so that the text can be read as it is. A `|` inside a cell is escaped, a line break is a blank. A partial
// answer says below the table what it lacks.

/// \complexity O(cells)
/// \throws engines::Interrupted if the stop token is set
std::string markdown(const Table& table, const std::stop_token& stop = {});

// A Table in LaTeX: `--format latex`.
//
//     % quadrille count chess --plies 9
//     % chess; quadrille 0.1.0; needs \usepackage{booktabs}
//     \begin{tabular}{rr} \toprule ply & histories \\ \midrule 0 & 1 \\ \bottomrule \end{tabular}
//
// with a line for each row and rule: a tabular in the manner of the package booktabs (no vertical rules), to be put
// into a table environment with a caption. Numbers are right-aligned, texts left-aligned; LaTeX's own characters are
// escaped, and hyphens are separated, since they are minus signs here. An empty cell is empty. A partial answer carries
// what it lacks as a comment.

/// \complexity O(cells)
/// \throws engines::Interrupted if the stop token is set
std::string latex(const Table& table, const std::stop_token& stop = {});

// A Table as comma-separated values: `--format csv`.
//
// RFC 4180, with a plain newline for its CRLF as every Unix tool expects: a header line, the rows, nothing else. A
// field is quoted when it holds a comma, a quote or a line break, and a quote inside is doubled. An empty cell is an
// empty field.

/// \complexity O(cells)
/// \throws engines::Interrupted if the stop token is set
std::string csv(const Table& table, const std::stop_token& stop = {});

// A Table as one JSON object: `--format json`.
//
//     {
//       "provenance": {"command":"...","rules":"...","version":"..."},
//       "columns": [...],
//       "rows": [
//         {"ply":0,"histories":"1",...},
//         ...
//       ]
//     }
//
// One row a line, so that files can be compared line by line. A column has one type in all rows of all answers, which
// is its schema's: an index (a ply, a score, a player) is a number; a count is a string of digits, because a reader
// that holds numbers as doubles would round a large one; words, vertices and decimals are strings. An empty cell is
// null. A partial answer carries "missing", a sentence, before its columns. docs/tables.schema.json says all this as a
// JSON Schema.

/// \param timing  if given, the provenance says how long the run took on how many threads; the same request then no
///                longer gives the same bytes
/// \throws std::invalid_argument if the table's types are not as many as its columns, or a cell of an index is a text
/// \complexity O(cells)
/// \throws engines::Interrupted if the stop token is set
std::string json(const Table& table, const std::optional<Timing>& timing = std::nullopt,
                 const std::stop_token& stop = {});

// The JSON Schema (draft 2020-12) of the tables that `--format json` writes, made of the schemas of their row types.
//
// docs/tables.schema.json is this text for all tables of the program. Each table has an entry in `$defs`, under its
// name; an answer fits the entry that has its columns.

/// The JSON Schema of an answer that is one of these tables: an index is an integer, a count a string of digits, a text
/// a string; a cell that may be empty may be null.
/// \complexity O(columns)
std::string json_schema(const std::vector<TableSchema>& tables);

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
