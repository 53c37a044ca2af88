//! Completion of a name while it is being written.
//!
//! After a dot the candidates are the methods of the value before it. Nothing is evaluated for that: variables
//! have values, and of literals, functions and methods the tables tell the class.

use crate::class::{self, CLASSES, Entry};
use crate::library::members::{names_of_class, names_of_info};
use crate::library::{self, Method};
use crate::session::class_names::class_named;
use crate::value::Value;
use crate::{Session, parse};
use tweedle_rules::{Registry, Shape};
use tweedle_syntax::ast::{
    BinaryOperator, Expr, ExprKind, Gathered, LoopBody, Name, StatementKind, UnaryOperator,
};
use tweedle_syntax::lexer::lex;

/// A name that the unfinished name at the end of a text may become.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Candidate {
    /// The name, from where it begins.
    pub text: String,
    /// A sentence about the method, if the name is that of a method.
    pub about: Option<&'static str>,
}

/// The largest number of words before a dot that are looked at.
const WORDS: usize = 200;

/// Knowledge of an expression without evaluating it.
enum StaticKind {
    /// Its value.
    Value(Value),
    /// A class whose instance its value is.
    Of(&'static str),
}

impl Session {
    /// The place where the name at the end of `text` begins, and its candidates: the names that begin so, or
    /// else the qualified names of which a later part does, as `Domin` does in
    /// `game.grid.Domineering`; or else, after a dot, the methods of what stands before it, and all
    /// methods if that is not known or has none that begins so.
    ///
    /// ```
    /// # use tweedle_script::Session;
    /// let mut session = Session::of(tweedle_rulesets::standard());
    /// session.run("x := {1|-1}").unwrap();
    /// let (start, candidates) = session.complete("2 + x.Temp");
    /// assert_eq!((start, candidates[0].text.as_str()), (6, "Temperature"));
    /// let (_, candidates) = session.complete("[1,2].Reversed.To");
    /// let names: Vec<&str> = candidates.iter().map(|it| it.text.as_str()).collect();
    /// assert_eq!(names, ["ToHtml", "ToJson", "ToLatex", "ToList", "ToOutput", "ToSet", "ToString", "ToUnicode"]);
    /// ```
    pub fn complete(&self, text: &str) -> (usize, Vec<Candidate>) {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
        let word = &text[text.trim_end_matches(is_part).len()..];
        let start = text.len() - word.len();
        if word.is_empty() {
            return (start, Vec::new());
        }
        let names = self.names();
        let later =
            |name: &String| name.match_indices('.').any(|(at, _)| name[at + 1..].starts_with(word));
        let mut found: Vec<&String> = names.iter().filter(|name| name.starts_with(word)).collect();
        if found.is_empty() {
            found = names.iter().filter(|name| later(name)).collect();
        }
        found.sort_unstable();
        found.dedup();
        match word.rfind('.') {
            Some(dot) if found.is_empty() => {
                let dot = start + dot;
                (dot + 1, methods_after(self, &text[..dot], &text[dot + 1..]))
            }
            _ => {
                let plain = |name: &String| Candidate { text: name.clone(), about: None };
                (start, found.into_iter().map(plain).collect())
            }
        }
    }

    /// The names of all methods and properties of all classes.
    pub fn methods(&self) -> Vec<&'static str> {
        let mut names: Vec<_> = library::methods().map(|method| method.name).collect();
        names.sort_unstable();
        names.dedup();
        names
    }
}
/// The methods, beginning with `begun`, of the value at the end of `text`.
fn methods_after(session: &Session, text: &str, begun: &str) -> Vec<Candidate> {
    let candidate =
        |method: &Method| Candidate { text: method.name.to_owned(), about: Some(method.doc) };
    let begins = |method: &&'static Method| method.name.starts_with(begun);
    let object = object_before_dot(text);
    let own = object.as_ref().map(|object| own_members(session, object)).unwrap_or_default();
    let known = object.and_then(|object| known(session, &object));
    if !own.is_empty() {
        let own = own.into_iter().filter(|name| name.starts_with(begun));
        let own: Vec<_> = own.map(|name| Candidate { text: name, about: None }).collect();
        if !own.is_empty() {
            return own;
        }
    }
    let methods = match known {
        Some(StaticKind::Value(value)) => {
            let mut methods = library::methods_of(value.kind(&session.analyst.store));
            methods.retain(|method| library::has_method(&value, method));
            methods
        }
        Some(StaticKind::Of(class)) => library::methods_of(class),
        None => Vec::new(),
    };
    let fitting: Vec<_> = methods.into_iter().filter(begins).map(candidate).collect();
    if !fitting.is_empty() {
        return fitting;
    }
    // Methods of several classes have one name and several sentences.
    let names = session.methods().into_iter().filter(|name| name.starts_with(begun));
    names.map(|name| Candidate { text: name.to_owned(), about: None }).collect()
}

/// The members that a program has declared of a value or of a class, sorted.
fn own_members(session: &Session, object: &Expr) -> Vec<String> {
    let class = |name: &str| {
        let class = class_named(session, name, None)?;
        session.classes.get(&class)
    };
    let mut names = match (&object.kind, known(session, object)) {
        (_, Some(StaticKind::Value(Value::Object(object)))) => names_of_info(&object.class),
        (_, Some(StaticKind::Value(Value::Declared(bound)))) => names_of_class(&bound.class),
        (ExprKind::Name(name), _) if session.variable(name).is_none() => {
            class(name).map(|class| names_of_class(&class)).unwrap_or_default()
        }
        _ => Vec::new(),
    };
    names.sort_unstable();
    names.dedup();
    names
}

/// The knowledge of an expression.
fn known(session: &Session, expr: &Expr) -> Option<StaticKind> {
    Some(StaticKind::Of(match &expr.kind {
        ExprKind::Name(name) => {
            return match session.variable(name) {
                Some(value) => Some(StaticKind::Value(value.clone())),
                None => named(name, &session.registry),
            };
        }
        ExprKind::Paren(inner) | ExprKind::Assign { value: inner, .. } => {
            return known(session, inner);
        }
        ExprKind::Member { object, name } => return known_member(session, object, name),
        ExprKind::Call { function, .. } => return known_result(session, function),
        ExprKind::Infix { object, method, .. } => return known_member(session, object, method),
        ExprKind::Unary { operator: UnaryOperator::Not, .. } | ExprKind::Boolean(_) => {
            class::BOOLEAN
        }
        ExprKind::Unary { operator, operand, .. } => {
            let class = class_of(session, operand)?;
            if *operator == UnaryOperator::PlusMinus && class != class::AFFINE {
                class::SHORT
            } else {
                class
            }
        }
        ExprKind::Binary { operator, left, right, .. } => {
            class_of_binary(session, *operator, left, right)?
        }
        ExprKind::Integer(_) => class::INTEGER,
        ExprKind::String(_) | ExprKind::Interpolated(_) => class::STRING,
        ExprKind::Star(Some(size)) if matches!(size.kind, ExprKind::List(_)) => class::MISERE,
        ExprKind::Star(_) => class::NIMBER,
        ExprKind::Up { .. } => class::UPTIMAL,
        ExprKind::Game(game) => {
            let options = game.left.iter().chain(&game.right);
            let classes: Vec<_> = options.filter_map(|option| class_of(session, option)).collect();
            let is_form =
                |class: &&str| [class::PLACED, class::POSITION, class::EXPLICIT].contains(class);
            if classes.contains(&class::AFFINE) {
                class::AFFINE
            } else if game.explicit || classes.iter().any(is_form) {
                class::EXPLICIT
            } else {
                class::SHORT
            }
        }
        ExprKind::Chained { .. } => class::BOOLEAN,
        ExprKind::Function(_) => class::FUNCTION,
        ExprKind::Comprehension { gathered, .. } => match gathered {
            Gathered::List(_) => class::LIST,
            Gathered::Set(_) => class::SET,
            Gathered::Map(..) => class::MAP,
        },
        ExprKind::Loop { body: LoopBody::Do(_), .. } => class::NOTHING,
        ExprKind::Loop { body: LoopBody::Yield(_), .. } | ExprKind::List(_) => class::LIST,
        ExprKind::Set(_) => class::SET,
        ExprKind::Map(_) => class::MAP,
        ExprKind::Coordinates(..) => class::COORDINATES,
        ExprKind::Range { .. } => class::RANGE,
        ExprKind::Pass
        | ExprKind::This
        | ExprKind::Super
        | ExprKind::Index { .. }
        | ExprKind::If { .. }
        | ExprKind::Block(_)
        | ExprKind::Error(_) => return None,
    }))
}

/// The class of an expression, if it is known.
fn class_of(session: &Session, expr: &Expr) -> Option<&'static str> {
    Some(match crate::with_stack(|| known(session, expr))? {
        StaticKind::Value(value) => value.kind(&session.analyst.store),
        StaticKind::Of(class) => class,
    })
}

fn class_of_binary(
    session: &Session,
    operator: BinaryOperator,
    left: &Expr,
    right: &Expr,
) -> Option<&'static str> {
    use BinaryOperator as B;
    match operator {
        B::Add | B::Subtract | B::PlusMinus | B::Multiply => {}
        B::Divide | B::Modulo | B::Power => return Some(class::RATIONAL),
        B::Sidle | B::OrdinalSum => return None,
        _ => return Some(class::BOOLEAN),
    }
    let (left, right) = (class_of(session, left)?, class_of(session, right)?);
    if operator == B::Multiply && left == class::INTEGER {
        return Some(right);
    }
    if [left, right].contains(&class::AFFINE) {
        return Some(class::AFFINE);
    }
    // The sum of two values of a class is of that class, numbers and nimbers among them.
    let both = |class: &str| class::extends(left, class) && class::extends(right, class);
    CLASSES
        .iter()
        .map(|class| class.name)
        .find(|class| both(class))
        .filter(|&class| class != class::ZERO && class != class::GAME && class != class::OBJECT)
}

/// The knowledge of `object.name`.
fn known_member(session: &Session, object: &Expr, name: &Name) -> Option<StaticKind> {
    let method = match crate::with_stack(|| known(session, object))? {
        StaticKind::Value(Value::Class(class)) => {
            return named(&format!("{class}.{}", name.text), &session.registry);
        }
        StaticKind::Value(value) => {
            let of = library::methods_of(value.kind(&session.analyst.store));
            of.into_iter().find(|it| it.name == name.text && library::has_method(&value, it))
        }
        StaticKind::Of(class) => {
            library::methods_of(class).into_iter().find(|method| method.name == name.text)
        }
    };
    method.and_then(|method| gives(method.gives))
}

/// The knowledge of the result of a call.
fn known_result(session: &Session, function: &Expr) -> Option<StaticKind> {
    match crate::with_stack(|| known(session, function))? {
        StaticKind::Value(Value::Function(name) | Value::Class(name)) => {
            if let Some(function) = library::functions().find(|it| it.name == name) {
                return gives(function.gives);
            }
            let entry = session.registry.find(name)?;
            let is_position = entry.shape() == Shape::Elements;
            Some(StaticKind::Of(if is_position { class::PLACED } else { class::RULESET }))
        }
        StaticKind::Value(Value::Ruleset(_)) | StaticKind::Of(class::RULESET) => {
            Some(StaticKind::Of(class::PLACED))
        }
        // A method with arguments: that is what its name alone is taken for.
        known if matches!(function.kind, ExprKind::Member { .. }) => Some(known),
        _ => None,
    }
}

/// The knowledge of a name of the library.
fn named(name: &str, registry: &Registry) -> Option<StaticKind> {
    let is_meant =
        |qualified: &'static str| qualified == name || library::short_name(qualified) == name;
    if let Some(constant) = library::constants().find(|constant| is_meant(constant.name)) {
        return Some(StaticKind::Of(constant.class));
    }
    if let Some(entry) = library::find(name) {
        return Some(StaticKind::Value(match entry {
            Entry::Function(name) => Value::Function(name),
            Entry::Package(_) | Entry::Class(_) => Value::Class(entry.name()),
        }));
    }
    let entry = registry.entries().iter().find(|entry| is_meant(entry.name()))?;
    // The ruleset does not matter, but it matters if it is made by a call.
    Some(if entry.parameters().iter().any(|parameter| parameter.default.is_none()) {
        StaticKind::Value(Value::Function(entry.name()))
    } else {
        StaticKind::Of(class::RULESET)
    })
}

/// The class of a result, unless it says too little.
fn gives(class: &'static str) -> Option<StaticKind> {
    (class != class::OBJECT && class != class::GAME).then_some(StaticKind::Of(class))
}

/// The object whose method is meant by a dot after the text: the longest expression at its end after
/// which a dot is read so.
fn object_before_dot(text: &str) -> Option<Expr> {
    let tokens = lex(text).ok()?;
    let starts: Vec<usize> = tokens.iter().map(|(_, span)| span.range().start).collect();
    let near = starts.len().saturating_sub(WORDS);
    starts[near..].iter().find_map(|&start| {
        let script = parse(&format!("{}.x", text.get(start..)?)).ok()?;
        let [statement] = &script.statements[..] else { return None };
        match &statement.kind {
            StatementKind::Expr(Expr { kind: ExprKind::Member { object, .. }, .. }) => {
                Some((**object).clone())
            }
            _ => None,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A session with the variables of the tests.
    fn session() -> Session {
        let mut session = Session::of(tweedle_rulesets::standard());
        session
            .run(
                "n := 3; star := *; g := {1|-1}; hot := {oo|0}; d := game.grid.Domineering; \
                 p := d(\"..|..\"); h := game.heap.Nim(3); k := game.heap.Kayles",
            )
            .unwrap();
        session
    }

    #[track_caller]
    fn check(text: &str, start: usize, expected: &[&str]) {
        let (at, candidates) = session().complete(text);
        let found: Vec<&str> = candidates.iter().map(|it| it.text.as_str()).collect();
        assert_eq!((at, found.as_slice()), (start, expected), "{text}");
    }

    #[test]
    fn names() {
        check("1 + Gri", 4, &["Grid", "Grid.Empty", "Grid.Parse"]);
        check("game.grid.D", 0, &["game.grid.Domineering"]);
        check("Domin", 0, &["game.grid.Domineering"]);
        check("Nim", 0, &["Nimber"]);
        check("grid.D", 0, &["game.grid.Domineering"]);
        check("(sta", 1, &["star"]);
        check("n + ", 4, &[]);
        check("nowhere", 0, &[]);
    }

    #[test]
    fn methods_of_variables() {
        check("g.Te", 2, &["Temperature"]);
        check("1 + g.Te", 6, &["Temperature"]);
        check("n.Num", 2, &["Numerator"]);
        check("hot.Se", 4, &["SelectiveSum", "Separate", "SequentialCompound"]);
        check("star.NimV", 5, &["NimValue"]);
        // Only impartial positions have a nimber, and only rulesets with a code sequences of them.
        check("h.N", 2, &["NimValue"]);
        check("p.B", 2, &["BestMoves", "BiddingOutcome", "Birthday"]);
        check("k.NimV", 2, &["NimValueSequence", "NimValueTable"]);
    }

    #[test]
    fn members_of_objects_and_classes() {
        let mut session = session();
        let class =
            "class A(side) static var one := 1; def Sum(x) := x; class Inner end end; a := A(2)";
        session.run(class).unwrap();
        let names = |text: &str| -> Vec<String> {
            session.complete(text).1.into_iter().map(|it| it.text).collect()
        };
        assert_eq!(names("a.s"), ["side"]);
        assert_eq!(names("a.S"), ["Sum"]);
        assert_eq!(names("1 + A.on"), ["one"]);
        assert_eq!(names("A.I"), ["A.Inner"]);
    }

    #[test]
    fn methods_of_literals() {
        check("\"a.b\".ToU", 6, &["ToUnicode", "ToUnquotedOutput", "ToUpperCase"]);
        check("{1|-1}.Te", 7, &["Temperature"]);
        check("'{0|1}'.Ou", 8, &["OutcomeClass"]);
        check("{oo|1}.Sep", 7, &["Separate"]);
        check("[1,2].Head", 6, &["Head"]);
        check("f(1, {2 => 3}.K", 14, &["Keys"]);
        check("(1..9).R", 7, &["Reversed"]);
        check("(2/3 + 1).Nume", 10, &["Numerator"]);
        check("(*2 + *3).NimV", 10, &["NimValue"]);
        check("Left.Op", 5, &["Opponent"]);
    }

    #[test]
    fn methods_of_calls_and_chains() {
        check("game.heap.Nim(\"3,4\").Bi", 21, &["BiddingOutcome", "Birthday"]);
        check("game.heap.Subtraction([1,2])(7).Be", 32, &["BestMoves"]);
        check("game.heap.Kayles.NimValueSequence(20).He", 38, &["Head"]);
        check("g.Options(Left).Si", 16, &["Size"]);
        check("g.Mean.Nume", 7, &["Numerator"]);
        check("p.CanonicalForm.Te", 16, &["Temperature"]);
        check("Grid.Empty(2,2).Cl", 16, &["Class"]);
        check("Graph.Path(5).Cl", 14, &["Class"]);
    }

    #[test]
    fn all_methods_where_nothing_is_known() {
        check("nobody.Temp", 7, &["Temperature"]);
        check("[1,2].Head.Temp", 11, &["Temperature"]);
        check("\"open.Temp", 6, &["Temperature"]);
        // The class of the value is more special than that of the expression.
        check("g.CanonicalForm.NimV", 16, &["NimValue", "NimValueSequence", "NimValueTable"]);
    }
}
