//! What a lesson claims: this submission makes this mistake, and this test catches it.

use std::path::Path;

use bilingual::Lang;
use problem_set::{Spec, Tier, Verdict};

use crate::lesson::{Lesson, MISTAKES, read};

/// A mistake as a lesson tells it: this submission fails on this test.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Claim {
    /// The submission's file.
    pub file: String,
    /// The test's name.
    pub test: String,
}

/// The mistakes that the lesson tells of: which submission fails on which test.
pub fn claims(room: &Path, spec: &Spec) -> Vec<Claim> {
    let text = read(room, Lang::Vi).unwrap_or_default();
    of_lesson(&Lesson::new(Lang::Vi, &text), spec)
}

/// What the lesson tells of submissions and the tests that catch them: in its section of
/// mistakes, and elsewhere where the submission is expected to fail in the test's tier.
pub fn of_lesson(lesson: &Lesson<'_>, spec: &Spec) -> Vec<Claim> {
    let lines = lesson.section(MISTAKES.of(lesson.language), "##");
    let mut claims = told(&lines.unwrap_or_default());
    let lines: Vec<&str> = lesson.text.lines().collect();
    let elsewhere = told(&lines).into_iter().filter(|claim| {
        let expected = claim.expected(spec);
        expected.is_some_and(|verdict| verdict != Verdict::Accepted)
    });
    for claim in elsewhere {
        if !claims.contains(&claim) {
            claims.push(claim);
        }
    }
    claims
}

impl Claim {
    /// The verdict that is expected of the submission in the tier of the test, if there are both
    /// and one is expected.
    pub fn expected(&self, spec: &Spec) -> Option<Verdict> {
        let test = spec.tests.iter().find(|test| test.name == self.test)?;
        let submission = spec.submission(&self.file)?;
        match test.tier {
            Tier::Beyond => submission.expect_beyond,
            Tier::Sample | Tier::Source => Some(submission.expect),
        }
    }
}

/// The pairs of a submission and a test in each paragraph or item of a list: a link to the one,
/// and later the word test with the name of the other.
fn told(lines: &[&str]) -> Vec<Claim> {
    let mut claims = Vec::new();
    let is_break = |line: &&str| line.trim().is_empty();
    let text = lines.join("\n").replace("\n- ", "\n\n- ");
    let lines: Vec<&str> = text.lines().collect();
    for item in lines.split(is_break) {
        let item = item.join(" ");
        let item = item.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut rest = item.as_str();
        while let Some((_, after)) = rest.split_once("](submissions/") {
            let (file, after) = after.split_once(')').unwrap_or((after, ""));
            let own = after.split("](submissions/").next().unwrap_or_default();
            let named = own
                .split_once("test `")
                .and_then(|(_, it)| it.split_once('`'));
            if let Some((test, _)) = named {
                claims.push(Claim {
                    file: file.to_owned(),
                    test: test.to_owned(),
                });
            }
            rest = after;
        }
    }
    claims
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
- Forgets the rest: [a.cpp](submissions/a.cpp), caught
  by test `small`; so is [b.cpp](submissions/b.cpp) by the test
  `large`.
- Nothing is wrong with `large`.
";

    #[test]
    fn a_claim_is_a_link_and_a_test_named_after_it() {
        let claims: Vec<(String, String)> = told(&TEXT.lines().collect::<Vec<_>>())
            .into_iter()
            .map(|claim| (claim.file, claim.test))
            .collect();
        let expected = [("a.cpp", "small"), ("b.cpp", "large")];
        assert_eq!(claims, expected.map(|(a, b)| (a.to_owned(), b.to_owned())));
    }
}
