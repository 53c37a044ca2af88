//! Messages of this program where it was built without a part that it can have: a feature of cargo.

/// A part that a build may lack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// Tables in Parquet and Arrow.
    Parquet,
    /// Pictures of pixels.
    Png,
    /// Tables in `SQLite`.
    Sqlite,
    /// The page and its server.
    #[cfg_attr(
        feature = "server",
        allow(dead_code, reason = "a program that has it does not say so")
    )]
    Server,
}

impl Part {
    /// The message if this part is wanted and the program is without it; `None` if the part is there.
    pub(crate) fn missing(self) -> Option<String> {
        (!self.is_there()).then(|| self.message())
    }

    /// True if the program has it.
    fn is_there(self) -> bool {
        match self {
            Part::Parquet => cfg!(feature = "parquet"),
            Part::Png => cfg!(feature = "png"),
            Part::Sqlite => cfg!(feature = "sqlite"),
            Part::Server => cfg!(feature = "server"),
        }
    }

    /// A sentence that says that it is not there, and how the program is built with it.
    fn message(self) -> String {
        let (feature, does) = match self {
            Part::Parquet => ("parquet", "writes tables in Parquet and Arrow"),
            Part::Png => ("png", "writes pictures in PNG"),
            Part::Sqlite => ("sqlite", "writes tables in SQLite"),
            Part::Server => ("server", "serves the page"),
        };
        format!(
            "This program was built without the feature `{feature}`, which {does}: build it by \
             `cargo build --release --features {feature}`."
        )
    }
}

/// All arguments of `tweedle serve`, where the program has no server.
#[cfg(not(feature = "server"))]
#[derive(clap::Args, Debug)]
#[command(hide = true, disable_help_flag = true)]
pub(crate) struct Serve {
    #[arg(num_args = 0.., trailing_var_arg = true, allow_hyphen_values = true)]
    given: Vec<std::ffi::OsString>,
}

#[cfg(not(feature = "server"))]
impl Serve {
    /// Says that there is no server, and returns the exit status.
    pub(crate) fn run(&self, limits: crate::limits::Limits) -> anyhow::Result<u8> {
        let limits = limits.or_json(self.given.iter().any(|word| word == "--json"));
        Ok(limits.refuse(tweedle_script::say::bad_argument(Part::Server.message()))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_named_with_how_to_build_it() {
        for part in [Part::Parquet, Part::Png, Part::Sqlite, Part::Server] {
            assert_eq!(part.missing(), (!part.is_there()).then(|| part.message()));
        }
        let expected = "This program was built without the feature `png`, which writes pictures in PNG: build it \
            by `cargo build --release --features png`.";
        assert_eq!(Part::Png.message(), expected);
    }
}
