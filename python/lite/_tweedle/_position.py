"""Positions of any ruleset, and sums of them."""

from html import escape

from .._errors import refused
from .._player import Move
from ._convert import is_rational, player_of
from ._session import current
from ._value import Value, restored

#: The largest number of copies in a sum.
_MOST_COPIES = 1000
#: The expression of the empty sum.
_EMPTY = '(0*game.heap.Nim("1"))'


class Position(Value):
    """A position of a ruleset, or a sum of positions of any rulesets.

    `+` and `-` make sums of positions; a sum with a `Game` or a number is its value, a `Game`. `==` is true for the same
    position. `<`, `<=`, `|` and so on compare values.

    >>> from tweedle import Domineering, Left, ToadsAndFrogs
    >>> board = Domineering("..|..")
    >>> board.canonical_form, board.outcome
    (Game('+-1'), 'N')
    >>> [move.name for move in board.moves(Left)]
    ['a1-a2', 'b1-b2']
    >>> (board + ToadsAndFrogs("tt..ff")).canonical_form
    Game('+-(1*)')
    """

    # The terms, each as the expression of the ruleset, the text and whether the players are exchanged.
    __slots__ = ("_terms",)

    def __new__(cls, expression):
        """The position that an expression of the language describes."""
        found = current().run(expression)
        if isinstance(found, int) and not isinstance(found, bool) and found == 0:
            return cls._made(())
        if not isinstance(found, Position):
            raise refused("That is no position.")
        return found

    @classmethod
    def _of(cls, data):
        """The position of data."""
        return cls._made(tuple((it["ruleset"], it["position"], it["negative"]) for it in data["terms"]))

    @classmethod
    def _made(cls, terms):
        """The position of terms."""
        made = cls._bare(None, None, None if terms else _EMPTY)
        made._terms = terms
        return made

    def _data_in(self, session):
        """The terms as data. The empty sum is an expression of the language."""
        if not self._terms:
            return None
        return {"kind": "position", "terms": [dict(zip(("ruleset", "position", "negative"), it)) for it in self._terms]}

    @property
    def ruleset(self):
        """The ruleset; `None` for a sum of several positions."""
        from ._ruleset import Ruleset

        return Ruleset._of(self._terms[0][0]) if len(self._terms) == 1 else None

    @property
    def position(self):
        """The object of Python that the position is by its ruleset, which is written in Python; `None` for other rulesets."""
        return None

    def _join(self, write):
        """All terms with their signs. `write` writes one."""
        return _joined((write(ruleset, text), is_negative) for ruleset, text, is_negative in self._terms) if self._terms else "0"

    @property
    def text(self):
        """The position in the notation of its ruleset."""
        return self._join(lambda _, text: text)

    @property
    def expression(self):
        """The expression of the language that describes the position."""
        return self._join(_expression)

    @property
    def terms(self):
        """The terms of a sum, each as a position."""
        return [Position._made((it,)) for it in self._terms]

    @property
    def is_impartial(self):
        """True if both players have the same moves, here and in all that can be reached."""
        return not self._terms or current()._about(self, "explore")["impartial"]

    def _class(self):
        """The name of the class in the language, such as `game.grid.Domineering.Position`."""
        return f"{self._terms[0][0].partition('(')[0]}.Position" if len(self._terms) == 1 else "game.CompoundGame"

    def _listed(self, player):
        """The moves of a player: their names, and the positions to which they lead."""
        from ._ruleset import is_entailing

        player, session = player_of(player), current()
        if len(self._terms) == 1:
            return self._listed_of_term(session, player)[0]
        if any(is_entailing(ruleset) for ruleset, _, _ in self._terms) and not session._about(self, "moves", player=player.value)["moves"]:
            # Somebody has won.
            return []
        found = []
        for place, term in enumerate(self.terms):
            moves, obligation = term._listed_of_term(session, player)
            here = [
                (f"{place + 1}: {name}", Position._made((*self._terms[:place], *to._terms, *self._terms[place + 1:])))
                for name, to in moves
            ]
            if obligation is not None:
                # The answer that is due is made in this term.
                return here
            found += here
        return found

    def _listed_of_term(self, session, player):
        """The same of a position that is no sum."""
        answer = session._about(self, "moves", player=player.value)
        (ruleset, _, is_negative), = self._terms
        if is_negative:
            # The sign goes where both players have the same moves.
            options = self._apply("(a, p) -> a.Options(p).ToList", (player,)) if answer["moves"] else ()
            places = {it.text: it for it in options}
            moves = [(it["name"], places[it["to"]]) for it in answer["moves"]]
        else:
            moves = [(it["name"], Position._made(((ruleset, it["to"], False),))) for it in answer["moves"]]
        return moves, answer["obligation"]

    def moves(self, player):
        """The moves of a player, each with its `name` and the position `to` which it leads."""
        return [Move(name, to) for name, to in self._listed(player)]

    def options(self, player):
        """The positions to which the moves of a player lead."""
        return list(dict.fromkeys(to for _, to in self._listed(player)))

    @property
    def canonical_form(self):
        """The value: a `Game`, or a `Value` where play may go round or has entailing moves."""
        from ._ruleset import is_loopy

        is_round = any(is_loopy(ruleset) for ruleset, _, _ in self._terms)
        return self._apply("a -> a.GameValue" if is_round else "a -> a.CanonicalForm", as_game=True)

    @property
    def outcome(self):
        """The outcome class in normal play: `"L"`, `"R"`, `"N"` or `"P"`, or one with draws where play may go round."""
        return self._apply("a -> a.OutcomeClass")

    @property
    def misere_outcome(self):
        """The outcome class in misère play, in which the player who cannot move wins."""
        return self._apply("a -> a.MisereOutcomeClass")

    @property
    def nimber(self):
        """The nimber of an impartial position: the size of the Nim heap that it equals."""
        if not self._terms:
            return 0
        found = current()._about(self, "nimber")["nimber"]
        if found == "moon":
            raise refused("The value is the moon, and no nimber.")
        return int(found)

    def best_moves(self, player):
        """The moves of a player after which the position is best for the player, as positions."""
        return list(self._apply("(a, p) -> a.BestMoves(p).ToList", (player_of(player),)))

    def _asked(self, kind, fields):
        """The answer to a question of the desk about the position, as a dictionary."""
        from .._session import ask_about

        return ask_about(self, kind, **fields)

    def analyze(self, **fields):
        """The analysis as a dictionary: value, outcome, temperature, options and reasons. Takes `timeout`, too."""
        return self._asked("analyze", fields)

    def solve(self, **fields):
        """The winner for each player who may begin, as a dictionary. The fields are those of the question `solve`: `first`,
        `play`, `all`, `line`; and `timeout`.
        """
        return self._asked("solve", fields)

    def hint(self, **fields):
        """A move to play for the player who is to move, and the reason, as a dictionary. The fields are those of the question
        `hint`: `player`, `play`, `strategy`; and `timeout`.
        """
        return self._asked("hint", fields)

    def draw(self):
        """The picture of the position for a terminal."""
        drawn = self._picture(form="text")
        # Rulesets without pictures have letters.
        return current()._about(self, "explore")["scene"]["letters"] if drawn is None else drawn.rstrip("\n")

    def to_networkx(self, depth=None):
        """The tree of positions as a `networkx.MultiDiGraph`, down to `depth` moves: its nodes are positions, and its edges have
        a `player` and a `name`.
        """
        from .._graphs import of_position

        return of_position(self, depth)

    def __str__(self):
        """The position in the notation of its ruleset; what is written as nothing is `(empty)`."""
        return self._join(lambda _, text: text or "(empty)")

    def __repr__(self):
        """The call that makes the position again."""
        from ._ruleset import entry_of

        if len(self._terms) == 1:
            (ruleset, text, is_negative), = self._terms
            entry = entry_of(ruleset)
            if not is_negative and entry is not None and entry["name"] == ruleset and text:
                return f"{ruleset.rpartition('.')[2]}({text!r})"
        return f"Position({self.expression!r})"

    def __reduce__(self):
        """The expression, in which variables of the session mean nothing."""
        return (restored, (self.expression,)) if self._terms else (Position, ("0",))

    def __hash__(self):
        """The hash of the terms."""
        return hash(self._terms)

    def __eq__(self, other):
        """True for the same position."""
        return self._terms == other._terms if isinstance(other, Position) else NotImplemented

    def __ne__(self, other):
        """True for other positions."""
        return self._terms != other._terms if isinstance(other, Position) else NotImplemented

    def __lt__(self, other):
        """The order of values."""
        return self.canonical_form < _worth(other)

    def __le__(self, other):
        """The order of values."""
        return self.canonical_form <= _worth(other)

    def __gt__(self, other):
        """The order of values."""
        return self.canonical_form > _worth(other)

    def __ge__(self, other):
        """The order of values."""
        return self.canonical_form >= _worth(other)

    def fuzzy(self, other):
        """True if the values are confused: none is greater, and they are not equal."""
        return self.canonical_form.fuzzy(_worth(other))

    def __or__(self, other):
        """True if the values are confused."""
        return self.fuzzy(other)

    __ror__ = __or__

    def __neg__(self):
        """The position with the players exchanged."""
        return self._apply("a -> -a") if self._terms else self

    def _summed(self, other, is_difference):
        """The sum of two positions, or the value of a position and a value."""
        if isinstance(other, Position):
            terms = self._terms + (-other if is_difference else other)._terms
            if len(terms) > _MOST_COPIES:
                raise refused(f"A sum has {_MOST_COPIES} terms at most.")
            return Position._made(terms)
        # Nothing is added: so `sum` of positions is a position.
        if isinstance(other, int) and other == 0:
            return self
        if not isinstance(other, Value) and not is_rational(other):
            return NotImplemented
        worth = self.canonical_form
        return worth - other if is_difference else worth + other

    def __add__(self, other):
        """The sum."""
        return self._summed(other, False)

    __radd__ = __add__

    def __sub__(self, other):
        """The difference."""
        return self._summed(other, True)

    def __rsub__(self, other):
        """The difference, which is a value."""
        return other - self.canonical_form

    def __mul__(self, count):
        """A number of copies of the position."""
        if not isinstance(count, int):
            return NotImplemented
        if abs(count) * max(1, len(self._terms)) > _MOST_COPIES:
            raise refused(f"A sum has {_MOST_COPIES} terms at most.")
        return Position._made((-self if count < 0 else self)._terms * abs(count))

    __rmul__ = __mul__

    def _repr_latex_(self):
        """A position has no form in LaTeX."""
        return None

    def _repr_svg_(self):
        """The picture of the position, for a notebook; `None` if there is none."""
        return self._picture() if self._terms else None

    def _repr_html_(self):
        """The picture of the position, or its text, for a notebook."""
        return None if self._repr_svg_() is not None else f"<pre>{escape(self.draw())}</pre>"


def _joined(terms):
    """The texts of terms with their signs."""
    texts = []
    for text, is_negative in terms:
        sign = ("-" if is_negative else "") if not texts else (" - " if is_negative else " + ")
        texts.append(sign + text)
    return "".join(texts)


def _expression(ruleset, text):
    """The expression of a position of one ruleset."""
    quoted = '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
    # These take more than a text when they are called.
    if ruleset.startswith("game.graph.PosetGame("):
        return f"{ruleset[:-1]},{quoted})"
    return f"{ruleset}.Position({quoted})" if ".QuantumVariant(" in ruleset else f"{ruleset}({quoted})"


def _worth(it):
    """The value of a position; other things as they are."""
    return it.canonical_form if isinstance(it, Position) else it


