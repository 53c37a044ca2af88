//! The meaning of a name in a text: its documentation, its declaration, and the other places where it stands.

use super::place::{range, uri_of};
use super::workspace::{Document, Workspace};
use gen_lsp_types::{Location, Uri};
use std::path::Path;
use tweedle_script::{Checked, Meaning, Mention, Session, Source, Symbol, reference};

/// A name in a text that is open, and the knowledge about it.
pub(super) struct Asked {
    pub(super) checked: Checked,
    session: Session,
    /// The name, if its meaning is known.
    pub(super) mention: Option<Mention>,
}

impl Asked {
    /// The meaning of the name at a byte of a text.
    pub(super) fn new(workspace: &Workspace, document: &Document, offset: u32) -> Asked {
        let (checked, session) = workspace.check_document(document);
        let mention = checked.at(offset).cloned();
        Asked { checked, session, mention }
    }

    /// The declarations that the name may mean: if there are several, it is not known of which of them a member is.
    fn declarations(
        &mut self,
        workspace: &Workspace,
        document: &Document,
    ) -> Vec<(Uri, Source, Symbol)> {
        let Some(mention) = self.mention.clone() else { return Vec::new() };
        match mention.meaning {
            Meaning::Symbol(place) => {
                let text = document.text.to_string();
                let source = Source::new(document.uri.as_ref(), text);
                let symbol = self.checked.symbols.get(place).cloned();
                symbol.map(|symbol| (document.uri.clone(), source, symbol)).into_iter().collect()
            }
            Meaning::Class(class) => self.elsewhere(&class, None).into_iter().collect(),
            Meaning::Member { class: Some(class), name } => {
                self.elsewhere(&class, Some(&name)).into_iter().collect()
            }
            Meaning::Member { class: None, name } => {
                let mut found = Vec::new();
                for (path, text, symbols) in workspace.texts() {
                    let Some(uri) = uri_of(&path) else { continue };
                    for symbol in symbols.iter().filter(|it| it.owner.is_some() && it.name == name)
                    {
                        let source = Source::new(path.display().to_string(), text.to_string());
                        found.push((uri.clone(), source, symbol.clone()));
                    }
                }
                found
            }
            Meaning::Library(_) => Vec::new(),
        }
    }

    fn elsewhere(&mut self, class: &str, member: Option<&str>) -> Option<(Uri, Source, Symbol)> {
        let (source, symbol) = self.session.declaration(class, member)?;
        Some((uri_of(Path::new(&source.name))?, source, symbol))
    }

    /// The places where it is declared.
    pub(super) fn locations(
        &mut self,
        workspace: &Workspace,
        document: &Document,
    ) -> Vec<Location> {
        let found = self.declarations(workspace, document).into_iter();
        found
            .map(|(uri, source, symbol)| Location::new(uri, range(&source.text, symbol.span)))
            .collect()
    }

    /// Its documentation, in Markdown.
    pub(super) fn documentation(
        &mut self,
        workspace: &Workspace,
        document: &Document,
    ) -> Option<String> {
        let mut parts: Vec<String> = Vec::new();
        for (_, _, symbol) in self.declarations(workspace, document) {
            let doc = symbol.doc.as_deref().unwrap_or_default().trim();
            let part = format!("```cgscript\n{}\n```\n\n{doc}", symbol.head);
            parts.push(part.trim_end().to_owned());
        }
        let of_library = match &self.mention.as_ref()?.meaning {
            Meaning::Library(name) | Meaning::Member { class: None, name } => Some(name.as_str()),
            _ => None,
        };
        if let Some(text) =
            of_library.and_then(|name| reference::about(name, &workspace.registry).ok())
        {
            parts.push(format!("```text\n{}\n```", text.trim_end()));
        }
        (!parts.is_empty()).then(|| parts.join("\n\n---\n\n"))
    }
}
