"""The door to the board for notebooks, which needs the package `anywidget`."""

from pathlib import Path

#: The module that draws the board in a browser.
MODULE = Path(__file__).with_name("board.js")


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
    if not MODULE.exists():
        raise ImportError(
            "This build of the package has no board for notebooks.\n"
            "Run `npm ci && npm run widget` in the folder `web` of Tweedle, and install the package again."
        )
    from ._board import Board

    return Board
