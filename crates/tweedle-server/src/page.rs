//! The files of the page, which are part of the program, and the headers of every answer.

use crate::problem::Problem;
use crate::random_token;
use axum::extract::Request;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

/// The files that `npm run build` has made of the folder `web`.
#[derive(RustEmbed)]
#[folder = "dist"]
struct Files;

/// The text in the page that is replaced by the number which its style sheets show.
const NONCE: &str = "NONCE_OF_THIS_ANSWER";
/// Files whose names change with their contents.
const LASTING: &str = "assets/";

/// A file of the page; other paths are places in the page itself.
pub(crate) async fn file(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Problem::not_found("such question").into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Problem::new(StatusCode::METHOD_NOT_ALLOWED, "Pages are only read.")
            .into_response();
    }
    let is_place = !path.contains('.');
    match Files::get(path).filter(|_| path != "index.html") {
        Some(file) => {
            let kept = if path.starts_with(LASTING) {
                "public, max-age=31536000, immutable"
            } else {
                "no-cache"
            };
            let headers = [(header::CONTENT_TYPE, kind(path)), (header::CACHE_CONTROL, kept)];
            (headers, file.data).into_response()
        }
        None if is_place => index(),
        None => Problem::not_found("such file").into_response(),
    }
}

/// The page. Styles that a script of it makes show a number that is another one each time.
fn index() -> Response {
    let (Some(file), Ok(nonce)) = (Files::get("index.html"), random_token()) else {
        return Problem::not_found("page").into_response();
    };
    let page = String::from_utf8_lossy(&file.data).replace(NONCE, &nonce);
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8".to_owned()),
        (header::CACHE_CONTROL, "no-store".to_owned()),
        (header::CONTENT_SECURITY_POLICY, policy(&nonce)),
    ];
    (headers, page).into_response()
}

/// The policy of the page: it may load its own files alone.
fn policy(nonce: &str) -> String {
    format!(
        "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-{nonce}'; img-src 'self' data:; \
         font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
}

/// The type of a file by its ending.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// Adds the headers that every answer has.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    let policy = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(policy);
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_whole() {
        let page = Files::get("index.html").expect("the page is built");
        let page = String::from_utf8_lossy(&page.data).into_owned();
        assert!(page.contains(NONCE));
        // The files that it loads at once are there.
        let quoted = page.split('"').filter(|it| it.starts_with("/assets/"));
        let names: Vec<&str> = quoted.collect();
        assert!(!names.is_empty());
        assert!(names.iter().all(|name| Files::get(&name[1..]).is_some()), "{names:?}");
    }
}
