"""The native module of Tweedle, as a page has it: the same classes, which ask the engine of the site.

Each class asks the questions of the chapter "JSON for programs". Values travel as data; what no data can say stays as a
variable in the session of the engine.
"""

from ._game import Game
from ._missing import Known
from ._position import Position
from ._ruleset import Ruleset, ruleset_names
from ._session import Session
from ._table import Table
from ._thermograph import Thermograph
from ._value import Value, restored
from ._version import __version__

__all__ = ["Game", "Known", "Position", "Ruleset", "Session", "Table", "Thermograph", "Value", "__version__", "restored", "ruleset_names"]
# As the classes of the native module say it.
for _class in (Game, Position, Ruleset, Session, Table, Thermograph, Value):
    _class.__module__ = "tweedle"
# Pickles are read by the native module, too.
restored.__module__ = __name__
