//! Classes that look like games or rulesets, and lack the members that make them so.

use crate::check::note::Note;
use crate::check::walk::Resolver;
use tweedle_syntax::ast::{Class, MemberKind};
use tweedle_syntax::{Diagnostic, say};

/// The rulesets of the library that are extended by a class of positions, or by a method.
const RULESETS: [(&str, &str); 4] = [
    ("GridRuleset", "Position"),
    ("StripRuleset", "Position"),
    ("GraphRuleset", "Position"),
    ("HeapRuleset", "HeapOptions"),
];

impl Resolver<'_> {
    /// Warns of a class, and of those inside of it, that has options and is no game, or is a ruleset without positions.
    pub(super) fn check_game(&mut self, class: &Class) {
        let has = |name: &str| {
            class.members.iter().any(|member| match &member.kind {
                MemberKind::Class(inner) => inner.name.text == name,
                MemberKind::Method(method) => method.name.text == name,
                _ => false,
            })
        };
        let name = &class.name.text;
        let warning = |said| Note::warning(Diagnostic::new(said, class.name.span));
        let takes_player = class.members.iter().any(|member| match &member.kind {
            MemberKind::Method(method) if method.name.text == "Options" => {
                let mut parameters = method.parameters.iter().flatten();
                parameters.any(|it| it.class.as_ref().is_some_and(|class| class.text == "Player"))
            }
            _ => false,
        });
        let is_position = name == "Position" && has("Options") || takes_player;
        if class.extends.is_empty() && is_position {
            self.checked.notes.push(warning(say::options_and_no_game(name)));
        }
        let parent = class.extends.first().filter(|_| class.extends.len() == 1);
        let known = parent.and_then(|parent| {
            let last = parent.text.rsplit('.').next()?;
            RULESETS.iter().find(|(ruleset, _)| *ruleset == last)
        });
        if let Some((ruleset, needed)) = known
            && !has(needed)
            && !has("Position")
            && class.modifiers.is_singleton
        {
            let what = if *needed == "Position" { "a nested class" } else { "a method" };
            let said = say::ruleset_without_positions(ruleset, what, needed, name);
            self.checked.notes.push(warning(said));
        }
        for member in &class.members {
            if let MemberKind::Class(inner) = &member.kind {
                self.check_game(inner);
            }
        }
    }
}
