//! The language: functions, loops, classes, and what it says of mistakes in them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tweedle_script::{ClassPath, Session};

/// What an input prints, or the message after `!!`.
fn printed(session: &mut Session, input: &str) -> String {
    match session.run(input) {
        Ok(text) => text.unwrap_or_default(),
        Err(failure) => format!("!!{failure}"),
    }
}

/// Inputs with what they print, each in a session of its own.
fn check(rows: &[(&str, &str)]) {
    for (input, expected) in rows {
        assert_eq!(
            printed(&mut Session::of(tweedle_rulesets::standard()), input),
            *expected,
            "{input}"
        );
    }
}

/// Files in memory.
struct Files(HashMap<&'static str, &'static str>);

impl ClassPath for Files {
    fn read(&self, path: &str) -> Option<std::io::Result<(String, String)>> {
        self.0.get(path).map(|text| Ok((path.to_owned(), (*text).to_owned())))
    }

    fn is_folder(&self, path: &str) -> bool {
        self.0.keys().any(|file| file.starts_with(&format!("{path}/")))
    }
}

/// The same with files.
fn check_with(files: &[(&'static str, &'static str)], rows: &[(&str, &str)]) {
    for (input, expected) in rows {
        let mut session = Session::of(tweedle_rulesets::standard());
        session.set_class_path(Files(files.iter().copied().collect()));
        assert_eq!(printed(&mut session, input), *expected, "{input}");
    }
}

#[test]
fn loops() {
    check(&[
        ("[x*x for x from 6 to 1 by -2]", "[36,16,4]"),
        ("{x*x for x from 1 to 10 by 3}", "{1,16,49,100}"),
        ("{x for x from 0 to ^5 by ^*}", "{0,^*,^^,^3*,^4}"),
        ("{x for x from 1 while x < 10 where x % 3 == 1}", "{1,4,7}"),
        ("{x for x in [1,2,3,2] where x % 2 == 1}", "{1,3}"),
        ("for x in [1,2,3,2] while x % 2 == 1 yield x end", "[1]"),
        ("for x in [1,2,3,2] while x % 2 == 1 where x != 1 yield x end", "[]"),
        ("for x from 1 while x < 10 where x % 3 == 1 yield x yield x + 1 end", "[1,2,4,5,7,8]"),
        ("for x in [1,2] for y in [x,10] yield x * y end", "[1,10,4,20]"),
        ("Sum(x*x for x := 5)", "25"),
        ("{x => x * x for x in 1..3}", "{1 => 1, 2 => 4, 3 => 9}"),
        ("s := 0; for x in 1..4 do s := s + x end; s", "10"),
        ("for x in 1..3 do x end", "Nothing"),
        ("x := 0; while x < 5 do x := x + 2 end; x", "6"),
        ("x := 0; while x < 5 yield x := x + 2 end", "[2,4,6]"),
        ("[x for x in 5..1..-2]", "[5,3,1]"),
        ("for x from 1 to 3 by 0 do x end", "!!The step of a loop cannot be 0."),
        (
            "for x in 7 do x end",
            "!!A loop goes through a collection, and this is a `game.Integer`.",
        ),
        // What the original parses and does not do.
        ("for x in 1..9 where x % 2 == 0 yield if x == 6 then break end; x end", "[2,4]"),
        ("s := 0; for x in 1..9 do if x % 2 == 0 then continue end; s := s + x end; s", "25"),
        (
            "begin var r := 0; for x in 1..3 do for y in 1..3 do if y == 2 then break end; r := r + 1 end end; r end",
            "3",
        ),
        (
            "f := n -> begin for x in 1..n do if x * x > 10 then return x end end; 0 end; [f(9), f(2)]",
            "[4,0]",
        ),
        ("x := 0; begin try x := 1; error(\"no\") finally x := x + 10 end end; x", "!!no"),
        ("break", "!!This `break` stands in no loop."),
        ("f := () -> begin try return 1 finally 2 end end; f()", "1"),
        ("1 < 2 <= 2 < 3", "true"),
        ("1 < 2 > 5", "false"),
    ]);
    let mut session = Session::of(tweedle_rulesets::standard());
    assert_eq!(
        printed(&mut session, "x := 0; try x := 1; error(\"no\") finally x := x + 10 end"),
        "!!no"
    );
    assert_eq!(printed(&mut session, "x"), "11");
}

#[test]
fn functions() {
    check(&[
        ("f := x -> x + 1; f(3)", "4"),
        ("y := 3; f := x -> x+y; y := 4; f(5)", "9"),
        (
            "f := (x, y ? 5, z...) -> [x,y,z]; [f(1), f(1,2), f(1,2,3,4), f(1, y => 7)]",
            "[[1,5,[]],[1,2,[]],[1,2,[3,4]],[1,7,[]]]",
        ),
        ("f := x -> y -> x + y; f(3)(4)", "7"),
        ("def fib(n) := if n < 2 then n else fib(n - 1) + fib(n - 2) end; fib(20)", "6765"),
        ("def f(x) begin var y := x * 2; y + 1 end; f(5)", "11"),
        ("f := (x, y) -> x; f(1)", "!!Missing required parameter (in function call): `y`"),
        (
            "f := (x, y) -> x; f(1,2,3)",
            "!!Too many arguments (in function call): 3 (expecting at most 2)",
        ),
        ("f := (x, y) -> x; f(1, foo => 2)", "!!Invalid parameter name (in function call): `foo`"),
        (
            "f := (x, y) -> x; f(3, x => 4)",
            "!!Named parameter shadows an earlier ordinary argument (in function call): `x`",
        ),
        (
            "f := (x, y) -> x; f(y => 4, 5)",
            "!!Named parameter `y` appears in earlier position than an ordinary argument",
        ),
        ("f := (x, y) -> x; f(x => 1, x => 2)", "!!Duplicate named parameter: `x`"),
        (
            "f := (x as Integer) -> x; f(1/2)",
            "!!Argument `x` (in function call) has type `game.DyadicRational`, which does not match expected type `game.Integer`",
        ),
        (
            "f := (a..., b) -> a; 0",
            "!!Invalid expansion for parameter `a`: must be in last position",
        ),
        ("5(3)", "!!No method `Eval` for class: `game.Integer`"),
        (
            "f := n -> f(n + 1); f(0)",
            "!!Maximum recursive depth exceeded. (Possible infinite recursion?)",
        ),
        // Functions share the variables of what they are made in.
        (
            "begin var s := 0; var add := x -> begin s := s + x end; for i in 1..4 do add(i) end; s end",
            "10",
        ),
        ("fs := [x -> x + i for i in 1..3]; [f(10) for f in fs]", "[11,12,13]"),
        (
            "make := () -> begin var n := 0; () -> begin n := n + 1 end end; a := make(); b := make(); [a(), a(), b()]",
            "[1,2,1]",
        ),
        ("begin def even(n) := if n == 0 then true else even(n - 2) end; even(10) end", "true"),
        ("[3,1,2].SortedWith((a, b) -> b - a)", "[3,2,1]"),
        ("[5,12,13].Apply(x -> x + 1)", "[6,13,14]"),
        ("k", "!!That variable is not defined: `k`"),
        ("\"a \\(1+2) b \\(\"c\")\"", "\"a 3 b c\""),
        ("Integer := 3", "!!Cannot assign to class name as variable: `Integer`"),
        ("begin var x := 1; var x := 2; x end", "2"),
    ]);
}

#[test]
fn classes() {
    check(&[
        (
            "class P(a, b ? 3) def s := a + b; def t(k) := a * k; end; p := P(4); [p, p.s, p.t(5), p.b]",
            "[P(4, b => 3),7,20,3]",
        ),
        ("class P(a) end; [P(3) == P(3), P(3) == P(4), P(3) === P(3)]", "[true,false,true]"),
        (
            "mutable class C() mutable var n := 0; def inc() begin n := n + 1 end end; c := C(); c.inc(); c.inc(); c.n",
            "2",
        ),
        (
            "class C() var n := 0; def inc() begin n := n + 1 end end; C().inc()",
            "!!Cannot reassign to immutable var: `n`",
        ),
        (
            "class C(x) end; C(MutableList())",
            "!!Cannot assign mutable object to var `x` of immutable class `C`",
        ),
        (
            "class A(x) def f := x; def g := f + 1; end; class B(x) extends A override def f := 10 * x; end; B(2).g",
            "21",
        ),
        (
            "class A(x) def f(y) := x + y; end; class B(x) extends A override def f(y) := super.f(y) * 2; end; B(1).f(2)",
            "6",
        ),
        (
            "class A() def f := 1; end; class B() extends A def f := 2; end",
            "!!Method `B.f` must be declared with `override`, since it overrides `A.f`",
        ),
        ("class A() override def f := 1; end", "!!Method `A.f` overrides nothing"),
        ("class A() def f := 1; def f := 2; end", "!!Method `A.f` is declared twice"),
        (
            "class A() def f(a as Integer, b as Integer) := 1; def f(a as Integer, b as Integer) := 2; end",
            "!!Method `A.f(game.Integer, game.Integer)` is declared twice",
        ),
        ("class A() var x; class x() end end", "!!Duplicate symbol `x` in class `A`"),
        (
            "singleton class S(x) end",
            "!!Class `S` must not have a constructor if declared `singleton`",
        ),
        ("class A extends Nobody end", "!!Unknown class in extends clause: `Nobody`"),
        (
            "mutable class M() end; class N() extends M end",
            "!!Subclass `N` of mutable class `M` is not declared `mutable`",
        ),
        ("class N end; N()", "!!No method `Eval` for class: `N`"),
        ("singleton class S var x := 5; def y := x + 1; end; [S.x, S.y]", "[5,6]"),
        ("class A() static var n := 3; static def twice := n + n; end; [A.n, A.twice]", "[3,6]"),
        ("class A() static var n := 3; static n := n + 1 end end; A.n", "4"),
        (
            "class O(x) class I(y) def s := x + y; end; def make(z) := I(z); end; o := O(10); [o.make(1).s, o.I(2).s]",
            "[11,12]",
        ),
        (
            "enum Colour Red, Green; def next := if this == Red then Green else Red end; end; [Colour.Red, Colour.Red.next, Colour.Red == Colour.Green]",
            "[Colour.Red,Colour.Green,false]",
        ),
        (
            "class M(n) def f(x as Integer) := 1; def f(x as String) := 2; def f(x as Integer, y as Integer) := 3; end; m := M(0); [m.f(1), m.f(\"\"), m.f(1,2)]",
            "[1,2,3]",
        ),
        (
            "class V(x) def op +(that as V) := V(x + that.x); def op unary - := V(-x); def op [](i) := x * i; end; [V(1) + V(2), -V(3), V(5)[2]]",
            "[V(3),V(-3),10]",
        ),
        ("class Q(s) override def ToString := \"<\\(s)>\"; end; [Q(3), Q(4)]", "[<3>,<4>]"),
        (
            "class A(x) end; A(1).y",
            "!!Not a method or member variable: `y` (in object of class `A`)",
        ),
        ("class Grid() end", "!!There is a class `Grid` already."),
        // Fields of a class that is extended have their first values, too.
        (
            "class A(n ? 2) var m := n * 10; end; class B() extends A var k := m + 1; end; B().k",
            "21",
        ),
    ]);
}

#[test]
fn classes_inside_extend_each_other_and_inherited_ones() {
    let base = "class A() class B(n) def Twice := n + n; end class C(n) extends B end \
                class D class E extends B def Twice() := 1; end end def Make(n) := this.C(n); end;";
    for (input, expected) in [
        ("A().C(4).Twice", "8"),
        ("A().Make(4)", "A.C(4)"),
        ("class F() extends A class G(n) extends B end end; F().G(5).Twice", "10"),
        ("class F() extends A class G(n) extends C end end; F().G(5)", "F.G(5)"),
        ("class F() extends A end; F().C(5)", "F.C(5)"),
        ("class F() extends A override class C(n) extends B end end; F().Make(2)", "F.C(2)"),
        ("class F class G extends H end class H end end", "!!Unknown class in extends clause: `H`"),
    ] {
        check(&[(&format!("{base} {input}"), expected)]);
    }
}

#[test]
fn files_with_classes_and_scripts() {
    let files = [
        (
            "shop/Item.cgs",
            "/** A thing. */ class Item(price) def twice := Helper(price).double; end",
        ),
        ("shop/Helper.cgs", "class Helper(x) def double := 2 * x; end"),
        ("Round.cgs", "class Round(x) def other := Trip(x); end"),
        ("Trip.cgs", "class Trip(x) def other := Round(x); end"),
        ("Loop.cgs", "class Loop() extends Loop end"),
        ("Wrong.cgs", "class Right() end"),
        ("numbers.cgs", "a := 3;\na * 7"),
        ("Late.cgs", "class Late(x)\n  def f(y) := y + nobody;\nend"),
        ("Open.cgs", "class Open(x\n  def f := 1;\nend"),
    ];
    check_with(
        &files,
        &[
            ("shop.Item(5).twice", "10"),
            ("shop.Item(5)", "Item(5)"),
            ("[Round(1).other, Round(1).other.other]", "[Trip(1),Round(1)]"),
            ("Loop()", "!!The class `Loop` extends itself."),
            ("Wrong(1)", "!!The file `Wrong.cgs` declares a class with another name: `Right`"),
            ("numbers()", "21"),
            // A variable is meant, and not the file of the same name.
            ("def numbers(n) := if n == 0 then 0 else numbers(n - 1) + n end; numbers(3)", "6"),
            ("numbers := n -> if n == 0 then 0 else numbers(n - 1) + n end; numbers(3)", "6"),
            ("Late(1).f(2)", "!!That variable is not defined: `nobody`"),
        ],
    );
    let mut session = Session::of(tweedle_rulesets::standard());
    session.set_class_path(Files(files.into_iter().collect()));
    let failure = session.run("x := Late(1); 1 + x.f(2)").unwrap_err();
    let text = failure.text().expect("it is in the file");
    assert_eq!((text.name.as_str(), failure.diagnostic.line(&text.text)), ("Late.cgs", 2));
    assert_eq!(failure.calls().len(), 1);
    assert_eq!(failure.calls()[0].source.name, "input");
    let failure = session.run("Open(1)").unwrap_err();
    assert_eq!(failure.text().map(|text| text.name.as_str()), Some("Open.cgs"));
}

#[test]
fn places_of_mistakes_in_functions() {
    let mut session = Session::of(tweedle_rulesets::standard());
    session.run("f := x -> x + nobody").unwrap();
    let failure = session.run("[1, f(2)]").unwrap_err();
    // The function stands in the input before.
    assert_eq!(failure.text().unwrap().text, "f := x -> x + nobody");
    assert_eq!(failure.diagnostic.span.range(), 14..20);
    assert_eq!(failure.calls()[0].span.range(), 4..8);
    let failure = session.run("g := x -> x.Foo; g(2)").unwrap_err();
    assert_eq!((failure.text(), failure.diagnostic.span.range()), (None, 12..15));
}

/// Lists, sets and maps that change in variables of a function, which alone has them.
#[test]
fn collections_that_change_in_functions() {
    let list = "def f() := begin var l := MutableList(); for i from 1 to 3 do l.Add(i) end;";
    let map = "def f() := begin var m := MutableMap(); m.Put(1, 2); m.Put(\"a\", true);";
    let rows = [
        (format!("{list} l.Update(2, true); l.Add(*); l.Update(4, 7); l end; f()"), "MutableList(1, true, 3, 7)"),
        (format!("{list} l.Update(1, l[3]); l.Update(3, 2 * l[1]); l end; f()"), "MutableList(3, 2, 6)"),
        (format!("{list} var k := l; l.Update(1, 9); l.Add(k[1]); k end; f()"), "MutableList(9, 2, 3, 9)"),
        (format!("{list} l.Update(1, [l.Size, l.Contains(3), l.Contains(*)]); l[1] end; f()"), "[3,true,false]"),
        (format!("{list} l.Clear(); l.Add(true); l.Add(1/2); [l[1], l[2]] end; f()"), "[true,1/2]"),
        (format!("{list} l.Update(4, 1) end; f()"), "!!List index out of bounds: 4"),
        (format!("{list} l.Update(0, 1) end; f()"), "!!List index out of bounds: 0"),
        (format!("{list} l[4] end; f()"), "!!List index out of bounds: 4"),
        (format!("{list} l.RemoveAt(2); l.Remove(3); l.Add(true); l.Remove(true); l end; f()"), "MutableList(1)"),
        (format!("{map} m.Put(1, 3); [m[1], m[\"a\"], m.ContainsKey(1), m.ContainsKey(2), m.Size] end; f()"), "[3,true,true,false,2]"),
        (format!("{map} m[2] end; f()"), "!!Key not found: 2"),
        (format!("{map} m.Put(m, m); m[m].Size end; f()"), "3"),
        ("def f() := begin var s := MutableSet(); s.Add(1); s.Add(1); s.Add(true); [s.Size, s.Contains(1), s.Contains(2)] end; f()".to_owned(), "[2,true,false]"),
        ("class C() def Add(x) := x + 1; def Update(x, y) := x * y end; def f(c) := [c.Add(1), c.Update(2, 3)]; f(C())".to_owned(), "[2,6]"),
    ];
    for (input, expected) in &rows {
        check(&[(input, expected)]);
    }
}

/// Boards and strips that are updated by a map as it is written, and what else has a method of that name.
#[test]
fn updates_by_written_maps() {
    check(&[
        ("Strip([0,0,0]).Updated({1 => 5, 3 => 7})", "Strip([5,0,7])"),
        ("Strip([0,0,0]).Updated({1 => 1000, 1 => 5})", "Strip([5,0,0])"),
        ("Grid([[0,0],[0,0]]).Updated({(1,2) => 3, (2,1) => -1})", "Grid([[0,3],[-1,0]])"),
        ("class C() def Updated(m) := m.Size end; C().Updated({1 => 2, 3 => 4})", "2"),
        ("def f(l) := l.Updated(2, 0); f([5,6,7])", "[5,0,7]"),
    ]);
    for input in [
        "Strip([0,0]).Updated({3 => 1})",
        "Strip([0,0]).Updated({1 => 128})",
        "Strip([0,0]).Updated({(1,1) => 1})",
        "Grid([[0]]).Updated({(1,2) => 1})",
        "Grid([[0]]).Updated({1 => 1})",
        "[1].Updated({1 => 1})",
    ] {
        // The message is the one for a map that stood in a variable.
        let (object, map) = input.split_once(".Updated(").unwrap_or_default();
        let apart = format!("m := {}; {object}.Updated(m)", map.trim_end_matches(')'));
        let [told, expected] = [input, &apart]
            .map(|input| printed(&mut Session::of(tweedle_rulesets::standard()), input));
        assert!(told.starts_with("!!"), "{input}");
        assert_eq!(told, expected, "{input}");
    }
}

/// Functions that the library calls again and again.
#[test]
fn functions_for_the_library() {
    check(&[
        ("[3,1,2].SortedWith((a, b) -> a - b)", "[1,2,3]"),
        (
            "[3,1,2].SortedWith((a, b) -> [2,1].SortedWith((c, d) -> c - d)[1] + a - b - 1)",
            "[1,2,3]",
        ),
        (
            "def f(n) := if n == 0 then 0 else f(n - 1) + 1 end; [3,1,2].SortedBy(x -> f(x))",
            "[1,2,3]",
        ),
        ("begin var n := 0; [1,2,3].ForEach(x -> begin n := n + x end); n end", "6"),
        (
            "begin var n := 10; [1,2,3].Apply(x -> begin n := n + x; y -> n + y end).Apply(f -> f(1)) end",
            "[17,17,17]",
        ),
        ("[1,2,3].Apply((x, y ? 5) -> x + y)", "[6,7,8]"),
        (
            "[1,2].Filter(x -> x)",
            "!!This function gives true or false, and it gave a `game.Integer`.",
        ),
        ("[0].Apply({0 => 3})", "[3]"),
        ("[1,2].Apply(x -> [5][x])", "!!List index out of bounds: 2"),
        ("[1,2,3].Count(x -> x > 1)", "2"),
        (
            "[[1,2,3].Find(x -> x > 1), [1].Find(x -> x > 1), [1,2].Exists(x -> x > 1), [1,2].ForAll(x -> x > 1)]",
            "[2,Nothing,true,false]",
        ),
    ]);
}

/// Objects that hold each other twice, so that neither handle looks as if it were the last, are dropped without a deep stack.
#[test]
fn objects_that_are_held_twice() {
    check(&[(
        "class P(a, b) end; def f() := begin var p := 0; for i from 1 to 100000 do p := P(p, p) end; 1 end; f()",
        "1",
    )]);
}

#[test]
fn collections_that_change() {
    check(&[
        ("x := MutableList([3,1]); x.Add(*); x.Update(1, ^); x", "MutableList(^, 1, *)"),
        ("x := MutableList([3,1,3]); x.Remove(3); x", "MutableList(1, 3)"),
        ("x := MutableList([3,*,1/2]); x.Sort(); x", "MutableList(1/2, 3, *)"),
        ("x := MutableMap({5 => Left}); x.Put(3, false); x", "MutableMap(3 => false, 5 => Left)"),
        ("x := MutableSet(); x.AddAll([0,1,7,5,3,2,9]); x.ToSet", "{0,1,2,3,5,7,9}"),
        ("x := MutableList(); x.AddAll([0,1,7,5,3,2,9]); x.ToList.Sorted", "[0,1,2,3,5,7,9]"),
        (
            "x := MutableMap(); for n in 1..5 do x.Put(n % 2, n) end; [x[0], x[1], x.Size]",
            "[4,5,2]",
        ),
        ("MutableList([1])[2]", "!!List index out of bounds: 2"),
    ]);
}

#[test]
fn ranges_and_lists_are_the_same() {
    check(&[
        ("1..0 === []", "true"),
        ("1..3 == [1,2,3]", "true"),
        ("[{1..3, [1,2,3]}.Size, (1..10..2).Contains(9)]", "[1,true]"),
    ]);
}

#[test]
fn long_and_deep_programs() {
    let mut session = Session::of(tweedle_rulesets::standard());
    // More constants, names and jumps than sixteen bits count.
    let list: Vec<String> = (0..70_000).map(|n| format!("\"{n}\"")).collect();
    let input = format!("[{}].Length", list.join(","));
    assert_eq!(printed(&mut session, &input), "70000");
    let branches: Vec<String> =
        (0..12_000).map(|n| format!("if x == {n} then y := y + {n} end")).collect();
    let input = format!(
        "f := x -> begin var y := 1; {} y end; [f(11999), f(0)]",
        branches.join("; ") + ";"
    );
    assert_eq!(printed(&mut session, &input), "[12000,1]");
    // A list within a list within a list.
    let input = "x := []; for n in 1..200000 do x := [x] end; x.Length";
    assert_eq!(printed(&mut session, input), "1");
    assert_eq!(printed(&mut session, "x := 0"), "0");
}

#[test]
fn properties_are_called_like_methods() {
    check(&[
        // Deeper than machines may stand inside of each other.
        (
            "class Chain(n) def Depth := if n == 0 then 0 else 1 + Chain(n - 1).Depth end; end\n\
             Chain(20000).Depth",
            "20000",
        ),
        (
            "class Endless() def Depth := 1 + this.Depth; end\nEndless().Depth",
            "!!Maximum recursive depth exceeded. (Possible infinite recursion?)",
        ),
        // What a property gives comes to where it is needed.
        (
            "class P(n) def Half := n / 2; end\n\
             [P(4).Half + P(6).Half, [P(2 * k).Half for k from 1 to 3]]",
            "[5,[1,2,3]]",
        ),
    ]);
}

#[test]
fn a_site_that_meets_many_classes_finds_the_right_member() {
    check(&[
        (
            "class A() def X := 1; def M() := 10; end\n\
             class B() var X := 2; def M(k ? 5) := 20 + k; end\n\
             class C() class X() def Y := 3; end def M() := [this.X().Y]; end\n\
             [[it.M() for it in [A(), B(), C(), A()]], [it.X for it in [A(), B(), A(), B()]]]",
            "[[10,25,[3],10],[1,2,1,2]]",
        ),
        ("[it.Length for it in [[1,2], \"abc\", Strip.Empty(4), [1], \"ab\"]]", "[2,3,4,1,2]"),
        ("[it.Size for it in [[1,2], {1,1}, \"abc\", [3]]]", "[2,1,3,1]"),
    ]);
}

#[test]
fn names_of_the_library_can_be_taken_later() {
    let mut session = Session::of(tweedle_rulesets::standard());
    let rows = [
        ("f := () -> Symmetry.Flip.Length; f() + f()", "8"),
        ("g := () -> Mine(1).N; g()", "!!That variable is not defined: `Mine`"),
        ("class Mine(N) end", "⟪Mine⟫"),
        ("g := () -> Mine(1).N; g()", "1"),
    ];
    for (input, expected) in rows {
        assert_eq!(printed(&mut session, input).lines().next(), Some(expected), "{input}");
    }
}

#[test]
fn texts_that_grow_and_maps_of_places() {
    check(&[
        (
            "f := () -> begin var s := \"a\"; var t := s; for i from 1 to 3 do s := s + \"b\" end; \
             [s, t, s + s] end; f()",
            "[\"abbb\",\"a\",\"abbbabbb\"]",
        ),
        ("f := () -> begin var s := \"ab\"; s := s + s; s := s + s; s end; f()", "\"abababab\""),
        ("{(2,1) => 5, (1,1) => 4, (2,1) => 6}", "{(1,1) => 4, (2,1) => 6}"),
        ("{3 => 1, 1 => 2, 3 => 4, 1 => 5}", "{1 => 5, 3 => 4}"),
        (
            "f := () -> begin var s := 1; s := s + abs(s - 5); s end; def abs(x) := Max([x, -x]); f()",
            "5",
        ),
    ]);
}

#[test]
fn is_asks_for_classes_of_programs() {
    check(&[
        ("class P(x) end; [P(1) is P, 3 is P]", "[true,false]"),
        ("enum Color Red, Green; end; [Color.Red is Color, 3 is Color]", "[true,false]"),
        ("singleton class S def a := 3; end; y := S; [y is S, 3 is S]", "[true,false]"),
    ]);
}

#[test]
fn members_of_the_library_need_no_this() {
    check(&[
        ("class O() class I() def f := EnclosingObject; end; def i := I(); end; O().i.f", "O()"),
        (
            "class G() extends Game override def Options(p as Player) := [0]; def f := CanonicalForm; end; G().f",
            "*",
        ),
    ]);
}

#[test]
fn ranges_are_lists_that_need_no_room() {
    check(&[
        ("[(1..10)[3], (1..2..1/4)[3], (9..1..-4)[3]]", "[3,3/2,1]"),
        ("(1..10)[11]", "!!List index out of bounds: 11"),
        ("[(1..10^12).Size, (1..10^12).IsEmpty, (5..1).Length]", "[1000000000000,false,0]"),
        (
            "[(1..10^12).Contains(10^11), (1..9..2).Contains(4), (1..2..1/4).Contains(5/4)]",
            "[true,false,true]",
        ),
    ]);
}

#[test]
fn classes_that_could_not_be_made_are_not_there_half() {
    let files = [("Sj.cgs", "singleton class Sj static var q := error(\"no\"); var z := 3; end")];
    let mut session = Session::of(tweedle_rulesets::standard());
    session.set_class_path(Files(files.into_iter().collect()));
    for _ in 0..2 {
        assert_eq!(printed(&mut session, "Sj.z"), "!!no");
    }
}

/// Also what methods of a ruleset print, which run in sessions of their own.
#[test]
fn lines_that_a_program_prints() {
    check(&[
        ("System.Print(1/2)", "1/2\nNothing"),
        ("System.Print(1/2);", "1/2"),
        ("System.Print(\"\"); 3", "\n3"),
        ("for i from 1 to 2 do System.Print([i, \"a\"]) end; 3", "[1,\"a\"]\n[2,\"a\"]\n3"),
        (
            "System.Print()",
            "!!Missing required parameter (in call to `cgsuite.lang.System.Print`): `value`",
        ),
        (
            "class Heap(n) extends ImpartialGame
               override def Options := begin
                 System.Print(\"heap \\(n)\");
                 [Heap(m) for m from 0 to n - 1]
               end;
             end;
             Heap(1).NimValue",
            "heap 1\nheap 0\n1",
        ),
    ]);
    let heard = Arc::new(Mutex::new(Vec::new()));
    let mut session = Session::of(tweedle_rulesets::standard());
    let ear = heard.clone();
    session.set_printer(move |line| ear.lock().unwrap().push(line.to_owned()));
    assert_eq!(printed(&mut session, "System.Print(*2); 3"), "3");
    session.clear();
    assert_eq!(
        printed(&mut session, "System.Print(*3); nowhere"),
        "!!That variable is not defined: `nowhere`"
    );
    assert_eq!(*heard.lock().unwrap(), ["*2", "*3"]);
}

/// Instructions that are made of several others do what those do.
#[test]
fn sums_into_variables_of_objects() {
    check(&[(
        "mutable class C()
           mutable var n := 0; mutable var m := 50;
           def Inc(c) begin n := (if c then m else n end) + 1; n end
           def Add() begin n := n + 1 end
           def Take() begin n := n - 3; n end
           def Join() begin n := [1]; n := n + 1 end
         end;
         c := C(); [c.Inc(true), c.Inc(false), c.Add(), c.Add(), c.Take(), c.n]",
        "[51,52,53,54,51,51]",
    )]);
}

/// What stands after `finally` sees the variables before its `try`, however it is left.
#[test]
fn variables_after_finally() {
    check(&[
        (
            "r := 0; def f() begin var x := 1; try var x := 2; return x finally r := x end end; [f(), r]",
            "[2,1]",
        ),
        (
            "r := []; for i from 1 to 3 do var x := i; try var x := 10 * i; if i > 1 then continue end finally r := r.Adjoin(x) end end; r",
            "[1,2,3]",
        ),
    ]);
}

/// An object may hold itself in a variable, and be an element of a set.
#[test]
fn objects_that_hold_themselves_have_a_hash() {
    check(&[("class Own(n) var me := this; end\nx := Own(3); {x, x, Own(4)}.Size", "2")]);
}
