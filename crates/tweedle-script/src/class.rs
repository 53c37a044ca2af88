//! The classes of the language, and which extends which.

/// A class: the name of a kind of values, and the members that they have in common with others.
pub(crate) struct Class {
    /// The qualified name.
    pub(crate) name: &'static str,
    /// The classes that it extends directly, apart from [`OBJECT`], which all extend.
    pub(crate) extends: &'static [&'static str],
    /// A sentence about the values of the class.
    pub(crate) doc: &'static str,
    /// True if a program can name it. Positions and rulesets have classes with the names of their
    /// rulesets; all of these extend [`POSITION`] or [`RULESET`].
    pub(crate) is_named: bool,
}

pub(crate) const ZERO: &str = "game.Zero";
pub(crate) const INTEGER: &str = "game.Integer";
pub(crate) const DYADIC: &str = "game.DyadicRational";
pub(crate) const RATIONAL: &str = "game.Rational";
pub(crate) const ORDINAL: &str = "game.GeneralizedOrdinal";
pub(crate) const SURREAL: &str = "game.SurrealNumber";
pub(crate) const NIMBER: &str = "game.Nimber";
pub(crate) const UPTIMAL: &str = "game.Uptimal";
pub(crate) const SHORT: &str = "game.CanonicalShortGame";
pub(crate) const PSEUDONUMBER: &str = "game.Pseudonumber";
pub(crate) const STOPPER: &str = "game.CanonicalStopper";
pub(crate) const STOPPER_SIDED: &str = "game.StopperSidedValue";
pub(crate) const SIDED: &str = "game.SidedValue";
pub(crate) const AFFINE: &str = "game.AffineGame";
pub(crate) const MISERE: &str = "game.misere.MisereCanonicalGame";
pub(crate) const MISERE_QUOTIENT: &str = "game.misere.MisereQuotient";
pub(crate) const MISERE_ELEMENT: &str = "game.misere.MisereQuotientElement";
pub(crate) const UNIVERSE_FORM: &str = "game.UniverseForm";
pub(crate) const EXPLICIT: &str = "game.ExplicitGame";
pub(crate) const COMPOUND: &str = "game.CompoundGame";
pub(crate) const COMPOUND_IMPARTIAL: &str = "game.CompoundImpartialGame";
pub(crate) const POSITION: &str = "Position";
pub(crate) const PLACED: &str = "RulesetPosition";
pub(crate) const NORMAL_VALUE: &str = "game.NormalValue";
pub(crate) const GAME: &str = "game.Game";
pub(crate) const IMPARTIAL: &str = "game.ImpartialGame";
pub(crate) const RULES: &str = "game.Ruleset";
pub(crate) const RULESET: &str = "LibraryRuleset";
pub(crate) const TAKE_AND_BREAK: &str = "game.heap.TakeAndBreak";
pub(crate) const PERIODICITY: &str = "game.Periodicity";
pub(crate) const THERMOGRAPH: &str = "cgsuite.util.Thermograph";
pub(crate) const TRAJECTORY: &str = "cgsuite.util.Trajectory";
pub(crate) const PICTURE: &str = "cgsuite.util.Picture";
pub(crate) const PLAYER: &str = "game.Player";
pub(crate) const OUTCOME: &str = "game.OutcomeClass";
pub(crate) const ENUM: &str = "cgsuite.lang.Enum";
pub(crate) const LIST: &str = "cgsuite.lang.List";
pub(crate) const SET: &str = "cgsuite.lang.Set";
pub(crate) const MAP: &str = "cgsuite.lang.Map";
pub(crate) const MUTABLE_LIST: &str = "cgsuite.util.MutableList";
pub(crate) const MUTABLE_SET: &str = "cgsuite.util.MutableSet";
pub(crate) const MUTABLE_MAP: &str = "cgsuite.util.MutableMap";
pub(crate) const RANGE: &str = "cgsuite.lang.Range";
pub(crate) const COLLECTION: &str = "cgsuite.lang.Collection";
pub(crate) const STRING: &str = "cgsuite.lang.String";
pub(crate) const BOOLEAN: &str = "cgsuite.lang.Boolean";
pub(crate) const NOTHING: &str = "cgsuite.lang.Nothing";
pub(crate) const COORDINATES: &str = "cgsuite.util.Coordinates";
pub(crate) const GRID: &str = "cgsuite.util.Grid";
pub(crate) const STRIP: &str = "cgsuite.util.Strip";
pub(crate) const GRAPH: &str = "cgsuite.util.Graph";
pub(crate) const DIRECTED_GRAPH: &str = "cgsuite.util.DirectedGraph";
pub(crate) const VERTEX: &str = "cgsuite.util.Vertex";
pub(crate) const EDGE: &str = "cgsuite.util.Edge";
pub(crate) const SYMMETRY: &str = "cgsuite.util.Symmetry";
pub(crate) const ICON: &str = "cgsuite.util.Icon";
pub(crate) const CLASS: &str = "cgsuite.lang.Class";
pub(crate) const FUNCTION: &str = "cgsuite.lang.Function";
pub(crate) const OBJECT: &str = "cgsuite.lang.Object";

/// A class that a program can name.
const fn named(name: &'static str, extends: &'static [&'static str], doc: &'static str) -> Class {
    Class { name, extends, doc, is_named: true }
}

/// All classes, each before those that it extends: where several have a method, the first counts.
pub(crate) static CLASSES: &[Class] = &[
    named(ZERO, &[INTEGER, NIMBER], "The game 0, in which nobody can move."),
    named(
        INTEGER,
        &[DYADIC, ORDINAL],
        "An integer: so many free moves for Left, or for Right if negative.",
    ),
    named(
        DYADIC,
        &[RATIONAL, UPTIMAL, PSEUDONUMBER],
        "An integer over a power of 2, which is a short game.",
    ),
    named(RATIONAL, &[SURREAL], "A rational number; also `inf` and `-inf`."),
    named(NIMBER, &[IMPARTIAL, UPTIMAL], "`*n`, the value of a heap of Nim with n counters."),
    named(UPTIMAL, &[SHORT], "The sum of a number, a multiple of `^` and a nimber."),
    named(SHORT, &[STOPPER], "A short game in canonical form."),
    named(PSEUDONUMBER, &[STOPPER], "`on`, `off`, a number, or a number and `over` or `under`."),
    named(
        STOPPER,
        &[STOPPER_SIDED, GAME],
        "A game in canonical form in which no alternating play is endless.",
    ),
    named(STOPPER_SIDED, &[SIDED], "A loopy value both of whose sides are stoppers, `over & v`."),
    named(
        SIDED,
        &[NORMAL_VALUE],
        "A loopy value: what it is with endless play won by Left, and with endless play won by Right.",
    ),
    named(AFFINE, &[GAME], "A form with infinities: the value of a game with entailing moves."),
    named(
        MISERE,
        &[IMPARTIAL],
        "An impartial game in canonical form for misère play, `*[[2],1]`: two are equal if beside every third one the same player wins.",
    ),
    named(
        MISERE_QUOTIENT,
        &[],
        "The misère quotient of some impartial games: sums of them, where two are the same element if beside every third sum the same player wins in misère play.",
    ),
    named(
        MISERE_ELEMENT,
        &[],
        "An element of a misère quotient, printed as a word of its generators: `ab2` is the sum of one a and two b, and `1` has nothing in it.",
    ),
    named(
        UNIVERSE_FORM,
        &[GAME],
        "A form of misère play, of normal play or of scoring play, and the universe modulo which it is compared: two are equal if beside every game of that universe the same player wins, or the scores are the same.",
    ),
    named(
        EXPLICIT,
        &[POSITION],
        "A game as it is written in `'{...|...}'`, with nothing simplified.",
    ),
    named(
        COMPOUND_IMPARTIAL,
        &[COMPOUND, IMPARTIAL],
        "A sum or a product of impartial games that is kept as it is written.",
    ),
    named(COMPOUND, &[POSITION], "A sum or a product of games that is kept as it is written."),
    Class {
        name: PLACED,
        extends: &[POSITION],
        doc: "A position of a ruleset that Tweedle has by itself, or a sum of such.",
        is_named: false,
    },
    Class {
        name: POSITION,
        extends: &[GAME],
        doc: "A position of a ruleset, or a sum of positions.",
        is_named: false,
    },
    named(
        ORDINAL,
        &[SURREAL],
        "An ordinal number, or a difference of two: a sum of powers of `omega` with integers as coefficients.",
    ),
    named(SURREAL, &[NORMAL_VALUE], "A number, which may be infinite: a rational or an ordinal."),
    named(
        NORMAL_VALUE,
        &[],
        "A value under normal play: a short game, a rational number or an infinite one.",
    ),
    named(IMPARTIAL, &[GAME], "A game in which both players always have the same options."),
    named(GAME, &[], "A game of any kind."),
    named(
        TAKE_AND_BREAK,
        &[RULES],
        "The games on heaps that have a code, such as Kayles with 0.77.",
    ),
    Class {
        name: RULESET,
        extends: &[RULES],
        doc: "A ruleset that Tweedle has by itself.",
        is_named: false,
    },
    named(RULES, &[], "The rules of a game; called with a position, it gives that position."),
    named(PERIODICITY, &[], "The period of the Grundy values of a game on heaps."),
    named(THERMOGRAPH, &[], "How the stops of a game change as moves are taxed."),
    named(TRAJECTORY, &[], "A piecewise linear function of the temperature."),
    named(PICTURE, &[], "A picture, which is printed as text."),
    named(PLAYER, &[ENUM], "`Left` or `Right`."),
    named(
        OUTCOME,
        &[ENUM],
        "Who wins: `L` Left, `R` Right, `N` the next player, `P` the previous one.",
    ),
    named(RANGE, &[LIST], "Numbers at equal steps, `1..9` or `1..9..2`."),
    named(LIST, &[COLLECTION], "Values in order, `[a,b,c]`."),
    named(SET, &[COLLECTION], "Values, each once, `{a,b,c}`."),
    named(MAP, &[COLLECTION], "Keys, each with a value, `{a => b}`."),
    named(MUTABLE_LIST, &[COLLECTION], "A list that changes."),
    named(MUTABLE_SET, &[COLLECTION], "A set that changes."),
    named(MUTABLE_MAP, &[COLLECTION], "A map that changes."),
    named(COLLECTION, &[], "Several values."),
    named(STRING, &[], "A text, `\"...\"`."),
    named(BOOLEAN, &[], "`true` or `false`."),
    named(NOTHING, &[], "What a statement without a value gives."),
    named(COORDINATES, &[], "A row and a column, `(2,3)`."),
    named(GRID, &[], "A rectangular board of small numbers."),
    named(STRIP, &[], "A row of small numbers."),
    named(GRAPH, &[], "A graph with labels on vertices and edges, written as it is walked."),
    named(DIRECTED_GRAPH, &[], "A graph whose edges have a direction."),
    named(VERTEX, &[], "A vertex of a graph."),
    named(EDGE, &[], "An edge of a graph, as it is seen from one of its ends."),
    named(SYMMETRY, &[], "A symmetry of a square, which permutes the cells of a board."),
    named(ICON, &[ENUM], "A picture of a piece or of a square."),
    named(
        "game.CompoundType",
        &[ENUM],
        "How two games are played together; its members are functions of two games.",
    ),
    named(ENUM, &[], "A value with a name, of a class that has as many values as it names."),
    named("cgsuite.lang.System", &[], "What a program tells while it runs, and what runs it."),
    named(CLASS, &[], "A class or a package."),
    named(FUNCTION, &[], "A function of the library."),
    named(OBJECT, &[], "Anything."),
];

/// The class with a qualified name.
pub(crate) fn find(name: &str) -> Option<&'static Class> {
    CLASSES.iter().find(|class| class.name == name)
}

/// True if a class is another one or extends it.
pub(crate) fn extends(class: &str, base: &str) -> bool {
    class == base
        || base == OBJECT
        || find(class).is_some_and(|it| it.extends.iter().any(|parent| extends(parent, base)))
}

/// The thing that a qualified name of a package, class or function stands for; a class that can be called
/// stands for itself.
#[derive(Clone, Copy)]
pub(crate) enum Entry {
    Package(&'static str),
    Class(&'static Class),
    Function(&'static str),
}

impl Entry {
    /// The qualified name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Entry::Package(name) | Entry::Function(name) => name,
            Entry::Class(class) => class.name,
        }
    }
}

/// What the compiler knows of a method of a class of the library.
pub(crate) struct MethodOfClass {
    /// True if it has parameters.
    pub(crate) takes_arguments: bool,
    /// True if `CGSuite` has a member with its name, too.
    pub(crate) is_original: bool,
}

/// A member of a class of the library in whose place one of a program comes.
pub(crate) struct Overridden {
    /// Its qualified name.
    pub(crate) name: String,
    /// True if `override` has to be said: not where the member is one that older files cannot know.
    pub(crate) is_original: bool,
}

/// True if values are printed with a name that no class has, so that it must keep its meaning. Names of
/// rulesets may be taken, for worksheets of `CGSuite` may have variables that are called so.
pub(crate) fn is_printed(name: &str) -> bool {
    ["Tiny", "Miny", "Left", "Right", "inf", "oo"].contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_stands_before_those_it_extends() {
        for (place, class) in CLASSES.iter().enumerate() {
            for parent in class.extends {
                let later = CLASSES[place..].iter().any(|other| other.name == *parent);
                assert!(later, "{} extends {parent}", class.name);
            }
            assert!(class.doc.ends_with('.'), "{}", class.name);
        }
    }

    #[test]
    fn zero_is_of_all_kinds_of_short_games() {
        for base in [ZERO, INTEGER, DYADIC, RATIONAL, NIMBER, UPTIMAL, SHORT, NORMAL_VALUE, GAME] {
            assert!(extends(ZERO, base), "{base}");
        }
        assert!(!extends(RATIONAL, GAME));
        assert!(!extends(POSITION, NORMAL_VALUE));
        assert!(extends(RANGE, OBJECT));
    }
}
