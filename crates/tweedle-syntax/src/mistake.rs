//! The kinds of mistakes, each with a code that stays, and an explanation.

use std::fmt;

/// Makes [`Mistake`] of the list of codes.
macro_rules! mistakes {
    ($($variant:ident $name:literal $about:literal,)*) => {
        /// The kind of a mistake.
        ///
        /// Its code is printed with a message, stands in JSON and in editors, and does not change from version to version.
        /// `tweedle explain CODE` prints the explanation.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        #[expect(clippy::doc_markdown, reason = "the words are printed, too")]
        pub enum Mistake {
            $(#[doc = $about] $variant,)*
        }

        impl Mistake {
            /// All kinds, in the order of the list.
            pub const ALL: &'static [Mistake] = &[$(Mistake::$variant,)*];

            /// The code, such as `undefined-name`.
            pub const fn code(self) -> &'static str {
                match self { $(Mistake::$variant => $name,)* }
            }

            /// The kind of mistake, in a few words.
            pub const fn about(self) -> &'static str {
                match self { $(Mistake::$variant => $about,)* }
            }

            /// The explanation, as Markdown: the rule, what to do, and an example.
            pub const fn explanation(self) -> &'static str {
                match self {
                    $(Mistake::$variant => include_str!(concat!("../explanations/", $name, ".md")),)*
                }
            }
        }
    };
}

mistakes! {
    Expected "expected" "Something else must stand here.",
    NeverClosed "never-closed" "A bracket, a string or a block is never closed.",
    TooDeep "too-deep" "A program is nested too deep, or is too long.",
    BadCharacter "bad-character" "A character has no meaning here.",
    BadEscape "bad-escape" "A backslash in a string is followed by nothing known.",
    OtherLanguage "other-language" "This is written as in another language.",
    Misplaced "misplaced" "A word stands where it cannot stand.",
    NotAssignable "not-assignable" "This cannot be assigned to.",
    UndefinedName "undefined-name" "A name means nothing here.",
    UndefinedClass "undefined-class" "There is no class with this name.",
    NotInPackage "not-in-package" "A package has no such name.",
    NoSuchMember "no-such-member" "A value has no such method or member.",
    DuplicateName "duplicate-name" "A name is declared twice.",
    TakenName "taken-name" "A name belongs to something else.",
    NotSupported "not-supported" "CGSuite has this, and Tweedle does not.",
    TooManyArguments "too-many-arguments" "A call has more arguments than there are parameters.",
    MissingArgument "missing-argument" "A call lacks an argument.",
    UnknownArgument "unknown-argument" "A call has an argument for no parameter, or two for one.",
    NotCallable "not-callable" "This value cannot be called.",
    AmbiguousCall "ambiguous-call" "Several methods fit a call.",
    WrongClass "wrong-class" "A value is of another class than is expected here.",
    WrongValue "wrong-value" "A value is not allowed here.",
    ClassDeclaration "class-declaration" "A class cannot be declared like this.",
    Override "override" "The word `override` is missing, or is too much.",
    ClassChanged "class-changed" "A class no longer exists, or its file is not as it was.",
    NoOperation "no-operation" "There is no such operation for these values.",
    NoValue "no-value" "The result has no value.",
    DivisionByZero "division-by-zero" "Nothing can be divided by zero.",
    TooLarge "too-large" "A number or a result is too large.",
    OutOfBounds "out-of-bounds" "An index is outside of the collection or the board.",
    KeyNotFound "key-not-found" "A map has no such key.",
    EmptyCollection "empty-collection" "A collection has no element.",
    NotACondition "not-a-condition" "A condition is neither true nor false.",
    NotAGame "not-a-game" "This is no game.",
    NotAPosition "not-a-position" "This is no position.",
    LoopyGame "loopy-game" "Play can go round in a loop.",
    EntailingGame "entailing-game" "Entailing moves leave no such value.",
    WrongKindOfGame "wrong-kind-of-game" "The operation is for games of another kind.",
    NotDrawn "not-drawn" "There is no picture of this.",
    BadNotation "bad-notation" "A text is no position, game or board.",
    BadParameter "bad-parameter" "No ruleset can be made with this parameter.",
    BadCode "bad-code" "This is no code of a take-and-break game.",
    RulesFailed "rules-failed" "The rules of a program did not give games.",
    RecursionTooDeep "recursion-too-deep" "Calls stand inside of each other too deep.",
    MemoryLimit "memory-limit" "The work needs more memory than it may take.",
    WorkLimit "work-limit" "The work takes longer than it may.",
    Interrupted "interrupted" "The work was stopped.",
    NeverRead "never-read" "A variable is never read.",
    Suspicious "suspicious" "A program can be run, and looks like a mistake.",
    NotPossible "not-possible" "This cannot be done in this position or in this match.",
    BadProof "bad-proof" "A proof or a certificate proves nothing.",
    BadExample "bad-example" "An example in a comment gives something else.",
    BadFile "bad-file" "A file cannot be used.",
    BadData "bad-data" "Data are no value.",
    BadRequest "bad-request" "A request is no question.",
    BadArgument "bad-argument" "An argument of the command is not allowed.",
    ProgramError "program-error" "A program gave this message itself.",
    Bug "bug" "Tweedle has made a mistake itself.",
}

impl Mistake {
    /// The kind of mistake with a code.
    ///
    /// ```
    /// # use tweedle_syntax::Mistake;
    /// let mistake = Mistake::of_code("undefined-name");
    /// assert_eq!(mistake, Some(Mistake::UndefinedName));
    /// assert!(mistake.unwrap().explanation().starts_with("# undefined-name\n"));
    /// assert_eq!(Mistake::of_code("nonsense"), None);
    /// ```
    pub fn of_code(code: &str) -> Option<Mistake> {
        Mistake::ALL.iter().copied().find(|it| it.code() == code)
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
