//! The description of the ways of asking (`OpenAPI` 3.1), made from the types of questions and answers.

use crate::answer::{AboutServer, List, OwnRulesets, RoomMade, Saved};
use crate::jobs::Status;
use crate::problem::Refused;
use crate::rooms::{Ballot, RoomView, Tally, Vote};
use schemars::generate::{SchemaGenerator, SchemaSettings};
use schemars::{JsonSchema, Schema, json_schema};
use serde_json::{Map, Value, json};
use tweedle_desk::schema;
use tweedle_desk::worksheet::Worksheet;

/// A way of asking.
struct Way {
    path: &'static str,
    method: &'static str,
    summary: &'static str,
    /// The data that is sent, if any.
    sends: Option<Data>,
    /// The data that comes back if all is well, and its status.
    gives: Data,
    status: &'static str,
}

/// The data that is sent or comes back.
enum Data {
    /// A question, as the desk reads it.
    Question,
    /// A reply, as the desk gives it.
    Reply,
    /// Something of a type of ours.
    Typed(fn(&mut SchemaGenerator) -> Schema),
    /// Something else, of a type of files.
    File(&'static str),
    /// Nothing.
    Nothing,
}

fn of<T: JsonSchema>() -> Data {
    Data::Typed(SchemaGenerator::subschema_for::<T>)
}

fn way(
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    sends: Option<Data>,
    gives: Data,
    status: &'static str,
) -> Way {
    Way { path, method, summary, sends, gives, status }
}

fn ways() -> Vec<Way> {
    let mut ways = ways_to_answers();
    ways.extend(ways_to_rooms());
    ways
}

fn ways_to_answers() -> Vec<Way> {
    vec![
        way(
            "get",
            "/api/openapi.json",
            "This description.",
            None,
            Data::File("application/json"),
            "200",
        ),
        way("get", "/api/about", "What the server may use.", None, of::<AboutServer>(), "200"),
        way(
            "post",
            "/api/ask",
            "Asks a question and waits for the answer. Who goes away has it cancelled.",
            Some(Data::Question),
            Data::Reply,
            "200",
        ),
        way(
            "post",
            "/api/jobs",
            "Asks a question that may take long.",
            Some(Data::Question),
            of::<Status>(),
            "202",
        ),
        way(
            "get",
            "/api/jobs/{job}",
            "How far it is, and the reply once there is one.",
            None,
            of::<Status>(),
            "200",
        ),
        way(
            "delete",
            "/api/jobs/{job}",
            "Cancels it. The reply is that it was cancelled.",
            None,
            of::<Status>(),
            "200",
        ),
        way(
            "get",
            "/api/jobs/{job}/events",
            "How far it is, as events `progress`, and at its end an event `done`. The data of each is as that of the job.",
            None,
            Data::File("text/event-stream"),
            "200",
        ),
        way(
            "get",
            "/api/own",
            "The rulesets in the folders of the user's own classes, as the files are now.",
            None,
            of::<OwnRulesets>(),
            "200",
        ),
        way("get", "/api/worksheets", "The worksheets.", None, of::<List>(), "200"),
        way("get", "/api/worksheets/{name}", "A worksheet.", None, of::<Worksheet>(), "200"),
        way(
            "put",
            "/api/worksheets/{name}",
            "Saves a worksheet that came of the revision which it says; 0 for a new one.",
            Some(of::<Worksheet>()),
            of::<Saved>(),
            "200",
        ),
        way("delete", "/api/worksheets/{name}", "Removes a worksheet.", None, Data::Nothing, "204"),
        way(
            "get",
            "/api/worksheets/{name}/export/{format}",
            "A worksheet as a program (`cgs`), a page (`html`) or a paper (`tex`).",
            None,
            Data::File("text/plain"),
            "200",
        ),
    ]
}

fn ways_to_rooms() -> Vec<Way> {
    vec![
        way("post", "/api/rooms", "Makes a room for a class.", None, of::<RoomMade>(), "200"),
        way("get", "/api/rooms/{code}", "How the votes stand.", None, of::<Tally>(), "200"),
        way(
            "put",
            "/api/rooms/{code}",
            "Asks the class. Votes are counted anew, unless the same question is opened or closed.",
            Some(of::<Ballot>()),
            of::<Tally>(),
            "200",
        ),
        way("delete", "/api/rooms/{code}", "Closes a room.", None, Data::Nothing, "204"),
        way(
            "get",
            "/api/room/{code}",
            "What a phone sees, which says its name and the revision that it knows: `?phone=17&revision=3`. No token is needed.",
            None,
            of::<RoomView>(),
            "200",
        ),
        way(
            "post",
            "/api/room/{code}",
            "The vote of a phone. No token is needed.",
            Some(of::<Vote>()),
            Data::Nothing,
            "204",
        ),
    ]
}

/// A name of a way of asking, for the functions of clients: `getJobsEvents`.
fn operation_id(method: &str, path: &str) -> String {
    let parts = path.split(['/', '.']).filter(|part| {
        !part.is_empty() && *part != "api" && *part != "json" && !part.starts_with('{')
    });
    let mut name = method.to_owned();
    for part in parts {
        let mut characters = part.chars();
        name.extend(characters.next().into_iter().flat_map(char::to_uppercase).chain(characters));
    }
    // One of them, in the place of all.
    if path.ends_with('}') { name + "One" } else { name }
}

/// The description as JSON.
pub fn description() -> Value {
    let settings = SchemaSettings::draft2020_12()
        .with(|it| it.definitions_path = "/components/schemas".into());
    let mut generator = settings.into_generator();
    let mut paths = Map::new();
    for way in ways() {
        let mut operation = json!({
            "summary": way.summary,
            "responses": {
                way.status: answer("The answer.", &way.gives, &mut generator),
                "default": answer("Why the request is refused.", &of::<Refused>(), &mut generator),
            },
        });
        operation["operationId"] = operation_id(way.method, way.path).into();
        if matches!(way.gives, Data::Reply) {
            let why = "What was sent is no question: a reply that says why.";
            operation["responses"]["400"] = answer(why, &Data::Reply, &mut generator);
        }
        let names = way.path.split(['{', '}']).skip(1).step_by(2);
        let parameters: Vec<Value> = names
            .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
            .collect();
        if !parameters.is_empty() {
            operation["parameters"] = parameters.into();
        }
        if let Some(sends) = &way.sends {
            operation["requestBody"] =
                json!({ "required": true, "content": content(sends, &mut generator) });
        }
        let entry = paths.entry(way.path).or_insert_with(|| json!({}));
        entry[way.method] = operation;
    }
    let mut schemas = generator.take_definitions(true);
    schemas.insert("Request".to_owned(), nested(schema::request(), "Request"));
    schemas.extend(parts(schema::reply(), "Reply"));
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Tweedle",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Combinatorial games over HTTP. A question is what `tweedle batch` reads, and a reply what it prints.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": { "schemas": schemas },
    })
}

/// The schema of a reply, or of none: types of this server hold it as it is written.
pub(crate) fn reply_or_null(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "anyOf": [{ "$ref": "#/components/schemas/Reply" }, { "type": "null" }] })
}

/// The description as a text.
pub(crate) fn text() -> String {
    description().to_string()
}

fn answer(description: &str, data: &Data, generator: &mut SchemaGenerator) -> Value {
    match data {
        Data::Nothing => json!({ "description": description }),
        data => json!({ "description": description, "content": content(data, generator) }),
    }
}

fn content(data: &Data, generator: &mut SchemaGenerator) -> Value {
    let (kind, schema) = match data {
        Data::Question => ("application/json", json!({ "$ref": "#/components/schemas/Request" })),
        Data::Reply => ("application/json", json!({ "$ref": "#/components/schemas/Reply" })),
        Data::Typed(schema) => ("application/json", schema(generator).to_value()),
        Data::File(kind) => (*kind, json!({})),
        Data::Nothing => return json!({}),
    };
    json!({ kind: { "schema": schema } })
}

/// A schema that was whole by itself as a part of another: what it refers to is within it.
fn nested(mut schema: Value, name: &str) -> Value {
    moved(&mut schema, &format!("#/components/schemas/{name}/$defs"));
    if let Some(object) = schema.as_object_mut() {
        object.remove("$schema");
    }
    schema
}

/// A schema that was whole by itself, and what it refers to, as parts of another that stand side by side. Where that has a
/// definition of the same name, it is of the same type.
fn parts(mut schema: Value, name: &str) -> Map<String, Value> {
    moved(&mut schema, "#/components/schemas");
    let Value::Object(mut object) = schema else { return Map::new() };
    object.remove("$schema");
    let mut parts = match object.remove("$defs") {
        Some(Value::Object(parts)) => parts,
        _ => Map::new(),
    };
    parts.insert(name.to_owned(), Value::Object(object));
    parts
}

/// Lets references to definitions lead to another place.
fn moved(value: &mut Value, to: &str) {
    match value {
        Value::Object(object) => object.iter_mut().for_each(|(key, value)| match value {
            Value::String(text) if key == "$ref" => {
                if let Some(rest) = text.strip_prefix("#/$defs/") {
                    *text = format!("{to}/{rest}");
                }
            }
            value => moved(value, to),
        }),
        Value::Array(list) => list.iter_mut().for_each(|value| moved(value, to)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The types of the page are made of a file, which has this description. `UPDATE_CASES=1` writes it anew.
    #[test]
    fn the_page_has_this_description() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/openapi.json");
        let own = text() + "\n";
        if std::env::var_os("UPDATE_CASES").is_some() {
            std::fs::write(path, &own).unwrap();
        }
        let file = std::fs::read_to_string(path).unwrap();
        assert_eq!(file, own, "write it anew by UPDATE_CASES=1");
    }

    /// Every reference leads somewhere.
    fn check(value: &Value, whole: &Value) {
        match value {
            Value::Object(object) => {
                if let Some(Value::String(to)) = object.get("$ref") {
                    assert!(whole.pointer(&to[1..]).is_some(), "{to}");
                }
                object.values().for_each(|value| check(value, whole));
            }
            Value::Array(list) => list.iter().for_each(|value| check(value, whole)),
            _ => {}
        }
    }

    #[test]
    fn references_lead_somewhere() {
        let whole = description();
        check(&whole, &whole);
        assert_eq!(whole["paths"].as_object().map(Map::len), Some(13));
    }
}
