//! Members of classes: the meanings of their names inside of a class, and the code of methods.

use super::Compiler;
use super::names::Names;
use super::scope::Place;
use crate::class::{GAME, IMPARTIAL, OBJECT, POSITION};
use crate::failure::{Evaluated, Failure};
use crate::session::class_names::{
    any_class_named, class_named, constants_with, is_class_or_script, is_library_constant,
};
use crate::value::Value;
use crate::value::code::{Code, Op, Register};
use crate::value::declared::{ClassInfo, FieldKind, MethodInfo};
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_syntax::ast::{self, Expr, MemberKind, Name};
use tweedle_syntax::{Source, say};

/// The kind of member that a name means in a class.
enum Meaning {
    /// A variable of its objects.
    Field,
    /// A property, a class inside of it, or something of the class itself.
    Member,
    /// A method, which is called with brackets.
    Method,
}

impl<'s> Compiler<'s> {
    /// A compiler of the members of a class.
    pub(crate) fn of_class(
        session: &'s mut Session,
        source: Arc<Source>,
        class: Arc<ClassInfo>,
    ) -> Compiler<'s> {
        Compiler { class: Some(class), ..Compiler::new(session, source) }
    }

    /// The code of a method.
    pub(crate) fn method(
        &mut self,
        method: &MethodInfo,
        parameters: &mut [ast::Parameter],
        body: &mut Expr,
    ) -> Evaluated<Code> {
        self.is_static = method.is_static;
        let name = format!("{}.{}", method.owner, method.name);
        let code = self.body(name, parameters, body, method.span, true);
        self.is_static = false;
        code
    }

    /// The code that stands in a class: values of variables and statements. In the code of a constructor,
    /// variables for its parameters come first, and then the variables of the classes that it extends. In the other
    /// code, for objects of classes that extend it, defaults of its parameters come first.
    pub(crate) fn initial(
        &mut self,
        class: &ClassInfo,
        parameters: Option<&mut [ast::Parameter]>,
        inherited: &mut [ast::Parameter],
        members: &mut [ast::Member],
    ) -> Evaluated<Code> {
        let mut names = Names::default();
        for member in &mut *members {
            if let MemberKind::Statement(statement) = &mut member.kind {
                names.add_statement(statement);
            }
        }
        let is_constructor = parameters.is_some();
        self.begin(class.name.to_string(), class.span, names);
        self.function().is_method = true;
        if let Some(parameters) = parameters {
            self.parameters(parameters)?;
            for (place, parameter) in parameters.iter().enumerate() {
                let site = self.site(&parameter.name.text, parameter.name.span, vec![])?;
                let from = match self.place(&parameter.name.text)? {
                    Place::Cell(cell) => {
                        let to = self.fresh()?;
                        self.emit(Op::GetCell { to, cell }, parameter.name.span);
                        to
                    }
                    _ => place as Register + 1,
                };
                self.emit(Op::SetField { object: 0, from, site }, parameter.name.span);
            }
            for parent in &class.supers {
                self.initialise(parent, &mut Vec::new(), class.span)?;
            }
        }
        for parameter in inherited {
            self.inherited(class, parameter)?;
        }
        for member in members {
            if member.modifiers.is_static {
                continue;
            }
            match &mut member.kind {
                MemberKind::Var(variables) => {
                    for (name, value) in variables {
                        self.variable(name, value.as_mut(), None)?;
                    }
                }
                MemberKind::Statement(statement) => {
                    self.in_block(|it| it.statement(statement, None))?;
                }
                _ => {}
            }
        }
        if is_constructor {
            self.emit(Op::Finish, class.span);
        }
        self.emit(Op::Return { from: 0 }, class.span);
        Ok(self.finish())
    }

    /// Gives the variable of a parameter its default, in an object of a class that extends this one and has no parameter
    /// of its own with the name.
    fn inherited(&mut self, class: &ClassInfo, parameter: &mut ast::Parameter) -> Evaluated<()> {
        let (name, span) = (parameter.name.text.clone(), parameter.name.span);
        let mark = self.mark();
        let to = self.fresh()?;
        let site = self.site(&name, span, vec![])?;
        self.emit(Op::IsSet { to, object: 0, site }, span);
        let given = self.emit(Op::JumpIf { condition: to, target: 0 }, span);
        match &mut parameter.default {
            ast::Default::Nothing => {}
            ast::Default::Value(value) => self.variable(&parameter.name, Some(value), None)?,
            ast::Default::Required => {
                let message = format!(
                    "Missing required parameter (in call to `{}` constructor): `{name}`",
                    class.name
                );
                self.constant_to(Value::string(&message), to, span)?;
                self.emit(Op::Error { from: to }, span);
            }
        }
        self.land(given);
        self.release(mark);
        Ok(())
    }

    /// Calls the code that stands in a class that is extended, after that of those that this extends.
    fn initialise(
        &mut self,
        parent: &Arc<ClassInfo>,
        done: &mut Vec<u32>,
        span: Span,
    ) -> Evaluated<()> {
        if done.contains(&parent.id) {
            return Ok(());
        }
        done.push(parent.id);
        for grandparent in &parent.supers {
            self.initialise(grandparent, done, span)?;
        }
        let base = self.fresh()?;
        self.emit(Op::Move { to: base, from: 0 }, span);
        let site = self.site(&parent.name, span, vec![])?;
        self.emit(Op::Initialise { base, site }, span);
        Ok(())
    }

    /// The code of the static members of a class: values of its own variables, and `static ... end`.
    pub(crate) fn static_initial(
        &mut self,
        class: &ClassInfo,
        members: &mut [ast::Member],
    ) -> Evaluated<Code> {
        self.begin(class.name.to_string(), class.span, Names::default());
        self.function().is_method = true;
        self.is_static = true;
        for member in members {
            match &mut member.kind {
                MemberKind::Var(variables) if member.modifiers.is_static => {
                    for (name, value) in variables {
                        self.variable(name, value.as_mut(), Some(0))?;
                    }
                }
                MemberKind::Static(script) => self.effects(script)?,
                _ => {}
            }
        }
        self.is_static = false;
        self.emit(Op::Return { from: 0 }, class.span);
        Ok(self.finish())
    }

    /// Gives a variable of an object, or of a class, its first value.
    fn variable(
        &mut self,
        name: &Name,
        value: Option<&mut Expr>,
        class: Option<Register>,
    ) -> Evaluated<()> {
        let Some(value) = value else { return Ok(()) };
        let mark = self.mark();
        let from = self.operand(value)?;
        let site = self.site(&name.text, name.span, vec![])?;
        match class {
            Some(class) => self.emit(Op::SetStatic { class, from, site }, name.span),
            None => self.emit(Op::SetField { object: 0, from, site }, name.span),
        };
        self.release(mark);
        Ok(())
    }

    /// Lets a member of the object whose method it is, or of one that this belongs to, come into a register;
    /// `false` if there is none with the name.
    pub(super) fn member_of_this(
        &mut self,
        name: &str,
        to: Register,
        span: Span,
    ) -> Evaluated<bool> {
        let Some((object, meaning)) = self.owner(name, false, span)? else { return Ok(false) };
        let site = self.site(name, span, vec![])?;
        match meaning {
            Meaning::Field => self.emit(Op::Field { to, object, site }, span),
            Meaning::Member | Meaning::Method => self.emit(Op::Member { to, object, site }, span),
        };
        Ok(true)
    }

    /// Lets the object come into a register that has a method with a name; `false` if there is none.
    pub(super) fn method_of_this(
        &mut self,
        name: &str,
        to: Register,
        span: Span,
    ) -> Evaluated<bool> {
        if !matches!(self.place(name)?, Place::Elsewhere) {
            return Ok(false);
        }
        let before = self.function().code.ops.len();
        let Some((object, meaning)) = self.owner(name, true, span)? else { return Ok(false) };
        if !matches!(meaning, Meaning::Method) {
            // The code that reads the member itself computes the object again.
            self.function().code.ops.truncate(before);
            self.function().code.spans.truncate(before);
            return Ok(false);
        }
        self.emit(Op::Move { to, from: object }, span);
        Ok(true)
    }

    /// Gives a variable of the object, or of one that this belongs to, a value; `false` if there is none.
    pub(super) fn assign_member(&mut self, target: &Name, from: Register) -> Evaluated<bool> {
        if self.class.is_none() {
            return Ok(false);
        }
        let span = target.span;
        let mut level = self.class.clone();
        let mut depth = 0;
        while let Some(class) = level {
            if !self.is_static
                && let Some(&number) = class.field_numbers.get(target.text.as_str())
            {
                let object = self.object_at(depth, span)?;
                let site = self.site(&target.text, span, vec![])?;
                self.emit(Op::SetField { object, from, site }, span);
                if class.fields[number as usize].kind == FieldKind::Mutable {
                    self.fold_addition();
                }
                return Ok(true);
            }
            if let Some(owner) = class.statics.get(target.text.as_str()) {
                let to = self.fresh()?;
                let site = self.site(&owner.clone(), span, vec![])?;
                self.emit(Op::ClassItself { to, site }, span);
                let site = self.site(&target.text, span, vec![])?;
                self.emit(Op::SetStatic { class: to, from, site }, span);
                return Ok(true);
            }
            level = class.enclosing.upgrade();
            depth += 1;
        }
        // The code of what stands in a class has the name of the class.
        let class = self.class.as_ref().map(|class| class.name.clone());
        let is_of_class = class.is_some_and(|class| *self.function().name == *class);
        Err(Failure::new(say::undefined_variable(&target.text), span)
            .with_hint(crate::check::undeclared(&target.text, is_of_class)))
    }

    /// Makes one instruction of those for `n := n + 1`, where `n` is a variable of the object.
    fn fold_addition(&mut self) {
        let code = &mut self.function().code;
        let [.., read, Op::AddInteger { to, left, value }, Op::SetField { object, from, site }] =
            code.ops[..]
        else {
            return;
        };
        let name = |site: u16| &code.sites[usize::from(site)].name;
        if let Op::Field { to: old, object: own, site: known } = read
            && (old, to, own) == (left, from, object)
            && name(known) == name(site)
            && let Ok(value) = i8::try_from(value)
        {
            let start = code.ops.len() - 3;
            // A jump may lead into them: `n := (if c then 1 else n end) + 1`.
            if code.landed as usize > start {
                return;
            }
            let span = code.spans[start + 1];
            code.ops.truncate(start);
            code.spans.truncate(start);
            self.emit(Op::AddField { value, to, object, site }, span);
        }
    }

    /// The object that has a member with a name: the one whose method it is, or one that this belongs to.
    fn owner(
        &mut self,
        name: &str,
        is_call: bool,
        span: Span,
    ) -> Evaluated<Option<(Register, Meaning)>> {
        let mut level = self.class.clone();
        let mut depth = 0;
        while let Some(class) = level {
            // A static method has no object, but the class may be nested in one that belongs to an object.
            let is_static = self.is_static && depth == 0;
            if !is_static && class.field_numbers.contains_key(name) {
                return Ok(Some((self.object_at(depth, span)?, Meaning::Field)));
            }
            let is_method = class.methods.contains(name);
            let is_property = class.properties.contains(name);
            let is_element = class.elements.iter().flatten().any(|element| &**element == name);
            if class.statics.contains_key(name) || is_element {
                let to = self.fresh()?;
                let owner = class.statics.get(name).unwrap_or(&class.name).clone();
                let site = self.site(&owner, span, vec![])?;
                self.emit(Op::ClassItself { to, site }, span);
                return Ok(Some((to, Meaning::Member)));
            }
            if class.nested(name).is_some() {
                return Ok(Some((self.object_at(depth, span)?, Meaning::Member)));
            }
            if is_method || is_property {
                let methods = class.methods.get(name).into_iter().flatten();
                let all_static = methods.chain(class.properties.get(name)).all(|it| it.is_static);
                let object = if all_static {
                    let to = self.fresh()?;
                    let site = self.site(&class.name.clone(), span, vec![])?;
                    self.emit(Op::ClassItself { to, site }, span);
                    to
                } else {
                    self.object_at(depth, span)?
                };
                let meaning = if is_method && (is_call || !is_property) {
                    Meaning::Method
                } else {
                    Meaning::Member
                };
                return Ok(Some((object, meaning)));
            }
            // The names of classes come first.
            if !is_static && !self.session.links.is_class(name) {
                let natives = class.natives.iter().map(|&it| match it {
                    // A class that has options has all that positions have; but `Position` is a class of rulesets.
                    GAME | IMPARTIAL if name != "Position" => POSITION,
                    other => other,
                });
                let mut found = natives
                    .chain([OBJECT])
                    .filter_map(|it| (self.session.links.method_of)(it, name));
                if let Some(method) = found.next()
                    && (method.is_original || !self.means_else(name, &class))
                {
                    let is_method = is_call && method.takes_arguments;
                    let meaning = if is_method { Meaning::Method } else { Meaning::Member };
                    return Ok(Some((self.object_at(depth, span)?, meaning)));
                }
            }
            level = class.enclosing.upgrade();
            depth += 1;
        }
        Ok(None)
    }

    /// True if a name means something that no class has: another class, a function of the program, or a thing of the
    /// library. This meaning is taken where Tweedle has added a member of the same name, which older files cannot
    /// know.
    fn means_else(&self, name: &str, class: &ClassInfo) -> bool {
        self.session.globals.is_function(name)
            || class_named(self.session, name, Some(class)).is_some()
            || is_library_constant(self.session, name)
            || (self.session.links.find)(name).is_some()
    }

    /// The object whose method it is, or the one that it belongs to, `depth` levels further out, in a register.
    fn object_at(&mut self, depth: usize, span: Span) -> Evaluated<Register> {
        let mut object = self.this(span)?;
        for _ in 0..depth {
            let to = self.fresh()?;
            self.emit(Op::Enclosing { to, object }, span);
            object = to;
        }
        Ok(object)
    }

    /// The qualified name of a class that is written after `as` or `extends`.
    pub(super) fn class_name(&mut self, name: &Name) -> Evaluated<Arc<str>> {
        let class = self.class.clone();
        if let Some(class) = any_class_named(self.session, &name.text, class.as_deref()) {
            Ok(class.as_str().into())
        } else {
            let own = class.as_deref().map_or(vec![], names_of_classes);
            Err((self.session.links.unknown_class)(
                self.session,
                false,
                name,
                own,
                class.as_deref(),
            ))
        }
    }

    /// A member of a class that a path of names such as `test.Inner.Nested` leads to, if it begins with the name of a
    /// package of the program.
    pub(super) fn path(
        &mut self,
        parts: &[(&str, Span)],
        to: Register,
    ) -> Evaluated<Option<usize>> {
        let mut path = String::new();
        for (place, (part, span)) in parts.iter().enumerate() {
            if place > 0 {
                path.push('.');
            }
            path.push_str(part);
            if place > 0 && is_class_or_script(self.session, &path, *span)? {
                let site = self.site(&path, *span, vec![])?;
                self.emit(Op::Class { to, site }, *span);
                return Ok(Some(place + 1));
            }
            let package = path.rsplit_once('.').map_or("", |(package, _)| package);
            if place > 0
                && let Some(constants) = constants_with(self.session, package, part, *span)?
            {
                // A name here is a member of that object.
                let site = self.site(&constants, *span, vec![])?;
                self.emit(Op::Class { to, site }, *span);
                return Ok(Some(place));
            }
        }
        Ok(None)
    }
}

/// The names of the classes inside of a class and of those that it stands in.
fn names_of_classes(class: &ClassInfo) -> Vec<String> {
    let mut names: Vec<String> = class.nested_names().map(ToString::to_string).collect();
    if let Some(outer) = class.enclosing.upgrade() {
        names.extend(names_of_classes(&outer));
    }
    names
}
