"""Every example in the documentation of the module gives what it shows, and every public name has one or says why not.

ctest label: standard
"""

import doctest
import inspect

import pytest
import quadrille

MODULES = [
    quadrille,
    quadrille.soccer,
    quadrille.updown,
    quadrille.plusminus,
    quadrille.tennis,
    quadrille.engines,
    quadrille._table,
    quadrille.soccer_family,
    quadrille.soccer_position,
    quadrille.soccer_random,
]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_examples(module):
    result = doctest.testmod(module, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert result.failed == 0 and result.attempted > 0


def test_everything_is_documented():
    for module in MODULES:
        assert module.__doc__
        for name in getattr(module, "__all__", []):
            thing = getattr(module, name)
            assert inspect.getdoc(thing), name
            made = inspect.isclass(thing) and issubclass(thing, (tuple, Exception))  # by the module, not by its users
            if callable(thing) and not inspect.ismodule(thing) and name != "Vertex" and not made:
                assert ">>>" in inspect.getdoc(thing) or getattr(thing, "_is_protocol", False), f"{name} has no example"
            if inspect.isclass(thing):
                for member, value in vars(thing).items():
                    if not member.startswith("_") and callable(value) and not getattr(thing, "_is_protocol", False):
                        assert inspect.getdoc(value) or member == "inverse", (name, member)
