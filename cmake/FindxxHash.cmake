# Finds xxHash, a library of fast checksums, and makes the target xxHash::xxHash.
find_library(xxHash_LIBRARY xxhash)
find_path(xxHash_INCLUDE_DIR xxhash.h)
mark_as_advanced(xxHash_LIBRARY xxHash_INCLUDE_DIR)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(xxHash REQUIRED_VARS xxHash_LIBRARY xxHash_INCLUDE_DIR)
if(xxHash_FOUND AND NOT TARGET xxHash::xxHash)
  add_library(xxHash::xxHash UNKNOWN IMPORTED)
  set_target_properties(xxHash::xxHash PROPERTIES IMPORTED_LOCATION "${xxHash_LIBRARY}"
                                              INTERFACE_INCLUDE_DIRECTORIES "${xxHash_INCLUDE_DIR}")
endif()
