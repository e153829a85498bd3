"""Every example in the module's documentation prints what it shows. Every public name has an example or a reason.

ctest label: standard
"""

import doctest
import inspect
import re

import pytest
import quadrille

MODULES = [
    quadrille,
    quadrille.soccer,
    quadrille.updown,
    quadrille.plusminus,
    quadrille.tennis,
    quadrille.tennis_game,
    quadrille.engines,
    quadrille.own_play,
    quadrille.own_position,
    quadrille._table,
    quadrille.soccer_board,
    quadrille.soccer_family,
    quadrille.soccer_graph,
    quadrille.soccer_position,
    quadrille.soccer_random,
]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_examples(module):
    result = doctest.testmod(module, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert result.failed == 0 and result.attempted > 0


def public_things():
    """Each public function and class, and each method of those classes that users call."""
    for module in MODULES:
        for name in getattr(module, "__all__", []):
            thing = getattr(module, name)
            # Users write the protocols themselves; Pitch and Vertex are types of arguments.
            is_other = inspect.ismodule(thing) or getattr(thing, "_is_protocol", False) or name in ("Pitch", "Vertex")
            if not callable(thing) or is_other:
                continue
            yield f"{module.__name__}.{name}", thing
            if inspect.isclass(thing):
                for member, value in vars(thing).items():
                    if not member.startswith("_") and (callable(value) or isinstance(value, property)):
                        yield f"{module.__name__}.{name}.{member}", value


def test_everything_is_documented():
    """A docstring for each name; an example for each that is called; for functions, shapes, errors and the source."""
    assert all(module.__doc__ for module in MODULES)
    for name, thing in public_things():
        text = inspect.getdoc(thing)
        assert text, name
        made_by_the_module = inspect.isclass(thing) and issubclass(thing, (tuple, Exception))
        if not isinstance(thing, property) and not made_by_the_module:
            assert ">>>" in text, f"{name} has no example"
    functions = [(name, thing) for name, thing in public_things() if inspect.isfunction(thing) and "." not in thing.__qualname__]
    assert len(functions) >= 30
    for name, thing in functions:
        text = inspect.getdoc(thing)
        for part in "Args:", "Returns:", "Raises:", "Source: ":
            assert f"\n{part}" in text, f"{name} does not say {part}"
        arguments = text[text.index("Args:") : text.index("Returns:")]
        for parameter in inspect.signature(thing).parameters:
            assert re.search(rf"\b{parameter}\b", arguments), f"{name} does not say what {parameter} is"
