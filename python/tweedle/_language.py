"""The members of the language by their names in the style of Python."""

import re
from functools import lru_cache, partial, update_wrapper
from typing import NamedTuple

from ._errors import InputError
from ._session import ask

_NO_MEMBERS = ("Functions", "Rulesets", "Operators", "Words", "Constants")


class Member(NamedTuple):
    """A method of the language."""

    name: str
    takes: bool
    doc: str


def snake(name):
    """The name in the style of Python.

    >>> snake("CanonicalForm"), snake("IsPlus")
    ('canonical_form', 'is_plus')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


@lru_cache(maxsize=1)
def members():
    """The members of all classes. `takes` is true if the member may take arguments."""
    found = {}
    for page in ask("reference")["pages"]:
        if page["title"] in _NO_MEMBERS:
            continue
        for item in page["items"]:
            head = re.match(r"[A-Za-z]\w*", item["head"])
            if not head:
                continue
            name = head.group()
            takes = item["head"][head.end():].startswith("(")
            doc = f"{item['head']}\n\n{item['doc']}"
            old = found.get(snake(name))
            if old is not None:
                takes, doc = takes or old.takes, f"{old.doc}\n\n{doc}"
            found[snake(name)] = Member(name, takes, doc)
    return found


def attribute(value, name):
    """The property of a value in the language, or the method that is to be called."""
    member = members().get(name)
    if member is None:
        raise AttributeError(f"{type(value).__name__!r} object has no attribute {name!r}", name=name, obj=value)
    if not member.takes:
        try:
            return value.apply_in_language(f"a -> a.{member.name}")
        except InputError as error:
            if error.code != "no-such-member":
                raise
            raise AttributeError(str(error), name=name, obj=value) from error
    call = update_wrapper(partial(_call, value, member.name), _call)
    call.__name__ = call.__qualname__ = name
    call.__doc__ = member.doc
    return call


def _call(value, method, *arguments):
    """Calls a method of the language."""
    if not arguments:
        return value.apply_in_language(f"a -> a.{method}")
    names = ",".join(f"x{place}" for place in range(len(arguments)))
    return value.apply_in_language(f"(a,{names}) -> a.{method}({names})", *arguments)


def names(value):
    """The names of the attributes that a value has."""
    candidates = ask("complete", it=value, input="it.")["candidates"]
    return sorted({*object.__dir__(value), *(snake(it["text"]) for it in candidates)})
