//! The primers of the course, `course/primers/NAME.vi.md` and `course/primers/NAME.en.md`: half a page each
//! of what lessons count on and no chapter teaches, with three questions.

use std::fs;
use std::io;
use std::path::Path;

use bilingual::{Lang, sentences};
pub use problem_set::Primer;

use crate::exercises::OF_PRIMER;
use crate::lesson::Lesson;

/// The folder of the primers.
pub const FOLDER: &str = "course/primers";

sentences! {
    TITLE: "Nhập môn: {0}", "Primer: {0}";
}

/// A primer: its file below the set.
pub fn file(primer: Primer, language: Lang) -> String {
    format!("{FOLDER}/{}.{}.md", primer.name(), language.code())
}

/// The text of a primer.
///
/// # Errors
/// If it cannot be read.
pub fn read(set: &Path, primer: Primer, language: Lang) -> io::Result<String> {
    fs::read_to_string(set.join(file(primer, language)))
}

/// The primers, a line each: the word by which each is asked for, and what it is about.
pub fn contents(language: Lang) -> String {
    let line = |primer: Primer| {
        let (name, title) = (primer.name(), primer.title().of(language));
        format!("    {name:<17} {title}\n")
    };
    Primer::ALL.into_iter().map(line).collect()
}

/// In what a primer lacks the form.
pub(crate) fn form_faults(page: &Lesson<'_>, primer: Primer) -> Vec<String> {
    let language = page.language;
    let mut faults = Vec::new();
    let first = format!(
        "# {}",
        TITLE.fill(language, &[&primer.title().of(language)])
    );
    if page.text.lines().next() != Some(&first) {
        faults.push(format!("does not begin with '{first}'"));
    }
    faults.extend(OF_PRIMER.faults(page));
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_primer_is_there_in_both_languages() {
        let set = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        for primer in Primer::ALL {
            for language in Lang::ALL {
                let text = read(&set, primer, language).unwrap();
                let faults = form_faults(&Lesson::new(language, &text), primer);
                assert_eq!(faults, [""; 0], "{}", file(primer, language));
            }
        }
    }
}
