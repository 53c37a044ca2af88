//! `tweedle lsp`: the questions of editors about programs, by the Language Server Protocol.
//!
//! `frame` reads messages, `workspace` has the texts, and a file for each kind of question answers it: `meaning` what a
//! name means and where it is declared, `complete`, `outline`, `rename`. Everything is found out anew for each question.

mod actions;
mod complete;
mod frame;
mod meaning;
mod outline;
mod place;
mod rename;
mod workspace;

use self::frame::Frame;
use self::meaning::Asked;
use self::workspace::{Document, Workspace};
use crate::limits::Limits;
use crate::report::status;
use gen_lsp_types::{
    CompletionOptions, Diagnostic, DiagnosticSeverity, Hover, InitializeParams, InitializeResult,
    LspNotificationMethod as Notice, LspRequestMethod as Question, MarkupContent, MarkupKind,
    PublishDiagnosticsParams, ServerCapabilities, ServerInfo,
    TextDocumentContentChangeEvent as Change, TextDocumentSyncKind, TextDocumentSyncOptions,
    TextEdit, Uri, WorkspaceFolders,
};
use lsp_server::{ErrorCode, Message, Notification, Request, Response, ResponseError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tweedle_script::{Gravity, Note, format};

/// The examples at the end of `tweedle lsp --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle lsp                          is started by an editor, and speaks with it
  tweedle lsp --classes games          also knows the classes in games/*.cgs

The book tells how VS Code, Neovim and Helix are told of it.";

/// Answer the questions of an editor about programs (a language server)
///
/// Reads messages of the Language Server Protocol from the standard input and answers on the standard output: mistakes,
/// completion, documentation, definitions, names of things, another name for one, and the usual form.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Lsp {
    // Editors give it, and there is no other way to speak.
    /// Speak over the standard streams, which is the default
    #[arg(long)]
    stdio: bool,
}

impl Lsp {
    /// Answers until the editor says `exit`, and returns the exit status.
    #[expect(clippy::unused_self, reason = "its argument is what it does anyway")]
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let mut input = io::stdin().lock();
        let mut out = io::stdout().lock();
        let mut server = Server::new(limits);
        while let Some(frame) = frame::read(&mut input)? {
            match frame {
                Frame::Bad(why) => frame::refuse(&mut out, ErrorCode::ParseError as i32, &why)?,
                Frame::Message(Message::Notification(it))
                    if Notice::from(&*it.method) == Notice::Exit =>
                {
                    break;
                }
                Frame::Message(message) => {
                    for answer in server.answer(message) {
                        answer.write(&mut out)?;
                    }
                    out.flush()?;
                }
            }
        }
        // An editor that leaves without a word has ended in disorder.
        Ok(if server.is_shut { status::GOOD } else { status::ENVIRONMENT })
    }
}

/// The state of a conversation with an editor.
struct Server {
    workspace: Workspace,
    is_ready: bool,
    is_shut: bool,
}

/// The reason why there is no answer.
type Refused = (ErrorCode, String);

impl Server {
    fn new(limits: Limits) -> Server {
        Server { workspace: Workspace::new(limits), is_ready: false, is_shut: false }
    }

    /// The messages that are to be sent for a message.
    fn answer(&mut self, message: Message) -> Vec<Message> {
        match message {
            Message::Request(Request { id, method, params }) => {
                let result = catch_unwind(AssertUnwindSafe(|| self.request(&method, params)));
                let result = result.unwrap_or_else(|_| {
                    Err((ErrorCode::InternalError, crate::watch::panic_message()))
                });
                let response_result = result.map_err(|(code, message)| ResponseError {
                    code: code as i32,
                    message,
                    data: None,
                });
                vec![Response { id, response_result }.into()]
            }
            Message::Notification(Notification { method, params }) => {
                let changed = catch_unwind(AssertUnwindSafe(|| self.notice(&method, params)));
                changed.unwrap_or_default()
            }
            Message::Response(_) => Vec::new(),
        }
    }

    fn request(&mut self, method: &str, params: Value) -> Result<Value, Refused> {
        let question = Question::from(method);
        if question == Question::Initialize {
            return self.initialize(given(params)?);
        }
        if !self.is_ready {
            let message = "The server has not been initialized.".to_owned();
            return Err((ErrorCode::ServerNotInitialized, message));
        }
        if self.is_shut {
            return Err((ErrorCode::InvalidRequest, "The server is shut down.".to_owned()));
        }
        match question {
            Question::Shutdown => {
                self.is_shut = true;
                Ok(Value::Null)
            }
            Question::TextDocumentCompletion => {
                let asked: gen_lsp_types::CompletionParams = given(params)?;
                let (document, offset) = self.at(&asked.text_document_position_params)?;
                let items = complete::candidates(&self.workspace, document, offset);
                sent(items)
            }
            Question::TextDocumentHover => {
                let asked: gen_lsp_types::HoverParams = given(params)?;
                let (document, offset) = self.at(&asked.text_document_position_params)?;
                let mut it = Asked::new(&self.workspace, document, offset);
                let text = it.documentation(&self.workspace, document);
                let range = it.mention.map(|it| place::range(&document.text, it.span));
                sent(text.map(|value| Hover {
                    contents: MarkupContent::new(MarkupKind::Markdown, value).into(),
                    range,
                }))
            }
            Question::TextDocumentDefinition => {
                let asked: gen_lsp_types::DefinitionParams = given(params)?;
                let (document, offset) = self.at(&asked.text_document_position_params)?;
                let mut it = Asked::new(&self.workspace, document, offset);
                sent(it.locations(&self.workspace, document))
            }
            Question::TextDocumentRename => {
                let asked: gen_lsp_types::RenameParams = given(params)?;
                let (document, offset) = self.at(&asked.text_document_position_params)?;
                let edit = rename::rename(&self.workspace, document, offset, &asked.new_name);
                sent(edit.map_err(|message| (ErrorCode::RequestFailed, message))?)
            }
            Question::TextDocumentDocumentSymbol => {
                let asked: gen_lsp_types::DocumentSymbolParams = given(params)?;
                let document = self.document(&asked.text_document.uri)?;
                sent(outline::symbols(&document.text))
            }
            Question::TextDocumentCodeAction => {
                let asked: gen_lsp_types::CodeActionParams = given(params)?;
                let uri = asked.text_document.uri;
                let document = self.document(&uri)?;
                sent(actions::corrections(&self.workspace, document, &uri, asked.range))
            }
            Question::TextDocumentFormatting => {
                let asked: gen_lsp_types::DocumentFormattingParams = given(params)?;
                let document = self.document(&asked.text_document.uri)?;
                // A text with a mistake stays as it is; the mistake has been told.
                let new = format(&document.text).ok().filter(|new| **new != *document.text);
                sent(new.map(|new| vec![TextEdit::new(place::whole(&document.text), new)]))
            }
            _ => Err((ErrorCode::MethodNotFound, format!("There is no method `{method}`."))),
        }
    }

    fn initialize(&mut self, params: InitializeParams) -> Result<Value, Refused> {
        let folders = match params.workspace_folders_initialize_params.workspace_folders {
            Some(WorkspaceFolders::WorkspaceFolderList(folders)) => folders,
            Some(WorkspaceFolders::Null) | None => Vec::new(),
        };
        for folder in folders.iter().rev().filter_map(|it| place::path_of(&it.uri)) {
            self.workspace.add_folder(folder);
        }
        #[allow(deprecated, reason = "older editors give nothing else")]
        if folders.is_empty()
            && let Some(root) = params.root_uri.as_ref().and_then(place::path_of)
        {
            self.workspace.add_folder(root);
        }
        self.is_ready = true;
        let sync = TextDocumentSyncOptions {
            open_close: Some(true),
            change: Some(TextDocumentSyncKind::Full),
            save: Some(true.into()),
            ..TextDocumentSyncOptions::default()
        };
        let capabilities = ServerCapabilities {
            text_document_sync: Some(sync.into()),
            completion_provider: Some(CompletionOptions {
                trigger_characters: Some(vec![".".to_owned()]),
                ..CompletionOptions::default()
            }),
            hover_provider: Some(true.into()),
            definition_provider: Some(true.into()),
            rename_provider: Some(true.into()),
            document_symbol_provider: Some(true.into()),
            document_formatting_provider: Some(true.into()),
            code_action_provider: Some(true.into()),
            ..ServerCapabilities::default()
        };
        let version = Some(env!("CARGO_PKG_VERSION").to_owned());
        let server_info = Some(ServerInfo { name: "tweedle".to_owned(), version });
        sent(InitializeResult { capabilities, server_info })
    }

    /// Takes a notice of the editor, and returns the messages that are to be sent for it.
    fn notice(&mut self, method: &str, params: Value) -> Vec<Message> {
        match Notice::from(method) {
            Notice::TextDocumentDidOpen => {
                let Ok(it) = given::<gen_lsp_types::DidOpenTextDocumentParams>(params) else {
                    return Vec::new();
                };
                let uri = it.text_document.uri;
                self.workspace.set(uri.clone(), it.text_document.text);
                self.diagnostics(&uri)
            }
            Notice::TextDocumentDidChange => {
                let Ok(it) = given::<gen_lsp_types::DidChangeTextDocumentParams>(params) else {
                    return Vec::new();
                };
                let uri = it.text_document.text_document_identifier.uri;
                let Some(document) = self.workspace.document(&uri) else { return Vec::new() };
                let mut text = document.text.to_string();
                for change in it.content_changes {
                    match change {
                        Change::TextDocumentContentChangeWholeDocument(new) => text = new.text,
                        Change::TextDocumentContentChangePartial(new) => {
                            let start = place::offset(&text, new.range.start) as usize;
                            let end = (place::offset(&text, new.range.end) as usize).max(start);
                            text.replace_range(start..end, &new.text);
                        }
                    }
                }
                self.workspace.set(uri.clone(), text);
                self.diagnostics(&uri)
            }
            Notice::TextDocumentDidClose => {
                let Ok(it) = given::<gen_lsp_types::DidCloseTextDocumentParams>(params) else {
                    return Vec::new();
                };
                self.workspace.close(&it.text_document.uri);
                vec![published(it.text_document.uri, Vec::new())]
            }
            Notice::TextDocumentDidSave | Notice::WorkspaceDidChangeWatchedFiles => {
                self.workspace.look_again();
                let uris: Vec<Uri> =
                    self.workspace.documents().into_iter().map(|it| it.uri).collect();
                uris.iter().flat_map(|uri| self.diagnostics(uri)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The mistakes of a text, to be sent.
    fn diagnostics(&self, uri: &Uri) -> Vec<Message> {
        let Some(document) = self.workspace.document(uri) else { return Vec::new() };
        let (checked, _) = self.workspace.check_document(document);
        let diagnostics = checked.notes.iter().map(|note| diagnostic(note, &document.text));
        vec![published(uri.clone(), diagnostics.collect())]
    }

    /// A text that is open.
    fn document(&self, uri: &Uri) -> Result<&Document, Refused> {
        let found = self.workspace.document(uri);
        found.ok_or_else(|| (ErrorCode::InvalidParams, format!("{uri} is not open.")))
    }

    /// A text that is open, and the byte of it that is asked about.
    fn at(
        &self,
        place: &gen_lsp_types::TextDocumentPositionParams,
    ) -> Result<(&Document, u32), Refused> {
        let document = self.document(&place.text_document.uri)?;
        Ok((document, place::offset(&document.text, place.position)))
    }
}

/// The parameters of a question.
fn given<T: DeserializeOwned>(params: Value) -> Result<T, Refused> {
    serde_json::from_value(params).map_err(|it| (ErrorCode::InvalidParams, it.to_string()))
}

/// An answer, to be sent.
fn sent(answer: impl Serialize) -> Result<Value, Refused> {
    serde_json::to_value(answer).map_err(|it| (ErrorCode::InternalError, it.to_string()))
}

fn published(uri: Uri, diagnostics: Vec<Diagnostic>) -> Message {
    let method = Notice::TextDocumentPublishDiagnostics.to_string();
    let params = PublishDiagnosticsParams::new(uri, None, diagnostics);
    let params = serde_json::to_value(params).unwrap_or_default();
    Notification { method, params }.into()
}

/// A note as the protocol has it.
fn diagnostic(note: &Note, text: &str) -> Diagnostic {
    let it = &note.diagnostic;
    let severity = match note.gravity {
        Gravity::Mistake => DiagnosticSeverity::Error,
        Gravity::Warning => DiagnosticSeverity::Warning,
    };
    let hint = it.hint.as_ref().map(|hint| format!("\n{hint}")).unwrap_or_default();
    Diagnostic {
        range: place::range(text, it.span),
        severity: Some(severity),
        code: Some(it.mistake.code().to_owned().into()),
        source: Some("tweedle".to_owned()),
        message: format!("{}{hint}", it.message).into(),
        ..Diagnostic::default()
    }
}
