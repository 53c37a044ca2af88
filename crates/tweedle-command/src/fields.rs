//! Arguments of a command that are the fields of a question. Their names, their words and their usual values are those of the
//! table of questions, so that nothing is said twice.

use crate::arguments::{split, unshield};
use crate::streams::{read_input, source_name};
use crate::units;
use clap::builder::{
    BoolishValueParser, PossibleValue, PossibleValuesParser, Str, TypedValueParser,
};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::collections::HashSet;
use std::convert::Infallible;
use std::marker::PhantomData;
use tweedle_desk::schema;

/// A command that asks a question.
pub(crate) trait Asks {
    /// The question.
    type Question: JsonSchema + DeserializeOwned;
    /// The fields that are given by their places, in this order, each with the word that stands for it in `--help`.
    const PLACES: &[(&str, &str)] = &[("input", "POSITION")];
    /// The fields that the command gives in another way.
    const OTHERWISE: &[&str] = &[];
}

/// The fields of the question of a command, as they were given. An `input` of `-` is the standard input.
#[derive(Debug)]
pub(crate) struct Fields<C> {
    given: Map<String, Value>,
    /// Those that are not defaults.
    said: HashSet<String>,
    command: PhantomData<C>,
}

impl<C: Asks> Fields<C> {
    /// True if the field was given, and has not its default.
    pub(crate) fn has(&self, field: &str) -> bool {
        self.said.contains(field)
    }

    /// The text of a field, if it was given.
    pub(crate) fn text(&self, field: &str) -> Option<&str> {
        self.given.get(field)?.as_str()
    }

    /// The question, and the name of its input in messages.
    ///
    /// # Errors
    /// If the standard input cannot be read.
    pub(crate) fn question(&self) -> anyhow::Result<(C::Question, &'static str)> {
        let mut given = self.given.clone();
        let mut name = "input";
        if let Some(Value::String(input)) = given.get_mut("input") {
            name = source_name(input);
            *input = read_input(input)?.into_owned();
        }
        Ok((serde_json::from_value(Value::Object(given))?, name))
    }
}

impl<C: Asks> Args for Fields<C> {
    fn augment_args(command: Command) -> Command {
        let schema = schema::fields::<C::Question>();
        let fields = fields_of::<C>(&schema);
        command.args(fields.into_iter().map(|field| field.argument::<C>()))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Fields::<C>::augment_args(command)
    }
}

impl<C: Asks> FromArgMatches for Fields<C> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Fields<C>, Error> {
        let (mut given, mut said) = (Map::new(), HashSet::new());
        for id in matches.ids() {
            // Other arguments of the command are no data.
            let Ok(Some(values)) = matches.try_get_many::<Value>(id.as_str()) else { continue };
            if matches.value_source(id.as_str()) == Some(ValueSource::CommandLine) {
                said.insert(id.to_string());
            }
            for value in values {
                match (given.get_mut(id.as_str()), value) {
                    (Some(Value::Array(words)), Value::Array(more)) => {
                        words.extend_from_slice(more);
                    }
                    _ => {
                        given.insert(id.to_string(), value.clone());
                    }
                }
            }
        }
        Ok(Fields { given, said, command: PhantomData })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Fields::from_arg_matches(matches)?;
        Ok(())
    }
}

/// A field of a question.
struct Field<'a> {
    name: &'a str,
    schema: &'a Value,
    is_required: bool,
    kind: Kind,
}

/// The way in which a field is given.
enum Kind {
    /// By its presence.
    Flag,
    /// By `--misere`: the rule of play.
    Misere,
    /// By a number.
    Number,
    /// By a text, if any.
    Text,
    /// By one of these words, each with what it means.
    Choice(Vec<(String, Option<String>)>),
    /// By expressions with commas between them.
    List,
    /// By some of these words with commas between them.
    Choices(Vec<(String, Option<String>)>),
}

/// The fields that are arguments: those with a place first, and others by their names.
fn fields_of<C: Asks>(schema: &Value) -> Vec<Field<'_>> {
    let required: Vec<&str> =
        schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let properties = schema["properties"].as_object();
    let mut fields: Vec<Field<'_>> = properties
        .into_iter()
        .flatten()
        .filter(|(name, _)| !C::OTHERWISE.contains(&name.as_str()))
        .map(|(name, schema)| Field {
            name,
            schema,
            is_required: required.contains(&name.as_str()),
            kind: kind_of(schema),
        })
        .collect();
    fields.sort_by_key(|field| place::<C>(field.name).unwrap_or(C::PLACES.len()));
    fields
}

fn place<C: Asks>(name: &str) -> Option<usize> {
    C::PLACES.iter().position(|(field, _)| *field == name)
}

fn kind_of(schema: &Value) -> Kind {
    if let Some(either) = schema["anyOf"].as_array()
        && let Some(one) = either.iter().find(|it| it["type"] != "null")
    {
        return kind_of(one);
    }
    let words = words_of(schema);
    if words.iter().map(|(word, _)| word.as_str()).eq(["normal", "misere"]) {
        return Kind::Misere;
    }
    if !words.is_empty() {
        return Kind::Choice(words);
    }
    let types = &schema["type"];
    let is = |name: &str| {
        types == name || types.as_array().is_some_and(|all| all.contains(&json!(name)))
    };
    if is("boolean") {
        Kind::Flag
    } else if is("integer") {
        Kind::Number
    } else if is("array") {
        match words_of(&schema["items"]) {
            words if words.is_empty() => Kind::List,
            words => Kind::Choices(words),
        }
    } else {
        Kind::Text
    }
}

/// The words that a schema allows, with what each means.
fn words_of(schema: &Value) -> Vec<(String, Option<String>)> {
    let listed = schema["enum"].as_array().into_iter().flatten().map(|word| (word, None));
    let told = schema["oneOf"].as_array().into_iter().flatten();
    let told = told.map(|it| (&it["const"], it["description"].as_str().map(sentence)));
    listed
        .chain(told)
        .filter_map(|(word, about)| Some((word.as_str()?.to_owned(), about)))
        .collect()
}

/// A text as data.
fn as_text(text: &str) -> Result<Value, Infallible> {
    unshield(text).map(Value::String)
}

/// One of these words, as it is in data.
fn one_of(words: &[(String, Option<String>)]) -> impl TypedValueParser<Value = Value> {
    let values = words.iter().map(|(word, about)| {
        PossibleValue::new(Str::from(word.to_lowercase())).help(about.clone().unwrap_or_default())
    });
    let words: Vec<String> = words.iter().map(|(word, _)| word.clone()).collect();
    PossibleValuesParser::new(values).map(move |given| {
        let word = words.iter().find(|word| word.eq_ignore_ascii_case(&given));
        Value::from(word.unwrap_or(&given).as_str())
    })
}

/// A description as `--help` has it: on one line, and without the dot at its end.
fn sentence(text: &str) -> String {
    text.trim_end_matches('.').replace('\n', " ")
}

/// What is so if a flag is given: the description says when it is true.
fn flag(text: &str) -> String {
    let text = sentence(text);
    let Some(rest) = text.strip_prefix("True if ") else { return text };
    let mut letters = rest.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

impl Field<'_> {
    fn argument<C: Asks>(&self) -> Arg {
        let name = match self.kind {
            Kind::Misere => "misere".to_owned(),
            _ => self.name.replace('_', "-"),
        };
        let mut argument = Arg::new(Str::from(self.name.to_owned()));
        if let Some(about) = self.schema["description"].as_str() {
            argument = argument.help(match (&self.kind, self.name) {
                (Kind::Flag, _) => flag(about),
                (_, "input") => format!("{}; `-` is the standard input", sentence(about)),
                _ => sentence(about),
            });
        }
        argument = match place::<C>(self.name) {
            Some(place) => argument.value_name(C::PLACES[place].1),
            None => argument.long(Str::from(name)).value_name(Str::from(self.name.to_uppercase())),
        };
        argument = argument.required(self.is_required);
        argument = match &self.kind {
            Kind::Flag => argument
                .action(ArgAction::SetTrue)
                .value_parser(BoolishValueParser::new().map(Value::Bool)),
            Kind::Misere => argument
                .action(ArgAction::SetTrue)
                .value_parser(
                    BoolishValueParser::new()
                        .map(|is_misere| json!(if is_misere { "misere" } else { "normal" })),
                )
                .help("Misère play: the player who cannot move wins"),
            Kind::Number => argument
                .value_name("NUMBER")
                .value_parser(|text: &str| units::parse_count(text).map(Value::from)),
            Kind::Text => argument.value_parser(as_text),
            Kind::Choice(words) => argument.value_parser(one_of(words)).ignore_case(true),
            Kind::List => argument
                .value_name("LIST")
                .value_parser(|text: &str| Ok::<_, Infallible>(Value::from(split(text)))),
            Kind::Choices(words) => argument
                .value_name("LIST")
                .action(ArgAction::Append)
                .value_delimiter(',')
                .value_parser(one_of(words).map(|word| Value::Array(vec![word]))),
        };
        argument.default_values(self.usual().into_iter().map(Str::from))
    }

    /// The usual value, or values, as a person would give them.
    fn usual(&self) -> Vec<String> {
        match (&self.kind, &self.schema["default"]) {
            (Kind::Number, Value::Number(number)) => vec![number.to_string()],
            (Kind::Text, Value::String(text)) => vec![text.clone()],
            (Kind::Choice(_), Value::String(word)) => vec![word.to_lowercase()],
            (Kind::Choices(_), Value::Array(words)) => {
                words.iter().filter_map(Value::as_str).map(str::to_owned).collect()
            }
            _ => Vec::new(),
        }
    }
}
