#include "enumerate/run/folder_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <thread>

namespace quadrille::running {

namespace {

// A rank that was killed while its last write is on the way to the disk may outlive mpirun for so long.
constexpr std::chrono::seconds patience(3);
constexpr std::chrono::milliseconds between_tries(20);

}  // namespace

FolderLock::FolderLock(const std::string& folder) {
  const std::string path = folder + "/" + std::string(name);
  descriptor_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (descriptor_ < 0) {
    error_ = errno;
    state_ = State::impossible;
    return;
  }
  const auto end = std::chrono::steady_clock::now() + patience;
  while (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EINTR) continue;
    if (errno != EWOULDBLOCK) {
      state_ = State::unknown;
      return;
    }
    if (std::chrono::steady_clock::now() >= end) {
      state_ = State::held;
      return;
    }
    std::this_thread::sleep_for(between_tries);
  }
}

FolderLock::~FolderLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace quadrille::running
