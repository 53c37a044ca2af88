//! Variables of blocks, and a test that they are read.

use super::symbol::{Meaning, Mention, Symbol, SymbolKind};
use crate::Span;
use crate::check::note::Note;
use crate::check::walk::{Local, Resolver};
use tweedle_syntax::ast::Name;
use tweedle_syntax::{Diagnostic, say};

impl Resolver<'_> {
    /// Does something in a block of its own: the variables that it declares end with it.
    pub(super) fn in_block(&mut self, f: impl FnOnce(&mut Self)) {
        let before = self.locals.len();
        let was_open = std::mem::replace(&mut self.is_open, false);
        f(self);
        self.is_open = was_open;
        for local in self.locals.split_off(before) {
            let symbol = &self.checked.symbols[local.symbol];
            if local.is_read || symbol.kind != SymbolKind::Local {
                continue;
            }
            let told = Diagnostic::new(say::variable_never_read(&local.name), symbol.span);
            self.checked.notes.push(Note::warning(told));
        }
    }

    /// Makes a variable of the block known.
    pub(super) fn bind(&mut self, name: &Name, whole: Span, kind: SymbolKind, head: String) {
        let symbol = self.declare(name, whole, kind, head);
        self.locals.push(Local { name: name.text.clone(), symbol, is_read: false });
    }

    /// Adds a symbol that no class has, and returns its place.
    pub(super) fn declare(
        &mut self,
        name: &Name,
        whole: Span,
        kind: SymbolKind,
        head: String,
    ) -> usize {
        let place = self.checked.symbols.len();
        let (text, span) = (name.text.clone(), name.span);
        let (doc, owner) = (None, None);
        self.checked.symbols.push(Symbol { name: text, span, whole, kind, doc, owner, head });
        self.mention(span, Meaning::Symbol(place));
        place
    }

    /// Notes the meaning of a name.
    pub(super) fn mention(&mut self, span: Span, meaning: Meaning) {
        self.checked.mentions.push(Mention { span, meaning });
    }

    /// The variable of a block with a name. `is_read` says whether its value is asked for.
    pub(super) fn local(&mut self, name: &str, span: Span, is_read: bool) -> bool {
        let Some(local) = self.locals.iter_mut().rev().find(|it| it.name == name) else {
            return false;
        };
        local.is_read |= is_read;
        let symbol = local.symbol;
        self.mention(span, Meaning::Symbol(symbol));
        true
    }
}
