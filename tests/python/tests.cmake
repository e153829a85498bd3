# The tests of the Python module: tests/python/NAME_test.py is the test python/NAME, which pytest runs with the module
# of this build. The head of a file names its label.
if(NOT QUADRILLE_PYTHON_BUILT)
  return()
endif()
execute_process(COMMAND ${Python3_EXECUTABLE} -c "import pytest, pandas" RESULT_VARIABLE no_pytest OUTPUT_QUIET ERROR_QUIET)
if(no_pytest)
  message(STATUS "python: no pytest or pandas here, so the module is not tested (scripts/setup installs them)")
  return()
endif()
set(python_environment "PYTHONPATH=${PROJECT_BINARY_DIR}/python;QUADRILLE_PROGRAM=${program};QUADRILLE_BUILD=${PROJECT_BINARY_DIR}")
file(GLOB python_tests CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/*_test.py)
foreach(file ${python_tests})
  cmake_path(GET file STEM name)
  string(REGEX REPLACE "_test$" "" name ${name})
  quadrille_label_of(${file} label)
  quadrille_test(python/${name} ${label} ${Python3_EXECUTABLE} -B -m pytest -q -p no:cacheprovider ${file})
  set_tests_properties(python/${name} PROPERTIES ENVIRONMENT "${python_environment}")
endforeach()

# The types of the module, as a type checker reads them.
find_program(MYPY_PROGRAM mypy)
if(MYPY_PROGRAM)
  quadrille_test(python/types extreme ${MYPY_PROGRAM} --strict --cache-dir=${PROJECT_BINARY_DIR}/mypy ${root}/python/quadrille)
endif()

# The page for users of Sage, if it is installed. scripts/setup does not install it.
find_program(SAGE_PROGRAM sage)
if(SAGE_PROGRAM)
  quadrille_test(python/from-sage long ${SAGE_PROGRAM} --python ${CMAKE_CURRENT_LIST_DIR}/from_sage.py)
  set_tests_properties(python/from-sage PROPERTIES ENVIRONMENT "${python_environment}")
else()
  message(STATUS "python: no Sage here, so the examples of docs/from-sage.md are not run (apt install sagemath)")
endif()

# The notebooks produce their stored outputs, and the HTML pages are made of them.
execute_process(COMMAND ${Python3_EXECUTABLE} -c "import nbclient, nbconvert, ipykernel, matplotlib" RESULT_VARIABLE no_notebooks
                OUTPUT_QUIET ERROR_QUIET)
if(no_notebooks)
  message(STATUS "python: no nbclient, nbconvert, ipykernel or matplotlib here, so the notebooks are not run (scripts/setup installs them)")
else()
  quadrille_test(python/notebooks extreme ${Python3_EXECUTABLE} -B ${root}/scripts/notebooks ${PROJECT_BINARY_DIR} --check)
endif()
