//! Two lines of a lesson that `problem.toml` knows: the solution in every language, above the mistakes,
//! and where the problem is found elsewhere, at the end.

use bilingual::{Lang, Text};
use problem_set::links::LinkKind;
use problem_set::spec::SOLUTIONS;
use problem_set::{Spec, Verdict};

use crate::lesson::{GO_ON, Lesson, MISTAKES};

/// How each line begins.
const SOLVED: Text = Text::new("Cả chương trình: ", "The whole program: ");
const ELSEWHERE: Text = Text::new("Ở nơi khác: ", "Elsewhere: ");

/// The lesson with both lines as they should be, where there is something to be said in them.
pub(crate) fn with_rows(lesson: &Lesson<'_>, spec: &Spec) -> String {
    let language = lesson.language;
    let mut lines: Vec<String> = lesson.text.lines().map(str::to_owned).collect();
    for row in [SOLVED, ELSEWHERE] {
        remove(&mut lines, row.of(language));
    }
    let at = |lines: &[String], heading: &str| {
        let wanted = format!("## {heading}");
        lines.iter().position(|line| *line == wanted)
    };
    if let Some(place) = at(&lines, MISTAKES.of(language)) {
        insert(&mut lines, place, solutions(spec, language));
    }
    if let Some(place) = at(&lines, GO_ON.of(language)) {
        let mut behind = lines[place + 1..].iter();
        let next = behind.position(|line| line.starts_with("## "));
        let end = next.map_or(lines.len(), |next| place + 1 + next);
        insert(&mut lines, end, elsewhere(spec, language, &LinkKind::ALL));
    }
    lines.join("\n") + "\n"
}

/// Takes away the line that begins so, and the empty one above.
fn remove(lines: &mut Vec<String>, begin: &str) {
    if let Some(place) = lines.iter().position(|line| line.starts_with(begin)) {
        lines.remove(place);
        if place > 0 && lines[place - 1].is_empty() {
            lines.remove(place - 1);
        }
    }
}

/// Puts a paragraph before the heading at this place, or at the end.
fn insert(lines: &mut Vec<String>, place: usize, row: Option<String>) {
    let Some(row) = row else { return };
    if place == lines.len() {
        lines.extend([String::new(), row]);
    } else {
        lines.splice(place..place, [row, String::new()]);
    }
}

/// The solution in every language, if it is there in more than one.
fn solutions(spec: &Spec, language: Lang) -> Option<String> {
    let source = language.pick(" (giới hạn gốc)", " (source tier)");
    let there = SOLUTIONS.iter().filter_map(|(file, name)| {
        let beyond = spec.submission(file)?.expect_beyond;
        let is_whole = spec.limits.beyond.is_none() || beyond == Some(Verdict::Accepted);
        let tier = if is_whole { "" } else { source };
        Some(format!("[{name}](submissions/{file}){tier}"))
    });
    let there: Vec<String> = there.collect();
    let begin = SOLVED.of(language);
    (there.len() > 1).then(|| format!("{begin}{}.", there.join(" · ")))
}

/// Where the problem is found elsewhere, as far as links of these kinds tell, in the order of these: a
/// line of Markdown.
pub fn elsewhere(spec: &Spec, language: Lang, kinds: &[LinkKind]) -> Option<String> {
    let of_kind = |kind: &LinkKind| {
        let called = match kind {
            LinkKind::Original => language.pick("bài gốc", "the original"),
            LinkKind::Relative => language.pick("bài cùng họ", "relatives"),
            LinkKind::Theory => language.pick("lý thuyết", "theory"),
        };
        let found = spec.links.iter().filter(|link| link.kind == *kind);
        let found = found.map(|link| {
            let hard = language.pick("độ khó", "difficulty");
            let difficulty = link.difficulty.as_ref();
            let difficulty = difficulty.map_or(String::new(), |it| format!(" ({hard} {it})"));
            format!("[{}]({}){difficulty}", link.title, link.url)
        });
        let found: Vec<String> = found.collect();
        (!found.is_empty()).then(|| format!("{called} {}", found.join(", ")))
    };
    let all: Vec<String> = kinds.iter().filter_map(of_kind).collect();
    let begin = ELSEWHERE.of(language);
    (!all.is_empty()).then(|| format!("{begin}{}.", all.join("; ")))
}

#[cfg(test)]
mod tests {
    use problem_set::links::Link;

    use super::*;

    fn nim() -> Spec {
        all_problems::install();
        let mut spec = Spec::of(problem_set::find("nim").unwrap()).clone();
        spec.links = vec![Link {
            title: "CSES: Nim Game I".to_owned(),
            url: "https://cses.fi/problemset/task/1730".to_owned(),
            kind: LinkKind::Relative,
            difficulty: Some("1200".to_owned()),
        }];
        spec
    }

    fn with(text: &str, spec: &Spec) -> String {
        let language = Lang::En;
        with_rows(&Lesson { language, text }, spec)
    }

    #[test]
    fn both_rows_stand_in_their_places_and_are_written_once() {
        let spec = nim();
        let text = "## From slow to fast\n\nFast.\n\n## Mistakes\n\nNone.\n\n## Go on\n\nOn.\n";
        let now = with(text, &spec);
        let solved = "[C++](submissions/solution.cpp) · [Pascal](submissions/solution.pas)";
        assert!(
            now.contains(&format!("\nFast.\n\nThe whole program: {solved}")),
            "{now}"
        );
        assert!(
            now.contains(".\n\n## Mistakes\n\nNone.\n\n## Go on\n\nOn.\n\nElsewhere: "),
            "{now}"
        );
        assert!(now.ends_with("relatives [CSES: Nim Game I](https://cses.fi/problemset/task/1730) (difficulty 1200).\n"));
        assert_eq!(with(&now, &spec), now);
        let behind = format!("{now}\n## Exercises\n\nOne.\n");
        assert_eq!(with(&behind, &spec), behind);
    }

    #[test]
    fn where_nothing_is_to_be_said_there_is_no_row() {
        let mut spec = nim();
        let text = "# NIM\n\n## Mistakes\n\n## Go on\n\nOn.\n";
        let now = with(text, &spec);
        spec.links.clear();
        spec.submissions.retain(|it| it.file == SOLUTIONS[0].0);
        assert_eq!(with(&now, &spec), text);
    }

    #[test]
    fn a_language_that_keeps_the_source_tier_only_says_so() {
        let mut spec = nim();
        for submission in &mut spec.submissions {
            submission.expect_beyond = None;
        }
        let row = solutions(&spec, Lang::Vi).unwrap();
        assert!(
            row.contains("[Pascal](submissions/solution.pas) (giới hạn gốc)"),
            "{row}"
        );
    }
}
