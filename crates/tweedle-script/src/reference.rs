//! The reference of the language: its classes, methods, functions and constants as text.

mod operators;
mod pages;
mod rulesets;
mod words;

use crate::class::{self, CLASSES, Class};
use crate::library::{self, Constant, Function, Method, PACKAGES, constants, functions, methods};
use crate::operate::arguments::Parameter;
use operators::{OPERATORS, Operator};
pub use pages::{Item, Page, pages};
use std::fmt::{Display, Write};
use tweedle_rules::{Entry as Ruleset, Registry};
use tweedle_syntax::nearest::nearest;
use words::WORDS;

/// A name that means nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Nothing is called `{}`.", crate::cut(name))]
pub struct Unknown {
    /// The name.
    pub name: String,
    /// The name that may have been meant.
    pub near: Option<String>,
}

/// The documentation of a name: of a method, which several classes may have, of a method with its
/// class before it, of a function, a class, a package, a constant or a ruleset, with or without their
/// packages; of an operator.
///
/// # Errors
/// [`Unknown`] if it is none of these.
///
/// ```
/// let text = tweedle_script::reference::about("Rational.Floor", &tweedle_rulesets::standard()).unwrap();
/// let expected = "\
/// Rational.Floor: Integer
///   The greatest integer that is not greater.
///   > (-3/4).Floor
///   -1
/// ";
/// assert_eq!(text, expected);
/// let unknown = tweedle_script::reference::about("Temprature", &tweedle_rulesets::standard()).unwrap_err();
/// assert_eq!(unknown.near.as_deref(), Some("Temperature"));
/// ```
pub fn about(name: &str, registry: &Registry) -> Result<String, Unknown> {
    let whole = |known: &'static str| known == name || library::short_name(known) == name;
    let last = |known: &'static str| known.rsplit('.').next() == Some(name);
    let like = |known: &'static str| {
        known.rsplit('.').next().is_some_and(|last| last.eq_ignore_ascii_case(name))
    };
    let mut sections = named(registry, whole);
    if sections.is_empty() {
        sections = named(registry, last);
    }
    if sections.is_empty() {
        sections = named(registry, like);
    }
    let found = methods().filter(|method| method.name == name || is_of_class(method, name));
    sections.extend(found.map(of_method));
    let operators = OPERATORS.iter().filter(|operator| operator.symbols.contains(&name));
    sections.extend(operators.map(of_operator));
    let words = WORDS.iter().filter(|word| word.symbols.contains(&name));
    sections.extend(words.map(|word| section(word.form, word.doc, word.example)));
    if sections.is_empty() {
        let words = WORDS.iter().flat_map(|word| word.symbols).copied();
        let rulesets = registry.entries().iter().map(|entry| entry.name());
        let known = library::names().chain(methods().map(|method| method.name)).chain(words);
        let known = known.chain(rulesets);
        let near = nearest(name, known.map(str::to_owned));
        return Err(Unknown { name: name.to_owned(), near });
    }
    Ok(sections.join("\n"))
}

/// All classes, functions and constants, each with a line.
pub fn overview(registry: &Registry) -> String {
    let mut text = String::new();
    let mut part = |title: &str, lines: Vec<(String, &str)>| {
        let width = lines.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        let _ = writeln!(text, "{title}:");
        for (name, doc) in lines {
            let _ = writeln!(text, "  {name:width$}  {doc}");
        }
        text.push('\n');
    };
    part("Packages", PACKAGES.iter().map(|(name, doc)| ((*name).to_owned(), *doc)).collect());
    let classes = CLASSES.iter().map(|class| (shown(class.name).to_owned(), class.doc));
    part("Classes", classes.collect());
    part("Functions", functions().map(|it| (shown(it.name).to_owned(), it.doc)).collect());
    part("Constants", constants().map(|it| (shown(it.name).to_owned(), it.doc)).collect());
    for (title, all) in [("Operators", OPERATORS), ("Words", WORDS)] {
        part(title, all.iter().map(|it| (it.symbols.join(" "), it.doc)).collect());
    }
    let rulesets = registry.entries().iter().copied();
    part("Rulesets", rulesets.map(|it| (it.name().to_owned(), it.summary())).collect());
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

/// The reference as a page of the book, in Markdown.
pub fn page(registry: &Registry) -> String {
    let mut text = "\
# Reference of the language

This page is made from the tables of the program, which run each example. `tweedle doc NAME` shows an
entry, and so does `:doc NAME` in a session. A parameter with a question mark can be left out. What stands
after the colon is the class of the result.

## Classes and their methods

A class has the methods of those that it extends, too.
"
    .to_owned();
    for class in CLASSES {
        let _ = write!(text, "\n### {}\n\n{}\n", shown(class.name), class.doc);
        if !class.extends.is_empty() {
            let _ = write!(text, "\nExtends {}.\n", list(class.extends));
        }
        for method in methods().filter(|method| method.of[0] == class.name) {
            let _ = write!(text, "\n#### {}\n\n{}\n", signature(method), method.doc);
            if let [_, others @ ..] = method.of
                && !others.is_empty()
            {
                let _ = write!(text, "\nAlso of {}.\n", list(others));
            }
            write_block(&mut text, method.example);
        }
        let shared = methods().filter(|method| method.of[1..].contains(&class.name));
        let shared: Vec<String> = shared
            .map(|method| format!("`{}` (see {})", method.name, shown(method.of[0])))
            .collect();
        if !shared.is_empty() {
            let _ = write!(text, "\nAlso: {}.\n", shared.join(", "));
        }
    }
    text.push_str("\n## Functions\n");
    for function in functions() {
        let call = of_call(function.name, function.parameters);
        let gives = shown(function.gives);
        let _ = write!(text, "\n### {call}: {gives}\n\n{}\n", function.doc);
        write_block(&mut text, function.example);
    }
    text.push_str("\n## Rulesets\n");
    for entry in registry.entries() {
        let (summary, source) = (entry.summary(), entry.source());
        let _ = write!(text, "\n### {}\n\n{summary} ({source})\n", of_ruleset_call(entry));
        for line in rulesets::details(entry) {
            let _ = write!(text, "\n- {line}");
        }
        let _ = write!(text, "\n\n```text\n> {}\n```\n", example_of(entry));
    }
    for (title, all) in [("Operators", OPERATORS), ("Words of the language", WORDS)] {
        let _ = write!(text, "\n## {title}\n");
        for it in all {
            let _ = write!(text, "\n### `{}`\n\n{}\n", it.form, it.doc);
            write_block(&mut text, it.example);
        }
    }
    text.push_str("\n## Constants\n");
    for constant in constants() {
        let (name, class) = (shown(constant.name), shown(constant.class));
        let _ = write!(text, "\n### {name}: {class}\n\n{}\n", constant.doc);
        write_block(&mut text, constant.example);
    }
    text
}

/// The sections about packages, classes, functions, constants and rulesets whose name fits.
fn named(registry: &Registry, fits: impl Fn(&'static str) -> bool) -> Vec<String> {
    let mut sections = Vec::new();
    let packages = PACKAGES.iter().filter(|(name, _)| fits(name));
    sections.extend(packages.map(|(name, doc)| of_package(name, doc, registry)));
    sections.extend(CLASSES.iter().filter(|class| fits(class.name)).map(of_class));
    sections.extend(functions().filter(|function| fits(function.name)).map(of_function));
    sections.extend(constants().filter(|constant| fits(constant.name)).map(of_constant));
    let rulesets = registry.entries().iter().copied().filter(|entry| fits(entry.name()));
    sections.extend(rulesets.map(of_ruleset));
    sections
}

/// A name as it is usually written: without an imported package, unless it stands in a package of that.
fn shown(name: &'static str) -> &'static str {
    let short = library::short_name(name);
    let is_deeper = short.contains('.') && short.starts_with(|c: char| c.is_ascii_lowercase());
    if is_deeper { name } else { short }
}

/// True if a name is that of a method after that of a class which has it.
fn is_of_class(method: &Method, name: &str) -> bool {
    let Some((class, own)) = name.rsplit_once('.') else { return false };
    let is_meant = |known: &&Class| known.name == class || library::short_name(known.name) == class;
    let class = CLASSES.iter().find(is_meant);
    let has = |class: &Class| method.of.iter().any(|base| class::extends(class.name, base));
    own == method.name && class.is_some_and(has)
}

fn of_package(name: &'static str, doc: &str, registry: &Registry) -> String {
    let inside = |known: &str| {
        known
            .strip_prefix(name)
            .is_some_and(|rest| rest.starts_with('.') && !rest[1..].contains('.'))
    };
    let classes = CLASSES.iter().map(|class| class.name);
    let others = functions()
        .map(|function| function.name)
        .chain(registry.entries().iter().copied().map(Ruleset::name));
    let mut members: Vec<&str> = classes.chain(others).filter(|known| inside(known)).collect();
    members.sort_unstable();
    members.dedup();
    let mut text = format!("{name}, a package\n  {doc}\n");
    for member in members {
        let _ = writeln!(text, "  {member}");
    }
    text
}

fn of_class(class: &Class) -> String {
    let mut text = format!("{}, a class\n  {}\n", shown(class.name), class.doc);
    if !class.extends.is_empty() {
        let _ = writeln!(text, "  Extends {}.", list(class.extends));
    }
    let own: Vec<_> = methods().filter(|method| method.of.contains(&class.name)).collect();
    let width = own.iter().map(|method| signature(method).chars().count()).max().unwrap_or(0);
    for method in own {
        let _ = writeln!(text, "  .{:width$}  {}", signature(method), method.doc);
    }
    if class.name == class::GAME {
        text += "  A class that `extends Game` writes:\n";
        for word in WORDS.iter().filter(|word| word.form.starts_with("override def")) {
            if word.symbols != ["override"] {
                let _ = writeln!(text, "  {}\n    {}", word.form, word.doc);
            }
        }
    }
    text
}

fn of_method(method: &Method) -> String {
    let classes = list(method.of);
    section(&format!("{classes}.{}", signature(method)), method.doc, method.example)
}

fn of_function(function: &Function) -> String {
    let call = of_call(function.name, function.parameters);
    section(&format!("{call}: {}", shown(function.gives)), function.doc, function.example)
}

fn of_constant(constant: &Constant) -> String {
    let title = format!("{}: {}", shown(constant.name), shown(constant.class));
    section(&title, constant.doc, constant.example)
}

/// A ruleset with its parameters: `game.heap.TakeAway(factor: Rational)`.
fn of_ruleset_call(entry: &'static Ruleset) -> String {
    match entry.parameters() {
        [] => entry.name().to_owned(),
        _ => format!("{}({})", entry.name(), parameters_of(&library::parameters(entry))),
    }
}

fn of_ruleset(entry: &'static Ruleset) -> String {
    let (summary, source) = (entry.summary(), entry.source());
    let call = of_ruleset_call(entry);
    let mut text = format!("{call}, a ruleset\n  {summary}\n");
    for line in rulesets::details(entry) {
        let _ = writeln!(text, "  {line}");
    }
    let _ = writeln!(text, "  Source: {source}.\n  To look at:\n  > {}", example_of(entry));
    if !entry.start().is_empty() && entry.start() != entry.example() {
        let start = position_of(entry, entry.start());
        let _ = writeln!(text, "  To play from:\n  > {start}");
    }
    text
}

fn of_operator(operator: &Operator) -> String {
    section(&format!("{}, an operator", operator.form), operator.doc, operator.example)
}

/// An expression for a position of a ruleset.
fn example_of(entry: &'static Ruleset) -> String {
    position_of(entry, entry.example())
}

fn position_of(entry: &Ruleset, text: &str) -> String {
    format!("{}.Position({text:?})", entry.example_rules())
}

fn section(title: &str, doc: &str, (input, output): (&str, &str)) -> String {
    format!("{title}\n  {doc}\n  > {input}\n  {output}\n")
}

fn write_block(text: &mut String, (input, output): (&str, &str)) {
    let _ = write!(text, "\n```text\n> {input}\n{output}\n```\n");
}

/// `Stop(player: Player): Rational`
fn signature(method: &Method) -> String {
    let gives = shown(method.gives);
    match method.parameters {
        [] => format!("{}: {gives}", method.name),
        parameters => format!("{}: {gives}", of_call(method.name, parameters)),
    }
}

/// `Subtraction(set: Collection, allbut?: Boolean)`
fn of_call(name: &'static str, parameters: &[Parameter]) -> String {
    format!("{}({})", shown(name), parameters_of(parameters))
}

fn parameters_of(parameters: &[Parameter]) -> String {
    separated(parameters.iter().map(|parameter| {
        let mark = if parameter.is_optional { "?" } else { "" };
        format!("{}{mark}: {}", parameter.name, shown(parameter.class))
    }))
}

fn list(classes: &[&'static str]) -> String {
    separated(classes.iter().map(|class| shown(class)))
}

fn separated(items: impl Iterator<Item = impl Display>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}
