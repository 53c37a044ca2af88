"""The questions that `ask` answers.

Made by `cargo xtask python --stubs`.
"""

from typing import Any, Literal, overload

@overload
def ask(question: Literal['rulesets'], *, entailing: bool = ..., impartial: bool = ..., loopy: bool = ..., partizan: bool = ..., word: str | None = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The rulesets that there are."""
    ...
@overload
def ask(question: Literal['strategies'], *, it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The strategies that there are."""
    ...
@overload
def ask(question: Literal['reference'], *, it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The reference of the language."""
    ...
@overload
def ask(question: Literal['complete'], *, input: str, it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The completions of the name at the end of a text."""
    ...
@overload
def ask(question: Literal['show'], *, input: str, it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The value of a program, as text, as mathematics, and as a picture."""
    ...
@overload
def ask(question: Literal['explore'], *, input: str, it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """A position with its picture, and the moves of both players."""
    ...
@overload
def ask(question: Literal['edit'], *, edit: dict[str, Any], input: str, it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The position that an edit makes of another one."""
    ...
@overload
def ask(question: Literal['turn'], *, record: dict[str, Any], act: dict[str, Any] = ..., seed: int = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """A match after an act."""
    ...
@overload
def ask(question: Literal['evaluate'], *, input: str, it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The value of a program."""
    ...
@overload
def ask(question: Literal['analyze'], *, input: str, misere: bool = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The value of a position or a game, and both players' options."""
    ...
@overload
def ask(question: Literal['targets'], *, input: str, it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The outcomes of the positions that can be reached, or of the positions of a collection."""
    ...
@overload
def ask(question: Literal['nimber'], *, input: str, certify: bool = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The nimber of an impartial position."""
    ...
@overload
def ask(question: Literal['nimber_proof'], *, certificate: str, it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """A check of a certificate of a nimber."""
    ...
@overload
def ask(question: Literal['solve'], *, input: str, all: bool = ..., first: Literal['Left', 'Right', 'left', 'right'] | None = ..., line: bool = ..., play: Literal['normal', 'misere'] = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The winner of a position."""
    ...
@overload
def ask(question: Literal['draw'], *, input: str, below_zero: bool = ..., depth: int | None = ..., first: int = ..., format: Literal['svg'] | Literal['tikz'] | Literal['text'] = ..., komaster: Literal['left'] | Literal['right'] | Literal['none'] | Literal['all'] = ..., scaffolds: bool = ..., title: str | None = ..., view: Literal['usual'] | Literal['thermograph'] | Literal['tree'] | Literal['followers'] | Literal['hasse'] | Literal['moves'] | Literal['plot'] | Literal['heat_map'] = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """A picture of a game or a position."""
    ...
@overload
def ask(question: Literal['moves'], *, input: str, player: Literal['Left', 'Right', 'left', 'right'] = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The moves that a player can make."""
    ...
@overload
def ask(question: Literal['explain'], *, input: str, play: Literal['normal', 'misere'] = ..., player: Literal['Left', 'Right', 'left', 'right'] = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The player who wins, and the reasons."""
    ...
@overload
def ask(question: Literal['steps'], *, input: str, format: Literal['svg'] | Literal['tikz'] | Literal['text'] = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The way to the value of a game, step by step."""
    ...
@overload
def ask(question: Literal['hint'], *, input: str, play: Literal['normal', 'misere'] = ..., player: Literal['Left', 'Right', 'left', 'right'] = ..., seed: int = ..., strategy: Literal['naive'] | Literal['random'] | Literal['brute'] | Literal['nim-sum'] | Literal['mirror'] | Literal['greedy'] | Literal['hotstrat'] | Literal['thermostrat'] | Literal['sentestrat'] | Literal['student-1'] | Literal['student-2'] | Literal['student-3'] | Literal['student-4'] | Literal['student-5'] | Literal['perfect'] = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """A move to play, and the reason."""
    ...
@overload
def ask(question: Literal['verify'], *, input: str, first: Literal['Left', 'Right', 'left', 'right'] = ..., play: Literal['normal', 'misere'] = ..., player: Literal['Left', 'Right', 'left', 'right'] = ..., positions: int = ..., strategy: Literal['naive'] | Literal['random'] | Literal['brute'] | Literal['nim-sum'] | Literal['mirror'] | Literal['greedy'] | Literal['hotstrat'] | Literal['thermostrat'] | Literal['sentestrat'] | Literal['student-1'] | Literal['student-2'] | Literal['student-3'] | Literal['student-4'] | Literal['student-5'] | Literal['perfect'] = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """A check that a strategy wins against every play."""
    ...
@overload
def ask(question: Literal['tournament'], *, input: str, play: Literal['normal', 'misere'] = ..., seed: int = ..., starts: int = ..., strategies: list[Literal['naive'] | Literal['random'] | Literal['brute'] | Literal['nim-sum'] | Literal['mirror'] | Literal['greedy'] | Literal['hotstrat'] | Literal['thermostrat'] | Literal['sentestrat'] | Literal['student-1'] | Literal['student-2'] | Literal['student-3'] | Literal['student-4'] | Literal['student-5'] | Literal['perfect']] = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The numbers of wins of strategies against each other."""
    ...
@overload
def ask(question: Literal['replay'], *, record: dict[str, Any], it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """A check that a match was played by the rules, with its winner."""
    ...
@overload
def ask(question: Literal['sequence'], *, code: str, evidence: bool = ..., to: int | None = ..., values: bool = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The Grundy values of a take-and-break code, and their period."""
    ...
@overload
def ask(question: Literal['certificate'], *, certificate: dict[str, Any], it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """A certificate that is to be checked: does it prove the period that it claims?"""
    ...
@overload
def ask(question: Literal['codes'], *, range: str, to: int = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The periods of all octal codes of a range."""
    ...
@overload
def ask(question: Literal['misere_codes'], *, range: str, most: int = ..., steps: int = ..., to: int = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The misère quotients of all octal codes of a range."""
    ...
@overload
def ask(question: Literal['genera'], *, code: str, sum: list[int] | None = ..., to: int = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """Outcomes and genera of a take-and-break code in misère play."""
    ...
@overload
def ask(question: Literal['quotient'], *, code: str, most: int = ..., sum: list[int] | None = ..., to: int | None = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The misère quotient of the heaps of a take-and-break code."""
    ...
@overload
def ask(question: Literal['top_entails'], *, sets: int | None = ..., to: int = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The values of the heaps of Top Entails."""
    ...
@overload
def ask(question: Literal['nimstring'], *, graph: str | None = ..., moves: bool = ..., position: str | None = ..., size: str = ..., start: Literal['empty'] | Literal['icelandic'] | Literal['swedish'] = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The value of a position of Nimstring, on a board of dots or a graph of strings and coins."""
    ...
@overload
def ask(question: Literal['scores'], *, position: str | None = ..., size: str = ..., start: Literal['empty'] | Literal['icelandic'] | Literal['swedish'] = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The best score of a position of Dots and Boxes, and the advice of the theory of chains."""
    ...
@overload
def ask(question: Literal['documentation'], *, name: str | None = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The documentation of a method, a function, a class or a ruleset."""
    ...
@overload
def ask(question: Literal['check'], *, input: str, file: str = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The mistakes of a program, which is not run."""
    ...
@overload
def ask(question: Literal['format'], *, input: str, it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """A program as everybody writes it."""
    ...
@overload
def ask(question: Literal['explain_mistake'], *, code: str | None = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The explanation of the code of a message."""
    ...
@overload
def ask(question: Literal['prove'], *, first: Literal['Left', 'Right', 'left', 'right'] | None = ..., input: str | None = ..., proof: str | None = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """A proof of who wins a position, found or checked."""
    ...
@overload
def ask(question: Literal['database'], *, cells: int, ruleset: str, rows: int | None = ..., values: list[dict[str, Any]] | None = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The values of all positions of a ruleset up to a size."""
    ...
@overload
def ask(question: Literal['table'], *, alphabet: str | None = ..., best: bool = ..., cells: str | None = ..., cols: str | None = ..., columns: list[str] = ..., descending: bool = ..., followers: str | None = ..., heaps: str | None = ..., limit: int | None = ..., most: int | None = ..., only: Literal['all'] | Literal['representatives'] | Literal['components'] = ..., positions: list[str] | None = ..., random: int | None = ..., rows: str | None = ..., ruleset: str | None = ..., seed: int = ..., sort: str | None = ..., steps: int | None = ..., strict: bool = ..., walks: int | None = ..., where: str | None = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """A table: the values of expressions for many positions."""
    ...
@overload
def ask(question: Literal['reach'], *, input: str, it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """Whether a position comes up in alternating play from another one."""
    ...
@overload
def ask(question: Literal['family'], *, input: str, last: int, claim: str | None = ..., columns: list[str] = ..., first: int = ..., others: list[dict[str, Any]] = ..., prove: bool = ..., variable: str = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The values along a family of positions."""
    ...
@overload
def ask(question: Literal['family_proof'], *, certificate: str, it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """A check of a proof of the values along a family."""
    ...
@overload
def ask(question: Literal['classify'], *, alphabet: str | None = ..., cols: str | None = ..., followers: str | None = ..., heaps: str | None = ..., most: int | None = ..., random: int | None = ..., rows: str | None = ..., ruleset: str = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The classes of games that a ruleset belongs to."""
    ...
@overload
def ask(question: Literal['known'], *, ruleset: str, it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """What is known of a ruleset: its rules, its classes, its values, and what is published."""
    ...
@overload
def ask(question: Literal['compare'], *, columns: list[str] = ..., rows: list[list[str]] = ..., ruleset: str | None = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """A comparison of a published table with what is computed."""
    ...
@overload
def ask(question: Literal['universe'], *, input: str, universe: str | None = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """What a game is worth modulo a universe of misère play, or as a scoring game."""
    ...
@overload
def ask(question: Literal['universe_order'], *, input: str, other: str, universe: str | None = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The order of two games modulo a universe."""
    ...
@overload
def ask(question: Literal['universe_day'], *, day: int, universe: str, it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """The games of a universe that are born by a day."""
    ...
@overload
def ask(question: Literal['universe_proof'], *, certificate: str, it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """A check of a certificate that one game is at least another one modulo a universe."""
    ...
@overload
def ask(question: Literal['pages'], *, programs: list[dict[str, Any]] = ..., it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """Documentation as pages for a browser."""
    ...
@overload
def ask(question: dict[str, Any], *, it: Any = None, timeout: float | None = None) -> dict[str, Any]:
    """A question as a dictionary."""
    ...
