//! tmp
fn main() {
    for line in std::io::stdin().lines() {
        let line = line.unwrap();
        let mut s = tweedle_script::Session::default();
        let input = line.replace("\\n", "\n");
        let out = match s.run(&input) {
            Ok(o) => o.unwrap_or("NULL".into()),
            Err(f) => format!("!!{f}"),
        };
        println!("{}", out.replace('\n', "\\n"));
    }
}
