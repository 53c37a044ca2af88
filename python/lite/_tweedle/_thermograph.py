"""Thermographs."""

from fractions import Fraction

from ._convert import fraction, is_rational, number_of
from ._value import Value


class Thermograph(Value):
    """The thermograph of a game: Left's wall and Right's, which meet in the mast.

    >>> from tweedle import Game
    >>> t = Game("{3|1}").thermograph()
    >>> t.mean, t.temperature, t.right_wall
    (2, 1, [(0, 1), (1, 2)])
    """

    __slots__ = ()

    def _corners(self, side):
        """The corners of a wall, as temperatures with values; the first is at the temperature 0 or below."""
        wall = self._data[side]
        corners = {number_of(t): number_of(value) for t, value in wall["corners"]}
        corners.setdefault(0, number_of(wall["at_zero"]))
        return sorted(corners.items())

    @property
    def mean(self):
        """The mean value, at which the mast stands."""
        return number_of(self._data["mean"])

    @property
    def temperature(self):
        """The temperature, at which the mast begins."""
        return number_of(self._data["temperature"])

    @property
    def left_wall(self):
        """The corners of Left's wall from the temperature 0 up (and those below, if there are any): pairs of the temperature
        and the value.
        """
        return self._corners("left")

    @property
    def right_wall(self):
        """The same of Right's wall."""
        return self._corners("right")

    def _wall_at(self, side, temperature):
        """The value of a wall at a temperature."""
        slopes = self._data[side]["slopes"]
        corners = [(number_of(t), number_of(value)) for t, value in self._data[side]["corners"]]
        below = sum(t <= temperature for t, _ in corners)
        at, value = corners[max(below - 1, 0)] if corners else (0, number_of(self._data[side]["at_zero"]))
        found = Fraction(value) + slopes[below] * (temperature - at)
        return int(found) if found.denominator == 1 else found

    def at(self, temperature):
        """The values of both walls at a temperature, Left's and Right's."""
        if not is_rational(temperature):
            raise TypeError("That is no `int` and no `Fraction`.")
        temperature = fraction(temperature)
        return self._wall_at("left", temperature), self._wall_at("right", temperature)

    def __repr__(self):
        """The mean and the temperature."""
        return f"<Thermograph of mean {self.mean} and temperature {self.temperature}>"

    def __eq__(self, other):
        """True for the same walls."""
        return self._data == other._data if isinstance(other, Thermograph) else NotImplemented

    def __ne__(self, other):
        """True for other walls."""
        return self._data != other._data if isinstance(other, Thermograph) else NotImplemented

    def _no_order(self, other):
        """Thermographs have no order."""
        return NotImplemented

    __lt__ = __le__ = __gt__ = __ge__ = _no_order

    def __hash__(self):
        """The hash of the mean and the temperature."""
        return hash((self._data["mean"], self._data["temperature"]))

    def __reduce__(self):
        """A thermograph is not pickled."""
        raise TypeError("A thermograph is not pickled: pickle its game.")

    def plot(self, ax=None, **options):
        """Draws the thermograph on axes of matplotlib, and returns the axes. Other arguments are those of `Axes.plot`."""
        from .._plot import thermograph

        return thermograph(self, ax, **options)

    def _repr_svg_(self):
        """The picture."""
        return self._picture()
