//! JSON schemas (draft 2020-12) of the questions and answers of the desk.
//!
//! They are made of the types themselves, so that a key and its description stand in one place. Tests of the
//! command hold them against its output.

use crate::trouble::Wire;
use crate::{Answer, Question};
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::Serialize;
use serde_json::{Map, Value, json};
use tweedle_search::strategy::TABLE;

/// The version of both schemas. It grows when a reader of the old form would misunderstand the new one: when a field or a
/// kind gets another meaning, another type, or is gone. New questions, kinds and fields do not count.
pub const VERSION: u32 = 1;

/// The schema of a [`Request`](crate::Request): a line that `tweedle batch` reads.
pub fn request() -> Value {
    let mut generator = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    let mut question = generator.root_schema_for::<Question>().to_value();
    let of_all = json!({
        "id": { "description": "Any JSON, handed back as it was written." },
        "session": {
            "description": "Requests with the same session share their variables.",
            "type": ["string", "null"],
        },
    });
    question["$defs"]["Player"]["enum"] = json!(["Left", "Right", "left", "right"]);
    for variant in variants(&mut question) {
        extend(variant, &of_all);
        name_strategies(&mut variant["properties"]);
        if variant["properties"]["ask"]["const"] == "evaluate" {
            // It is what a request means that does not say.
            if let Some(required) = variant["required"].as_array_mut() {
                required.retain(|name| name != "ask");
            }
        }
    }
    in_plain_words(&mut question);
    titled(question, "Request", "A line that `tweedle batch` reads.")
}

/// The schema of the fields of one kind of question, without references: what a command or a package needs to ask it. The
/// properties stand in the order of the names.
///
/// ```
/// let fields = tweedle_desk::schema::fields::<tweedle_desk::questions::Reach>();
/// assert_eq!(fields["required"], serde_json::json!(["input"]));
/// assert!(fields["properties"]["from"]["description"].is_string());
/// ```
pub fn fields<Q: JsonSchema>() -> Value {
    let settings = SchemaSettings::draft2020_12().for_deserialize();
    let settings = settings.with(|it| it.inline_subschemas = true);
    let mut fields = settings.into_generator().into_root_schema_for::<Q>().to_value();
    name_strategies(&mut fields["properties"]);
    fields
}

/// Adds the names of strategies to the fields that take one or several.
fn name_strategies(fields: &mut Value) {
    let told = TABLE.iter().map(|it| json!({ "const": it.name, "description": it.summary }));
    let told = Value::Array(told.collect());
    if fields["strategies"].is_object() {
        fields["strategies"]["items"]["oneOf"] = told.clone();
    }
    if fields["strategy"].is_object() {
        fields["strategy"]["oneOf"] = told;
    }
}

/// The schema of a [`Reply`](crate::Reply): a line that the command prints with `--json`, and that
/// `tweedle batch` prints.
pub fn reply() -> Value {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let trouble = generator.subschema_for::<Wire>().to_value();
    let mut answer = generator.root_schema_for::<Answer>().to_value();
    let of_all = json!({
        "id": { "description": "From `tweedle batch`: the id of the request, or null." },
        "input": {
            "description": "From other commands: the text that was asked about.",
            "type": ["string", "null"],
        },
    });
    let error = json!({
        "description": "Why there is no answer.",
        "type": "object",
        "properties": { "error": trouble },
        "required": ["error"],
    });
    if let Some(list) = answer["oneOf"].as_array_mut() {
        list.push(error);
    }
    for variant in variants(&mut answer) {
        extend(variant, &of_all);
        variant["unevaluatedProperties"] = false.into();
        variant["oneOf"] = json!([{ "required": ["id"] }, { "required": ["input"] }]);
    }
    close(&mut answer);
    in_plain_words(&mut answer);
    titled(
        answer,
        "Reply",
        "A line that `tweedle` prints with `--json`, and that `tweedle batch` prints.",
    )
}

/// The kinds of which a schema is one.
fn variants(schema: &mut Value) -> impl Iterator<Item = &mut Value> {
    schema["oneOf"].as_array_mut().into_iter().flatten()
}

/// Adds properties to a kind.
fn extend(variant: &mut Value, properties: &Value) {
    if let (Some(own), Some(more)) = (variant["properties"].as_object_mut(), properties.as_object())
    {
        own.extend(more.clone());
    }
}

/// Lets the objects within a reply have no other keys than they have.
fn close(schema: &mut Value) {
    let own = |variant: &Value| variant["$ref"].as_str().map(str::to_owned);
    let replies: Vec<String> = variants(schema).filter_map(|variant| own(variant)).collect();
    for (name, object) in schema["$defs"].as_object_mut().into_iter().flatten() {
        let is_reply = replies.iter().any(|reply| reply.ends_with(&format!("/{name}")));
        if !is_reply && object["type"] == "object" {
            object["additionalProperties"] = false.into();
        }
    }
}

/// Puts the documentation of Rust into words of JSON: `null` for `None`.
fn in_plain_words(schema: &mut Value) {
    match schema {
        Value::Object(object) => object.iter_mut().for_each(|(key, value)| match value {
            Value::String(text) if key == "description" => {
                *text = text.replace('\n', " ").replace("`None`", "null");
            }
            value => in_plain_words(value),
        }),
        Value::Array(list) => list.iter_mut().for_each(in_plain_words),
        _ => {}
    }
}

fn titled(schema: Value, title: &str, description: &str) -> Value {
    let mut all = Map::new();
    all.insert("title".to_owned(), title.into());
    all.insert("description".to_owned(), description.into());
    all.insert("version".to_owned(), VERSION.into());
    if let Value::Object(mut schema) = schema {
        for name in ["title", "description"] {
            schema.remove(name);
        }
        all.extend(schema);
    }
    Value::Object(all)
}

// The items below describe the JSON of types of other crates, which know no schemas.

/// One of the two players.
#[derive(Default, Serialize, JsonSchema)]
#[expect(dead_code, reason = "it is made into a schema only")]
pub(crate) enum Player {
    #[default]
    Left,
    Right,
}

/// The outcome with best play: the previous player (P) wins, the next player (N), Left (L) or Right (R), for both
/// possible starts. Where play may go round, nobody may win: D if nobody wins in either case. Otherwise nobody wins if
/// one of the players starts; and if the other starts, Left wins (`NHat` if that is Left, `PHat` if that is Right), or
/// Right wins (`NCheck` if that is Right, `PCheck` if that is Left).
#[derive(JsonSchema)]
#[expect(dead_code, reason = "it is made into a schema only")]
pub(crate) enum Outcome {
    P,
    N,
    L,
    R,
    D,
    NHat,
    PHat,
    NCheck,
    PCheck,
}

/// The rule of play: a player who cannot move loses (normal) or wins (misere).
#[derive(Default, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[expect(dead_code, reason = "it is made into a schema only")]
pub(crate) enum Play {
    #[default]
    Normal,
    Misere,
}

/// A move, and the position after it.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
#[expect(dead_code, reason = "it is made into a schema only")]
pub(crate) struct Step {
    /// The name of the move.
    #[schemars(default)]
    name: String,
    /// The position after it, in the notation of the ruleset.
    to: String,
}

/// A match, or the beginning of one: the contents of a file of a match.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
#[expect(dead_code, reason = "it is made into a schema only")]
pub(crate) struct Record {
    /// The expression that reads to the starting position.
    start: String,
    /// Normal or misère play.
    #[schemars(default)]
    play: Play,
    /// The player of Left.
    #[schemars(default)]
    left: String,
    /// The player of Right.
    #[schemars(default)]
    right: String,
    /// The player who moves first.
    #[schemars(default)]
    first: Player,
    /// The moves, alternately.
    moves: Vec<Step>,
    /// The player who gave up after these moves; null if nobody did.
    #[schemars(default)]
    resigned: Option<Player>,
    /// True if the match ended as a draw, because the last position stood there before with the same player to move; it
    /// is left out if not.
    #[schemars(default, skip_serializing_if = "std::ops::Not::not")]
    drawn: bool,
    /// The winner; null if the match is not over, or nobody won.
    #[schemars(default)]
    winner: Option<Player>,
}
