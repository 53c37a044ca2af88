"""Methods of positions that are Python's own: matches, and boards for notebooks, which need the package `anywidget`."""

from ._match import played, player_of
from ._player import Left as LEFT

#: The name of a person among the players.
PERSON = "me"


def play(position, Left=PERSON, Right="perfect", *, first="Left", play="normal", seed=0, timeout=None):
    """Plays a match from this position. `Left` and `Right` are names of strategies, which `ask("strategies")` lists.

    The result is a `Match`: the moves, the positions and the winner. `play="misere"` is misère play, `seed` is that of
    chance, and `timeout` the time in seconds that a strategy has for a move. If a player is a person, "me", the result is a
    board for a notebook on which the person plays (see `widget`).

    >>> from tweedle import Nim
    >>> Nim(1, 2, 3).play(Left="random", Right="perfect", seed=1).winner
    Right
    """
    first = player_of(first)
    left, right = Left or PERSON, Right or PERSON
    if PERSON not in (left, right):
        return played(position, left, right, first, play, seed, timeout)
    opponent = next((it for it in (left, right) if it != PERSON), None)
    board = widget(position, player=first, opponent=opponent, play=play, seed=seed, timeout=timeout, values=False)
    if opponent is not None and opponent == (left if first is LEFT else right):
        board.answer()
    return board


def widget(position, **options):
    """A board for a notebook, on which moves are made by pointing at them or by keys.

    The options are the first values of its attributes, such as `player`, `values`, `winning`, `opponent` and `play`: see
    `tweedle.Board`. It needs the package `anywidget`.
    """
    return board_class()(position, **options)


def board_class():
    """The class `Board`. An `ImportError` says how to get what is missing for it."""
    try:
        import anywidget  # noqa: F401
    except ModuleNotFoundError as error:
        if error.name != "anywidget":
            raise
        raise ImportError("A board in a notebook needs the package `anywidget`.\nInstall it: `pip install anywidget`.") from None
    from ._board import Board

    return Board
