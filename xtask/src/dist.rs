//! Everything that a release hands out: `cargo xtask dist` writes it to `target/dist-files`.
//!
//! On Linux with glibc the program is linked with the static library of C: it runs on each Linux of the same processor.

use crate::commands::{done, printed};
use crate::guided;
use crate::places::{copy, empty, root, target};
use crate::program;
use crate::python;
use crate::sums::sum;
use crate::tools::{CARGO_CYCLONEDX, CARGO_DEB};
use anyhow::{Context, Result, ensure};
use std::ffi::OsString;
use std::fmt::Write;
use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

/// The tool that packs the extension of the editor, with its version.
const VSCE: &str = "@vscode/vsce@3.7.1";
/// The shells for which there are completions, with the names of the files.
const SHELLS: [(&str, &str); 5] = [
    ("bash", "tweedle.bash"),
    ("elvish", "tweedle.elv"),
    ("fish", "tweedle.fish"),
    ("powershell", "_tweedle.ps1"),
    ("zsh", "_tweedle"),
];
/// Files of the workspace that stand in the archive.
const PAPERS: [&str; 5] =
    ["README.md", "CHANGELOG.md", "CITATION.cff", "LICENSE-MIT", "LICENSE-APACHE"];

/// A part of a release.
struct Part {
    name: &'static str,
    make: fn(&Release) -> Result<()>,
}

/// The parts in the order in which they are made: the later ones hold the first.
const PARTS: [Part; 6] = [
    Part { name: "archive", make: Release::archive },
    Part { name: "deb", make: Release::debian },
    Part { name: "wheel", make: Release::wheel },
    Part { name: "vsix", make: Release::extension },
    Part { name: "sbom", make: Release::bill },
    Part { name: "sums", make: Release::sums },
];

/// What a release is made of.
struct Release {
    /// The folder of what is handed out.
    out: PathBuf,
    /// The system for which it is built, as the compiler names it.
    system: String,
    /// The version.
    version: String,
}

/// Makes the parts with these names, or all.
///
/// # Errors
/// If a name is none, or a part cannot be made.
pub(crate) fn run(names: &[String]) -> Result<()> {
    for name in names {
        let known: Vec<&str> = PARTS.iter().map(|part| part.name).collect();
        ensure!(
            known.contains(&name.as_str()),
            "there is no part `{name}`; there are {}",
            known.join(", ")
        );
    }
    let release = Release::new()?;
    for part in &PARTS {
        if names.is_empty() || names.iter().any(|name| name == part.name) {
            println!("{}", part.name);
            (part.make)(&release).with_context(|| format!("the part `{}`", part.name))?;
        }
    }
    Ok(())
}

/// The program in the folder of the archive that was made last, which may not be there.
///
/// # Errors
/// If the compiler cannot be asked for its system.
pub(crate) fn handed_out() -> Result<PathBuf> {
    Ok(Release::new()?.folder().join(program::name()))
}

impl Release {
    fn new() -> Result<Release> {
        let about = printed(Command::new("rustc").arg("-vV"))?;
        let system = about.lines().find_map(|line| line.strip_prefix("host: "));
        let out = target().join("dist-files");
        fs::create_dir_all(&out)?;
        Ok(Release {
            out,
            system: system.context("the compiler does not say its system")?.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
        })
    }

    /// True if the program can be linked with a static library of C.
    fn is_static(&self) -> bool {
        self.system.ends_with("-linux-gnu")
    }

    /// Builds the program, laid out by a profile; returns the file.
    fn program(&self) -> Result<PathBuf> {
        let mut flags = OsString::from("-Cprofile-use=");
        flags.push(guided::profile(&self.system)?);
        if self.is_static() {
            // The character that separates flags.
            flags.push("\u{1f}-Ctarget-feature=+crt-static");
        }
        done(program::build(&self.system).env(program::FLAGS, flags))?;
        Ok(target().join(&self.system).join("dist").join(program::name()))
    }

    /// The folder with the program, its manual, its completions and the papers.
    fn folder(&self) -> PathBuf {
        target().join(format!("tweedle-{}-{}", self.version, self.system))
    }

    /// Packs the program with its manual and completions.
    fn archive(&self) -> Result<()> {
        let built = self.program()?;
        let folder = self.folder();
        let completions = folder.join("completions");
        empty(&folder)?;
        fs::create_dir(&completions)?;
        let program = folder.join(built.file_name().context("a program has a name")?);
        fs::copy(&built, &program).with_context(|| built.display().to_string())?;
        done(Command::new(&program).args(["man", "--out"]).arg(folder.join("man")))?;
        for (shell, file) in SHELLS {
            let script = printed(Command::new(&program).args(["completions", shell]))?;
            fs::write(completions.join(file), script)?;
        }
        for paper in PAPERS {
            fs::copy(root().join(paper), folder.join(paper)).context(paper)?;
        }
        let name = folder.file_name().context("a folder has a name")?;
        let mut archive = self.out.join(name).into_os_string();
        archive.push(".tar.gz");
        let mut pack = Command::new("tar");
        pack.args(["--create", "--gzip", "--file"]).arg(archive);
        done(pack.arg("--directory").arg(target()).arg(name))
    }

    /// Makes a package for Debian of what the archive holds.
    fn debian(&self) -> Result<()> {
        ensure!(self.folder().exists(), "make the part `archive` before");
        let deb = CARGO_DEB.program()?;
        // The manifest of the package names the files in this place, as `target/release/deb-files`.
        let files = target().join(&self.system).join("dist").join("deb-files");
        empty(&files)?;
        copy(&self.folder(), &files)?;
        let pages = fs::read_dir(files.join("man"))?;
        for page in pages {
            done(Command::new("gzip").args(["--best", "--no-name"]).arg(page?.path()))?;
        }
        let mut pack = Command::new(deb);
        pack.args(["--no-build", "--no-strip", "--package", "tweedle-cli", "--target"]);
        pack.args([&self.system, "--profile", "dist", "--output"]).arg(&self.out);
        done(pack.current_dir(root()))
    }

    /// Builds the package for Python.
    fn wheel(&self) -> Result<()> {
        python::wheel(&self.out)
    }

    /// Packs the extension of the editor.
    fn extension(&self) -> Result<()> {
        let folder = root().join("editors").join("vscode");
        let built = target().join("vscode");
        empty(&built)?;
        copy(&folder, &built)?;
        fs::copy(root().join("LICENSE-MIT"), built.join("LICENSE.txt"))?;
        done(
            npm("npm")
                .args(["install", "--omit=dev", "--no-audit", "--no-fund"])
                .current_dir(&built),
        )?;
        let mut pack = npm("npx");
        pack.args(["--yes", VSCE, "package", "--out"]);
        pack.arg(self.out.join(format!("tweedle-{}.vsix", self.version)));
        pack.args(["--allow-missing-repository", "--skip-license"]);
        done(pack.current_dir(&built))
    }

    /// Lists the crates that the program is made of, for people who look for known faults in them.
    fn bill(&self) -> Result<()> {
        let name = format!("tweedle-{}.cdx", self.version);
        let mut list = Command::new(CARGO_CYCLONEDX.program()?);
        list.args([
            "cyclonedx",
            "--format",
            "json",
            "--spec-version",
            "1.5",
            "--override-filename",
        ]);
        list.args([&name, "--target", &self.system]).current_dir(root());
        // A list is written beside the manifest of each crate: that of the program is kept.
        let ended = done(list.arg("--quiet"));
        let file = format!("{name}.json");
        let kept = root().join("crates/tweedle-cli").join(&file);
        if kept.exists() {
            fs::copy(&kept, self.out.join(&file))?;
        }
        for folder in members()? {
            let _ = fs::remove_file(folder.join(&file));
        }
        ended?;
        ensure!(self.out.join(&file).exists(), "no list was written for the program");
        Ok(())
    }

    /// Writes the sums of all files that are handed out, as `sha256sum --check` reads them.
    fn sums(&self) -> Result<()> {
        let mut files: Vec<PathBuf> =
            fs::read_dir(&self.out)?.map(|file| Ok(file?.path())).collect::<Result<_>>()?;
        files.sort();
        let mut lines = String::new();
        for file in files {
            let name =
                file.file_name().context("a file has a name")?.to_string_lossy().into_owned();
            if name == "SHA256SUMS" {
                continue;
            }
            let bytes = fs::read(&file)?;
            println!("  {name}: {} kB", bytes.len() / 1000);
            writeln!(lines, "{}  {name}", sum(&bytes))?;
        }
        fs::write(self.out.join("SHA256SUMS"), lines)?;
        println!("in {}", self.out.display());
        Ok(())
    }
}

/// The folders of the crates of the workspace.
fn members() -> Result<Vec<PathBuf>> {
    let metadata = cargo_metadata::MetadataCommand::new().current_dir(root()).no_deps().exec()?;
    let folder = |package: &cargo_metadata::Package| {
        package.manifest_path.parent().map(|folder| folder.as_std_path().to_owned())
    };
    Ok(metadata.packages.iter().filter_map(folder).collect())
}

/// A program of node's.
fn npm(program: &str) -> Command {
    Command::new(if cfg!(windows) { format!("{program}.cmd") } else { program.to_owned() })
}
