//! All statements as PDF: `cargo test --release --package typeset-program --features typst`.

use std::fs;
use std::path::Path;

use export::statement::pdf;
use judge::testset::Root;
use rayon::prelude::*;

/// With `PDF_FOLDER` in the environment the pages are kept there, to be looked at.
#[test]
fn every_statement_becomes_a_page_in_both_languages() {
    let root = Root::find(None).expect("tests run within the workspace");
    let kept = std::env::var_os("PDF_FOLDER").map(std::path::PathBuf::from);
    let program = Path::new(env!("CARGO_BIN_EXE_typeset"));
    all_problems::listed().par_iter().for_each(|problem| {
        for language in ["vi", "en"] {
            let id = problem.id();
            let file = root.room(id).join(format!("statement.{language}.md"));
            let markdown = fs::read_to_string(file).expect("a statement");
            let pages = pdf(program, &markdown, language);
            let pages = pages.unwrap_or_else(|error| panic!("{id}: {error:#}"));
            assert!(pages.starts_with(b"%PDF-") && pages.len() > 5000, "{id}");
            if let Some(folder) = &kept {
                fs::write(folder.join(format!("{id}.{language}.pdf")), pages).expect("a folder");
            }
        }
    });
}
