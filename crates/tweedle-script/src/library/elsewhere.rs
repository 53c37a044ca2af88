//! Names in other languages, and what to write here in their place.

/// Advice on what to write in the place of a name that other languages have for something.
pub(super) fn name(name: &str) -> Option<&'static str> {
    find(NAMES, name)
}

/// Advice on what to write in the place of a member that other languages have for something.
pub(crate) fn member(name: &str) -> Option<&'static str> {
    find(MEMBERS, name)
}

fn find(table: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    table.iter().find(|(known, _)| *known == name).map(|(_, hint)| *hint)
}

const NOTHING: &str = "Write `Nothing`.";
const PRINTED: &str =
    "The value of the last statement is printed. `System.Print(x)` prints before.";

const PLAYERS: &str = "The players are `Left` and `Right`.";
const SESSION: &str = "In a session, `:help` tells about it, and `:quit` or Ctrl-D ends it. Begin one with `tweedle`.";

const NAMES: &[(&str, &str)] = &[
    ("L", PLAYERS),
    ("R", PLAYERS),
    ("left", PLAYERS),
    ("right", PLAYERS),
    ("help", SESSION),
    ("quit", SESSION),
    ("exit", SESSION),
    ("pi", "There are no numbers but rational ones."),
    ("Toads", "Write `ToadsAndFrogs(\"t.f\")`."),
    ("map", "Write `[f(x) for x in c]`, or `c.Apply(f)`."),
    ("filter", "Write `[x for x in c where f(x)]`."),
    ("_", "`_` is the last result, and there is none yet."),
    ("up", "Write `^`, and `^3` for three of them."),
    ("Up", "Write `^`, and `^3` for three of them."),
    ("down", "Write `v`, and `v3` for three of them."),
    ("Down", "Write `v`, and `v3` for three of them."),
    ("star", "Write `*`, and `*2` for the nimber of size 2."),
    ("Star", "Write `*`, and `*2` for the nimber of size 2."),
    ("upstar", "Write `^*`."),
    ("downstar", "Write `v*`."),
    ("doubleup", "Write `^^`."),
    ("doubledown", "Write `vv`."),
    ("tiny", "Write `Tiny(g)`, or `g.Tiny`."),
    ("miny", "Write `Miny(g)`, or `g.Miny`."),
    ("infinity", "Write `inf`, and `on` for the game."),
    ("True", "Write `true`."),
    ("False", "Write `false`."),
    ("None", NOTHING),
    ("null", NOTHING),
    ("nil", NOTHING),
    ("self", "Write `this`."),
    ("len", "Write `c.Size`."),
    ("print", PRINTED),
    ("Print", PRINTED),
    ("println", PRINTED),
    ("range", "Write `1..10`, or a loop `for i from 1 to 10 do ... end`."),
    ("abs", "Write `x.Abs`."),
    ("str", "Write `\"\\(x)\"`."),
    ("sorted", "Write `c.Sorted`."),
    ("sum", "Write `c.Sum`."),
    ("max", "Write `x.Max(y)`, or `c.Max`."),
    ("min", "Write `x.Min(y)`, or `c.Min`."),
];

const ADJOIN: &str = "A list does not change: `c.Adjoin(x)` gives one with another element. A `MutableList()` has `Add`.";
const SIZE: &str = "Write `.Size`.";

const DRAWN: &str = "Write `.Draw`.";

const MEMBERS: &[(&str, &str)] = &[
    ("Value", "Write `.CanonicalForm`, or `.NimValue` if both players have the same moves."),
    ("Outcome", "Write `.OutcomeClass`."),
    ("Show", DRAWN),
    ("Display", DRAWN),
    ("Moves", "Write `.Options(Left)`, or `.Options(Right)`."),
    ("IsHot", "Write `.Temperature > 0`."),
    ("Grundy", "Write `.NimValue`."),
    ("Rows", "Write `.RowCount`."),
    ("Cols", "Write `.ColCount`."),
    ("Columns", "Write `.ColCount`."),
    ("mod", "Write `a % b`."),
    ("xor", "Write `a.NimSum(b)`."),
    ("fuzzy", "Write `g <> h`."),
    ("append", ADJOIN),
    ("push", ADJOIN),
    ("add", ADJOIN),
    ("len", SIZE),
    ("length", SIZE),
    ("size", SIZE),
    ("map", "Write `[f(x) for x in c]`, or `c.Apply(f)`."),
    ("Map", "Write `[f(x) for x in c]`, or `c.Apply(f)`."),
    ("filter", "Write `[x for x in c where f(x)]`."),
    ("Filter", "Write `[x for x in c where f(x)]`."),
];
