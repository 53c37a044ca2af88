//! The arguments of `tweedle grundy`.

use super::formats::Format;
use super::plot::Size;
use crate::units;
use clap::ArgGroup;
use std::path::PathBuf;

/// The examples at the end of `tweedle grundy --help`.
const EXAMPLES: &str = "\
A code is that of CGSuite's TakeAndBreak, a name such as Kayles or DawsonsKayles, or a ruleset that
has a code, such as game.heap.Officers. A period that is proved gives all
further values at once. Counts may be written as 1000000, 1_000_000, 1e6 or 10^6.

With --out the values are kept while they are computed; a run that was interrupted goes on with
--resume.

Examples:
  tweedle grundy 0.77
  tweedle grundy 'Subtraction([1,3,4])'
  tweedle grundy DawsonsKayles --period --certificate dawson.json
  tweedle grundy --check dawson.json
  tweedle grundy 0.6 --to 1e6 --evidence --plot officers.svg
  tweedle grundy 0.106 --to 1e9 --out values.tgv --resume
  tweedle grundy 0.77 --misere --to 30
  tweedle grundy 0.77 --misere --quotient --certificate kayles.json";

/// Grundy values of take-and-break games, and their periods with proof
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
#[command(group = ArgGroup::new("overwritten").args(["certificate", "plot"]).multiple(true))]
// Each is an option of its own.
#[allow(clippy::struct_excessive_bools)]
pub(crate) struct Grundy {
    /// A take-and-break code, such as 0.77, or the name of its game
    #[arg(value_name = "CODE", required_unless_present = "check")]
    pub(super) code: Option<String>,
    /// The last heap [default: 100; with --period 1000000; with --misere 20]
    #[arg(long, value_name = "N", value_parser = units::parse_count)]
    pub(super) to: Option<u64>,
    /// Look for a period and print it instead of the values
    #[arg(long)]
    pub(super) period: bool,
    /// Print outcomes and genera of misère play instead
    #[arg(long, conflicts_with_all = ["period", "evidence", "out", "plot"])]
    pub(super) misere: bool,
    /// With --misere, the misère quotient of the heaps: without --to, up to the heap at which a period is proved,
    /// and at most 60
    #[arg(long, requires = "misere")]
    pub(super) quotient: bool,
    /// With --quotient, the largest order that a quotient may have
    #[arg(long, value_name = "N", requires = "quotient", default_value_t = tweedle_desk::USUAL_ORDER)]
    pub(super) most: usize,
    /// With --misere, the genus of a sum of heaps, such as 3,4,5; with --quotient its element and winning moves
    #[arg(long, value_name = "HEAPS", requires = "misere", value_delimiter = ',')]
    pub(super) sum: Option<Vec<u64>>,
    /// Tell how values split into rare and common ones and which occur, instead of the values
    #[arg(long)]
    pub(super) evidence: bool,
    /// How to print the values [default: by the name of the file, or a table]
    #[arg(long, value_enum)]
    pub(super) format: Option<Format>,
    /// Keep the values in a file, also while they are computed: `.tgv` or `.values` (the compact file), `.csv`,
    /// `.json`, `.parquet` or `.txt` (a table)
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
    /// Go on with the file of an earlier run, if there is one
    #[arg(long, requires = "out")]
    pub(super) resume: bool,
    /// Write a certificate of the period, or with --quotient of the quotient
    #[arg(long, value_name = "FILE")]
    pub(super) certificate: Option<PathBuf>,
    /// Draw a scatter plot of the values into a file: `.svg`, `.tex` (`TikZ`), `.png` or `.txt`
    #[arg(long, value_name = "FILE")]
    pub(super) plot: Option<PathBuf>,
    /// Width and height of the plot in pixels [default: 1000x560]
    #[arg(long, value_name = "WxH", requires = "plot")]
    pub(super) plot_size: Option<Size>,
    /// Overwrite the files of `--certificate` and `--plot` if they are there
    #[arg(long, requires = "overwritten")]
    pub(super) force: bool,
    /// Check a certificate instead
    #[arg(long, value_name = "CERTIFICATE", exclusive = true)]
    pub(super) check: Option<PathBuf>,
}
