//! Completion of a name that is being written.

use super::workspace::{Document, Workspace};
use gen_lsp_types::{CompletionItem, CompletionItemKind};
use std::collections::BTreeMap;
use tweedle_script::lexer::KEYWORDS;
use tweedle_script::{Symbol, SymbolKind};

/// More are not offered: nobody looks through them.
const MOST: usize = 500;

/// The names that the name before a byte of a text may become.
pub(super) fn candidates(
    workspace: &Workspace,
    document: &Document,
    offset: u32,
) -> Vec<CompletionItem> {
    let before = document.text.get(..offset as usize).unwrap_or_default();
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let begun = &before[before.trim_end_matches(is_part).len()..];
    let is_member = before[..before.len() - begun.len()].ends_with('.');
    let mut found: BTreeMap<String, CompletionItem> = BTreeMap::new();
    let mut add = |label: &str, kind: CompletionItemKind, detail: Option<String>| {
        if label.starts_with(begun) && label != begun {
            let item = CompletionItem { kind: Some(kind), detail, ..CompletionItem::default() };
            let item = CompletionItem { label: label.to_owned(), ..item };
            found.entry(label.to_owned()).or_insert(item);
        }
    };
    let (checked, session) = workspace.check_document(document);
    let texts = workspace.texts();
    let elsewhere = texts.iter().flat_map(|(.., symbols)| symbols.iter());
    if is_member {
        let line = before.rfind('\n').map_or(0, |at| at + 1);
        let line = &before[line..];
        let path_start = line.trim_end_matches(|c| is_part(c) || c == '.').len();
        let path = &line[path_start..];
        for candidate in session.complete(&line[..line.len()]).1 {
            // Qualified names are offered from the first of their parts on.
            let dots = path.rfind('.').map_or(0, |at| at + 1);
            let rest = candidate.text.strip_prefix(&path[..dots]).unwrap_or(&candidate.text);
            add(rest, CompletionItemKind::Method, candidate.about.map(str::to_owned));
        }
        let members = elsewhere.filter(|it| it.owner.is_some());
        members.for_each(|it| add(&it.name, kind(it), Some(it.head.clone())));
    } else {
        for symbol in checked
            .symbols
            .iter()
            .filter(|it| !it.kind.is_member() || is_near(it, offset, &checked.symbols))
        {
            add(&symbol.name, kind(symbol), Some(symbol.head.clone()));
        }
        let classes = elsewhere.filter(|it| it.kind == SymbolKind::Class && it.owner.is_none());
        classes.for_each(|it| add(&it.name, kind(it), Some(it.head.clone())));
        for word in KEYWORDS {
            add(word, CompletionItemKind::Keyword, None);
        }
        for name in session.names() {
            if !name.contains('.') || !begun.is_empty() {
                add(&name, CompletionItemKind::Value, None);
            }
        }
    }
    found.into_values().take(MOST).collect()
}

/// True if a member is one of a class that a byte stands in.
fn is_near(symbol: &Symbol, offset: u32, symbols: &[Symbol]) -> bool {
    let owner = symbol.owner.and_then(|owner| symbols.get(owner));
    owner.is_some_and(|it| it.whole.start <= offset && offset <= it.whole.end)
}

fn kind(symbol: &Symbol) -> CompletionItemKind {
    match symbol.kind {
        SymbolKind::Class => CompletionItemKind::Class,
        SymbolKind::Element => CompletionItemKind::EnumMember,
        SymbolKind::Method => CompletionItemKind::Method,
        SymbolKind::Property => CompletionItemKind::Property,
        SymbolKind::Field | SymbolKind::ClassParameter => CompletionItemKind::Field,
        SymbolKind::Function => CompletionItemKind::Function,
        SymbolKind::Parameter | SymbolKind::Local | SymbolKind::Loop | SymbolKind::Global => {
            CompletionItemKind::Variable
        }
    }
}
