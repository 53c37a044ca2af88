//! Refusals of requests, as answers in JSON.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::Serialize;

/// The reason why a request is refused.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct Problem {
    /// The status of HTTP.
    #[serde(skip)]
    #[schemars(skip)]
    pub(crate) status: u16,
    /// The kind of problem, such as `bad-request`.
    pub(crate) code: &'static str,
    /// A complete sentence.
    pub(crate) message: String,
    /// Advice on what to do about it.
    pub(crate) hint: Option<String>,
}

impl Problem {
    /// A problem with its status.
    pub(crate) fn new(status: StatusCode, message: impl Into<String>) -> Problem {
        let code = match status {
            StatusCode::NOT_FOUND => "not-found",
            StatusCode::METHOD_NOT_ALLOWED => "method-not-allowed",
            StatusCode::FORBIDDEN => "forbidden",
            StatusCode::CONFLICT => "conflict",
            StatusCode::REQUEST_TIMEOUT => "request-timeout",
            StatusCode::PAYLOAD_TOO_LARGE => "too-large",
            StatusCode::UNSUPPORTED_MEDIA_TYPE => "unsupported-media-type",
            StatusCode::SERVICE_UNAVAILABLE => "busy",
            status if status.is_server_error() => "bug",
            _ => "bad-request",
        };
        Problem { status: status.as_u16(), code, message: message.into(), hint: None }
    }

    /// The same with a hint.
    pub(crate) fn with_hint(self, hint: impl Into<String>) -> Problem {
        Problem { hint: Some(hint.into()), ..self }
    }

    /// Nothing is there.
    pub(crate) fn not_found(what: &str) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, format!("There is no {what}."))
    }
}

/// The answer to refused requests: an object with `problem`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Refused {
    /// The reason.
    pub(crate) problem: Problem,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::BAD_REQUEST);
        let mut response = json(&Refused { problem: self });
        *response.status_mut() = status;
        if status == StatusCode::SERVICE_UNAVAILABLE {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, header::HeaderValue::from_static("1"));
        }
        response
    }
}

/// Some data as an answer.
pub(crate) fn json(data: &impl Serialize) -> Response {
    match serde_json::to_string(data) {
        Ok(text) => raw_json(text),
        Err(error) => {
            let status = StatusCode::INTERNAL_SERVER_ERROR;
            (status, format!("This is a bug: {error}.")).into_response()
        }
    }
}

/// A text that is JSON as an answer.
pub(crate) fn raw_json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}
