//! Facts about a ruleset that its rules alone do not say.

/// A fact about a ruleset, with the reason to believe it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fact {
    /// The subject.
    pub about: About,
    /// A complete sentence.
    pub text: &'static str,
    /// The reason to believe it.
    pub status: Status,
    /// Where it is published; for what is computed or proved here, the command that does it again.
    pub source: &'static str,
}

/// The subject of a fact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum About {
    /// What a theorem says of its values or winners.
    Theory,
    /// Positions that are solved.
    Solved,
    /// The cost of finding the winner of any position.
    Complexity,
    /// What is not known.
    Open,
    /// Other programs that have it.
    Programs,
}

/// The reason to believe a fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Tweedle proves it, and the proof can be checked.
    Proved,
    /// Tweedle computes it.
    Computed,
    /// Somebody published it.
    Cited,
    /// Somebody believes it.
    Conjectured,
}

impl Fact {
    /// A fact that somebody published.
    pub const fn cited(about: About, text: &'static str, source: &'static str) -> Fact {
        Fact { about, text, status: Status::Cited, source }
    }

    /// A conjecture that somebody published.
    pub const fn conjectured(text: &'static str, source: &'static str) -> Fact {
        Fact { about: About::Open, text, status: Status::Conjectured, source }
    }

    /// A fact that a command computes.
    pub const fn computed(about: About, text: &'static str, command: &'static str) -> Fact {
        Fact { about, text, status: Status::Computed, source: command }
    }

    /// A fact that a command proves.
    pub const fn proved(text: &'static str, command: &'static str) -> Fact {
        Fact { about: About::Theory, text, status: Status::Proved, source: command }
    }
}

impl About {
    /// All subjects in the order in which they are told.
    pub const ALL: [About; 5] =
        [About::Theory, About::Solved, About::Complexity, About::Open, About::Programs];

    /// The word for the subject, as a heading has it.
    pub const fn word(self) -> &'static str {
        match self {
            About::Theory => "theory",
            About::Solved => "solved",
            About::Complexity => "complexity",
            About::Open => "open",
            About::Programs => "other programs",
        }
    }
}

impl Status {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Status::Proved => "proved here",
            Status::Computed => "computed here",
            Status::Cited => "cited",
            Status::Conjectured => "conjectured",
        }
    }
}
