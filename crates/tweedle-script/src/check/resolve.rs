//! The meanings of the names of a text: a walk through its tree that knows the variables of each block.

use super::calls::callables;
use super::symbol::{Meaning, SymbolKind};
use crate::check::note::{Checked, Note};
use crate::check::walk::{Later, Level, Resolver, Which};
use crate::session::class_names::{self, class_seen_from, constants_with, find_class};
use crate::star_of_number::number_of_star;
use crate::{Session, Span, library, parse_all, with_stack};
use std::collections::{HashMap, HashSet};
use tweedle_syntax::ast::{
    BinaryOperator, Class, Clause, ClauseKind, Default, Expr, ExprKind, Function, Gathered,
    LoopBody, Member, MemberKind, Name, Parameter, Piece, Script, Statement, StatementKind,
};
use tweedle_syntax::diagnostic::{Diagnostic, cut};
use tweedle_syntax::say;

impl<'a> Resolver<'a> {
    /// A walk through a text whose symbols are known. Where the text is empty, only the tree is looked at.
    pub(super) fn new(
        session: &'a mut Session,
        text: &'a str,
        package: &str,
        checked: &'a mut Checked,
        members: &'a HashSet<String>,
    ) -> Resolver<'a> {
        let (locals, classes, later) = (Vec::new(), Vec::new(), Vec::new());
        Resolver {
            session,
            text,
            package: package.to_owned(),
            checked,
            members,
            locals,
            classes,
            level: None,
            is_static: false,
            is_open: true,
            globals: HashMap::new(),
            // The variable that `tweedle run` gives to each program.
            imported: HashSet::from(["arguments".to_owned()]),
            is_partial: false,
            later,
            callables: HashMap::new(),
            is_method: false,
        }
    }

    /// Goes through a program.
    pub(super) fn run(mut self, script: &mut Script, is_class: bool) {
        let known: Vec<(usize, Span)> =
            self.checked.symbols.iter().enumerate().map(|(place, it)| (place, it.span)).collect();
        for (place, span) in known {
            self.mention(span, Meaning::Symbol(place));
        }
        for (place, symbol) in self.checked.symbols.iter().enumerate() {
            if matches!(symbol.kind, SymbolKind::Global | SymbolKind::Function) {
                self.globals.entry(symbol.name.clone()).or_insert(place);
            }
        }
        let classes = |statement: &Statement| match &statement.kind {
            StatementKind::Class(class) => Some((**class).clone()),
            _ => None,
        };
        let classes: Vec<Class> = script.statements.iter().filter_map(classes).collect();
        for class in &classes {
            self.add_class(class, None);
        }
        for class in &classes {
            self.find_parents(class);
            self.check_game(class);
        }
        let mut names = HashSet::new();
        for statement in &mut script.statements {
            statement.for_each_expression(&mut |expr| assigned(expr, &mut names));
        }
        self.callables = callables(&script.statements, &names);
        for statement in &mut script.statements {
            self.statement(statement);
        }
        if !is_class {
            self.known_later();
        }
    }

    /// Looks for variables that are declared somewhere in the text.
    fn known_later(&mut self) {
        for Later { name, span, locals, is_at_once } in std::mem::take(&mut self.later) {
            if let Some(&symbol) = self.globals.get(&name) {
                self.mention(span, Meaning::Symbol(symbol));
                let is_known = self.imported.contains(&name)
                    || self.is_partial
                    || self.session.globals.is_set(&name)
                    || self.is_of_library(&name);
                if is_at_once && !is_known && span.start < self.checked.symbols[symbol].whole.end {
                    let hint = "What stands below gives it one.";
                    let diagnostic =
                        Diagnostic::new(say::variable_without_value(&name), span).with_hint(hint);
                    self.checked.notes.push(Note::mistake(diagnostic));
                }
            } else if !self.imported.contains(&name) && !self.is_partial {
                let near = self.globals.keys().cloned().chain(locals).collect();
                self.undefined(&name, near, span, false);
            }
        }
    }

    /// Goes through a program inside of another one.
    fn script(&mut self, script: &mut Script) {
        self.in_block(|it| {
            script.statements.iter_mut().for_each(|statement| it.statement(statement));
        });
    }

    fn statement(&mut self, statement: &mut Statement) {
        let whole = statement.span;
        match &mut statement.kind {
            StatementKind::Expr(expr) => self.expr(expr),
            StatementKind::Var { name, value } => {
                if let Some(value) = value {
                    self.expr(value);
                }
                if !self.is_open {
                    let head = format!("var {}", name.text);
                    self.bind(name, whole, SymbolKind::Local, head);
                }
            }
            StatementKind::Def { name, function } => {
                if !self.is_open {
                    // It may call itself.
                    let head = format!("def {}", name.text);
                    self.bind(name, whole, SymbolKind::Function, head);
                }
                self.function(function);
            }
            StatementKind::Class(class) => self.class(class),
            StatementKind::Import { path, .. } => self.import(&path.clone(), 0),
            StatementKind::Return(Some(value)) => self.expr(value),
            StatementKind::Try { body, finally } => {
                self.script(body);
                self.script(finally);
            }
            StatementKind::Break
            | StatementKind::Continue
            | StatementKind::Return(None)
            | StatementKind::Clear => {}
        }
    }

    /// Makes the declarations of an imported file known.
    fn import(&mut self, path: &str, depth: usize) {
        /// Files may import each other so deep.
        const DEEPEST: usize = 20;
        let read = self.session.outside.read(path);
        let Some(Ok(text)) = read.filter(|_| depth < DEEPEST) else {
            self.is_partial = true;
            return;
        };
        let (mut script, _) = parse_all(&text);
        let mut names = HashSet::new();
        for statement in &mut script.statements {
            match &statement.kind {
                StatementKind::Def { name, .. } | StatementKind::Var { name, .. } => {
                    names.insert(name.text.clone());
                }
                StatementKind::Class(class) => {
                    names.insert(class.name.text.clone());
                }
                StatementKind::Import { path, .. } => self.import(&path.clone(), depth + 1),
                _ => {}
            }
            statement.for_each_expression(&mut |expr| assigned(expr, &mut names));
        }
        self.imported.extend(names);
    }

    fn function(&mut self, function: &mut Function) {
        self.in_block(|it| {
            it.parameters(&mut function.parameters);
            it.expr(&mut function.body);
        });
    }

    fn parameters(&mut self, parameters: &mut [Parameter]) {
        for parameter in parameters {
            self.parameter(parameter);
            let of = parameter.class.as_ref().map(|it| format!(" as {}", it.text));
            let head = format!("{}{}", parameter.name.text, of.unwrap_or_default());
            self.bind(&parameter.name, parameter.name.span, SymbolKind::Parameter, head);
        }
    }

    /// The class and the default of a parameter.
    fn parameter(&mut self, parameter: &mut Parameter) {
        if let Some(class) = &parameter.class {
            if let Some(meaning) = self.class_of(class, self.level) {
                self.mention(class.span, meaning);
            } else {
                self.unknown_class(false, class);
            }
        }
        if let Default::Value(value) = &mut parameter.default {
            self.expr(value);
        }
    }

    /// Goes through a class.
    fn class(&mut self, class: &mut Class) {
        let Some(level) = self.class_at(class) else { return };
        let outer = self.level.replace(level);
        let locals = std::mem::take(&mut self.locals);
        let was_static = std::mem::replace(&mut self.is_static, false);
        self.in_block(|it| {
            class.parameters.iter_mut().flatten().for_each(|parameter| it.parameter(parameter));
            class.members.iter_mut().for_each(|member| it.member(member));
        });
        self.is_static = was_static;
        self.locals = locals;
        self.level = outer;
    }

    fn member(&mut self, member: &mut Member) {
        self.is_static = member.modifiers.is_static;
        match &mut member.kind {
            MemberKind::Class(class) => self.class(class),
            MemberKind::Method(method) => {
                if let Some(result) = &method.result
                    && let Some(meaning) = self.class_of(result, self.level)
                {
                    self.mention(result.span, meaning);
                }
                self.is_method = !self.is_static;
                self.in_block(|it| {
                    it.parameters(method.parameters.as_deref_mut().unwrap_or_default());
                    if let Some(body) = &mut method.body {
                        it.expr(body);
                    }
                });
            }
            MemberKind::Var(variables) => {
                variables.iter_mut().filter_map(|(_, value)| value.as_mut()).for_each(|value| {
                    self.expr(value);
                });
            }
            MemberKind::Static(script) => {
                self.is_static = true;
                self.script(script);
            }
            MemberKind::Statement(statement) => self.in_block(|it| it.statement(statement)),
        }
        self.is_static = false;
        self.is_method = false;
    }

    pub(super) fn expr(&mut self, expr: &mut Expr) {
        with_stack(|| self.kind(expr));
    }

    fn kind(&mut self, expr: &mut Expr) {
        let span = expr.span;
        match &mut expr.kind {
            ExprKind::Binary { .. } => {
                // Going down the left operands in a loop keeps long sums off the stack.
                let mut first = expr;
                while matches!(first.kind, ExprKind::Binary { .. }) {
                    self.look_at_star(&first.kind);
                    let ExprKind::Binary { left, right, .. } = &mut first.kind else { return };
                    self.expr(right);
                    first = left;
                }
                self.expr(first);
            }
            ExprKind::Name(name) => self.name(&name.clone(), span, false),
            ExprKind::Assign { target, value } => {
                self.expr(value);
                self.assign(&target.clone(), span);
            }
            ExprKind::Function(function) => self.function(function),
            ExprKind::Block(script) => self.script(script),
            ExprKind::If { branches, otherwise } => {
                for (condition, script) in branches {
                    self.expr(condition);
                    self.script(script);
                }
                if let Some(script) = otherwise {
                    self.script(script);
                }
            }
            ExprKind::Loop { clauses, body } => self.clauses(clauses, &mut |it| match body {
                LoopBody::Do(script) => it.script(script),
                LoopBody::Yield(scripts) => scripts.iter_mut().for_each(|script| it.script(script)),
            }),
            ExprKind::Comprehension { gathered, clauses } => {
                self.clauses(clauses, &mut |it| match gathered {
                    Gathered::List(element) | Gathered::Set(element) => it.expr(element),
                    Gathered::Map(key, value) => {
                        it.expr(key);
                        it.expr(value);
                    }
                });
            }
            ExprKind::Member { .. } => self.member_expr(expr),
            ExprKind::Infix { object, method, argument } => {
                self.expr(object);
                self.member_of_anything(&method.clone());
                self.expr(argument);
            }
            ExprKind::Call { function, arguments } => {
                match &function.kind {
                    ExprKind::Name(name) => self.name(&name.clone(), function.span, true),
                    _ => self.expr(function),
                }
                for argument in &mut *arguments {
                    if let Some(name) = &argument.name {
                        self.checked.labels.push(name.text.clone());
                    }
                    self.expr(&mut argument.value);
                }
                self.check_call(function, arguments, span);
            }
            ExprKind::Interpolated(pieces) => {
                for piece in pieces {
                    if let Piece::Value(value) = piece {
                        self.expr(value);
                    }
                }
            }
            ExprKind::Game(game) => {
                self.in_block(|it| {
                    if let Some(name) = &game.name {
                        it.bind(name, span, SymbolKind::Loop, name.text.clone());
                    }
                    game.left.iter_mut().chain(&mut game.right).for_each(|option| it.expr(option));
                });
            }
            other => other.for_each_child(&mut |child| self.expr(child)),
        }
    }

    /// Clauses around a body, the first one outermost.
    fn clauses(&mut self, clauses: &mut [Clause], body: &mut dyn FnMut(&mut Self)) {
        let Some((first, others)) = clauses.split_first_mut() else { return body(self) };
        self.in_block(|it| {
            let name = match &mut first.kind {
                ClauseKind::From { name, from, to, by } => {
                    it.expr(from);
                    to.iter_mut().chain(by).for_each(|bound| it.expr(bound));
                    Some(name)
                }
                ClauseKind::In { name, collection: value } | ClauseKind::Be { name, value } => {
                    it.expr(value);
                    Some(name)
                }
                ClauseKind::While => None,
            };
            if let Some(name) = name {
                it.bind(name, first.span, SymbolKind::Loop, format!("for {}", name.text));
            }
            first.end.iter_mut().chain(&mut first.filter).for_each(|it_| it.expr(it_));
            with_stack(|| it.clauses(others, body));
        });
    }

    /// A name that stands alone, perhaps before the arguments of a call.
    fn name(&mut self, name: &str, span: Span, is_called: bool) {
        if self.local(name, span, true) {
            return;
        }
        if let Some(meaning) = self.member_around(name) {
            return self.mention(span, meaning);
        }
        if self.level.is_none() && self.globals.contains_key(name) {
            return self.may_come_later(name, span);
        }
        if let Some(meaning) = self.class_alone(name) {
            if let Meaning::Class(class) = &meaning {
                // The members of its objects are known then. A mistake in it is told of its own file.
                let _ = find_class(self.session, class, span);
            }
            self.declared_before(&meaning, span);
            return self.mention(span, meaning);
        }
        if self.is_of_library(name) {
            return self.mention(span, Meaning::Library(name.to_owned()));
        }
        let package = self.package.clone();
        if let Ok(Some(_)) = constants_with(self.session, &package, name, span) {
            return;
        }
        if self.level.is_none() {
            return self.may_come_later(name, span);
        }
        // Functions of the program are seen from its classes, too.
        if let Some(&symbol) = self.globals.get(name)
            && self.checked.symbols[symbol].kind == SymbolKind::Function
        {
            return self.mention(span, Meaning::Symbol(symbol));
        }
        if self.imported.contains(name) || self.session.globals.is_function(name) {
            return;
        }
        let (near, is_whole) = self.names_around();
        if is_whole && !self.is_partial {
            self.undefined(name, near, span, is_called);
        }
    }

    /// Notes a name that may be that of a variable of the session.
    fn may_come_later(&mut self, name: &str, span: Span) {
        let locals = self.locals.iter().map(|it| it.name.clone()).collect();
        let is_at_once = self.is_open;
        self.later.push(Later { name: name.to_owned(), span, locals, is_at_once });
    }

    /// The class of the text or of the program that a name means.
    pub(super) fn class_alone(&self, name: &str) -> Option<Meaning> {
        let symbols = &self.checked.symbols;
        let is_it = |it: &&Level| it.outer.is_none() && symbols[it.symbol].name == name;
        if let Some(class) = self.classes.iter().find(is_it) {
            return Some(Meaning::Symbol(class.symbol));
        }
        class_seen_from(self.session, name, &self.package).map(Meaning::Class)
    }

    /// Reports that a class of a script is used before it is declared.
    pub(super) fn declared_before(&mut self, class: &Meaning, span: Span) {
        let Meaning::Symbol(symbol) = class else { return };
        let symbol = &self.checked.symbols[*symbol];
        if !self.is_open || self.level.is_some() || symbol.span.start < span.start {
            return;
        }
        let hint = "A class of a script stands before the statements that use it.";
        self.checked.notes.push(Note::mistake(
            Diagnostic::new(say::class_declared_below(&symbol.name), span).with_hint(hint),
        ));
    }

    /// True if the library gives a name its meaning.
    pub(super) fn is_of_library(&self, name: &str) -> bool {
        class_names::is_library_constant(self.session, name) || library::find(name).is_some()
    }

    /// A member of the class that the walk is in, or of one that this stands in.
    fn member_around(&self, name: &str) -> Option<Meaning> {
        let mut level = self.level;
        let mut is_static = self.is_static;
        while let Some(place) = level {
            let which = if is_static { Which::OfClass } else { Which::All };
            if let Some(meaning) = self.member_of(place, name, which) {
                return Some(meaning);
            }
            is_static = false;
            level = self.classes[place].outer;
        }
        None
    }

    /// The names of variables and members that may be meant, and whether these are all that there are.
    fn names_around(&self) -> (Vec<String>, bool) {
        let mut names: Vec<String> = self.locals.iter().map(|it| it.name.clone()).collect();
        let (mut level, mut is_whole) = (self.level, true);
        while let Some(place) = level {
            names.extend(self.members_of(place));
            is_whole &= self.classes[place].is_whole;
            level = self.classes[place].outer;
        }
        (names, is_whole)
    }

    /// A variable that is given a value.
    fn assign(&mut self, target: &Name, whole: Span) {
        let (name, span) = (&target.text, target.span);
        if self.local(name, span, false) {
            return;
        }
        if self.level.is_none() {
            if let Some(&symbol) = self.globals.get(name) {
                self.mention(span, Meaning::Symbol(symbol));
            } else {
                let place = self.declare(target, whole, SymbolKind::Global, name.clone());
                self.globals.insert(name.clone(), place);
            }
            return;
        }
        let mut level = self.level;
        let (mut of_object, mut is_whole) = (!self.is_static, true);
        while let Some(place) = level {
            if let Some(meaning) = self.member_of(place, name, Which::Variables { of_object }) {
                self.may_change(&meaning, target);
                return self.mention(span, meaning);
            }
            is_whole &= self.classes[place].is_whole;
            of_object = !self.is_static;
            level = self.classes[place].outer;
        }
        if is_whole {
            let hint = undeclared(name, !self.is_method && !self.is_static);
            let diagnostic =
                Diagnostic::new(say::undefined_variable(cut(name)), span).with_hint(hint);
            self.checked.notes.push(Note::mistake(diagnostic));
        }
    }
}

impl Resolver<'_> {
    /// Reports that a product looks like the sum of a value such as `1*` and a term.
    fn look_at_star(&mut self, product: &ExprKind) {
        let ExprKind::Binary { operator: BinaryOperator::Multiply, operator_span, .. } = product
        else {
            return;
        };
        let Some(number) = number_of_star(self.text, operator_span.start as usize) else { return };
        let span = Span::new(operator_span.start - number.len() as u32, operator_span.end);
        let diagnostic = Diagnostic::new(say::star_of_product(number), span);
        self.checked.notes.push(Note::warning(diagnostic));
    }

    /// Reports that a method gives a value to a parameter of its class.
    fn may_change(&mut self, variable: &Meaning, target: &Name) {
        let Meaning::Symbol(symbol) = variable else { return };
        if self.is_method && self.checked.symbols[*symbol].kind == SymbolKind::ClassParameter {
            let hint = "What a parameter of a class was given stays: copy it into a variable.";
            let diagnostic =
                Diagnostic::new(say::immutable_variable(&target.text), target.span).with_hint(hint);
            self.checked.notes.push(Note::mistake(diagnostic));
        }
    }
}

/// The hint for a name that is given a value and declared nowhere; in a class, it may also be a method without `def`.
pub(crate) fn undeclared(name: &str, is_of_class: bool) -> String {
    if is_of_class {
        format!(
            "A method of a class begins with `def {name} := ...`, and a variable with `var {name} := ...`."
        )
    } else {
        format!("A variable of a method begins with `var {name} := ...`.")
    }
}

/// Adds the names that an expression gives values.
fn assigned(expr: &mut Expr, names: &mut HashSet<String>) {
    if let ExprKind::Assign { target, .. } = &expr.kind {
        names.insert(target.text.clone());
    }
    with_stack(|| expr.kind.for_each_child(&mut |child| assigned(child, names)));
}
