//! Tables that commands write into pages of `sandbox`.

#![allow(dead_code, reason = "every user takes its own part")]

use std::fs;
use std::path::Path;

/// Puts a table between the marks of this name in `sandbox/HOSTILE.md`.
pub(crate) fn write(name: &str, table: &str) {
    write_into("sandbox/HOSTILE.md", name, table);
}

/// Puts a table between the marks of this name in a page of the workspace.
pub(crate) fn write_into(page: &str, name: &str, table: &str) {
    let above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let path = above
        .map(|folder| folder.join(page))
        .find(|path| path.exists())
        .expect("the page is there");
    let text = fs::read_to_string(&path).expect("the page can be read");
    let (begin, end) = (format!("<!-- {name}:"), format!("<!-- end of {name} -->"));
    let inner = text.find(&begin).and_then(|at| {
        let from = at + text[at..].find("-->\n")? + 4;
        Some((from, from + text[from..].find(&end)?))
    });
    let (from, to) = inner.expect("the page has the marks of this table");
    let text = format!("{}{table}{}", &text[..from], &text[to..]);
    fs::write(&path, text).expect("the page can be written");
    println!("→ {}", path.display());
}
