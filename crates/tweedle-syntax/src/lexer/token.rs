//! The kinds of tokens, and the words that cannot be names.

use logos::Logos;

/// A token; what it says beyond its kind is read from the text under its span.
#[derive(Logos, Clone, Copy, Debug, PartialEq, Eq)]
#[logos(skip(r"[ \t\r\n\u{c}\u{a0}\u{feff}]+"))]
#[allow(missing_docs, reason = "each variant is documented by the text it stands for")]
pub enum Token {
    #[regex("[0-9]+")]
    Integer,
    #[regex("(v+[a-uw-zA-Z_]|[a-uw-zA-Z])[a-zA-Z0-9_]*")]
    #[regex("∞\u{304}?|☾|ω")]
    // The name of the last result. No other name begins so.
    #[token("_")]
    Identifier,
    /// A string without values in it; the lexer looks for its end itself.
    #[token("\"")]
    String,
    /// A string up to its first value: `"a \(`.
    StringStart,
    /// A string between two of its values: `) b \(`.
    StringMiddle,
    /// A string behind its last value: `) c"`.
    StringEnd,
    /// A string that its line does not close; [`lex`](super::lex) turns it into an error.
    OpenString,
    /// Characters that start no token; [`lex`](super::lex) turns them into an error.
    Unknown,
    /// `// ...`: [`lex`](super::lex) never yields it.
    #[regex(r"//[^\r\n]*", allow_greedy = true)]
    LineComment,
    /// `/* ... */`: [`lex`](super::lex) never yields it. One that is never closed runs to the end of the text, as in
    /// `CGSuite`.
    #[token("/*", block_comment)]
    BlockComment,
    /// A run of bars, `|`, `||`, ..., and its length.
    #[regex(r"\|+", length)]
    Bars(u32),
    /// A run of carets, `^`, `^^`, ..., and its length.
    #[regex(r"\^+", length)]
    Ups(u32),
    /// A word of nothing but `v`s, and its length.
    #[regex("v+", length)]
    #[regex("[↓⇓]+", arrows)]
    Downs(u32),
    /// A run of arrows, `↑`, `⇑`, `↑↑`, ..., and how many ups they are. Unlike `^` it is never a power.
    #[regex("[↑⇑]+", arrows)]
    UpArrows(u32),
    /// `^<3>`, `^<on>` or `↑³`.
    #[regex(r"\^<([0-9]+|on)>")]
    #[regex("↑[⁰¹²³⁴⁵⁶⁷⁸⁹]+")]
    UpNth,
    /// `v<3>`, `v<on>` or `↓³`.
    #[regex(r"v<([0-9]+|on)>")]
    #[regex("↓[⁰¹²³⁴⁵⁶⁷⁸⁹]+")]
    DownNth,
    /// A fraction that is one character, such as `½`.
    #[regex("[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]")]
    Fraction,

    #[token("(")]
    LeftParen,
    #[token(")")]
    RightParen,
    #[token("[")]
    LeftBracket,
    #[token("]")]
    RightBracket,
    #[token("{")]
    LeftBrace,
    #[token("}")]
    RightBrace,
    #[token("'")]
    Quote,
    #[token(",")]
    Comma,
    #[token(";")]
    Semicolon,
    #[token("?")]
    Question,
    #[token(".")]
    Dot,
    #[token("..")]
    DotDot,
    #[token("...")]
    Ellipsis,
    #[token(":")]
    Colon,
    #[token(":=")]
    Assign,
    #[token("->")]
    Arrow,
    #[token("=>")]
    FatArrow,
    /// A bare `=`, which means nothing and gets a message of its own.
    #[token("=")]
    BareEqual,
    #[token("==")]
    Equal,
    #[token("!=")]
    NotEqual,
    #[token("===")]
    Identical,
    #[token("!==")]
    NotIdentical,
    #[token("<")]
    Less,
    #[token(">")]
    Greater,
    #[token("<=")]
    LessEqual,
    #[token(">=")]
    GreaterEqual,
    #[token("<>")]
    Confused,
    /// A token that means nothing, and gets a message of its own.
    #[token("<=>")]
    Spaceship,
    #[token("<|")]
    LessOrConfused,
    #[token("|>")]
    GreaterOrConfused,
    #[token("+")]
    Plus,
    #[token("-")]
    #[token("−")]
    Minus,
    #[token("+-")]
    #[token("+−")]
    #[token("±")]
    PlusMinus,
    #[token("*")]
    #[token("∗")]
    Star,
    /// A product, and unlike `*` never a nimber.
    #[token("·")]
    #[token("×")]
    Times,
    #[token("/")]
    Slash,
    #[token("%")]
    Percent,
    #[token("&")]
    Ampersand,

    #[token("and")]
    And,
    #[token("as")]
    As,
    #[token("begin")]
    Begin,
    #[token("break")]
    Break,
    #[token("by")]
    By,
    #[token("class")]
    Class,
    #[token("clear")]
    Clear,
    #[token("continue")]
    Continue,
    #[token("def")]
    Def,
    #[token("do")]
    Do,
    #[token("else")]
    Else,
    #[token("elseif")]
    Elseif,
    #[token("end")]
    End,
    #[token("enum")]
    Enum,
    #[token("error")]
    Error,
    #[token("extends")]
    Extends,
    #[token("external")]
    External,
    #[token("false")]
    False,
    #[token("finally")]
    Finally,
    #[token("for")]
    For,
    #[token("foreach")]
    Foreach,
    #[token("from")]
    From,
    #[token("if")]
    If,
    #[token("import")]
    Import,
    #[token("in")]
    In,
    #[token("is")]
    Is,
    #[token("mutable")]
    Mutable,
    #[token("not")]
    Not,
    #[token("op")]
    Op,
    #[token("or")]
    Or,
    #[token("override")]
    Override,
    #[token("pass")]
    Pass,
    #[token("private")]
    Private,
    #[token("return")]
    Return,
    #[token("singleton")]
    Singleton,
    #[token("static")]
    Static,
    #[token("super")]
    Super,
    #[token("system")]
    System,
    #[token("then")]
    Then,
    #[token("this")]
    This,
    #[token("to")]
    To,
    #[token("true")]
    True,
    #[token("try")]
    Try,
    #[token("unary")]
    Unary,
    #[token("var")]
    Var,
    #[token("where")]
    Where,
    #[token("while")]
    While,
    #[token("yield")]
    Yield,

    /// The end of the text; the last token, with an empty span.
    EndOfText,
}

/// The words that cannot be names, sorted.
pub const KEYWORDS: &[&str] = &[
    "and",
    "as",
    "begin",
    "break",
    "by",
    "class",
    "clear",
    "continue",
    "def",
    "do",
    "else",
    "elseif",
    "end",
    "enum",
    "error",
    "extends",
    "external",
    "false",
    "finally",
    "for",
    "foreach",
    "from",
    "if",
    "import",
    "in",
    "is",
    "mutable",
    "not",
    "op",
    "or",
    "override",
    "pass",
    "private",
    "return",
    "singleton",
    "static",
    "super",
    "system",
    "then",
    "this",
    "to",
    "true",
    "try",
    "unary",
    "var",
    "where",
    "while",
    "yield",
];

fn length(lexer: &logos::Lexer<'_, Token>) -> u32 {
    lexer.slice().len() as u32
}

fn arrows(lexer: &mut logos::Lexer<'_, Token>) -> u32 {
    lexer.slice().chars().map(|arrow| if matches!(arrow, '⇑' | '⇓') { 2 } else { 1 }).sum()
}

/// Goes to the end of a block comment.
fn block_comment(lexer: &mut logos::Lexer<'_, Token>) {
    let rest = lexer.remainder();
    lexer.bump(rest.find("*/").map_or(rest.len(), |at| at + 2));
}

/// True if the character shows as itself, and leaves the text around it alone.
pub(super) fn is_visible(character: char) -> bool {
    character == '\\' || character.escape_debug().len() == 1
}
