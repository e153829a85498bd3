// A file that appears whole or not at all: written beside its target under a name of its own, then put in its place.
//
// The target's name goes over in one step (rename): a reader of the target sees the earlier file or the new one, never
// a part. Whatever fails on the way, the earlier file stays, and the temporary one goes, but for that of a run that is
// killed at once (kill -9). The caller holds off signals (interrupt.hpp) while such a file exists.
#pragma once

#include <string>
#include <string_view>

namespace quadrille::running {

class TemporaryFile {
 public:
  /// Makes an empty file in the folder of `target`, an ordinary file or none yet. See error().
  explicit TemporaryFile(std::string target);
  /// Removes the file, unless it was put in place.
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  /// The error number that kept the file from being made, or 0. What follows needs 0, and returns such a number itself.
  int error() const { return error_; }
  /// Its name, for code that opens it by name.
  const std::string& name() const { return name_; }
  /// Appends to the file.
  int write(std::string_view text);
  /// The same over the first bytes. \pre it has at least as many
  int overwrite(std::string_view text);
  /// Gives the file, once all of it has reached the disk, the target's name, and the permissions of the file that had
  /// it.
  int place() { return place_as(target_); }
  /// As `place`, under another name of the same folder.
  int place_as(const std::string& name);
  /// As `place`, where no file has the target's name yet: EEXIST if one has, and that one stays. On a file system
  /// without RENAME_NOREPLACE, one that appears at the same moment is replaced.
  int place_new();

 private:
  int reach_disk();

  std::string target_;
  std::string name_;
  int descriptor_ = -1;
  int error_ = 0;
  bool placed_ = false;
};

}  // namespace quadrille::running
