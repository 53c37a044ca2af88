"""Rulesets that are written in Python."""

from ._tweedle import Known


class Rules:
    """A ruleset whose moves are found in Python. A class for a game extends it, and has a method `moves`.

    A call of the ruleset with an object makes a position of it: any object that has a hash. It has all that other
    positions have: values, outcomes, nimbers, analysis, the search for winners, sums with other positions. What is found is
    remembered with the ruleset. Play must end, unless `is_loopy` says otherwise; a loop that is met is an error.

    The class may have these, too:

    - `is_impartial = True`: both players have the same moves. Then `moves` is asked for Left's alone.
    - `is_loopy = True`: play may go round.
    - `parts(self, position)`: positions that a position is the sum of. Then only the parts are valued.
    - `text(self, position)` and `parse(self, text)`: how positions are written, and read.
    - `board(self, position)`: the picture, as rows of cells with `|` between them: `x` and `o` are pieces of Left and
      Right, `.` is an empty cell, `#` is none.

    >>> from tweedle import Left, Rules
    >>> class Cutcake(Rules):
    ...     def moves(self, cake, player):
    ...         rows, columns = cake
    ...         if player is Left:
    ...             return [((rows, n), (rows, columns - n)) for n in range(1, columns)]
    ...         return [((n, columns), (rows - n, columns)) for n in range(1, rows)]

    The two pieces of a cake that was cut are a sum, so that positions are tuples of cakes:

    >>> class Cakes(Cutcake):
    ...     def moves(self, cakes, player):
    ...         for place, cake in enumerate(cakes):
    ...             for pieces in super().moves(cake, player):
    ...                 yield cakes[:place] + pieces + cakes[place + 1:]
    ...     def parts(self, cakes):
    ...         return [(cake,) for cake in cakes]
    >>> cakes = Cakes()
    >>> cakes(((4, 9),)).canonical_form
    Game('1')
    """

    is_impartial = False
    is_loopy = False
    _own = None

    def moves(self, position, player):
        """The positions to which a player can move, one after the other."""
        raise NotImplementedError(f"{type(self).__name__} has no method `moves`.")

    @property
    def _known(self):
        """What is known of the positions."""
        if self._own is None:
            # Most programs have no rules of their own: they do not wait for its import.
            from uuid import uuid4

            identity = uuid4().hex
            self._own = Known(self, identity, is_impartial=self.is_impartial, is_loopy=self.is_loopy)
        return self._own

    def __call__(self, position):
        """The position that an object is by these rules."""
        return self._known.place(self, position)

    def __repr__(self):
        """The class, called without arguments."""
        return f"{type(self).__name__}()"

    def __getstate__(self):
        """The attributes; what is known of positions is found again."""
        return {name: value for name, value in self.__dict__.items() if name != "_own"}

    def __setstate__(self, state):
        """Takes the attributes."""
        self.__dict__.update(state)
