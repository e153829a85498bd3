# Chooses the Python interpreter for which Quadrille's Python module is built. Sets QUADRILLE_PYTHON_BUILT to TRUE if
# the module can be built.
#
# The default is Debian's Python, because Debian's packages of pybind11, pandas and other modules belong to it.
# -DPython3_EXECUTABLE=PROGRAM chooses another Python, and `pip install .` passes this option.
set(QUADRILLE_PYTHON_BUILT FALSE)
if(NOT QUADRILLE_PYTHON)
  return()
endif()
if(QUADRILLE_SANITIZE)
  message(STATUS "python: a sanitizer has to be in Python itself, so the module is not built")
  return()
endif()
if(NOT Python3_EXECUTABLE AND EXISTS /usr/bin/python3)
  set(Python3_EXECUTABLE /usr/bin/python3)
endif()
find_package(Python3 QUIET COMPONENTS Interpreter Development.Module)
# Makes pybind11 use that Python, and search for no other.
set(PYBIND11_FINDPYTHON ON)
set(Python_EXECUTABLE ${Python3_EXECUTABLE})
if(Python3_Development.Module_FOUND)
  find_package(pybind11 QUIET)
endif()
if(pybind11_FOUND)
  set(QUADRILLE_PYTHON_BUILT TRUE)
else()
  message(STATUS "python: no pybind11 or no headers of Python here, so the module is not built (scripts/setup installs them)")
endif()
