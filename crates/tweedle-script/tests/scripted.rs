//! Rulesets that programs define: they have what ours have.

use tweedle_script::Session;

fn run(session: &mut Session, input: &str) -> String {
    match session.run(input) {
        Ok(text) => text.unwrap_or_default(),
        Err(failure) => format!("!!{failure}"),
    }
}

fn check(declarations: &str, rows: &[(&str, &str)]) {
    let mut session = Session::of(tweedle_rulesets::standard());
    session.run(declarations).unwrap_or_else(|failure| panic!("{declarations}: {failure}"));
    for (input, expected) in rows {
        assert_eq!(run(&mut session, input), *expected, "{input}");
    }
}

const TAKE: &str = "class Take(n) extends ImpartialGame
  override def Options := [Take(n - k) for k in [1,2] where k <= n];
end";

#[test]
fn an_impartial_game() {
    check(
        TAKE,
        &[
            ("[Take(n).NimValue for n in 0..9]", "[0,1,2,0,1,2,0,1,2,0]"),
            ("[Take(n).CanonicalForm for n in 0..3]", "[0,*,*2,0]"),
            ("[Take(3).OutcomeClass, Take(4).OutcomeClass]", "[P,N]"),
            ("[Take(3).MisereOutcomeClass, Take(4).MisereOutcomeClass]", "[N,P]"),
            ("Take(4).Options", "[Take(3),Take(2)]"),
            ("Take(4).BestMoves(Left)", "{Take(3)}"),
            ("Take(4).Followers", "{Take(0),Take(1),Take(2),Take(3),Take(4)}"),
            ("(Take(4) + Take(1)).OutcomeClass", "P"),
            ("Take(4) + Take(1) + game.heap.Nim(3)", "Take(4) + Take(1) + Nim.Position(\"3\")"),
            ("(Take(4) + game.heap.Nim(3)).NimValue", "2"),
            ("'{Take(1)|Take(2)}'.CanonicalForm", "0"),
        ],
    );
}

#[test]
fn a_ruleset_with_its_positions() {
    check(
        "singleton class Hop
  def Eval(text as String) := Position([text[i] for i in 1..text.Length]);
  class Position(cells) extends Game
    override def Options(player as Player) := begin
      var own := if player == Left then \"t\" else \"f\" end;
      var other := if player == Left then \"f\" else \"t\" end;
      var step := player.Sign;
      [moved(i, i + step * d)
        for i in 1..cells.Length where cells[i] == own
        for d in 1..2 where 1 <= i + step * d <= cells.Length and cells[i + step * d] == \".\"
          and (d == 1 or cells[i + step] == other)]
    end;
    def moved(a, b) := Position(cells.Updated(a, \".\").Updated(b, cells[a]));
  end
end",
        &[
            (
                "[Hop(s).CanonicalForm === game.strip.ToadsAndFrogs(s).CanonicalForm
                  for s in [\"t.f\",\"tt.f\",\"t..ff\",\"tt..ff\",\"ttt..ff\",\".t.f.tf\"]]",
                "[true,true,true,true,true,true]",
            ),
            ("Hop(\"t.f\").Options(Left)", "[Hop.Position([\".\",\"t\",\"f\"])]"),
        ],
    );
}

#[test]
fn decomposition_and_values_as_parts() {
    check(
        "class Row(n) extends Game
  override def Options(player as Player) := if player == Left then [Pair(a, n - 2 - a) for a in 0..n-2] else [] end;
end
class Pair(a, b) extends Game
  override def Options(player as Player) := error(\"it falls apart\");
  override def Decomposition := [Row(a), Row(b), 0];
end",
        &[("[Row(n).CanonicalForm for n in 0..8]", "[0,0,1,1,2,2,3,3,4]")],
    );
}

#[test]
fn what_is_wrong_in_a_ruleset_is_said_with_its_place() {
    let mut session = Session::of(tweedle_rulesets::standard());
    let cases = [
        (
            "class A(n) extends Game override def Options(player as Player) := [\"foo\"]; end; A(1).CanonicalForm",
            "The `Options` returned by class `A` includes an element of type `cgsuite.lang.String`, which is not a `game.Game`.",
        ),
        (
            "class B(n) extends ImpartialGame override def Options := Nothing; end; B(1).CanonicalForm",
            "The `Options` method in class `B` returned an invalid value of type `cgsuite.lang.Nothing` (expected a `cgsuite.lang.Collection`).",
        ),
        (
            "class C(n) extends Game override def Options(player as Player) := []; override def Decomposition := n; end; C([\"foo\"]).CanonicalForm",
            "The `Decomposition` returned by class `C` includes an element of type `cgsuite.lang.String`, which is not a `game.Game`.",
        ),
        (
            "class D(n) extends Game override def Options(player as Player) := [D(n.Foo)]; end; D(1).CanonicalForm",
            "Not a method or member variable: `Foo` (in object of class `game.Integer`)",
        ),
        (
            "class E(n) extends Game end; E(1).CanonicalForm",
            "The class `E` does not say what the options are: it has no method `Options`.",
        ),
        (
            "class F(n) extends Game override def Options(player as Player) := [F(1 - n)]; end; F(0).CanonicalForm",
            "That is not a short game. If that is intentional, try `GameValue` in place of `CanonicalForm`.",
        ),
    ];
    for (input, expected) in cases {
        assert_eq!(run(&mut session, input), format!("!!{expected}"), "{input}");
    }
    session.run("class G(n) extends Game\n  override def Options(player as Player) := [G(n + nobody)];\nend").unwrap();
    let failure = session.run("G(1).CanonicalForm").unwrap_err();
    let text = failure.text().expect("it is in the input before");
    assert_eq!(failure.diagnostic.line(&text.text), 2);
}

#[test]
fn a_position_may_ask_for_the_value_of_another() {
    check(
        &format!(
            "{TAKE}
class Half(n) extends Game
  override def Options(player as Player) :=
    if n > 0 and Take(n).NimValue > 0 then [Half(n - 1), {{{{2|-2}}|n}}] else [] end;
end"
        ),
        &[("[Half(n).CanonicalForm for n in 0..3]", "[0,*,*2,0]")],
    );
}

#[test]
fn analysis_knows_such_positions() {
    let mut session = Session::of(tweedle_rulesets::standard());
    session.run(TAKE).unwrap();
    let analysis = session.analyze("Take(4)").unwrap();
    assert!(analysis.is_impartial);
    assert_eq!(analysis.worth.unwrap().value, "*");
    let targets = session.targets("[Take(n) for n in 0..6]").unwrap();
    let lost: Vec<bool> =
        targets.rows.iter().map(|row| row.outcome == tweedle_engine::LoopyOutcome::P).collect();
    assert_eq!(lost, [true, false, false, true, false, false, true]);
}

/// Of a row of coins Left takes two neighbours, and Right takes one with nobody beside it; `Rows` has no moves of its own.
const ROWS: &str = "class Row(n) extends Game override def Options(player as Player) := if player == Left then [Rows(k, n - 2 - k) for k in 0..n-2] elseif n == 1 then [Row(0)] else [] end; end; \
     class Rows(a, b) extends Game override def Decomposition := [Row(a), Row(b)]; end; \
     class Both(a, b, c) extends Game override def Decomposition := [Rows(a, b), Row(c)]; end";

#[test]
fn parts_have_parts() {
    let mut session = Session::of(tweedle_rulesets::standard());
    session.run(ROWS).unwrap();
    for (input, expected) in [
        ("[Row(n).CanonicalForm for n in 0..7]", "[0,-1,1,0,2,1,3,2]"),
        ("(Rows(2,2) + *).CanonicalForm", "2*"),
        ("(Rows(2,2) + 1).CanonicalForm", "3"),
        ("(Rows(2,2) - 1).OutcomeClass", "L"),
        ("(Rows(2,2) + {1|-1}).CanonicalForm", "{3|1}"),
        ("Both(2,2,2).CanonicalForm", "3"),
        ("(-Both(2,2,2) + Rows(2,1)).CanonicalForm", "-3"),
        // Without options of its own a position has those of its parts.
        ("Rows(1,3).Options(Right)", "{Row(0) + Row(3)}"),
        ("Rows(2,1).MisereOutcomeClass", "N"),
    ] {
        assert_eq!(run(&mut session, input), expected, "{input}");
    }
}

/// What never ends is refused, and so is what the rules of the theory do not allow.
#[test]
fn rules_that_cannot_be() {
    let deep = "!!Maximum recursive depth exceeded. (Possible infinite recursion?)";
    for (class, input, expected) in [
        (
            "class D(n) extends Game override def Decomposition := [D(n + 1), D(n + 2)]; end",
            "D(1).CanonicalForm",
            "!!`D(100001)` has parts that have parts without end.",
        ),
        (
            "class D(n) extends Game override def Options(p as Player) := [1]; override def Decomposition := [this, this]; end",
            "D(1).CanonicalForm",
            "!!`D(1)` has parts that have parts without end.",
        ),
        (
            "class G(n) extends Game override def Options(p as Player) := if G(n).CanonicalForm == 0 then [1] else [] end; end",
            "G(5).CanonicalForm",
            deep,
        ),
        (
            "class G(n) extends Game override def Options(p as Player) := if n == 0 then [] else [G(n - 1).CanonicalForm] end; end",
            "G(100000).CanonicalForm",
            deep,
        ),
        (
            "class G(n) extends Game override def Options(p as Player) := if n == 0 then [] else [G(n - 1).CanonicalForm] end; end",
            "G(500).CanonicalForm",
            "0",
        ),
        (
            "class A(n) extends ImpartialGame override def Options := [1]; end",
            "A(1).NimValue",
            "!!The `Options` returned by class `A` includes `1`, which is not impartial.",
        ),
        (
            "class A(n) extends ImpartialGame override def Options := [game.grid.Domineering(\"..\")]; end",
            "A(1).CanonicalForm",
            "!!The `Options` returned by class `A` includes `Domineering.Position(\"..\")`, which is not impartial.",
        ),
        (
            "class A(n) extends ImpartialGame override def Options := [*3, game.heap.Nim(2)]; end",
            "A(1).NimValue",
            "0",
        ),
        (
            "mutable class M() extends Game mutable var n := 3; override def Options(p as Player) := [n]; end",
            "M().CanonicalForm",
            "!!A `M` may change, so that it has no value as a game.",
        ),
    ] {
        let mut session = Session::of(tweedle_rulesets::standard());
        session.run(class).unwrap();
        assert_eq!(run(&mut session, input), expected, "{class}");
    }
}

/// Values that are shared many times over take no more work than they are large.
#[test]
fn shared_parts_are_met_once() {
    for (input, expected) in [
        ("l := [1]; for i in 1..100 do l := [l,l] end; l == l", "true"),
        ("l := [1]; for i in 1..100 do l := [l,l] end; {l}.Size", "1"),
        ("x := '{0|0}'; for i in 1..300 do x := '{x|x}' end; x.CanonicalForm", "*"),
        ("x := '{0|0}'; for i in 1..300 do x := '{x|x}' end; x.OutcomeClass", "N"),
        (
            "class G(l) extends Game override def Options(p as Player) := [0]; end; l := [1]; for i in 1..100 do l := [l,l] end; G(l).CanonicalForm",
            "*",
        ),
        ("m := MutableSet(); m.Add(m); m.ToSet.Size", "1"),
    ] {
        assert_eq!(run(&mut Session::of(tweedle_rulesets::standard()), input), expected, "{input}");
    }
}

#[test]
fn play_without_end_is_shown() {
    let mut session =
        Session::new(tweedle_engine::Control::with_memory(32 << 20), tweedle_rulesets::standard());
    let class = "class C(n) extends Game override def Options(p as Player) := [C(n - 1)]; end";
    session.run(class).unwrap();
    let failure = session.run("C(3).CanonicalForm").unwrap_err();
    assert_eq!(
        failure.diagnostic.hint.as_deref(),
        Some(
            "Play may have no end here: C(3) -> C(2) -> C(1) -> C(0) -> ..., and so on for 10000 moves and more."
        )
    );
    assert_eq!(run(&mut session, "1 + 1"), "2");
}

/// Rules may mention variables of the session and of other classes: they see what these are when they are asked.
#[test]
fn variables_that_rules_read() {
    let moves = "class Fn(f, n) extends Game
           override def Options(player as Player) := f(n, player);
         end;
         class Take(f, n) extends ImpartialGame
           override def Options := [Take(f, m) for m in f(n)];
         end;
         mutable class Config()
           static mutable var k := 1;
           static def Most(m) begin k := m end
         end;
         class Sub(n) extends ImpartialGame
           override def Options := [Sub(m) for m from 0 to n - 1 where n - m <= Config.k];
         end";
    check(
        moves,
        &[
            // Names whose order is not that of their numbers.
            (
                "k := 1; g := n -> [m for m from 0 to n - 1 where n - m <= k]; Take(g, 5).NimValue",
                "1",
            ),
            ("k := 2; [Take(g, 5).NimValue, Take(g, 8).NimValue]", "[2,2]"),
            ("Take(g, 5).Options.Size", "2"),
            ("Sub(5).NimValue", "1"),
            ("Config.Most(2); [Sub(5).NimValue, Sub(8).NimValue]", "[2,2]"),
            // Games in a collection that changes.
            ("games := MutableMap({1 => {0|^}, 2 => {1|*}});", ""),
            (
                "h := (n, player) -> if n == 0 then [] else if player == Left then [games[n]] else [Fn(h, n - 1)] end end;",
                "",
            ),
            ("Fn(h, 2).CanonicalForm == {games[2] | {games[1] | 0}}", "true"),
            ("games.Put(1, 5)", "Nothing"),
            ("Fn(h, 2).CanonicalForm == {games[2] | {games[1] | 0}}", "true"),
            ("games.Put(3, games)", "Nothing"),
            ("Fn(h, 2).CanonicalForm == {games[2] | {games[1] | 0}}", "true"),
        ],
    );
}

/// Games among what rules know travel with them, or are refused where they cannot.
#[test]
fn games_inside_of_what_rules_know() {
    let refused = "!!Rules cannot be given a game inside of what changes: a collection, a variable that functions share, or an \
                   object.";
    check(
        "class R(g) class I() def val := g; end end
         class K(c, n) extends Game
           override def Options(p as Player) begin
             var z := {n|{3|-n}};
             if p == Left then [c().val] else [0] end
           end
         end
         class G(n, f) extends Game
           override def Options(p as Player) := if p == Left then [f(n)] else [0] end;
         end
         mutable class Box(g) mutable var value := g; end
         [{n + 10||n|-n * 7} for n in 1..30];",
        &[
            ("K(R({5|{3|^*}}).I, 4).CanonicalForm == {{5|{3|^*}}|0}", "true"),
            (
                "c := begin var g := 0; var f := n -> begin var z := {n|{3|-n}}; g end; g := {9|{8|^}}; f end; G(4, c).CanonicalForm",
                refused,
            ),
            (
                "m := MutableList(); m.Add({5|{3|^*}}); G(4, begin var own := m; n -> own[1] end).CanonicalForm",
                refused,
            ),
            ("G(4, begin var own := Box({5|{3|^*}}); n -> own.value end).CanonicalForm", refused),
            ("G(4, n -> m[1]).CanonicalForm == {{5|{3|^*}}|0}", "true"),
            ("G(4, n -> c(n)).CanonicalForm", refused),
            ("G(4, begin var own := MutableList([7]); n -> own[1] end).CanonicalForm", "{7|0}"),
            ("l := MutableList([1]); l.Add(l); G(4, n -> l[2][1]).CanonicalForm", "{1|0}"),
            (
                "d := MutableList(); for i from 1 to 24 do e := MutableList(); e.Add(d); e.Add(d); d := e end; G(3, n -> 2).CanonicalForm",
                "{2|0}",
            ),
            (
                "G(4, begin var own := {oo|0}; n -> own end).CanonicalForm",
                "!!Rules of a program cannot be given a game with entailing moves.",
            ),
        ],
    );
}

/// Whatever rules may have read, positions are valued by what it is now.
#[test]
fn what_rules_read_changes() {
    check(
        "class D(n, f) extends ImpartialGame
           override def Decomposition := [game.heap.Nim(f(n)), game.heap.Nim(16)];
         end
         class G(n, f) extends ImpartialGame
           override def Options := [G(n - k, f) for k in 1..n where f(k)];
         end
         class H(n, f) extends ImpartialGame override def Options := [*m for m in 0..f(n)]; end
         class J(n, f, g) extends ImpartialGame override def Options := [*(H(n, f).NimValue + g())]; end
         class S static def M := 2; end
         class T(n) extends ImpartialGame
           override def Options := [T(n - k) for k in 1..n where k <= S.M];
         end",
        &[
            ("q := k -> k * lim; lim := 2; D(3, q).NimValue", "22"),
            ("lim := 3; D(3, q).NimValue", "25"),
            ("r := k -> k <= lim; lim := 2; p := G(6, r) + game.heap.Nim(4); p.NimValue", "4"),
            ("lim := 3; p.NimValue", "6"),
            ("f := n -> if n == 1 then c else d end; g := () -> a + b; a := 0; b := 0; c := 0; d := -1; J(1, f, g).CanonicalForm; J(2, f, g).CanonicalForm", "*"),
            ("d := 0; J(2, f, g).CanonicalForm", "0"),
            ("[T(n).NimValue for n in 0..6]", "[0,1,2,0,1,2,0]"),
            ("class S static def M := 3; end", "⟪S⟫"),
            ("[T(n).NimValue for n in 0..6]", "[0,1,2,3,0,1,2]"),
            ("clear", "Nothing"),
            ("G(9, k -> k <= lim).NimValue", "!!That variable is not defined: `lim`"),
        ],
    );
    check(
        "mutable class S static mutable var n := 2; static def Set(k) begin n := k; end end
         class G(n) extends ImpartialGame
           override def Options := [G(n - k) for k in 1..n where k <= S.n];
         end",
        &[
            ("[G(n).NimValue for n in 0..6]", "[0,1,2,0,1,2,0]"),
            ("S.Set(3); [G(n).NimValue for n in 0..6]", "[0,1,2,3,0,1,2]"),
        ],
    );
}

const ROUND: &str = "class Over(n) extends Game
  override def Options(player as Player) :=
    if n == 0 then [] elseif player == Left then [Over(0)] else [this] end;
end
class Ring(n) extends Game
  override def Options(player as Player) :=
    if n == 3 then [] else [Ring((n + player.Sign) % 3)] end;
end";

/// Play in a ruleset of a program may go round: its positions have values, outcomes and best moves.
#[test]
fn play_that_goes_round() {
    check(
        ROUND,
        &[
            ("Over(1).GameValue", "over"),
            ("[Over(1).OutcomeClass, Over(0).OutcomeClass]", "[L,P]"),
            ("(Over(1) + Over(1)).GameValue", "over"),
            ("(Over(1) - Over(1)).GameValue", "over & under"),
            ("(Over(1) - Over(1)).OutcomeClass", "D"),
            ("(Over(1) + game.heap.Nim(1)).GameValue", "over"),
            ("(Over(1) + game.strip.BackslidingToadsAndFrogs(\"t.\")).GameValue", "on"),
            ("Over(1).BestMoves(Left)", "{Over(0)}"),
            ("Ring(0).GameValue", "dud"),
            ("Ring(0).OutcomeClass", "D"),
            ("Ring(0).Followers.Size", "3"),
            (
                "Over(1).CanonicalForm",
                "!!That is not a short game. If that is intentional, try `GameValue` in place of `CanonicalForm`.",
            ),
        ],
    );
}

/// Any loopy game with few positions is a table of moves: tokens on a directed graph. A table of entailing moves may not go round.
#[test]
fn tables_of_moves_that_go_round() {
    check(
        "over := game.graph.Tokens(\"a Left: zero | a Right: a | zero:\")",
        &[
            ("over(\"a\").GameValue", "over"),
            ("over(\"a,a\").GameValue", "over"),
            ("over(\"a,zero\").OutcomeClass", "L"),
            ("game.graph.Tokens(\"a: a, b | b: c | c:\")(\"a\").OutcomeClass", "D"),
            // {0||G|-1}: a ko.
            (
                "game.graph.Tokens(\"ko Left: zero | ko Right: taken | taken Left: ko | taken Right: minus | minus Right: zero\")(\"ko\").GameValue",
                "1 & {0|-2}",
            ),
            ("game.grid.GoEndgame(\"#XO#|X.xO|#XO#\").GameValue", "1 & {0|-2}"),
            (
                "game.entailing.MoveTable(\"a: quiet a\")",
                "!!Play could go round in a cycle: a -> a. Where all moves are quiet it may, in `game.graph.Tokens`.",
            ),
        ],
    );
}

/// The table of `CGSuite`: the value for each square of the fox.
#[test]
fn values_of_fox_and_geese() {
    check(
        "small := game.grid.GenFoxAndGeese(boardWidth => 4)",
        &[
            (
                "small.ValuesTable([(3,1),(3,3)]).ToCsv == Table([[if (r + c) % 2 == 1 or r == 3 then \"\" else small([(3,1),(3,3)],(r,c)).GameValue end for c from 1 to 4] for r from 1 to 3]).ToCsv",
                "true",
            ),
            (
                "game.heap.Nim.ValuesTable([(3,1)])",
                "!!Only Fox and Geese and its variants have such a table.",
            ),
            ("small.ValuesTable([(3,1),(3,7)])", "!!There is no column 7 on this board: it has 4."),
            (
                "small.ValuesTable(3)",
                "!!Argument `geese` (in call to `game.grid.GenFoxAndGeese.ValuesTable`) has type `game.Integer`, which does not match expected type `list of coordinates`",
            ),
        ],
    );
}

/// A class that is nested in one with a single object belongs to it, also when it is found by its qualified name.
#[test]
fn printed_positions_of_a_singleton_read_back() {
    let mut session = Session::of(tweedle_rulesets::standard());
    let declared = "singleton class S extends game.grid.GridRuleset
        class Position(grid as Grid) extends Game
            override def Options(player as Player) := [Position(grid.Updated({at => 0})) for at in grid.FindAll(player.Ordinal)];
            def Map := CharMap;
        end
    end";
    session.run(declared).unwrap();
    for _ in 0..2 {
        for (input, output) in [
            ("S(\"x.|o.\")", "S.Position(Grid([[1,0],[2,0]]))"),
            ("S.Position(Grid([[1,0],[2,0]])).CanonicalForm", "0"),
            ("S.Position(Grid([[1,0],[2,0]])).Map", "\".xo\""),
            (
                "[S(\"x.|o.\") === S.Position(Grid([[1,0],[2,0]])), S.Position(Grid([[1,0],[2,0]])) == S(\"x.|o.\")]",
                "[true,true]",
            ),
            ("{S(\"x\"), S.Position(Grid([[1]]))}.Size", "1"),
        ] {
            assert_eq!(session.run(input).unwrap().as_deref(), Some(output), "{input}");
        }
    }
}

/// Positions of a ruleset on a board are written as texts that it reads, and heaps as in other heap games.
#[test]
fn positions_are_written_as_their_rulesets_read_them() {
    let mut session = Session::of(tweedle_rulesets::standard());
    session
        .run(
            "singleton class Walls extends game.grid.GridRuleset
                override def CharMap := \".lr\";
                class Position(grid as Grid) extends Game
                    override def Options(player as Player) := [Position(grid.Updated({at => 0})) for at in grid.FindAll(player.Ordinal)];
                end
            end
            singleton class Thirds extends game.heap.HeapRuleset
                override def HeapOptions(heapSize as Integer) := [[a, heapSize - 2 - a] for a from 0 to heapSize - 2];
            end
            singleton class Deaf extends game.grid.GridRuleset
                override def CharMap := \".lr\";
                class Position(grid as Grid) extends Game
                    override def Options(player as Player) := [Position(grid.Updated({at => 0})) for at in grid.FindAll(player.Ordinal)];
                end
                override def Eval(grid) := Position(grid);
            end",
        )
        .unwrap();
    let mut check = |input: &str, position: &str, moves: &[(Option<&str>, &str)]| {
        let analysis = session.analyze(input).unwrap();
        let found: Vec<(Option<&str>, &str)> = analysis.options[0]
            .iter()
            .map(|option| (option.name.as_deref(), option.position.as_str()))
            .collect();
        assert_eq!((analysis.position.as_str(), &found[..]), (position, moves), "{input}");
    };
    check("Walls(\"l.r\")", "Walls(\"l.r\")", &[(None, "..r")]);
    check("-Walls(\"l.r\")", "-Walls(\"l.r\")", &[(Some("l.."), "-l..")]);
    check(
        "Walls(\"l\") + game.heap.Nim(1)",
        "Walls(\"l\") + Nim.Position(\"1\")",
        &[(Some("1: ."), ". + 1"), (Some("2: take 1"), "l + 0")],
    );
    // It does not read texts, so that nobody would know what they mean.
    check(
        "Deaf(Grid([[1,2]]))",
        "Deaf.Position(Grid([[1,2]]))",
        &[(Some(".r"), "Deaf.Position(Grid([[0,2]]))")],
    );
    check(
        "Thirds(4)",
        "Thirds(\"4\")",
        &[(Some("take 2"), "2"), (Some("take 2 leave 1+1"), "1,1")],
    );
    check(
        "Thirds(\"2,0,3\")",
        "Thirds(\"2,3\")",
        &[(Some("heap 1 take 2"), "3"), (Some("heap 2 take 2"), "2,1")],
    );
}

/// What goes wrong in the library with a class of the program is told in the program.
#[test]
fn failures_of_the_library_are_told_in_the_program() {
    for (program, message, place) in [
        (
            "singleton class A extends game.heap.HeapRuleset override def HeapOptions(n as Integer) := n; end; A(3).NimValue",
            "The `HeapOptions` method in class `A` returned an invalid value of type `game.Integer` (expected a `cgsuite.lang.Collection`).",
            "HeapOptions",
        ),
        (
            "singleton class A extends game.heap.HeapRuleset end; A(3).NimValue",
            "Subclasses of `HeapRuleset` must declare a method `HeapOptions`.",
            "A",
        ),
        (
            "singleton class A extends game.grid.GridRuleset end; A(\"x\").CanonicalForm",
            "Subclasses of `GridRuleset` must declare a nested class `Position`.",
            "A",
        ),
        (
            "game.heap.HeapRuleset(n -> n)(3).NimValue",
            "The `HeapOptions` method in class `game.heap.FunctionalHeapRuleset` returned an invalid value of type `game.Integer` (expected a `cgsuite.lang.Collection`).",
            "game.heap.HeapRuleset(n -> n)(3).NimValue",
        ),
    ] {
        let failure = Session::of(tweedle_rulesets::standard()).run(program).unwrap_err();
        let span = failure.diagnostic.span;
        assert_eq!((failure.diagnostic.message.as_str(), span.slice(program)), (message, place));
    }
}

/// A ruleset may hold positions of its own, and values may be parts of each other in very many ways.
#[test]
fn values_that_hold_each_other() {
    let ruleset = "singleton class S
  var x := Inner(3);
  var all := [Inner(2), x];
  class Inner(n) extends Game
    override def Options(p as Player) := [Inner(k) for k from 0 to n - 1];
  end
end";
    check(
        ruleset,
        &[
            ("S.x.CanonicalForm", "*3"),
            ("S.x == S.Inner(3)", "true"),
            ("S.x == S.Inner(2)", "false"),
            ("{S.x, S.Inner(3), S.all[1]}.Size", "2"),
            ("(S.x + S.all[1]).CanonicalForm", "*"),
        ],
    );
    let outer = "class A(k)
  var x := Inner(7);
  class Inner(n) end
end";
    check(outer, &[("A(1).x == A(1).Inner(7)", "true"), ("A(1).x == A(2).x", "false")]);
    let pair = "class L(a, b) extends Game
  override def Options(p as Player) := [a, b];
end";
    check(
        pair,
        &[
            ("x := 0; y := 0; for i from 1 to 60 do x := [x, x]; y := [y, y] end; x == y", "true"),
            (
                "x := 0; y := 0; for i from 1 to 60 do x := L(x, x); y := L(y, y) end; x == y",
                "true",
            ),
            ("x.CanonicalForm", "0"),
        ],
    );
}

/// A search and the values take turns, each allowed so much work; that is none of the reasons why there is no answer.
#[test]
fn who_wins_large_sums() {
    let rules = include_str!("../../../examples/rulesets/Domineering.cgs");
    check(
        rules,
        &[
            ("(Domineering(\"....|....|....|....|....\") + game.heap.Nim(1)).OutcomeClass", "R"),
            ("(game.heap.Nim(1) + Domineering(\"....|....|....|....|....\")).OutcomeClass", "R"),
        ],
    );
}

#[test]
fn options_of_impartial_games() {
    check(TAKE, &[("Take(2).Options(Left)", "{Take(0),Take(1)}"), ("Take(2).Options.Size", "2")]);
    let wrong = "class Bad(n) extends ImpartialGame
  override def Options(p as Player) := if p == Left then [] else [Bad(k) for k from 0 to n - 1] end;
end";
    check(
        wrong,
        &[(
            "Bad(2).CanonicalForm",
            "!!The `Options` of class `Bad` are not the same for both players, so that the game is not impartial.",
        )],
    );
    check(
        "",
        &[(
            "game.heap.HeapRuleset(n -> nobody)(5).NimValue",
            "!!That variable is not defined: `nobody`",
        )],
    );
}

/// Positions on graphs are written as their rulesets read them.
#[test]
fn graphs_have_the_labels_of_their_rulesets() {
    let mut session = Session::of(tweedle_rulesets::standard());
    let snip = "singleton class Snip extends game.graph.GraphRuleset
      override def VertexLabels := {\"\" => 0, \"x\" => [1]};
      override def EdgeLabels := {\"-\" => 2, \"e\" => Left};
      class Position(graph as Graph) extends Game
        override def Options(player as Player) := [Position(graph.DeleteEdge(edge)) for edge in graph.Edges];
      end
    end";
    session.run(snip).unwrap();
    let analysis = session.analyze("Snip(\"xe-x\")").unwrap();
    assert_eq!(analysis.position, "Snip(\"xe-x\")");
    let options: Vec<&str> = analysis.options[0].iter().map(|it| it.position.as_str()).collect();
    assert_eq!(options, ["x;-x", "xe;x"]);
}

/// Games of one class that only say their parts have points if a part has, in any order in which they are met.
#[test]
fn parts_say_points() {
    let classes = "class Held(n) extends Game override def Options(p as Player) := []; override def Score(p as Player) := n; end; \
                   class Pair(x, y) extends Game override def Decomposition := [x, y]; end";
    let inputs = [
        ("Pair(game.heap.Nim(3), game.heap.Nim(2))", false),
        ("Pair(Held(2), game.heap.Nim(2))", true),
        ("Pair(Pair(1, Held(0)), 0)", true),
        ("Pair(Pair(1, '{0|0}'), 0)", false),
    ];
    for first in 0..inputs.len() {
        let mut session = Session::of(tweedle_rulesets::standard());
        session.run(classes).expect("two classes");
        for (input, has_scores) in inputs.iter().cycle().skip(first).take(inputs.len()) {
            let position = session.position(input).expect("a position");
            assert_eq!(position.has_scores(), *has_scores, "{input}");
        }
    }
}

/// The method `Score` of a class is asked at ends, and sums of such games have the sums of the scores.
#[test]
fn classes_say_scores() {
    let mut session = Session::of(tweedle_rulesets::standard());
    let class = "class Take(n, points) extends Game \
                 override def Options(player as Player) := \
                     [Take(n - k, points + player.Sign * k) for k in [1,2] where k <= n]; \
                 override def Score(player as Player) := points; end";
    session.run(class).unwrap();
    let cases = [
        ("Take(0,7).ScoringForm", "ScoringForm(\"7\")"),
        ("Take(1,0).ScoringForm", "ScoringForm(\"<1|-1>\")"),
        ("Take(2,0).ScoringForm.Stop(Left)", "2"),
        (
            "(Take(2,1) + Take(1,0)).ScoringForm == Take(2,1).ScoringForm + Take(1,0).ScoringForm",
            "true",
        ),
        ("(-Take(1,5)).ScoringForm == -Take(1,5).ScoringForm", "true"),
        (
            "(3 * Take(1,1)).ScoringForm == Take(1,1).ScoringForm + Take(1,1).ScoringForm + Take(1,1).ScoringForm",
            "true",
        ),
        // The same rules from the library.
        (
            "[Take(n,0).ScoringForm == game.heap.CumulativeSubtraction([1,2])(n).ScoringForm for n in 0..6]",
            "[true,true,true,true,true,true,true]",
        ),
        ("Take(0,7).Score(Left)", "7"),
        // Without a word about scores all ends have 0, as in canonical forms.
        (
            "game.grid.Domineering(\"..|.#\").ScoringForm == game.grid.Domineering(\"..|.#\").CanonicalForm.ScoringForm",
            "true",
        ),
        ("game.grid.Clobber(\"xo\").ScoringForm", "ScoringForm(\"<0|0>\")"),
    ];
    for (input, expected) in cases {
        assert_eq!(run(&mut session, input), expected, "{input}");
    }
    let refused = [
        (
            "class Text(n) extends Game override def Options(player as Player) := []; override def Score(player as Player) := \"much\"; end; Text(1).ScoringForm",
            "The `Score` method in class `Text` returned a value of type `cgsuite.lang.String`, which is no rational number.",
        ),
        (
            "class Even(n) extends ImpartialGame override def Options := []; override def Score(player as Player) := n; end; Even(1).ScoringForm",
            "The class `Even` extends `ImpartialGame` and gives a score that is not 0.",
        ),
        (
            "(Take(0,1) : Take(0,2)).ScoringForm",
            "Only sums and multiples of games with scores have a score.",
        ),
        (
            "ScoringForm(\"<-1|1>\").Mean",
            "Only Milnor's games have thermographs, and this game is of class Ettinger.",
        ),
        (
            "game.grid.GoByArea(\"#XO#|X.xO|#XO#\").ScoringForm",
            "Play can go round in this position of GoByArea, so that it has no scoring form.",
        ),
        ("UniverseForm(\"0\",\"All\").Thermograph", "This form has no scores."),
    ];
    for (input, expected) in refused {
        assert_eq!(run(&mut session, input), format!("!!{expected}"), "{input}");
    }
}
