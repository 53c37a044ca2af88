//! The operators and their documentation.

/// An operator, or several that belong together.
pub(super) struct Operator {
    /// The ways in which it is written.
    pub(super) symbols: &'static [&'static str],
    /// The operator with its operands.
    pub(super) form: &'static str,
    /// A sentence or two about the operator.
    pub(super) doc: &'static str,
    /// An input and the text that is printed for it.
    pub(super) example: (&'static str, &'static str),
}

pub(super) const fn operator(
    symbols: &'static [&'static str],
    form: &'static str,
    doc: &'static str,
    example: (&'static str, &'static str),
) -> Operator {
    Operator { symbols, form, doc, example }
}

/// All operators, those that bind most tightly first.
pub(super) static OPERATORS: &[Operator] = &[
    operator(
        &["^", "^^", "↑", "⇑"],
        "^, ^n, a ^ b",
        "Alone, up: the game {0|*}; `^^` is two of it and `^n` is n. Between two operands, a power of numbers.",
        ("2^10", "1024"),
    ),
    operator(
        &["v", "vv", "↓", "⇓"],
        "v, vn",
        "Down, the negative of up; `vv` is two of it and `vn` is n.",
        ("v == -^", "true"),
    ),
    operator(
        &["*", "∗", "·", "×"],
        "*, *n, a * b",
        "Alone, the nimber {0|0}; `*n` is a heap of Nim with n counters. Between two operands, a product of \
         numbers, or a number of copies of a game or of a text.",
        ("3 * ^", "^3"),
    ),
    operator(&["/"], "a / b", "The quotient of two numbers.", ("3/4 / 2", "3/8")),
    operator(
        &["%"],
        "a % b",
        "What is left of a number after whole multiples of another are subtracted.",
        ("17 % 5", "2"),
    ),
    operator(
        &[":"],
        "a : b",
        "The ordinal sum: a move in `a` ends `b`; a value if both are.",
        ("* : 3", "^[3]*"),
    ),
    operator(
        &["&"],
        "a & b",
        "A loopy game from its two sides: with endless play won by Left, and with endless play won by Right, which is at most that.",
        ("on & off", "dud"),
    ),
    operator(
        &["+"],
        "a + b, +a",
        "The sum: the player who moves chooses one of the two games and moves there.",
        ("{1|0} + *", "{1*|*}"),
    ),
    operator(
        &["-", "−"],
        "a - b, -a",
        "The negative, in which the players change places; between two operands, the sum with the negative.",
        ("-{2|1}", "{-1|-2}"),
    ),
    operator(
        &["+-", "±"],
        "+-a, a +- b",
        "The switch {a|-a}; `+-{a,b}` has the options a and b. Between two operands it is added.",
        ("+-2", "+-2"),
    ),
    operator(
        &[".."],
        "a..b, a..b..c",
        "The numbers from a to b, in steps of 1 or of c.",
        ("(1..9..2).ToList", "[1,3,5,7,9]"),
    ),
    operator(
        &["=="],
        "a == b",
        "Whether two values are equal. Games are equal if the player who moves first loses their difference.",
        ("{0,*|0,*} == *2", "true"),
    ),
    operator(&["!="], "a != b", "Whether two values are not equal.", ("^ != 0", "true")),
    operator(
        &["===", "!=="],
        "a === b, a !== b",
        "Whether two values are the same, or not: for positions the same position, not only the same value.",
        ("game.heap.Nim(3) === game.heap.Nim(3)", "true"),
    ),
    operator(
        &["<", ">"],
        "a < b, a > b",
        "Whether a game is less or greater: the player who moves first, Right or Left wins the difference.",
        ("^ > 0", "true"),
    ),
    operator(
        &["<=", ">="],
        "a <= b, a >= b",
        "Whether a game is less or equal, or greater or equal.",
        ("* <= 1", "true"),
    ),
    operator(
        &["<>"],
        "a <> b",
        "Whether two games are confused: the player who moves first wins the difference.",
        ("^ <> *", "true"),
    ),
    operator(
        &["<|", "|>"],
        "a <| b, a |> b",
        "Whether a game is less than another or confused with it, or greater or confused.",
        ("* |> 0", "true"),
    ),
    operator(
        &["is"],
        "a is C",
        "Whether a value is of a class, or of one that extends it.",
        ("*3 is Nimber", "true"),
    ),
    operator(&["not"], "not a", "True if the condition is false.", ("not 1 == 2", "true")),
    operator(
        &["and"],
        "a and b",
        "Whether both conditions hold. The second is looked at only if the first holds.",
        ("1 < 2 and 2 < 3", "true"),
    ),
    operator(
        &["or"],
        "a or b",
        "Whether one of the conditions holds. The second is looked at only if the first does not.",
        ("1 < 2 or 2 < 1", "true"),
    ),
    operator(
        &[":="],
        "x := a",
        "Gives a variable a value, which is the value of the whole.",
        ("x := {1|0}; x + x", "1"),
    ),
    operator(
        &["|", "||"],
        "{a|b}, {a||b|c}",
        "Stands between the options of Left and of Right in a game. Of several, the longest separates first: \
         `{a||b|c}` is `{a|{b|c}}`.",
        ("{2||1|0}.Stop(Left)", "2"),
    ),
    operator(
        &["."],
        "a.Name",
        "A method or a property of a value; between parts of a name, something in a package.",
        ("{1|0}.Mean", "1/2"),
    ),
    operator(
        &["=>"],
        "k => a",
        "A key and its value in a map, or a parameter and its argument in a call.",
        ("{1 => 2}", "{1 => 2}"),
    ),
    operator(
        &[";"],
        "a; b",
        "Ends a statement. Behind the last one it keeps the value from being printed.",
        ("x := 1; x + 1", "2"),
    ),
    operator(
        &["'"],
        "'{a|b}'",
        "A game with its options as they are written, with nothing simplified.",
        ("'{0,1|2}'", "'{0,1|2}'"),
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Session;
    use crate::reference::words::WORDS;
    use tweedle_syntax::lexer::KEYWORDS;

    /// Words that nobody writes have no documentation.
    #[test]
    fn all_words_of_the_language_are_explained() {
        const UNUSED: [&str; 6] = ["clear", "external", "import", "op", "pass", "private"];
        let known = |word: &&str| {
            OPERATORS.iter().chain(WORDS).any(|operator| operator.symbols.contains(word))
        };
        let unknown = KEYWORDS.iter().filter(|word| !known(word) && !UNUSED.contains(word));
        assert_eq!(unknown.collect::<Vec<_>>(), [&"system", &"unary"]);
    }

    #[test]
    fn examples_give_what_they_say() {
        for operator in OPERATORS.iter().chain(WORDS) {
            let (input, expected) = operator.example;
            let found = match Session::of(tweedle_rulesets::standard()).run(input) {
                Ok(output) => output.unwrap_or_default(),
                Err(failure) => failure.to_string(),
            };
            assert_eq!(found, expected, "{input}");
        }
    }
}
