// MpiRanks: the ranks (processes) of an MPI job, behind the interface Ranks that the engines use.
//
// At any time, at most one thread of a rank calls MPI. Usually it is the thread that made the MpiRanks object, but
// oneTBB may let another thread run a sweep. So program.cpp requires MPI_THREAD_SERIALIZED, the level of MPI at which
// any thread may call MPI, but only one at a time. An error within MPI ends the whole job (MPI_ERRORS_ARE_FATAL, the
// default of MPI). Otherwise the other ranks would wait for the failed rank without end.
#pragma once

#include <mpi.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/detail/ranks.hpp"

namespace quadrille::mpi {

/// The cost of the ranks for one rank, besides its work.
struct RanksCost {
  double idle = 0;           ///< seconds in which it waited for others
  std::uint64_t bytes = 0;   ///< the bytes that it sent in rounds
  std::uint64_t rounds = 0;  ///< the number of rounds in which it took part
  engines::SweepSize size;   ///< the size of the sweep with the most states; `expanded` is the sum of all sweeps
};

class MpiRanks final : public engines::Ranks {
 public:
  /// \pre MPI is started, and ends after this object
  MpiRanks();

  std::size_t rank() const override { return rank_; }
  std::size_t count() const override { return count_; }
  std::uint64_t partition() const override { return partition_; }
  void set_partition(std::uint64_t partition) { partition_ = partition; }
  /// The number of ranks on this machine.
  std::size_t on_this_machine() const { return on_this_machine_; }

  [[noreturn]] void abort(std::string_view why, int status) override;
  void sum(std::span<std::uint64_t> numbers) override;
  std::vector<std::vector<std::uint64_t>> gather(std::span<const std::uint64_t> words) override;
  std::string broadcast(std::string_view text) override;
  void begin_round(std::span<const std::span<const std::uint64_t>> blocks,
                   std::span<const std::span<std::uint64_t>> buffers) override;
  bool poll_round() override;
  const std::vector<std::size_t>& finish_round() override;

  void swept(const engines::SweepSize& size) override;

  const RanksCost& cost() const { return cost_; }

 private:
  template <class Call>
  void wait_in(Call&& call);

  std::size_t rank_ = 0;
  std::size_t count_ = 1;
  std::size_t on_this_machine_ = 1;
  std::uint64_t partition_ = 0;
  std::vector<MPI_Request> requests_;  // of the round: receives, then sends
  std::vector<MPI_Status> ends_;
  std::vector<std::size_t> sources_;  // the rank of each receive
  std::vector<std::size_t> received_;
  RanksCost cost_;
};

}  // namespace quadrille::mpi
