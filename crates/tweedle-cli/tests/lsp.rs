//! The language server, asked by a client over its pipes as editors ask it.

#![allow(clippy::needless_pass_by_value, reason = "`json!` makes values that nobody else needs")]

use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// An editor.
struct Client {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    next: i64,
    /// What the server has said without being asked.
    notices: Vec<Value>,
}

impl Client {
    fn start(folder: &Path) -> Client {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tweedle"))
            .arg("lsp")
            .env("HOME", folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let mut client = Client { child, input, output, next: 0, notices: Vec::new() };
        let early = client.ask("textDocument/hover", json!({}));
        assert_eq!(early["error"]["code"], -32002, "{early}");
        let folders = json!([{ "uri": uri(folder), "name": "test" }]);
        let ready = client.ask(
            "initialize",
            json!({ "processId": null, "capabilities": {}, "workspaceFolders": folders }),
        );
        assert_eq!(ready["result"]["serverInfo"]["name"], "tweedle", "{ready}");
        client.tell("initialized", json!({}));
        client
    }

    fn send(&mut self, text: &str) {
        write!(self.input, "Content-Length: {}\r\n\r\n{text}", text.len()).unwrap();
        self.input.flush().unwrap();
    }

    fn tell(&mut self, method: &str, params: Value) {
        let message = json!({ "jsonrpc": "2.0", "method": method, "params": params });
        self.send(&message.to_string());
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.next += 1;
        let id = self.next;
        let message = json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params });
        self.send(&message.to_string());
        loop {
            let message = self.read();
            if message["id"] == id {
                return message;
            }
            self.notices.push(message);
        }
    }

    fn read(&mut self) -> Value {
        let mut length = 0;
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).unwrap() > 0, "the server is gone");
            match line.trim().split_once(": ") {
                Some(("Content-Length", value)) => length = value.parse().unwrap(),
                _ if line.trim().is_empty() => break,
                _ => {}
            }
        }
        let mut bytes = vec![0; length];
        self.output.read_exact(&mut bytes).unwrap();
        serde_json::from_slice(&bytes).unwrap()
    }

    fn open(&mut self, path: &Path, text: &str) -> Vec<String> {
        let document =
            json!({ "uri": uri(path), "languageId": "cgscript", "version": 1, "text": text });
        self.tell("textDocument/didOpen", json!({ "textDocument": document }));
        self.diagnostics(path)
    }

    /// The next diagnostics of a text: line, column and message.
    fn diagnostics(&mut self, path: &Path) -> Vec<String> {
        let name = uri(path);
        let is_it = |it: &Value| it["params"]["uri"] == name.as_str();
        let message = match self.notices.iter().position(is_it) {
            Some(at) => self.notices.remove(at),
            None => loop {
                let message = self.read();
                if is_it(&message) {
                    break message;
                }
            },
        };
        let all = message["params"]["diagnostics"].as_array().unwrap().clone();
        let told = all.iter().map(|it| {
            let start = &it["range"]["start"];
            let message = it["message"].as_str().unwrap();
            format!("{}:{} {message}", start["line"], start["character"])
        });
        told.collect()
    }

    /// Asks about the place of a piece of a text.
    fn ask_at(&mut self, method: &str, path: &Path, text: &str, piece: &str, more: Value) -> Value {
        let at = text.find(piece).unwrap_or_else(|| panic!("{piece} is not there"));
        let line = text[..at].matches('\n').count();
        let start = text[..at].rfind('\n').map_or(0, |at| at + 1);
        let character = text[start..at].encode_utf16().count();
        let mut params = json!({
            "textDocument": { "uri": uri(path) },
            "position": { "line": line, "character": character },
        });
        let more = more.as_object().unwrap().clone();
        params.as_object_mut().unwrap().extend(more);
        self.ask(method, params)
    }

    fn labels(&mut self, path: &Path, text: &str, piece: &str) -> Vec<String> {
        let found = self.ask_at("textDocument/completion", path, text, piece, json!({}));
        let items = found["result"].as_array().unwrap().clone();
        items.iter().map(|it| it["label"].as_str().unwrap().to_owned()).collect()
    }

    fn end(mut self) {
        assert_eq!(self.ask("shutdown", Value::Null)["result"], Value::Null);
        let late = self.ask("textDocument/hover", json!({}));
        assert_eq!(late["error"]["code"], -32600, "{late}");
        self.tell("exit", Value::Null);
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
    }
}

fn uri(path: &Path) -> String {
    format!("file://{}", path.display())
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lsp").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A text after the edits of a file in an answer.
fn edited(text: &str, edits: &Value) -> String {
    let offset = |place: &Value| {
        let line = place["line"].as_u64().unwrap() as usize;
        let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
        start + place["character"].as_u64().unwrap() as usize
    };
    let mut edits: Vec<&Value> = edits.as_array().unwrap().iter().collect();
    edits.sort_by_key(|edit| std::cmp::Reverse(offset(&edit["range"]["start"])));
    let mut text_ = text.to_owned();
    for edit in edits {
        let range = offset(&edit["range"]["start"])..offset(&edit["range"]["end"]);
        text_.replace_range(range, edit["newText"].as_str().unwrap());
    }
    text_
}

const BASE: &str =
    "/** A base. */\nclass Base(n)\n  /** Twice as much. */\n  def Doubled := n + n;\nend\n";

#[test]
fn an_editor_is_answered() {
    let folder = folder("all");
    fs::write(folder.join("Base.cgs"), BASE).unwrap();
    let mut client = Client::start(&folder);
    let path = folder.join("A.cgs");
    let text = "class A(k) extends Base\n  def Sum(x) begin\n    var ü𝔸 := 1;\n  end;\nend\n";
    // Letters that are none are a mistake, and so is what is behind them.
    assert!(!client.open(&path, text).is_empty());
    let text = "class A(k) extends Base\n  /* 𝔸 */ def Sum(x) begin\n    var t := nobody + x;\n    \
                t + Doubled + this.Sum(1)\n  end\n  def Other := Sum(k).Temperature;\nend\n";
    let change = json!({
        "textDocument": { "uri": uri(&path), "version": 2 },
        "contentChanges": [{ "text": text }],
    });
    client.tell("textDocument/didChange", change);
    let told = client.diagnostics(&path);
    assert_eq!(told, ["2:13 That variable is not defined: `nobody`"]);
    let text = &text.replace("nobody", "k");
    let change = json!({
        "textDocument": { "uri": uri(&path), "version": 3 },
        "contentChanges": [{
            "range": { "start": { "line": 2, "character": 13 }, "end": { "line": 2, "character": 19 } },
            "text": "k",
        }],
    });
    client.tell("textDocument/didChange", change);
    assert_eq!(client.diagnostics(&path), Vec::<String>::new());

    let hover = client.ask_at("textDocument/hover", &path, text, "Doubled", json!({}));
    let shown = hover["result"]["contents"]["value"].as_str().unwrap();
    assert!(shown.contains("def Doubled") && shown.contains("Twice as much."), "{shown}");
    let hover = client.ask_at("textDocument/hover", &path, text, "Temperature", json!({}));
    let shown = hover["result"]["contents"]["value"].as_str().unwrap();
    assert!(shown.contains("Temperature"), "{shown}");
    let none = client.ask_at("textDocument/hover", &path, text, "+ this", json!({}));
    assert_eq!(none["result"], Value::Null);

    let found = client.ask_at("textDocument/definition", &path, text, "Doubled", json!({}));
    let place = &found["result"][0];
    assert_eq!(place["uri"], uri(&folder.join("Base.cgs")), "{found}");
    assert_eq!(place["range"]["start"], json!({ "line": 3, "character": 6 }));
    let found = client.ask_at("textDocument/definition", &path, text, "t + Doubled", json!({}));
    assert_eq!(found["result"][0]["range"]["start"], json!({ "line": 2, "character": 8 }));
    // Columns count units of UTF-16.
    let found = client.ask_at("textDocument/definition", &path, text, "Sum(1)", json!({}));
    assert_eq!(found["result"][0]["range"]["start"], json!({ "line": 1, "character": 15 }));

    let labels = client.labels(&path, text, "mperature;");
    assert_eq!(labels, ["Temperature", "Text"]);
    let labels = client.labels(&path, text, "bled + this");
    assert!(!labels.contains(&"Temperature".to_owned()), "{labels:?}");
    let labels = client.labels(&path, text, "m(k).T");
    assert!(labels.contains(&"Sum".to_owned()), "{labels:?}");

    let listed =
        client.ask("textDocument/documentSymbol", json!({ "textDocument": { "uri": uri(&path) } }));
    let class = &listed["result"][0];
    assert_eq!(class["name"], "A", "{listed}");
    let names: Vec<&str> = class["children"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["k", "Sum", "Other"]);

    let new_name = json!({ "newName": "sum" });
    let renamed =
        client.ask_at("textDocument/rename", &path, text, "t + Doubled", new_name.clone());
    let new = edited(text, &renamed["result"]["changes"][uri(&path)]);
    assert_eq!(new, text.replace("var t :=", "var sum :=").replace("t + Doubled", "sum + Doubled"));
    let new_name = json!({ "newName": "TwoTimes" });
    let renamed = client.ask_at("textDocument/rename", &path, text, "Doubled", new_name);
    let changes = &renamed["result"]["changes"];
    assert_eq!(edited(text, &changes[uri(&path)]), text.replace("Doubled", "TwoTimes"));
    let base = &changes[uri(&folder.join("Base.cgs"))];
    assert_eq!(edited(BASE, base), BASE.replace("Doubled", "TwoTimes"));
    for (piece, new, why) in [
        ("t + Doubled", "x", "`x` stands in this text already."),
        ("t + Doubled", "2x", "`2x` is no name."),
        ("t + Doubled", "Grid", "`Grid` means something in the library."),
        ("Temperature", "Heat2", "is a member of classes of the library"),
        ("Base", "Basis", "A class has the name of its file"),
    ] {
        let refused =
            client.ask_at("textDocument/rename", &path, text, piece, json!({ "newName": new }));
        let said = refused["error"]["message"].as_str().unwrap_or_default();
        assert!(said.contains(why), "{piece} {new}: {refused}");
    }

    let messy = folder.join("messy.cgs");
    assert_eq!(client.open(&messy, "x:=1;y:=x\n"), Vec::<String>::new());
    let asked = json!({
        "textDocument": { "uri": uri(&messy) },
        "options": { "tabSize": 2, "insertSpaces": true },
    });
    let formatted = client.ask("textDocument/formatting", asked);
    assert_eq!(edited("x:=1;y:=x\n", &formatted["result"]), "x := 1;\ny := x\n");
    client.tell("textDocument/didClose", json!({ "textDocument": { "uri": uri(&messy) } }));
    assert_eq!(client.diagnostics(&messy), Vec::<String>::new());
    client.end();
}

/// A mistake has its code, and the name that was meant is put into its place by a key.
#[test]
fn a_name_is_corrected() {
    let folder = folder("corrected");
    let mut client = Client::start(&folder);
    let path = folder.join("A.cgs");
    let text = "class A\n  def Heap := game.heap.Nimm(3);\n  def Half(xs) := xss;\nend\n";
    assert!(!client.open(&path, text).is_empty());
    for (piece, written) in [("Nimm", "Nim"), ("xss", "xs")] {
        let at = text.find(piece).unwrap();
        let line = text[..at].matches('\n').count();
        let character = at - text[..at].rfind('\n').map_or(0, |at| at + 1);
        let place = json!({ "line": line, "character": character });
        let params = json!({
            "textDocument": { "uri": uri(&path) },
            "range": { "start": place, "end": place },
            "context": { "diagnostics": [] },
        });
        let found = client.ask("textDocument/codeAction", params);
        let action = &found["result"][0];
        assert_eq!(action["title"], format!("Write `{written}`"), "{found}");
        let edits = &action["edit"]["changes"][uri(&path).as_str()];
        assert_eq!(edited(text, edits), text.replace(piece, written), "{found}");
    }
    client.end();
}

#[test]
fn bad_messages_do_not_end_it() {
    let folder = folder("bad");
    let mut client = Client::start(&folder);
    client.send("{ this is no JSON");
    let answer = client.read();
    assert_eq!((&answer["error"]["code"], &answer["id"]), (&json!(-32700), &Value::Null));
    client.send("[1, 2]");
    assert_eq!(client.read()["error"]["code"], -32700);
    write!(client.input, "Nonsense\r\nContent-Length: many\r\n\r\n").unwrap();
    client.tell("textDocument/didOpen", json!({ "wrong": 1 }));
    client.tell("nobody/knows", json!(3));
    let path = folder.join("none.cgs");
    for (method, params, code) in [
        ("nobody/knows", json!({}), -32601),
        ("textDocument/hover", json!({ "textDocument": 3 }), -32602),
        ("textDocument/documentSymbol", json!({ "textDocument": { "uri": uri(&path) } }), -32602),
        ("textDocument/rename", Value::Null, -32602),
    ] {
        let answer = client.ask(method, params);
        assert_eq!(answer["error"]["code"], code, "{answer}");
    }
    let told = client.open(&path, "class A(\nx := (");
    assert!(!told.is_empty());
    for piece in ["class", "A(", "x", ":=", "("] {
        for method in ["hover", "definition", "completion"] {
            let method = format!("textDocument/{method}");
            let answer = client.ask_at(&method, &path, "class A(\nx := (", piece, json!({}));
            assert!(answer.get("error").is_none(), "{answer}");
        }
    }
    let far = json!({ "line": 1_000_000, "character": 1_000_000 });
    let asked = json!({ "textDocument": { "uri": uri(&path) }, "position": far });
    let answer = client.ask("textDocument/hover", asked);
    assert_eq!(answer["result"], Value::Null, "{answer}");
    client.end();
}
