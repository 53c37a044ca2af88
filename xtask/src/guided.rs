//! A profile of the program at work, by which the compiler lays out what a release hands out.
//!
//! The program is built once with counters in it, and does a little of each kind of work. It takes up to a sixth less time by
//! it (`benches/PROFILE.md`).

use crate::commands::{done, printed};
use crate::places::{empty, root, target};
use crate::program;
use anyhow::{Context, Result, ensure};
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The work, beside the programs in `benches/language`: a second at most for each line. One thread, so that each run counts
/// the same.
const WORK: &[&[&str]] = &[
    &["eval", "game.grid.Domineering(Grid.Empty(4,6)).CanonicalForm"],
    &["eval", "game.grid.Domineering(Grid.Empty(3,9)).Thermograph"],
    &["eval", "game.strip.ToadsAndFrogs(\"ttttt....fffff\").CanonicalForm"],
    &["eval", "game.grid.Clobber(\"xoxox|oxoxo|xoxox\").CanonicalForm"],
    &["eval", "game.grid.Amazons(\"x...|....|...o\").CanonicalForm"],
    &["eval", "game.grid.Clobber(\"xoxoxoxoxoxoxoxo\").CanonicalForm.AtomicWeight"],
    &["eval", "game.graph.Snort(Graph.Path(14)).CanonicalForm"],
    &["solve", "game.grid.Domineering(Grid.Empty(6,8))"],
    &["solve", "game.grid.Clobber(\"xoxoxo|oxoxox|xoxoxo\")"],
    &["solve", "game.grid.NoGo(Grid.Empty(4,4))"],
    &["solve", "game.grid.Amazons(\"x..x|....|....|o..o\")"],
    &["solve", "--first", "left", "game.strip.ToadsAndFrogs(\"ttttt..fffff\")"],
    &["nimber", "game.grid.Cram(Grid.Empty(5,6))"],
    &["nimber", "game.grid.Clobber.ImpartialVariant(\"xoxo|oxox|xoxo|oxox\")"],
    &["nimber", "game.grid.NoGo.ImpartialVariant(Grid.Empty(2,7))"],
    &["grundy", "0.007", "--to", "30000"],
    &["grundy", "0.16", "--to", "1000000"],
    &["grundy", "0.356", "--to", "1000000"],
    &["grundy", "0.6", "--to", "100000"],
    &["entails", "--to", "20000"],
    &["boxes", "3x3"],
    &["nimstring", "3x4"],
];

/// The file with the profile of the program for a system.
///
/// # Errors
/// If the compiler's `llvm-profdata` is not there, or the program cannot be built or does not do its work.
pub(crate) fn profile(system: &str) -> Result<PathBuf> {
    let merge = llvm_profdata(system)?;
    let folder = target().join("guided");
    let counts = folder.join("counts");
    empty(&counts)?;
    let mut flag = OsString::from("-Cprofile-generate=");
    flag.push(&counts);
    done(program::build(system).arg("--target-dir").arg(&folder).env(program::FLAGS, flag))?;
    let built = folder.join(system).join("dist").join(program::name());
    for path in programs()? {
        work(Command::new(&built).args(["--threads", "1", "run"]).arg(path))?;
    }
    for words in WORK {
        work(Command::new(&built).args(["--threads", "1"]).args(*words))?;
    }
    let profile = folder.join("tweedle.profdata");
    done(Command::new(merge).arg("merge").arg("--output").arg(&profile).arg(&counts))?;
    Ok(profile)
}

/// Runs the program, and drops what it prints.
fn work(command: &mut Command) -> Result<()> {
    // The counts go where the flag says.
    command.env_remove("LLVM_PROFILE_FILE");
    done(command.stdout(Stdio::null()).current_dir(root()))
        .with_context(|| format!("{:?}", command.get_args().collect::<Vec<_>>()))
}

/// The programs of the language that are measured, sorted.
fn programs() -> Result<Vec<PathBuf>> {
    let files = fs::read_dir(root().join("benches").join("language"))?;
    let files: Vec<PathBuf> = files.map(|file| Ok(file?.path())).collect::<Result<_>>()?;
    let is_program = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "cgs");
    let mut programs: Vec<PathBuf> = files.into_iter().filter(is_program).collect();
    programs.sort_unstable();
    Ok(programs)
}

/// The tool of the compiler that puts counts together; another version may not read them.
fn llvm_profdata(system: &str) -> Result<PathBuf> {
    let library = printed(Command::new("rustc").args(["--print", "sysroot"]))?;
    let tools = Path::new(library.trim()).join("lib").join("rustlib").join(system).join("bin");
    let tool = tools.join(format!("llvm-profdata{}", env::consts::EXE_SUFFIX));
    ensure!(
        tool.exists(),
        "{} is not there; `rustup component add llvm-tools` installs it",
        tool.display()
    );
    Ok(tool)
}
