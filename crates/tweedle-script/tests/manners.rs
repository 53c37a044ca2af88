//! What people write who know the subject and not the language, and what they are told.

use tweedle_script::Session;

#[track_caller]
fn check(table: &[(&str, &str)]) {
    for (input, expected) in table {
        let found = match Session::of(tweedle_rulesets::standard()).run(input) {
            Ok(output) => output.unwrap_or_default(),
            Err(failure) => format!("!!{failure}"),
        };
        assert_eq!(found, *expected, "{input}");
    }
}

/// Inputs with a mistake, and the advice; empty if there is none.
#[track_caller]
fn check_hints(table: &[(&str, &str)]) {
    for (input, expected) in table {
        let failure = Session::of(tweedle_rulesets::standard()).run(input).expect_err(input);
        assert_eq!(
            failure.into_details().diagnostic.hint.unwrap_or_default(),
            *expected,
            "{input}"
        );
    }
}

#[test]
fn symbols_of_books_are_read() {
    check(&[
        ("∗", "*"),
        ("∗5", "*5"),
        ("{0|∗} == ↑", "true"),
        ("↑+↑ == ^^", "true"),
        ("⇑∗ == ^^*", "true"),
        ("↑3 == 3·↑", "true"),
        ("⇓ + ↓↓ + ↓", "v5"),
        ("1/2 + ↑+↑ + ∗3 == 1/2^^*3", "true"),
        ("½⇑∗3 == 1/2^^*3", "true"),
        ("2↑3 == 2 + ^3", "true"),
        ("↑ + ↑² + ↑³ == ^[3]", "true"),
        ("↓² == v<2>", "true"),
        ("½", "1/2"),
        ("-¾", "-3/4"),
        ("−1 − ½", "-3/2"),
        ("½^2", "1/4"),
        ("½^ == ½ + ^", "true"),
        ("{½|¼}.Mean", "3/8"),
        ("2 × 3", "6"),
        ("⅓ + ⅔", "1"),
        ("±1 == +−1", "true"),
        ("1½", "!!Expected an operator or `;`, found `½`."),
        ("⧾2", "!!The character `⧾` has no meaning here."),
    ]);
    check_hints(&[("⧾2", "The tiny of a game G is written `Tiny(G)`.")]);
}

#[test]
fn sums_of_any_length() {
    let ones = |operator: &str| vec!["1"; 50_000].join(operator);
    let sum =
        |input: String| Session::of(tweedle_rulesets::standard()).run(&input).unwrap().unwrap();
    assert_eq!(sum(ones("+")), "50000");
    assert_eq!(sum(ones(" - ")), "-49998");
    assert_eq!(sum(vec!["false"; 50_000].join(" or ")), "false");
    check(&[("true or 0/0 or 3", "true"), ("false and 0/0 == 1 or true", "true")]);
}

#[test]
fn an_infinity_is_beyond_all_short_games() {
    check(&[
        ("inf > {1|0}", "true"),
        ("-inf < {1|0}", "true"),
        ("{1|0} < inf", "true"),
        ("{1|0} <= -inf", "false"),
        ("inf <> *", "false"),
        ("inf == *", "false"),
        ("inf != *", "true"),
        ("inf >= {10^9|-10^9}", "true"),
        ("inf |> ^", "true"),
        ("inf > inf", "false"),
    ]);
}

#[test]
fn names_of_printed_values_stay() {
    let refused = |name: &str| format!("!!`{name}` cannot be a variable.");
    for name in ["Tiny", "Miny", "oo", "inf", "Left"] {
        let input = format!("{name} := 3");
        check(&[(&input, &refused(name)), (&format!("begin var {name} end"), &refused(name))]);
    }
    check_hints(&[(
        "Tiny := 3",
        "Values are printed with this name, and would not read back. Take another, such as `myTiny`.",
    )]);
    check(&[("Tiny_ := 3", "3"), ("Sum := 3", "3"), ("Domineering := 3", "3")]);
}

#[test]
fn suggestions_come_from_where_the_name_is_looked_for() {
    check_hints(&[
        ("{2|-1}.StopLeft", "Did you mean `LeftStop`?"),
        ("{2|-1}.Temprature", "Did you mean `Temperature`?"),
        ("[1,2].Lenght", "Did you mean `Length`?"),
        ("{2|-1}.Lenght", ""),
        ("game.heap.Nim(3).Foo", ""),
        ("game.heap.Nim.Foo", ""),
        ("game.heap.Nimm", "Did you mean `game.heap.Nim`?"),
        ("game.strip.Toads", "Did you mean `game.strip.ToadsAndFrogs`?"),
        (
            "game.grid.Qqq",
            "There are AcrosticTwins, Amazons, AntiClobber, AtariGo, CannibalClobber, CeyloneseFoxAndGeese, Chomp, Clobber, ConnectFour, Cram, CrossPurposes, Domineering, Fission, FoxAndGeese, GameOfY, GenClobber, GenFoxAndGeese, GoByArea, GoEndgame, GridGame, GridRuleset, HareAndHounds, Hex, HotClobber, KingDirt, Kings, Knights, Konane, NoGo, Northcott, Phutball, Queens, Quelhas, Rooks, Rugs, Sheep, SkiJumps, TicTacToe, TurningCorners.",
        ),
        (
            "game.heap.TakeAndBreak(\"0.77\").NimValue",
            "Give it a position first: `game.heap.TakeAndBreak(\"0.77\")(...).NimValue`.",
        ),
        (
            "game.heap.TakeAndBreak(\"0.351\").MisereForm",
            "`tweedle grundy 0.351 --misere` tells genera of misère play.",
        ),
        (
            "game.heap.TakeAndBreak(\"dawsons-kayles\").MisereForm",
            "`tweedle grundy 0.07 --misere` tells genera of misère play.",
        ),
        ("game.heap.Nim.Periodd", ""),
    ]);
}

#[test]
fn long_names_are_cut() {
    let name = "n".repeat(1_000_000);
    let shown = "n".repeat(60) + "…";
    check(&[
        (&name, &format!("!!That variable is not defined: `{shown}`")),
        (&format!("game.{name}"), &format!("!!There is no `{shown}` in the package `game`.")),
        (
            &format!("1.{name}"),
            &format!(
                "!!Not a method or member variable: `{shown}` (in object of class `game.Integer`)"
            ),
        ),
    ]);
    let failure = Session::of(tweedle_rulesets::standard()).run(&name).unwrap_err();
    assert_eq!(failure.diagnostic.hint, None);
}

/// What can be seen where a name stands is meant before the library, and never the name itself.
#[test]
fn names_around_a_name_are_meant_first() {
    let of_class = |body: &str| format!("class A(grid, player) extends Game {body} end; A(1, 2).M");
    let check_body = |body: &str, expected: &str| check_hints(&[(&of_class(body), expected)]);
    check_body("def M := gird.FindAll;", "Did you mean `grid`?");
    check_body("def M := palyer;", "Did you mean `player`?");
    check_body("def M begin var total := 1; totl end", "Did you mean `total`?");
    check_body("def M := Inner(1).N; class Inner(x) def N := plyer; end", "Did you mean `player`?");
    check_body("def M := (x as Grd) -> x;", "Did you mean `Grid`?");
    check_hints(&[
        ("f := depth -> dpeth + 1; f(3)", "Did you mean `depth`?"),
        ("total := 3; def f(x) := totla; f(1)", "Did you mean `total`?"),
        (
            "class A() def M := player; end; A().M",
            "A method for a player has a parameter: `override def Options(player as Player) := ...`.",
        ),
        (
            "x := 3; class A() def M := x; end; A().M",
            "`x` is a variable of the session, and classes do not see these: make it a parameter of the class.",
        ),
        ("class A extends Gmae end", "Did you mean `Game`?"),
        (
            "class A() extends Game override def Option(p as Player) := []; end",
            "Did you mean `Options`?",
        ),
        (
            "class A() extends Game override def options(p as Player) := []; end",
            "Did you mean `Options`?",
        ),
        (
            "class A() extends Game override def Decompositon := []; end",
            "Did you mean `Decomposition`?",
        ),
        (
            "class A() override def Options(p as Player) := []; end",
            "The class extends nothing: write `extends Game` if its objects are positions.",
        ),
        (
            "class A() override def Option(p as Player) := []; end",
            "Did you mean `Options`, in a class that says `extends Game`?",
        ),
        (
            "class A() def f(x) := x; end; class B() extends A override def ff(x) := 1; end",
            "Did you mean `f`?",
        ),
        ("y + 1", ""),
    ]);
}

#[test]
fn what_other_languages_write_in_expressions() {
    check_hints(&[
        ("True", "Write `true`."),
        ("x := None", "Write `Nothing`."),
        ("class A(x) def M := self.x; end; A(1).M", "Write `this`."),
        ("len([1])", "Write `c.Size`."),
        (
            "print(3)",
            "The value of the last statement is printed. `System.Print(x)` prints before.",
        ),
        (
            "[1].append(2)",
            "A list does not change: `c.Adjoin(x)` gives one with another element. A `MutableList()` has `Add`.",
        ),
        ("[1].length", "Write `.Size`."),
        ("elif x then 1 end", "It is written `elseif`."),
        ("if 1 == 2 then 3 elif 1 == 1 then 4 end", "It is written `elseif`."),
        ("if 1 == 2 then 3 elif (1 == 1) then 4 end", "It is written `elseif`."),
        (
            "class A(n) extends Game override def Options(p as Player) := if n > 0 then [1] end; end; A(0).CanonicalForm",
            "An `if` without `else` may give nothing: write `else []`.",
        ),
        ("g[1,1]", "A cell of a board is written `g[(row, column)]`."),
        ("Coordinates(1,1)", "Coordinates are written `(row, column)`."),
    ]);
}

#[test]
fn calls_of_what_cannot_be_called() {
    check_hints(&[
        (
            "class A def M := 1; end; A()",
            "The class has no list of parameters. Write `class A()`, and it makes objects.",
        ),
        ("enum E Red, Green; end; E()", "Its objects are there already, such as `E.Red`."),
        (
            "class A(x) def len := x; end; A(1).len()",
            "`len` has no parameters: leave the brackets out.",
        ),
        ("class A(x) def len(y) := x; end; A(1).len", "Call it: `.len(...)`."),
        (
            "mutable class A() var c := 1; def M begin c := 2 end end; A().M",
            "Write `mutable var c` where it is declared.",
        ),
        (
            "class A(c) def M begin c := 2 end end; A(1).M",
            "What a parameter of a class was given stays: copy it into a variable.",
        ),
    ]);
    check(&[(
        "for i in 1..3 do try error(\"q\") finally break end end",
        "!!This `break` cannot leave what stands after `finally`.",
    )]);
}

#[test]
fn cells_of_several_lines_are_aligned() {
    check(&[(
        "Table([[\"a\", \"b\"], [\"c\\nd\", \"long\"], [Table([[1,2]]), \"\"]])",
        "    a |    b\n------+-----\n    c | long\n    d |     \n------+-----\n1 | 2 |     ",
    )]);
}

#[test]
fn texts_of_boards_and_tables() {
    check(&[
        ("Grid([[1,2]]).ToString", "\"Grid([[1,2]])\""),
        ("Strip([1,2]).ToString + \"!\"", "\"Strip([1,2])!\""),
        ("Grid([[1,2]]).ToString(\".xo\")", "\"xo\""),
        ("Table([[Grid.Empty(2,2)]])", "Grid([[0,0],[0,0]])"),
        ("Table([[Strip([1,2])]])", "Strip([1,2])"),
        (
            "Table([1,2,3])",
            "!!A table is a list of rows, and each row is a list of values: `Table([[1,2],[3,4]])`.",
        ),
        (
            "Table([[1,^],[\"a_b\",1/2]]).ToUnicode.ToUnquotedOutput",
            "  1 |   ↑\n----+----\na_b | 1/2",
        ),
        (
            "Table([[1,^],[\"a_b\"]]).ToLatex.ToUnquotedOutput",
            "\\begin{array}{r|r}\n1 & {\\uparrow} \\\\\n\\hline\n\\text{a\\_b}\n\\end{array}",
        ),
        (
            "Table([[1,\"<\"]]).ToHtml.ToUnquotedOutput",
            "<table>\n<tr><td><math><mn>1</mn></math></td><td>&lt;</td></tr>\n</table>",
        ),
        ("Table([]).ToLatex.ToUnquotedOutput", "\\begin{array}{r}\n\n\\end{array}"),
        // A map and its entries are printed alike.
        ("{3 => \"a\"}.Entries", "{3 => \"a\"}"),
        ("MapEntry(\"k\", [\"a\"])", "\"k\" => [\"a\"]"),
    ]);
    let failure = Session::of(tweedle_rulesets::standard()).run("x := 1;\nTable([x])").unwrap_err();
    assert_eq!((failure.text(), failure.diagnostic.span.range()), (None, 8..18));
}

#[test]
fn collections_that_change_and_those_that_do_not() {
    check_hints(&[
        (
            "m := MutableMap(); m[\"c\"] := 3",
            "A map is made anew: `m := m.Updated(\"c\", ...)`; a `MutableMap` is changed by `m.Put(\"c\", ...)`.",
        ),
        (
            "r := [1]; r.Add(1)",
            "A list does not change: `c.Adjoin(x)` gives one with another element. A `MutableList` has `Add`.",
        ),
        (
            "{1}.Remove(1)",
            "A set does not change: `[y for y in c where y != x]` gives a list without the element. A `MutableSet` has \
             `Remove`.",
        ),
        (
            "{1 => 2}.Update(1,2)",
            "A map does not change: `m.Updated(k, x)` gives one with another value there. A `MutableMap` has `Put`.",
        ),
        ("g := Grid([[1]]); g(1,1)", "An element is read with square brackets: `g[(1,1)]`."),
        ("g := Grid([[1]]); a := (1,1); g(a)", "An element is read with square brackets: `g[a]`."),
        ("[1,2](1)", "An element is read with square brackets: `x[i]`."),
        (
            "class P(s) def M(k) := s(k + 1); end; P(Strip([1])).M(1)",
            "An element is read with square brackets: `s[k + 1]`.",
        ),
    ]);
    check(&[
        ("m := MutableMap(); m.Put(\"c\", 3); m", "MutableMap(\"c\" => 3)"),
        ("[1].Adjoin(2)", "[1,2]"),
    ]);
}

#[test]
fn methods_and_classes_of_rulesets() {
    let rules = "class R extends GridRuleset class Position(grid as Grid) extends Game \
                 override def Options(p as Player) := []; end end;";
    check_hints(&[
        (
            "class P(n) extends Game override def Options(p as Player) := for k in 1..n do P(k-1) end; end; \
             P(3).CanonicalForm",
            "A loop with `do` gives nothing. One with `yield` gives the list of the values: \
             `for x in c yield ... end`.",
        ),
        (
            "class P(n) extends Game override def Options(p as Player) begin var m := n; \
             if m > 0 then for k in 1..m do P(k-1) end else [] end end end; P(3).CanonicalForm",
            "A loop with `do` gives nothing. One with `yield` gives the list of the values: \
             `for x in c yield ... end`.",
        ),
        ("class B extends game.grid.GridRulest end", "Did you mean `game.grid.GridRuleset`?"),
        ("class B extends GridRulest end", "Did you mean `GridRuleset`?"),
        ("game.Domineering(\"..\")", "Did you mean `game.grid.Domineering`?"),
        (
            "class P(board) extends Game override def Options(p as Player) := \
             [P(it) for it in grid.Decomposition(0)]; end; P(Grid([[1]])).CanonicalForm",
            "`grid` is the package `game.grid` here, for no variable is called `grid`.",
        ),
        (
            &format!("{rules} R(\"..\")"),
            "A ruleset is one object: write `singleton class R`, and `R(...)` is a position.",
        ),
        (&format!("singleton {rules} R(\"..\").Foo"), ""),
        (
            "class P(x,y) norm := 3; end P(1,2).norm",
            "A method of a class begins with `def norm := ...`, and a variable with `var norm := ...`.",
        ),
        (
            "class P(x) def M begin norm := 3; x end; end P(1).M",
            "A variable of a method begins with `var norm := ...`.",
        ),
        ("class P(x,y) def norm() := 3; end P(1,2).norm", "Call it: `.norm()`."),
        (
            "Grid.Parse(\"x.|ox\", \".x\")",
            "The characters stand for 0, 1, 2 and so on: here they may be `\".xo\"`.",
        ),
        (
            "s := \"xo\"; Strip.Parse(s, \".x\")",
            "The characters stand for 0, 1, 2 and so on: here they may be `\".xo\"`.",
        ),
        (
            &format!("singleton {rules} R(\".a\")"),
            "A ruleset says which characters stand for 0, 1, 2 and so on: `override def CharMap := \".xoa\";`.",
        ),
        (
            "singleton class R def CharMap := \".x\"; def Eval(s) := Grid.Parse(s, CharMap); end; R(\".a\")",
            "A ruleset says which characters stand for 0, 1, 2 and so on: `override def CharMap := \".xa\";`.",
        ),
    ]);
    check(&[(
        "class P(x) def norm() := 3; end P(1).norm",
        "!!`norm` is a method that is called with brackets.",
    )]);
}

#[test]
fn words_that_stand_in_wrong_places() {
    let no_catch = "An error cannot be caught. `try ... finally ... end` does its last part whether there was one or not.";
    let filter = "A condition of a list is written `where`, as in `[x for x in c where x > 1]`.";
    check_hints(&[
        ("try [1][5] catch e; 3 end", no_catch),
        ("try [1][5]; catch e; 3 end", no_catch),
        ("try [1][5] except 3 end", no_catch),
        ("[x for x in 1..10 if x % 2 == 0]", filter),
        ("{x for x in [f(1), 2] if x > 1}", filter),
        ("class P(x) overide def f := 1; end", "Did you mean `override`?"),
        ("overide class P(x) def f := 1; end", "Did you mean `override`?"),
        (
            "class P(x) extends Game override def Options(Player p) := []; end",
            "The class of a parameter stands behind it: `p as Player`.",
        ),
    ]);
    check(&[
        ("try [1][5] catch e; 3 end", "!!`catch` is no word of this language."),
        ("class P(x) overide def f := 1; end", "!!`overide` is no word of the language."),
    ]);
}

#[test]
fn the_last_result_has_a_name() {
    let mut session = Session::of(tweedle_rulesets::standard());
    for (input, expected) in [
        ("_", "!!That variable is not defined: `_`"),
        ("1 + 1", "2"),
        ("_ + 1", "3"),
        ("_;", ""),
        ("_ * 2", "6"),
        ("0/0", "!!/ by zero"),
        ("_", "6"),
        ("x := _ + 1; _ + 1", "8"),
        ("for i from 1 to 2 do i end", "Nothing"),
        ("_", "8"),
        ("f := _ -> _ + 1; f(1)", "2"),
        ("_x", "!!The character `_` has no meaning here."),
    ] {
        let found = match session.run(input) {
            Ok(output) => output.unwrap_or_default(),
            Err(failure) => format!("!!{failure}"),
        };
        assert_eq!(found, expected, "{input}");
    }
    assert_eq!(session.variables(), ["f", "x"]);
    session.class_of_value("77").unwrap();
    assert_eq!(session.run("_").unwrap().as_deref(), Some("2"));
}

#[test]
fn names_of_small_games_are_advised() {
    const CONFUSED: &str = "That two games are confused with each other is written `g <> h`, and that they are equal `g == h`.";
    check_hints(&[
        ("up + 1", "Write `^`, and `^3` for three of them."),
        ("star", "Write `*`, and `*2` for the nimber of size 2."),
        ("down", "Write `v`, and `v3` for three of them."),
        ("1 <=> 2", CONFUSED),
        (
            "^ || *",
            "A game is written with braces, `{2||1|0}`; that two games are confused is `g <> h`, and either of two conditions `a or b`.",
        ),
    ]);
}
