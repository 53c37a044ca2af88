//! Who is refused: other pages, other names, long and slow requests, paths that lead elsewhere.

use crate::common::{self, Answer, Asker, serve};
use serde_json::json;
use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tweedle_desk::Desk;
use tweedle_server::{Options, Server, Unfit};

const ASKED: &str = r#"{"input":"1"}"#;

#[test]
fn headers_of_every_answer() {
    let server = serve(Options::default());
    let asker = Asker::new(&server);
    for path in ["/", "/explore?p=1", "/api/about", "/icon.svg", "/nothing.js", "/api/nothing"] {
        let answer = asker.get(path);
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-resource-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{path}");
        }
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.starts_with("default-src 'none'"), "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
        assert!(!policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.header("access-control-allow-origin"), None, "{path}");
    }
    // The number in the page is that of its policy, and another one each time.
    let [one, two] = ["/", "/"].map(|path| asker.get(path));
    let nonce = |answer: &Answer| {
        let policy = answer.header("content-security-policy").expect("a policy").to_owned();
        let nonce = policy.split("nonce-").nth(1).and_then(|rest| rest.split('\'').next());
        nonce.expect("a number").to_owned()
    };
    assert!(one.text.contains(&nonce(&one)));
    assert_ne!(nonce(&one), nonce(&two));
}

#[test]
fn other_pages_and_other_names_are_refused() {
    let server = serve(Options::default());
    let asker = Asker::new(&server);
    let own = format!("http://{}", asker.host());
    let ask =
        |headers: &[(&str, &str)]| asker.send("POST", "/api/ask", headers, Some(ASKED)).status;
    assert_eq!(ask(&[]), 200);
    assert_eq!(ask(&[("origin", &own), ("sec-fetch-site", "same-origin")]), 200);
    for headers in [
        [("origin", "http://evil.example")],
        [("origin", "null")],
        [("origin", "http://127.0.0.1")],
        [("sec-fetch-site", "cross-site")],
        [("sec-fetch-site", "same-site")],
        // DNS rebinding: a name of somebody else's means this machine.
        [("host", "evil.example")],
        [("host", "127.0.0.1.evil.example")],
        [("host", "192.168.0.1")],
    ] {
        assert_eq!(ask(&headers), 403, "{headers:?}");
        let read = asker.send("GET", "/api/worksheets", &headers, None).status;
        assert_eq!(read, 403, "{headers:?}");
    }
    // What a form or a plain request of another page can send is no JSON.
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
        assert_eq!(ask(&[("content-type", kind)]), 415, "{kind}");
    }
    let preflight = [("origin", "http://evil.example"), ("access-control-request-method", "POST")];
    assert_eq!(asker.send("OPTIONS", "/api/ask", &preflight, None).status, 403);
    let no_host = asker.raw(b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
    assert!(no_host.starts_with("HTTP/1.1 400"), "{no_host}");
}

#[test]
fn a_link_on_another_page_calculates_nothing_by_itself() {
    let server = serve(Options::default());
    let asker = Asker::new(&server);
    let visit = [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-mode", "navigate"),
        ("sec-fetch-dest", "document"),
    ];
    let answer = asker.send("GET", "/explore?p=%22%3Cscript%3E&x='", &visit, None);
    assert_eq!(answer.status, 200);
    assert!(answer.text.contains("Another page sent you here"), "{}", answer.text);
    assert!(!answer.text.contains("<script"), "{}", answer.text);
    assert!(asker.send("GET", "/", &visit, None).text.contains("id=\"app\""));
    let framed = [visit[0], visit[1], ("sec-fetch-dest", "iframe")];
    assert_eq!(asker.send("GET", "/", &framed, None).status, 403);
}

#[test]
fn paths_lead_nowhere_else() {
    let folder = common::folder("paths");
    std::fs::write(folder.join("secret"), "it is secret").expect("a file");
    let sheets = folder.join("sheets");
    let server = serve(Options { folder: Some(sheets), ..Options::default() });
    let asker = Asker::new(&server);
    for path in [
        "/../Cargo.toml",
        "/..%2fCargo.toml",
        "/assets/../../Cargo.toml",
        "/assets/..%2f..%2fsrc/lib.rs",
        "//etc/passwd.txt",
        "/%2e%2e/%2e%2e/etc/passwd.txt",
        "/index.html",
    ] {
        let line =
            format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", asker.host());
        let answer = asker.raw(line.as_bytes());
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
    }
    for name in [
        "..",
        "..%2fsecret",
        "%2e%2e%2fsecret",
        "..%5csecret",
        "a%00",
        "%2fetc%2fpasswd",
        "secret.json",
    ] {
        for method in ["GET", "PUT", "DELETE"] {
            let body = (method == "PUT").then_some("{\"revision\":0,\"cells\":[]}");
            let answer = asker.send(method, &format!("/api/worksheets/{name}"), &[], body);
            assert!((400..500).contains(&answer.status), "{method} {name}: {}", answer.status);
            assert!(!answer.text.contains("it is secret"));
        }
    }
    assert_eq!(common::files(&folder), ["secret", "sheets"]);
    std::fs::remove_dir_all(folder).expect("a folder");
}

#[test]
fn long_requests_are_refused() {
    let server = serve(Options::default());
    let asker = Asker::new(&server);
    let long = json!({ "input": " ".repeat(2 << 20) }).to_string();
    assert_eq!(asker.send("POST", "/api/ask", &[], Some(&long)).status, 413);
    let name = json!({ "input": "1", "session": "s".repeat(200) });
    assert_eq!(asker.post("/api/ask", &name).status, 422);
    let head = format!("GET /{} HTTP/1.1\r\nHost: {}\r\n\r\n", "a".repeat(1 << 20), asker.host());
    let answer = asker.raw(head.as_bytes());
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
    assert_eq!(asker.evaluate("a", "1")["output"], "1");
}

#[test]
fn slow_clients_are_left() {
    let server = serve(Options::default());
    let asker = Asker::new(&server);
    let began = Instant::now();
    let mut head = asker.connect();
    head.write_all(b"GET / HTTP/1.1\r\nHost: ").expect("it is sent");
    let mut body = asker.connect();
    let start = format!(
        "POST /api/ask HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{{",
        asker.host()
    );
    body.write_all(start.as_bytes()).expect("it is sent");
    // Others are answered meanwhile.
    assert_eq!(asker.evaluate("a", "1")["output"], "1");
    let mut said = String::new();
    let _ = head.read_to_string(&mut said);
    assert!(began.elapsed() < Duration::from_secs(15), "a head is waited for too long");
    let mut said = [0; 12];
    body.read_exact(&mut said).expect("an answer");
    assert_eq!(&said, b"HTTP/1.1 408");
    assert!(began.elapsed() < Duration::from_secs(30));
}

/// Slow bodies and heads that are half sent take places of their own, and leave some for others.
#[test]
fn many_slow_clients_keep_nobody_waiting() {
    let server = serve(Options::default());
    let asker = Asker::new(&server);
    let body = format!(
        "POST /api/ask HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{{",
        asker.host()
    );
    let slow = std::iter::repeat_n(body.as_str(), 400);
    let half = std::iter::repeat_n("GET / HTTP/1.1\r\nHost: ", 241);
    let held: Vec<_> = slow
        .chain(half)
        .map(|text| {
            let mut stream = asker.connect();
            stream.write_all(text.as_bytes()).expect("it is sent");
            stream
        })
        .collect();
    let began = Instant::now();
    assert_eq!(asker.evaluate("a", "1")["output"], "1");
    assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
    drop(held);
}

#[test]
fn other_machines_need_a_token() {
    let elsewhere = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), 0);
    let options = Options { address: elsewhere, ..Options::default() };
    let refused =
        Server::start(options.clone(), |control| Desk::new(control, tweedle_rulesets::standard()))
            .err();
    assert!(matches!(refused, Some(Unfit::NoToken)));
    let token = Some("0123456789abcdef".to_owned());
    let server = serve(Options { token, ..options });
    assert!(
        server.url().starts_with("http://127.0.0.1:")
            && server.url().ends_with("/?token=0123456789abcdef")
    );
    let asker = Asker::new(&server);
    let ask =
        |headers: &[(&str, &str)]| asker.send("POST", "/api/ask", headers, Some(ASKED)).status;
    assert_eq!(ask(&[]), 401);
    assert_eq!(asker.get("/").status, 401);
    assert_eq!(asker.get("/?token=0123").status, 401);
    assert_eq!(asker.send("POST", "/api/ask?token=0123456789abcdef", &[], Some(ASKED)).status, 401);
    assert_eq!(ask(&[("authorization", "Bearer 0123456789abcdef")]), 200);
    let entered = asker.get("/?token=0123456789abcdef");
    assert_eq!((entered.status, entered.header("location")), (303, Some("/")));
    let cookie = entered.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    let cookie = cookie.split(';').next().unwrap_or_default();
    assert_eq!(ask(&[("cookie", cookie)]), 200);
    assert_eq!(ask(&[("cookie", cookie), ("origin", "http://evil.example")]), 403);
    assert_eq!(ask(&[("cookie", cookie), ("host", "evil.example")]), 403);
}
