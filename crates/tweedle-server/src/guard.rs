//! The guard of the server: programs and pages of this machine that know where they ask may ask, and no pages from
//! elsewhere.
//!
//! A page of another origin can send requests to this machine, and a name that it owns can be made to mean this machine
//! (DNS rebinding). So the header `Host` has to be an address, or `localhost`; `Origin` has to be the same; the origin
//! that the browser gives (`Sec-Fetch-Site`) has to be this page; and a request that changes something has to be JSON,
//! which no form sends. No answer says that other origins may read it.

use crate::App;
use crate::problem::Problem;
use crate::rooms_api::PHONES;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use std::net::IpAddr;
use std::sync::Arc;
use subtle::ConstantTimeEq;

/// The name of the cookie with the token.
const COOKIE: &str = "tweedle_token";

/// Refuses requests that may not be answered.
pub(crate) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    match check(&app, &request) {
        Ok(None) => next.run(request).await,
        Ok(Some(other)) => other,
        Err(problem) => problem.into_response(),
    }
}

/// Checks that the request may be answered; returns an answer that is given in place of the usual one, if there is one.
fn check(app: &App, request: &Request) -> Result<Option<Response>, Problem> {
    let forbidden = |message: &str| Problem::new(StatusCode::FORBIDDEN, message);
    let headers = request.headers();
    let mut hosts = headers.get_all(header::HOST).iter();
    let (Some(Ok(host)), None) = (hosts.next().map(|host| host.to_str()), hosts.next()) else {
        return Err(Problem::new(StatusCode::BAD_REQUEST, "The request has no header `Host`."));
    };
    if !is_own_host(host, app.is_elsewhere) {
        let problem = forbidden("This server has another name than the request says.");
        return Err(problem.with_hint("Ask for it by its address, such as `127.0.0.1`."));
    }
    let path = request.uri().path();
    let is_api = path.starts_with("/api/");
    let elsewhere = "Another page may not ask this server.";
    let site = text(headers, "sec-fetch-site");
    if matches!(site, Some("cross-site" | "same-site")) {
        let is_visit = request.method() == Method::GET
            && text(headers, "sec-fetch-mode") == Some("navigate")
            && text(headers, "sec-fetch-dest") == Some("document");
        if is_api || !is_visit {
            return Err(forbidden(elsewhere));
        }
        // A link on another page may say what is to be calculated: a person decides whether it is.
        if request.uri().query().is_some() {
            return Ok(Some(Html(visit(request)).into_response()));
        }
    }
    if let Some(origin) = headers.get(header::ORIGIN) {
        let own = format!("http://{host}");
        if !origin.to_str().is_ok_and(|origin| origin.eq_ignore_ascii_case(&own)) {
            return Err(forbidden(elsewhere));
        }
    }
    if let Some(token) = &app.options.token {
        let given = request.uri().query().and_then(|query| parameter(query, "token"));
        if let Some(given) = given.filter(|_| !is_api && request.method() == Method::GET) {
            if !is_same(given, token) {
                return Err(no_token());
            }
            let cookie = Cookie::build((COOKIE, token.clone()));
            let cookie = cookie.path("/").http_only(true).same_site(SameSite::Strict);
            let answer = (CookieJar::new().add(cookie), Redirect::to("/"));
            return Ok(Some(answer.into_response()));
        }
        if !is_for_phones(request) && !is_known(headers, token) {
            return Err(no_token());
        }
    }
    let is_change = matches!(*request.method(), Method::POST | Method::PUT | Method::PATCH);
    if is_change {
        let kind = text(headers, "content-type").unwrap_or("");
        let kind = kind.split(';').next().unwrap_or("").trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            let message = "What is sent has to be of the type `application/json`.";
            return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, message));
        }
    }
    Ok(None)
}

/// True if a phone in a room, which has no token, may ask this: the page of rooms, its files, which hold nothing of anybody, and its votes.
fn is_for_phones(request: &Request) -> bool {
    let path = request.uri().path();
    let is_read = request.method() == Method::GET;
    path.starts_with(PHONES)
        || is_read && (path == "/room" || path.contains('.') && !path.starts_with("/api/"))
}

fn no_token() -> Problem {
    let problem = Problem::new(StatusCode::UNAUTHORIZED, "This server asks for a token.");
    problem.with_hint("Open the address that `tweedle serve` printed, or send the header `Authorization: Bearer TOKEN`.")
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// True if the request shows the token, in its cookie or its header.
fn is_known(headers: &HeaderMap, token: &str) -> bool {
    let bearer = text(headers, "authorization").and_then(|it| it.strip_prefix("Bearer "));
    if bearer.is_some_and(|given| is_same(given.trim(), token)) {
        return true;
    }
    CookieJar::from_headers(headers).get(COOKIE).is_some_and(|it| is_same(it.value(), token))
}

/// True if two tokens are the same, in a time that does not tell how much of them is.
fn is_same(given: &str, token: &str) -> bool {
    given.as_bytes().ct_eq(token.as_bytes()).into()
}

/// The value of a parameter of a query.
fn parameter<'a>(query: &'a str, name: &str) -> Option<&'a str> {
    let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// True if a header `Host` is `localhost`, or an address: of this machine, or any if the server is reached from
/// elsewhere.
fn is_own_host(host: &str, is_elsewhere: bool) -> bool {
    let is_port = |port: &str| !port.is_empty() && port.bytes().all(|it| it.is_ascii_digit());
    let name = match host.strip_prefix('[') {
        Some(rest) => match rest.split_once(']') {
            Some((name, "")) => name,
            Some((name, port)) if port.strip_prefix(':').is_some_and(is_port) => name,
            _ => return false,
        },
        None => match host.split_once(':') {
            None => host,
            Some((name, port)) if is_port(port) => name,
            Some(_) => return false,
        },
    };
    if name.eq_ignore_ascii_case("localhost") {
        return true;
    }
    name.parse::<IpAddr>().is_ok_and(|address| is_elsewhere || address.is_loopback())
}

/// A page with a link to the address to which another page sent the browser.
fn visit(request: &Request) -> String {
    let target = request.uri().path_and_query().map_or("/", |target| target.as_str());
    // A path with two slashes at its start would be another server.
    let target = format!("/{}", target.trim_start_matches('/'));
    let target = tweedle_draw::escaped_html(&target).replace('"', "&quot;").replace('\'', "&#39;");
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tweedle</title>\
         <h1>Another page sent you here</h1><p>It asks Tweedle to open this, which may calculate something:</p>\
         <p><a href=\"{target}\">{target}</a></p><p><a href=\"/\">Go to the start instead</a></p></html>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts() {
        for (host, here, elsewhere) in [
            ("127.0.0.1:8080", true, true),
            ("127.0.0.1", true, true),
            ("LOCALHOST:1", true, true),
            ("[::1]:8080", true, true),
            ("[::1]", true, true),
            ("192.168.1.7:8080", false, true),
            ("evil.example", false, false),
            ("127.0.0.1.evil.example:8080", false, false),
            ("localhost.evil.example", false, false),
            ("127.0.0.1:80@evil.example", false, false),
            ("127.0.0.1:", false, false),
            ("[::1", false, false),
            ("", false, false),
        ] {
            assert_eq!(is_own_host(host, false), here, "{host}");
            assert_eq!(is_own_host(host, true), elsewhere, "{host}");
        }
    }

    #[test]
    fn tokens() {
        assert!(is_same("abc", "abc"));
        assert!(!is_same("abd", "abc") && !is_same("ab", "abc") && !is_same("", "abc"));
        assert_eq!(parameter("a=1&token=xyz", "token"), Some("xyz"));
        assert_eq!(parameter("atoken=1", "token"), None);
    }
}
