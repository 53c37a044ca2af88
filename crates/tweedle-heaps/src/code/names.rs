//! Names of take-and-break games.

use super::{Code, CodeError};

/// Games that have a name, with their codes (*Winning Ways*, ch. 4; Siegel, *Combinatorial Game
/// Theory*, section IV.2).
const NAMES: [(&str, &str); 9] = [
    ("Dawson's Chess", "0.137"),
    ("Dawson's Kayles", "0.07"),
    ("Grundy's Game", "4!.0"),
    ("Guiles", "0.15"),
    ("Kayles", "0.77"),
    ("Lasker's Nim", "4.[3]"),
    ("Nim", "0.[3]"),
    ("Officers", "0.6"),
    ("Treblecross", "0.007"),
];

impl Code {
    /// The name of the game, if it has a name of its own: "Dawson's Chess".
    pub fn name(&self) -> Option<&'static str> {
        let text = self.to_string();
        NAMES.iter().find(|(_, code)| *code == text).map(|(name, _)| *name)
    }
}

/// The code of the game of this name. Capitals and anything but letters do not count.
///
/// ```
/// # use tweedle_heaps::code;
/// let code = code::by_name("dawsons-chess").map(|code| code.to_string());
/// assert_eq!(code.as_deref(), Some("0.137"));
/// ```
pub fn by_name(name: &str) -> Option<Code> {
    let letters = |name: &str| -> String {
        name.chars().filter(char::is_ascii_alphabetic).map(|c| c.to_ascii_lowercase()).collect()
    };
    let wanted = letters(name);
    let (_, code) = NAMES.iter().find(|(name, _)| letters(name) == wanted)?;
    Code::parse(code).ok()
}

/// The code that a text is: digits, or the name of a game as [`by_name`] knows it.
///
/// ```
/// # use tweedle_heaps::code;
/// assert_eq!(code::read("DawsonsKayles")?, code::read("0.07")?);
/// assert_eq!(code::read("Keyles").unwrap_err().message, "There is no game called `Keyles`.");
/// # Ok::<(), tweedle_heaps::CodeError>(())
/// ```
///
/// # Errors
/// [`CodeError`] as of [`Code::parse`], or that there is no such name.
pub fn read(text: &str) -> Result<Code, CodeError> {
    let text = text.trim();
    Code::parse(text).or_else(|error| {
        let is_name = !text.contains('.') && text.chars().any(char::is_alphabetic);
        by_name(text).ok_or_else(|| {
            if !is_name {
                return error;
            }
            let names: Vec<String> = NAMES.iter().map(|(name, _)| written(name)).collect();
            CodeError::new(format!("There is no game called `{text}`."), 0..text.chars().count())
                .with_hint(format!("write a code such as 0.77, or a name: {}", names.join(", ")))
        })
    })
}

/// The name of a game as one word: `DawsonsChess`.
fn written(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphabetic).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_codes_belong_together() {
        for (name, code) in NAMES {
            let found = by_name(name).expect("a code");
            assert_eq!(found.to_string(), code, "{name}");
            assert_eq!(found.name(), Some(name));
            assert_eq!(read(&written(name)).as_ref(), Ok(&found));
        }
        for name in ["kayles", "grundys-game", "GrundysGame", "dawson's kayles", "LASKERS NIM"] {
            assert!(by_name(name).is_some(), "{name}");
        }
        for name in ["", "chess", "0.77"] {
            assert_eq!(by_name(name), None, "{name}");
        }
    }
}
