//! What a draft has to have of its texts, and what none may have once it is listed.
//!
//! Texts are written last, and in one language before the other. So in a draft one statement has to
//! be right, since a sample that is not in it is a misunderstanding; all else is told, and fails only
//! once the problem is to be listed.

use std::fs;
use std::path::Path;

use bilingual::{Lang, wording_faults};
use problem_set::{AnyProblem, Spec};

use super::params::limit_faults;
use super::room::statement_faults;
use judge::root::Root;
use lessons::lesson::{FILE, STATEMENT};

/// How a comment of the template begins, which tells its reader what to write there.
const ADVICE: &str = "<!-- template: ";

/// What a source is called of which nothing is said yet.
const UNKNOWN: &str = "?";

/// What is wrong with the better statement of a draft.
pub(super) fn draft_faults(root: &Root, problem: &dyn AnyProblem, spec: &Spec) -> Vec<String> {
    if !spec.draft {
        return Vec::new();
    }
    let statements = statement_faults(root, problem, spec).into_iter();
    let limits = limit_faults(&root.room(&spec.id), spec);
    let both = statements.zip(limits);
    let both = both.map(|(one, other)| [one, other].concat());
    // Where both lack as much, the English one is told.
    both.rev().min_by_key(Vec::len).unwrap_or_default()
}

/// What is wrong with the words that tell what each test is for: both languages have them, and each its own.
pub(super) fn about_faults(spec: &Spec) -> Vec<String> {
    let faults = spec.tests.iter().flat_map(|test| {
        let about = &test.about;
        let told = move |fault| {
            format!(
                "problem.toml: what the test '{}' is for: {fault}",
                test.name
            )
        };
        let wrong = Lang::ALL.map(|lang| wording_faults(lang.code(), about.of(lang)));
        let is_empty = about.vi.trim().is_empty() || about.en.trim().is_empty();
        let missing = is_empty.then(|| "a language says nothing".to_owned());
        let equal = (about.vi == about.en).then(|| "both languages say the same".to_owned());
        let all = wrong.into_iter().flatten().chain(missing).chain(equal);
        all.map(told).collect::<Vec<_>>()
    });
    faults.collect()
}

/// What still stands in a room as the template has it.
pub(super) fn template_faults(room: &Path, spec: &Spec) -> Vec<String> {
    let texts = [STATEMENT, FILE].map(|text| Lang::ALL.map(|lang| text.of(lang)));
    let left = texts.into_iter().flatten().filter_map(|file| {
        let text = fs::read_to_string(room.join(file)).ok()?;
        let is_advice = |line: &&str| line.starts_with(ADVICE);
        let line = text.lines().position(|line| is_advice(&line))? + 1;
        let count = text.lines().filter(is_advice).count();
        Some(format!(
            "{file}: line {line} begins the first of {count} comments of the template; take away what is done"
        ))
    });
    let mut faults: Vec<String> = left.collect();
    if spec.source.document == UNKNOWN || spec.source.exercise == UNKNOWN {
        faults.push("problem.toml: source does not say where the problem comes from".to_owned());
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A set in which the room of nim holds these statements only, with this put for that.
    fn room(statements: &[&str], that: &str, this: &str) -> (tempfile::TempDir, Root) {
        let home = tempfile::tempdir().unwrap();
        let room = home.path().join("problems/nim");
        fs::create_dir_all(&room).unwrap();
        fs::create_dir(home.path().join("testdata")).unwrap();
        let own = concat!(env!("CARGO_MANIFEST_DIR"), "/../problems/nim");
        for file in statements {
            let text = fs::read_to_string(format!("{own}/{file}")).unwrap();
            fs::write(room.join(file), text.replace(that, this)).unwrap();
        }
        let root = Root::find(Some(home.path())).unwrap();
        (home, root)
    }

    #[test]
    fn what_a_test_is_for_is_said_in_each_language() {
        let mut spec = Spec::of(all_problems::find("nim").unwrap()).clone();
        assert_eq!(about_faults(&spec), [""; 0]);
        spec.tests[0].about.vi = "một tệp rỗng".to_owned();
        spec.tests[1].about.vi = spec.tests[1].about.en.clone();
        spec.tests[2].about.en.clear();
        let faults = about_faults(&spec);
        assert!(faults[0].contains("tệp"), "{faults:?}");
        assert!(
            faults[1].ends_with("both languages say the same"),
            "{faults:?}"
        );
        assert!(faults[2].ends_with("a language says nothing"), "{faults:?}");
        assert_eq!(faults.len(), 3);
    }

    #[test]
    fn a_draft_needs_one_right_statement() {
        let problem = all_problems::find("nim").unwrap();
        let mut spec = Spec::of(problem).clone();
        let (_home, good) = room(&["statement.en.md"], "", "");
        let (_home, bad) = room(&["statement.en.md"], "4 13", "4 12");
        assert_eq!(draft_faults(&bad, problem, &spec), [""; 0]);
        spec.draft = true;
        assert_eq!(draft_faults(&good, problem, &spec), [""; 0]);
        let faults = draft_faults(&bad, problem, &spec);
        assert!(
            faults[0].contains("is not what problem.toml and the tests say"),
            "{faults:?}"
        );
        let [vi, _] = statement_faults(&good, problem, &spec);
        assert_eq!(vi, ["statement.vi.md: missing"]);
    }

    #[test]
    fn what_the_template_says_to_its_reader_is_found() {
        let mut spec = Spec::of(all_problems::find("nim").unwrap()).clone();
        let advised = format!("\n{ADVICE}rules -->\n\n## ");
        let (_home, root) = room(&["statement.en.md"], "\n## ", &advised);
        let faults = template_faults(&root.room("nim"), &spec);
        assert_eq!(faults.len(), 1);
        assert!(faults[0].contains("the first of 6 comments"), "{faults:?}");
        UNKNOWN.clone_into(&mut spec.source.exercise);
        assert_eq!(template_faults(&root.room("nim"), &spec).len(), 2);
    }
}
