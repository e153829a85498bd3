# The tests of the Python module: each tests/python/NAME_test.py is the test python/NAME, run by pytest with the module of
# this build. A file says its label in its head.
if(NOT QUADRILLE_PYTHON_BUILT)
  return()
endif()
execute_process(COMMAND ${Python3_EXECUTABLE} -c "import pytest, pandas" RESULT_VARIABLE no_pytest OUTPUT_QUIET ERROR_QUIET)
if(no_pytest)
  message(STATUS "python: no pytest or pandas here, so the module is not tested (scripts/setup installs them)")
  return()
endif()
file(GLOB python_tests CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/*_test.py)
foreach(file ${python_tests})
  cmake_path(GET file STEM name)
  string(REGEX REPLACE "_test$" "" name ${name})
  quadrille_label_of(${file} label)
  quadrille_configurations_of(${label} configurations)
  add_test(NAME python/${name} COMMAND ${Python3_EXECUTABLE} -B -m pytest -q -p no:cacheprovider ${file} ${configurations})
  set_tests_properties(python/${name} PROPERTIES LABELS ${label} TIMEOUT ${QUADRILLE_TIMEOUT_${label}} ENVIRONMENT
                       "PYTHONPATH=${PROJECT_BINARY_DIR}/python;QUADRILLE_PROGRAM=$<TARGET_FILE:quadrille>;QUADRILLE_BUILD=${PROJECT_BINARY_DIR}")
endforeach()

# What users' type checkers see.
find_program(MYPY_PROGRAM mypy)
if(MYPY_PROGRAM)
  add_test(NAME python/types COMMAND ${MYPY_PROGRAM} --strict --cache-dir=${PROJECT_BINARY_DIR}/mypy
                                     ${PROJECT_SOURCE_DIR}/python/quadrille)
  set_tests_properties(python/types PROPERTIES LABELS extreme TIMEOUT 600)
endif()

# The page for users of Sage, where there is one: scripts/setup does not install it.
find_program(SAGE_PROGRAM sage)
if(SAGE_PROGRAM)
  add_test(NAME python/from-sage COMMAND ${SAGE_PROGRAM} --python ${CMAKE_CURRENT_LIST_DIR}/from_sage.py CONFIGURATIONS long)
  set_tests_properties(python/from-sage PROPERTIES LABELS long TIMEOUT ${QUADRILLE_TIMEOUT_long} ENVIRONMENT
                       "PYTHONPATH=${PROJECT_BINARY_DIR}/python")
else()
  message(STATUS "python: no Sage here, so the examples of docs/from-sage.md are not run (apt install sagemath)")
endif()

# The notebooks give what is stored of them, and the pages are theirs.
execute_process(COMMAND ${Python3_EXECUTABLE} -c "import nbclient, nbconvert, ipykernel, matplotlib" RESULT_VARIABLE no_notebooks
                OUTPUT_QUIET ERROR_QUIET)
if(no_notebooks)
  message(STATUS "python: no nbclient, nbconvert, ipykernel or matplotlib here, so the notebooks are not run (scripts/setup installs them)")
else()
  add_test(NAME python/notebooks
           COMMAND ${Python3_EXECUTABLE} -B ${PROJECT_SOURCE_DIR}/scripts/notebooks ${PROJECT_BINARY_DIR} --check)
  set_tests_properties(python/notebooks PROPERTIES LABELS extreme TIMEOUT 600)
endif()
