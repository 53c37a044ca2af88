//! Code of a function: instructions on registers.
//!
//! A call has a window of registers. The first one, number 0, holds the callee: a function, or the object
//! whose method it is. The parameters follow it, then variables and intermediate values. An instruction is
//! eight bytes; parts that do not fit into it stand in tables of the [`Code`], by its number there.

use crate::Span;
use crate::value::Value;
use crate::value::change::Change;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tweedle_syntax::Source;
use tweedle_syntax::ast::{BinaryOperator, Direction, UnaryOperator};

/// The number of a register in the window of a call.
pub(crate) type Register = u16;

/// The number of an instruction, where a jump goes to.
pub(crate) type Target = u32;

/// The mark of a branch whose target does not fit.
pub(crate) const FAR: u16 = u16::MAX;

/// An instruction. `to` is the register for the result.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Op {
    /// A constant of the code.
    Constant { to: Register, index: u32 },
    /// A small integer.
    Integer { to: Register, value: i32 },
    /// An integer that is too large for 64 bits; its digits are a constant.
    LargeInteger { to: Register, index: u32 },
    /// A copy.
    Move { to: Register, from: Register },
    /// A variable of the session; the meaning of its name in the library, if it has no value yet.
    Global { to: Register, slot: u32 },
    /// Gives a variable of the session a value.
    SetGlobal { from: Register, slot: u32 },
    /// The meaning of a name of the library; `site` has the name.
    Library { to: Register, site: u16 },
    /// A value that the function took with it when it was made.
    Captured { to: Register, index: u16 },
    /// Puts the value of a register into a cell, for several functions to change it.
    NewCell { register: Register },
    /// The value in a cell.
    GetCell { to: Register, cell: Register },
    /// Changes the value in a cell.
    SetCell { cell: Register, from: Register },
    /// An operator before its operand.
    Unary { operator: UnaryOperator, to: Register, from: Register },
    /// The sum of two values.
    Add { to: Register, left: Register, right: Register },
    /// Their difference.
    Subtract { to: Register, left: Register, right: Register },
    /// Their product.
    Multiply { to: Register, left: Register, right: Register },
    /// Another operator between its operands.
    Binary { operator: BinaryOperator, to: Register, left: Register, right: Register },
    /// The sum of a value and a small integer.
    AddInteger { to: Register, left: Register, value: i16 },
    /// Goes on elsewhere.
    Jump { target: Target },
    /// Goes on elsewhere, farther up, as loops do.
    Again { target: Target },
    /// Goes on elsewhere if a condition does not hold.
    JumpUnless { condition: Register, target: Target },
    /// Goes on elsewhere if a condition holds.
    JumpIf { condition: Register, target: Target },
    /// Goes on elsewhere if a comparison does not hold.
    Branch { operator: BinaryOperator, left: Register, right: Register, target: u16 },
    /// The same for a comparison with a small integer.
    BranchInteger { operator: BinaryOperator, left: Register, value: i16, target: u16 },
    /// Refuses a value that is neither true nor false.
    Condition { register: Register },
    /// Calls the value in `base` with the arguments in the registers after it. The result comes into `base`.
    Call { base: Register, site: u16 },
    /// Calls the value of a variable of the session in the same way.
    CallGlobal { base: Register, site: u16, slot: u16 },
    /// Calls a method of an object with the arguments in the registers after `base`. The result comes into `base`.
    CallMethod { base: Register, object: Register, site: u16 },
    /// Calls, for the object in `base`, the method that its class overrides.
    CallSuper { base: Register, site: u16 },
    /// A member of an object.
    Member { to: Register, object: Register, site: u16 },
    /// A member of an object as the class of the object inherits it, before the class overrides it.
    SuperMember { to: Register, object: Register, site: u16 },
    /// An element of a collection.
    Index { to: Register, object: Register, index: Register },
    /// An element of the collection in a variable of the object.
    FieldIndex { to: Register, index: Register, site: u16 },
    /// A variable of the object.
    Field { to: Register, object: Register, site: u16 },
    /// `true` if a variable of the object has been given a value.
    IsSet { to: Register, object: Register, site: u16 },
    /// Changes a variable of the object.
    SetField { object: Register, from: Register, site: u16 },
    /// Adds a small integer to a variable of the object; the sum is the result.
    AddField { value: i8, to: Register, object: Register, site: u16 },
    /// Changes a variable of a class.
    SetStatic { class: Register, from: Register, site: u16 },
    /// The object that an object belongs to, whose class its own class is nested in.
    Enclosing { to: Register, object: Register },
    /// A class, or the instance of a singleton; `site` has the qualified name.
    Class { to: Register, site: u16 },
    /// The same, but the class even of a singleton.
    ClassItself { to: Register, site: u16 },
    /// Runs the code that stands in a class that is extended, for the object in `base`.
    Initialise { base: Register, site: u16 },
    /// Ends the making of the object whose constructor it is.
    Finish,
    /// Makes a class of its declaration, the one with this number.
    Declare { to: Register, index: u16 },
    /// Runs the file whose path is in a register.
    Import { to: Register },
    /// Forgets all variables of the session.
    Clear,
    /// A list of the values in `count` registers from `first` on.
    List { to: Register, first: Register, count: u16 },
    /// A map of these, of which keys and values take turns.
    Map { to: Register, first: Register, count: u16 },
    /// Puts into `base` the board or the strip of an object with other numbers in some cells, and leaves out the next two
    /// instructions, which make a map and call the method `Updated` with it. Keys and values stand from the second register
    /// after `base` on. It does nothing if the object is neither, or if there is a message to give.
    Updated { base: Register, object: Register, count: u16 },
    /// Coordinates of two of these.
    Coordinates { to: Register, first: Register },
    /// A range of three of these.
    Range { to: Register, first: Register },
    /// A text of the printed forms of these.
    Text { to: Register, first: Register, count: u16 },
    /// A game with these options.
    Game { to: Register, first: Register, index: u16 },
    /// A nimber.
    Star { to: Register, from: Register },
    /// Ups and a star; the numbers in them stand in registers from `first` on.
    Up { to: Register, first: Register, index: u16 },
    /// A function, with the values that it takes with it.
    Function { to: Register, index: u16 },
    /// Ends the evaluation with a message.
    Error { from: Register },
    /// Ends the call.
    Return { from: Register },
    /// Begins a list that grows.
    Gather,
    /// Adds a value to the list that grows.
    Push { from: Register },
    /// Adds two values to the list that grows.
    PushPair { key: Register, value: Register },
    /// Ends the list that grows.
    Gathered { to: Register, what: Gathered },
    /// Forgets the list that grows.
    Drop,
    /// Makes ready to go through the collection in `base`.
    Iterate { base: Register },
    /// Finds the member that is asked of each value of the list in `base`, if several threads find it sooner.
    Ahead { base: Register, asked: Asked },
    /// Puts the next element into the second register after `base`, or goes on elsewhere.
    Next { base: Register, target: Target },
    /// Makes ready to count: the first value, the last one and the step are in the registers from `base` on.
    From { base: Register },
    /// Puts the next number into the third register after `base`, or goes on elsewhere.
    Count { base: Register, target: Target },
    /// Adds the step, and goes on with the next round.
    Step { base: Register, target: Target },
    /// From here to [`Op::Tried`], a failure goes on elsewhere.
    Try { target: Target },
    /// Ends the part that [`Op::Try`] began.
    Tried,
    /// Remembers that nothing has failed, for [`Op::Resume`].
    Calm,
    /// Fails again with the failure, if there was one.
    Resume,
    /// Computes a parameter's default here, unless it has a value.
    Default { parameter: Register, target: Target },
    /// Refuses an argument of another class than that of its parameter, the one with this number.
    Check { parameter: u16 },
}

/// The collection that is made of the values of a list that grew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gathered {
    /// A list.
    List,
    /// A set.
    Set,
    /// A map, of which keys and values take turns.
    Map,
}

/// The instructions of a function, a method or an input, and the data that they need.
pub(crate) struct Code {
    /// The name of the function in messages; empty for a function without a name.
    pub(crate) name: String,
    /// The text that the function is written in.
    pub(crate) source: Arc<Source>,
    /// All of it there: of a function its parameters and its body.
    pub(crate) span: Span,
    /// The places of the parameters, with the signs around them, and of the body, if the function was defined by `def`.
    pub(crate) definition: Option<(Span, Span)>,
    /// The parameters.
    pub(crate) parameters: Vec<Parameter>,
    /// The instructions. The last one is [`Op::Return`].
    pub(crate) ops: Vec<Op>,
    /// The place in the text that each instruction came from.
    pub(crate) spans: Vec<Span>,
    /// Values that mean the same in each session.
    pub(crate) constants: Vec<Value>,
    /// Names and arguments.
    pub(crate) sites: Vec<Site>,
    /// The shapes of games in braces.
    pub(crate) games: Vec<GameShape>,
    /// The shapes of ups.
    pub(crate) ups: Vec<UpShape>,
    /// Functions that it makes.
    pub(crate) codes: Vec<Arc<Code>>,
    /// Classes that it declares.
    pub(crate) classes: Vec<tweedle_syntax::ast::Class>,
    /// The values that the function takes with it when it is made: registers of the call that makes it, or
    /// values that the function of that call took with it.
    pub(crate) captures: Vec<Capture>,
    /// The targets of the branches that are marked as [`FAR`], by their numbers.
    pub(crate) far: HashMap<usize, Target>,
    /// The number of registers that a call has.
    pub(crate) registers: usize,
    /// The qualified name of the class whose method it is.
    pub(crate) class: Option<Arc<str>>,
}

/// The place where a function finds a value that it takes with it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Capture {
    /// In a register of the call.
    Register(Register),
    /// Among the values that the function which is called took with it.
    Captured(u16),
}

/// A parameter of a function or a method.
pub(crate) struct Parameter {
    /// The name.
    pub(crate) name: Arc<str>,
    /// The qualified name of the class that arguments have to be of.
    pub(crate) class: Option<Arc<str>>,
    /// True if a call may leave it out.
    pub(crate) is_optional: bool,
    /// True if it takes all further arguments.
    pub(crate) is_variadic: bool,
}

/// A call, or a use of a name.
pub(crate) struct Site {
    /// The name of the method or of the member; empty if there is none.
    pub(crate) name: Arc<str>,
    /// The place of the name.
    pub(crate) span: Span,
    /// The arguments.
    pub(crate) arguments: Vec<SiteArgument>,
    /// True if no argument says by name which parameter it is for.
    pub(crate) is_plain: bool,
    /// The method of a collection that changes which the name means if the object is one.
    pub(crate) change: Option<Change>,
    /// The member that was found for the class of the last object here.
    pub(crate) cache: Cache,
}

/// The place to which the name at a site leads in the class that the site met last.
///
/// Code is shared by the sessions of a program, which may run at the same time. So all of it is one word.
#[derive(Default)]
pub(crate) struct Cache(AtomicU64);

impl Cache {
    /// The number that was found for a class.
    #[inline]
    pub(crate) fn get(&self, class: u32) -> Option<u32> {
        let known = self.0.load(Ordering::Relaxed);
        ((known >> 32) as u32 == class + 1).then_some(known as u32)
    }

    /// Remembers a number for a class.
    pub(crate) fn set(&self, class: u32, number: u32) {
        self.0.store(u64::from(class + 1) << 32 | u64::from(number), Ordering::Relaxed);
    }
}

/// An argument of a call.
pub(crate) struct SiteArgument {
    /// The parameter that it is for, if it is written.
    pub(crate) name: Option<tweedle_syntax::ast::Name>,
    /// The place of the argument.
    pub(crate) span: Span,
}

/// The shape of a game in braces, which is made of its options.
pub(crate) struct GameShape {
    /// The places of Left's options, and of Right's.
    pub(crate) sides: [Vec<Span>; 2],
    /// True if it is written `'{...}'`.
    pub(crate) is_explicit: bool,
    /// The vertices of a game that refers to itself, the game itself first. Its other options stand in `sides`, all as
    /// if they were Left's.
    pub(crate) loops: Option<Vec<[Vec<LoopEdge>; 2]>>,
}

/// An option in a game that refers to itself.
pub(crate) enum LoopEdge {
    /// A vertex.
    Vertex(usize),
    /// The value of this number.
    Value(usize),
}

/// The shape of ups, which are made of the numbers in them.
pub(crate) struct UpShape {
    /// Up or down.
    pub(crate) direction: Direction,
    /// The amount: how far up or down.
    pub(crate) amount: UpKind,
    /// The place of the amount, if it is a number in a register.
    pub(crate) amount_span: Span,
    /// The star: none, `*`, or a number in a register.
    pub(crate) star: StarKind,
}

/// The amount of ups.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum UpKind {
    /// This number of ups.
    Count(u32),
    /// As many as a register says.
    Times,
    /// The up-nth of which a register says the index.
    Nth,
    /// The sum of the first up-nths.
    Sum,
}

/// The star that stands behind ups.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum StarKind {
    /// None.
    None,
    /// `*`.
    One,
    /// `*n`, with n in a register, and where that stands.
    Size(Span),
}

const _: () = assert!(size_of::<Op>() == 8);

impl Op {
    /// An operator between its operands.
    pub(crate) fn binary(
        operator: BinaryOperator,
        to: Register,
        left: Register,
        right: Register,
    ) -> Op {
        match operator {
            BinaryOperator::Add => Op::Add { to, left, right },
            BinaryOperator::Subtract => Op::Subtract { to, left, right },
            BinaryOperator::Multiply => Op::Multiply { to, left, right },
            _ => Op::Binary { operator, to, left, right },
        }
    }
}

impl Code {
    /// True if it takes this number of arguments without names just as they are.
    #[inline]
    pub(crate) fn takes(&self, given: usize) -> bool {
        self.parameters.len() == given && !self.parameters.last().is_some_and(|it| it.is_variadic)
    }

    /// The target of the branch with a number.
    #[inline]
    pub(crate) fn target(&self, branch: usize, target: u16) -> usize {
        if target == FAR {
            self.far.get(&branch).map_or(0, |it| *it as usize)
        } else {
            target.into()
        }
    }

    /// The text of a function, `x -> x + 1`, also of one that was defined by `def f(x) := x + 1`.
    pub(crate) fn text(&self) -> String {
        let slice = |span: Span| self.source.text.get(span.range()).unwrap_or("");
        let text = match self.definition {
            None => slice(self.span).to_owned(),
            Some((head, body)) => {
                let parameters = slice(head);
                let end = parameters.rfind(')').map_or(0, |end| end + 1);
                let parameters = parameters[..end].trim();
                let inside = parameters.trim_start_matches('(').trim_end_matches(')').trim();
                let is_plain = inside.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
                let parameters = if is_plain && !inside.is_empty() { inside } else { parameters };
                format!("{parameters} -> {}", slice(body))
            }
        };
        match crate::format(&text) {
            Ok(formatted) => formatted.trim().to_owned(),
            Err(_) => text,
        }
    }
}

/// The member that is asked of each value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// `.CanonicalForm`, or `.GameValue`, which mostly is the same.
    CanonicalForm,
    /// `.NimValue`, which only impartial games have.
    NimValue,
}
