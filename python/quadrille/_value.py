"""The base class of Position, Permutation, Grid and Game. It compares objects by content, and shows an object as a
picture.
"""

from __future__ import annotations


class Value:
    """An immutable value with a picture. ``print`` draws it in characters; in a notebook it shows itself as SVG."""

    __slots__ = ()

    def _made_of(self) -> tuple[object, ...]:
        raise NotImplementedError

    def _text(self) -> str:
        raise NotImplementedError

    def svg(self) -> str:
        """The picture that a notebook shows: usable as a file or as a part of a page, light or dark."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Value) or type(other) is not type(self):
            return NotImplemented
        return self._made_of() == other._made_of()

    def __hash__(self) -> int:
        return hash(self._made_of())

    def __str__(self) -> str:
        return self._text().rstrip("\n")

    def _repr_svg_(self) -> str:
        return self.svg()
