//! Another name for a variable, or for a member in all of the workspace.
//!
//! A variable of a block is renamed in its text, if the new name stands nowhere there. The value before a dot is not
//! known in general, so a member is renamed in every place where the name means a member, of any class: that keeps the
//! meaning if nothing in the library and no argument has the old name, and nothing has the new one.

use super::meaning::Asked;
use super::place::{range, uri_of};
use super::workspace::{Document, Workspace};
use gen_lsp_types::{TextEdit, Uri, WorkspaceEdit};
use std::collections::HashMap;
use tweedle_script::lexer::{Token, lex};
use tweedle_script::{Meaning, Session, Span, Symbol, SymbolKind, is_member_of_library};

/// The changes that give the variable or the member at a byte of a text another name.
///
/// # Errors
/// A sentence that says why it cannot have that name.
pub(super) fn rename(
    workspace: &Workspace,
    document: &Document,
    offset: u32,
    new: &str,
) -> Result<WorkspaceEdit, String> {
    check_name(workspace, new)?;
    let asked = Asked::new(workspace, document, offset);
    let Some(mention) = &asked.mention else {
        return Err("There is no name here whose meaning is known.".to_owned());
    };
    let symbol = |place: &usize| asked.checked.symbols.get(*place);
    match &mention.meaning {
        Meaning::Symbol(place) => match symbol(place) {
            Some(it) if it.kind.is_local() => local(&asked, document, *place, it, new),
            Some(it) if it.kind.is_member() => members(workspace, &it.name, new),
            Some(it) if it.kind == SymbolKind::Class => Err(class_message()),
            Some(it) => global(workspace, &asked, document, *place, it, new),
            None => Err("There is no name here whose meaning is known.".to_owned()),
        },
        Meaning::Member { name, .. } => members(workspace, name, new),
        Meaning::Class(_) => Err(class_message()),
        Meaning::Library(name) => Err(format!("`{name}` belongs to the library.")),
    }
}

fn class_message() -> String {
    "A class has the name of its file: rename the file, and what `tweedle check` then finds."
        .to_owned()
}

/// Refuses a text that cannot be a name.
fn check_name(workspace: &Workspace, new: &str) -> Result<(), String> {
    let tokens = lex(new).unwrap_or_default();
    let is_name =
        matches!(&tokens[..], [(Token::Identifier, span), _] if span.range() == (0..new.len()));
    if !is_name || !new.is_ascii() {
        return Err(format!("`{new}` is no name."));
    }
    let is_taken = Session::of(workspace.registry.clone()).names().iter().any(|name| name == new);
    if is_taken || is_member_of_library(new) {
        return Err(format!("`{new}` means something in the library."));
    }
    Ok(())
}

/// True if a text has a name anywhere.
fn has_name(text: &str, name: &str) -> bool {
    match lex(text) {
        Ok(tokens) => tokens
            .iter()
            .any(|(token, span)| *token == Token::Identifier && span.slice(text) == name),
        Err(_) => text.contains(name),
    }
}

fn edits(text: &str, spans: impl Iterator<Item = Span>, new: &str) -> Vec<TextEdit> {
    let mut spans: Vec<Span> = spans.collect();
    spans.sort_by_key(|span| span.start);
    spans.dedup();
    spans.into_iter().map(|span| TextEdit::new(range(text, span), new.to_owned())).collect()
}

/// The places in a text where a symbol of it is meant.
fn places(asked: &Asked, place: usize) -> impl Iterator<Item = Span> {
    let mentions = asked.checked.mentions.iter();
    mentions.filter(move |it| it.meaning == Meaning::Symbol(place)).map(|it| it.span)
}

fn changes(changes: HashMap<Uri, Vec<TextEdit>>) -> WorkspaceEdit {
    WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }
}

fn local(
    asked: &Asked,
    document: &Document,
    place: usize,
    symbol: &Symbol,
    new: &str,
) -> Result<WorkspaceEdit, String> {
    if has_name(&document.text, new) {
        return Err(format!("`{new}` stands in this text already."));
    }
    if asked.checked.has_mistakes() {
        return Err("The text has mistakes, so that not all its names are known.".to_owned());
    }
    if symbol.kind == SymbolKind::Parameter && asked.checked.labels.contains(&symbol.name) {
        return Err(format!("`{}` is the name of an argument, too.", symbol.name));
    }
    let edits = edits(&document.text, places(asked, place), new);
    Ok(changes(HashMap::from([(document.uri.clone(), edits)])))
}

/// A variable or a function of the session.
fn global(
    workspace: &Workspace,
    asked: &Asked,
    document: &Document,
    place: usize,
    symbol: &Symbol,
    new: &str,
) -> Result<WorkspaceEdit, String> {
    // Other files may import this one, or run after it.
    let others = workspace.texts();
    let mut others = others.iter().filter(|(path, ..)| document.path.as_ref() != Some(path));
    if others.any(|(_, text, _)| has_name(text, &symbol.name) && text.contains("import")) {
        return Err(format!("Other files mention `{}`, and may mean this one.", symbol.name));
    }
    local(asked, document, place, symbol, new)
}

/// All members with a name, of all classes.
fn members(workspace: &Workspace, old: &str, new: &str) -> Result<WorkspaceEdit, String> {
    if is_member_of_library(old) {
        return Err(format!("`{old}` is a member of classes of the library, too."));
    }
    let mut all = HashMap::new();
    for (path, text, _) in workspace.texts() {
        if has_name(&text, new) {
            return Err(format!("`{new}` stands in {} already.", path.display()));
        }
        if !has_name(&text, old) {
            continue;
        }
        let (checked, _) = workspace.check(&path, &text);
        if checked.has_mistakes() {
            return Err(format!(
                "{} has mistakes, so that not all its names are known.",
                path.display()
            ));
        }
        if checked.labels.iter().any(|label| label == old) {
            return Err(format!("`{old}` is the name of an argument in {}.", path.display()));
        }
        let is_it = |meaning: &Meaning| match meaning {
            Meaning::Member { name, .. } => name == old,
            Meaning::Symbol(place) => {
                checked.symbols.get(*place).is_some_and(|it| it.kind.is_member() && it.name == old)
            }
            _ => false,
        };
        let spans = checked.mentions.iter().filter(|it| is_it(&it.meaning)).map(|it| it.span);
        let edits = edits(&text, spans, new);
        if let Some(uri) = uri_of(&path).filter(|_| !edits.is_empty()) {
            all.insert(uri, edits);
        }
    }
    Ok(changes(all))
}
