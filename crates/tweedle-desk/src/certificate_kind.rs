//! The kinds of proofs and certificates, told apart by the names of their parts: so what is given to the check of another kind is
//! sent to its own.

use crate::Trouble;
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use std::io::Read;
use tweedle_script::say;

/// The kind of a proof or a certificate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CertificateKind {
    /// A proof of who wins a position.
    Winner,
    /// A certificate of a nimber.
    Nimber,
    /// A certificate of a period of Grundy values.
    Period,
    /// A certificate of a misère quotient of heaps.
    Quotient,
    /// A certificate of the values of a family of positions.
    Family,
    /// A certificate that one game is at least another one modulo a universe.
    Universe,
}

/// The parts of an object that tell the kind of a certificate.
#[derive(Deserialize)]
struct Parts {
    format: Option<String>,
    nimber: Option<IgnoredAny>,
    theorem: Option<IgnoredAny>,
    quotient: Option<IgnoredAny>,
    families: Option<IgnoredAny>,
    universe: Option<IgnoredAny>,
    /// Answers in JSON have it, and no certificate does.
    answer: Option<IgnoredAny>,
}

impl CertificateKind {
    /// The kind of the certificate that a text is, by its first object; `None` of anything else. Its claims are not looked at.
    ///
    /// Cost: linear in the length of the first object; nothing of it is kept.
    pub fn of(text: &str) -> Option<CertificateKind> {
        CertificateKind::of_input(text.as_bytes())
    }

    /// The same of what is read, which is not kept.
    pub(crate) fn of_input(input: impl Read) -> Option<CertificateKind> {
        let mut objects = serde_json::Deserializer::from_reader(input).into_iter::<Parts>();
        let parts = objects.next()?.ok()?;
        if parts.answer.is_some() {
            return None;
        }
        if parts.format.is_some_and(|format| format.starts_with("tweedle proof ")) {
            return Some(CertificateKind::Winner);
        }
        let signs = [
            (parts.nimber, CertificateKind::Nimber),
            (parts.theorem, CertificateKind::Period),
            (parts.quotient, CertificateKind::Quotient),
            (parts.families, CertificateKind::Family),
            (parts.universe, CertificateKind::Universe),
        ];
        signs.into_iter().find_map(|(sign, kind)| sign.map(|_| kind))
    }

    /// The kind in words, with its article.
    fn in_words(self) -> &'static str {
        match self {
            CertificateKind::Winner => "a proof of who wins a position",
            CertificateKind::Nimber => "a certificate of a nimber",
            CertificateKind::Period => "a certificate of a period",
            CertificateKind::Quotient => "a certificate of a misère quotient",
            CertificateKind::Family => "a certificate of a family",
            CertificateKind::Universe => "a certificate of a comparison in a universe",
        }
    }

    /// The command that checks certificates of the kind.
    fn command(self) -> &'static str {
        match self {
            CertificateKind::Winner => "tweedle solve --check",
            CertificateKind::Nimber => "tweedle nimber --check",
            CertificateKind::Period | CertificateKind::Quotient => "tweedle grundy --check",
            CertificateKind::Family => "tweedle family --check",
            CertificateKind::Universe => "tweedle universe --check",
        }
    }

    /// Reads a certificate of the kind in JSON, without a look at its claims.
    ///
    /// # Errors
    /// [`Trouble`] if it is none, with the command that checks it if it is one of another kind.
    pub(crate) fn read<C: DeserializeOwned>(self, text: &str) -> Result<C, Trouble> {
        serde_json::from_str(text).map_err(|error| {
            let another = self.another("This", text);
            another.unwrap_or_else(|| {
                Trouble::mistake(match self {
                    CertificateKind::Family => say::no_family_certificate(error),
                    _ => say::certificate_proves_nothing(error),
                })
            })
        })
    }

    /// The trouble that a text is a certificate of another kind, which another command checks; `None` if it is no such certificate.
    /// `name` is what the message calls it, and begins a sentence.
    pub fn another(self, name: &str, text: &str) -> Option<Trouble> {
        self.instead_of(CertificateKind::of(text)?, name)
    }

    /// The same of a certificate of which the kind is known.
    pub(crate) fn instead_of(self, found: CertificateKind, name: &str) -> Option<Trouble> {
        if found.command() == self.command() {
            return None;
        }
        let said = say::another_certificate(name, found.in_words(), self.in_words());
        Some(Trouble::mistake(said).with_hint(format!("`{}` checks it.", found.command())))
    }
}

#[cfg(test)]
mod tests {
    use super::CertificateKind;

    #[test]
    fn answers_are_no_certificates() {
        let of = CertificateKind::of;
        let certificate = r#"{"position":[],"nimber":1,"rulesets":[]} and more"#;
        assert_eq!(of(certificate), Some(CertificateKind::Nimber));
        assert_eq!(of(r#"{"input":"*","answer":"nimber","nimber":1}"#), None);
        for text in ["", "[1]", "{", r#"{"format":3}"#, r#"{"format":"other"}"#] {
            assert_eq!(of(text), None, "{text}");
        }
    }
}
