//! The order of the crates: imports go up the table of crates and never down.

use super::crates::Member;
use super::page::{quoted, rows};

/// The section of the page that has the table of crates.
const SECTION: &str = "Crates";

/// The folders of the crates in the order of the table on the page.
pub(crate) fn of_page(page: &str) -> Vec<&str> {
    let rows = rows(page, SECTION).into_iter();
    rows.filter_map(|row| row.first().copied()).flat_map(quoted).collect()
}

/// A sentence on each crate that the table lacks, and on each import that goes down the table.
pub(crate) fn wrong(order: &[&str], members: &[&Member]) -> Vec<String> {
    let mut wrong = Vec::new();
    let place = |member: &Member| order.iter().position(|folder| *folder == member.folder);
    for member in members {
        let Some(here) = place(member) else {
            wrong.push(format!(
                "the table of crates in ARCHITECTURE.md lacks `{}`: add a row below all that it \
                 imports",
                member.folder
            ));
            continue;
        };
        for imported in members.iter().filter(|other| member.imports.contains(&other.name)) {
            if place(imported).is_some_and(|there| there > here) {
                wrong.push(format!(
                    "`{}` imports `{}`, which stands below it in the table of crates in \
                     ARCHITECTURE.md: remove the import from its Cargo.toml, or change the order",
                    member.folder, imported.folder
                ));
            }
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::testing::member;

    #[test]
    fn imports_go_up_the_table() {
        let page = "## Crates\n\n| crate | what | imports |\n|---|---|---|\n\
                    | `low` | `x` | none |\n| `web` | x | - |\n| `high` | x | low |\n\n## More\n";
        let order = of_page(page);
        assert_eq!(order, ["low", "web", "high"]);
        let (low, high) = (member("low", "", &[]), member("high", "", &["low"]));
        assert!(wrong(&order, &[&high, &low]).is_empty());
        let down = member("low", "", &["high"]);
        let expected = "`low` imports `high`, which stands below it in the table of crates in \
                        ARCHITECTURE.md: remove the import from its Cargo.toml, or change the order";
        assert_eq!(wrong(&order, &[&high, &down]), [expected]);
        let new = member("new", "", &["high"]);
        let expected = "the table of crates in ARCHITECTURE.md lacks `new`: add a row below all \
                        that it imports";
        assert_eq!(wrong(&order, &[&low, &high, &new]), [expected]);
    }
}
