"""Players and moves."""

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ._tweedle import Position


class Player(str, Enum):
    """Left or Right. A player is equal to the text of the name: `Left == "Left"`."""

    LEFT = "Left"
    RIGHT = "Right"

    @property
    def opponent(self):
        """The other player."""
        return Player.RIGHT if self is Player.LEFT else Player.LEFT

    def __str__(self):
        """The name."""
        return self.value

    def __repr__(self):
        """The name, which is a name of the module `tweedle`, too."""
        return self.value


#: Left, who prefers greater games.
Left = Player.LEFT
#: Right, who prefers lesser games.
Right = Player.RIGHT


class Move(NamedTuple):
    """A move: its name, and the position to which it leads."""

    name: str
    to: "Position"
