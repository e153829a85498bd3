// A file that appears whole or not at all: written beside its target under a name of its own, then put in its place.
//
// The target's name goes over in one step (rename), so that a reader of the target sees the earlier file or the new one
// and never a part (place_new_as says where that takes two); whatever fails on the way, the earlier file stands and the
// temporary one goes. The caller holds off signals (interrupt.hpp) while such a file exists.
//
// A run that is killed at once (kill -9) leaves its file behind, with the number of its process and a mark of its
// machine (or container) in the name. The next run there that writes into the folder removes it.
#pragma once

#include <string>
#include <string_view>

namespace quadrille::running {

/// Removes temporary files beside `target` whose process, of this machine (or container), is gone. What cannot be read
/// or removed stays. O(files of the folder).
void remove_abandoned_files(const std::string& target);

/// Makes an empty file, where nothing has its name. \returns 0, EEXIST if something has, or another error number
int make_empty_file(const std::string& name);

class TemporaryFile {
 public:
  /// Makes an empty file in the folder of `target`, an ordinary file or none yet. See error().
  explicit TemporaryFile(std::string target);
  /// Removes the file, unless it was put in place.
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  /// The error number that kept the file from being made, or 0.
  int error() const { return error_; }
  /// Its name, for code that opens it by name.
  const std::string& name() const { return name_; }

  /// Appends to the file. \pre error() == 0, as for `place`
  /// \returns 0 or the error number of the write that failed
  int write(std::string_view text);
  /// The same over the first bytes. \pre it has at least as many
  int overwrite(std::string_view text);

  /// Gives the file, once all of it has reached the disk, the target's name, and the permissions of the file that had
  /// it. \returns 0 or the error number of the step that failed
  int place();

  /// As `place`, where no file has the target's name yet.
  /// \returns EEXIST if one has: that one stays; ENOTSUP where the file system can only rename over what is there, and
  ///          knows no links
  int place_new();

  /// As `place_new`, under another name of the same folder, and on any file system: where it takes two steps, an empty
  /// file has the name for a moment. \pre nobody else writes to a file of that name
  int place_new_as(const std::string& name);

 private:
  int reach_disk();
  int take_free_name(const std::string& name);

  std::string target_;
  std::string name_;
  int descriptor_ = -1;
  int error_ = 0;
  bool placed_ = false;
};

}  // namespace quadrille::running
