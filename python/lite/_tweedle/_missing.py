"""What a page cannot do."""

_WHERE = "The package for Python on a machine does it: `pip install ./python` in the folder of Tweedle."


def missing(what):
    """The exception for what there is only on a machine. `what` is a sentence."""
    return NotImplementedError(f"{what}\n{_WHERE}")


class Known:
    """Positions of rulesets that are written in Python. There are none here."""

    def __init__(self, *_, **__):
        """Says so."""
        raise missing("The engine in a page does not call rules that are written in Python: write them in the language of Tweedle, and `run` them.")
