//! What the library of the language says, where a line of the tables is not enough.
//!
//! Values of rulesets are those that `CGSuite` 2 prints, unless something else is said.

use tweedle_script::Session;

fn check(rows: &[(&str, &str)]) {
    for (input, expected) in rows {
        let found = match Session::of(tweedle_rulesets::standard()).run(input) {
            Ok(text) => text.unwrap_or_default(),
            Err(failure) => format!("!!{failure}"),
        };
        assert_eq!(found, *expected, "{input}");
    }
}

#[test]
fn heaps_by_functions() {
    check(&[
        (
            "[game.heap.HeapRuleset(k -> [[a,b] for a from 0 to k - 1 for b from 0 to a - 1])(n).NimValue for n from 1 to 20]",
            "[0,1,2,4,7,8,11,13,14,16,19,21,22,25,26,28,31,32,35,37]",
        ),
        (
            "game.heap.HeapRuleset(n -> [[n]]).HeapNimValue(1)",
            "!!That is not a short game. If that is intentional, try `GameValue` in place of `CanonicalForm`.",
        ),
        (
            "game.heap.HeapRuleset(n -> 3)(4).NimValue",
            "!!The `HeapOptions` method in class `game.heap.FunctionalHeapRuleset` returned an invalid value of type `game.Integer` (expected a `cgsuite.lang.Collection`).",
        ),
        ("game.heap.Kayles.Join(game.heap.Nim).NimValueSequence(5)", "[1,2,3,4,5]"),
        (
            "game.heap.HeapRuleset(n -> [[a] for a from 0 to n - 1]).Join(game.heap.Kayles).HeapNimValue(6)",
            "6",
        ),
        (
            "game.heap.Spawning(\"1-9\").NimValueSequence(12)",
            "[1,2,4,8,16,32,64,128,256,511,512,1024]",
        ),
        ("game.heap.Spawning(\"4FS\")(20).Options.Size", "9"),
        ("game.heap.Spawning(\"3\").CheckPeriodicity(20)", "Nothing"),
        (
            "game.heap.Spawning(\"1+\")(200).NimValue",
            "!!This position has up to 18446744073709551615 options: no memory is enough for them.",
        ),
    ]);
}

#[test]
fn pairs_of_numbers() {
    check(&[
        (
            "[game.heap.GenWythoff(x -> x + 2)((10,n)).NimValue for n from 0 to 20]",
            "[10,11,12,13,0,14,9,17,18,19,20,21,22,23,24,25,26,15,28,29,30]",
        ),
        (
            "rs := game.heap.GenWythoff(x -> x + 3); [rs(c).NimValue for c in [(1,4),(2,8),(3,12),(5,17),(6,21)]]",
            "[0,0,0,0,0]",
        ),
        ("[game.heap.Mem((10,n)).NimValue for n from 0 to 12]", "[3,3,3,3,2,2,1,1,1,1,1,0,0]"),
        ("[game.heap.Cutcake((m,1)).CanonicalForm for m from 1 to 8]", "[0,-1,-2,-3,-4,-5,-6,-7]"),
        (
            "[game.heap.Eatcake((8,n)).CanonicalForm for n from 0 to 4]",
            "[-8,^,{^|||^*|v||0},{^^|*},{^^|*||0,{0|vv*}}]",
        ),
        ("game.heap.MaundyCake((8,8)).LeftOptions.Size", "3"),
        ("game.heap.TurnAndEatcake((8,8)).LeftOptions.Size", "4"),
        (
            "game.heap.CoordinateRuleset((m, n) -> [[(m - 1, n)] for i from 1 to m]).Adjoin(game.heap.Mem)(2, 1).NimValue",
            "2",
        ),
        (
            "game.heap.Spawning(\"1-2\").DirectProduct(game.heap.Spawning(\"1-2\")).NimValueTable(2, 3)",
            "0 | 0 | 0 | 0\n--+---+---+--\n0 | 1 | 2 | 3\n--+---+---+--\n0 | 2 | 3 | 1",
        ),
    ]);
}

/// The theorem that the nimbers of a direct product are nim products, against the rules.
#[test]
fn the_tartan_theorem() {
    for (first, second) in [("1-2", "3"), ("1+C", "1-3"), ("3E", "1-2")] {
        let input = format!(
            "rules := game.heap.Spawning(\"{first}\").DirectProduct(game.heap.Spawning(\"{second}\"));
             [rules((m,n)).NimValue == rules.PairNimValue(m, n) for m from 1 to 5 for n from 1 to 5].ToSet"
        );
        check(&[(&input, "{true}")]);
    }
}

#[test]
fn graphs_boards_and_coins() {
    check(&[
        (
            "[game.graph.ArcKayles(Graph.Path(n)).NimValue for n from 1 to 20]",
            "[0,1,1,2,0,3,1,1,0,3,3,2,2,4,0,5,2,2,3,3]",
        ),
        // With 1 everywhere it is Arc Kayles.
        (
            "[game.graph.WeightedArcKayles(s).NimValue == game.graph.ArcKayles(s).NimValue for s in [\"--\",\"---\",\"-(-;-)-\"]].ToSet",
            "{true}",
        ),
        // Two heaps side by side are one edge with their sizes at its ends: the smaller counts the moves.
        ("[game.graph.WeightedArcKayles(\"{3}-{\" + n.ToString + \"}\").NimValue for n from 1 to 4]", "[1,0,1,1]"),
        (
            "[game.graph.GenCol([Nothing,Right], [Nothing,Left])(s).CanonicalForm == game.graph.Col(s).CanonicalForm for s in [\"--\",\"L-R-\",\"---\",\"R--L-\"]].ToSet",
            "{true}",
        ),
        ("game.graph.GenHackenbush()(\"l(r;e)\").CanonicalForm === game.graph.Hackenbush(\"l(r;e)\").CanonicalForm", "true"),
        (
            "[game.grid.GenClobber()(s).CanonicalForm == game.grid.Clobber(s).CanonicalForm for s in [\"xo\",\"xox|oxo\"]].ToSet",
            "{true}",
        ),
        (
            "[game.grid.GenClobber(Coordinates.Compass, maxDistance => inf)(s).CanonicalForm == game.grid.Queens(s).CanonicalForm for s in [\"xox|ox.\",\"x.o|.x.\"]].ToSet",
            "{true}",
        ),
        // Coins that show heads are heaps: by the rules, on all strips of six coins.
        (
            "rules := game.strip.Turning(\"1-3\");
             [rules(s).NimValue == ([o.NimValue for o in rules(s).Options]).Mex for s in [\"hththt\",\"tthhtt\",\"hhhhhh\",\"ttthth\"]].ToSet",
            "{true}",
        ),
    ]);
}

#[test]
fn compounds_are_printed_as_they_are_written() {
    check(&[
        ("'{0|}' + 1", "'{0|}' + 1"),
        ("-2 * '{|-1}'", "-2 * '{|-1}'"),
        ("-(1 OrdinalProduct '{1|0}')", "-(1 OrdinalProduct '{1|0}')"),
        ("--'{0|}'", "'{0|}'"),
        ("3 - '{0|}'", "3 - '{0|}'"),
        ("('{0|}' : 1) + (2 * '{|0}')", "'{0|}' : 1 + 2 * '{|0}'"),
        ("2 * ('{0|}' + 1)", "2 * ('{0|}' + 1)"),
        ("game.grid.Clobber(\"xo\") + 3", "Clobber.Position(\"xo\") + 3"),
        (
            "'{0|}' + \"a\"",
            "!!No operation `+` for arguments of types `game.ExplicitGame`, `cgsuite.lang.String`",
        ),
        ("2^40 * '{0|}'", "!!The result would have 1099511627776 elements; 1000000 is the most."),
    ]);
}

/// Only sums of positions know who has to answer.
#[test]
fn entailing_games_are_in_no_other_compounds() {
    for input in [
        "game.entailing.TopEntails(\"1\") + (-5)",
        "game.entailing.TopEntails(\"4\") + *",
        "[game.entailing.TopEntails(\"4\"), *].Sum",
        "(game.entailing.TopEntails(\"!0\") + {5|5}).OutcomeClass",
        "game.entailing.TopEntails(\"4\") : 1",
        "game.entailing.TopEntails(\"4\").SelectiveSum(*)",
        "game.entailing.TopEntails(\"4\").DicoticVariant",
        "'{game.entailing.TopEntails(\"4\")|0}'.CanonicalForm",
        "class Bare(n) extends ImpartialGame override def Decomposition := [game.entailing.TopEntails(n)]; end; Bare(1).NimValue",
        "class Step(n) extends ImpartialGame override def Options := [game.entailing.TopEntails(n)]; end; Step(1).NimValue",
    ] {
        let failure = Session::of(tweedle_rulesets::standard()).run(input).expect_err(input);
        let message = failure.to_string();
        assert!(
            message.starts_with("A game with entailing moves can be added"),
            "{input}: {message}"
        );
    }
    let sum = "(0 + game.entailing.TopEntails(\"4\") + game.heap.Nim(1)).OutcomeClass";
    assert_eq!(Session::of(tweedle_rulesets::standard()).run(sum).unwrap().as_deref(), Some("P"));
}

#[test]
fn compounds_have_values() {
    check(&[
        ("((1/2) OrdinalProduct (1/4)).CanonicalForm", "11/32"),
        ("((+-1) ConwayProduct (^^)).CanonicalForm", "+-^^"),
        ("((+-1) : (^^)).CanonicalForm", "{1,+-1|-1,{1,+-1,+-{1,+-1}|-1,+-1}}"),
        ("(({1|0}) ConjunctiveSum (0)).CanonicalForm", "0"),
        ("((*[[[2]],[2],0]) ConjunctiveSum (*5)).CanonicalForm", "*5"),
        ("((*[[[2]],[2],0]) : (*5)).CanonicalForm", "*7"),
        ("(*3 SelectiveSum *[[2]]).CanonicalForm", "*6"),
        ("(('{*|*}') OrdinalProduct (3)).CanonicalForm", "0"),
        ("{3|1}.ConwayProduct(^^)", "{^6|^^}"),
        ("^^.ConwayProduct(^^)", "{0||0,*|0,{0,*|0,*2}}"),
        // The same by the forms, without the shortcuts.
        ("('{3|1}' ConwayProduct ^^).CanonicalForm", "{^6|^^}"),
        ("(game.heap.Nim(2) : game.heap.Nim(3)).NimValue", "5"),
        ("(game.heap.Nim(2) + '{*|*}').OutcomeClass", "N"),
        ("('{0|}' + game.grid.Clobber(\"xo\")).CanonicalForm", "1*"),
        ("(3 * '{1|}' - 6).CanonicalForm", "0"),
        ("(-3 * '{1|}').CanonicalForm", "-6"),
        ("(2 * '{*|*}').MisereOutcomeClass", "N"),
        ("('{1|0}' : 1).Options(Left)", "{1,'{1|0}' : 0}"),
        ("('{1|0}' + '{0|}').Birthday", "3"),
        ("+-game.grid.Clobber(\"xo\")", "'{Clobber.Position(\"xo\")|-Clobber.Position(\"xo\")}'"),
        ("* : 3", "^[3]*"),
        ("game.grid.Domineering.TwistedVariant(\"..|..\").CanonicalForm", "0"),
        ("'{1|-1}'.DicoticVariant.Options(Left)", "{1.DicoticVariant}"),
    ]);
}

/// Sums and products by the forms, as the walker finds them, against those of values.
#[test]
fn compounds_of_values_agree_with_values() {
    let games = "games := [0, 1, -1/2, *, *2, ^, {2|0}, {1|*}, +-1];";
    for (compound, value) in [
        ("CompoundType.DisjunctiveSum(g, h)", "g + h"),
        ("CompoundType.ConwayProduct(g, h)", "g.ConwayProduct(h)"),
        ("CompoundType.OrdinalSum(g, h)", "g : h"),
        ("-CompoundType.DisjunctiveSum(g, -h)", "h - g"),
        ("CompoundType.DisjunctiveSum('{g|h}', -'{g|h}')", "0"),
        ("CompoundType.DisjunctiveSum(3 * '{g|}', -2 * '{g|}')", "'{g|}'.CanonicalForm"),
        ("'{g|h}'.TwistedVariant.TwistedVariant", "'{g|h}'.CanonicalForm"),
    ] {
        let input = format!(
            "{games} {{({compound}).CanonicalForm == {value} for g in games for h in games}}"
        );
        check(&[(&input, "{true}")]);
    }
    // Outcomes of conjunctive sums of impartial games are those of the shorter one, as play ends with it.
    check(&[
        (
            "[*a : *b for a from 0 to 3 for b from 0 to 3] == [*(a + b) for a from 0 to 3 for b from 0 to 3]",
            "true",
        ),
        (
            "[(*a).SelectiveSum(*b).OutcomeClass for a from 0 to 2 for b from 0 to 2]",
            "[P,N,N,N,N,N,N,N,N]",
        ),
        (
            "[(*a).ConjunctiveSum(*b).OutcomeClass for a from 0 to 2 for b from 0 to 2]",
            "[P,P,P,P,N,N,P,N,N]",
        ),
    ]);
}

/// A sum of positions of a class of a program and of a literal form.
#[test]
fn compounds_of_objects() {
    check(&[(
        "class Take(n) extends ImpartialGame
           override def Options := [Take(n - k) for k in [1,2] where k <= n];
         end
         [(Take(4) + '{0|0}').CanonicalForm, (Take(4) : Take(2)).NimValue, (Take(4) SelectiveSum Take(3)).OutcomeClass]",
        "[0,4,N]",
    )]);
}

#[test]
fn texts() {
    check(&[
        ("\"Hackenbush\".Substring(1, 4)", "\"Hack\""),
        ("\"abc\".Substring(2, 1)", "\"\""),
        ("\"abc\".Substring(0, 1)", "!!String index out of bounds: 0"),
        ("\"abc\".Substring(2, 9)", "!!String index out of bounds: 9"),
        ("\"äöü\".Updated(2, \"o\")", "\"äoü\""),
        ("\"äöü\".IndexOf(\"ü\")", "3"),
        ("\"aaa\".Replace(\"\", \"-\")", "\"-a-a-a-\""),
        ("\"a\".Repeat(10^9)", "!!The result would have 1000000000 elements; 1000000 is the most."),
        ("\"\".Repeat(10^18)", "\"\""),
        ("\"a\".PadLeft(-1)", "!!This must not be negative."),
        ("\"a\".PadLeft(3, \"xy\")", "!!One character is expected here."),
        ("\"Toads and Frogs\".ToUnquotedOutput", "Toads and Frogs"),
        ("\"a\".ToUnquotedOutput + \"b\" + 3", "ab3"),
        ("[\"a\\\"b\", {1|^}, [true]].ToJson.ToUnquotedOutput", "[\"a\\\"b\",\"{1|^}\",[true]]"),
        ("\"50% {a}\".ToLatex.ToUnquotedOutput", "\\text{50\\% \\{a\\}}"),
    ]);
}

#[test]
fn maps_tables_and_random_numbers() {
    check(&[
        ("{7 => true, 1/2 => ^^*}.Entries", "{1/2 => ^^*,7 => true}"),
        ("[e.Value for e in {7 => true, 1/2 => ^^*}.Entries]", "[^^*,true]"),
        ("{1 => 2}(1)", "2"),
        ("{1 => 2}(3)", "!!Key not found: 3"),
        ("{1 => 2}.Updated(3, 4)", "{1 => 2, 3 => 4}"),
        ("Table([[1,\"a\"],[^]])", "1 | a\n--+--\n^ |  "),
        ("Table([])", ""),
        ("Table([[1,\"a,b\"],[^,\"\"]]).ToCsv.ToUnquotedOutput", "1,\"a,b\"\n^,\n"),
        // As `java.util.Random` gives them.
        ("r := Random(42); [r.NextInteger(10) for i from 1 to 10]", "[0,3,8,4,0,5,5,8,9,3]"),
        ("r := Random(42); r.NextInteger(0)", "!!The bound must be positive."),
        ("r := Random(7); r.Shuffled(1..9).Sorted", "[1,2,3,4,5,6,7,8,9]"),
        ("Random(-5).NextInteger(1)", "0"),
    ]);
}

#[test]
fn kinds_of_short_games() {
    check(&[
        ("[g.IsEven for g in [0,-3,4,25/16,*,*8]]", "[true,false,true,false,false,false]"),
        ("[g.IsOdd for g in [0,-3,4,25/16,*,v*]]", "[false,true,false,false,true,false]"),
        ("[g.IsEvenTempered for g in [-1/2,^,{0||0|v*}]]", "[true,false,false]"),
        (
            "[g.IsNumberTiny for g in [0,25/16,{5||3|1|||0||||0},{0||0|v*},{0||0|vvv},2+Miny(1)]]",
            "[true,true,true,false,false,true]",
        ),
        ("(*8).LeftIncentives", "{*8,*9,*10,*11,*12,*13,*14,*15}"),
        ("(6+^*).Incentives", "{^*}"),
        ("({3||2+*|1+*}).Incentives", "{{2*|1*||0}}"),
        ("(-1).Isqrt", "!!Argument to Isqrt is negative: -1"),
        ("[(10^30).Isqrt, 0.Isqrt, 3.Isqrt, 4.Isqrt]", "[1000000000000000,0,1,2]"),
        ("[(-7).Div(2), 7.Div(-2), 0.Div(5)]", "[-3,-3,0]"),
        ("7.Div(0)", "!!/ by zero"),
        ("[12.Gcd(-18), 0.Gcd(0), 0.Gcd(-4), 7.Gcd(0)]", "[6,0,4,7]"),
        ("[1.Lb, 1023.Lb, 1024.Lb]", "[0,9,10]"),
        ("0.Lb", "!!Argument to Lb is not positive: 0"),
        ("(2^100000).Isqrt", "!!A number of more than 65536 binary digits takes too long here."),
    ]);
}

#[test]
fn classes_and_objects() {
    check(&[
        ("(1/2).Class.Name", "\"DyadicRational\""),
        ("class P() override def ToOutput := \"p\".ToUnquotedOutput; end [P(), {P()}]", "[p,{p}]"),
        ("game.heap.Mem((3,1)).Class.QualifiedName", "\"game.heap.CoordinateRuleset.Position\""),
        ("game.heap.Mem((3,1)).EnclosingObject", "Mem"),
        ("game.heap.Nim(3).EnclosingObject", "game.heap.Nim"),
    ]);
}

#[test]
fn texts_and_outputs_are_joined() {
    check(&[
        ("\"a\" + 3.ToOutput", "a3"),
        ("3.ToOutput + \"a\"", "3a"),
        ("3.ToOutput + \"b\".ToOutput", "3\"b\""),
        ("\"a\".ToUnquotedOutput + 3.ToOutput + \"c\"", "a3c"),
        ("cgsuite.util.output.TextOutput(\"a\").Append(3.ToOutput)", "a3"),
        ("cgsuite.util.output.EmptyOutput()", ""),
        ("x := cgsuite.util.output.EmptyOutput(); [x]", "[]"),
        ("\"a\" + cgsuite.util.output.GridOutput(Grid.Empty(1,1), [Icon.Blank], \".\")", "a."),
        (
            "cgsuite.util.output.StripOutput(Strip.Empty(1), [Icon.Blank], \".\").strip",
            "Strip([0])",
        ),
        (
            "class A(n) override def ToOutput := cgsuite.util.output.GridOutput(Grid.Empty(1,n), [], \"x\"); end [A(1),A(2)]",
            "[x,x]",
        ),
        (
            "class A() extends cgsuite.lang.Output override def ToOutput := A(); end A()",
            "!!The `ToOutput` of class `A` gave a `A`, which is not a `cgsuite.lang.String`.",
        ),
        (
            "\"a\" + 3",
            "!!No operation `+` for arguments of types `cgsuite.lang.String`, `game.Integer`",
        ),
    ]);
}

/// By `java.util.regex` a text matches as a whole, and `$12` is the first group and `2` where there are fewer than 12.
#[test]
fn regular_expressions() {
    check(&[
        ("\"abc\".Matches(\"b\")", "false"),
        ("\"abc\".Matches(\"a.c\")", "true"),
        ("\"ab\".Matches(\"a|ab\")", "true"),
        ("\"a\\nb\".Matches(\"a.b\")", "false"),
        ("\"xoxo\".ReplaceRegex(\"x\", \"\")", "\"oo\""),
        ("\"xoxo\".ReplaceRegex(\"(x)(o)\", \"$2$1\")", "\"oxox\""),
        ("\"xo\".ReplaceRegex(\"(x)\", \"$12\")", "\"x2o\""),
        ("\"xo\".ReplaceRegex(\"x\", \"\\\\$1\")", "\"$1o\""),
        ("\"ab\".ReplaceRegex(\"\", \"-\")", "\"-a-b-\""),
        ("\"xo\".ReplaceRegex(\"x\", \"$1\")", "!!The regular expression has no group 1."),
        ("\"x\".Matches(\"(\")", "!!This is no regular expression: unclosed group."),
        ("\"x\".Matches(\")(\")", "!!This is no regular expression: unopened group."),
        (
            "\"x\".Matches(\"((a{1,100}){1,100}){1,100}\")",
            "!!This regular expression is too large.",
        ),
        (
            "s := \"a\".Repeat(1000); s.ReplaceRegex(\"a\", s + s)",
            "!!The result would have 1002000 elements; 1000000 is the most.",
        ),
    ]);
}

#[test]
fn members_of_cgsuite() {
    check(&[
        ("System.Error(\"One is more.\")", "!!One is more."),
        ("x := 3; System.ClearAll(); x", "3"),
        ("System.ClearAll()", "Nothing"),
        (
            "[game.graph.Color.Blue, game.graph.Color.Red, game.graph.Color.Green]",
            "[Color.Blue,Color.Red,Color.Green]",
        ),
        ("game.graph.Color.Blue == game.graph.Color.Red", "false"),
        (
            "game.graph.GenHackenbush([game.graph.Color.Blue])(\"ll\").CanonicalForm == game.graph.GenHackenbush({game.graph.Color.Blue})(\"ll\").CanonicalForm",
            "true",
        ),
        (
            "[2.Tiny, 2.Miny, on.Tiny, on.Miny, {1|0}.Tiny]",
            "[Tiny(2),Miny(2),Tiny(on),Miny(on),Tiny({1|0})]",
        ),
        ("on.Tiny == {0||0|off}", "true"),
        ("[{2 => *, 1 => ^}.Head, {2 => *, 1 => ^}.Tail]", "[1 => ^,[2 => *]]"),
        ("[x.Key for x in {2 => *, 1 => ^}.ToList]", "[1,2]"),
        ("MutableMap({2 => *, 1 => ^}).Head.Value", "^"),
        ("{=>}.Head", "!!That `Collection` is empty."),
        ("{=>}.Tail", "!!That `Collection` is empty."),
        ("[(1..10..2).Start, (1..10..2).End, (1..10..2).Step, (1..3).Step]", "[1,10,2,1]"),
        (
            "Explorer(game.grid.Clobber(\"xo\"))",
            "http://127.0.0.1:8765/explore?p=Clobber.Position%28%22xo%22%29",
        ),
        ("Explorer({1|*}).Selection", "{1|*}"),
        (
            "Explorer(\"a\".Repeat(3))",
            "!!Argument `G` (in call to `cgsuite.ui.Explorer`) has type `cgsuite.lang.String`, which does not match expected type `game.Game`",
        ),
        ("[1,3,2].ScatterPlot.Class", "⟪cgsuite.util.Picture⟫"),
        ("Table([[1,2],[3,4]]).IntensityPlot().Class", "⟪cgsuite.util.Picture⟫"),
        (
            "game.heap.Kayles.NimValueTable(1,1)",
            "!!Only rulesets whose positions are pairs of numbers have such a table.",
        ),
        // Winning Ways, ch. 3, Table 3.
        (
            "game.heap.Wythoff.NimValueTable(4,4).rows",
            "[[0,1,2,3,4],[1,2,0,4,5],[2,0,1,5,3],[3,4,5,6,2],[4,5,3,2,7]]",
        ),
        (
            "plain := game.heap.CoordinateRuleset((m, n) -> [[(m - k * n, n)] for k from 1 to m where n > 0 and k * n <= m] Concat [[(m, n - k * m)] for k from 1 to n where m > 0 and k * m <= n]); game.heap.Euclid.NimValueTable(7,9).rows == plain.NimValueTable(7,9).rows",
            "true",
        ),
    ]);
}

/// What is left where nothing is that only one player may move is impartial, whatever the ruleset.
#[test]
fn green_positions_are_impartial() {
    check(&[
        ("game.graph.Hackenbush(\"eee\").NimValue", "3"),
        ("game.graph.Hackenbush(\"e(e;e)\").NimValue", "1"),
        ("game.graph.Hackenbush(\"(e;ee)\").NimValue", "3"),
        ("game.graph.Hackenbush(\"eee\").MisereNimValue", "3"),
        (
            "game.graph.Hackenbush(\"e(e;e)\").MisereCanonicalForm.MisereOutcomeClass == game.graph.Hackenbush(\"e(e;e)\").MisereOutcomeClass",
            "true",
        ),
        ("(game.graph.Hackenbush(\"ee\") + game.heap.Nim(3)).NimValue", "1"),
        ("(-game.graph.Hackenbush(\"ee\")).NimValue", "2"),
        (
            "game.graph.Hackenbush(\"ee\").Options",
            "{Hackenbush.Position(\".\"),Hackenbush.Position(\"e\")}",
        ),
        ("game.strip.TopplingDominoes(\"eee\").NimValue", "3"),
        (
            "game.strip.TopplingDominoes(\"e.e\").NimValue == game.strip.TopplingDominoes(\"e.e\").CanonicalForm.NimValue",
            "true",
        ),
        (
            "[game.graph.Hackenbush(s).NimValue - game.graph.Hackenbush(s).CanonicalForm.NimValue for s in [\".\",\"e(e;e(e;ee))\",\":Aee:A\",\"e:Aee:A\",\"(e;e:Ae:A)\"]]",
            "[0,0,0,0,0]",
        ),
        (
            "game.graph.Hackenbush(\"el\").NimValue",
            "!!Not a method or member variable: `NimValue` (in object of class `game.graph.Hackenbush.Position`)",
        ),
    ]);
}
