//! Values of heaps that are kept in a file.

use crate::streams::to_stderr;
use anyhow::Context;
use std::fs::File;
use std::io::BufWriter;
use std::path::Path;
use tweedle_desk::kept::{HeapValues, Values};
use tweedle_desk::words;

/// Has `write` write the values into the file that was asked for, if there is one and it is not of values.
///
/// # Errors
/// Those of [`Values::finish`], with the name of the file.
pub(crate) fn finish<S: HeapValues>(
    values: &Values<S>,
    out: Option<&Path>,
    write: impl FnOnce(&mut BufWriter<File>) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    values.finish(|file| {
        let name = out.unwrap_or(Path::new(""));
        write(file).with_context(|| format!("Cannot write {}", name.display()))
    })
}

/// Says how many values stopped work has, and how the work goes on if they are kept.
pub(crate) fn say_computed<S: HeapValues>(computed: u64, values: &Values<S>) {
    let computed = words::counted(computed, "heap");
    let kept = values.values_file().map_or(String::new(), |file| {
        format!(" Go on with `--resume`: they are in {}.", file.display())
    });
    to_stderr(&format!("The values of the first {computed} were computed.{kept}"));
}
