//! Functions and calls.

use super::Compiler;
use super::expr::{FEW, may_assign, parts_of};
use super::names::Names;
use super::scope::{Place, number};
use crate::Span;
use crate::class::Entry;
use crate::failure::{Evaluated, Failure};
use crate::session::class_names::{is_class_or_script, is_own_package, may_declare};
use crate::value::Value;
use crate::value::code::{Code, Op, Parameter, Register, SiteArgument};
use tweedle_syntax::ast::{self, Argument, Default, Expr, ExprKind, Name};
use tweedle_syntax::say;

impl Compiler<'_> {
    /// Lets a function come into a register.
    pub(super) fn closure(
        &mut self,
        name: String,
        function: &mut ast::Function,
        to: Register,
        span: Span,
    ) -> Evaluated<()> {
        let is_named = !name.is_empty();
        let mut code =
            self.body(name, &mut function.parameters, &mut function.body, span, false)?;
        if is_named {
            let body = function.body.span;
            let start = self.source.text.get(span.range()).and_then(|text| text.find('('));
            let start = span.start + start.unwrap_or(0) as u32;
            code.definition = Some((Span::new(start, body.start.max(start)), body));
        }
        let codes = &mut self.function().code.codes;
        codes.push(code.into());
        let index = number(codes.len() - 1, span)?;
        self.emit(Op::Function { to, index }, span);
        Ok(())
    }

    /// The code of a function or a method.
    pub(super) fn body(
        &mut self,
        name: String,
        parameters: &mut [ast::Parameter],
        body: &mut Expr,
        span: Span,
        is_method: bool,
    ) -> Evaluated<Code> {
        let mut names = Names::default();
        for parameter in &mut *parameters {
            if let Default::Value(value) = &mut parameter.default {
                names.add(value);
            }
        }
        names.add(body);
        self.begin(name, span, names);
        self.function().is_method = is_method;
        self.parameters(parameters)?;
        let to = self.fresh()?;
        self.expr_to(body, to)?;
        self.emit(Op::Return { from: to }, body.span);
        Ok(self.finish())
    }

    /// Parameters in the first registers, with their checks and defaults.
    pub(super) fn parameters(&mut self, parameters: &mut [ast::Parameter]) -> Evaluated<()> {
        let count = parameters.len();
        for (place, parameter) in parameters.iter().enumerate() {
            let name = &parameter.name;
            if parameter.is_variadic && place + 1 < count {
                return Err(Failure::new(say::expansion_not_last(&name.text), name.span));
            }
            if parameters[..place].iter().any(|other| other.name.text == name.text) {
                return Err(Failure::new(say::duplicate_variable(&name.text), name.span));
            }
            self.check_assignable(name)?;
            let class = match &parameter.class {
                Some(class) => Some(self.class_name(class)?),
                None => None,
            };
            self.fresh()?;
            self.function().code.parameters.push(Parameter {
                name: name.text.as_str().into(),
                class,
                is_optional: !matches!(parameter.default, Default::Required)
                    || parameter.is_variadic,
                is_variadic: parameter.is_variadic,
            });
        }
        for (place, parameter) in parameters.iter_mut().enumerate() {
            let register = place as Register + 1;
            let span = parameter.name.span;
            match &mut parameter.default {
                Default::Required => {}
                Default::Nothing => {
                    let given = self.emit(Op::Default { parameter: register, target: 0 }, span);
                    self.constant_to(Value::Nothing, register, span)?;
                    self.land(given);
                }
                Default::Value(value) => {
                    let given = self.emit(Op::Default { parameter: register, target: 0 }, span);
                    self.expr_to(value, register)?;
                    self.land(given);
                }
            }
            if parameter.class.is_some() && !parameter.is_variadic {
                self.emit(Op::Check { parameter: place as u16 }, span);
            }
            self.bind(&parameter.name, register)?;
        }
        Ok(())
    }

    /// A call of anything.
    pub(super) fn call(
        &mut self,
        function: &mut Expr,
        arguments: &mut [Argument],
        to: Register,
        span: Span,
    ) -> Evaluated<()> {
        let base = self.base(to)?;
        match &mut function.kind {
            ExprKind::Member { object, name } if matches!(object.kind, ExprKind::Super) => {
                let this = self.this(object.span)?;
                self.emit(Op::Move { to: base, from: this }, object.span);
                let site = self.arguments(base, name, arguments)?;
                self.emit(Op::CallSuper { base, site }, span);
            }
            ExprKind::Member { object, name } => {
                if let Some(value) = self.qualified(object, name)? {
                    self.constant_to(value, base, function.span)?;
                    let site = self.arguments(base, &nameless(function.span), arguments)?;
                    self.emit(Op::Call { base, site }, span);
                } else if self.own_class(object, name, base)? {
                    let site = self.arguments(base, &nameless(function.span), arguments)?;
                    self.emit(Op::Call { base, site }, span);
                } else if self.owner_on_path(object, name, base)? {
                    let site = self.arguments(base, name, arguments)?;
                    self.emit(Op::CallMethod { base, object: base, site }, span);
                } else {
                    let object =
                        self.object_of(object, base, arguments.iter_mut().map(|it| &mut it.value))?;
                    let site = match arguments {
                        [Argument { name: None, value }] if name.text == "Updated" => {
                            self.updates(base, object, name, value)?
                        }
                        _ => self.arguments(base, name, arguments)?,
                    };
                    self.emit(Op::CallMethod { base, object, site }, span);
                }
            }
            ExprKind::Name(name) if self.method_of_this(name, base, function.span)? => {
                let name = Name { text: name.clone(), span: function.span };
                let site = self.arguments(base, &name, arguments)?;
                self.emit(Op::CallMethod { base, object: base, site }, span);
            }
            kind => {
                let slot = match kind {
                    ExprKind::Name(name) => self.global_slot(name)?,
                    _ => None,
                };
                if let Some(slot) = slot
                    && self.are_arithmetic(arguments)?
                {
                    let site = self.arguments(base, &nameless(function.span), arguments)?;
                    self.emit(Op::CallGlobal { base, site, slot }, span);
                } else {
                    self.expr_to(function, base)?;
                    let site = self.arguments(base, &nameless(function.span), arguments)?;
                    self.emit(Op::Call { base, site }, span);
                }
            }
        }
        if to != base {
            self.emit(Op::Move { to, from: base }, span);
        }
        Ok(())
    }

    /// The number of the variable of the session that a name means, if it means one.
    fn global_slot(&mut self, name: &str) -> Evaluated<Option<u16>> {
        let is_global = matches!(self.place(name)?, Place::Elsewhere)
            && self.class.is_none()
            && self.session.globals.is_declared(name);
        Ok(if is_global { u16::try_from(self.session.globals.slot(name)).ok() } else { None })
    }

    /// True if arguments change nothing, so that it does not matter when the callee is looked up.
    fn are_arithmetic(&mut self, arguments: &[Argument]) -> Evaluated<bool> {
        for argument in arguments {
            if !self.is_arithmetic(&argument.value)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The first register of the window of a call whose value comes into a register: that one itself, if it is the last
    /// one. Variables are never given the value of a call itself.
    fn base(&mut self, to: Register) -> Evaluated<Register> {
        if usize::from(to) + 1 == self.mark() { Ok(to) } else { self.fresh() }
    }

    /// The register of an object whose method is called: that of a variable, if it stays as it is while the arguments are
    /// computed, or `base`.
    fn object_of<'e>(
        &mut self,
        object: &mut Expr,
        base: Register,
        mut arguments: impl Iterator<Item = &'e mut Expr>,
    ) -> Evaluated<Register> {
        if let ExprKind::Name(name) = &object.kind
            && let Place::Register(register) = self.place(name)?
            && !arguments.any(may_assign)
        {
            return Ok(register);
        }
        self.expr_to(object, base)?;
        Ok(base)
    }

    /// Lets arguments come into the registers next to the callee, and returns the number of their site.
    fn arguments(
        &mut self,
        base: Register,
        name: &Name,
        arguments: &mut [Argument],
    ) -> Evaluated<u16> {
        self.release(usize::from(base) + 1);
        let mut site: Vec<SiteArgument> = Vec::with_capacity(arguments.len());
        for argument in arguments {
            let first_named = site.iter().find_map(|it| it.name.as_ref());
            match (&argument.name, first_named) {
                (None, Some(earlier)) => {
                    return Err(Failure::new(
                        say::name_before_ordinary(&earlier.text),
                        earlier.span,
                    ));
                }
                (Some(name), _)
                    if site
                        .iter()
                        .any(|it| it.name.as_ref().is_some_and(|it| it.text == name.text)) =>
                {
                    return Err(Failure::new(say::argument_named_twice(&name.text), name.span));
                }
                _ => {}
            }
            let register = self.fresh()?;
            self.expr_to(&mut argument.value, register)?;
            site.push(SiteArgument { name: argument.name.clone(), span: argument.value.span });
        }
        self.site(&name.text, name.span, site)
    }

    /// The argument of a method `Updated`, and the number of its site. If it is written as a map, a board or a strip needs no
    /// map: rulesets move so.
    fn updates(
        &mut self,
        base: Register,
        object: Register,
        name: &Name,
        argument: &mut Expr,
    ) -> Evaluated<u16> {
        self.release(usize::from(base) + 1);
        let to = self.fresh()?;
        let span = argument.span;
        match &mut argument.kind {
            ExprKind::Map(entries) if entries.len() <= FEW => {
                let (first, count) = self.all(parts_of(entries), span)?;
                self.emit(Op::Updated { base, object, count }, span);
                self.emit(Op::Map { to, first, count }, span);
            }
            _ => self.expr_to(argument, to)?,
        }
        self.site(&name.text, name.span, vec![SiteArgument { name: None, span }])
    }

    /// `a Name b`, which means `a.Name(b)`.
    pub(super) fn infix(
        &mut self,
        object: &mut Expr,
        method: &Name,
        argument: &mut Expr,
        to: Register,
        span: Span,
    ) -> Evaluated<()> {
        let base = self.base(to)?;
        let object = self.object_of(object, base, std::iter::once(&mut *argument))?;
        let register = self.fresh()?;
        self.expr_to(argument, register)?;
        let argument = SiteArgument { name: None, span: argument.span };
        let site = self.site(&method.text, method.span, vec![argument])?;
        self.emit(Op::CallMethod { base, object, site }, span);
        if to != base {
            self.emit(Op::Move { to, from: base }, span);
        }
        Ok(())
    }

    /// `e.Name`.
    pub(super) fn member(
        &mut self,
        object: &mut Expr,
        name: &Name,
        to: Register,
        span: Span,
    ) -> Evaluated<()> {
        if matches!(object.kind, ExprKind::Super) {
            let object = self.this(object.span)?;
            let site = self.site(&name.text, name.span, vec![])?;
            self.emit(Op::SuperMember { to, object, site }, span);
            return Ok(());
        }
        if let Some(value) = self.qualified(object, name)? {
            return self.constant_to(value, to, span);
        }
        if let Some(parts) = self.path_of(object, name)?
            && is_own_package(self.session, parts[0].0)
            && let Some(used) = self.path(&parts, to)?
        {
            for (part, span) in &parts[used..] {
                let site = self.site(part, *span, vec![])?;
                self.emit(Op::Member { to, object: to, site }, *span);
            }
            return Ok(());
        }
        let before = self.here() as usize;
        let object = self.operand(object)?;
        if let Some(value) = self.constant_of_class(before, name, span)? {
            let code = &mut self.function().code;
            code.ops.truncate(before);
            code.spans.truncate(before);
            return self.constant_to(value, to, span);
        }
        let site = self.site(&name.text, name.span, vec![])?;
        self.emit(Op::Member { to, object, site }, span);
        Ok(())
    }

    /// Puts into a register the object that has the last name of a path which begins with a package of the
    /// program, such as `thesis.Plain`; true if there is such an object.
    fn owner_on_path(&mut self, object: &Expr, name: &Name, to: Register) -> Evaluated<bool> {
        let Some(parts) = self.path_of(object, name)? else { return Ok(false) };
        if !is_own_package(self.session, parts[0].0) {
            return Ok(false);
        }
        let Some(used) = self.path(&parts, to)?.filter(|used| *used < parts.len()) else {
            return Ok(false);
        };
        for (part, span) in &parts[used..parts.len() - 1] {
            let site = self.site(part, *span, vec![])?;
            self.emit(Op::Member { to, object: to, site }, *span);
        }
        Ok(true)
    }

    /// The meaning of a name in the class of the library that the instructions from number `before` on put into
    /// a register, if it means the same in each session, such as `Coordinates.North`.
    fn constant_of_class(
        &mut self,
        before: usize,
        name: &Name,
        span: Span,
    ) -> Evaluated<Option<Value>> {
        let code = &self.function().code;
        let [Op::Constant { index, .. }] = code.ops[before..] else { return Ok(None) };
        let Value::Class(class) = code.constants[index as usize] else { return Ok(None) };
        let value = (self.session.links.member_of_class)(self.session, class, name, span)?;
        Ok(value.filter(crate::value::plain::is_plain))
    }

    /// Lets a class of the program that a path names come into a register; `false` if the path is another one.
    fn own_class(&mut self, object: &Expr, name: &Name, to: Register) -> Evaluated<bool> {
        let Some(parts) = self.path_of(object, name)? else { return Ok(false) };
        let whole = joined(&parts);
        if !is_own_package(self.session, parts[0].0)
            || !is_class_or_script(self.session, &whole, name.span)?
        {
            return Ok(false);
        }
        let site = self.site(&whole, name.span, vec![])?;
        self.emit(Op::Class { to, site }, name.span);
        Ok(true)
    }

    /// The names of a path such as `a.b.c`, if the first one is no variable, so that it may be a package.
    fn path_of<'e>(
        &mut self,
        object: &'e Expr,
        name: &'e Name,
    ) -> Evaluated<Option<Vec<(&'e str, Span)>>> {
        let mut parts = vec![(name.text.as_str(), name.span)];
        let mut first = object;
        while let ExprKind::Member { object, name } = &first.kind {
            parts.push((&name.text, name.span));
            first = object;
        }
        let ExprKind::Name(start) = &first.kind else { return Ok(None) };
        if !matches!(self.place(start)?, Place::Elsewhere) || self.session.globals.is_set(start) {
            return Ok(None);
        }
        parts.push((start, first.span));
        parts.reverse();
        Ok(Some(parts))
    }

    /// The value that a qualified name such as `game.grid.Clobber` stands for in the library, if it is the name
    /// of a package, a class or a function there.
    fn qualified(&mut self, object: &Expr, name: &Name) -> Evaluated<Option<Value>> {
        let Some(parts) = self.path_of(object, name)? else { return Ok(None) };
        let path = joined(&parts);
        if !self.session.links.is_package(parts[0].0) || may_declare(self.session, &path) {
            return Ok(None);
        }
        Ok(match (self.session.links.find)(&path) {
            Some(Entry::Function(function)) => Some(Value::Function(function)),
            Some(entry) => Some(Value::Class(entry.name())),
            None => None,
        })
    }
}

/// A path as it is written.
fn joined(parts: &[(&str, Span)]) -> String {
    let names: Vec<&str> = parts.iter().map(|(name, _)| *name).collect();
    names.join(".")
}

/// No name, at the place of the callee.
fn nameless(span: Span) -> Name {
    Name { text: String::new(), span }
}
