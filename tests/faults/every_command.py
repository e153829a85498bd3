"""Checks that the injected runs include every command of the program.

    every_command.py PROGRAM

The commands are those that the completions of bash name. That each run is of a command that there is, inject.py sees.
"""
import re
import subprocess
import sys

import runs
from commands import COMMANDS


def commands_of(program):
    """The command lines without subcommands, as `count soccer`."""
    text = subprocess.run([program, "completions", "bash"], check=True, capture_output=True, text=True).stdout
    function = text[text.index("_quadrille_commands() {"):]
    function = function[:function.index("\n}\n")]
    below = {command: names.split() for command, names in re.findall(r"^ *'([^']+)'\) echo '([^']*)'", function, re.M)}
    every = {f"{command} {name}" for command, names in below.items() for name in names}
    return sorted(command.removeprefix("quadrille ") for command in every - set(below))


def without_a_run(commands, tried):
    """The commands with which none of the runs (lists of arguments) begins."""
    return [command for command in commands if not any(run[:len(command.split())] == command.split() for run in tried)]


def main():
    commands = commands_of(runs.program_of(sys.argv[1]))
    tried = [run.arguments for run in COMMANDS if run.program is None]
    # The check detects missing commands.
    if len(commands) < 20 or without_a_run(commands, []) != commands or without_a_run(["count chess"], tried) == []:
        raise SystemExit("this script does not see which commands have no run")
    missing = without_a_run(commands, tried)
    for command in missing:
        print(f"{command}: has no run in tests/faults/commands.py")
    print(f"{len(commands) - len(missing)} of {len(commands)} commands have injected runs")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
