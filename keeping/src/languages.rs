//! The languages that a problem is solved in.
//!
//! Who begins, begins in Pascal or in Python as often as in C++. So up to a level a room shows its
//! solution in all three; beyond the source tier as far as the language can.

use problem_set::spec::SOLUTIONS;
use problem_set::{Spec, Verdict};

/// The highest level that a beginner is asked for.
const BEGINNERS: u8 = 3;

/// The languages that a room lacks.
pub(super) fn language_faults(spec: &Spec) -> Vec<String> {
    if spec.draft || spec.ladder.level > BEGINNERS {
        return Vec::new();
    }
    let is_solved = |file| {
        let submission = spec.submission(file);
        submission.is_some_and(|it| it.expect == Verdict::Accepted)
    };
    let lacking = SOLUTIONS.iter().filter(|(file, _)| !is_solved(file));
    let told = lacking.map(|(file, name)| format!("problem.toml: no submission {file} in {name} that is accepted in the source tier, though the level is {BEGINNERS} at most"));
    told.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_for_beginners_is_solved_in_three_languages() {
        let mut spec = Spec::of(all_problems::find("nim").unwrap()).clone();
        assert_eq!(language_faults(&spec), [""; 0]);
        spec.submissions.retain(|it| it.file != "solution.py");
        assert_eq!(language_faults(&spec).len(), 1);
        assert!(language_faults(&spec)[0].contains("solution.py in Python"));
        spec.ladder.level = 4;
        assert_eq!(language_faults(&spec), [""; 0]);
        spec.ladder.level = 3;
        spec.draft = true;
        assert_eq!(language_faults(&spec), [""; 0]);
    }
}
