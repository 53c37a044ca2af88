//! Tools that are built in the build folder, each of one version.

use crate::commands::{cargo, done, printed};
use crate::places::target;
use anyhow::Result;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A tool that cargo installs.
pub(crate) struct Tool {
    /// The crate.
    name: &'static str,
    version: &'static str,
    /// The program that it has.
    program: &'static str,
    /// What the program is asked to say its version.
    says_version: &'static [&'static str],
    /// True if it is built with the versions of its own lock file.
    is_locked: bool,
}

/// Makes packages of Debian.
pub(crate) const CARGO_DEB: Tool = Tool {
    name: "cargo-deb",
    version: "3.8.0",
    program: "cargo-deb",
    says_version: &["--version"],
    is_locked: true,
};

/// Lists the crates in a program.
pub(crate) const CARGO_CYCLONEDX: Tool = Tool {
    name: "cargo-cyclonedx",
    version: "0.5.9",
    program: "cargo-cyclonedx",
    // Subcommands of cargo expect their own name first.
    says_version: &["cyclonedx", "--version"],
    is_locked: true,
};

/// Makes JavaScript of the engine of the site. Its version is that of the crate in `web/engine/Cargo.toml`.
pub(crate) const WASM_BINDGEN: Tool = Tool {
    name: "wasm-bindgen-cli",
    version: "0.2.130",
    program: "wasm-bindgen",
    says_version: &["--version"],
    // A mirror of the registry need not have the newest patches, which the lock file names.
    is_locked: false,
};

impl Tool {
    /// The path of the program, which is built if it is not there in this version.
    ///
    /// # Errors
    /// If it cannot be built.
    pub(crate) fn program(&self) -> Result<PathBuf> {
        let tools = target().join("tools");
        let program =
            tools.join("bin").join(format!("{}{}", self.program, env::consts::EXE_SUFFIX));
        if !self.is(&program) {
            let mut install = cargo();
            install.args(["install", self.name, "--version", self.version, "--force"]);
            if self.is_locked {
                install.arg("--locked");
            }
            done(install.arg("--root").arg(&tools))?;
        }
        Ok(program)
    }

    /// True if a program is there and says this version.
    fn is(&self, program: &Path) -> bool {
        let said = printed(Command::new(program).args(self.says_version));
        said.is_ok_and(|answer| answer.contains(self.version))
    }
}
