# Chooses the Python for which the Python module is built. QUADRILLE_PYTHON_BUILT says if the module can be built.
#
# Debian's Python comes first, because Debian's pybind11, pandas and other modules belong to it.
# -DPython3_EXECUTABLE=PROGRAM chooses another Python, as `pip install .` does.
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
