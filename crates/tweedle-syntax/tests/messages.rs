//! Texts with a mistake, the message, and the place it points to.

use std::ops::Range;

#[track_caller]
fn check_error(text: &str, message: &str, span: Range<usize>) {
    let error = tweedle_syntax::parse(text).expect_err(text);
    assert_eq!((error.message.as_str(), error.span.range()), (message, span), "{text}");
}

#[track_caller]
fn check_hint(text: &str, hint: &str) {
    let error = tweedle_syntax::parse(text).expect_err(text);
    assert_eq!(error.hint.as_deref(), Some(hint), "{text}");
}

#[test]
fn characters_and_strings() {
    check_error("1 + #", "The character `#` has no meaning here.", 4..5);
    check_error("a\u{202e}b", "The character U+202E has no meaning here.", 1..4);
    check_error("a ⊕ b", "The character `⊕` has no meaning here.", 2..5);
    check_error("!a", "The character `!` has no meaning here.", 0..1);
    check_hint("1 – 2", "The minus sign is written `-`.");
    check_error("_x", "The character `_` has no meaning here.", 0..1);
    check_error("a\u{1}", "The character U+0001 has no meaning here.", 1..2);
    check_error("x := \"abc", "This string is never closed.", 5..9);
    check_error("\"abc\ndef\"", "This string is never closed.", 0..4);
    check_error("\"abc\\", "This string is never closed.", 0..5);
    check_error(r#""é\q""#, r"The escape `\q` has no meaning here.", 3..5);
    check_error(r#""\u12""#, r"The escape `\u` has no meaning here.", 1..3);
}

#[test]
fn equal_sign() {
    let message = "Assignment is written `:=` and equality `==`.";
    check_error("0 = 1", message, 2..3);
    check_error("x = 1", message, 2..3);
    check_error("if x = 1 then 2 end", message, 5..6);
    check_error("= 1", message, 0..1);
    check_error("f(x = 1)", message, 4..5);
}

#[test]
fn brackets() {
    check_error("{1|2", "This `{` is never closed.", 0..1);
    check_error("f([1,2)", "Expected an operator, `,` or `]`, found `)`.", 6..7);
    check_hint("x;\nf([1,2)", "The `[` at line 2, column 3 is still open.");
    check_error("(1", "This `(` is never closed.", 0..1);
    check_error("f(1", "This `(` is never closed.", 1..2);
    check_error("a[1", "This `[` is never closed.", 1..2);
    check_error("{{1|2}", "This `{` is never closed.", 0..1);
    check_error("'{1|2}", "This `'` is never closed.", 0..1);
    check_error("1)", "This `)` closes nothing.", 1..2);
    check_error("{1|2}}", "This `}` closes nothing.", 5..6);
    check_error("]", "This `]` closes nothing.", 0..1);
    check_error("(1}", "Expected an operator, `,` or `)`, found `}`.", 2..3);
    check_error("a[1}", "Expected an operator or `]`, found `}`.", 3..4);
    check_error("()", "Expected an expression, found `)`.", 1..2);
    check_error("(1,2,3)", "Coordinates have two parts, `(row, column)`.", 4..5);
    check_error("{1 => 2, 3}", "Expected `=>` after the key of a map, found `}`.", 10..11);
    check_error("{1, 2 => 3}", "Expected an operator, `,`, `|` or `}`, found `=>`.", 6..8);
}

#[test]
fn games() {
    check_error("1|0", "The bar `|` stands outside of braces.", 1..2);
    check_error("{1|2|3}", "Two `|` stand at the same level of this game.", 4..5);
    check_error("{1||2|3||4}", "Two `||` stand at the same level of this game.", 7..9);
    check_error("{1|2|3||4}", "Two `|` stand at the same level of this game.", 4..5);
    check_error("a{1}", "Expected an operator, `,` or `|` in this game, found `}`.", 3..4);
    check_error("'{1,2}'", "Expected an operator, `,` or `|` in this game, found `}`.", 5..6);
    check_error("'1", "Expected `{` after `'`, found `1`.", 1..2);
    check_error("{1,|2}", "Expected an expression after `,`, found `|`.", 3..4);
    check_error("{1 2|3}", "Expected an operator, `,`, `|` or `}`, found `2`.", 3..4);
}

#[test]
fn operators() {
    check_error("1 +", "Expected an expression after `+`, found the end of the input.", 3..3);
    check_error("1 + / 2", "Expected an expression after `+`, found `/`.", 4..5);
    check_error("1 * / 2", "Expected an expression after `*`, found `/`.", 4..5);
    check_error("* 2 /", "Expected an expression after `/`, found the end of the input.", 5..5);
    check_error("a <=> b", "There is no operator `<=>`.", 2..5);
    check_error("x :=", "Expected an expression after `:=`, found the end of the input.", 4..4);
    check_error("x := ;", "Expected an expression after `:=`, found `;`.", 5..6);
    check_error("1 2", "Expected an operator or `;`, found `2`.", 2..3);
    check_error("a b", "Expected an operator or `;`, found `b`.", 2..3);
    check_error("a.", "Expected the name of a member after `.`, found the end of the input.", 2..2);
    check_error("a & b & c", "`&` cannot be chained.", 6..7);
    check_error("a is B is C", "`is` cannot be chained.", 7..9);
    check_error("1..2..3..4", "A range has at most three parts: `from..to..step`.", 7..9);
    check_error("1 := 2", "Only a name can stand to the left of `:=`.", 0..1);
    check_error("a.b := 2", "Only a name can stand to the left of `:=`.", 0..3);
    check_error("var 3", "Expected a name after `var`, found `3`.", 4..5);
    check_error("2^-1", "`-` cannot stand directly after `^`.", 2..3);
    check_hint("2^-1", "Put brackets around what it applies to: `2^(-1)`.");
    check_error("1 + not x", "`not` cannot stand directly after `+`.", 4..7);
    check_error("x^^2", "`^^` is not an operator.", 1..3);
    check_error("^^3", "A number cannot follow `^^`.", 2..3);
    check_error("2*3*", "Expected an expression after `*`, found the end of the input.", 4..4);
    check_hint("2*3*", "In a product or a power, add an up or a star with `+`.");
    check_error("2*1/2^", "Expected an expression after `^`, found the end of the input.", 6..6);
}

#[test]
fn blocks() {
    check_error("if x 1 end", "Expected `then` after the condition of `if`, found `1`.", 5..6);
    check_error("if x then 1", "This `if` is never closed.", 0..2);
    check_hint("if x then 1", "Add `end` at the end.");
    check_error(
        "if x then 1 else 2 elseif",
        "Expected an operator, `;` or `end`, found `elseif`.",
        19..25,
    );
    check_error("begin 1", "This `begin` is never closed.", 0..5);
    check_error("begin 1 2 end", "Expected an operator, `;` or `end`, found `2`.", 8..9);
    check_error("1 end", "This `end` closes nothing.", 2..5);
    check_error("else", "This `else` belongs to no `if`.", 0..4);
    check_error("x then", "This `then` belongs to no `if`.", 2..6);
    check_error("\"a\" \"b\"", "Expected an operator or `;`, found a string.", 4..7);
    check_error("error 3", "Expected `(` after `error`, found `3`.", 6..7);
    check_error("and", "Expected an expression, found `and`.", 0..3);
    check_error("{to => 3}", "Expected an expression, found `to`.", 1..3);
    check_hint("{to => 3}", "`to` is a word of the language, and no name.");
    check_hint("from := 3", "`from` is a word of the language, and no name.");
    check_hint("f(1 + by)", "`by` is a word of the language, and no name.");
    check_hint("(is, where) -> 3", "`is` is a word of the language, and no name.");
}

#[test]
fn rendering() {
    let text = "x := {0|1};\ny := (é + ;";
    let error = tweedle_syntax::parse(text.replace('é', "e").as_str()).unwrap_err();
    let expected = "\
error[expected]: Expected an expression after `+`, found `;`.
 --> a.cgs:2:11
  |
2 | y := (e + ;
  |           ^";
    assert_eq!(error.render("a.cgs", &text.replace('é', "e")), expected);
    assert!(error.render_coloured("a.cgs", text).contains("\u{1b}["));

    let text = "\"é\" \"é\"";
    let error = tweedle_syntax::parse(text).unwrap_err();
    assert_eq!((error.line(text), error.column(text)), (1, 5));
}

#[test]
fn words_in_capitals() {
    check_error("Singleton class A end", "`Singleton` is no word of the language.", 0..9);
    check_hint("Singleton class A end", "It is written `singleton`.");
    check_error("If x then y end", "`If` is no word of the language.", 0..2);
    check_error("Var x := 3", "`Var` is no word of the language.", 0..3);
    // A name may be written so.
    assert!(tweedle_syntax::parse("Var := 3; Var + 1").is_ok());
}
