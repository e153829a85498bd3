// `quadrille count soccer` of a family of pitches: a row each, and the laws of their growth.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/options/arguments.hpp"
#include "cli/output/show.hpp"
#include "cli/output/table_output.hpp"
#include "cli/soccer/checkpoint_option.hpp"
#include "cli/soccer/count_arguments.hpp"
#include "cli/soccer/family_laws.hpp"
#include "cli/soccer/tables.hpp"
#include "quadrille/soccer_family.hpp"
#include "quadrille/soccer_laws.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

using soccer::PitchCounts;

// What the laws are to be said of, where they were asked for and the format has a place for them.
class LawsToSay {
 public:
  LawsToSay(const soccer::CountFamilyQuery& query, const Result<PitchCounts>& result)
      : pitch_(soccer::index_of(query.pitches)->pitch) {
    const std::size_t terms = result.rows.size();
    const bool enough = terms >= soccer::fewest_terms;
    if (!result.whole()) {
      ended_early_ =
          "the count ended early: " + (enough ? fmt::format("what follows is about its first {} terms", terms)
                                              : fmt::format("{} terms are too few for a recurrence", terms));
    }
    if (enough) laws_ = soccer::laws_of(query.pitches, result.rows);
  }

  std::string remarks() const {
    std::string text = ended_early_.empty() ? "" : "\n" + ended_early_ + "\n";
    if (laws_.empty()) return text;
    for (const std::string& line : lines_about(laws_, pitch_)) text += "\n" + line;
    return text + "\n";
  }
  void comment_on(Table& table) const {
    for (const soccer::ColumnLaws& column : laws_) {
      std::vector<std::string>& comments = table.comments[column.column] = lines_about({column}, pitch_);
      if (!ended_early_.empty()) comments.insert(comments.begin(), ended_early_);
    }
  }

 private:
  std::string pitch_;
  std::string ended_early_;  // what is to be known then; empty if it did not
  std::vector<soccer::ColumnLaws> laws_;
};

// The columns that some row leaves empty: no b-file can have them.
std::vector<std::string> columns_with_gaps(const soccer::FamilyPlan& plan) {
  std::vector<std::string> names = plan.unfilled;
  for (const auto& pitch : plan.pitches) {
    for (const std::string& name : pitch.unfilled) {
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
  }
  return names;
}

}  // namespace

Exit count_soccer_family(const SoccerCountArguments& arguments, const Session& session) {
  soccer::CountFamilyQuery query{.pitches = arguments.pitch, .plies = parse_plies(arguments.plies)};
  if (arguments.modulo) query.mirror = soccer_modulo_option().parse(*arguments.modulo);
  query.engine = soccer_engine_option().parse(arguments.engine);
  if (arguments.recurrence) soccer::require_laws(query.pitches);
  if (arguments.checkpoint) require_checkpoint_file(session, *arguments.checkpoint);
  std::optional<Table> planned;
  std::optional<TableOutput> opened;
  const auto prepare = [&](const soccer::FamilyOutlook& outlook) {
    planned = count_soccer_table(outlook.plan);
    if (session.arguments().format == "bfile") planned->unfilled = columns_with_gaps(outlook.plan);
    opened.emplace(session, *planned);
    session.agree_to(outlook.size, fewer_plies_or_smaller_pitch);
  };
  const Result<PitchCounts> result =
      run_job(session, {.checkpoint = arguments.checkpoint.value_or("")},
              [&](const Options& options) { return soccer::count(query, options, prepare); });
  Table& table = planned.value();
  const TableOutput& output = opened.value();
  append_rows(table, result.rows);
  if (!result.whole()) table.missing = result.missing;
  std::string remarks;
  if (arguments.recurrence && (output.for_people() || output.is_bfile())) {
    const LawsToSay laws(query, result);
    remarks = laws.remarks();
    if (output.is_bfile()) {
      laws.comment_on(table);
      table.provenance.command += " --recurrence";
    }
  }
  return finish(session, output, table, JobEnd::of(result), {}, remarks);
}

}  // namespace quadrille::cli::soccer_commands
