"""The packages, each in a fresh virtual environment and without a network: `pip install .`, a wheel, python3-quadrille.

All but one use the compiled files of this build; one configures and compiles a copy of the sources itself.

ctest label: long
"""

import os
import pathlib
import shutil
import subprocess
import sys
import time
import zipfile

import pytest
from conftest import ROOT

BUILD = pathlib.Path(os.environ["QUADRILLE_BUILD"])
TRIED = """
import pathlib, sys, quadrille
assert pathlib.Path(quadrille.__file__).is_relative_to(sys.argv[1]), quadrille.__file__
assert quadrille.soccer.solve("paper:3x3").winner == 1
assert quadrille.soccer.count("paper:2x2").to_csv() == sys.stdin.read()
assert (pathlib.Path(quadrille.__file__).parent / "py.typed").exists()
print(quadrille.__version__)
"""
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP"))}
OFFLINE = {**CLEAN, "PIP_NO_INDEX": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "QUADRILLE_BUILD": str(BUILD)}


def ran(*command, stdin="", env=OFFLINE, **options):
    done = subprocess.run(command, input=stdin, capture_output=True, text=True, env=env, check=False, **options)
    assert done.returncode == 0, (command, done.stdout[-2000:], done.stderr[-2000:])
    return done.stdout


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    """A copy of the sources, so that packing changes nothing in them."""
    copy = tmp_path_factory.mktemp("source") / "quadrille"
    files = ran("git", "ls-files", "--cached", "--others", "--exclude-standard", cwd=ROOT).splitlines()
    for file in filter(lambda file: (ROOT / file).is_file(), files):
        (copy / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, copy / file)
    return copy


@pytest.fixture(scope="module")
def wheel(source, tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    ran(sys.executable, "-m", "pip", "wheel", str(source), "--no-build-isolation", "--no-deps", "-w", str(folder))
    (made,) = folder.glob("*.whl")
    return made


def environment(folder, *options):
    ran(sys.executable, "-m", "venv", *options, str(folder))
    return folder / "bin" / "python"


def try_it(python, root, program):
    """The first steps of a user, from a folder without sources."""
    expected = program("count", "soccer", "--pitch", "paper:2x2", "--format", "csv").decode()
    said = ran(str(python), "-c", TRIED, str(root), stdin=expected, cwd="/")
    assert f"quadrille {said.strip()}" == program("--version").decode().strip()
    printed = ran(str(python), "-m", "quadrille", "count", "soccer", "--pitch", "paper:2x2", "--format", "csv", cwd="/")
    assert printed == expected


def test_pip_install(source, tmp_path, program):
    python = environment(tmp_path / "venv", "--system-site-packages")  # for Debian's setuptools and wheel
    ran(str(python), "-m", "pip", "install", str(source), "--no-build-isolation", "--no-deps")
    try_it(python, tmp_path / "venv", program)
    assert ran(str(tmp_path / "venv/bin/quadrille"), "--version").startswith("quadrille ")


def test_pip_install_configures_itself(source, tmp_path, program):
    """As a user installs it: from a clean copy without a build. Then from a second virtual environment, after the
    first is deleted.

    The compilation is without optimisation, so it takes minutes and not a quarter of an hour.
    """
    copy = tmp_path / "sources"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("build", "*.egg-info"))
    env = {name: value for name, value in OFFLINE.items() if name != "QUADRILLE_BUILD"} | {"CMAKE_BUILD_TYPE": "None"}
    seconds = []
    for name in "first", "second":
        python = environment(tmp_path / name, "--system-site-packages")
        start = time.monotonic()
        ran(str(python), "-m", "pip", "install", str(copy), "--no-build-isolation", "--no-deps", env=env)
        seconds.append(time.monotonic() - start)
        try_it(python, tmp_path / name, program)
        configured = (copy / "build/wheel/CMakeCache.txt").read_text()
        assert f"Python3_EXECUTABLE:UNINITIALIZED={python}" in configured or f"={python}\n" in configured
        shutil.rmtree(tmp_path / name)
    print(f"{seconds[0]:.0f} s, and {seconds[1]:.0f} s from the second environment")
    assert seconds[1] < seconds[0] / 4, "the second environment has compiled all again"


def test_wheel(wheel, tmp_path, program):
    assert wheel.name.startswith("quadrille-") and "-cp3" in wheel.name and "linux" in wheel.name
    names = zipfile.ZipFile(wheel).namelist()
    assert "quadrille/py.typed" in names and "quadrille/_quadrille.pyi" in names
    assert {name.split("/")[0] for name in names} == {"quadrille", names[-1].split("/")[0]}
    python = environment(tmp_path / "venv")
    ran(str(python), "-m", "pip", "install", str(wheel))
    try_it(python, tmp_path / "venv", program)
    # Without pandas and tqdm all other functions work.
    code = "import quadrille; quadrille.trails(3, progress=True); quadrille.trails(3).to_pandas()"
    done = subprocess.run([str(python), "-c", code], capture_output=True, text=True, env=OFFLINE, check=False)
    assert "No module named 'pandas'" in done.stderr


def test_debian_package(tmp_path, program):
    config = ["--config", str(BUILD / "CPackConfig.cmake"), "-D", "CPACK_COMPONENTS_ALL=python"]
    ran("cpack", *config, "-G", "DEB", "-B", str(tmp_path / "packed"))
    (package,) = (tmp_path / "packed").glob("python3-quadrille_*.deb")
    depends = ran("dpkg-deb", "--field", str(package), "Depends")
    assert "python3 (>= 3." in depends and "libtbb12" in depends and "libglpk40" in depends
    ran("dpkg-deb", "-x", str(package), str(tmp_path / "root"))
    installed = tmp_path / "root/usr/lib/python3/dist-packages"
    assert not list(installed.rglob("__pycache__")) and not (tmp_path / "root/usr/bin").exists()
    python = environment(tmp_path / "venv")
    (site,) = (tmp_path / "venv/lib").glob("python*/site-packages")
    (site / "debian.pth").write_text(f"{installed}\n")
    try_it(python, installed, program)
