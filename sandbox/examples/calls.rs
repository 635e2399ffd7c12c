//! The system calls that programs have, and what needs them, as a table.
//!
//! `cargo run --release --package sandbox --example calls [-- --write]`; with `--write` the table goes into
//! `sandbox/CALLS.md`.

#[path = "../tests/common/marked.rs"]
mod marked;

fn main() {
    let table = sandbox::helper::calls_told();
    print!("{table}");
    if std::env::args().any(|it| it == "--write") {
        marked::write_into("sandbox/CALLS.md", "calls", &table);
    }
}
