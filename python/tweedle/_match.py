"""Matches: strategies play against each other, and the record of it."""

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from ._errors import refused
from ._player import Left, Player
from ._session import ask

if TYPE_CHECKING:
    from ._tweedle import Position

#: The most pictures that a notebook shows of a match.
MOST_PICTURES = 60


class Made(NamedTuple):
    """A move that was made: the player, its name, and the position to which it led."""

    player: Player
    name: str
    to: "Position"


class Match:
    """A match that was played to its end.

    `start` is the position at the beginning, `first` the player who moved first, `left` and `right` are the names of the
    strategies, `play` is "normal" or "misere". `moves` are the moves, each with `player`, `name` and `to`; `reasons` has the
    remark of the strategy on each, or an empty text. `winner` is `Left`, `Right`, or `None` for a draw. `record` is the
    match as `tweedle play --record` keeps it, as a dictionary. A notebook shows a picture of each position.

    >>> from tweedle import Domineering
    >>> match = Domineering("..|..").play("perfect", "random")
    >>> match
    <Match of 1 move: Left (perfect) wins>
    >>> match.winner, match.moves[0].name, match.positions[-1]
    (Left, 'a1-a2', Domineering('#.|#.'))
    """

    def __init__(self, start, record, moves, reasons):
        """Takes the position at the beginning, the record, the moves and the reasons for them."""
        self.start = start
        self.record = record
        self.moves = moves
        self.reasons = reasons

    @property
    def positions(self):
        """The positions, from the beginning to the end."""
        return (self.start, *(it.to for it in self.moves))

    @property
    def winner(self):
        """The winner; `None` of a draw."""
        return self.record["winner"] and Player(self.record["winner"])

    @property
    def first(self):
        """The player who moved first."""
        return Player(self.record["first"])

    @property
    def left(self):
        """The name of the strategy of Left."""
        return self.record["left"]

    @property
    def right(self):
        """The name of the strategy of Right."""
        return self.record["right"]

    @property
    def play(self):
        """Normal play ("normal") or misère play ("misere")."""
        return self.record["play"]

    def __len__(self):
        """The number of moves."""
        return len(self.moves)

    def _end(self):
        """The end of the match in words."""
        if self.winner is None:
            return "a draw"
        return f"{self.winner} ({self.left if self.winner is Left else self.right}) wins"

    def __repr__(self):
        """The number of moves, and the winner."""
        count = len(self)
        return f"<Match of {count} move{'' if count == 1 else 's'}: {self._end()}>"

    def _repr_html_(self):
        """A picture of each position, one after the other."""
        begins = self.left if self.first is Left else self.right
        strip = [_figure(self.start, f"{self.first} ({begins}) begins", "")]
        shown = list(zip(self.moves, self.reasons))[:MOST_PICTURES]
        for number, (made, reason) in enumerate(shown, 1):
            strip.append(_figure(made.to, f"{number}. {made.player}: {made.name}", reason))
        if len(self) > len(shown):
            strip.append(f"<span>and {len(self) - len(shown)} more moves</span>")
        end = self._end()
        return f'<div style="display:flex;flex-wrap:wrap;gap:12px;align-items:flex-end">{"".join(strip)}</div><p>{end[0].upper()}{escape(end[1:])}.</p>'


def _figure(position, caption, title):
    """A picture of a position with its caption; the title is shown where somebody points at it."""
    picture = position._repr_svg_() or f"<pre>{escape(position.draw())}</pre>"
    return (
        f'<figure style="margin:0" title="{escape(title)}">{picture}'
        f'<figcaption style="font-size:small;text-align:center">{escape(caption)}</figcaption></figure>'
    )


def played(position, left, right, first, play, seed, timeout):
    """The match that two strategies play."""
    record = {"start": "it", "left": left, "right": right, "first": first, "play": play, "moves": []}
    moves, reasons, at = [], [], position
    turn = turn_of(position, record, "look", seed, timeout)
    while not turn["over"]:
        player, count = Player(turn["player"]), len(moves)
        turn = turn_of(position, turn["record"], "program", seed, timeout)
        if len(turn["record"]["moves"]) > count:
            step = turn["record"]["moves"][-1]
            at = after(at, player, step["to"])
            moves.append(Made(player, step["name"], at))
            reasons.append(" ".join(turn["said"]))
    return Match(position, turn["record"], tuple(moves), tuple(reasons))


def turn_of(position, record, act, seed, timeout=None):
    """The answer to the question `turn` about a match from a position, after an act: `look` or `program`.

    Each move has a seed of its own.
    """
    record = {**record, "start": "it"}
    own = (seed * 1_000_003 + len(record["moves"])) % 2**64
    return ask("turn", it=position, record=record, act={act: {}}, seed=own, timeout=timeout)


def after(position, player, text):
    """The position to which a move of a player leads, found by its text."""
    return next(to for to in position.options(player) if to.text == text)


def player_of(side):
    """The player with a name, which may begin with a small letter."""
    try:
        return Player(str(side).capitalize())
    except ValueError:
        raise refused(f"{side!r} is no player: say Left or Right.") from None
