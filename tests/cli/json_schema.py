"""json_schema.py SCHEMA TABLE... ANSWER.json...: every answer satisfies the schema, and no longer if a cell changes its
type.

The tables named have no JSON answers. Every other table of the schema must be among the answers.
"""

import copy
import json
import sys

from jsonschema import Draft202012Validator


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def of_another_type(cell):
    """The cell with a wrong type: a number as text, a text as a number, an empty cell as a list."""
    if cell is None:
        return []
    return str(cell) if isinstance(cell, int) else 7


def spoiled(answer):
    """Invalid answers, each with a description of its fault: a valid answer with few rows, changed in one place."""
    for at, row in enumerate(answer["rows"]):
        for column, cell in row.items():
            other = copy.deepcopy(answer)
            other["rows"][at][column] = of_another_type(cell)
            yield f"row {at}, {column}: another type", other
            other = copy.deepcopy(answer)
            del other["rows"][at][column]
            yield f"row {at}: no {column}", other
    other = copy.deepcopy(answer)
    other["columns"] = other["columns"][:-1]
    yield "one column less in the list", other


def main():
    schema = load(sys.argv[1])
    Draft202012Validator.check_schema(schema)
    whole = Draft202012Validator(schema)
    tables = schema["$defs"]
    name_of = {tuple(table["properties"]["columns"]["const"]): name for name, table in tables.items()}
    faults = []
    if len(name_of) != len(tables):
        faults.append("two tables have the same columns")
    seen = set(argument for argument in sys.argv[2:] if not argument.endswith(".json"))
    tried = 0
    for path in (argument for argument in sys.argv[2:] if argument.endswith(".json")):
        answer = load(path)
        where = answer["provenance"]["command"]
        name = name_of.get(tuple(answer["columns"]))
        if name is None:
            faults.append(f"{where}: no table has its columns")
            continue
        seen.add(name)
        # The table's own entry gives better messages than "none of them fits".
        one = Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": tables})
        faults += [f"{where}: {'/'.join(map(str, error.absolute_path))}: {error.message}" for error in one.iter_errors(answer)]
        answer["rows"] = answer["rows"][:2] + answer["rows"][-1:]
        if not whole.is_valid(answer):
            faults.append(f"{where}: does not fit the schema as a whole")
        for fault, other in spoiled(answer):
            tried += 1
            if one.is_valid(other):
                faults.append(f"{where}: {fault}: taken all the same")
        del answer["provenance"]["command"]
        if whole.is_valid(answer):
            faults.append(f"{where}: taken without its command")
    faults += [f"{name}: no answer of this table was tried: add its command" for name in tables if name not in seen]
    if tried == 0:
        faults.append("nothing was tried that does not fit")
    print("\n".join(faults[:20]), end="\n" if faults else "")
    return 1 if faults else 0


sys.exit(main())
