//! Workloads from the words of a command line, and back.

use crate::{Pool, Workload};
use std::fmt;
use std::str::FromStr;

/// Reads a number, or says which word is none.
fn number<T: FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is not a number that fits here"))
}

impl Workload {
    /// Reads a workload from its name and arguments.
    ///
    /// # Errors
    /// A message for the user, when the words name no workload.
    pub fn parse(words: &[String]) -> Result<Self, String> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let pool = |count, seed, size| {
            Ok::<_, String>(Pool {
                count: number(count)?,
                seed: number(seed)?,
                size: number(size)?,
            })
        };
        Ok(match words[..] {
            ["domineering", rows, columns] => {
                Self::Domineering { rows: number(rows)?, columns: number(columns)? }
            }
            ["toads", toads, blanks, frogs] => Self::Toads {
                toads: number(toads)?,
                blanks: number(blanks)?,
                frogs: number(frogs)?,
            },
            ["clobber", rows, columns] => {
                Self::Clobber { rows: number(rows)?, columns: number(columns)? }
            }
            ["amazons", board] => Self::Amazons { board: board.to_owned() },
            ["snort-path", vertices] => Self::SnortPath { vertices: number(vertices)? },
            ["cram-outcome", rows, columns] => {
                Self::CramOutcome { rows: number(rows)?, columns: number(columns)? }
            }
            ["cram", rows, columns] => {
                Self::Cram { rows: number(rows)?, columns: number(columns)? }
            }
            ["chomp", rows, columns] => {
                Self::Chomp { rows: number(rows)?, columns: number(columns)? }
            }
            ["nim-product", pairs] => Self::NimProduct { pairs: number(pairs)? },
            ["grundy", code, to] => Self::Grundy { code: code.to_owned(), to: number(to)? },
            ["grundy-period", code, to] => {
                Self::GrundyPeriod { code: code.to_owned(), to: number(to)? }
            }
            ["entails", to] => Self::Entails { to: number(to)?, is_obvious: false },
            ["entails-obvious", to] => Self::Entails { to: number(to)?, is_obvious: true },
            ["quotient", code, to] => Self::Quotient { code: code.to_owned(), to: number(to)? },
            ["misere-forms", code, to] => {
                Self::MisereForms { code: code.to_owned(), to: number(to)? }
            }
            ["universe", followers, seed] => {
                Self::Universe { followers: number(followers)?, seed: number(seed)? }
            }
            ["dead-ending", count, seed, size] => Self::DeadEnding(pool(count, seed, size)?),
            ["dead-ends", count, seed, size] => Self::DeadEnds(pool(count, seed, size)?),
            ["nimstring", rows, columns] => {
                Self::Nimstring { rows: number(rows)?, columns: number(columns)? }
            }
            ["boxes", rows, columns] => {
                Self::Boxes { rows: number(rows)?, columns: number(columns)? }
            }
            ["invariant", invariant, rounds] => {
                Self::Invariant { invariant: invariant.parse()?, rounds: number(rounds)? }
            }
            ["pool-sum", count, seed, size] => Self::PoolSum(pool(count, seed, size)?),
            ["pool-cmp", count, seed, size] => Self::PoolCmp(pool(count, seed, size)?),
            _ => return Err(format!("no such workload: `{}`\n{USAGE}", words.join(" "))),
        })
    }
}

/// The workloads a program takes, for its help.
pub(crate) const USAGE: &str = "workloads:
  domineering R C
  toads A B C
  clobber R C
  amazons BOARD
  snort-path N
  cram-outcome R C
  cram R C
  chomp R C
  nim-product N
  grundy CODE N
  grundy-period CODE N
  entails N
  entails-obvious N
  quotient CODE N
  misere-forms CODE N
  universe N SEED
  dead-ending N SEED SIZE
  dead-ends N SEED SIZE
  nimstring R C
  boxes R C
  invariant value|temperature|cooled|heated|reduced|atomic-weight N
  pool-sum N SEED SIZE
  pool-cmp N SEED SIZE";

impl fmt::Display for Workload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Domineering { rows, columns } => write!(f, "domineering {rows} {columns}"),
            Self::Toads { toads, blanks, frogs } => write!(f, "toads {toads} {blanks} {frogs}"),
            Self::Clobber { rows, columns } => write!(f, "clobber {rows} {columns}"),
            Self::Amazons { board } => write!(f, "amazons {board}"),
            Self::SnortPath { vertices } => write!(f, "snort-path {vertices}"),
            Self::CramOutcome { rows, columns } => write!(f, "cram-outcome {rows} {columns}"),
            Self::Cram { rows, columns } => write!(f, "cram {rows} {columns}"),
            Self::Chomp { rows, columns } => write!(f, "chomp {rows} {columns}"),
            Self::NimProduct { pairs } => write!(f, "nim-product {pairs}"),
            Self::Grundy { code, to } => write!(f, "grundy {code} {to}"),
            Self::GrundyPeriod { code, to } => write!(f, "grundy-period {code} {to}"),
            Self::Entails { to, is_obvious: false } => write!(f, "entails {to}"),
            Self::Entails { to, is_obvious: true } => write!(f, "entails-obvious {to}"),
            Self::Quotient { code, to } => write!(f, "quotient {code} {to}"),
            Self::MisereForms { code, to } => write!(f, "misere-forms {code} {to}"),
            Self::Universe { followers, seed } => write!(f, "universe {followers} {seed}"),
            Self::DeadEnding(pool) => write!(f, "dead-ending {pool}"),
            Self::DeadEnds(pool) => write!(f, "dead-ends {pool}"),
            Self::Nimstring { rows, columns } => write!(f, "nimstring {rows} {columns}"),
            Self::Boxes { rows, columns } => write!(f, "boxes {rows} {columns}"),
            Self::Invariant { invariant, rounds } => write!(f, "invariant {invariant} {rounds}"),
            Self::PoolSum(pool) => write!(f, "pool-sum {pool}"),
            Self::PoolCmp(pool) => write!(f, "pool-cmp {pool}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parses one line of words.
    fn parse(line: &str) -> Result<Workload, String> {
        Workload::parse(&line.split(' ').map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn what_is_printed_is_read_back() {
        for line in [
            "domineering 3 9",
            "toads 6 4 5",
            "clobber 1 26",
            "amazons x..|..o",
            "snort-path 20",
            "cram-outcome 5 7",
            "cram 3 13",
            "chomp 12 12",
            "nim-product 1000",
            "grundy 0.16 1000",
            "grundy-period 4!.0 1000",
            "entails 40000",
            "entails-obvious 40000",
            "quotient 0.77 100",
            "misere-forms 0.77 20",
            "universe 1000 1",
            "dead-ending 100 1 2",
            "dead-ends 100 1 4",
            "nimstring 3 4",
            "boxes 3 3",
            "pool-sum 100 1 2",
            "pool-cmp 1000 18446744073709551615 3",
        ] {
            assert_eq!(parse(line).map(|workload| workload.to_string()).as_deref(), Ok(line));
        }
    }

    #[test]
    fn other_words_are_refused() {
        for line in ["", "domineering", "domineering 3", "domineering 3 x", "chess 8 8"] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
