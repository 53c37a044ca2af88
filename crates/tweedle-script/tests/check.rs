//! What is said about programs without running them.

use std::collections::HashSet;
use tweedle_script::{
    Checked, ClassPath, Gravity, Meaning, Session, SymbolKind, Unit, class_of_file, outline,
};

/// Files by their paths.
struct Files(&'static [(&'static str, &'static str)]);

impl ClassPath for Files {
    fn read(&self, path: &str) -> Option<std::io::Result<(String, String)>> {
        let (name, text) = self.0.iter().find(|(name, _)| *name == path)?;
        Some(Ok(((*name).to_owned(), (*text).to_owned())))
    }

    fn is_folder(&self, path: &str) -> bool {
        self.0.iter().any(|(name, _)| name.starts_with(&format!("{path}/")))
    }
}

const FILES: Files = Files(&[
    ("Base.cgs", "class Base(n) var kept := 1; def Twice := n + n; def Add(k) := n + k; end"),
    ("p/Inner.cgs", "class Inner(z) static def Make := Inner(1); end"),
    ("Broken.cgs", "class Broken def M := ; end"),
]);

fn checked(name: &str, text: &str) -> Checked {
    let mut session = Session::of(tweedle_rulesets::standard());
    session.set_class_path(FILES);
    session.check(Unit { file: "file", name, text }, &HashSet::new())
}

/// Checks what is said: `!` and a message for a mistake, `?` for a warning, with the text that it is about.
#[track_caller]
fn check(name: &str, text: &str, expected: &[(&str, &str)]) {
    let checked = checked(name, text);
    let notes: Vec<(&str, String)> = checked
        .notes
        .iter()
        .map(|note| {
            let mark = if note.gravity == Gravity::Mistake { '!' } else { '?' };
            (note.diagnostic.span.slice(text), format!("{mark} {}", note.diagnostic.message))
        })
        .collect();
    let notes: Vec<(&str, &str)> = notes.iter().map(|(at, said)| (*at, said.as_str())).collect();
    assert_eq!(notes, expected, "{text}");
}

#[test]
fn programs_without_mistakes() {
    let good = [
        "x := 3; y := x + 1; f := a -> a + x; f(y)",
        "def f(n) begin if n == 0 then return 1 end; n * f(n - 1) end; f(3)",
        "g := game.grid.Domineering(\"..|..\"); g.Options(Left); g.CanonicalForm.Mean",
        "for x in [1,2] where x > 1 do y := x end; y",
        "[x * y for x from 1 to 3 for y in [x]]",
        "arguments.Size",
        "later := () -> z; z := 1; later()",
        "f := x -> x; f(x => 1)",
        "Base(3).Twice + Base(1).Add(2); p.Inner.Make; p.Inner(3)",
        "class A(n) extends Base(n) end",
        "Grid.Empty(2,2); Symmetry.Identity; Nim(3); game.heap.Kayles(5); oo; Left.Opponent",
        "class A(n) def M := N(n).z; class N(z) def O := n + z; end end; A(3).M",
        "enum E One, Two; def Next := if this == One then Two else One end; end; E.One.Ordinal",
        "\"a \\(1 + 2) b\"; {1|2}.Temperature; 3 Max 4; *2; ^; Nothing; true",
        "class S var x := 1; static var y := 2; static def M := y; end; S.y",
    ];
    for text in good {
        let checked = checked("file", text);
        // Whatever the parser takes must be what resolving takes, too.
        if tweedle_script::parse(text).is_ok() {
            let notes: Vec<&str> =
                checked.notes.iter().map(|it| it.diagnostic.message.as_str()).collect();
            assert!(notes.is_empty(), "{text}: {notes:?}");
        }
    }
}

#[test]
fn names_that_mean_nothing() {
    check(
        "file",
        "total := 1; totl + x; f(2)",
        &[
            ("totl", "! That variable is not defined: `totl`"),
            ("x", "? That variable is not defined: `x`"),
            ("f", "? That variable is not defined: `f`"),
        ],
    );
    let hint = &checked("file", "total := 1; totl").notes[0].diagnostic.hint;
    assert_eq!(hint.as_deref(), Some("Did you mean `total`?"));
    check(
        "file",
        "game.grid.Domoneering(\"..\"); [1].Sise; Grid.Emty",
        &[
            ("Domoneering", "! There is no `Domoneering` in the package `game.grid`."),
            ("Sise", "? Nothing that is known here has a member `Sise`."),
            ("Emty", "! There is no `Emty` in the class `cgsuite.util.Grid`."),
        ],
    );
    check(
        "A",
        "class A(n) extends Base def M(k) := n + k + kept + m; def N := this.Twise; end",
        &[
            ("m", "! That variable is not defined: `m`"),
            ("Twise", "! Not a method or member variable: `Twise` (in object of class `A`)"),
        ],
    );
    // What is not known cannot be missed.
    check(
        "A",
        "class A extends Nowhere override def M := 1; def N := 2; def N := 3; end",
        &[
            ("Nowhere", "! Unknown class in extends clause: `Nowhere`"),
            ("N", "! Method `A.N` is declared twice"),
        ],
    );
    check(
        "A",
        "class A extends Nowhere def M := n; end",
        &[("Nowhere", "! Unknown class in extends clause: `Nowhere`")],
    );
    check(
        "A",
        "class A extends Broken def M := n; end",
        &[(
            "Broken",
            "! The class `Broken` has a mistake at Broken.cgs:1:23: Expected an expression after \
             `:=`, found `;`.",
        )],
    );
}

#[test]
fn all_mistakes_of_a_class() {
    check(
        "A",
        "class A(n) extends Base var a := 1; var a := 2; override def Thrice := 3; def Twice := 4; \
         def F(x as Interger) := x; def F(y, z) := y; def G := 1; def G := 2; end",
        &[
            ("a", "! Duplicate symbol `a` in class `A`"),
            ("Thrice", "! Method `A.Thrice` overrides nothing"),
            (
                "Twice",
                "! Method `A.Twice` must be declared with `override`, since it overrides `Base.Twice`",
            ),
            ("Interger", "! Unknown class in parameter declaration: `Interger`"),
            ("G", "! Method `A.G` is declared twice"),
        ],
    );
    check(
        "A",
        "class A(n) def M begin k := 1; end end",
        &[("k", "! That variable is not defined: `k`")],
    );
}

#[test]
fn mistakes_of_writing_and_of_names_together() {
    check(
        "file",
        "x := 1 +; y := nobody; z = 3;",
        &[
            (";", "! Expected an expression after `+`, found `;`."),
            ("nobody", "? That variable is not defined: `nobody`"),
            ("=", "! Assignment is written `:=` and equality `==`."),
        ],
    );
}

#[test]
fn warnings() {
    check(
        "file",
        "def f(x) begin var y := 1; var z := 2; y := z; x end; f(1)",
        &[("y", "? The variable `y` is never read.")],
    );
    check(
        "file",
        "class Other end",
        &[("Other", "? Programs do not find the class `Other` in this file.")],
    );
}

#[test]
fn what_names_mean() {
    let text = "class A(n) extends Base def M(k) begin var t := n + k; t + Twice end end";
    let checked = checked("A", text);
    assert!(checked.notes.is_empty(), "{:?}", checked.notes);
    let meaning = |at: usize| {
        let mention = checked.at(at as u32).unwrap_or_else(|| panic!("nothing at {at}"));
        match &mention.meaning {
            Meaning::Symbol(place) => {
                let symbol = &checked.symbols[*place];
                format!("{:?} {}", symbol.kind, symbol.span.start)
            }
            other => format!("{other:?}"),
        }
    };
    assert_eq!(meaning(text.find("n + k").unwrap()), "ClassParameter 8");
    assert_eq!(meaning(text.find("k; t").unwrap()), "Parameter 30");
    assert_eq!(meaning(text.find("t + Twice").unwrap()), "Local 43");
    assert_eq!(meaning(text.find("Base").unwrap()), "Class(\"Base\")");
    let of_base = r#"Member { class: Some("Base"), name: "Twice" }"#;
    assert_eq!(meaning(text.find("Twice").unwrap()), of_base);
    let mut session = Session::of(tweedle_rulesets::standard());
    session.set_class_path(FILES);
    let (source, symbol) = session.declaration("Base", Some("Twice")).unwrap();
    assert_eq!((source.name.as_str(), symbol.head.as_str()), ("Base.cgs", "def Twice"));
}

#[test]
fn outlines() {
    let text = "/** It. */ class A(n as Integer) extends B\n var x := 1, y; /** M. */ def M(a) := a; \
                class In end end; def f(x) := x; enum E One, Two; end";
    let symbols = outline(text);
    let shown: Vec<(SymbolKind, &str, Option<usize>)> =
        symbols.iter().map(|it| (it.kind, it.head.as_str(), it.owner)).collect();
    assert_eq!(
        shown,
        [
            (SymbolKind::Class, "class A(n as Integer) extends B", None),
            (SymbolKind::ClassParameter, "n as Integer", Some(0)),
            (SymbolKind::Field, "var x", Some(0)),
            (SymbolKind::Field, "var y", Some(0)),
            (SymbolKind::Method, "def M(a)", Some(0)),
            (SymbolKind::Class, "class In", Some(0)),
            (SymbolKind::Function, "def f(x)", None),
            (SymbolKind::Class, "enum E", None),
            (SymbolKind::Element, "One", Some(7)),
            (SymbolKind::Element, "Two", Some(7)),
        ]
    );
    assert_eq!(symbols[4].doc.as_deref(), Some("M."));
    assert_eq!(class_of_file("class A end").as_deref(), Some("A"));
    assert_eq!(class_of_file("class A end; 1"), None);
}

#[test]
fn no_text_makes_it_panic() {
    let texts = [
        "",
        "class",
        "class A(",
        "class A extends A end",
        "class A extends B end class B extends A end",
        "a.b.c.",
        "this.x",
        "super.y",
        "x := ",
        "a{0|a}",
        "def f(f) := f(f)",
        "\u{0}",
        "∞.x",
        "class A class A end end",
        "import \"nowhere\"; x",
        "op",
        "enum E",
        "class A def A := A.A; end; A.A.A",
    ];
    for text in texts {
        let _ = checked("A", text);
        let _ = outline(text);
    }
    let long = "1 + ".repeat(50_000) + "x";
    assert_eq!(checked("A", &long).notes.len(), 1);
    let deep = "(".repeat(4_000) + "x" + &")".repeat(4_000);
    assert_eq!(checked("A", &deep).notes.len(), 1);
}

#[test]
fn calls_of_what_is_known() {
    let check = |text: &str, expected: &[(&str, &str)]| check("script", text, expected);
    check("def f(x) := x; f(1); f(x => 2); class A(x, y ? 1) end; A(1); A(1, y => 2)", &[]);
    check(
        "def f(x) := x; f(1, 2); f(); f(y => 3)",
        &[
            ("2", "! Too many arguments (in function call): 2 (expecting at most 1)"),
            ("f()", "! Missing required parameter (in function call): `x`"),
            ("y", "! Invalid parameter name (in function call): `y`"),
        ],
    );
    check("def f(x...) := x; f(1, 2, 3); f()", &[]);
    check("def f(x) := x; f := (x, y) -> x; f(1, 2)", &[]);
    check(
        "class A(x) end; A()",
        &[("A()", "! Missing required parameter (in call to `A` constructor): `x`")],
    );
    check("class A def M := 1; end; A()", &[("A()", "! The class `A` makes no objects.")]);
    check(
        "Base(1); Base()",
        &[("Base()", "! Missing required parameter (in call to `Base` constructor): `n`")],
    );
}

#[test]
fn what_stands_below_is_not_there_yet() {
    let check = |text: &str, expected: &[(&str, &str)]| check("script", text, expected);
    check("P(3); class P(x) end", &[("P", "! The class `P` is declared below.")]);
    check("def f(x) := P(x); class P(x) end; f(3)", &[]);
    check("x := y; y := 3", &[("y", "! The variable `y` has no value yet.")]);
    check("x := x + 1", &[("x", "! The variable `x` has no value yet.")]);
    check("f := x -> y + x; y := 3; f(y)", &[]);
    check("for i in 1..3 do if i > 1 then y end; y := i end", &[]);
}

#[test]
fn parameters_of_classes_stay() {
    check(
        "A",
        "class A(x) def M begin x := 3 end end",
        &[("x", "! Cannot reassign to immutable var: `x`")],
    );
    check(
        "A",
        "class A(x) end class B(y) end",
        &[(
            "B",
            "? Programs do not find the class `A` in this file, for the class `B` is in it, too.",
        )],
    );
}

/// A name is not said to mean nothing if the text declares it where it was not understood.
#[test]
fn mistakes_have_no_sequels() {
    let expression = "! Expected an expression after `+`, found `;`.";
    check(
        "file",
        "x := 1 +; y := x + 2; y + z",
        &[(";", expression), ("z", "? That variable is not defined: `z`")],
    );
    check("A", "class A(n) def f := n +; def g := f + 1; end", &[(";", expression)]);
    let equals = "! Assignment is written `:=` and equality `==`.";
    check("file", "var x = 3; x + x", &[("=", equals)]);
    check("file", "x = 3; x + x", &[("=", equals)]);
}

/// What makes classes games or rulesets, and is not there.
#[test]
fn games_without_what_makes_them_so() {
    check(
        "Position",
        "class Position(n) def Options(player as Player) := [Position(n)]; end",
        &[("Position", "? `Position` has `Options`, but is no game.")],
    );
    check(
        "A",
        "singleton class A extends game.grid.GridRuleset end",
        &[("A", "? Subclasses of `GridRuleset` must declare a nested class `Position`.")],
    );
    check("Menu", "class Menu(n) def Options := [n]; end", &[]);
    check("Base", "class Base extends game.grid.GridRuleset end", &[]);
}

/// `1* + x` reads like a sum, and is a product.
#[test]
fn stars_that_look_as_if_they_belonged_to_a_number() {
    let said = |number: &str| {
        format!(
            "? Before a sign, `{number}*` is a product: of `{number}` and what follows the star."
        )
    };
    check("file", "x := 2; 1* + x", &[("1*", &said("1"))]);
    check("file", "(a, b) -> a - 3/4* - b", &[("3/4*", &said("3/4"))]);
    let [one, two] = ["1", "2"].map(said);
    check("A", "class A(n) def M := 1* + 2* - n; end", &[("1*", &one), ("2*", &two)]);
    for text in ["x := 2; 1 * +x", "x := 2; (1*) + x", "x := 2; x* + 1", "2*-1", "1^* + 2", "1* "] {
        check("file", text, &[]);
    }
}
