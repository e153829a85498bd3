"""Makes the page about the Python interface from the signatures and docstrings of a built package."""
import importlib
import inspect
import re
import sys

from .staging import SiteError

PARTS = ("Args", "Attributes", "Returns", "Raises")


def as_markdown(docstring):
    """A docstring of ours: paragraphs, examples that begin with >>>, and lists under Args, Returns and so on."""
    blocks = []
    for block in inspect.cleandoc(docstring).split("\n\n"):
        part, _, rest = block.partition("\n")
        if block.startswith(">>>"):
            blocks.append(f"```pycon\n{block}\n```")
        elif part.removesuffix(":") in PARTS:
            text = inspect.cleandoc("\n" + rest)
            items = [text] if part == "Returns:" else re.split(r"\n(?=\S)", text)
            if part != "Returns:":
                items = [re.sub(r"^([\w, *]+?): ", r"`\1`: ", item) for item in items]
            blocks.append(f"{part}\n\n" + "\n".join(f"- {' '.join(item.split())}" for item in items))
        else:
            blocks.append(block)
    return "\n\n".join(blocks)


def written(parameter):
    """A parameter in the notation of the source."""
    stars = {parameter.VAR_POSITIONAL: "*", parameter.VAR_KEYWORD: "**"}.get(parameter.kind, "")
    kind = "" if parameter.annotation is parameter.empty else f": {parameter.annotation}"
    default = "" if parameter.default is parameter.empty else f"{' = ' if kind else '='}{parameter.default!r}"
    return f"{stars}{parameter.name}{kind}{default}"


def signature(name, called):
    """A signature as in the source; one parameter a line if one line is too short."""
    found = inspect.signature(called)
    parameters = [written(parameter) for parameter in found.parameters.values()]
    kinds = [parameter.kind for parameter in found.parameters.values()]
    if inspect.Parameter.KEYWORD_ONLY in kinds and inspect.Parameter.VAR_POSITIONAL not in kinds:
        parameters.insert(kinds.index(inspect.Parameter.KEYWORD_ONLY), "*")
    returned = "" if found.return_annotation in (found.empty, None, "None") else f" -> {found.return_annotation}"
    line = f"{name}({', '.join(parameters)}){returned}"
    if len(line) > 80:
        line = f"{name}(\n    " + ",\n    ".join(parameters) + f",\n){returned}"
    return f"```python\n{line}\n```"


def members(kind):
    """The documented members of a class, in the order of the source: a name, a signature or nothing, a docstring."""
    for name, member in vars(kind).items():
        called = member.__func__ if isinstance(member, (classmethod, staticmethod)) else member
        if name.startswith("_") or not called.__doc__:
            continue
        if isinstance(member, property):
            yield name, "", member.__doc__
        elif inspect.isfunction(called):
            yield name, signature(name, called), called.__doc__


def described(name, thing):
    """A function, or a class with its members, under titles of the third and fourth level."""
    parts = [f"### {name}"]
    if inspect.isfunction(thing):
        parts.append(signature(thing.__name__, thing))
    elif issubclass(thing, Exception):
        parts.append(f"A kind of `{thing.__bases__[0].__name__}`.")
    elif inspect.isfunction(thing.__init__):
        parts.append(signature(thing.__name__, thing))
    parts.append(as_markdown(thing.__doc__ or ""))
    if inspect.isclass(thing):
        for member, shown, docstring in members(thing):
            parts += [f"#### {name}.{member}", shown, as_markdown(docstring)]
    return parts


def page(folder):
    """The page of the package in a folder."""
    sys.path.insert(0, str(folder))
    try:
        package = importlib.import_module("quadrille")
    except ImportError as error:
        raise SiteError(f"{folder}: {error}; run scripts/site by the Python that the module was built for") from error
    modules = [getattr(package, name) for name in package.__all__ if inspect.ismodule(getattr(package, name))]
    guide = "[its guide](../docs/python.md) begins with examples"
    parts = ["# The Python interface", f"Of version {package.__version__}, from its docstrings; {guide}."]
    for module in (package, *modules):
        parts += [f"## {module.__name__}", as_markdown(module.__doc__ or "")]
        place = module.__name__.partition(".")[2]
        for name in module.__all__:
            thing = getattr(module, name)
            if inspect.isfunction(thing) or inspect.isclass(thing):
                parts += described(f"{place}.{name}" if place else name, thing)
    return "\n\n".join(part for part in parts if part) + "\n"
