# Finds QSopt_ex, which solves linear programs exactly, and makes the target QSopt_ex::QSopt_ex.
find_library(QSOPT_EX_LIBRARY qsopt_ex)
find_path(QSOPT_EX_INCLUDE_DIR qsopt_ex/QSopt_ex.h)
mark_as_advanced(QSOPT_EX_LIBRARY QSOPT_EX_INCLUDE_DIR)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(QSopt_ex REQUIRED_VARS QSOPT_EX_LIBRARY QSOPT_EX_INCLUDE_DIR)
if(QSopt_ex_FOUND AND NOT TARGET QSopt_ex::QSopt_ex)
  add_library(QSopt_ex::QSopt_ex UNKNOWN IMPORTED)
  set_target_properties(QSopt_ex::QSopt_ex PROPERTIES IMPORTED_LOCATION "${QSOPT_EX_LIBRARY}"
                                              INTERFACE_INCLUDE_DIRECTORIES "${QSOPT_EX_INCLUDE_DIR}")
endif()
