//! A check that each crate that may be published can be packaged, and that its package tells what it is.

use crate::commands::printed;
use crate::examples;
use crate::places::root;
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The facts that a manifest must tell, or that stand beside it in the package.
const FIELDS: [&str; 6] =
    ["description", "keywords", "categories", "license", "rust_version", "readme"];

/// The licences; each crate has a link to those of the workspace.
const LICENCES: [&str; 2] = ["LICENSE-MIT", "LICENSE-APACHE"];

/// Since cargo 1.90 crates that need each other are packaged together, before any is published.
const LEAST_MINOR: u32 = 90;

/// A crate of the workspace that may be published.
struct Package {
    /// The metadata of cargo on the crate.
    about: Value,
    /// Its name.
    name: String,
    /// The folder of the crate.
    folder: PathBuf,
}

/// Checks every crate of the workspace whose manifest does not say `publish = false`. The packages are
/// not built: that would compile everything anew. Returns why they cannot be made here, if so.
///
/// # Errors
/// The mistakes, each with its crate.
pub(crate) fn check() -> Result<Option<String>> {
    let packages = packages()?;
    let mut wrong = Vec::new();
    for package in &packages {
        package.check(&mut wrong)?;
    }
    if !wrong.is_empty() {
        bail!("{}", wrong.join("\n"));
    }
    let version = cargo(&["--version"])?;
    if minor(&version).is_none_or(|minor| minor < LEAST_MINOR) {
        let version = version.trim();
        return Ok(Some(format!("{version} cannot package crates that need each other")));
    }
    let mut command = Command::new("cargo");
    // Everything that is needed has been fetched by the checks before.
    command.args(["package", "--no-verify", "--allow-dirty", "--quiet", "--offline"]);
    command.args(packages.iter().flat_map(|package| ["--package", &package.name]));
    if !command.current_dir(root()).status().context("cannot run cargo")?.success() {
        bail!("cargo cannot package the crates");
    }
    Ok(None)
}

/// The answer of cargo.
fn cargo(arguments: &[&str]) -> Result<String> {
    let mut command = Command::new("cargo");
    printed(command.args(arguments).current_dir(root()))
}

/// The m of a version `cargo 1.m.n ...`.
fn minor(version: &str) -> Option<u32> {
    version.strip_prefix("cargo 1.")?.split('.').next()?.parse().ok()
}

/// The crates of the workspace that may be published.
fn packages() -> Result<Vec<Package>> {
    let answer = cargo(&["metadata", "--no-deps", "--format-version", "1"])?;
    let mut about: Value = serde_json::from_str(&answer)?;
    let Value::Array(packages) = about["packages"].take() else { bail!("cargo knows no packages") };
    // `publish = false` is a list of no registries.
    let never = Value::Array(Vec::new());
    packages.into_iter().filter(|about| about["publish"] != never).map(Package::new).collect()
}

impl Package {
    /// A crate of which cargo says this.
    fn new(about: Value) -> Result<Package> {
        let name = about["name"].as_str().context("a package has no name")?.to_owned();
        let manifest = Path::new(about["manifest_path"].as_str().unwrap_or_default());
        let folder = manifest.parent().with_context(|| format!("{name} lies nowhere"))?.to_owned();
        Ok(Package { about, name, folder })
    }

    /// Adds a sentence on everything that is wrong.
    fn check(&self, wrong: &mut Vec<String>) -> Result<()> {
        let Package { about, name, folder } = self;
        for field in FIELDS {
            if about[field].is_null() || about[field] == Value::Array(Vec::new()) {
                wrong.push(format!("{name} has no {field}"));
            }
        }
        for licence in LICENCES {
            let ours = fs::read(root().join(licence)).context(licence)?;
            if fs::read(folder.join(licence)).ok() != Some(ours) {
                wrong.push(format!("{name} has no {licence} that is a link to ../../{licence}"));
            }
        }
        let readme = about["readme"].as_str().map_or(Ok(String::new()), |readme| {
            fs::read_to_string(folder.join(readme)).with_context(|| format!("{name}: {readme}"))
        })?;
        let shown = examples::of_page(&readme);
        if shown.is_empty() && self.is_library() {
            wrong.push(format!("the readme of {name} has no example"));
        }
        let documentation = examples::of_sources(&folder.join("src"))?;
        for example in shown {
            if !documentation.iter().any(|text| examples::has(text, &example)) {
                let first = example.first().copied().unwrap_or_default();
                wrong.push(format!(
                    "the readme of {name} has an example that is not, line by line, one of those \
                     in its documentation, which are run: `{first} ...`"
                ));
            }
        }
        Ok(())
    }

    /// True if others can depend on it.
    fn is_library(&self) -> bool {
        let targets = self.about["targets"].as_array();
        targets.is_some_and(|targets| targets.iter().any(|target| target["kind"][0] == "lib"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_published_is_known() -> Result<()> {
        let names: Vec<_> = packages()?.into_iter().map(|package| package.name).collect();
        assert!(names.contains(&"tweedle".to_owned()), "{names:?}");
        assert!(!names.contains(&"xtask".to_owned()), "{names:?}");
        assert_eq!(minor("cargo 1.95.0 (f2d3ce0bd 2026-03-21)"), Some(95));
        Ok(())
    }

    #[test]
    fn what_is_missing_is_told() -> Result<()> {
        let about = serde_json::json!({
            "name": "nothing", "manifest_path": "/nowhere/Cargo.toml", "keywords": [],
            "license": "MIT", "rust_version": "1.88", "description": "Nothing.",
            "targets": [{ "kind": ["lib"] }]
        });
        let mut wrong = Vec::new();
        Package::new(about)?.check(&mut wrong)?;
        let expected = [
            "nothing has no keywords",
            "nothing has no categories",
            "nothing has no readme",
            "nothing has no LICENSE-MIT that is a link to ../../LICENSE-MIT",
            "nothing has no LICENSE-APACHE that is a link to ../../LICENSE-APACHE",
            "the readme of nothing has no example",
        ];
        assert_eq!(wrong, expected);
        Ok(())
    }
}
