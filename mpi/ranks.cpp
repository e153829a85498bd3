// Implements MpiRanks by calls of MPI, and measures how long a rank (an MPI process) waits in these calls.
#include "mpi/ranks.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <utility>

#include "cli/output/streams.hpp"

namespace quadrille::mpi {

namespace {

constexpr int tag_of_rounds = 1;

}  // namespace

MpiRanks::MpiRanks() {
  int number = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &number);
  rank_ = static_cast<std::size_t>(number);
  MPI_Comm_size(MPI_COMM_WORLD, &number);
  count_ = static_cast<std::size_t>(number);
  MPI_Comm machine = MPI_COMM_NULL;
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &machine);
  MPI_Comm_size(machine, &number);
  on_this_machine_ = static_cast<std::size_t>(number);
  MPI_Comm_free(&machine);
}

template <class Call>
void MpiRanks::wait_in(Call&& call) {
  const auto begin = std::chrono::steady_clock::now();
  std::forward<Call>(call)();
  cost_.idle += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

void MpiRanks::abort(std::string_view why, int status) {
  try {
    cli::print_error(fmt::format("rank {}: {}", rank_, why));
  } catch (const std::exception&) {
    // There is no memory for the rank's name, nor for MPI_Abort, which would fault or exit with another status. If a
    // rank exits without MPI_Finalize, mpirun ends the other ranks and exits with this status.
    cli::print_error(why);
    ::_exit(status);
  }
  MPI_Abort(MPI_COMM_WORLD, status);
  ::_exit(status);
}

void MpiRanks::sum(std::span<std::uint64_t> numbers) {
  wait_in([&] {
    MPI_Allreduce(MPI_IN_PLACE, numbers.data(), static_cast<int>(numbers.size()), MPI_UINT64_T, MPI_SUM,
                  MPI_COMM_WORLD);
  });
}

std::vector<std::vector<std::uint64_t>> MpiRanks::gather(std::span<const std::uint64_t> words) {
  std::vector<std::uint64_t> all(words.size() * count_);
  const int each = static_cast<int>(words.size());
  wait_in([&] { MPI_Allgather(words.data(), each, MPI_UINT64_T, all.data(), each, MPI_UINT64_T, MPI_COMM_WORLD); });
  std::vector<std::vector<std::uint64_t>> by_rank;
  for (std::size_t rank = 0; rank < count_; ++rank) {
    const auto first = all.begin() + static_cast<std::ptrdiff_t>(rank * words.size());
    by_rank.emplace_back(first, first + each);
  }
  return by_rank;
}

std::string MpiRanks::broadcast(std::string_view text) {
  std::uint64_t size = text.size();
  std::string result(text);
  wait_in([&] {
    MPI_Bcast(&size, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    result.resize(size);
    MPI_Bcast(result.data(), static_cast<int>(size), MPI_CHAR, 0, MPI_COMM_WORLD);
  });
  return result;
}

void MpiRanks::begin_round(std::span<const std::span<const std::uint64_t>> blocks,
                           std::span<const std::span<std::uint64_t>> buffers) {
  requests_.clear();
  sources_.clear();
  // The receives come first, so that MPI has a buffer for each block and need not store it elsewhere.
  for (std::size_t rank = 0; rank < count_; ++rank) {
    if (rank == rank_) continue;
    sources_.push_back(rank);
    MPI_Irecv(buffers[rank].data(), static_cast<int>(buffers[rank].size()), MPI_UINT64_T, static_cast<int>(rank),
              tag_of_rounds, MPI_COMM_WORLD, &requests_.emplace_back());
  }
  for (std::size_t distance = 1; distance < count_; ++distance) {  // not all to rank 0 first
    const std::size_t rank = (rank_ + distance) % count_;
    MPI_Isend(blocks[rank].data(), static_cast<int>(blocks[rank].size()), MPI_UINT64_T, static_cast<int>(rank),
              tag_of_rounds, MPI_COMM_WORLD, &requests_.emplace_back());
    cost_.bytes += blocks[rank].size_bytes();
  }
  ends_.resize(requests_.size());
  ++cost_.rounds;
}

bool MpiRanks::poll_round() {
  // Not MPI_Testall, which would free the requests and their statuses, so that finish_round could not read them.
  for (const MPI_Request request : requests_) {
    int over = 0;
    MPI_Status end;
    MPI_Request_get_status(request, &over, &end);
    if (over == 0) return false;
  }
  return true;
}

const std::vector<std::size_t>& MpiRanks::finish_round() {
  wait_in([&] { MPI_Waitall(static_cast<int>(requests_.size()), requests_.data(), ends_.data()); });
  received_.assign(count_, 0);
  for (std::size_t i = 0; i < sources_.size(); ++i) {
    int words = 0;
    MPI_Get_count(&ends_[i], MPI_UINT64_T, &words);
    received_[sources_[i]] = static_cast<std::size_t>(words);
  }
  return received_;
}

void MpiRanks::swept(const engines::SweepSize& size) {
  const std::uint64_t expanded = cost_.size.expanded + size.expanded;
  if (size.most_states > cost_.size.most_states) cost_.size = size;
  cost_.size.expanded = expanded;
}

}  // namespace quadrille::mpi
