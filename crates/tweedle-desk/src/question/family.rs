//! The question `family`.

use super::ask::Ask;
use super::family_proof::{ProvedFamily, proof_of};
use super::table::{CellOf, TableOf};
pub use crate::family::{Claimed, Pattern, WrongMember};
use crate::family::{Template, check, pattern};
use crate::table::{Cell, TableQuestion, Tabling};
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_script::{Sentence, say};
use tweedle_syntax::ast::StatementKind;

/// The values along a family of positions, such as `Clobber("xo" * n)` for n from 1 on, and what they seem to follow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Family {
    /// An expression of the language with a variable, whose value is a position or a game.
    pub input: String,
    /// The variable.
    #[serde(default = "usual_variable")]
    pub variable: String,
    /// The first number.
    #[serde(default = "one")]
    pub first: u64,
    /// The last number.
    pub last: u64,
    /// More variables of the expression: there is a member for all their numbers, and those of the last one change first.
    #[serde(default)]
    pub others: Vec<FamilyVariable>,
    /// Expressions about the position `g`, or names such as `value`.
    #[serde(default)]
    pub columns: Vec<String>,
    /// An expression with the variables that is claimed to be what the first column has.
    #[serde(default)]
    pub claim: Option<String>,
    /// True if a proof of the values for all n is wanted.
    #[serde(default)]
    pub prove: bool,
}

/// A variable of a family.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FamilyVariable {
    /// Its name.
    pub variable: String,
    /// The first number.
    #[serde(default = "one")]
    pub first: u64,
    /// The last number.
    pub last: u64,
}

fn usual_variable() -> String {
    "n".to_owned()
}

fn one() -> u64 {
    1
}

/// The values along a family.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FamilyOf {
    /// The rows: one for each member, in the order of the numbers.
    #[serde(flatten)]
    pub table: TableOf,
    /// What the columns seem to follow, one after the other; empty if there are several variables.
    pub patterns: Vec<Option<Pattern>>,
    /// What the columns seem to follow along the last of several variables, for the numbers of the others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Line>,
    /// What became of the claim, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<Claimed>,
    /// The proof of the values, if one is wanted and found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<ProvedFamily>,
    /// The reason why there is no proof, if one is wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unproved: Option<String>,
    /// What ended the search for a proof early. It is no part of the answer as data.
    #[serde(skip)]
    pub stop: Option<Trouble>,
}

/// The members of a family along its last variable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Line {
    /// The numbers of the other variables.
    pub at: Vec<u64>,
    /// What the columns seem to follow, one after the other.
    pub patterns: Vec<Option<Pattern>>,
}

/// The largest number of members of a family.
const MOST: u64 = 10_000;
/// The largest number of variables.
const MOST_VARIABLES: usize = 10;

impl Ask for Family {
    type Answer = FamilyOf;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<FamilyOf, Trouble> {
        let members = self.members()?;
        let mut table = Tabling::new(desk, &members.question)?;
        while !table.look()? {}
        self.found(desk, &members, &table)
    }
}

/// The members of a family.
pub(crate) struct Members {
    /// The numbers of the variables for each.
    numbers: Vec<Vec<u64>>,
    /// The question for a table of them.
    pub(crate) question: TableQuestion,
}

/// A claim with its variables.
fn claim_of<'a>(text: &'a str, names: &[&str]) -> Result<Template<'a>, Trouble> {
    let claim = if text.trim().is_empty() {
        Err(Trouble::mistake(say::empty_expression()))
    } else {
        tweedle_syntax::parse(text).map_err(|error| Trouble::of(error.into(), text)).and_then(
            |script| match &script.statements[..] {
                [only] if matches!(only.kind, StatementKind::Expr(_)) => Template::new(text, names),
                _ => Err(Trouble::mistake(say::claim_not_one_expression())),
            },
        )
    };
    claim.map_err(|trouble| trouble.in_field("claim", text))
}

impl Family {
    /// The variables, each with its first and its last number; those of the last one change first.
    fn variables(&self) -> Vec<(&str, u64, u64)> {
        let others = self.others.iter().map(|it| (&*it.variable, it.first, it.last));
        std::iter::once((&*self.variable, self.first, self.last)).chain(others).collect()
    }

    /// The members, and what is asked of them.
    ///
    /// # Errors
    /// [`Trouble`]: a mistake in the expression, its variables or the claim; no members, or too many.
    pub(crate) fn members(&self) -> Result<Members, Trouble> {
        let wrong = |said: Sentence| Err(Trouble::mistake(said));
        if self.prove && !self.others.is_empty() {
            return wrong(say::proof_of_several_variables());
        }
        let numbers = self.numbers()?;
        let names = self.names();
        if let Some(place) = (1..names.len()).find(|&place| names[..place].contains(&names[place]))
        {
            return wrong(say::variable_twice(names[place]));
        }
        let template = Template::new(&self.input, &names)?;
        if let Some(place) = (0..names.len()).find(|&place| !template.mentions(place)) {
            let trouble = Trouble::mistake(say::variable_not_in_expression(names[place]));
            return Err(trouble.about(&self.input));
        }
        // A claim that is none is refused before the work begins.
        self.claim(&names)?;
        let members = numbers.iter().map(|numbers| template.with(numbers)).collect();
        let mut columns = self.columns.clone();
        if columns.is_empty() {
            columns.push("value".to_owned());
        }
        let question =
            TableQuestion { positions: Some(members), columns, ..TableQuestion::default() };
        Ok(Members { numbers, question })
    }

    /// The answer, from the table of the members.
    ///
    /// # Errors
    /// [`Trouble`]: the claim says nothing of a member; time or memory ran out.
    pub(crate) fn found(
        &self,
        desk: &mut Desk,
        members: &Members,
        table: &Tabling,
    ) -> Result<FamilyOf, Trouble> {
        let Members { numbers: all, question } = members;
        let names = self.names();
        let rows = table.rows();
        let claim = self.claim(&names)?.map(|claim| {
            let members = all.iter().enumerate();
            let members = members
                .map(|(row, numbers)| (numbers.clone(), rows.position(row), rows.cell(row, 0)));
            let text = self.claim.as_deref().unwrap_or_default();
            check(desk, &claim, members).map_err(|trouble| trouble.in_field("claim", text))
        });
        let claim = claim.transpose()?;
        // Along the last variable; of one variable there is one line.
        let variables = self.variables();
        let &(variable, first, last) = variables.last().unwrap_or(&("n", 1, 1));
        let length = (last - first + 1) as usize;
        let mut lines = Vec::new();
        for start in (0..all.len()).step_by(length) {
            let mut patterns = Vec::new();
            for column in 0..question.columns.len() {
                let cells: Vec<Cell> =
                    (start..start + length).map(|row| rows.cell(row, column).clone()).collect();
                patterns.push(pattern(desk, &cells, variable, first)?);
            }
            let at = all[start][..names.len() - 1].to_vec();
            lines.push(Line { at, patterns });
        }
        let found = TableOf::of(table)?;
        let mut patterns = match &mut lines[..] {
            [only] if self.others.is_empty() => std::mem::take(&mut only.patterns),
            _ => Vec::new(),
        };
        if self.others.is_empty() {
            lines.clear();
        }
        let members = question.positions.as_deref().unwrap_or_default();
        let mut stop = None;
        let (proof, unproved) =
            match self.prove.then(|| proof_of(members, &self.variable, self.first, desk)) {
                None => (None, None),
                Some(Ok(Ok(proof))) => (Some(proof), None),
                Some(Ok(Err(why))) => (None, Some(why)),
                // The table is known, and is worth telling.
                Some(Err(trouble)) => {
                    let why = Some(trouble.message.clone());
                    stop = Some(trouble);
                    (None, why)
                }
            };
        if let Some(proof) = &proof
            && let Some(value) = question.columns.iter().position(|column| column == "value")
            && let Some(Some(pattern)) = patterns.get_mut(value)
        {
            pattern.proved = proof.says(pattern, &mut desk.session().analyst().store)?;
        }
        Ok(FamilyOf { table: found, patterns, lines, claim, proof, unproved, stop })
    }

    /// The names of the variables.
    fn names(&self) -> Vec<&str> {
        self.variables().into_iter().map(|(name, ..)| name).collect()
    }

    /// The claim, if there is one.
    fn claim(&self, names: &[&str]) -> Result<Option<Template<'_>>, Trouble> {
        self.claim.as_deref().map(|text| claim_of(text, names)).transpose()
    }

    /// The numbers of the variables for each member, in the order of the rows.
    ///
    /// # Errors
    /// [`Trouble`] if there are no members or too many.
    pub fn numbers(&self) -> Result<Vec<Vec<u64>>, Trouble> {
        let refused = || Trouble::mistake(say::number_of_members(MOST));
        let variables = self.variables();
        let mut count = 1_u64;
        for &(_, first, last) in &variables {
            let numbers = last.checked_sub(first).and_then(|it| it.checked_add(1));
            let all = numbers.and_then(|numbers| count.checked_mul(numbers));
            count = all.filter(|&all| all <= MOST).ok_or_else(refused)?;
        }
        if variables.len() > MOST_VARIABLES {
            return Err(Trouble::mistake(say::too_many_variables(MOST_VARIABLES)));
        }
        let mut all = vec![Vec::new()];
        for (_, first, last) in variables {
            all = all
                .into_iter()
                .flat_map(|before: Vec<u64>| {
                    (first..=last).map(move |n| before.iter().copied().chain([n]).collect())
                })
                .collect();
        }
        Ok(all)
    }
}

impl FamilyOf {
    /// The cell of a row and a column.
    pub fn cell(&self, row: usize, column: usize) -> Option<&CellOf> {
        self.table.rows.get(row)?.get(column + 1)
    }
}
