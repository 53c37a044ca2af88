//! The part of the library that is written in the language itself.

use tweedle_syntax::Source;

/// The path and the text of a file in the folder `library`.
macro_rules! file {
    ($package:literal, $name:literal) => {
        (concat!($package, "/", $name, ".cgs"), include_str!(concat!("written/", $name, ".cgs")))
    };
}

/// The beginning of the names of its files, which stands before their paths.
const FOLDER: &str = "library/";

/// Paths and texts of its files.
pub(crate) const FILES: &[(&str, &str)] = &[
    file!("cgsuite/lang", "MapEntry"),
    file!("cgsuite/lang", "Output"),
    file!("cgsuite/ui", "Exploration"),
    file!("cgsuite/util", "Random"),
    file!("cgsuite/util", "Table"),
    file!("cgsuite/util/output", "EmptyOutput"),
    file!("cgsuite/util/output", "GridOutput"),
    file!("cgsuite/util/output", "StripOutput"),
    file!("cgsuite/util/output", "TextOutput"),
    file!("game", "Side"),
    file!("game/graph", "ArcKayles"),
    file!("game/graph", "ChildishHackenbush"),
    file!("game/graph", "Color"),
    file!("game/graph", "Fjords"),
    file!("game/graph", "GenArcKayles"),
    file!("game/graph", "GenCol"),
    file!("game/graph", "GenHackenbush"),
    file!("game/graph", "GraphGame"),
    file!("game/graph", "GraphRuleset"),
    file!("game/graph", "PartizanArcKayles"),
    file!("game/graph", "WeightedArcKayles"),
    file!("game/grid", "GenClobber"),
    file!("game/grid", "GridGame"),
    file!("game/grid", "GridRuleset"),
    file!("game/heap", "AcrosticProductOf"),
    file!("game/heap", "CoordinateRuleset"),
    file!("game/heap", "Cutcake"),
    file!("game/heap", "DirectProductOf"),
    file!("game/heap", "Eatcake"),
    file!("game/heap", "FunctionalCoordinateRuleset"),
    file!("game/heap", "FunctionalHeapRuleset"),
    file!("game/heap", "GenCutcake"),
    file!("game/heap", "GenMem"),
    file!("game/heap", "GenWythoff"),
    file!("game/heap", "HeapRuleset"),
    file!("game/heap", "Joined"),
    file!("game/heap", "MaundyCake"),
    file!("game/heap", "Mem"),
    file!("game/heap", "PartizanCoordinateRuleset"),
    file!("game/heap", "PartizanEuclid"),
    file!("game/heap", "PartizanJoined"),
    file!("game/heap", "PartsOf"),
    file!("game/heap", "TurnAndEatcake"),
    file!("game/misere", "Genus"),
    file!("game/strip", "StripGame"),
    file!("game/strip", "StripRuleset"),
    file!("game/strip", "Turning"),
    file!("game/variant", "QuantumVariantOf"),
    file!("game/variant", "VariantOf"),
];

/// The qualified name of the class whose name ends with this one.
pub(crate) fn unqualified(name: &str) -> Option<String> {
    let mut paths = FILES.iter().map(|(path, _)| path.trim_end_matches(".cgs"));
    let path = paths.find(|path| path.rsplit('/').next() == Some(name))?;
    Some(path.replace('/', "."))
}

/// True if a class, by its qualified name, or the one that it is nested in has a file of the library.
pub(crate) fn has_class(name: &str) -> bool {
    let path = name.replace('.', "/");
    FILES.iter().any(|(file, _)| {
        let rest = path.strip_prefix(file.trim_end_matches(".cgs"));
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    })
}

/// True if a text is a file of the library.
pub(crate) fn is_of_library(source: &Source) -> bool {
    let path = source.name.strip_prefix(FOLDER);
    path.is_some_and(|path| FILES.iter().any(|it| it.0 == path && it.1 == source.text))
}

/// The name and the text of the file with a path.
pub(crate) fn read(path: &str) -> Option<(String, String)> {
    let (name, text) = FILES.iter().find(|(name, _)| *name == path)?;
    Some((format!("{FOLDER}{name}"), (*text).to_owned()))
}
