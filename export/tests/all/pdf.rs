//! Statements as PDF: `cargo test --release --package export --features pdf pdf::`.

use std::fs;

use export::statement::pdf;
use judge::testset::Root;
use rayon::prelude::*;

/// With `PDF_FOLDER` in the environment the pages are kept there, to be looked at.
#[test]
fn every_statement_becomes_a_page_in_both_languages() {
    let root = Root::find(None).expect("tests run within the workspace");
    let kept = std::env::var_os("PDF_FOLDER").map(std::path::PathBuf::from);
    all_problems::listed().par_iter().for_each(|problem| {
        for language in ["vi", "en"] {
            let id = problem.id();
            let file = root.room(id).join(format!("statement.{language}.md"));
            let markdown = fs::read_to_string(file).expect("a statement");
            let pages = pdf(&markdown, language).unwrap_or_else(|error| panic!("{id}: {error:#}"));
            assert!(pages.starts_with(b"%PDF-") && pages.len() > 5000, "{id}");
            if let Some(folder) = &kept {
                fs::write(folder.join(format!("{id}.{language}.pdf")), pages).expect("a folder");
            }
        }
    });
}
