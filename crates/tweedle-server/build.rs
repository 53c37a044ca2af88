//! Looks that the page is there: without it the program would be built and show nothing.

use std::path::Path;

fn main() {
    // New files change the program, too.
    println!("cargo::rerun-if-changed=dist");
    assert!(
        Path::new("dist/index.html").is_file(),
        "crates/tweedle-server/dist is empty: run `npm ci && npm run build` in the folder `web`"
    );
}
