"""``python -m quadrille`` is the program `quadrille`."""

import sys

from . import _quadrille

if __name__ == "__main__":
    sys.stdout.flush()
    sys.exit(_quadrille.run_program(["quadrille", *sys.argv[1:]]))
