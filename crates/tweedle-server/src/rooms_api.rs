//! Requests about rooms: of the teacher, who shows the token, and of phones, which show the code of a room.

use crate::App;
use crate::answer::RoomMade;
use crate::api::{Asked, Result, body};
use crate::problem::{Problem, json};
use crate::rooms::{Ballot, Vote};
use axum::Router;
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::sync::Arc;

/// What phones ask begins with this: no token is needed for it.
pub(crate) const PHONES: &str = "/api/room/";
/// The longest question of a teacher, with its picture, and the longest vote, in bytes.
const LONGEST_BALLOT: usize = 2 << 20;
const LONGEST_VOTE: usize = 1 << 10;

/// What a phone knows already.
#[derive(Deserialize)]
struct Known {
    phone: String,
    #[serde(default)]
    revision: u64,
}

/// The ways of asking. Each is a line in [`openapi`](crate::openapi), too.
pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/rooms", post(open))
        .route("/api/rooms/{code}", get(tally).put(ask).delete(close))
        .route("/api/room/{code}", get(view).post(vote))
}

async fn open(State(app): Asked) -> Result<Response> {
    let code = app.rooms.open()?;
    let url = app.is_elsewhere.then(|| {
        let place = SocketAddr::new(reached_at(app.address.ip()), app.address.port());
        format!("http://{place}/room?code={code}")
    });
    let qr = url.as_ref().and_then(|url| QrCode::new(url).ok());
    let qr = qr.map(|qr| qr.render::<svg::Color<'_>>().min_dimensions(240, 240).build());
    Ok(json(&RoomMade { code, url, qr }))
}

/// The address of this machine that others know, if the server listens at all of them.
fn reached_at(listens: IpAddr) -> IpAddr {
    if !listens.is_unspecified() {
        return listens;
    }
    // A socket that is connected, and over which nothing is sent, has the address that leads to others.
    let outward = UdpSocket::bind((listens, 0)).and_then(|socket| {
        socket.connect(if listens.is_ipv4() { "192.0.2.1:9" } else { "[2001:db8::1]:9" })?;
        socket.local_addr()
    });
    outward.map_or(listens, |address| address.ip())
}

async fn read<T: DeserializeOwned>(sent: Body, most: usize, what: &str) -> Result<T> {
    let bytes = body(sent, most).await?;
    serde_json::from_slice(&bytes).map_err(|error| {
        Problem::new(StatusCode::BAD_REQUEST, format!("This is no {what}: {error}."))
    })
}

async fn ask(State(app): Asked, Path(code): Path<String>, sent: Body) -> Result<Response> {
    let ballot: Ballot = read(sent, LONGEST_BALLOT, "question to a room").await?;
    Ok(json(&app.rooms.ask(&code, ballot)?))
}

async fn tally(State(app): Asked, Path(code): Path<String>) -> Result<Response> {
    Ok(json(&app.rooms.tally(&code)?))
}

async fn close(State(app): Asked, Path(code): Path<String>) -> Result<Response> {
    app.rooms.close(&code)?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

async fn view(
    State(app): Asked,
    Path(code): Path<String>,
    known: std::result::Result<Query<Known>, axum::extract::rejection::QueryRejection>,
) -> Result<Response> {
    let Ok(Query(Known { phone, revision })) = known else {
        let message = "A phone says its name and the revision that it knows.";
        return Err(Problem::new(StatusCode::BAD_REQUEST, message)
            .with_hint("Such as `?phone=17&revision=3`."));
    };
    Ok(json(&app.rooms.view(&code, &phone, revision)?))
}

async fn vote(State(app): Asked, Path(code): Path<String>, sent: Body) -> Result<Response> {
    let vote: Vote = read(sent, LONGEST_VOTE, "vote").await?;
    app.rooms.vote(&code, &vote)?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
