//! The exercises of a lesson: three, each with a question and, folded below it, an answer; and what a chapter asks
//! at its end, and a primer, in the same form.
//!
//! They are graded: a position by hand, a changed rule, a step of the proof. Of a lesson at least one answer stands
//! above a block that a command prints, of a chapter half of them.

use std::ops::RangeInclusive;

use bilingual::Text;
use bilingual::text::outside_blocks;

use crate::lesson::{ANSWER, BEGIN_JUDGE, CHECK, CHECKS, EXERCISE, EXERCISES, Lesson};

/// Exercises of a lesson.
pub const COUNT: usize = 3;

/// How an answer begins and ends; between the two stand its words.
const BEGIN: &str = "<details>";
const END: &str = "</details>";

/// An exercise: Markdown both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exercise {
    /// What is asked.
    pub question: String,
    /// What is found when it is solved.
    pub answer: String,
}

impl Exercise {
    /// Whether a command prints a part of the answer.
    pub fn is_executed(&self) -> bool {
        self.answer.lines().any(|it| it.starts_with(BEGIN_JUDGE))
    }
}

/// Questions of a page, each with its answer folded below it, in a section of their own.
#[derive(Debug, Clone)]
pub(crate) struct Form {
    /// The heading of the section.
    section: Text,
    /// The heading of each, before its number from 1.
    called: Text,
    /// How many there are.
    count: RangeInclusive<usize>,
    /// One in so many is executed, at least; not asked for everywhere.
    executed: Option<usize>,
}

/// The exercises of a lesson.
pub(crate) const OF_LESSON: Form = Form {
    section: EXERCISES,
    called: EXERCISE,
    count: COUNT..=COUNT,
    executed: Some(COUNT),
};

/// What a chapter asks at its end.
pub(crate) const OF_CHAPTER: Form = Form {
    section: CHECKS,
    called: CHECK,
    count: 8..=10,
    executed: Some(2),
};

/// What a primer does.
pub(crate) const OF_PRIMER: Form = Form {
    section: CHECKS,
    called: CHECK,
    count: COUNT..=COUNT,
    executed: None,
};

/// The exercise of a lesson with this number, from 1; `None` if there is none, or none with an answer
/// folded below it.
pub fn exercise(lesson: &Lesson<'_>, number: usize) -> Option<Exercise> {
    OF_LESSON.exercise(lesson, number)
}

impl Form {
    /// All of them up to the first that lacks the form.
    pub(crate) fn all(&self, page: &Lesson<'_>) -> Vec<Exercise> {
        (1..)
            .map_while(|number| self.exercise(page, number))
            .collect()
    }

    fn exercise(&self, page: &Lesson<'_>, number: usize) -> Option<Exercise> {
        let [called, answer] = [self.called, ANSWER].map(|it| it.of(page.language));
        let text = page
            .section(&format!("{called} {number}"), "###")?
            .join("\n");
        let summary = format!("{BEGIN}\n<summary>{answer}</summary>\n");
        let (question, rest) = text.split_once(&summary)?;
        let answer = rest.trim().strip_suffix(END)?;
        if outside_blocks(answer.lines()).any(|line| line == END) {
            return None;
        }
        Some(Exercise {
            question: question.trim().to_owned(),
            answer: answer.trim().to_owned(),
        })
    }

    /// In what they lack the form.
    pub(crate) fn faults(&self, page: &Lesson<'_>) -> Vec<String> {
        let [called, all, answer] =
            [self.called, self.section, ANSWER].map(|it| it.of(page.language));
        let is_fold = |line: &&str| line.starts_with(BEGIN);
        // That the section is missing is told with the headings.
        let section = page.section(all, "##").unwrap_or_default();
        let folds = outside_blocks(page.text.lines()).filter(is_fold).count();
        let headings = outside_blocks(section).filter(|line| line.starts_with("###"));
        let headings: Vec<&str> = headings.collect();
        let count = headings.len();
        let mut faults = Vec::new();
        if !self.count.contains(&count) {
            faults.push(format!("'{all}' asks {count} times, not {:?}", self.count));
        }
        let wanted = (1..=count).map(|number| format!("### {called} {number}"));
        if !wanted.clone().eq(headings.iter().copied()) {
            let wanted: Vec<String> = wanted.collect();
            faults.push(format!("the exercises are {headings:?}, not {wanted:?}"));
        }
        if folds != count {
            faults.push(format!("folds {folds} parts, not {count}: an answer each"));
        }
        let mut executed = 0;
        for number in 1..=count {
            match self.exercise(page, number) {
                Some(it) if it.question.is_empty() || it.answer.is_empty() => {
                    faults.push(format!("{called} {number} has no question or no answer"));
                }
                Some(it) => executed += usize::from(it.is_executed()),
                None => faults.push(format!(
                    "{called} {number} has no answer below '<summary>{answer}</summary>' at its end"
                )),
            }
        }
        if let Some(wanted) = self.executed.filter(|it| executed * it < count) {
            faults.push(format!(
                "{executed} answers in {count} stand above what a command prints, not one in {wanted}"
            ));
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use bilingual::Lang;

    use super::*;

    const ONE: &str = "\
### Exercise 1

Who wins 1 2?

<details>
<summary>Answer</summary>

The first player.

<!-- judge values nim --opening \"2\\n1\\n2\" -->
```text
<details>
```

</details>

";

    fn text() -> String {
        let others = [2, 3].map(|number| {
            format!("### Exercise {number}\n\nWhy?\n\n<details>\n<summary>Answer</summary>\n\nSo.\n\n</details>\n\n")
        });
        format!("## Exercises\n\n{ONE}{}## Go on\n", others.concat())
    }

    fn of(text: &str) -> Lesson<'_> {
        Lesson {
            language: Lang::En,
            text,
        }
    }

    #[test]
    fn an_exercise_is_a_question_and_a_folded_answer() {
        let text = text();
        let first = exercise(&of(&text), 1).unwrap();
        assert_eq!(first.question, "Who wins 1 2?");
        assert!(first.answer.starts_with("The first player."));
        assert!(first.answer.ends_with("```"));
        assert!(first.is_executed());
        assert_eq!(exercise(&of(&text), 3).unwrap().answer, "So.");
        assert_eq!(exercise(&of(&text), 4), None);
        assert_eq!(OF_LESSON.faults(&of(&text)), [""; 0]);
        assert!(!OF_LESSON.faults(&of("# NIM\n")).is_empty());
    }

    #[test]
    fn what_three_exercises_lack_is_told() {
        let text = text();
        for (that, this) in [
            ("### Exercise 3", "### Exercise 4"),
            ("Who wins 1 2?", ""),
            ("The first", "</details>\n\nThe first"),
            ("<!-- judge", "<!-- from"),
            ("<summary>Answer", "<summary>Solution"),
            ("## Go on", "## Go on\n\n<details>"),
            ("## Exercises", "## Exercise"),
        ] {
            let broken = text.replacen(that, this, 1);
            assert!(!OF_LESSON.faults(&of(&broken)).is_empty(), "{that}: {this}");
        }
    }
}
