//! The pages that a reader finds in the repository, outside the rooms.

use std::fs;
use std::path::{Path, PathBuf};

/// The folders that hold pages.
const FOLDERS: [&str; 6] = ["", "docs", "bench", "export", "sandbox", "problems"];

/// How many lines a README has.
const MOST_LINES: usize = 120;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// All pages.
fn pages() -> Vec<PathBuf> {
    let entries = FOLDERS.map(|folder| fs::read_dir(root().join(folder)).unwrap());
    let files = entries.into_iter().flatten().map(|it| it.unwrap().path());
    files
        .filter(|it| it.extension() == Some("md".as_ref()))
        .collect()
}

#[test]
fn every_link_of_a_page_leads_somewhere() {
    let pages = pages();
    assert!(pages.len() > 15, "{pages:?}");
    let mut dead = Vec::new();
    for page in pages {
        let text = fs::read_to_string(&page).unwrap();
        // What stands in a block of code is no link.
        let prose = text.split("```").step_by(2);
        for link in prose.flat_map(|part| part.split("](").skip(1)) {
            let link = link.split(')').next().unwrap_or_default();
            let file = link.split('#').next().unwrap_or_default();
            let is_there = page.parent().unwrap().join(file).exists();
            if !link.starts_with("http") && !is_there {
                dead.push(format!("{}: {link}", page.display()));
            }
        }
    }
    assert_eq!(dead, [""; 0]);
}

#[test]
fn a_page_in_one_language_is_there_in_the_other() {
    for page in pages() {
        let name = page.file_name().unwrap().to_str().unwrap();
        for (one, other) in [(".en.md", ".vi.md"), (".vi.md", ".en.md")] {
            if let Some(stem) = name.strip_suffix(one) {
                let bare = page.with_file_name(format!("{stem}.md"));
                let other = page.with_file_name(format!("{stem}{other}"));
                assert!(other.exists() || bare.exists(), "{name}");
            }
        }
    }
}

#[test]
fn a_readme_tells_what_a_reader_needs_first() {
    for name in ["README.md", "README.vi.md"] {
        let text = fs::read_to_string(root().join(name)).unwrap();
        let lines = text.lines().count();
        assert!(lines <= MOST_LINES, "{name} has {lines} lines");
    }
}
