//! All rulesets of the registry, and more of them with parameters of several kinds, for the tests of what
//! holds for each.

use std::sync::Arc;
use tweedle_heaps::Code;
use tweedle_rulesets::any::{Component, Playable, Rules, RulesOf};
use tweedle_rulesets::{
    Amazons, AtariGo, Clobber, Cram, Domineering, HeapRuleset, Registry, ToadsAndFrogs,
};

/// A ruleset, and texts of positions of it. In these all characters stand that its texts have.
pub(crate) struct Listed {
    pub(crate) rules: Arc<dyn Rules>,
    pub(crate) examples: Vec<String>,
}

impl Listed {
    /// The position that a text describes, if it does describe one.
    pub(crate) fn position(&self, text: &str) -> Option<Arc<dyn Component>> {
        let position = self.rules.clone().place(text).ok()?;
        position.single().map(|(component, _)| component.clone())
    }
}

/// Every ruleset of the registry as its entry shows it, and those of [`MORE`] and of [`typed`].
pub(crate) fn every_ruleset() -> Vec<Listed> {
    let registry = tweedle_rulesets::standard();
    let mut all: Vec<Listed> = Vec::new();
    for entry in registry.entries() {
        let rules = rules(&registry, &entry.example_rules());
        let examples = [entry.example(), entry.start()].into_iter().filter(|text| !text.is_empty());
        let examples = examples.map(str::to_owned).collect();
        all.push(Listed { rules, examples });
    }
    for &(expression, examples) in MORE {
        let examples = examples.split_whitespace().map(|text| text.replace('_', " "));
        let known = all.iter_mut().find(|listed| listed.rules.expression() == expression);
        if let Some(listed) = known {
            listed.examples.extend(examples);
        } else {
            let rules = rules(&registry, expression);
            all.push(Listed { rules, examples: examples.collect() });
        }
    }
    all.extend(typed(&all));
    all
}

/// The ruleset that an expression of the language makes, such as `game.heap.Subtraction([1,2],true)`.
fn rules(registry: &Registry, expression: &str) -> Arc<dyn Rules> {
    registry.of_expression(expression).unwrap_or_else(|error| panic!("{expression}: {error}"))
}

/// What heaps are written like, in all their ways.
const HEAPS: &str = "4,4 3,4,2 7 1+2+3 0";
/// Boards of dominoes.
const DOMINOES: &str = "...|...|... ....|.#..|..#. .#.|...|.#.|... ......";
/// Strips of animals of two kinds.
const ANIMALS: &str = "tt..ff t.tf.f. tft.ff.t fft.tft t.ttff.f";
/// Rows of coins that are turned.
const COINS: &str = "hth ttth hhhh thhtht";
/// Boards of coins that are turned.
const COIN_BOARDS: &str = "tt|th hth|tth ttt|ttt|hht htht";
/// Vertices of Col and Snort.
const COLOURED: &str = "-L--R- :A----:A (-;-R;--) .-R-R-L-L-. L:A--(-:A;-R;-) --;-R;.";

/// More positions, and rulesets with other parameters; `_` stands for a blank.
const MORE: &[(&str, &str)] = &[
    ("game.grid.Amazons", "x..|.o. x#.|.xo x...|...o oo.|#.x"),
    ("game.grid.AtariGo", "...|.x. xo.|... .o.|x.. Xo.|o.."),
    ("game.grid.CannibalClobber", "xox|oxo xx.|ooo xx|oo|x. oxxo"),
    ("game.grid.Chomp", "....|....|..## ...|.##|.## ....."),
    ("game.grid.Clobber", "xoxo|oxox xox|.ox|o.x xoxoxo"),
    ("game.grid.ConnectFour", "....|.o..|.x..|xoxo ..|..|xo x.|ox"),
    ("game.grid.ConnectFour(3)", "...|x.o|xox ...|... ooo|xxo"),
    ("game.grid.Cram", DOMINOES),
    ("game.grid.CrossPurposes", "..x..|.....|x...x x..|.#.|..x .x..|...."),
    ("game.grid.Domineering", DOMINOES),
    ("game.grid.Quelhas", "...|.#.|... .#..|....|..#. ..... .|.|."),
    ("game.grid.Fission", "...|.x.|... ....|.x.x|..#. .x.x. x.#|..x|..."),
    ("game.grid.TurningCorners", COIN_BOARDS),
    ("game.grid.AcrosticTwins", COIN_BOARDS),
    ("game.grid.Rugs", COIN_BOARDS),
    ("game.grid.FoxAndGeese", "f.......|.g...... (3,1),(2,4);(1,1) ..f.....|.g......"),
    ("game.grid.GenFoxAndGeese(3,2)", ".f.|...|.g. f..|...|g.g g..|.f."),
    ("game.grid.GoByArea", "OOO|XoO|X.O|XXX 2:OO#|X.O|OO# -1:XXX|X.o|OOO X..O|XXXX"),
    ("game.heap.CumulativeSubtraction([2,3])", "4,4 3:3,4,2 -1:7 1+2+3 0"),
    ("game.heap.CumulativeSubtraction([1,4])", "4,4 3:3,4,2 -1:7 1+2+3 0"),
    ("game.entailing.CountedCoins", "a-b,_b- 2:a-,_b-,_a-b -1:a-,_a-b,_b-c,_c-a 0"),
    ("game.grid.GoEndgame", "OOO|XoO|X.O|XXX 2:OO#|X.O|OO# -1:XXX|X.o|OOO .x.|ooo"),
    ("game.grid.Hex", "...|... x.|.o xx.|..o|o.. .x|x."),
    ("game.grid.HareAndHounds", "#.d.#|d..h.|#...# #..d#|...dh|#d..# #...#|d.h..|#...#"),
    ("game.grid.KingDirt", "1,1:...|.x. x..|..o 0,2:x.#.|...o 3,0:.."),
    ("game.grid.KingDirt(true)", "1,1:...|.x. x..|..o 0,2:x.#.|...o 3,0:.."),
    ("game.grid.AntiClobber", "x.|.o x..o ... x.x|o.."),
    ("game.grid.Kings", "xo.|.xo|o.x xox|oxo x..|.o. x..o"),
    ("game.grid.Knights", "xo.|.xo|o.x xox|oxo x..|..o x..o"),
    ("game.grid.Konane", "xo.o. xo|.x xox|o.o|.xo .oxo.x"),
    ("game.grid.Rooks", "xo.|.xo|o.x xox|oxo x.o.x.o x..|..o"),
    ("game.grid.Queens", "xo.|.xo|o.x xox|ox. x.o.x.o x..|..o"),
    (r#"game.heap.Spawning("1-3")"#, "4,2 6 3+1 0"),
    (r#"game.heap.Spawning("3C(5)")"#, "4,2 6 3+1 0"),
    (r#"game.heap.Spawning("1+FS")"#, "4,2 6 3+1 0"),
    (r#"game.heap.Spawning("2-3E")"#, "4,2 6 3+1 0"),
    ("game.grid.NoGo", "...|... .x.|... x..|..o|.#. ..xo... .#.x.|o...."),
    ("game.grid.Northcott", "x..o|.xo. .o.x|ox..|..xo x.o"),
    ("game.grid.Phutball", "m@.|.m. ..@..|..m.. .@m. Left:.m. ..@"),
    ("game.grid.GameOfY", "##.|#..|... #x|o. ##x|#o.|x.o ."),
    ("game.grid.Sheep", "3_._.|._._-2 2_.|._-2 2_._-2_. -3,#,.|.,2,0"),
    ("game.grid.SkiJumps", "L..|.R.|.l.|... L.r R.|l.|..|L. .|r"),
    ("game.grid.TicTacToe", "xo.|.x.|..o xox|oxo xx.|oo. ..|.. xxx|.oo"),
    ("game.grid.TicTacToe(2)", "x.|.o ...|... xx|o."),
    ("game.strip.DollarGame", ".o.$ o.$.o.o $..o ..o"),
    ("game.strip.DollarGameWithBag", "..o.$ .o$.o $.o ..o"),
    ("game.strip.DollarGameWithBag(true)", "..o.$ .o$.o $.o ..o"),
    ("game.strip.KotzigsNim([1,2])", "@...... x.@..x ..x@.x."),
    ("game.strip.KotzigsNim([2,3,7])", "@...... x.@..x ..x@.x."),
    ("game.strip.Woodpush", "l.r ll.r .lr. lrl. ..l."),
    ("game.strip.Woodpush(true)", "l.r ll.r .lrr:lr.r lrl. ..l. .lr:lr."),
    ("game.strip.Push", "l.rl rl.lr .rl. r..l.r"),
    ("game.strip.Shove", "l.rl rl.lr .rl. r..l.r"),
    ("game.strip.SilverDollar", "o.o..o.. ..o.o...o"),
    ("game.strip.Treblecross", "...... .x..... x.x. .xxx."),
    ("game.strip.TurningTurtles", COINS),
    ("game.strip.MockTurtles", COINS),
    ("game.strip.Moebius", COINS),
    ("game.strip.Mogul", COINS),
    ("game.strip.Twins", COINS),
    ("game.strip.Ruler", COINS),
    ("game.strip.WeltersGame", "o.o..o.. ..o.o...o"),
    ("game.strip.ToadsAndFrogs", ANIMALS),
    ("game.strip.ElephantsAndRhinos", ANIMALS),
    ("game.strip.BackslidingToadsAndFrogs", "t.f.t ..ft"),
    ("game.strip.GenToadsAndFrogs(1,2,2,true)", ANIMALS),
    ("game.strip.Blockbusting", "x..o.x xXx. ..... Xx.xx"),
    ("game.strip.TopplingDominoes", "lrel l.er.r eel lrllrl ee.e"),
    ("game.strip.GenToadsAndFrogs(2,3,1,false)", ANIMALS),
    ("game.heap.Nim", HEAPS),
    ("game.heap.Kayles", HEAPS),
    ("game.heap.LaskersNim", HEAPS),
    ("game.heap.MooresNim(1)", HEAPS),
    ("game.heap.MooresNim(2)", HEAPS),
    ("game.heap.EndNim", HEAPS),
    ("game.heap.PartizanEndNim", HEAPS),
    ("game.heap.SylverCoinage", "4,5 3,10,11 2,3 _5,_6,_8"),
    ("game.heap.Subtraction([1,2])", HEAPS),
    ("game.heap.Subtraction([1,2],true)", HEAPS),
    ("game.heap.Subtraction([2,3])", HEAPS),
    ("game.heap.Subtraction([1,4,5],true)", HEAPS),
    ("game.heap.Subtraction([3])", HEAPS),
    ("game.heap.Subtraction([],true)", HEAPS),
    (r#"game.heap.TakeAndBreak("0.77")"#, HEAPS),
    (r#"game.heap.TakeAndBreak("4!.0")"#, HEAPS),
    (r#"game.heap.TakeAndBreak("0.[3]")"#, HEAPS),
    (r#"game.heap.TakeAndBreak("0.8F")"#, HEAPS),
    (r#"game.heap.TakeAndBreak("80.1")"#, HEAPS),
    (r#"game.heap.TakeAndBreak("0.{2+}")"#, HEAPS),
    (r#"game.heap.TakeAndBreak("0.5=")"#, HEAPS),
    (r#"game.heap.TakeAndBreak("8?.4=7!")"#, HEAPS),
    (r#"game.heap.TakeAndBreak("4.C?[{0,2+}]")"#, HEAPS),
    (r#"game.heap.PartizanTakeAndBreak("0.77","4!.0")"#, HEAPS),
    (r#"game.heap.PartizanTakeAndBreak("4!.0","0.[3]")"#, HEAPS),
    (r#"game.heap.PartizanTakeAndBreak("0.[3]","0.8F")"#, HEAPS),
    (r#"game.heap.PartizanTakeAndBreak("80.1","0.{2+}")"#, HEAPS),
    (r#"game.heap.PartizanTakeAndBreak("0.5=","8?.4=7!")"#, HEAPS),
    (r#"game.heap.PartizanTakeAndBreak("4.C?[{0,2+}]","0.77")"#, HEAPS),
    ("game.heap.Wythoff", "(3,5) 4,4 (0,3)"),
    ("game.heap.Euclid", "(25,7) 12,8 (3,0)"),
    ("game.heap.TakeAway(2)", "11 (9,4) 0"),
    ("game.heap.TakeAway(3/2)", "11 (9,4) 0"),
    ("game.heap.TakeAway(1)", "11 (9,4) 0"),
    ("game.heap.TakeAway(1/2)", "11 (9,4) 0"),
    (r#"game.graph.Tokens("a: b, c | b Left: a | c:")"#, "a b,c a,a,b"),
    (r#"game.graph.Tokens("a: b, c | b: c, d | c: d | d:")"#, "a b,c a,a,b"),
    (r#"game.graph.Annihilation("a: b, c | b: c, d | c: d | d:")"#, "a b,c a,b,d"),
    (r#"game.graph.VertexGeography("a: b, c | b Left: c | c: a, d | d:")"#, "a b:a c:d,b"),
    (r#"game.graph.EdgeGeography("a: b, c | b Left: c, a | c: a, d | d:")"#, "a b:a-b c:a-b,b-c"),
    (r#"game.graph.UndirectedVertexGeography("a: b, c | b: c | c: d")"#, "a b:a d:b,c"),
    (r#"game.graph.YashimaGame("a: b, c | b: c, d | c: d")"#, "a,d b,c:a-b a,-:b-d a,d:a-b,b-d"),
    (r#"game.graph.UndirectedEdgeGeography("a: b, c | b: c, b | c: d")"#, "a b:a-b d:a-b,b-c"),
    (r#"game.graph.DigraphPlacement("a: b | b: c, a | c: d | d:","a,d")"#, "a,b,c,d a,c b,d"),
    ("game.graph.Sprouts", "0*2 0.AB.}AB.}]! 1.2.A.}A2.B.}B1.}]! 12a1a.}]2.2.}]! 0*2.A'q1q.}A'2"),
    ("game.graph.BrusselsSprouts", "4,4 1,4|3 2,2|1,1,3 5"),
    ("game.graph.Sim", "12,13,45;14,25,36 12,34,15;16,24,35 12,23,34,45,15;13,24,35 ;"),
    ("game.graph.Col", COLOURED),
    ("game.graph.Snort", COLOURED),
    ("game.graph.NodeKayles", "--- :A----:A (-;-;--) .---.-. --;-;."),
    (
        "game.graph.Hackenbush",
        "lrel (lr;e;l) :Gl.r.l:G l(e;r(l;e)) :G(l:G;l.r:G;e) . e(e;ee) :Ge.e.e:G",
    ),
    (r#"game.graph.PosetGame("a < b < c; d < c; e")"#, "{} {a,_b,_d}"),
    (r#"game.graph.PosetGame("a; b; c < d; a < d")"#, "{} {a,_b,_c}"),
    (r#"game.graph.PosetGame("a < b < d; a < c < d")"#, "{} {a,_b,_c,_d}"),
    (r#"game.graph.PosetGame("é")"#, "{} {é}"),
    ("game.entailing.TopEntails", "5 3,4 4,!3 2,!2,!3 4,!"),
    ("game.entailing.CarryOnNim([1,3])", "5 3,2 again_3,2 again_3,!2 loses_5"),
    ("game.entailing.CarryOnNim([],true)", "5 3,2 again_3,2 again_3,!2 loses_5"),
    ("game.entailing.CarryOnNim([2],true)", "5 3,2 again_3,2 again_3,!2 loses_5"),
    (
        r#"game.entailing.MoveTable("0: | 1: entail 0 | 2: quiet 1+1; entail 1 | 3: quiet 1+2; again in 2 beside 1; win")"#,
        "3,2 1,!2 again_3 again_1,!2 loses_2",
    ),
    (
        r#"game.entailing.MoveTable("a: | b Left: entail a; again in a beside a | b Right: quiet a+a | c: win; lose; again b")"#,
        "b,c Left:_b,!c Right:_again_b,!c Left:_wins_a Right:_loses_c",
    ),
    ("game.entailing.Nimstring(1,2)", "empty icelandic swedish 0x2b again_0x13 0"),
    ("game.entailing.Nimstring(2,2)", "empty icelandic swedish 0x2b again_0x13 0"),
    ("game.entailing.StringsAndCoins", "a-b,_b-c,_c- again_a-b,_b-,_b- a-,_a-,_a-b,_b-c 0"),
];

fn named<R: Playable>(name: &str, ruleset: R) -> Arc<dyn Rules> {
    RulesOf::new(name, ruleset).rules()
}

/// Rulesets that the registry makes for large boards only, on small ones; and some that it does not
/// make.
fn typed(all: &[Listed]) -> Vec<Listed> {
    let listed = |like: &str, rules| {
        let like = all.iter().find(|listed| listed.rules.expression() == like).unwrap();
        Listed { rules, examples: like.examples.clone() }
    };
    let code = |text: &str| Code::parse(text).unwrap();
    let [a, b] = ["0.77", "4.C?[{0,2+}]"].map(code);
    let impartial = |name: &str| {
        let like = all.iter().find(|listed| listed.rules.expression() == name).unwrap();
        listed(name, like.rules.clone().impartial_variant().unwrap())
    };
    vec![
        impartial("game.grid.Clobber"),
        impartial("game.grid.Domineering"),
        impartial("game.grid.KingDirt"),
        impartial("game.grid.NoGo"),
        impartial("game.graph.Col"),
        impartial("game.graph.Hackenbush"),
        impartial("game.strip.BackslidingToadsAndFrogs"),
        impartial("game.strip.ToadsAndFrogs"),
        listed("game.grid.Amazons", named("Amazons, 64", Amazons::<u64>::new())),
        listed("game.grid.Amazons", named("Amazons, 128", Amazons::<u128>::new())),
        listed("game.grid.AtariGo", named("AtariGo, 64", AtariGo::<u64>::new())),
        listed("game.grid.AtariGo", named("AtariGo, 128", AtariGo::<u128>::new())),
        listed("game.grid.Clobber", named("Clobber, 64", Clobber::<u64>::new())),
        listed("game.grid.Clobber", named("Clobber, 128", Clobber::<u128>::new())),
        listed("game.grid.Cram", named("Cram, 64", Cram::<u64>::new())),
        listed("game.grid.Cram", named("Cram, 128", Cram::<u128>::new())),
        listed("game.grid.Domineering", named("Domineering, 64", Domineering::<u64>::new())),
        listed("game.grid.Domineering", named("Domineering, 128", Domineering::<u128>::new())),
        listed(
            "game.strip.ToadsAndFrogs",
            named("Toads, 64", ToadsAndFrogs::<u64>::toads_and_frogs()),
        ),
        listed(
            "game.strip.ElephantsAndRhinos",
            named("Elephants, 128", ToadsAndFrogs::<u128>::elephants_and_rhinos()),
        ),
        listed(
            "game.heap.Nim",
            named("A", HeapRuleset::new("A", 9, |size| a.options(size).collect()).unwrap()),
        ),
        listed(
            "game.heap.Nim",
            named("B", HeapRuleset::new("B", 9, |size| b.options(size).collect()).unwrap()),
        ),
    ]
}
