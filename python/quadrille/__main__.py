"""``python -m quadrille`` runs the program `quadrille`."""

import os
import sys

from ._program import PROGRAM


def main() -> None:
    """Becomes the program, with the arguments of this process."""
    sys.stdout.flush()
    os.execv(PROGRAM, ["quadrille", *sys.argv[1:]])


if __name__ == "__main__":
    main()
