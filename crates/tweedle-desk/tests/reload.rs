//! Classes whose files are edited while a desk is at work.

use std::fs;
use std::path::PathBuf;
use tweedle_desk::Desk;

/// A desk, and the folder of its classes.
struct Place {
    desk: Desk,
    folder: PathBuf,
}

impl Place {
    fn new(name: &str) -> Place {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("reload-{name}"));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Place {
            desk: Desk::of(tweedle_rulesets::standard()).with_classes(vec![folder.clone()]),
            folder,
        }
    }

    /// Writes the file of a class. Each text in these tests has another length.
    fn write(&self, class: &str, text: &str) {
        fs::write(self.folder.join(format!("{class}.cgs")), text).unwrap();
    }

    #[track_caller]
    fn check(&mut self, input: &str, expected: &str) {
        let found = match self.desk.evaluate(input) {
            Ok(evaluation) => evaluation.output.unwrap_or_default(),
            Err(trouble) => trouble.message,
        };
        assert_eq!(found, expected, "{input}");
    }
}

#[test]
fn an_edited_class_is_read_again_and_old_objects_keep_theirs() {
    let mut place = Place::new("edited");
    place.write("A", "class A(n) def M := n; end");
    place.check("a := A(1); a.M", "1");
    place.write("A", "class A(n) def M := 10 * n; def More := 7; end");
    place.check("[a.M, A(1).M, A(1).More]", "[1,10,7]");
    place.check("[A(1).M, A(2).M]", "[10,20]");
}

#[test]
fn a_class_that_extends_or_nests_follows() {
    let mut place = Place::new("extends");
    place.write("A", "class A() def M := 1; class In() def I := 1; end end");
    place.write("B", "class B() extends A end");
    place.check("[B().M, A().In().I]", "[1,1]");
    place.write("A", "class A() def M := 22; class In() def I := 33; end end");
    place.check("[B().M, A().In().I, B().In().I]", "[22,33,33]");
}

#[test]
fn a_mistake_is_told_where_the_class_is_used() {
    let mut place = Place::new("mistake");
    place.write("A", "class A() def M := 1; end");
    place.check("A().M", "1");
    place.write("A", "class A() def M := ; end");
    place.check("1 + 1", "2");
    place.check("A().M", "Expected an expression after `:=`, found `;`.");
    place.write("A", "class A() def M := 3 + 4; end");
    place.check("A().M", "7");
}

#[test]
fn the_class_of_a_deleted_file_is_gone() {
    let mut place = Place::new("deleted");
    place.write("A", "class A() def M := 1; end");
    place.check("f := () -> A().M; f()", "1");
    fs::remove_file(place.folder.join("A.cgs")).unwrap();
    place.check("A().M", "That variable is not defined: `A`");
    place.check("f()", "Class no longer exists: `A`");
}

#[test]
fn positions_of_an_edited_ruleset_are_valued_anew() {
    let mut place = Place::new("ruleset");
    let rules = |take: u32| {
        format!(
            "singleton class Take extends game.Game class Position(n as Integer) extends \
             ImpartialGame override def Options(player as Player) := \
             [Position(n - k) for k from 1 to {take} where k <= n]; end end"
        )
    };
    place.write("Take", &rules(2));
    let first = place.desk.evaluate("Take.Position(5).CanonicalForm");
    place.write("Take", &rules(100));
    let second = place.desk.evaluate("Take.Position(5).CanonicalForm");
    let output = |it: Result<tweedle_desk::Evaluation, _>| it.ok().and_then(|it| it.output);
    let (first, second) = (output(first), output(second));
    assert_eq!((first.as_deref(), second.as_deref()), (Some("*2"), Some("*5")));
}
