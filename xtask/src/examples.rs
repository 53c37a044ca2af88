//! Examples of Rust on a page, and whether they are among those of the documentation, which cargo runs.

use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// The lines of each block of Rust on a page of Markdown.
pub(crate) fn of_page(page: &str) -> Vec<Vec<&str>> {
    let mut blocks = Vec::new();
    let mut lines = page.lines();
    while let Some(fence) = lines.find(|line| line.starts_with("```")) {
        let block = lines.by_ref().take_while(|line| *line != "```").collect();
        if matches!(fence, "```" | "```rust") {
            blocks.push(block);
        }
    }
    blocks
}

/// The documentation in each source file of a folder and of those in it.
pub(crate) fn of_sources(folder: &Path) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else { return Ok(texts) };
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            texts.extend(of_sources(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            texts.push(documentation(&source));
        }
    }
    Ok(texts)
}

/// The lines of documentation in a source file, without their marks.
fn documentation(source: &str) -> String {
    let lines = source.lines().map(str::trim_start);
    let text = |line: &str| {
        let line = line.strip_prefix("//!").or_else(|| line.strip_prefix("///"))?;
        Some(line.strip_prefix(' ').unwrap_or(line).to_owned() + "\n")
    };
    lines.filter_map(text).collect()
}

/// True if one of the examples of the documentation is this one, with or without its hidden lines.
pub(crate) fn has(documentation: &str, example: &[&str]) -> bool {
    of_page(documentation).iter().any(|documented| {
        let mut rest = example.iter().copied().peekable();
        let is_here = documented.iter().all(|line| {
            let hidden = line.strip_prefix("# ");
            rest.next_if_eq(&hidden.unwrap_or(line)).is_some() || hidden.is_some()
        });
        is_here && rest.next().is_none()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_lines_may_be_left_out() {
        let text = documentation(
            "/// Adds.\n/// ```\n/// # use a::b;\n/// let x = b(1);\n/// # Ok(())\n/// ```\nfn f() {}",
        );
        assert_eq!(text, "Adds.\n```\n# use a::b;\nlet x = b(1);\n# Ok(())\n```\n");
        for (page, expected) in [
            ("```rust\nlet x = b(1);\n```", true),
            ("Use it:\n```rust\nuse a::b;\nlet x = b(1);\n```", true),
            ("```rust\nuse a::b;\n```", false),
            ("```rust\nlet x = b(2);\n```", false),
            ("```rust\nlet x = b(1);\nlet y = x;\n```", false),
        ] {
            assert_eq!(has(&text, &of_page(page)[0]), expected, "{page}");
        }
        assert!(of_page("```sh\nls\n```\n").is_empty());
    }
}
