//! Texts and the trees they stand for, as s-expressions.

#[track_caller]
fn check(text: &str, expected: &str) {
    match tweedle_script::parse(text) {
        Ok(script) => assert_eq!(script.to_string(), expected, "{text}"),
        Err(error) => panic!("{}", error.render(text, text)),
    }
}

#[test]
fn statements() {
    check("", "");
    check(";", ";");
    check("1", "1");
    check("1;", "1;");
    check("x := 1; x + 1", "(:= x 1); (+ x 1)");
    check("x := y := 2", "(:= x (:= y 2))");
    check("var x := 3; var y; x", "(var x 3); (var y); x");
    check("begin 0; end", "(begin 0;)");
    check("begin x := 1; x end x;", "(begin (:= x 1); x); x;");
    check("begin end", "(begin )");
    check("if a then 1 elseif b then 2; else 3 end", "(if (a 1) (b 2;) (else 3))");
    check("if a then end if b then c end", "(if (a )); (if (b c))");
    check("if a then 1 end + 2", "(+ (if (a 1)) 2)");
    check("1 // one\n + /* two */ 2", "(+ 1 2)");
}

#[test]
fn precedence() {
    check("a or b and not c is D", "(or a (and b (not (is c D))))");
    check("not not a", "(not (not a))");
    check("a or b or c", "(or (or a b) c)");
    check("a == b + c", "(== a (+ b c))");
    check("a < b < c", "(chain a < b < c)");
    check("a <> b and c <| d and e |> f", "(and (and (<> a b) (<| c d)) (|> e f))");
    check("a === b or c !== d", "(or (=== a b) (!== c d))");
    check("a <= b != c >= d", "(chain a <= b != c >= d)");
    check("3 Max 5 + 1", "(infix Max 3 (+ 5 1))");
    check("a Max b Min c", "(infix Min (infix Max a b) c)");
    check("a Plus -b", "(infix Plus a (- b))");
    check("1..10", "(.. 1 10)");
    check("1..n+1..2", "(.. 1 (+ n 1) 2)");
    check("1 - 2 - 3", "(- (- 1 2) 3)");
    check("3 - 2 +- 6", "(+- (- 3 2) 6)");
    check("1 - -2", "(- 1 (- 2))");
    check("a + b & c : d * e", "(+ a (& b (: c (* d e))))");
    check("a : b : c", "(: (: a b) c)");
    check("2 * 3 / 4 % 5", "(% (/ (* 2 3) 4) 5)");
    check("-2^2", "(- (^ 2 2))");
    check("2*-3", "(* 2 (- 3))");
    check("2^3^4", "(^ 2 (^ 3 4))");
    check("2^(-1)", "(^ 2 (paren (- 1)))");
    check("-3.Abs", "(- (. 3 Abs))");
    check("- -3", "(- (- 3))");
    check("+-x", "(+- x)");
    check("+-{x,y}", "(+- (set x y))");
    check("+-(1*)", "(+- (paren (+ 1 *)))");
}

#[test]
fn operands() {
    check("\"a\\n\\u0041\"", "\"a\\nA\"");
    check("true == false", "(== true false)");
    check("123456789012345678901234567890", "123456789012345678901234567890");
    check(
        "game.grid.Clobber(\"xo|ox\").CanonicalForm",
        "(. (call (. (. game grid) Clobber) \"xo|ox\") CanonicalForm)",
    );
    check("f()(1)[2].X", "(. (index (call (call f) 1) 2) X)");
    check("f(1, y => 2, x)", "(call f 1 (=> y 2) x)");
    check("f(x := 1)", "(call f (:= x 1))");
    check("(1, 2)", "(at 1 2)");
    check("((1))", "(paren (paren 1))");
    check("[]", "[]");
    check("[1, [2], x]", "[1 [2] x]");
    check("error(\"no\")", "(error \"no\")");
    check("[pass]", "[pass]");
}

#[test]
fn braces() {
    check("{}", "(set)");
    check("{1,2}", "(set 1 2)");
    check("{=>}", "(map)");
    check("{1 => x, (1,2) => {3}}", "(map (1 x) ((at 1 2) (set 3)))");
    check("{|}", "{|}");
    check("{1|}", "{1|}");
    check("{|1,2}", "{|1 2}");
    check("{0,*|^}", "{0 *|^}");
    check("{3||2|1}", "{3|{2|1}}");
    check("{3|2||1}", "{{3|2}|1}");
    check("{4|3||2|1}", "{{4|3}|{2|1}}");
    check("{3|||2||1|0,*||||-1/2}", "{{3|{2|{1|0 *}}}|(/ (- 1) 2)}");
    check("{||1|||2}", "{{|1}|2}");
    check("{a,b||c,d|e}", "{a b|{c d|e}}");
    check("'{1|2}'", "'{1|2}'");
    check("'{ '{a|b}' |c}'", "'{'{a|b}'|c}'");
    check("'{a||b|c}'", "'{a|{b|c}}'");
    check("a{0|{a|1}}", "a{0|{a|1}}");
    check("a{0|b{a|b||1}}", "a{0|b{{a|b}|1}}");
    check("{0|pass}", "{0|pass}");
    check("1 Heat {2|3}", "(infix Heat 1 {2|3})");
}

#[test]
fn ups_and_stars() {
    check("*", "*");
    check("*3", "(star 3)");
    check("*(2+1)", "(star (paren (+ 2 1)))");
    check("*x", "(star x)");
    check("^", "^");
    check("^^^", "^^^");
    check("^*", "(upstar ^ *)");
    check("^3", "(^ 3)");
    check("^3*4", "(upstar (^ 3) (star 4))");
    check("^^*2", "(upstar ^^ (star 2))");
    check("vv*", "(upstar vv *)");
    check("v(x)", "(v (paren x))");
    check("v4*", "(upstar (v 4) *)");
    check("^<2>", "(^<> 2)");
    check("v<on>*", "(upstar (v<> on) *)");
    check("^[2]*3", "(upstar (^[] 2) (star 3))");
    check("v[on]", "(v[] on)");
    check("^<x", "(< ^ x)");
    check("^ < 2", "(< ^ 2)");
    check("^<2>==v", "(== (^<> 2) v)");
    check("{v|^}", "{v|^}");
    check("^ + *", "(+ ^ *)");
    check("2+*3", "(+ 2 (star 3))");
    check("2 *3", "(* 2 3)");
    check("2**", "(* 2 *)");
    check("-^*", "(- (upstar ^ *))");
    check("*.Options", "(. * Options)");
    check("^3.CanonicalForm", "(. (^ 3) CanonicalForm)");
}

#[test]
fn methods_on_ups_and_stars() {
    check("^ Heat 2", "(infix Heat ^ 2)");
    check("* Heat 2", "(infix Heat * 2)");
    check("^* Heat 2", "(infix Heat (upstar ^ *) 2)");
    check("vv Heat *", "(infix Heat vv *)");
    check("^n*2", "(upstar (^ n) (star 2))");
    check("^n + 1", "(+ (^ n) 1)");
    check("^n", "(^ n)");
}

/// What is printed for a number with something attached.
#[test]
fn printed_numbers() {
    check("2*", "(+ 2 *)");
    check("-2*", "(+ (- 2) *)");
    check("1/2^^*3", "(+ (/ 1 2) (upstar ^^ (star 3)))");
    check("6^", "(+ 6 ^)");
    check("6^*", "(+ 6 (upstar ^ *))");
    check("6^*2", "(+ 6 (upstar ^ (star 2)))");
    check("2vv", "(+ 2 vv)");
    check("1v*", "(+ 1 (upstar v *))");
    check("3/4v", "(+ (/ 3 4) v)");
    check("3/4v5*2", "(+ (/ 3 4) (upstar (v 5) (star 2)))");
    check("-5/2^*", "(+ (- (/ 5 2)) (upstar ^ *))");
    check("-1^[2]*", "(+ (- 1) (upstar (^[] 2) *))");
    check("1^<2>", "(+ 1 (^<> 2))");
    check("1v<2>*", "(+ 1 (upstar (v<> 2) *))");
    check("2Tiny(2)", "(+ 2 (call Tiny 2))");
    check("2Tiny(2v)", "(+ 2 (call Tiny (+ 2 v)))");
    check("5over", "(+ 5 over)");
    check(
        "-1/2Miny({9/2Miny(2)|5/2||2|1/2})",
        "(+ (- (/ 1 2)) (call Miny {{(+ (/ 9 2) (call Miny 2))|(/ 5 2)}|{2|(/ 1 2)}}))",
    );
    check("{2*|1*||*}", "{{(+ 2 *)|(+ 1 *)}|*}");
    check("{1*,2*|[3*]}", "{(+ 1 *) (+ 2 *)|[(+ 3 *)]}");
    check("2*.CanonicalForm", "(. (+ 2 *) CanonicalForm)");
    check("2* == 1^", "(== (+ 2 *) (+ 1 ^))");
}

#[test]
fn powers_and_products_stay() {
    check("2^3", "(^ 2 3)");
    check("2*3", "(* 2 3)");
    check("1/2*3", "(* (/ 1 2) 3)");
    check("2^x", "(^ 2 x)");
    check("2 ^ 3", "(^ 2 3)");
    check("2 ^ *", "(^ 2 *)");
    check("x^2", "(^ x 2)");
    check("1* - 2", "(* 1 (- 2))");
    check("3^ - 1", "(- (+ 3 ^) 1)");
    check("3-1^*", "(- 3 (+ 1 (upstar ^ *)))");
    check("3 Heat 2", "(infix Heat 3 2)");
    check("2 Tiny (2)", "(infix Tiny 2 (paren 2))");
    check("2*1/2", "(/ (* 2 1) 2)");
}
