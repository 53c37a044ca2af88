//! Proofs of families: theorems that the program proves, and formulas that it refuses.

use std::sync::Arc;
use tweedle_engine::Control;
use tweedle_engine::short::Store;
use tweedle_rules::any::Rules;
use tweedle_rules::Argument;
use tweedle_rulesets::standard;
use tweedle_search::families::{FamilyCertificate, prove};

fn ruleset(name: &str, arguments: &[&str]) -> Arc<dyn Rules> {
    let arguments: Vec<Argument> =
        arguments.iter().map(|&it| Argument::Text(it.to_owned())).collect();
    standard().rules(name, &arguments).expect("a ruleset")
}

fn told(certificate: &FamilyCertificate) -> String {
    let family = &certificate.families[0];
    let formulas: Vec<String> = family.formulas.iter().map(ToString::to_string).collect();
    format!("{} | from {}: {}", family.first.join(" "), certificate.from, formulas.join(", "))
}

#[test]
fn scratch() {
    for (name, arguments, words) in [
        ("game.grid.Clobber", &[][..], ["", "x", "o"]),
        ("game.grid.Clobber", &[][..], ["", "xxo", ""]),
        ("game.grid.Clobber", &[][..], ["xo", "x", ""]),
        ("game.grid.Clobber", &[][..], ["ox", "x", "o"]),
        ("game.grid.Clobber", &[][..], ["oxo", "x", ""]),
        ("game.grid.Clobber", &[][..], ["", "xo", ""]),
        ("game.grid.Clobber", &[][..], ["", "xxxo", ""]),
        ("game.grid.CannibalClobber", &[][..], ["", "x", "o"]),
        ("game.grid.CannibalClobber", &[][..], ["", "xo", ""]),
        ("game.grid.Domineering", &[][..], ["", ".", ""]),
        ("game.grid.Cram", &[][..], ["", ".", ""]),
        ("game.strip.TopplingDominoes", &[][..], ["", "l", ""]),
        ("game.strip.TopplingDominoes", &[][..], ["", "lr", ""]),
        ("game.graph.Col", &[][..], ["", ".", ""]),
        ("game.graph.Col", &[][..], ["", ".", "L"]),
        ("game.graph.Snort", &[][..], ["", ".", ""]),
        ("game.graph.NodeKayles", &[][..], ["", ".", ""]),
        ("game.heap.Kayles", &[][..], ["", "1", ""]),
        ("game.heap.DawsonsKayles", &[][..], ["", "1", ""]),
        ("game.heap.PartizanTakeAndBreak", &["0.3", "0.03"][..], ["", "1", ""]),
        ("game.heap.PartizanTakeAndBreak", &["0.3", "0.7"][..], ["", "1", ""]),
        ("game.heap.PartizanTakeAndBreak", &["0.7", "0.07"][..], ["", "1", ""]),
        ("game.heap.PartizanTakeAndBreak", &["0.33", "0.303"][..], ["", "1", ""]),
    ] {
        let start = std::time::Instant::now();
        let mut store = Store::new(Control::new());
        let found = prove(&ruleset(name, arguments), words, &mut store);
        let text = match &found {
            Ok((certificate, cases)) => format!("{} {cases:?}", told(certificate)),
            Err(why) => format!("NOT {why}"),
        };
        println!("{name} {arguments:?} {words:?}: {:.700} [{:?}]", text, start.elapsed());
    }
}
