// FolderLock: that one run at a time works in a folder.
//
// The lock is advisory, on the file `lock` of the folder (flock; over NFS the system makes it a lock that other
// machines see). It goes with the process, however that ends, and the empty file stays.
#pragma once

#include <string>
#include <string_view>

namespace quadrille::running {

class FolderLock {
 public:
  /// The name of its file.
  static constexpr std::string_view name = "lock";

  /// Whether the folder is, or cannot be, locked.
  enum class State {
    locked,
    held,        ///< by another run, for all the time that was waited
    impossible,  ///< the file cannot be made, see error()
    unknown      ///< the file system has no locks
  };

  /// Waits a few seconds for a run that is just ending. \param folder  is there
  explicit FolderLock(const std::string& folder);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

  State state() const { return state_; }
  /// The error number that kept the file from being made, or 0.
  int error() const { return error_; }

 private:
  int descriptor_ = -1;
  int error_ = 0;
  State state_ = State::locked;
};

}  // namespace quadrille::running
