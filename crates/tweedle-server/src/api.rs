//! Requests over HTTP: questions at once and as jobs, and worksheets.

use crate::App;
use crate::answer::{AboutServer, List, OwnRulesets, Saved};
use crate::jobs::{Job, Stage, Status};
use crate::openapi;
use crate::problem::{Problem, json, raw_json};
use crate::worksheet::Folder;
use axum::Router;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post, put};
use serde_json::value::RawValue;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio_stream::wrappers::ReceiverStream;
use tokio_stream::{Stream, StreamExt};
use tweedle_desk::worksheet::{Export, Worksheet};
use tweedle_desk::{About, BadRequest, Reply, Request, own_rulesets};

/// The longest question, in bytes.
pub(crate) const LONGEST_QUESTION: usize = 1 << 20;
/// The longest worksheet, in bytes.
pub(crate) const LONGEST_WORKSHEET: usize = 16 << 20;
/// The time that a client may take to send a request.
const LONGEST_SENDING: Duration = Duration::from_secs(20);
/// The header that says which of the sessions an answer is from.
const SESSION: &str = "tweedle-session";

/// The ways of asking. Each is a line in [`openapi`], too.
pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/openapi.json", get(async || raw_json(openapi::text())))
        .route("/api/about", get(about))
        .route("/api/ask", post(ask))
        .route("/api/jobs", post(begin))
        .route("/api/jobs/{job}", get(look).delete(cancel))
        .route("/api/jobs/{job}/events", get(events))
        .route("/api/own", get(own))
        .route("/api/worksheets", get(list))
        .route("/api/worksheets/{name}", put(save).get(open).delete(remove))
        .route("/api/worksheets/{name}/export/{format}", get(export))
        .method_not_allowed_fallback(async || {
            let message = "This is asked by another method, such as `POST` for a question.";
            Problem::new(StatusCode::METHOD_NOT_ALLOWED, message)
        })
}

pub(crate) type Result<T> = std::result::Result<T, Problem>;
pub(crate) type Asked = State<Arc<App>>;

async fn about(State(app): Asked) -> Response {
    json(&AboutServer {
        version: env!("CARGO_PKG_VERSION"),
        seconds: app.options.timeout.as_secs_f64(),
        bytes: app.options.memory_of_session,
        folder: app.folder.as_ref().map(|folder| folder.path().display().to_string()),
    })
}

/// The body of a request, if it is not too long and comes in time.
pub(crate) async fn body(sent: Body, most: usize) -> Result<Vec<u8>> {
    match tokio::time::timeout(LONGEST_SENDING, read_up_to(sent, most)).await {
        Ok(Some(bytes)) => Ok(bytes),
        Ok(None) => {
            let most = tweedle_engine::human_bytes(most);
            let message = format!("What was sent is longer than {most}, or broke off.");
            Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, message))
        }
        Err(_) => Err(Problem::new(StatusCode::REQUEST_TIMEOUT, "Nothing came for too long.")),
    }
}

/// All that is sent, or nothing if it is longer than `most` or breaks off.
async fn read_up_to(sent: Body, most: usize) -> Option<Vec<u8>> {
    let mut chunks = sent.into_data_stream();
    let (mut bytes, mut length) = (Vec::new(), 0);
    while let Some(chunk) = chunks.next().await {
        let chunk = chunk.ok()?;
        length += chunk.len();
        if length <= most {
            bytes.extend_from_slice(&chunk);
        } else if length > most + LONGEST_WORKSHEET {
            return None;
        }
        // A request that is somewhat too long is read to its end: most clients hear no answer before they have sent
        // everything.
    }
    (length <= most).then_some(bytes)
}

/// A question that a client sends, and the client's name for it.
struct Sent {
    id: Option<Box<RawValue>>,
    request: std::result::Result<Request, BadRequest>,
}

/// Names of sessions are held for long: they are short.
const LONGEST_NAME: usize = 100;

async fn question(sent: Body) -> Result<Sent> {
    let bytes = body(sent, LONGEST_QUESTION).await?;
    let (id, request) = Request::read(bytes.trim_ascii());
    if let Ok(Request { session: Some(name), .. }) = &request
        && name.len() > LONGEST_NAME
    {
        let message = format!("The name of a session has {LONGEST_NAME} bytes at most.");
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, message));
    }
    Ok(Sent { id: id.map(RawValue::to_owned), request })
}

/// Cancels a job whose asker has gone away.
struct Waiting(Arc<Job>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

async fn ask(State(app): Asked, sent: Body) -> Result<Response> {
    let Sent { id, request } = question(sent).await?;
    let request = match request {
        Ok(request) => request,
        Err(BadRequest { trouble, .. }) => {
            let mut response = json(&Reply::new(About::Id(id.as_deref()), Err(&trouble)));
            *response.status_mut() = StatusCode::BAD_REQUEST;
            return Ok(response);
        }
    };
    let waiting = Waiting(app.jobs.begin(id, request, false)?);
    let Status { session, reply, .. } = waiting.0.done().await;
    let text = reply.map_or_else(String::new, |reply| reply.get().to_owned());
    Ok(([(SESSION, session.to_string())], raw_json(text)).into_response())
}

async fn begin(State(app): Asked, sent: Body) -> Result<Response> {
    let Sent { id, request } = question(sent).await?;
    let request = request.map_err(|BadRequest { trouble, .. }| {
        let problem = Problem::new(StatusCode::BAD_REQUEST, trouble.message);
        Problem { hint: trouble.hint, ..problem }
    })?;
    let job = app.jobs.begin(id, request, true)?;
    Ok((StatusCode::ACCEPTED, json(&job.status())).into_response())
}

fn find(app: &App, name: &str) -> Result<Arc<Job>> {
    app.jobs.find(name).ok_or_else(|| Problem::not_found("job of that name"))
}

async fn look(State(app): Asked, Path(name): Path<String>) -> Result<Response> {
    Ok(json(&find(&app, &name)?.status()))
}

async fn cancel(State(app): Asked, Path(name): Path<String>) -> Result<Response> {
    let job = find(&app, &name)?;
    job.cancel();
    Ok(json(&job.status()))
}

async fn events(
    State(app): Asked,
    Path(name): Path<String>,
) -> Result<Sse<impl Stream<Item = std::result::Result<Event, Infallible>>>> {
    let watched = find(&app, &name)?.watch();
    // Each state as it is when the reader has room for it; after the last there is no other.
    let events = states(watched).map(|status| {
        let name = if status.stage == Stage::Done { "done" } else { "progress" };
        Ok(Event::default().event(name).json_data(&status).unwrap_or_default())
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// The states of a job, up to the last.
fn states(watched: tokio::sync::watch::Receiver<Status>) -> impl Stream<Item = Status> {
    let (states, read) = tokio::sync::mpsc::channel(1);
    let mut watched = watched;
    tokio::spawn(async move {
        loop {
            let status = watched.borrow_and_update().clone();
            let is_last = status.stage == Stage::Done;
            if states.send(status).await.is_err() || is_last {
                return;
            }
            tokio::select! {
                changed = watched.changed() => if changed.is_err() { return },
                () = states.closed() => return,
            }
        }
    });
    ReceiverStream::new(read)
}

/// Does some work with the folder of worksheets on a thread where waiting harms no request.
async fn in_folder<T: Send + 'static>(
    app: Arc<App>,
    work: impl FnOnce(&Folder) -> Result<T> + Send + 'static,
) -> Result<T> {
    let done = tokio::task::spawn_blocking(move || match &app.folder {
        Some(folder) => work(folder),
        None => Err(Problem::not_found("folder for worksheets")),
    });
    done.await.unwrap_or_else(|_| Err(Problem::not_found("answer")))
}

async fn own(State(app): Asked) -> Result<Response> {
    let found = tokio::task::spawn_blocking(move || own_rulesets(&app.options.classes)).await;
    let rulesets = found.map_err(|_| {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "The folders could not be read.")
    })?;
    Ok(json(&OwnRulesets { rulesets }))
}

async fn list(State(app): Asked) -> Result<Response> {
    let worksheets = in_folder(app, Folder::list).await?;
    Ok(json(&List { worksheets }))
}

async fn open(State(app): Asked, Path(name): Path<String>) -> Result<Response> {
    Ok(json(&in_folder(app, move |folder| folder.read(&name)).await?))
}

async fn save(State(app): Asked, Path(name): Path<String>, sent: Body) -> Result<Response> {
    let bytes = body(sent, LONGEST_WORKSHEET).await?;
    let revision = in_folder(app, move |folder| {
        let worksheet: Worksheet = serde_json::from_slice(&bytes).map_err(|error| {
            Problem::new(StatusCode::BAD_REQUEST, format!("This is no worksheet: {error}."))
        })?;
        folder.save(&name, worksheet)
    });
    Ok(json(&Saved { revision: revision.await? }))
}

async fn remove(State(app): Asked, Path(name): Path<String>) -> Result<Response> {
    in_folder(app, move |folder| folder.remove(&name)).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

async fn export(
    State(app): Asked,
    Path((name, format)): Path<(String, String)>,
) -> Result<Response> {
    let Some(export) = Export::named(&format) else {
        let problem = Problem::not_found("such export");
        return Err(problem.with_hint("There are `cgs`, `html` and `tex`."));
    };
    let text = in_folder(app, move |folder| Ok(export.write(&name, &folder.read(&name)?))).await?;
    let headers = [
        (header::CONTENT_TYPE, export.kind().to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"worksheet.{format}\"")),
    ];
    Ok((headers, text).into_response())
}
