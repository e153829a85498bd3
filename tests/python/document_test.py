"""Every example of docs/python.md prints what the page shows.

ctest label: standard
"""

import doctest

from conftest import ROOT


def test_page():
    # A fence of Markdown ends an example, as an empty line does.
    text = (ROOT / "docs/python.md").read_text().replace("```", "")
    examples = doctest.DocTestParser().get_doctest(text, {}, "docs/python.md", "docs/python.md", 0)
    assert len(examples.examples) > 30
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE).run(examples)
    assert result.failed == 0
