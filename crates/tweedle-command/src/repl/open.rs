//! A test that an input goes on in the next line.

use super::pasted::{inputs, is_worksheet};
use tweedle_script::is_unfinished;

/// True if the only mistake of an input is that it ends; of a pasted worksheet, if that is so of its last input.
pub(super) fn is_open(text: &str) -> bool {
    if !is_worksheet(text) {
        return is_unfinished(text);
    }
    inputs(text, is_unfinished).last().is_some_and(|(_, last)| is_unfinished(last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn open_and_closed() {
        let check = |text: &str, expected: bool| assert_eq!(is_open(text), expected, "{text}");
        check("", false);
        check("1 + 1", false);
        check("{1|", true);
        check("{1|0}", false);
        check("f(x, [1,", true);
        check("f(x, [1,)", false);
        check("begin x := 1;", true);
        check("begin x := 1; end", false);
        check("if x then y", true);
        check("if x then y else z end", false);
        check("for x in [1,2]", true);
        check("for x in [1,2] do", true);
        check("for x in [1,2] while x < 2 do x end", false);
        check("for x in [1,2] yield x yield", true);
        check("for x in [1,2] yield x yield -x end", false);
        check("[x for x in [1,2]]", false);
        check("[x for x in [1,2]", true);
        check("class A(x) def b := x;", true);
        check("class A(x) static var y := 1; static y := 2 end def b := x; end", false);
        check("def f(x) begin for y in x do y end", true);
        check("\"{\"", false);
        check("\"{", false);
        check("1 // {", false);
        check("1 /* { */", false);
        check("1 /* never closed", true);
        check("/*/", true);
        check("1 // not /* open", false);
        check("1 }", false);
        // Inputs that wait for an operand or a body.
        check("x +", true);
        check("x + // one more", true);
        check("x :=", true);
        check("def f(n) :=", true);
        check("def f(n)", true);
        check("x -> ", true);
        check("x.", true);
        check("not", true);
        check("x <", true);
        check("1..", true);
        check("x + 1;", false);
        check("x + 1; y -", true);
        check("2*", false);
        check("^", false);
        // Mistakes that no further line mends.
        check("x =", false);
        check("i++", false);
        check("x + )", false);
        check("let x", false);
        check("= = +", false);
        // Worksheets.
        check("> {1|", true);
        check("> 1\n1 +", false);
        check("> 1\n1\n> x +", true);
    }
}
