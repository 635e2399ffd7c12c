//! What there is of the course, counted: exercises, answers that a command prints, solutions in Pascal and
//! Python by tier.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use bilingual::Lang;
use problem_set::spec::{Idea, SOLUTIONS};
use problem_set::{Spec, Verdict, home};

use crate::course::{pictures, programs};
use crate::exercises::{OF_CHAPTER, OF_LESSON};
use crate::lesson::{Lesson, read};
use crate::order::road;

/// The file of the table.
pub const FILE: &str = "bench/COURSE.md";

/// What stands above the table is the file's own.
const HEADING: &str = "\
| chapter | problems | exercises | executed | checks | executed | programs | pictures | Pascal, source | Pascal, beyond | Python, source | Python, beyond |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
";

/// What is counted of some problems.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
struct Counts {
    problems: usize,
    /// Those with a beyond tier.
    deeper: usize,
    exercises: usize,
    executed: usize,
    /// Of chapters: questions at the end, those whose answer a command prints, programs, pictures.
    asked: [usize; 4],
    /// Of Pascal and Python, by source and beyond tier.
    solved: [[usize; 2]; 2],
}

/// The table.
pub fn page(set: &Path) -> String {
    let specs = road();
    let old = fs::read_to_string(set.join(FILE)).unwrap_or_default();
    let above = old.split(HEADING).next().unwrap_or_default();
    let mut text = format!("{above}{HEADING}");
    let mut all = Counts::default();
    for idea in Idea::ALL {
        let chapter = crate::chapter::read(set, idea, Lang::Vi).unwrap_or_default();
        let mut counts = Counts::of_chapter(&Lesson::new(Lang::Vi, &chapter));
        for (sum, one) in all.asked.iter_mut().zip(counts.asked) {
            *sum += one;
        }
        for spec in specs.iter().filter(|spec| spec.ladder.idea == idea) {
            let room = set.join(home(&spec.id));
            // A missing lesson is reported elsewhere.
            let lesson = read(&room, Lang::Vi).unwrap_or_default();
            counts.add(spec, &lesson);
            all.add(spec, &lesson);
        }
        text += &counts.row(idea.title().of(Lang::En));
    }
    text + &all.row("all")
}

impl Counts {
    fn of_chapter(chapter: &Lesson<'_>) -> Counts {
        let asked = OF_CHAPTER.all(chapter);
        let executed = asked.iter().filter(|it| it.is_executed()).count();
        Counts {
            asked: [
                asked.len(),
                executed,
                programs(chapter).count(),
                pictures(chapter),
            ],
            ..Counts::default()
        }
    }

    fn add(&mut self, spec: &Spec, lesson: &str) {
        let lesson = Lesson::new(Lang::Vi, lesson);
        for it in OF_LESSON.all(&lesson) {
            self.exercises += 1;
            self.executed += usize::from(it.is_executed());
        }
        self.problems += 1;
        self.deeper += usize::from(spec.limits.beyond.is_some());
        // The first is C++, which every problem has.
        for (solved, (file, _)) in self.solved.iter_mut().zip(&SOLUTIONS[1..]) {
            let Some(submission) = spec.submission(file) else {
                continue;
            };
            solved[0] += usize::from(submission.expect == Verdict::Accepted);
            solved[1] += usize::from(submission.expect_beyond == Some(Verdict::Accepted));
        }
    }

    fn row(&self, name: &str) -> String {
        let (problems, deeper) = (self.problems, self.deeper);
        let mut row = format!(
            "| {name} | {problems} | {} | {} |",
            self.exercises, self.executed
        );
        for count in self.asked {
            let _ = write!(row, " {count} |");
        }
        for [source, beyond] in self.solved {
            // Writing to a string cannot fail.
            let _ = write!(row, " {source} of {problems} | {beyond} of {deeper} |");
        }
        row + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exercises_and_solutions_are_counted() {
        all_problems::install();
        let spec = Spec::of(problem_set::find("nim").unwrap());
        let one =
            "### Bài tập 1\n\nAi?\n\n<details>\n<summary>Đáp án</summary>\n\nTôi.\n\n</details>\n";
        let two = one
            .replace("1\n", "2\n")
            .replace("Tôi.", "<!-- judge line nim -->");
        let mut counts = Counts::default();
        counts.add(spec, &format!("{one}\n{two}"));
        assert_eq!(
            (counts.problems, counts.exercises, counts.executed),
            (1, 2, 1)
        );
        assert_eq!(
            counts.row("a"),
            "| a | 1 | 2 | 1 | 0 | 0 | 0 | 0 | 1 of 1 | 1 of 1 | 1 of 1 | 1 of 1 |\n"
        );
    }
}
