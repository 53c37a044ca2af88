//! Names of machines.

/// The name of this machine.
pub(crate) fn name() -> String {
    gethostname::gethostname().to_string_lossy().into_owned()
}

/// Where something was made, behind a time: ` on one, two`; nothing if that is not known.
pub(crate) fn on(machines: &[String]) -> String {
    match machines {
        [] => String::new(),
        machines => format!(" on {}", machines.join(", ")),
    }
}
