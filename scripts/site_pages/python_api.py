"""The Python interface as one page, from the signatures and docstrings of a built package."""
import importlib
import inspect
import re
import sys

PARTS = ("Args", "Returns", "Raises")


def as_markdown(docstring):
    """A docstring of ours: paragraphs, examples that begin with >>>, and Args, Returns and Raises."""
    blocks = []
    for block in inspect.cleandoc(docstring).split("\n\n"):
        part, _, rest = block.partition("\n")
        if block.startswith(">>>"):
            blocks.append(f"```pycon\n{block}\n```")
        elif part.rstrip(":") in PARTS and part.endswith(":"):
            rest = inspect.cleandoc("\n" + rest)
            items = re.split(r"\n(?=\S)", rest) if part != "Returns:" else [rest]
            listed = [re.sub(r"^([\w, *]+?): ", lambda name: f"`{name[1]}`: ", " ".join(item.split())) if part != "Returns:"
                      else " ".join(item.split()) for item in items]
            blocks.append(f"{part}\n\n" + "\n".join(f"- {item}" for item in listed))
        else:
            blocks.append(block)
    return "\n\n".join(blocks)


def signature(name, called):
    """A signature as it is written, a parameter a line where one line is too long."""
    text = str(inspect.signature(called)).replace("'", "")
    if len(name + text) > 88:
        parameters = [str(parameter).replace("'", "") for parameter in inspect.signature(called).parameters.values()]
        kinds = [parameter.kind for parameter in inspect.signature(called).parameters.values()]
        if inspect.Parameter.KEYWORD_ONLY in kinds and inspect.Parameter.VAR_POSITIONAL not in kinds:
            parameters.insert(kinds.index(inspect.Parameter.KEYWORD_ONLY), "*")
        text = "(\n    " + ",\n    ".join(parameters) + ",\n)" + (text[text.rindex(") -> ") + 1:] if ") -> " in text else "")
    return f"```python\n{name}{text}\n```"


def members(kind):
    """The documented members of a class, in the order of the source."""
    for name, member in vars(kind).items():
        called = member.__func__ if isinstance(member, (classmethod, staticmethod)) else member
        if isinstance(member, property):
            yield name, f"`{name}`", member.__doc__
        elif inspect.isfunction(called) and not name.startswith("_"):
            yield name, signature(name, called), called.__doc__


def described(name, thing, level):
    """A function or a class with its members."""
    title = f"{'#' * level} {name}"
    if inspect.isclass(thing):
        parts = [title]
        if issubclass(thing, Exception):
            parts.append(f"An exception, a {thing.__bases__[0].__name__}.")
        elif thing.__init__ is not object.__init__ and inspect.isfunction(thing.__init__):
            parts.append(signature(thing.__name__, thing))
        parts.append(as_markdown(thing.__doc__ or ""))
        for member, shown, docstring in members(thing):
            if docstring:
                parts.append(f"{'#' * (level + 1)} {name}.{member}\n\n{shown if shown.startswith('```') else ''}\n\n{as_markdown(docstring)}")
        return parts
    if inspect.isfunction(thing):
        return [title, signature(thing.__name__, thing), as_markdown(thing.__doc__ or "")]
    return []


def page(folder):
    """The page, of the package that lies in a folder."""
    sys.path.insert(0, str(folder))
    package = importlib.import_module("quadrille")
    modules = [getattr(package, name) for name in package.__all__ if inspect.ismodule(getattr(package, name))]
    parts = ["# The Python interface", f"Of version {package.__version__}, from its docstrings; [its guide](../docs/python.md) begins with examples."]
    for module in (package, *modules):
        parts += [f"## {module.__name__}", as_markdown(module.__doc__ or "")]
        for name in module.__all__:
            thing = getattr(module, name)
            if not inspect.ismodule(thing):
                parts += described(name if module is package else f"{module.__name__.removeprefix('quadrille.')}.{name}", thing, 3)
    return "\n\n".join(part for part in parts if part) + "\n"
