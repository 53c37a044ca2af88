//! Texts and the trees they stand for, as s-expressions.

#[track_caller]
fn check(text: &str, expected: &str) {
    match tweedle_syntax::parse(text) {
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
    check("if a then 1 end.M", "(. (if (a 1)) M)");
    check("if a then 1 end f(2)", "(if (a 1)); (call f 2)");
    check("begin if a then 1 end [2] end (3)", "(begin (if (a 1)); [2]); (paren 3)");
    check("x := if a then 1 end Max 2", "(:= x (infix Max (if (a 1)) 2))");
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

#[test]
fn functions() {
    check("x -> x + 1", "(-> (x) (+ x 1))");
    check("() -> 3", "(-> () 3)");
    check("(x) -> x", "(-> (x) x)");
    check(
        "f := (x, y as Integer ? 3, z ?, rest...) -> x",
        "(:= f (-> (x (y as Integer ? 3) (z ?) (rest ...)) x))",
    );
    check(
        "(x as game.Integer, xs as List...) -> x",
        "(-> ((x as game.Integer) (xs as List ...)) x)",
    );
    check("x -> y -> x + y", "(-> (x) (-> (y) (+ x y)))");
    check("f((a, b) -> a, x -> not x)", "(call f (-> (a b) a) (-> (x) (not x)))");
    check("x -> begin y := x; y end", "(-> (x) (begin (:= y x); y))");
    check("f := x -> if x then 1 end;", "(:= f (-> (x) (if (x 1))));");
    check("((a)) + (b, c)", "(+ (paren (paren a)) (at b c))");
    check("def f(x) := x + 1", "(def f (x) (+ x 1))");
    check("def f() begin 1 end f()", "(def f () (begin 1)); (call f)");
    check("def f(x, y ? (z -> z)) := y := x", "(def f (x (y ? (paren (-> (z) z)))) (:= y x))");
}

#[test]
fn loops() {
    check(
        "for x from 1 to 10 by 2 while a where b do c end",
        "(loop (for x from 1 to 10 by 2 while a where b) (do c))",
    );
    check("for x from 1 yield x end", "(loop (for x from 1) (yield x))");
    check("for x in c do d; e end f", "(loop (for x in c) (do d; e)); f");
    check("for x := 3 yield x end", "(loop (for x := 3) (yield x))");
    check("while a where b do end", "(loop (while a where b) (do ))");
    check("while a for x in c yield x end", "(loop (while a) (for x in c) (yield x))");
    check(
        "for x in a for y in x where y > 0 yield x yield y; end",
        "(loop (for x in a) (for y in x where (> y 0)) (yield x) (yield y;))",
    );
    check("x := for y in z yield y end", "(:= x (loop (for y in z) (yield y)))");
    check("1 + for y in z yield y end", "(+ 1 (loop (for y in z) (yield y)))");
    check("for x in a do break; continue end", "(loop (for x in a) (do (break); (continue)))");
}

#[test]
fn comprehensions() {
    check("[x for x in c]", "[x (for x in c)]");
    check(
        "[x*y for x in c for y from x where y != 2]",
        "[(* x y) (for x in c) (for y from x where (!= y 2))]",
    );
    check("{x for x in c while x < 3}", "(set x (for x in c while (< x 3)))");
    check("{x => 1 for x in c}", "(map (x 1) (for x in c))");
    check("(x for x in c)", "[x (for x in c)]");
    check("Sum(x for x in c)", "(call Sum [x (for x in c)])");
    check("{* for x in c}", "(set * (for x in c))");
    check("[2* for x in c]", "[(+ 2 *) (for x in c)]");
}

#[test]
fn other_statements() {
    check("return", "(return)");
    check("return 3;", "(return 3);");
    check("try a finally b; end c", "(try a (finally b;)); c");
    check("import \"a\\\\b.cgs\"", "(import \"a\\\\b.cgs\")");
    check("clear;", "(clear);");
    check("this.x + super.F(1)", "(+ (. this x) (call (. super F) 1))");
}

#[test]
fn texts_with_values() {
    check(r#""a \(x) b""#, r#"(text "a " x " b")"#);
    check(r#""\(x)""#, r"(text x)");
    check(r#""\(f("\(y)", (1)))\n\(2)""#, r#"(text (call f (text y) (paren 1)) "\n" 2)"#);
    check(r#""\\(x)""#, r#""\\(x)""#);
    let script = tweedle_syntax::parse(r#""é \(1 + x)""#).unwrap();
    let tweedle_syntax::ast::StatementKind::Expr(text) = &script.statements[0].kind else {
        panic!()
    };
    let tweedle_syntax::ast::ExprKind::Interpolated(pieces) = &text.kind else { panic!() };
    let tweedle_syntax::ast::Piece::Value(sum) = &pieces[1] else { panic!() };
    assert_eq!(sum.span.range(), 6..11);
}

#[test]
fn classes() {
    check("class A end", "(class A)");
    check(
        "singleton class A(x, y as B ? 3) extends C, d.E end",
        "(singleton class A (x (y as B ? 3)) (extends C d.E))",
    );
    check(
        "class A() var x := 1, y; static var z; mutable private var w; end",
        "(class A () (var (x 1) (y)) (static var (z)) (mutable private var (w)))",
    );
    check(
        "class A def M := 1; def F(x) as B := x; def G begin 1 end def H() begin end; end",
        "(class A (def M 1) (def F (x) as B x) (def G (begin 1)) (def H () (begin )))",
    );
    check(
        "system class A external def M(x); static external override def N; end",
        "(system class A (external def M (x)) (external override static def N))",
    );
    check(
        "class A def op +(x) := x; def op unary - := 1; def op [](i) := i; def op ^(n) := n; end",
        "(class A (def op + (x) x) (def op unary - 1) (def op [] (i) i) (def op ^ (n) n))",
    );
    check(
        "class A class B end enum C D; end static x := 1; end x; if y then z end y end",
        "(class A (class B) (enum C (D)) (static (:= x 1);) x (if (y z)) y)",
    );
    check("enum A B, C; def M := 1; end 3", "(enum A (B C) (def M 1)); 3");
    check("enum A B end", "(enum A (B))");
    check("class A var x end class B def y := 1 end", "(class A (var (x))); (class B (def y 1))");
}

#[test]
fn documentation() {
    use tweedle_syntax::ast::{MemberKind, StatementKind};
    let text = "/** Outer.\n * More.\n */\nclass A /** no */ /** x */ private var x; /* y */ var y;\n\
                /** E. */ static enum E /** b */ B, C /** D */; end end";
    let script = tweedle_syntax::parse(text).unwrap();
    let StatementKind::Class(class) = &script.statements[0].kind else { panic!() };
    assert_eq!(class.doc.as_deref(), Some("Outer.\nMore."));
    let docs: Vec<_> = class.members.iter().map(|member| member.doc.as_deref()).collect();
    assert_eq!(docs, [Some("x"), None, Some("E.")]);
    let MemberKind::Class(inner) = &class.members[2].kind else { panic!() };
    assert_eq!(inner.doc.as_deref(), Some("E."));
    let docs: Vec<_> = inner.elements.iter().flatten().map(|it| it.doc.as_deref()).collect();
    assert_eq!(docs, [Some("b"), None]);
    assert_eq!(class.members[0].span.slice(text), "private var x");
    assert_eq!(script.statements[0].span.range(), 24..text.len());
}
