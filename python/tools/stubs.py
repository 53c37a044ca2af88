"""Writes the stubs that are made of tables: the members of the language, the questions, the rulesets.

`cargo xtask python --stubs` runs it with the package as it is built; a test says if what it writes is stale.
"""

import json
import keyword
import re
from pathlib import Path

import tweedle
from tweedle import _language
from tweedle._tweedle import Game, Position, Value, question_schema, ruleset_names

HEAD = '"""{}\n\nMade by `cargo xtask python --stubs`.\n"""\n'
#: Types of JSON as types of Python.
TYPES = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None", "object": "dict[str, Any]"}


def docstring(text, indent):
    """A text as a docstring."""
    text = re.sub(r"\s+", " ", text.replace("\\", "\\\\").replace('"""', "'''")).strip()
    if text.endswith('"'):
        text += " "
    return f'{indent}"""{text}"""'


def members():
    """The members of the language that the classes do not have themselves."""
    own = {name for kind in (Game, Position, Value) for name in vars(kind)}
    lines = [HEAD.format("Members of the language by their names in Python."), "from typing import Any", "", "class Members:"]
    for name, member in sorted(_language.members().items()):
        if name in own or keyword.iskeyword(name):
            continue
        doc = docstring(member.doc.split("\n\n")[1], "        ")
        if member.takes:
            lines += [f"    def {name}(self, *arguments: Any) -> Any:", doc, "        ..."]
        else:
            lines += ["    @property", f"    def {name}(self) -> Any:", doc, "        ..."]
    return "\n".join(lines) + "\n"


def annotation(schema, definitions):
    """The type of a field."""
    if "$ref" in schema:
        return annotation(definitions[schema["$ref"].rsplit("/", 1)[-1]], definitions)
    if "const" in schema:
        return f"Literal[{schema['const']!r}]"
    if "enum" in schema:
        names = [it for it in schema["enum"] if it is not None]
        rest = " | None" if None in schema["enum"] else ""
        return f"Literal[{', '.join(map(repr, names))}]{rest}"
    for several in ("oneOf", "anyOf"):
        if several in schema:
            found = list(dict.fromkeys(annotation(it, definitions) for it in schema[several]))
            return " | ".join(found)
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(annotation({**schema, "type": it}, definitions) for it in kind)
    if kind == "array":
        return f"list[{annotation(schema.get('items', {}), definitions)}]"
    return TYPES.get(kind, "Any")


def questions():
    """The kinds of questions as overloads of `ask`."""
    schema = json.loads(question_schema())
    definitions = schema.get("$defs", {})
    lines = [HEAD.format("The questions that `ask` answers."), "from typing import Any, Literal, overload", ""]
    for variant in schema["oneOf"]:
        properties, required = variant["properties"], variant.get("required", [])
        fields = []
        for name, field in sorted(properties.items(), key=lambda it: (it[0] not in required, it[0])):
            if name in ("ask", "id", "session") or keyword.iskeyword(name):
                continue
            usual = "" if name in required else " = ..."
            fields.append(f"{name}: {annotation(field, definitions)}{usual}")
        kind = properties["ask"]["const"]
        given = ", ".join([f"question: Literal[{kind!r}]", "*", *fields, "it: Any = None", "timeout: float | None = None"])
        lines += ["@overload", f"def ask({given}) -> dict[str, Any]:", docstring(variant.get("description", ""), "    "), "    ..."]
    lines += ["@overload", "def ask(question: dict[str, Any], *, it: Any = None, timeout: float | None = None) -> dict[str, Any]:",
              '    """A question as a dictionary."""', "    ..."]
    return "\n".join(lines) + "\n"


def rulesets():
    """The rulesets."""
    lines = [HEAD.format("The rulesets."), "from ._tweedle import Ruleset", ""]
    for name in sorted(ruleset_names()):
        lines += [f"{name}: Ruleset", docstring(getattr(tweedle, name).summary, "")]
    return "\n".join(lines).replace("from ._tweedle import", "from . import") + "\n"


def made():
    """The names of the stubs and their texts."""
    return {"_members.pyi": members(), "_questions.pyi": questions(), "_rulesets.pyi": rulesets()}


if __name__ == "__main__":
    for name, text in made().items():
        Path(__file__).resolve().parents[1].joinpath("tweedle", name).write_text(text, encoding="utf-8")
