"""The board for notebooks: a position, the moves that were made, and what is shown of it.

The desk answers all questions about the game. The module in JavaScript shows the answers, and says what a person does.
"""

from pathlib import Path

import anywidget
from traitlets import Any, Bool, Enum, Float, Int, TraitError, Unicode, observe, validate
from traitlets import Dict as Mapping

from ._errors import InputError, TweedleError
from ._match import Made, after, player_of, turn_of
from ._player import Left
from ._session import ask, session, using
from ._tweedle import Position

#: The time that the analysis of a position may take, in seconds.
USUAL_TIMEOUT = 5.0


class Board(anywidget.AnyWidget):
    """A board in a notebook. Its attributes are traits: Python reads them, sets them and observes them.

    - `position`: the position that is shown. An expression, or another position, begins a new game there.
    - `player`: the player who is to move.
    - `line`: the moves that were made, each with `player`, `name` and `to`. Names of moves may be set: they are made one
      after the other from the start.
    - `values`: true if the value of the position and those of the moves are shown.
    - `winning`: true if the winning moves are marked.
    - `opponent`: the name of the strategy that answers each move of a person, or `None`.
    - `play`: "normal" or "misere", for the strategy, the winning moves and the end.
    - `seed`: the seed of chance for the strategy.
    - `timeout`: the time that an analysis or a move of the strategy may take, in seconds.

    `position.widget()` makes a board.

    >>> from tweedle import Domineering
    >>> board = Domineering("..|..").widget(opponent="perfect")
    >>> board.move("a1-a2")
    >>> board.position, board.player, board.over
    (Domineering('#.|#.'), Right, 'Right cannot move: Left wins.')
    >>> board.undo()
    >>> board.line
    ()
    """

    _esm = Path(__file__).with_name("board.js")
    position = Any(help="The position that is shown.")
    player = Any(Left, help="The player who is to move.").tag(sync=True, to_json=lambda player, _: player.value)
    line = Any((), help="The moves that were made.")
    values = Bool(True, help="True if values are shown.").tag(sync=True)
    winning = Bool(False, help="True if winning moves are marked.").tag(sync=True)
    opponent = Unicode(None, allow_none=True, help="The strategy that answers.").tag(sync=True)
    play = Enum(["normal", "misere"], "normal", help="Normal or misère play.").tag(sync=True)
    seed = Int(0, help="The seed of chance.")
    timeout = Float(USUAL_TIMEOUT, help="The time of an analysis or a move of the strategy, in seconds.")
    #: What the module in JavaScript draws.
    _shown = Mapping().tag(sync=True)

    def __init__(self, position, *, timeout=None, **options):
        """A board with a position. The options are the first values of the attributes."""
        unknown = [it for it in options if not self.has_trait(it) or it.startswith("_")]
        if unknown:
            raise TypeError(f"A board has no attribute `{unknown[0]}`.")
        line = options.pop("line", ())
        #: The moves that were taken back, the last first, each with true if it was an answer.
        self._undone = []
        #: The numbers of moves in the line that were answers of the opponent.
        self._answers = set()
        self._said = []
        self._version = 0
        self._start, self._first = None, None
        #: The line that is valid since it was made here.
        self._going = ()
        #: What the last picture was made of.
        self._seen = None
        #: The position that was looked at last, with the answer about it.
        self._explored = (None, None)
        #: The session of the board: a notebook calls it outside of the context of its cells.
        self._home = session()
        super().__init__(position=position, timeout=timeout or USUAL_TIMEOUT, **options)
        self._start, self._first = self.position, self.player
        self.on_msg(self._asked)
        if line:
            self.line = line
        else:
            self._look()

    # What Python does.

    @property
    def start(self):
        """The position at the beginning of the line."""
        return self._start

    @property
    def over(self):
        """The end of the match in words; `None` if it is not over."""
        return self._shown["over"]

    def move(self, name):
        """Makes the move with a name for the player who is to move; the opponent answers, if there is one."""
        moves = self._shown["explored"][self.player.lower()]
        found = next((it for it in moves if it["name"] == name), None)
        if found is None:
            names = ", ".join(it["name"] for it in moves[:10])
            hint = f"The moves are {names}{', and others' if len(moves) > 10 else ''}." if moves else None
            raise InputError({"code": "not-possible", "message": f"`{name}` is no move of {self.player} here.", "hint": hint})
        self._undone = []
        self._go((*self.line, Made(self.player, name, after(self.position, self.player, found["to"]))))
        if self.opponent is not None and self.over is None:
            self.answer()

    def answer(self, strategy=None):
        """Makes a move of a strategy for the player who is to move. It is the opponent's strategy, or "perfect", if none is named."""
        player, record = self.player, self._record(strategy or self.opponent or "perfect")
        turn = turn_of(self.position, record, "program", self.seed + len(self.line), self.timeout)
        for step in turn["record"]["moves"]:
            self._answers.add(len(self.line))
            self._undone = []
            self._go((*self.line, Made(player, step["name"], after(self.position, player, step["to"]))), said=turn["said"])

    def undo(self):
        """Takes back the last move of a person, with the answer to it. Nothing if there is none."""
        count = len(self.line)
        while count > 0:
            count -= 1
            if count not in self._answers:
                break
        self.go(count)

    def redo(self):
        """Makes the move that was taken back last again, with the answer to it. Nothing if there is none."""
        line = list(self.line)
        while self._undone:
            made, is_answer = self._undone.pop()
            if is_answer:
                self._answers.add(len(line))
            line.append(made)
            if not (self._undone and self._undone[-1][1]):
                break
        self._go(tuple(line))

    def go(self, count):
        """Takes moves back until a number of them is left."""
        line = self.line
        for number in range(len(line) - 1, count - 1, -1):
            self._undone.append((line[number], number in self._answers))
        self._answers = {it for it in self._answers if it < count}
        # A move that was taken back is its player's again.
        self._go(line[:count], player=line[count].player if count < len(line) else None)

    def begin(self):
        """Begins a new game from the start."""
        self._answers, self._undone = set(), []
        self._go((), player=self._first)

    # What a person does.

    def _asked(self, _, message, buffers):
        """Does what the module in JavaScript asks for, unless it is about a picture that is gone."""
        if message.get("version") != self._version:
            return
        with using(self._home):
            try:
                self._do(message.get("act"), message)
            except TweedleError as error:
                self._version += 1
                self._shown = {**self._shown, "version": self._version, "trouble": trouble_of(error)}

    def _do(self, act, message):
        """Does what a person asks for."""
        if act == "move":
            self.move(message["name"])
        elif act == "go":
            self.go(message["moves"])
        elif act == "edit":
            self.position = ask("edit", it=self.position, input="it", edit=message["edit"])["position"]
        elif act == "become":
            self.position = message["position"]
        elif act in ("undo", "redo", "begin", "answer"):
            getattr(self, act)()

    # The state: the position is the last one of the line.

    def _end(self):
        """The position at the end of the line."""
        return self.line[-1].to if self.line else self._start

    def _record(self, strategy=""):
        """A match that begins at the position that is shown."""
        return {"play": self.play, "first": self.player, "left": strategy, "right": strategy, "moves": []}

    def _go(self, line, player=None, said=()):
        """Takes a line, its last position and the player who is to move then: the opponent of the last one, if none is
        named. All is told at once, with remarks on the last move.
        """
        self._going, self._said = line, list(said)
        with self.hold_trait_notifications():
            self.line = line
            self.position = self._end()
            self.player = player or (line[-1].player.opponent if line else self._first)
        self._look()

    def _begin_anew(self):
        """Begins a new game at the position that is shown."""
        self._start, self._first = self.position, self.player
        self.begin()

    @validate("position")
    def _to_position(self, proposal):
        """Positions and expressions of them are positions."""
        value = proposal["value"]
        if isinstance(value, str):
            value = Position(value)
        if not isinstance(value, Position):
            raise TraitError("A board shows a position, or an expression of one.")
        # A position that cannot be shown is refused.
        self._explore(value)
        return value

    @validate("player")
    def _to_player(self, proposal):
        """Names of players are players."""
        try:
            return player_of(proposal["value"])
        except ValueError:
            raise TraitError("A player is `Left` or `Right`.") from None

    @validate("opponent")
    def _to_strategy(self, proposal):
        """A strategy that there is."""
        value = proposal["value"]
        names = [it["name"] for it in strategies()]
        if value is not None and value not in names:
            raise TraitError(f"There is no strategy `{value}`.\nThe strategies are {', '.join(names)}.")
        return value

    @validate("line")
    def _to_line(self, proposal):
        """Moves that were made, or names of moves, which are made from the start."""
        if proposal["value"] is self._going:
            return self._going
        line = []
        at, player = self._start, self._first
        for it in proposal["value"]:
            if not isinstance(it, Made):
                name, to = next(((name, to) for name, to in at.moves(player) if name == it), (None, None))
                if to is None:
                    raise TraitError(f"`{it}` is no move of {player} after {len(line)} moves.")
                it = Made(player, name, to)
            elif it.to not in at.options(it.player):
                raise TraitError(f"`{it.name}` is no move of {it.player} after {len(line)} moves.")
            line.append(it)
            at, player = it.to, it.player.opponent
        return tuple(line)

    @observe("position")
    def _begin_there(self, _):
        """Another position than that of the line begins a new game."""
        if self._start is not None and self.position != self._end():
            self._begin_anew()

    @observe("line")
    def _follow_line(self, _):
        """Another line leads to another position."""
        if self._start is not None and self.position != self._end():
            self._answers, self._undone = set(), []
            self._go(self.line)

    @observe("player")
    def _turn_to(self, _):
        """Another player may move; before the first move, this player begins."""
        if self._start is not None and not self.line:
            self._first = self.player
        self._again(_)

    @observe("values", "winning", "play")
    def _again(self, _):
        """Shows the same position in another way."""
        if self._shown:
            self._look()

    # What is shown.

    def _explore(self, position):
        """A position with its picture, and the moves of both players."""
        if position != self._explored[0]:
            with using(self._home):
                self._explored = (position, ask("explore", it=position, input="it"))
        return self._explored[1]

    def _look(self):
        """Shows the position, and then what is known of it. Nothing if that is shown."""
        with using(self._home):
            self._show()

    def _show(self):
        """Shows the position, and then what is known of it."""
        line = [{"player": it.player.value, "name": it.name} for it in self.line]
        seen = (self.position, self.player, self.play, self.values, self.winning, line, len(self._undone), self._said)
        if seen == self._seen:
            return
        self._seen = seen
        explored = self._explore(self.position)
        turn = turn_of(self.position, self._record(), "look", self.seed)
        over, winner = None, turn["record"]["winner"]
        if turn["over"]:
            over = f"{self.player} cannot move: {winner} wins." if winner else "A draw."
        wanted = self.values or self.winning
        self._version += 1
        self._shown = {
            "version": self._version, "explored": explored, "player": self.player.value, "line": line, "undone": len(self._undone),
            "said": self._said, "over": over, "strategies": strategies(),
            "letters": letters(explored["ruleset"]), "working": wanted,
            "analysis": None, "solution": None, "value": None, "trouble": None,
        }
        if wanted:
            self._shown = {**self._shown, **self._known(), "working": False}

    def _known(self):
        """What is known of the position, as far as it is found in time: the analysis for values, else the winning moves."""
        about = {"it": self.position, "input": "it", "timeout": self.timeout}
        found = {}
        try:
            if self.values:
                found["analysis"] = ask("analyze", **about)
                if found["analysis"]["value"] is not None:
                    found["value"] = self._value()
        except TweedleError as error:
            found["trouble"] = trouble_of(error)
        # The winner may be found where the value is too much. An analysis tells those of normal play alone.
        if "analysis" not in found or (self.winning and self.play == "misere"):
            try:
                found["solution"] = ask("solve", **about, play=self.play, all=True)
            except TweedleError as error:
                found["trouble"] = trouble_of(error)
        return found

    def _value(self):
        """The value in the signs of mathematics; `None` if it is only printed."""
        try:
            return ask("show", it=self.position.canonical_form, input="it", timeout=self.timeout)
        except TweedleError:
            return None


def strategies():
    """The strategies, each with its name and a sentence."""
    return ask("strategies")["strategies"]


def letters(ruleset):
    """The letters of a ruleset, each with what is drawn in its place; none of a ruleset that has no name."""
    found = ask("rulesets", word=ruleset)["rulesets"] if ruleset else []
    return next((it["letters"] for it in found if it["name"] == ruleset), [])


def trouble_of(error):
    """A mistake as the desk tells it."""
    nowhere = {"hint": None, "line": None, "column": None, "start": None, "end": None}
    return {**nowhere, **error.args[0]}
