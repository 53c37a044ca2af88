"""Measures the cost of the package above the engine's own, and beside other packages where they are installed.

Run with the package of a release build: `python benches/python/overhead.py`.
"""

import random
import subprocess
import sys
import threading
import time
from timeit import Timer

import tweedle
from tweedle import Domineering, Game, Left, Right, Rules, Session, grundy, using


def micros(statement, **names):
    """The time of a statement in microseconds: the best of five."""
    timer = Timer(statement, globals=names)
    count, _ = timer.autorange()
    return min(timer.repeat(5, count)) / count * 1e6


def seconds(work):
    """The time of a call in seconds."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


class Dominoes(Rules):
    """Domineering on sets of squares."""

    def moves(self, free, player):
        step = (1, 0) if player is Left else (0, 1)
        for row, column in free:
            other = (row + step[0], column + step[1])
            if other in free:
                yield free - {(row, column), other}


def generator_alone(start):
    """The time of the rules' own generator over all positions, with a set of the positions that were met."""
    rules, known, path = Dominoes(), {start}, [start]
    while path:
        at = path.pop()
        for player in (Left, Right):
            for to in rules.moves(at, player):
                if to not in known:
                    known.add(to)
                    path.append(to)
    return len(known)


def long_work():
    """A calculation of some seconds in a session of its own."""
    with using(Session()):
        Domineering("|".join(["....."] * 5)).canonical_form


def random_texts(count, seed):
    """Texts of random games, as all three packages read them."""
    chance = random.Random(seed)

    def text(depth):
        """A game of at most this depth."""
        if depth == 0:
            return str(chance.randint(-8, 8))
        return "{" + text(chance.randint(0, depth - 1)) + "|" + text(chance.randint(0, depth - 1)) + "}"

    return [text(4) for _ in range(count)]


def best(work):
    """The best time of five calls, in milliseconds, and the result."""
    times, found = [], None
    for _ in range(5):
        begun = time.perf_counter()
        found = work()
        times.append(time.perf_counter() - begun)
    return min(times) * 1e3, found


def beside(name, read, temperature, le):
    """The times of one package on 200 games; returns the comparisons that it finds."""
    texts = random_texts(200, 7)
    reading, games = best(lambda: [read(it) for it in texts])
    heat, _ = best(lambda: [temperature(it) for it in games])
    order, found = best(lambda: [le(g, h) for g in games[:60] for h in games[:60]])
    added, _ = best(lambda: [g + h for g in games[:40] for h in games[:40]])
    print(f"{name:8} 200 values {reading:8.3f} ms, 200 temperatures {heat:7.3f} ms, "
          f"3600 comparisons {order:7.3f} ms, 1600 sums {added:8.3f} ms")
    return found


def rivals():
    """The other packages, where they are installed."""
    ours = beside("tweedle", Game, lambda g: g.temperature, lambda g, h: g <= h)
    try:
        import cgt_py

        assert ours == beside("cgt_py", cgt_py.CanonicalForm, lambda g: g.temperature, lambda g, h: g <= h)
    except ImportError:
        print("cgt_py is not installed")
    try:
        import pycgt

        assert ours == beside("pycgt", pycgt.parse, pycgt.temperature, pycgt.leq)
    except ImportError:
        print("pycgt is not installed")


def main():
    """Prints the figures."""
    g, h = Game("{3|{1|-2}}"), Game("{5|-1}")
    print(f"sum                  {micros('g + h', g=g, h=h):8.3f} us")
    print(f"sum with an int      {micros('g + 1', g=g):8.3f} us")
    print(f"comparison           {micros('g <= h', g=g, h=h):8.3f} us")
    print(f"equality             {micros('g == h', g=g, h=h):8.3f} us")
    print(f"mean                 {micros('g.mean', g=g):8.3f} us")
    print(f"Game(3)              {micros('Game(3)', Game=Game):8.3f} us")
    print(f"hash                 {micros('hash(g)', g=g):8.3f} us")
    starts = [seconds(lambda: subprocess.run([sys.executable, "-c", "import tweedle"], check=True)) for _ in range(5)]
    bare = [seconds(lambda: subprocess.run([sys.executable, "-c", "pass"], check=True)) for _ in range(5)]
    print(f"import tweedle       {(min(starts) - min(bare)) * 1e3:8.1f} ms")
    session = Session()
    grundy("0.127", 1000)
    first = seconds(lambda: session.grundy("0.356", 1_000_000))
    print(f"10^6 values          {first * 1e3:8.1f} ms")
    try:
        import numpy

        values = session.grundy("0.356", 1_000_000)
        print(f"numpy.asarray        {micros('asarray(values)', asarray=numpy.asarray, values=values):8.3f} us")
    except ImportError:
        pass
    start = frozenset((row, column) for row in range(4) for column in range(5))
    alone = seconds(lambda: generator_alone(start))
    rules = Dominoes()
    explored = seconds(lambda: rules(start).canonical_form)
    print(f"rules in Python      {explored:8.2f} s, generator alone {alone:.2f} s: {explored / alone:.2f} times")
    one = seconds(long_work)
    def two():
        threads = [threading.Thread(target=long_work) for _ in range(2)]
        for it in threads:
            it.start()
        for it in threads:
            it.join()
    both = seconds(two)
    print(f"two threads          {both:8.2f} s for two, {one:.2f} s for one: {2 * one / both:.2f} times the speed")
    rivals()


if __name__ == "__main__":
    main()
