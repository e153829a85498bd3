// Functions that write a Table (quadrille/table.hpp) as text, one for each text format of the option `--format`.
//
// The format `table` is for people: the columns are aligned. Numbers are at the right of their column, texts at the
// left; an empty cell is blank. If a table lacks a part of the answer, its last line names this part, so that nobody
// takes the table for the whole answer. A table wider than the terminal is divided into groups of columns, one group
// below the other. Each group repeats the columns that identify a row.
//
// Limits: every character is assumed to be equally wide, as the characters of this project's texts are.
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
/// \param width  of the terminal; a column that is wider than that stays whole
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
// The pipe tables that GitHub, Pandoc and most others read. Numbers are right-aligned, in the source too, so that the
// text itself is readable. A `|` inside a cell is escaped, a line break is a blank. A partial answer names its missing
// part below the table.

/// \complexity O(cells)
/// \throws engines::Interrupted if the stop token is set
std::string markdown(const Table& table, const std::stop_token& stop = {});

// A Table in LaTeX: `--format latex`.
//
//     % quadrille count chess --plies 9
//     % chess; quadrille 0.1.0; needs \usepackage{booktabs}
//     \begin{tabular}{rr} \toprule ply & histories \\ \midrule 0 & 1 \\ \bottomrule \end{tabular}
//
// with a line for each row and rule: a tabular in the manner of the package booktabs (no vertical rules), for use in a
// table environment with a caption. Numbers are right-aligned, texts left-aligned. LaTeX's own characters are escaped,
// and hyphens are separated, since they are minus signs here. An empty cell is empty. A comment in a partial answer
// names its missing part.

/// \complexity O(cells)
/// \throws engines::Interrupted if the stop token is set
std::string latex(const Table& table, const std::stop_token& stop = {});

// A Table as comma-separated values: `--format csv`.
//
// RFC 4180, but with a plain newline instead of its CRLF, as every Unix tool expects: a header line, the rows, nothing
// else. A field is quoted if it holds a comma, a quote or a line break, and a quote inside is doubled. An empty cell is
// an empty field.

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
// One row a line, so that files can be compared line by line. A column has the type of its schema in all rows of all
// answers. An index (a ply, a score, a player) is a number. A count is a string of digits, because a reader that holds
// numbers as doubles would round a large one. Words, vertices and decimals are strings. An empty cell is null. A
// partial answer has "missing", a sentence, before its columns. docs/tables.schema.json describes this as a JSON
// Schema.

/// \param timing  if given, the provenance has the time and the threads of the run; equal requests then give different
///                bytes
/// \throws std::invalid_argument if the table's types are not as many as its columns, or a cell of an index is a text
/// \complexity O(cells)
/// \throws engines::Interrupted if the stop token is set
std::string json(const Table& table, const std::optional<Timing>& timing = std::nullopt,
                 const std::stop_token& stop = {});

// The JSON Schema (draft 2020-12) of the tables that `--format json` writes, made from the schemas of their row types.
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
// Lines `n a(n)`, where n is the table's first column, or the number of its row (Table::numbers), and a(n) another
// column. A b-file runs through consecutive n, but tables omit rows that count nothing; so each n that is skipped
// between two rows gets the term 0. Nothing is added before the first row and after the last: the offset is the first
// row's n. The lines before the terms end with the column's Table::comments.
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

/// Refuses a table that `bfile` would refuse with any rows: one without an index or without a column for the terms.
/// \param header  the table, with its rows or without \throws as bfile \complexity O(columns)
void require_bfile(const Table& header, const std::string& column = {});

}  // namespace quadrille::exports
