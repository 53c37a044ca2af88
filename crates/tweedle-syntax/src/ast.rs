//! The tree of a program.
//!
//! Plain data: the evaluator matches on [`ExprKind`]. A construct that `CGScript` writes in several ways has one form
//! here (`{3||2|1}` is a [`ExprKind::Game`] inside another, `1/2^*` is a sum), but nothing is computed: an integer is
//! still its digits, a name is not resolved.
//!
//! Invariant: no tree the parser returns is higher than [`MAX_HEIGHT`], so that a walker that
//! recurses needs a bounded stack. A long sum is not high: a walker goes down its left operands in a
//! loop ([`Expr::chain`]). Dropping, cloning and printing a tree need none of it anyway.

mod children;
mod operator;
mod print;

use crate::span::Span;
pub use operator::{BinaryOperator, UnaryOperator};

/// The height of the highest tree the parser builds: nested brackets count, and chains of operators that
/// nest to the right; the left operand of an operator is no higher for it.
pub const MAX_HEIGHT: u32 = 5_000;

/// A sequence of statements: a whole program, or the statements between `begin` and `end`.
///
/// Its value is the value of its last statement.
#[derive(Clone, Debug, Default)]
pub struct Script {
    /// The statements in order.
    pub statements: Vec<Statement>,
    /// True if a `;` follows the last statement, which on a worksheet suppresses its output.
    pub ends_with_semicolon: bool,
}

/// One statement.
#[derive(Clone, Debug)]
pub struct Statement {
    /// The kind of the statement, with its parts.
    pub kind: StatementKind,
    /// The place of the statement, without the `;` after it.
    pub span: Span,
}

/// The kinds of statements.
#[derive(Clone, Debug)]
pub enum StatementKind {
    /// Computes a value; an assignment is one of these.
    Expr(Expr),
    /// `var x` or `var x := e`: declares a variable of this block.
    Var {
        /// The variable.
        name: Name,
        /// Its first value.
        value: Option<Expr>,
    },
    /// `def f(x) := e` or `def f(x) begin s end`: a function under a name.
    Def {
        /// The name.
        name: Name,
        /// The function.
        function: Function,
    },
    /// `class C ... end` or `enum E ... end`.
    Class(Box<Class>),
    /// `import "path"`: everything that another file declares.
    Import {
        /// The path as it is written, with its escapes replaced.
        path: String,
        /// The place of the path.
        path_span: Span,
    },
    /// `break`: ends the innermost loop.
    Break,
    /// `continue`: goes on with the next round of the innermost loop.
    Continue,
    /// `return` or `return e`: ends the function with a value.
    Return(Option<Expr>),
    /// `try s finally t end`: does `s`, and then `t` in any case.
    Try {
        /// The statements that are done first.
        body: Script,
        /// The statements that are done then.
        finally: Script,
    },
    /// `clear`: forgets all variables of the session.
    Clear,
}

/// A function, written `(x, y ? 1) -> e`.
#[derive(Clone, Debug)]
pub struct Function {
    /// The parameters in order.
    pub parameters: Vec<Parameter>,
    /// The value for given parameters.
    pub body: Box<Expr>,
}

/// A parameter of a function, of a method or of a class.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// The name.
    pub name: Name,
    /// The class after `as`, that the argument has to be of.
    pub class: Option<Name>,
    /// The value if a call leaves the parameter out; `Required` if no call may.
    pub default: Default,
    /// True if it takes all further arguments as a list, as `args...` does.
    pub is_variadic: bool,
}

/// The value of a parameter that a call leaves out, if it may.
#[derive(Clone, Debug)]
pub enum Default {
    /// The call may not.
    Required,
    /// `x ?`: it is `Nothing`.
    Nothing,
    /// `x ? e`.
    Value(Box<Expr>),
}

/// A class or an enumeration.
#[derive(Clone, Debug)]
pub struct Class {
    /// The text of the comment `/** ... */` before it, without its marks.
    pub doc: Option<String>,
    /// The words before `class` or `enum`.
    pub modifiers: Modifiers,
    /// The name.
    pub name: Name,
    /// The parameters of the constructor; `None` if the class has none.
    pub parameters: Option<Vec<Parameter>>,
    /// The classes that it extends, with the names of their packages if these are written.
    pub extends: Vec<Name>,
    /// The elements of an enumeration in order; `None` for a class.
    pub elements: Option<Vec<Element>>,
    /// The members, in order.
    pub members: Vec<Member>,
    /// All of it, from the first modifier to `end`.
    pub span: Span,
}

/// An element of an enumeration.
#[derive(Clone, Debug)]
pub struct Element {
    /// The text of the comment `/** ... */` before it, without its marks.
    pub doc: Option<String>,
    /// The name.
    pub name: Name,
}

/// The words that may stand before a class or a member.
#[allow(clippy::struct_excessive_bools, reason = "each is a word that is there or not")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, std::default::Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word that stands there or does not")]
pub struct Modifiers {
    /// `external`: the library of the original does it.
    pub is_external: bool,
    /// `mutable`: may change after the object is made.
    pub is_mutable: bool,
    /// `override`: takes the place of an inherited one.
    pub is_override: bool,
    /// `private`: of no use elsewhere; this only says so.
    pub is_private: bool,
    /// `singleton`: the name of the class means its only instance.
    pub is_singleton: bool,
    /// `static`: belongs to the class and not to its instances.
    pub is_static: bool,
    /// `system`: part of the original's library.
    pub is_system: bool,
}

/// A member of a class.
#[derive(Clone, Debug)]
pub struct Member {
    /// The text of the comment `/** ... */` before it, without its marks.
    pub doc: Option<String>,
    /// The words before it.
    pub modifiers: Modifiers,
    /// The kind of the member, with its parts.
    pub kind: MemberKind,
    /// All of it, from the first modifier to `;` or `end`.
    pub span: Span,
}

/// The kinds of members of a class.
#[derive(Clone, Debug)]
pub enum MemberKind {
    /// `class ... end` or `enum ... end` inside a class.
    Class(Class),
    /// `def f(x) := e`, `def f begin s end`, `def op +(x) := e`.
    Method(Method),
    /// `var x`, `var x := e, y := f`.
    Var(Vec<(Name, Option<Expr>)>),
    /// `static s end`: the statements that are done when the class is met first.
    Static(Script),
    /// A statement, which is done when an object is made.
    Statement(Statement),
}

/// A method or a property.
#[derive(Clone, Debug)]
pub struct Method {
    /// The name; that of an operator is `op +`, `op unary -`, `op []`.
    pub name: Name,
    /// The parameters; `None` for a property, which is called without brackets.
    pub parameters: Option<Vec<Parameter>>,
    /// The class after `as`, that the result is of. Nothing checks it.
    pub result: Option<Name>,
    /// The body of the method; `None` for an external method.
    pub body: Option<Box<Expr>>,
}

/// A clause of a loop or of a comprehension: `for x in c while d where e`.
#[derive(Clone, Debug)]
pub struct Clause {
    /// The kind of the clause: the values that it goes through.
    pub kind: ClauseKind,
    /// The condition after `while`: the clause ends when it does not hold.
    pub end: Option<Box<Expr>>,
    /// The condition after `where`: values for which it does not hold are left out.
    pub filter: Option<Box<Expr>>,
    /// The place of the clause.
    pub span: Span,
}

/// The kinds of clauses: the values that a clause of a loop goes through.
#[derive(Clone, Debug)]
pub enum ClauseKind {
    /// `for x from a to b by s`.
    From {
        /// The variable.
        name: Name,
        /// Its first value.
        from: Box<Expr>,
        /// The last value that it may have; without it, the clause goes on for ever.
        to: Option<Box<Expr>>,
        /// The step that is added each time, 1 when absent.
        by: Option<Box<Expr>>,
    },
    /// `for x in c`.
    In {
        /// The variable.
        name: Name,
        /// The collection.
        collection: Box<Expr>,
    },
    /// `for x := e`: once.
    Be {
        /// The variable.
        name: Name,
        /// Its value.
        value: Box<Expr>,
    },
    /// `while c`, with the condition in [`Clause::end`].
    While,
}

/// The body of a loop, which is done each time.
#[derive(Clone, Debug)]
pub enum LoopBody {
    /// `do s end`.
    Do(Script),
    /// `yield s yield t end`: the values of these, in a list.
    Yield(Vec<Script>),
}

/// The collection that a comprehension makes of its elements.
#[derive(Clone, Debug)]
pub enum Gathered {
    /// `[e for ...]`, and `e for ...` in brackets.
    List(Box<Expr>),
    /// `{e for ...}`.
    Set(Box<Expr>),
    /// `{k => v for ...}`.
    Map(Box<Expr>, Box<Expr>),
}

/// A part of a text with values in it.
#[derive(Clone, Debug)]
pub enum Piece {
    /// Text as it is, with its escapes replaced.
    Text(String),
    /// `\(e)`: the value of an expression, printed.
    Value(Expr),
}

/// A name where it is not itself an expression: a method, a parameter, a variable to assign to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The name.
    pub text: String,
    /// The place of the name.
    pub span: Span,
}

/// An expression and where it stands.
pub struct Expr {
    /// The kind of the expression, with its parts.
    pub kind: ExprKind,
    /// The place of the expression.
    pub span: Span,
    /// The height: one more than that of the highest child, but the left operand of an operator counts without the one;
    /// a leaf has 1, and nothing else has.
    height: u32,
}

/// The kinds of expressions.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// `12`: its decimal digits.
    Integer(String),
    /// `"..."`, with its escapes replaced.
    String(String),
    /// `true` or `false`.
    Boolean(bool),
    /// `"a \(e) b"`: a text with values in it.
    Interpolated(Vec<Piece>),
    /// A name to look up.
    Name(String),
    /// `this`: the object whose method it is.
    This,
    /// `super`: the same object, with the methods that its class overrides; only `super.Name` is written.
    Super,
    /// `pass`: inside a game, the game itself.
    Pass,
    /// `*`, `*3`, `*(expr)`.
    Star(Option<Box<Expr>>),
    /// `^`, `vv`, `^3*4`, `v(x)`, `^<2>`, `v[2]*`.
    Up {
        /// The direction: up if the written form starts with `^`, down if with `v`.
        direction: Direction,
        /// The amount: how far up or down.
        amount: UpAmount,
        /// The star added to it, an expression of kind [`ExprKind::Star`].
        star: Option<Box<Expr>>,
    },
    /// `{a,b|c}`, `'{a|b}'`, `a{0|a}`.
    Game(Game),
    /// `[a,b]`.
    List(Vec<Expr>),
    /// `{a,b}`, `{}`.
    Set(Vec<Expr>),
    /// `{k => v}`, `{=>}`.
    Map(Vec<(Expr, Expr)>),
    /// `(r,c)`.
    Coordinates(Box<Expr>, Box<Expr>),
    /// `(e)`.
    Paren(Box<Expr>),
    /// `-e`, `+e`, `+-e`, `not e`.
    Unary {
        /// The operator.
        operator: UnaryOperator,
        /// The place of the operator.
        operator_span: Span,
        /// The operand.
        operand: Box<Expr>,
    },
    /// `a + b` and its like. A number with an up or a star attached, `1/2^*`, is a sum too, whose
    /// `operator_span` is empty.
    Binary {
        /// The operator.
        operator: BinaryOperator,
        /// The place of the operator.
        operator_span: Span,
        /// The left operand.
        left: Box<Expr>,
        /// The right operand.
        right: Box<Expr>,
    },
    /// `a < b <= c`: whether each comparison holds. The operands are computed once, from the left to the
    /// right, until one does not.
    Chained {
        /// The first operand.
        first: Box<Expr>,
        /// The operators, their places, and the operands right of them; at least two.
        rest: Vec<(BinaryOperator, Span, Expr)>,
    },
    /// `a..b`, `a..b..step`.
    Range {
        /// The first element.
        from: Box<Expr>,
        /// The bound.
        to: Box<Expr>,
        /// The step, 1 when absent.
        step: Option<Box<Expr>>,
    },
    /// `a Name b`, which means `a.Name(b)`.
    Infix {
        /// The object whose method is called.
        object: Box<Expr>,
        /// The method.
        method: Name,
        /// Its only argument.
        argument: Box<Expr>,
    },
    /// `e.Name`.
    Member {
        /// The object.
        object: Box<Expr>,
        /// The member.
        name: Name,
    },
    /// `e[i]`.
    Index {
        /// The collection.
        object: Box<Expr>,
        /// The index of the element.
        index: Box<Expr>,
    },
    /// `f(a, b, name => c)`.
    Call {
        /// The function that is called.
        function: Box<Expr>,
        /// The arguments as written; the evaluator checks that the named ones come last.
        arguments: Vec<Argument>,
    },
    /// `x := e`.
    Assign {
        /// The variable.
        target: Name,
        /// Its new value.
        value: Box<Expr>,
    },
    /// `if c then s elseif c then s else s end`.
    If {
        /// The conditions, each with the statements for the case that it is the first one that holds; at least one.
        branches: Vec<(Expr, Script)>,
        /// The statements for the case that no condition holds.
        otherwise: Option<Script>,
    },
    /// `begin s end`.
    Block(Script),
    /// `for ... do s end`, `while ... yield s end`.
    Loop {
        /// The clauses, the outermost first; at least one.
        clauses: Vec<Clause>,
        /// The body of the loop.
        body: LoopBody,
    },
    /// `[e for x in c]` and its like.
    Comprehension {
        /// The elements, and the collection that is made of them.
        gathered: Gathered,
        /// The clauses, the outermost first; at least one.
        clauses: Vec<Clause>,
    },
    /// `x -> e`.
    Function(Function),
    /// `error(e)`.
    Error(Box<Expr>),
}

/// The options of a game.
#[derive(Clone, Debug, Default)]
pub struct Game {
    /// The name by which the options may refer to the game, as in `a{0|a}`.
    pub name: Option<Name>,
    /// True if it is written `'{...}'`, which keeps the options as they are. Only the outermost
    /// bar of `'{a||b|c}'` is explicit.
    pub explicit: bool,
    /// Left's options.
    pub left: Vec<Expr>,
    /// Right's options.
    pub right: Vec<Expr>,
}

/// Up or down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// `^`.
    Up,
    /// `v`.
    Down,
}

/// The amount of an up literal: its kind of ups, and their number.
#[derive(Clone, Debug)]
pub enum UpAmount {
    /// `^`, `^^`, ...: this number of ups.
    Count(u32),
    /// `^3`, `^(n)`: the number of ups, as an expression.
    Times(Box<Expr>),
    /// `^<n>`: up-nth, which `^` is the first of; an integer or the name `on`.
    Nth(Box<Expr>),
    /// `^[n]`: the sum of the first n up-nths.
    Sum(Box<Expr>),
}

/// An argument of a call.
#[derive(Clone, Debug)]
pub struct Argument {
    /// The parameter it is for, in `name => value`.
    pub name: Option<Name>,
    /// The argument itself.
    pub value: Expr,
}

impl Expr {
    /// An expression with its place; its height follows from its children.
    pub fn new(mut kind: ExprKind, span: Span) -> Self {
        let height = if let ExprKind::Binary { left, right, .. } = &kind {
            left.height.max(right.height + 1)
        } else {
            let mut height = 0;
            kind.for_each_child(&mut |child| height = height.max(child.height));
            height + 1
        };
        Expr { kind, span, height }
    }

    /// The operators of a chain such as `a + b - c`, as expressions with the last one first, and the
    /// operand that it begins with.
    pub fn chain(&self) -> (Vec<&Expr>, &Expr) {
        let (mut operators, mut first) = (Vec::new(), self);
        while let ExprKind::Binary { left, .. } = &first.kind {
            operators.push(first);
            first = left;
        }
        (operators, first)
    }

    /// The number of expressions on the longest way from this one down to a leaf, without those that
    /// have the next one as the left operand of an operator.
    pub fn height(&self) -> u32 {
        self.height
    }
}
