// Plans and runs the counts of Paper Soccer. This file defines the columns of the tables, chooses the engine, estimates
// the work, and runs the count.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "enumerate/run/checkpoint.hpp"
#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/soccer/classes.hpp"
#include "enumerate/soccer/engine.hpp"
#include "enumerate/soccer/on_ranks.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "enumerate/soccer/residues.hpp"
#include "games/nearest.hpp"
#include "games/soccer/symmetry.hpp"
#include "quadrille/detail/ranks.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer_family.hpp"

namespace quadrille::soccer {

namespace {

const char* const histories_meaning = "histories: legal sequences of ball vertices from the start, finished or not";
const char* const weak_meaning = "weak classes of these histories: different drawings (Def. 2.7)";

// A column that is never empty.
template <class Value>
Column<CountRow> always(const char* name, Value CountRow::*member, const char* meaning) {
  Column<CountRow> column(name, member, meaning);
  column.schema.optional = false;
  return column;
}

// The schema of rows with a key, histories and weak classes.
Schema<CountRow> schema_by_key(const std::string& by, Column<CountRow> key, const char* row) {
  return {"count_soccer_" + by,
          "count soccer --by " + by,
          row,
          {std::move(key),
           {"histories", &CountRow::histories, histories_meaning},
           always("weak_classes", &CountRow::weak_classes, weak_meaning)}};
}

// The columns of a total.
std::vector<Column<CountRow>> total_columns() {
  return {{"histories", &CountRow::histories, histories_meaning},
          always("weak_classes", &CountRow::weak_classes, weak_meaning),
          always("strong_classes", &CountRow::strong_classes,
                 "strong classes: different pairs of drawing and ball (Def. 2.8)")};
}

}  // namespace

Schema<CountRow> schema_of(By by) {
  switch (by) {
    case By::ply:
      return {"count_soccer_ply",
              "count soccer --by ply",
              "the positions after the same number of plies",
              {always("ply", &CountRow::ply, "drawn segments so far"),
               {"histories", &CountRow::histories, histories_meaning},
               always("weak_classes", &CountRow::weak_classes, weak_meaning),
               always("strong_classes", &CountRow::strong_classes,
                      "strong classes: different pairs of drawing and ball (Def. 2.8)"),
               {"goal_1", &CountRow::goal_1, "weak classes whose ball lies on g1: player 2 has won"},
               {"goal_2", &CountRow::goal_2, "weak classes whose ball lies on g2: player 1 has won"},
               {"blocked", &CountRow::blocked,
                "weak classes without a goal and without a legal ply: the player to move has lost"}}};
    case By::total:
      return {"count_soccer_total", "count soccer --by total",
              "the whole game, or all plies up to the last requested ply", total_columns()};
    case By::ball:
      return schema_by_key("ball", always("ball", &CountRow::ball, "the vertex, in the form (i,j)"),
                           "all positions with the ball at one vertex");
    case By::bounces:
      return schema_by_key("bounces",
                           always("bounces", &CountRow::bounces, "plies after which the same player moved again"),
                           "all positions after the same number of bounces");
    case By::vertices:
      return schema_by_key("vertices",
                           always("vertices", &CountRow::vertices, "vertices on drawn segments; b0 always counts"),
                           "all positions with the same number of drawn vertices");
    case By::size: {
      Schema<CountRow> schema =
          schema_by_key("size", always("size", &CountRow::size, "number of histories in a weak class"),
                        "all weak classes of one size");
      schema.columns[1].schema.optional = false;
      return schema;
    }
    case By::outcome:
      return {"count_soccer_outcome",
              "count soccer --by outcome",
              "the games that end with the same ply",
              {always("ply", &CountRow::ply, "drawn segments at the end"),
               {"goal_wins_1", &CountRow::goal_wins_1, "games that player 1 wins: the ball lies on g2"},
               {"goal_wins_2", &CountRow::goal_wins_2, "games that player 2 wins: the ball lies on g1"},
               {"blocked_wins_1", &CountRow::blocked_wins_1,
                "games that player 1 wins: player 2 is to move and has no legal ply"},
               {"blocked_wins_2", &CountRow::blocked_wins_2,
                "games that player 2 wins: player 1 is to move and has no legal ply"}}};
    case By::winner:
      return {"count_soccer_winner",
              "count soccer --by winner",
              "the positions after the same number of plies",
              {always("ply", &CountRow::ply, "drawn segments so far"),
               always("wins_1", &CountRow::wins_1,
                      "weak classes from which player 1 wins under best play, finished ones included"),
               always("wins_2", &CountRow::wins_2,
                      "weak classes from which player 2 wins under best play, finished ones included")}};
  }
  return {};
}

Schema<CountRow> schema_of_family() {
  Schema<CountRow> schema{"count_soccer_pitches", "count soccer --pitch FAMILY --by total",
                          "the whole game of one pitch, or all plies up to the last requested ply", total_columns()};
  schema.columns.insert(schema.columns.begin(), always("pitch", &CountRow::pitch, "the pitch, in the form paper:MxN"));
  return schema;
}

std::vector<CountRow> rows(const Answer& answer) {
  for (const By by : groupings) {
    const Schema<CountRow> schema = schema_of(by);
    if (schema.name == answer.table.name) return rows_of(answer.table, schema);
  }
  return rows_of(answer.table, schema_of_family());
}

// Planning.

namespace {

std::string command_of(const CountRequest& request) {
  return running::command_of("count soccer", {{"pitch", request.pitch},
                                              {"engine", to_string(request.engine)},
                                              {"plies", request.plies},
                                              {"mirror", request.mirror},
                                              {"by", to_string(request.by)}});
}

// The engine whose work on this request the checkpoint holds, if any. The engine was chosen for the memory of that
// time; another choice now could not resume the work.
std::optional<Engine> engine_of_checkpoint(CountRequest request, const std::string& checkpoint) {
  if (checkpoint.empty()) return {};
  const std::optional<std::string> begun = running::request_of_checkpoint(checkpoint);
  for (const Engine engine : all_engines) {
    request.engine = engine;
    if (begun == command_of(request)) return engine;
  }
  return {};
}

// The plan's task, with how its work is saved and shared: both decide which counters can count it.
enumerate::CountTask task_for(const CountPlan& plan, const Options& options) {
  enumerate::CountTask task = task_of(plan);
  task.saved = !options.checkpoint.empty();
  task.on_ranks = options.ranks != nullptr;
  return task;
}

enumerate::EngineChoice choice_for(const enumerate::CountTask& task, const Options& options) {
  const running::Runner runner(options);
  return runner.on_threads([&] { return enumerate::choose_engine(task, runner.engine_options()); });
}

Table header_of(const CountRequest& request, const TableSchema& schema, bool indexed) {
  Table table = empty_table(schema);
  table.provenance = {command_of(request),
                      fmt::format("paper soccer, {}{}", request.pitch,
                                  !request.mirror              ? ""
                                  : means_board(request.pitch) ? ", up to its symmetries"
                                                               : ", up to its mirror"),
                      running::version()};
  table.indexed = indexed;
  return table;
}

CountPlan plan_pitch(const CountRequest& request, const Options& options) {
  CountPlan plan{.request = request, .pitch = enumerate::read_pitch(request.pitch)};
  plan.request.pitch = to_string(plan.pitch);
  if (request.mirror) require_symmetry(plan.pitch);
  if (request.plies && *request.plies < 0) {
    refuse(mention("plies"), fmt::format("{} is below 0", *request.plies), "give 0 or more");
  }
  const enumerate::CountTask task = task_for(plan, options);
  const bool choose = request.engine == Engine::automatic;
  const std::optional<Engine> begun = choose ? engine_of_checkpoint(plan.request, options.checkpoint) : std::nullopt;
  if (begun) {
    plan.request.engine = *begun;
    plan.reason = "the checkpoint holds its work; for another engine, give another file";
    plan.is_compromise = true;
  } else if (choose) {
    enumerate::EngineChoice choice = choice_for(task, options);
    plan.request.engine = choice.engine;
    plan.reason = spelled(choice.reason, options.spelling);
    plan.is_compromise = choice.is_compromise;
    plan.trails_seconds = choice.trails_seconds;
    plan.classes = std::move(choice.classes);
    if (choice.interrupted) {
      plan.ended = Ending{.status = running::status_of(RunStatus::interrupted, options),
                          .reached = choice.reached,
                          .missing = "all plies"};
    }
  }
  enumerate::require_engine(plan.request.engine, task);
  // The first column is an index unless it is a vertex; a total has no index.
  plan.table =
      header_of(plan.request, schema_of(request.by).table_schema(), request.by != By::total && request.by != By::ball);
  plan.table.unfilled = enumerate::columns_left_empty(plan.request.engine, task);
  if (plan.ended) plan.table.missing = plan.ended->missing;
  return plan;
}

std::vector<std::string> columns_empty_in_all(const std::vector<CountPlan>& plans) {
  std::vector<std::string> names = plans.front().table.unfilled;
  for (const CountPlan& plan : plans) {
    std::erase_if(names, [&](const std::string& name) { return std::ranges::count(plan.table.unfilled, name) == 0; });
  }
  return names;
}

CountPlan plan_family(const CountRequest& request, const Options& options) {
  if (request.by != By::total) {
    refuse(mention("by", to_string(request.by)), "a family of pitches is counted in total",
           fmt::format("take {}, or one pitch", mention("by", "total")));
  }
  if (!options.checkpoint.empty()) {
    refuse(mention("checkpoint"), "holds the work of one pitch", "leave it out, or count each pitch alone");
  }
  CountPlan family{.request = request};
  CountRequest each = request;
  for (std::string& pitch : pitches_of(request.pitch)) {
    each.pitch = std::move(pitch);
    family.pitches.push_back(plan_pitch(each, options));
  }
  family.table = header_of(request, schema_of_family().table_schema(), false);
  family.table.unfilled = columns_empty_in_all(family.pitches);
  if (const auto index = index_of(request.pitch)) family.table.numbers = {"n of " + index->pitch, index->first};
  return family;
}

std::optional<RequestSize> size_of_family(const std::vector<CountPlan>& pitches, const Options& options) {
  std::optional<RequestSize> all;
  for (const CountPlan& pitch : pitches) {
    const std::optional<RequestSize> size = size_of(pitch, options);
    if (!size) continue;
    if (!all) all = RequestSize{0, size->unit, size->known};
    all->count += size->count;
    if (size->known != RequestSize::Known::exactly) all->known = size->known;
  }
  return all;
}

// The value of that name.
template <class Values>
auto named(const Values& values, const char* argument, std::string_view name) {
  std::vector<games::NamedValue<typename Values::value_type>> words;
  words.reserve(values.size());
  for (const auto value : values) words.emplace_back(to_string(value), value);
  return games::value_of(mention(argument), name, words);
}

}  // namespace

std::string_view to_string(Engine engine) {
  constexpr std::array<std::string_view, all_engines.size()> names{"auto",     "layered", "reverse",
                                                                   "frontier", "trails",  "colour"};
  return names[static_cast<std::size_t>(engine)];
}

Engine parse_engine(std::string_view name) { return named(all_engines, "engine", name); }

std::string_view to_string(By by) {
  constexpr std::array<std::string_view, groupings.size()> names{"ply",      "total", "ball",    "bounces",
                                                                 "vertices", "size",  "outcome", "winner"};
  return names[static_cast<std::size_t>(by)];
}

By parse_by(std::string_view name) { return named(groupings, "by", name); }

std::string request_of(const CountRequest& request) {
  CountRequest normal = request;
  if (!is_family(request.pitch)) normal.pitch = to_string(enumerate::read_pitch(request.pitch));
  return command_of(normal);
}

CountPlan plan(const CountRequest& request, const Options& options) {
  return is_family(request.pitch) ? plan_family(request, options) : plan_pitch(request, options);
}

std::optional<RequestSize> size_of(const CountPlan& plan, const Options& options) {
  if (!plan.pitches.empty()) return size_of_family(plan.pitches, options);
  const bool lists = plan.request.engine == Engine::layered || plan.request.engine == Engine::reverse;
  if (plan.ended || !lists) return std::nullopt;
  const running::Runner runner(options);
  const auto bound =
      runner.on_threads([&] { return enumerate::bound_classes(task_of(plan), runner.engine_options(), plan.classes); });
  if (!bound) return std::nullopt;
  return RequestSize{bound->classes, RequestSize::Unit::states,
                     bound->is_exact ? RequestSize::Known::exactly : RequestSize::Known::at_least};
}

WithoutListing without_listing(const CountPlan& plan, const Options& options) {
  WithoutListing ways;
  if (!plan.pitches.empty()) return ways;
  enumerate::CountTask task = task_for(plan, options);
  ways.trails = enumerate::memory_of_trails(task);
  // The winners of a whole pitch are no part of its total.
  if (plan.request.by != By::total && plan.request.by != By::winner) {
    task.by = By::total;
    const Engine engine = choice_for(task, options).engine;
    ways.total = engine == Engine::frontier || engine == Engine::trails || engine == Engine::colour;
  }
  return ways;
}

// Running.

namespace {

using enumerate::Counted;

// The columns that a row of the plan's table leaves empty and the engine could fill.
std::vector<std::string> columns_lacking(const CountPlan& plan, const CountRow& row) {
  std::vector<std::string> names;
  for (const Column<CountRow>& column : schema_of(plan.request.by).columns) {
    const std::string& name = column.schema.name;
    const bool is_empty = std::holds_alternative<std::monostate>(column.cell(row));
    if (is_empty && std::ranges::count(plan.table.unfilled, name) == 0) names.push_back(name);
  }
  return names;
}

// The end of a count that stopped early: the place, what is missing, and the remedy.
// \param fits_unsaved  true if the same count is expected to fit without a checkpoint
running::EarlyEnd early_end(const CountPlan& plan, const Counted& counted, bool fits_unsaved) {
  if (plan.request.by == By::winner) {  // known from the last ply to the first
    return {counted.rows.empty() ? "all plies" : fmt::format("all plies before {}", *counted.rows.front().ply),
            counted.reached, "give more, or a smaller pitch"};
  }
  const bool by_plies = counted.reached.empty();
  std::string remedy = "give more";
  if (counted.status == RunStatus::overflow) {
    remedy = "give fewer " + mention("plies");
  } else if (by_plies) {
    remedy += ", or fewer " + mention("plies");
  } else if (fits_unsaved) {
    remedy += fmt::format(", or leave {} out: modulo several primes it fits", mention("checkpoint"));
  }
  running::EarlyEnd end = running::end_after_ply(counted.last_finished_grade, std::move(remedy));
  if (by_plies) return end;
  end.reached = counted.reached;
  // Rows of a run that stopped elsewhere than at a ply have the columns that trails had finished.
  if (!counted.rows.empty()) end.missing = fmt::format("{}", fmt::join(columns_lacking(plan, counted.rows[0]), ", "));
  return end;
}

void require_options_of_ranks(Engine engine, const Options& options) {
  if (options.primes != 0 && engine != Engine::frontier && engine != Engine::trails) {
    refuse(mention("primes"), fmt::format("{} counts without primes", mention("engine", to_string(engine))),
           "leave it out, or take frontier or trails");
  }
  if (options.prime == 0 && !options.join) return;
  const std::string place = mention(options.join ? "join" : "prime");
  if (options.join && options.prime != 0) refuse(place, "sweeps nothing", "leave out " + mention("prime"));
  if (engine != Engine::colour) {
    refuse(place, fmt::format("{} has no such passes", mention("engine", to_string(engine))),
           "leave it out, or take " + mention("engine", "colour"));
  }
  if (options.checkpoint.empty()) refuse(place, "residues are kept in a folder", "give it as " + mention("checkpoint"));
}

// The plan's table with the rows, and how the count ended.
Answer answer_of(const CountPlan& plan, const Options& options, Counted&& counted, bool fits_unsaved = false) {
  Answer answer{.table = plan.table};
  running::set_end(answer.ending, counted.status, early_end(plan, counted, fits_unsaved), options);
  append_rows<CountRow>(answer.table, counted.rows, schema_of(plan.request.by));
  answer.table.missing = answer.ending.missing;
  return answer;
}

}  // namespace

Answer run(const CountPlan& plan, const Options& options) {
  if (!plan.pitches.empty()) return run_family(plan, options);
  const Engine engine = plan.request.engine;
  const running::Runner runner(options);
  const Pitch pitch(plan.pitch);  // throws for too many points before any note is written
  const bool shared = options.ranks != nullptr && is_shared(engine);
  const std::string& request = plan.table.provenance.command;
  Options alone = options;  // one process does what ranks do not share, and has its checkpoint
  alone.ranks = nullptr;
  running::SavedWork saved(shared ? std::string() : options.checkpoint, request, alone, runner);
  if (plan.is_compromise) {
    runner.note(fmt::format("{} takes {}: {}", mention("engine", "auto"), to_string(engine), plan.reason));
  }
  if (plan.ended) return {.table = plan.table, .ending = *plan.ended};
  if (options.ranks != nullptr) require_options_of_ranks(engine, options);
  if (shared) {
    SharedCount found = count_on_ranks(plan.request, plan.pitch, request, options);
    Answer answer = answer_of(plan, options, std::move(found.counted));
    answer.ending.resumable = found.resumable;
    answer.ending.checkpoint_failure = std::move(found.checkpoint_failure);
    return answer;
  }
  if (options.ranks != nullptr && options.ranks->count() > 1) {  // the other ranks have nothing to do then
    runner.note(mention("engine", to_string(engine)) + ": counts on one rank");
  }

  engines::RunOptions engine_options = runner.engine_options();
  engine_options.last_grade = plan.request.plies;
  engine_options.checkpoint = saved.checkpoint();
  const enumerate::CountTask task = task_of(plan);
  const bool fits_unsaved = engine == Engine::trails && enumerate::residues_fit_better(task, engine_options);
  const bool by_residues = fits_unsaved && !saved.is_wanted();
  if (by_residues) {
    runner.note(
        fmt::format("{}: exact counters would take more than {}; it counts modulo several primes, one pass "
                    "after the other",
                    mention("engine", "trails"), mention("memory")));
  }
  Answer answer = answer_of(plan, options, runner.on_threads([&] {
    return by_residues ? enumerate::count_soccer_trails_by_residues(pitch, task.by, engine_options)
                       : enumerate::count_soccer(engine, pitch, task.by, task.symmetry, engine_options);
  }),
                            fits_unsaved);
  saved.report(answer.ending);
  return answer;
}

}  // namespace quadrille::soccer
