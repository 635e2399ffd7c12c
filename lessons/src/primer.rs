//! The primers of the course, `course/primers/NAME.vi.md` and `course/primers/NAME.en.md`: half a page each
//! of what lessons count on and no chapter teaches, with three questions.

use std::fs;
use std::io;
use std::path::Path;

use bilingual::{Lang, sentences};
pub use problem_set::Primer;

use crate::lesson::{ANSWER, Lesson};

/// The folder of the primers.
pub const FOLDER: &str = "course/primers";

/// How many questions a primer ends with.
const QUESTIONS: usize = 3;

sentences! {
    TITLE: "Nhập môn: {0}", "Primer: {0}";
    CHECK: "Tự kiểm tra", "Check yourself";
    QUESTION: "Câu {0}", "Question {0}";
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
    let check = CHECK.of(language);
    let questions = page.section(check, "##").unwrap_or_default();
    let asked = questions.iter().filter(|line| line.starts_with("### "));
    let wanted =
        (1..=QUESTIONS).map(|number| format!("### {}", QUESTION.fill(language, &[&number])));
    let answer = format!("<summary>{}</summary>", ANSWER.of(language));
    let answers = questions.iter().filter(|line| **line == answer).count();
    if !asked.copied().eq(wanted) || answers != QUESTIONS {
        faults.push(format!(
            "'{check}' has not {QUESTIONS} questions, each with its answer folded"
        ));
    }
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

    #[test]
    fn a_primer_ends_with_three_questions_and_their_answers() {
        let question = |number: usize| {
            format!(
                "### Question {number}\n\nWhy?\n\n<details>\n<summary>Answer</summary>\n\nSo.\n\n</details>\n\n"
            )
        };
        let text = |count: usize| {
            let questions: String = (1..=count).map(question).collect();
            format!("# Primer: induction\n\nText.\n\n## Check yourself\n\n{questions}")
        };
        let faults = |text: &str| form_faults(&Lesson::new(Lang::En, text), Primer::Induction);
        assert_eq!(faults(&text(3)), [""; 0]);
        for bad in [
            text(2),
            text(3).replacen("Answer", "Hint", 1),
            text(3).replace("Primer", "On"),
        ] {
            assert_eq!(faults(&bad).len(), 1, "{bad}");
        }
    }
}
