"""How setuptools comes by the compiled part of the Python module: CMake builds it. All else is said in pyproject.toml.

QUADRILLE_BUILD names a folder that CMake has configured for this Python; it is built there. Without it, build/wheel is
configured each time, for the Python that runs this: what CMake has stored of another one, which may be gone with its
virtual environment, is forgotten.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = pathlib.Path(__file__).resolve().parent
SCRATCH = pathlib.Path("build/packing")


class BuildByCMake(build_ext):
    def configure(self, folder):
        options = {"QUADRILLE_UNITY": "ON", "Python3_EXECUTABLE": sys.executable}
        options["CMAKE_BUILD_TYPE"] = os.environ.get("CMAKE_BUILD_TYPE", "Release")
        others = ["QUADRILLE_TESTS", "QUADRILLE_BENCH", "QUADRILLE_COQ", "QUADRILLE_REPORT", "QUADRILLE_MPI"]
        options |= dict.fromkeys(others, "OFF")
        forgotten = [f"-U{names}" for names in ("*Python3_*", "*Python_*", "PYTHON_*", "pybind11_*")]
        named = [f"-D{name}={value}" for name, value in options.items()]
        subprocess.run(["cmake", "-S", ROOT, "-B", folder, *forgotten, *named], check=True)

    def build_extension(self, extension):
        given = os.environ.get("QUADRILLE_BUILD")
        folder = pathlib.Path(given or ROOT / "build" / "wheel")
        if not given:
            self.configure(folder)
        jobs = str(len(os.sched_getaffinity(0)))
        subprocess.run(["cmake", "--build", folder, "--parallel", jobs, "--target", "quadrille_python"], check=True)
        built = folder / "python" / "quadrille" / self.get_ext_filename("_quadrille")
        if not built.exists():
            sys.exit(f"{built}: was not built; install pybind11-dev and python3-dev, and build with the Python that imports it")
        place = pathlib.Path(self.get_ext_fullpath(extension.name))
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(built, place)
        shutil.copy(built.with_name("_program"), place.with_name("_program"))


def version():
    return re.search(r"project\(quadrille VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text()).group(1)


# What setuptools leaves behind goes below build/.
(ROOT / SCRATCH).mkdir(parents=True, exist_ok=True)
setup(
    version=version(),
    ext_modules=[Extension("quadrille._quadrille", sources=[])],
    cmdclass={"build_ext": BuildByCMake},
    options={"build": {"build_base": str(SCRATCH)}, "egg_info": {"egg_base": str(SCRATCH)}},
)
