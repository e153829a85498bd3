#include "enumerate/numbers/matrix_games/matrix_game.hpp"

#include <glpk.h>

#include <algorithm>
#include <cassert>
#include <limits>
#include <new>
#include <numeric>

#include "enumerate/numbers/matrix_games/glpk_call.hpp"

namespace quadrille::enumerate {

// at(line, crossing) is the payoff for the player who chooses the line.
template <class At>
bool Dominance::strike_lines(Lines& lines, const Lines& crossing, const At& at) {
  const std::size_t before = lines.left.size();
  const auto dominates = [&](std::size_t other, std::size_t line) {
    std::size_t& witness = lines.beats_at[line];
    if (at(other, witness) < at(line, witness)) return false;
    bool equal = true;
    for (const std::size_t k : crossing.left) {
      const double theirs = at(other, k);
      const double ours = at(line, k);
      if (theirs < ours) {
        witness = k;
        return false;
      }
      equal = equal && theirs <= ours;
    }
    return !equal || other < line;
  };
  for (std::size_t i = 0; i < lines.left.size();) {
    const std::size_t line = lines.left[i];
    bool struck = false;
    // The nearest lines are tried first: in a game of bids they are the likeliest to dominate.
    for (std::size_t distance = 1; !struck && distance < lines.left.size(); ++distance) {
      struck = (distance <= i && dominates(lines.left[i - distance], line)) ||
               (i + distance < lines.left.size() && dominates(lines.left[i + distance], line));
    }
    if (struck) {
      lines.left.erase(lines.left.begin() + static_cast<std::ptrdiff_t>(i));
    } else {
      ++i;
    }
  }
  // The remembered crossing line must still be in the game; strike_out sees to that when it strikes out crossing lines.
  return lines.left.size() < before;
}

void Dominance::strike_out(const Payoffs& payoffs) {
  const std::size_t rows = payoffs.rows;
  const std::size_t columns = payoffs.columns;
  assert(rows > 0 && columns > 0 && payoffs.entries.size() == rows * columns);
  rows_.left.resize(rows);
  std::iota(rows_.left.begin(), rows_.left.end(), std::size_t{0});
  columns_.left.resize(columns);
  std::iota(columns_.left.begin(), columns_.left.end(), std::size_t{0});
  transposed_.resize(rows * columns);
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < columns; ++j) transposed_[j * rows + i] = payoffs.at(i, j);
  }
  const double* const straight = payoffs.entries.data();
  const double* const across = transposed_.data();
  rows_.beats_at.assign(rows, 0);
  columns_.beats_at.assign(columns, 0);
  const auto keep_witnesses = [](Lines& lines, const Lines& crossing) {
    for (std::size_t& witness : lines.beats_at) {
      if (!std::binary_search(crossing.left.begin(), crossing.left.end(), witness)) witness = crossing.left.front();
    }
  };
  for (bool changed = true; changed;) {
    changed = strike_lines(rows_, columns_, [=](std::size_t i, std::size_t j) { return straight[i * columns + j]; });
    keep_witnesses(columns_, rows_);
    changed |= strike_lines(columns_, rows_, [=](std::size_t j, std::size_t i) { return -across[j * rows + i]; });
    keep_witnesses(rows_, columns_);
  }
}

namespace {

// The tolerance is too small to show in a value, and large enough for the rounding errors of a few hundred rows.
constexpr double fine = 1e-12;
constexpr double coarse = 1e-9;

// GLPK's environment belongs to the thread, and so must the count of its solvers.
int& solvers_on_this_thread() {
  thread_local int solvers = 0;
  return solvers;
}

int index(std::size_t i) { return static_cast<int>(i) + 1; }

}  // namespace

MatrixGame::MatrixGame() : program_(nullptr) {
  if (glp_init_env() > 1) throw std::bad_alloc();  // 0 and 1: the environment is there
  ++solvers_on_this_thread();
}

MatrixGame::~MatrixGame() {
  if (program_ != nullptr) glp_delete_prob(program_);
  if (--solvers_on_this_thread() == 0) glp_free_env();
}

bool MatrixGame::solve(const Payoffs& payoffs, Proposal& proposal) {
  assert(payoffs.rows > 0 && payoffs.columns > 0 && payoffs.entries.size() == payoffs.rows * payoffs.columns);
  proposal.row.assign(payoffs.rows, 0.0);
  proposal.column.assign(payoffs.columns, 0.0);
  return solve_by_saddle(payoffs, proposal) || solve_by_program(payoffs, proposal);
}

// If a row's least entry is the greatest of its column, the row and the column are optimal.
bool MatrixGame::solve_by_saddle(const Payoffs& payoffs, Proposal& proposal) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  greatest_.assign(payoffs.columns, -infinity);
  double best_least = -infinity;
  std::size_t row = 0;
  for (std::size_t i = 0; i < payoffs.rows; ++i) {
    double least = infinity;
    for (std::size_t j = 0; j < payoffs.columns; ++j) {
      const double entry = payoffs.at(i, j);
      least = std::min(least, entry);
      greatest_[j] = std::max(greatest_[j], entry);
    }
    if (least <= best_least) continue;
    best_least = least;
    row = i;
  }
  const auto cheapest = std::min_element(greatest_.begin(), greatest_.end());
  if (*cheapest > best_least) return false;
  proposal.row[row] = 1;
  proposal.column[static_cast<std::size_t>(cheapest - greatest_.begin())] = 1;
  return true;
}

// Collects the coefficients of the program over the remaining lines.
void MatrixGame::collect(const Payoffs& payoffs) {
  const auto rows = dominance_.rows();
  const auto columns = dominance_.columns();
  double least = std::numeric_limits<double>::infinity();
  for (const std::size_t i : rows) {
    for (const std::size_t j : columns) least = std::min(least, payoffs.at(i, j));
  }
  row_indices_.assign(1, 0);
  column_indices_.assign(1, 0);
  coefficients_.assign(1, 0.0);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t j = 0; j < columns.size(); ++j) {
      row_indices_.push_back(index(j));
      column_indices_.push_back(index(i));
      coefficients_.push_back(payoffs.at(rows[i], columns[j]) - least + 1);
    }
  }
}

// Loads the program: it has a row for each column of the game, and a column for each row.
void MatrixGame::load() {
  const auto rows = dominance_.rows();
  const auto columns = dominance_.columns();
  if (program_ == nullptr) program_ = glp_create_prob();
  glp_erase_prob(program_);
  glp_set_obj_dir(program_, GLP_MIN);
  glp_add_rows(program_, static_cast<int>(columns.size()));
  glp_add_cols(program_, static_cast<int>(rows.size()));
  for (std::size_t j = 0; j < columns.size(); ++j) glp_set_row_bnds(program_, index(j), GLP_LO, 1, 0);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    glp_set_col_bnds(program_, index(i), GLP_LO, 0, 0);
    glp_set_obj_coef(program_, index(i), 1);
  }
  glp_load_matrix(program_, static_cast<int>(coefficients_.size()) - 1, row_indices_.data(), column_indices_.data(),
                  coefficients_.data());
}

// Starts at the basis with as many lines of each player in play as possible: every choice gets the same payoff.
void MatrixGame::start_with_all_in_play() {
  const std::size_t rows = dominance_.rows().size();
  const std::size_t columns = dominance_.columns().size();
  const std::size_t in_play = std::min(rows, columns);
  for (std::size_t j = 0; j < columns; ++j) glp_set_row_stat(program_, index(j), j < in_play ? GLP_NL : GLP_BS);
  for (std::size_t i = 0; i < rows; ++i) glp_set_col_stat(program_, index(i), i < in_play ? GLP_BS : GLP_NL);
}

bool MatrixGame::run(double tolerance) {
  glp_smcp parameters;
  glp_init_smcp(&parameters);
  parameters.msg_lev = GLP_MSG_OFF;
  parameters.meth = GLP_PRIMAL;
  parameters.tol_bnd = tolerance;
  parameters.tol_dj = tolerance;
  // Far more steps than any game has needed; only a cycle would take them.
  parameters.it_lim = 1000 + 50 * (glp_get_num_rows(program_) + glp_get_num_cols(program_));
  glp_set_it_cnt(program_, 0);
  if (glp_simplex(program_, &parameters) != 0 || glp_get_status(program_) != GLP_OPT) return false;
  // The solution still holds the rounding errors of the last steps. Recomputed from the basis it is a hundred times
  // better.
  return glp_factorize(program_) == 0 && glp_warm_up(program_) == 0;
}

bool MatrixGame::run_all() {
  if (run(fine)) return true;
  glp_std_basis(program_);
  if (run(fine)) return true;
  glp_std_basis(program_);
  return run(coarse);
}

bool MatrixGame::solve_by_program(const Payoffs& payoffs, Proposal& proposal) {
  dominance_.strike_out(payoffs);
  collect(payoffs);
  bool solved = false;
  try {
    call_glpk([this, &solved] {
      load();
      start_with_all_in_play();
      solved = run_all();
    });
  } catch (const std::bad_alloc&) {
    program_ = nullptr;  // half changed; its memory is freed with the thread's environment
    throw;
  }
  if (!solved) return false;
  const auto rows = dominance_.rows();
  const auto columns = dominance_.columns();
  const double value = 1 / glp_get_obj_val(program_);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    proposal.row[rows[i]] = std::max(0.0, value * glp_get_col_prim(program_, index(i)));
  }
  for (std::size_t j = 0; j < columns.size(); ++j) {
    proposal.column[columns[j]] = std::max(0.0, value * glp_get_row_dual(program_, index(j)));
  }
  return true;
}

}  // namespace quadrille::enumerate
