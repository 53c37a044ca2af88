//! Operators of one and of two operands.

/// An operator before its operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOperator {
    /// `not`.
    Not,
    /// `+`.
    Plus,
    /// `-`.
    Minus,
    /// `+-`.
    PlusMinus,
}

/// An operator between its operands, loosest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOperator {
    /// `or`; the right side is computed only when needed.
    Or,
    /// `and`; the right side is computed only when needed.
    And,
    /// `is`.
    Is,
    /// `==`.
    Equal,
    /// `!=`.
    NotEqual,
    /// `<`.
    Less,
    /// `>`.
    Greater,
    /// `<=`.
    LessEqual,
    /// `>=`.
    GreaterEqual,
    /// `<>`.
    Confused,
    /// `<|`.
    LessOrConfused,
    /// `|>`.
    GreaterOrConfused,
    /// `===`.
    Identical,
    /// `!==`.
    NotIdentical,
    /// `+`.
    Add,
    /// `-`.
    Subtract,
    /// `+-`: `a +- b` is `a + (+-b)`.
    PlusMinus,
    /// `&`: a game from its two sides.
    Sidle,
    /// `:`.
    OrdinalSum,
    /// `*`.
    Multiply,
    /// `/`.
    Divide,
    /// `%`.
    Modulo,
    /// `^`.
    Power,
}

impl UnaryOperator {
    /// The operator as written.
    pub const fn symbol(self) -> &'static str {
        match self {
            UnaryOperator::Not => "not",
            UnaryOperator::Plus => "+",
            UnaryOperator::Minus => "-",
            UnaryOperator::PlusMinus => "+-",
        }
    }
}

impl BinaryOperator {
    /// The operator as written.
    pub const fn symbol(self) -> &'static str {
        match self {
            BinaryOperator::Or => "or",
            BinaryOperator::And => "and",
            BinaryOperator::Is => "is",
            BinaryOperator::Equal => "==",
            BinaryOperator::NotEqual => "!=",
            BinaryOperator::Less => "<",
            BinaryOperator::Greater => ">",
            BinaryOperator::LessEqual => "<=",
            BinaryOperator::GreaterEqual => ">=",
            BinaryOperator::Confused => "<>",
            BinaryOperator::LessOrConfused => "<|",
            BinaryOperator::GreaterOrConfused => "|>",
            BinaryOperator::Identical => "===",
            BinaryOperator::NotIdentical => "!==",
            BinaryOperator::Add => "+",
            BinaryOperator::Subtract => "-",
            BinaryOperator::PlusMinus => "+-",
            BinaryOperator::Sidle => "&",
            BinaryOperator::OrdinalSum => ":",
            BinaryOperator::Multiply => "*",
            BinaryOperator::Divide => "/",
            BinaryOperator::Modulo => "%",
            BinaryOperator::Power => "^",
        }
    }
}
