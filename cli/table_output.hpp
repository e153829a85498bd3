// A Table on its way out: which format, and where to.
//
// Format and place are checked when the object is made, before any long work.
#pragma once

#include <string>
#include <string_view>

#include "cli/choices.hpp"
#include "cli/output.hpp"
#include "cli/session.hpp"
#include "export/table.hpp"

namespace quadrille::cli {

enum class TableFormat { table, csv, json, bfile };

/// --format of every command that answers with a table.
ChoiceOption<TableFormat> table_format_option();

class TableOutput {
 public:
  /// \param header  the table without its rows: a b-file needs an index and the column of --column
  /// \throws Error (unusable_input) if --format, --column or --out cannot be used
  TableOutput(const Session& session, const exports::Table& header);

  /// Whether people will read it: drawings and remarks may follow the table then, and only then.
  bool for_people() const { return format_ == TableFormat::table; }

  /// An answer that lacks all of its rows replaces no file: what an earlier run found stands.
  /// \param remarks  what follows the table if it is for people
  /// \throws Error (unusable_input) if it cannot be written, or the rows do not suit the format
  void write(const exports::Table& table, std::string_view remarks = {}) const;

 private:
  std::string text_of(const exports::Table& table) const;

  TableFormat format_;
  std::string column_;
  Output output_;
};

}  // namespace quadrille::cli
