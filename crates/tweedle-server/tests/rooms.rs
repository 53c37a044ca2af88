//! Rooms: a teacher who shows the token asks, and phones that show none vote.

use crate::common::{Answer, Asker, serve};
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use tweedle_server::{Options, Server};

const TOKEN: &str = "0123456789abcdef0123456789abcdef";
const PHONES: usize = 300;

fn elsewhere() -> Server {
    let address = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), 0);
    serve(Options { address, token: Some(TOKEN.to_owned()), ..Options::default() })
}

/// The teacher's requests.
fn teach(asker: &Asker, method: &str, path: &str, data: &Value) -> Answer {
    let bearer = format!("Bearer {TOKEN}");
    asker.send(method, path, &[("authorization", &bearer)], Some(&data.to_string()))
}

fn vote(asker: &Asker, path: &str, phone: usize, revision: u64, choice: usize) -> u16 {
    let vote = json!({ "phone": phone.to_string(), "revision": revision, "choice": choice });
    asker.send("POST", path, &[], Some(&vote.to_string())).status
}

#[test]
fn a_class_votes_without_a_token() {
    let server = elsewhere();
    let asker = Asker::new(&server);
    let made = teach(&asker, "POST", "/api/rooms", &json!({})).json();
    let code = made["code"].as_str().expect("a code").to_owned();
    let (own, room) = (format!("/api/rooms/{code}"), format!("/api/room/{code}"));
    let url = made["url"].as_str().expect("an address");
    assert!(url.ends_with(&format!(":{}/room?code={code}", server.address().port())), "{url}");
    assert!(!url.contains("0.0.0.0") && !url.contains(TOKEN), "{url}");
    assert!(made["qr"].as_str().is_some_and(|qr| qr.contains("<svg")));
    let asked = json!({ "question": "Who wins?", "choices": ["Left", "Right", "the first"] });
    assert_eq!(teach(&asker, "PUT", &own, &asked).json()["revision"], 1);

    let seen = asker.get(&format!("{room}?phone=0")).json();
    assert_eq!(
        (&seen["ballot"]["choices"][2], &seen["voted"]),
        (&json!("the first"), &Value::Null)
    );
    std::thread::scope(|scope| {
        for first in 0..6 {
            let (server, room) = (&server, &room);
            scope.spawn(move || {
                let asker = Asker::new(server);
                for phone in (first..PHONES).step_by(6) {
                    let seen = asker.get(&format!("{room}?phone={phone}")).json();
                    let revision = seen["revision"].as_u64().expect("a number");
                    assert_eq!(vote(&asker, room, phone, revision, phone % 3), 204);
                }
            });
        }
    });
    let tally = teach(
        &asker,
        "PUT",
        &own,
        &json!({
            "question": "Who wins?", "choices": ["Left", "Right", "the first"], "closed": true,
        }),
    );
    assert_eq!(tally.json()["votes"], json!([100, 100, 100]));
    let seen = asker.get(&format!("{room}?phone=4&revision=1")).json();
    assert_eq!((&seen["voted"], &seen["votes"]), (&json!(1), &json!([100, 100, 100])));
    assert_eq!(vote(&asker, &room, 4, 2, 0), 409);
    assert_eq!(teach(&asker, "DELETE", &own, &json!({})).status, 204);
    assert_eq!(asker.get(&format!("{room}?phone=4")).status, 404);
}

/// A phone may look at the page of rooms and vote, and nothing else.
#[test]
fn a_phone_may_do_nothing_else() {
    let server = elsewhere();
    let asker = Asker::new(&server);
    let made = teach(&asker, "POST", "/api/rooms", &json!({})).json();
    let code = made["code"].as_str().expect("a code");
    assert_eq!(asker.get(&format!("/room?code={code}")).status, 200);
    assert_eq!(asker.get("/icon.svg").status, 200);
    for path in [
        "/",
        "/explore",
        "/room/x",
        "/api/about",
        "/api/openapi.json",
        "/api/worksheets",
        &format!("/api/rooms/{code}"),
    ] {
        assert_eq!(asker.get(path).status, 401, "{path}");
    }
    for (method, path) in [
        ("POST", "/api/ask".to_owned()),
        ("POST", "/api/rooms".to_owned()),
        ("PUT", format!("/api/rooms/{code}")),
        ("DELETE", format!("/api/rooms/{code}")),
    ] {
        assert_eq!(asker.send(method, &path, &[], Some("{}")).status, 401, "{method} {path}");
    }
    // Other pages may not vote, and what is sent has to be a vote.
    let room = format!("/api/room/{code}");
    let foreign = [("origin", "http://evil.example")];
    assert_eq!(asker.send("POST", &room, &foreign, Some("{}")).status, 403);
    assert_eq!(asker.send("POST", &room, &[], Some("{}")).status, 400);
    assert_eq!(asker.send("POST", &room, &[], Some(&"x".repeat(2_000))).status, 413);
    assert_eq!(asker.get(&room).status, 400);
    assert_eq!(asker.get("/api/room/NOSUCH?phone=1").status, 404);
}

/// Other machines do not reach a server that listens at this machine alone.
#[test]
fn a_room_here_has_no_address() {
    let server = serve(Options::default());
    let made = Asker::new(&server).send("POST", "/api/rooms", &[], Some("{}")).json();
    assert_eq!((&made["url"], &made["qr"]), (&Value::Null, &Value::Null));
}
