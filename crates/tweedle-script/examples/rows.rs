//! Reads rows of a table of inputs and expected outputs as JSON and prints which differ.
use std::io::Read;
use tweedle_script::Session;
fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut session = Session::default();
    match session.run(&text) {
        Ok(Some(out)) => println!("{out}"),
        Ok(None) => {}
        Err(f) => {
            println!("!!{}", f.diagnostic.message);
            let source = f.text().map_or(text.clone(), |s| s.text.clone());
            eprintln!("{}", f.diagnostic.render("input", &source));
            for c in f.calls().iter().take(5) {
                eprintln!("  in {} {:?}", c.function, c.span);
            }
        }
    }
}
