//! Documentation of a class of a program: its comments, and the declarations of its members.

use crate::Session;
use crate::check::{Symbol, SymbolKind, outline};
use crate::session::class_names::class_named;
use std::fmt::Write;

impl Session {
    /// The comments of the program on one of its classes, or on a member of one, as `Class.Member`; `None` if
    /// there is no such class. Classes that have not been met are read from their files.
    ///
    /// ```
    /// # use tweedle_script::Session;
    /// let mut session = Session::of(tweedle_rulesets::standard());
    /// session.run("/** A pair. */ class Pair(a, b) /** Both of them. */ def Sum := a + b; end").unwrap();
    /// let expected = "class Pair(a, b)\n  A pair.\n  .a\n  .b\n  .Sum  Both of them.\n";
    /// assert_eq!(session.about("Pair").as_deref(), Some(expected));
    /// assert_eq!(session.about("Pair.Sum").unwrap(), "def Sum\n  Both of them.\n");
    /// ```
    pub fn about(&mut self, name: &str) -> Option<String> {
        self.classes.refresh();
        if let Some(class) = class_named(self, name, None)
            && let Some((source, symbol)) = self.declaration(&class, None)
        {
            return Some(of_class(&outline(&source.text), &symbol));
        }
        let (class, member) = name.rsplit_once('.')?;
        let class = class_named(self, class, None)?;
        let (source, symbol) = self.declaration(&class, Some(member))?;
        if symbol.kind == SymbolKind::Class {
            return Some(of_class(&outline(&source.text), &symbol));
        }
        Some(with_doc(symbol.head.clone(), symbol.doc.as_deref()))
    }
}

/// A class with its comment, and a line for each of its members.
fn of_class(symbols: &[Symbol], class: &Symbol) -> String {
    let mut text = with_doc(class.head.clone(), class.doc.as_deref());
    let place = symbols.iter().position(|it| it.span == class.span);
    let members: Vec<(String, &str)> = symbols
        .iter()
        .filter(|it| it.owner.is_some() && it.owner == place)
        .map(|it| {
            let doc = it.doc.as_deref().unwrap_or_default();
            (shown(it), doc.lines().next().unwrap_or_default())
        })
        .collect();
    let width = members.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    for (name, doc) in members {
        let line = format!("  .{name:width$}  {doc}");
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// A member as it is called: `Sum(a, b)`.
fn shown(symbol: &Symbol) -> String {
    let at = symbol.head.find(&symbol.name).filter(|_| symbol.kind == SymbolKind::Method);
    at.and_then(|at| symbol.head.get(at..)).unwrap_or(&symbol.name).to_owned()
}

fn with_doc(mut text: String, doc: Option<&str>) -> String {
    text.push('\n');
    for line in doc.unwrap_or_default().trim().lines() {
        let line = format!("  {line}");
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}
