//! Names of `CGSuite` that are known and not there yet, so that nobody takes them for typing mistakes.

/// Whether a name, of a method, constant, class or ruleset, is one of `CGSuite`'s that is not
/// supported yet.
pub(crate) fn is_known(name: &str) -> bool {
    NAMES.contains(&name)
}

const NAMES: &[&str] = &[
    // Values.
    "on",
    "off",
    "over",
    "under",
    "upon",
    "dud",
    "omega",
    "pass",
    // Methods of values.
    "AtomicWeight",
    "Companion",
    "ConjunctiveSum",
    "Cool",
    "Decomposition",
    "Degree",
    "DownsumVariety",
    "Downsum",
    "Freeze",
    "Genus",
    "Heat",
    "Incentives",
    "IsAtomic",
    "IsEven",
    "IsEvenTempered",
    "IsIdempotent",
    "IsNumberTiny",
    "IsOdd",
    "IsOddTempered",
    "IsUptimal",
    "LeftIncentives",
    "MisereCanonicalForm",
    "MisereNimValue",
    "NortonProduct",
    "Offside",
    "Onside",
    "OrdinalProduct",
    "Overheat",
    "Pow",
    "PowTo",
    "ReducedCanonicalForm",
    "RightIncentives",
    "SelectiveSum",
    "SensibleLeftOptions",
    "SensibleLines",
    "SensibleOptions",
    "SensibleRightOptions",
    "StrongStop",
    "Subordinate",
    "Thermograph",
    "UpsumVariety",
    "Upsum",
    "UptimalExpansion",
    "Variety",
    // Methods of numbers.
    "Div",
    "Gcd",
    "IsEvil",
    "IsOdious",
    "IsSmallInteger",
    "IsTwoPower",
    "Isqrt",
    "Lb",
    "OmegaPower",
    "UglyProduct",
    // Methods of collections.
    "Apply",
    "Exists",
    "Filter",
    "ForAll",
    "SortedWith",
    // Rulesets and their methods.
    "AntiClobber",
    "ArcKayles",
    "CeyloneseFoxAndGeese",
    "ChildishHackenbush",
    "CoordinateRuleset",
    "Cutcake",
    "DicoticVariant",
    "Eatcake",
    "Fission",
    "Fjords",
    "FoxAndGeese",
    "GenArcKayles",
    "GenClobber",
    "GenCol",
    "GenCutcake",
    "GenFoxAndGeese",
    "GenHackenbush",
    "GenMem",
    "GenWythoff",
    "HeapRuleset",
    "HotClobber",
    "ImpartialVariant",
    "Kings",
    "Knights",
    "MaundyCake",
    "Mem",
    "PartizanArcKayles",
    "PartizanEuclid",
    "Queens",
    "Rooks",
    "Spawning",
    "TopplingDominoes",
    "TurnAndEatcake",
    "Turning",
    "TwistedVariant",
    "WeightedArcKayles",
    // Classes.
    "Explorer",
    "Genus",
    "Icon",
    "MutableList",
    "MutableMap",
    "MutableSet",
    "Random",
    "Strip",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_is_not_called_missing() {
        for method in crate::library::METHODS {
            assert!(!is_known(method), "{method}");
        }
        for name in crate::library::names() {
            assert!(!is_known(name.rsplit('.').next().unwrap_or(name)), "{name}");
        }
    }
}
