//! Corrections that an editor offers: the name that may have been meant in the place of one that means nothing.

use super::place;
use super::workspace::{Document, Workspace};
use gen_lsp_types::{CodeAction, CodeActionKind, Range, TextEdit, Uri, WorkspaceEdit};
use std::collections::HashMap;

/// The corrections of mistakes in a range of a text.
pub(super) fn corrections(
    workspace: &Workspace,
    document: &Document,
    uri: &Uri,
    range: Range,
) -> Vec<CodeAction> {
    let text = &document.text;
    let (start, end) = (place::offset(text, range.start), place::offset(text, range.end));
    let (checked, _) = workspace.check_document(document);
    let touched = checked.notes.iter().map(|note| &note.diagnostic);
    let touched = touched.filter(|it| it.span.start <= end && start <= it.span.end);
    let actions = touched.filter_map(|it| {
        let before = text.get(..it.span.start as usize).unwrap_or("");
        let instead = without_written(before, it.instead.as_deref()?);
        let edit = TextEdit::new(place::range(text, it.span), instead.to_owned());
        let changes = HashMap::from([(uri.clone(), vec![edit])]);
        Some(CodeAction {
            title: format!("Write `{instead}`"),
            kind: Some(CodeActionKind::QuickFix),
            is_preferred: Some(true),
            edit: Some(WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }),
            ..CodeAction::default()
        })
    });
    actions.collect()
}

/// The part of a qualified name that is not written yet: behind `game.heap.` only `Nim` of `game.heap.Nim`.
fn without_written<'n>(before: &str, name: &'n str) -> &'n str {
    match name.rfind('.') {
        Some(dot) if before.ends_with(&name[..=dot]) => &name[dot + 1..],
        _ => name,
    }
}
