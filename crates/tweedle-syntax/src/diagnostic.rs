//! Messages about a source text, and how they are shown.

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use crate::mistake::Mistake;
use crate::say::{Sentence, Subject};
use crate::span::{Span, line_column};

/// The longest name that a message repeats whole, in characters.
const LONGEST: usize = 60;

/// A name or a text as a message repeats it: the beginning and `…` if it is longer than 60 characters.
///
/// ```
/// assert_eq!(tweedle_syntax::cut("Temprature"), "Temprature");
/// assert_eq!(tweedle_syntax::cut(&"x".repeat(100)), "x".repeat(60) + "…");
/// ```
pub fn cut(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// Something wrong with a source text, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Diagnostic {
    /// The kind of mistake, whose code is printed with the message.
    pub mistake: Mistake,
    /// A complete sentence, with identifiers in backticks.
    pub message: String,
    /// The piece of text the message is about.
    pub span: Span,
    /// A few words to stand beside the caret.
    pub label: Option<Box<str>>,
    /// The text that may have been meant in the place of the span.
    pub instead: Option<Box<str>>,
    /// Advice on what to do about the mistake: a complete sentence.
    pub hint: Option<String>,
    /// The sentence of the catalogue and its arguments, for code that asks.
    pub subject: Box<Subject>,
}

impl Diagnostic {
    /// A sentence about a piece of text, without label.
    pub fn new(sentence: Sentence, span: Span) -> Self {
        let Sentence { mistake, message, hint, subject } = sentence;
        Diagnostic { mistake, message, span, label: None, instead: None, hint, subject }
    }

    /// The same, with words beside the caret.
    #[must_use]
    pub fn with_label(mut self, label: impl Into<String>) -> Self {
        self.label = Some(label.into().into());
        self
    }

    /// The same, with advice.
    #[must_use]
    pub fn with_hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// The same, about a name that may have been written for another one: the advice asks for that, and an editor can
    /// put it into the place of the span.
    #[must_use]
    pub fn meaning(mut self, near: &str) -> Self {
        self.instead = Some(near.into());
        self.with_hint(format!("Did you mean `{near}`?"))
    }

    /// The line of `text` on which the span starts, counted from 1.
    pub fn line(&self, text: &str) -> usize {
        line_column(text, self.span.start).0
    }

    /// The column of `text` at which the span starts, counted from 1 in characters.
    pub fn column(&self, text: &str) -> usize {
        line_column(text, self.span.start).1
    }

    /// The message with the line of `text` it is about, a caret, and the hint, without colour.
    ///
    /// `source_name` is what the reader calls the text: a file name, or `input`.
    ///
    /// # Examples
    /// ```
    /// let text = "x := {0|1";
    /// let diagnostic = tweedle_syntax::parse(text).unwrap_err();
    /// let expected = "\
    /// error[never-closed]: This `{` is never closed.
    ///  --> input:1:6
    ///   |
    /// 1 | x := {0|1
    ///   |      ^
    ///   |
    /// help: Add `}` at the end.";
    /// assert_eq!(diagnostic.render("input", text), expected);
    /// ```
    pub fn render(&self, source_name: &str, text: &str) -> String {
        self.render_with(Renderer::plain(), Level::ERROR, source_name, text)
    }

    /// Like [`Diagnostic::render`], with the escape sequences that colour a terminal.
    pub fn render_coloured(&self, source_name: &str, text: &str) -> String {
        self.render_with(Renderer::styled(), Level::ERROR, source_name, text)
    }

    /// The same as a warning, coloured if that is wanted.
    pub fn render_warning(&self, source_name: &str, text: &str, is_coloured: bool) -> String {
        let renderer = if is_coloured { Renderer::styled() } else { Renderer::plain() };
        self.render_with(renderer, Level::WARNING, source_name, text)
    }

    fn render_with(
        &self,
        renderer: Renderer,
        level: Level<'static>,
        source_name: &str,
        text: &str,
    ) -> String {
        let range = self.span.range();
        // A span made from another text is a mistake of the caller, but a message is still better
        // than a panic.
        let range = if text.get(range.clone()).is_some() { range } else { 0..0 };
        let annotation = AnnotationKind::Primary.span(range).label(self.label.as_deref());
        let snippet = Snippet::source(text).path(source_name).annotation(annotation);
        let title = level.primary_title(&self.message).id(self.mistake.code());
        let mut groups = vec![Group::with_title(title).element(snippet)];
        if let Some(hint) = &self.hint {
            groups.push(Group::with_title(Level::HELP.secondary_title(hint)));
        }
        renderer.decor_style(DecorStyle::Ascii).render(&groups)
    }
}
