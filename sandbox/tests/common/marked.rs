//! Tables that commands write into `sandbox/HOSTILE.md`.

use std::fs;
use std::path::Path;

/// Puts a table between the marks of this name.
pub(crate) fn write(name: &str, table: &str) {
    let above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let path = above
        .map(|folder| folder.join("sandbox/HOSTILE.md"))
        .find(|path| path.exists())
        .expect("sandbox/HOSTILE.md is there");
    let text = fs::read_to_string(&path).expect("HOSTILE.md can be read");
    let (begin, end) = (format!("<!-- {name}:"), format!("<!-- end of {name} -->"));
    let inner = text.find(&begin).and_then(|at| {
        let from = at + text[at..].find("-->\n")? + 4;
        Some((from, from + text[from..].find(&end)?))
    });
    let (from, to) = inner.expect("HOSTILE.md has the marks of this table");
    let text = format!("{}{table}{}", &text[..from], &text[to..]);
    fs::write(&path, text).expect("HOSTILE.md can be written");
    println!("→ {}", path.display());
}
