"""Runs the examples of docs/from-sage.md in Sage, and compares their output with the page.

    PYTHONPATH=build/release/python sage --python tests/python/from_sage.py

It exits with 1 if an output differs or Sage is missing. If Sage is installed, ctest runs it with the label long.
"""

import doctest
import pathlib
import re
import sys

PAGE = pathlib.Path(__file__).resolve().parents[2] / "docs/from-sage.md"
LEAST_EXAMPLES = 50


def main():
    try:
        import sage.all
        from sage.repl.preparse import preparse
    except ImportError as error:
        sys.exit(f"from_sage.py: {error}; run it by Sage's Python: sage --python {sys.argv[0]}")
    # A fence of Markdown ends an example, as an empty line does.
    text = PAGE.read_text().replace("```", "")
    text = re.sub(r"^sage: (.*)$", lambda line: ">>> " + preparse(line[1]), text, flags=re.MULTILINE)
    text = re.sub(r"^\.\.\.\.: (.*)$", lambda line: "... " + preparse(line[1]), text, flags=re.MULTILINE)
    names = dict(vars(sage.all))
    page = doctest.DocTestParser().get_doctest(text, names, str(PAGE), str(PAGE), 0)
    result = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(page)
    print(f"{result.attempted - result.failed} passed, {result.failed} failed")
    if result.attempted < LEAST_EXAMPLES:
        sys.exit(f"from_sage.py: {result.attempted} examples; the page had {LEAST_EXAMPLES} at least")
    sys.exit(1 if result.failed else 0)


main()
