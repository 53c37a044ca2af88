//! The declarations of a text, for the list that an editor shows.

use super::place::range;
use gen_lsp_types::{DocumentSymbol, SymbolKind as Kind};
use tweedle_script::{Symbol, SymbolKind, outline};

/// The declarations of a text, members inside of their classes.
pub(super) fn symbols(text: &str) -> Vec<DocumentSymbol> {
    inside(&outline(text), None, text)
}

fn inside(symbols: &[Symbol], owner: Option<usize>, text: &str) -> Vec<DocumentSymbol> {
    let own = symbols.iter().enumerate().filter(|(_, it)| it.owner == owner);
    own.map(|(place, symbol)| document_symbol(symbol, inside(symbols, Some(place), text), text))
        .collect()
}

#[allow(deprecated, reason = "a field that is to be left out has to be given")]
fn document_symbol(symbol: &Symbol, children: Vec<DocumentSymbol>, text: &str) -> DocumentSymbol {
    let kind = match symbol.kind {
        SymbolKind::Class => Kind::Class,
        SymbolKind::Element => Kind::EnumMember,
        SymbolKind::Method => Kind::Method,
        SymbolKind::Property => Kind::Property,
        SymbolKind::Field | SymbolKind::ClassParameter => Kind::Field,
        SymbolKind::Function => Kind::Function,
        SymbolKind::Parameter | SymbolKind::Local | SymbolKind::Loop | SymbolKind::Global => {
            Kind::Variable
        }
    };
    DocumentSymbol {
        name: symbol.name.clone(),
        detail: Some(symbol.head.clone()),
        kind,
        tags: None,
        deprecated: None,
        range: range(text, symbol.whole.to(symbol.span)),
        selection_range: range(text, symbol.span),
        children: (!children.is_empty()).then_some(children),
    }
}
