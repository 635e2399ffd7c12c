//! What `problem.toml` says of a problem. Unknown keys are errors.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use bilingual::{Fault, Lang, Message, broken, sentences};
pub use checker::CheckerMode;
pub use checker::interactor::Opponent;
use contract::{AnyProblem, Sizes, Tier};
use serde::{Deserialize, Deserializer, Serialize};

use crate::Verdict;
pub use crate::idea::{Idea, Title};
use crate::knowledge::Knowledge;
use crate::links::Link;
use crate::params::Params;
use crate::play::Play;
use crate::text::{all_from_text, from_text, some_from_text};
use crate::written;

sentences! {
    DOCUMENT: "tài liệu {0}, {1}", "document {0}, {1}";
    THE_COURSE: "bài của khóa học, chương {0}", "the course's own, chapter {0}";
    NO_TEST: "{0} không có test '{1}'; các test là 01 đến {2}", "{0} has no test '{1}'; its tests are 01 to {2}";
}

/// Stands for the document of a problem that is from none: its exercise is the chapter that it was made for.
const OWN: &str = "course";

/// The most that a pupil should know from outside the course.
const MOST_KNOWN: usize = 4;

/// A whole `problem.toml`.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spec {
    /// Identifier: folder, package and program.
    pub id: String,
    /// Stem of the files.
    pub file: String,
    /// Title in both languages.
    pub title: Title,
    /// Whether it is still being written: then it stands in no table and no package, and what its
    /// texts lack is told, no fault.
    #[serde(default)]
    pub draft: bool,
    /// Whether it stands in no table, as a variant that somebody made for himself; all else is as usual.
    #[serde(default)]
    pub unlisted: bool,
    /// Whose rules it changes, if it is a variant.
    #[serde(default)]
    pub variant: Option<VariantOf>,
    /// Where the problem comes from.
    pub source: Origin,
    /// What a reader learns from it.
    pub techniques: Vec<String>,
    /// The cost of the simplest method that suffices for each tier.
    pub complexity: Complexity,
    /// How the time of the reference grows, where the room has a ladder.
    #[serde(default)]
    pub growth: Option<Growth>,
    /// What a pupil should know from outside the course.
    #[serde(default, deserialize_with = "all_from_text")]
    pub knows: Vec<Knowledge>,
    /// How an output is checked.
    #[serde(deserialize_with = "from_text")]
    pub checker: CheckerMode,
    /// Whether an output may earn a part of the points.
    #[serde(default)]
    pub partial: bool,
    /// What kind of thing it is.
    pub kind: Kind,
    /// Why nobody can play it, if it is a game of two players that cannot be played.
    #[serde(default, deserialize_with = "some_message")]
    pub unplayable: Option<Message>,
    /// The limits of its inputs, by the letters and words of the statement.
    #[serde(default)]
    pub params: Params,
    /// What is played on its page, if it can be played.
    #[serde(default)]
    pub play: Option<Play>,
    /// What a wrong shortcut bounds, and how much of it the limits allow.
    #[serde(default)]
    pub quantities: Vec<Quantity>,
    /// Its place on the road through all problems.
    pub ladder: Rung,
    /// Where it is found elsewhere, and its relatives.
    #[serde(default)]
    pub links: Vec<Link>,
    /// The limits of each tier.
    pub limits: TierLimits,
    /// The tests, in order; the first is test `01`.
    pub tests: Vec<Test>,
    /// Example submissions with the verdicts they must get.
    #[serde(default)]
    pub submissions: Vec<Submission>,
}

/// How the time of the reference grows as the ladder of its room is climbed, which the table of the benches shows
/// beside what was measured.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Growth {
    /// Up to a constant factor, by the size of a rung: `n · log n`; nothing where that is no formula.
    pub claim: Option<String>,
    /// What the size counts, for the picture.
    pub size: Option<Title>,
    /// Why something else is measured, or why there is no formula.
    pub because: Option<String>,
}

/// What the simplest method that suffices costs, in the input's own letters.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Complexity {
    /// For the source tier.
    pub source: String,
    /// For the beyond tier, where there is one.
    pub beyond: Option<String>,
}

impl Complexity {
    /// What suffices for all tiers.
    pub fn last(&self) -> &str {
        self.beyond.as_ref().unwrap_or(&self.source)
    }
}

/// What kind of thing a problem is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A game, to be played by its rules.
    Game,
    /// A game that the program itself plays, by talking.
    Dialogue,
    /// A puzzle for one.
    Puzzle,
    /// No game.
    Other,
}

/// The document and the exercise that a problem comes from, or that it is the course's own.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// Number of the document, `004`; `course` if it is from none.
    pub document: String,
    /// Its exercise or section, `Bài 7`; of the course's own the number of the chapter.
    pub exercise: String,
}

impl Origin {
    /// Whether the course has it of itself, from no document.
    pub fn is_own(&self) -> bool {
        self.document == OWN
    }

    /// The same in a few words.
    pub fn said(&self, lang: Lang) -> String {
        if self.is_own() {
            return THE_COURSE.fill(lang, &[&self.exercise]);
        }
        DOCUMENT.fill(lang, &[&self.document, &self.exercise])
    }
}

/// What a variant is made from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct VariantOf {
    /// The id of the room.
    pub room: String,
    /// The changed rules, as they are written.
    pub rules: String,
}

impl std::fmt::Display for VariantOf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} --rules {}", self.room, self.rules)
    }
}

/// Where a problem stands on the road through all of them.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rung {
    /// The idea that it asks for.
    pub idea: Idea,
    /// How hard it is, from 1 to 5.
    pub level: u8,
    /// The problems that are better solved before.
    pub needs: Vec<String>,
    /// Other ideas that it practises: their chapters list it too.
    #[serde(default)]
    pub also: Vec<Idea>,
    /// It has rules to carry out and no opponent: the last of its chapter.
    #[serde(default)]
    pub aside: bool,
}

/// The limits of both tiers. Samples run under the source tier's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TierLimits {
    /// The source document's tier.
    pub source: Limits,
    /// The far larger tier; absent where the game is finite.
    pub beyond: Option<Limits>,
}

/// Limits of one test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// CPU time in milliseconds.
    pub time_ms: u64,
    /// Peak resident memory in MiB.
    pub memory_mib: u64,
}

/// One test.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Test {
    /// Name of its recipe.
    pub name: String,
    /// Its tier.
    #[serde(deserialize_with = "from_text")]
    pub tier: Tier,
    /// What it is for, in one line.
    pub about: Title,
    /// Whom the program plays against, in an interactive problem and only there.
    #[serde(default, deserialize_with = "some_from_text")]
    pub opponent: Option<Opponent>,
    /// Label of the bench that times the reference on it, if it does.
    pub bench: Option<String>,
}

/// What a wrong shortcut bounds: a depth, a span, a count of equal keys. [`Room::quantities`](contract::Room::quantities)
/// measures it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quantity {
    /// What the room calls it.
    pub name: String,
    /// What it is, in one line.
    pub about: String,
    /// The most that the limits of the source tier allow, where it is of interest there.
    pub source: Option<i64>,
    /// The same for the beyond tier.
    pub beyond: Option<i64>,
    /// Why that is the most: a proof, or the seed and the minutes of a search.
    pub because: String,
    /// Why the tests reach less than [most](Quantity::ENOUGH) of it, if they do.
    pub below: Option<String>,
}

impl Quantity {
    /// The percent of what is possible that the tests reach.
    pub const ENOUGH: i128 = 80;
}

/// An example submission.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Submission {
    /// File in `submissions/`.
    pub file: String,
    /// Its verdict on samples and source tier.
    #[serde(deserialize_with = "from_text")]
    pub expect: Verdict,
    /// Its verdict on the beyond tier, where it is told.
    #[serde(default, deserialize_with = "some_from_text")]
    pub expect_beyond: Option<Verdict>,
    /// The mistake it makes, in one line.
    pub about: String,
    /// The chapter that shows it as a whole; no lesson has to speak of it.
    #[serde(default)]
    pub chapter: Option<Idea>,
}

fn some_message<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Message>, D::Error> {
    let both = Title::deserialize(deserializer)?;
    Ok(Some(Message::in_each(|lang| both.of(lang).to_owned())))
}

/// The name of the program that a good pupil would hand in.
pub const SOLUTION: &str = "solution.cpp";

/// The name of the fastest program in C++ that is known for a problem, where one was looked for: what the
/// reference has to beat. It is written for speed, and no lesson has to speak of it.
pub const FAST: &str = "fast.cpp";

/// The same program in the languages that pupils use, and what they are called.
pub const SOLUTIONS: [(&str, &str); 3] = [
    (SOLUTION, "C++"),
    ("solution.pas", "Pascal"),
    ("solution.py", "Python"),
];

/// Whether a test is meant by this name or number.
pub fn is_called(wanted: &str, number: &str, name: &str) -> bool {
    wanted == name || wanted.trim_start_matches('0') == number.trim_start_matches('0')
}

impl Spec {
    /// The spec of a problem of the set, parsed when it is asked for first.
    ///
    /// # Panics
    /// If its `problem.toml` is not valid, which [`bad_spec`](crate::bad_spec) tells before.
    pub fn of(problem: &dyn AnyProblem) -> &'static Spec {
        static KNOWN: Mutex<BTreeMap<&str, &Spec>> = Mutex::new(BTreeMap::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(problem.manifest()).or_insert_with(|| {
            let spec = Spec::parse(problem.id(), problem.manifest());
            Box::leak(Box::new(spec.unwrap_or_else(|bad| panic!("{bad}"))))
        })
    }

    /// Parses the text of the `problem.toml` of problem `id`.
    ///
    /// # Errors
    /// If it is no TOML, has an unknown key or breaks a rule that all problems share.
    pub fn parse(id: &str, text: &str) -> Result<Spec, Fault> {
        let spec = written::read(text);
        let checked = spec.and_then(|spec: Spec| spec.check().map(|()| spec));
        checked.map_err(|why| broken(format!("problems/{id}/problem.toml: {why}")))
    }

    /// The limits of the tests of `tier`.
    ///
    /// # Panics
    /// For the beyond tier of a problem that has none.
    pub fn limits(&self, tier: Tier) -> Limits {
        match tier {
            Tier::Sample | Tier::Source => self.limits.source,
            Tier::Beyond => self
                .limits
                .beyond
                .expect("a parsed spec has limits for every tier in use"),
        }
    }

    /// The validator of an input of its problem: what the room [promises](AnyProblem::validate), and
    /// the parameters. The sizes of the input are returned.
    ///
    /// # Errors
    /// What is wrong, in one sentence that begins with `name`.
    pub fn validate(
        &self,
        problem: &dyn AnyProblem,
        name: &str,
        input: &[u8],
        tier: Tier,
    ) -> Result<Sizes, String> {
        let sizes = problem.validate(name, input, tier)?;
        match self.params.fault(&sizes, tier) {
            Some(fault) => Err(format!("{name}: {fault}")),
            None => Ok(sizes),
        }
    }

    /// The example submission in this file.
    pub fn submission(&self, file: &str) -> Option<&Submission> {
        self.submissions.iter().find(|it| it.file == file)
    }

    /// Whether two can play it, a person and the set.
    pub fn is_playable(&self) -> bool {
        matches!(self.kind, Kind::Game | Kind::Dialogue) && self.unplayable.is_none()
    }

    /// The tests with their numbers: `01`, `02`, …
    pub fn numbered_tests(&self) -> impl Iterator<Item = (String, &Test)> {
        (1..)
            .zip(&self.tests)
            .map(|(number, test)| (format!("{number:02}"), test))
    }

    /// The test with this name or number.
    ///
    /// # Errors
    /// If there is none.
    pub fn test_called(&self, wanted: &str) -> Result<&Test, Fault> {
        let mut tests = self.numbered_tests();
        let test = tests.find(|(number, test)| is_called(wanted, number, &test.name));
        let last = format!("{:02}", self.tests.len());
        test.map(|(_, test)| test)
            .ok_or_else(|| Fault::new(&NO_TEST.with(&[&self.id, &wanted, &last])))
    }

    /// The rules that all problems share.
    fn check(&self) -> Result<(), String> {
        let ensure = |holds: bool, fault: &str| holds.then_some(()).ok_or(fault.to_owned());
        let tiers = || self.tests.iter().map(|test| test.tier);
        let in_order = "tests must stand in the order sample, source, beyond";
        ensure(tiers().is_sorted(), in_order)?;
        for tier in [Tier::Sample, Tier::Source] {
            let none = format!("there is no test of the tier {tier}");
            ensure(tiers().any(|of| of == tier), &none)?;
        }
        let has_beyond = self.limits.beyond.is_some();
        ensure(
            tiers().any(|tier| tier == Tier::Beyond) == has_beyond,
            "limits.beyond and tests of the tier beyond go together",
        )?;
        let level = self.ladder.level;
        let no_level = format!("the level {level} is not from 1 to 5");
        ensure((1..=5).contains(&level), &no_level)?;
        ensure(
            self.complexity.beyond.is_some() == has_beyond,
            "limits.beyond and complexity.beyond go together",
        )?;
        let too_many = format!("knows names more than {MOST_KNOWN}");
        ensure(self.knows.len() <= MOST_KNOWN, &too_many)?;
        ensure(
            self.unplayable.is_none() || self.kind == Kind::Game,
            "only a game says why it is unplayable",
        )?;
        self.play.as_ref().map_or(Ok(()), Play::check)?;
        let is_interactive = self.checker == CheckerMode::Interactive;
        ensure(
            is_interactive == (self.kind == Kind::Dialogue),
            "kind dialogue and checker interactive go together",
        )?;
        for (place, Test { name, opponent, .. }) in self.tests.iter().enumerate() {
            let (has, not) = if is_interactive {
                ("has no", "")
            } else {
                ("has an", "not ")
            };
            let odd =
                format!("the test '{name}' {has} opponent, and the checker is {not}interactive");
            ensure(opponent.is_some() == is_interactive, &odd)?;
            let mut before = self.tests[..place].iter();
            let twice = format!("two tests are called '{name}'");
            ensure(before.all(|other| other.name != *name), &twice)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = r#"
        id = "demo"
        file = "DEMO"
        title = { vi = "Thử", en = "Demo" }
        source = { document = "004", exercise = "Bài 1" }
        techniques = ["mex"]
        complexity = { source = "O(1)" }
        checker = "floats 1e-6 1e-5"
        kind = "game"
        [ladder]
        idea = "grundy"
        level = 3
        needs = ["nim"]
        [limits.source]
        time_ms = 1000
        memory_mib = 256
        [[tests]]
        name = "sample"
        tier = "sample"
        about = { vi = "ví dụ", en = "an example" }
        [[tests]]
        name = "edge"
        tier = "source"
        about = { vi = "biên", en = "an edge" }
    "#;

    fn reason(text: &str) -> String {
        Spec::parse("demo", text).unwrap_err().to_string()
    }

    #[test]
    fn a_good_spec_is_read() {
        let spec = Spec::parse("demo", GOOD).unwrap();
        assert_eq!(
            spec.checker,
            CheckerMode::Floats {
                absolute: 1e-6,
                relative: 1e-5
            }
        );
        assert_eq!(spec.limits(Tier::Sample).time_ms, 1000);
        let numbers: Vec<String> = spec.numbered_tests().map(|(number, _)| number).collect();
        assert_eq!(numbers, ["01", "02"]);
    }

    #[test]
    fn a_problem_is_from_a_document_or_the_courses_own() {
        let said = |text: &str| Spec::parse("demo", text).unwrap().source.said(Lang::En);
        assert_eq!(said(GOOD), "document 004, Bài 1");
        let own = r#"document = "course", exercise = "5""#;
        let own = GOOD.replace(r#"document = "004", exercise = "Bài 1""#, own);
        assert_eq!(said(&own), "the course's own, chapter 5");
    }

    #[test]
    fn an_unknown_key_is_an_error() {
        assert!(reason(&GOOD.replace("complexity", "komplexity")).contains("komplexity"));
        assert!(reason(&GOOD.replace("memory_mib", "memory_mb")).contains("memory_mb"));
    }

    #[test]
    fn interactive_problems_and_no_others_name_an_opponent_for_every_test() {
        let interactive = GOOD
            .replace("floats 1e-6 1e-5", "interactive")
            .replace("\"game\"", "\"dialogue\"");
        assert!(reason(&interactive).contains("the test 'sample' has no opponent"));
        let told = |text: &str| text.replace("about =", "opponent = \"best\"\nabout =");
        let spec = Spec::parse("demo", &told(&interactive)).unwrap();
        assert_eq!(spec.tests[1].opponent, Some(Opponent::Best));
        assert!(reason(&told(GOOD)).contains("the test 'sample' has an opponent"));
        assert!(
            reason(&told(&interactive).replace("\"best\"", "\"god\""))
                .contains("'god' is no opponent")
        );
    }

    #[test]
    fn a_game_may_say_why_it_cannot_be_played_and_nothing_else() {
        let why = |kind: &str| {
            let why = format!("\"{kind}\"\nunplayable = {{ vi = \"ba người\", en = \"three\" }}");
            GOOD.replace("\"game\"", &why)
        };
        assert!(Spec::parse("demo", GOOD).unwrap().is_playable());
        let spec = Spec::parse("demo", &why("game")).unwrap();
        assert!(!spec.is_playable());
        assert_eq!(spec.unplayable.unwrap().of(Lang::Vi), "ba người");
        assert!(reason(&why("puzzle")).contains("only a game says why"));
        let puzzle = GOOD.replace("\"game\"", "\"puzzle\"");
        assert!(!Spec::parse("demo", &puzzle).unwrap().is_playable());
        assert!(reason(&GOOD.replace("\"game\"", "\"dialogue\"")).contains("go together"));
        assert!(reason(&GOOD.replace("\"game\"", "\"sport\"")).contains("sport"));
    }

    #[test]
    fn rules_that_all_problems_share_are_checked() {
        assert!(
            reason(&GOOD.replace(
                "\"source\"\n        about = { vi = \"biên",
                "\"beyond\"\n        about = { vi = \"biên"
            ))
            .contains("no test of the tier source")
        );
        assert!(
            reason(&GOOD.replace("\"edge\"", "\"sample\""))
                .contains("two tests are called 'sample'")
        );
        assert!(
            reason(&GOOD.replace("floats 1e-6 1e-5", "floats 1e-6"))
                .contains("floats needs two errors")
        );
        assert!(
            reason(&GOOD.replace("floats 1e-6 1e-5", "magic")).contains("'magic' is no checker")
        );
        let submission = |expect: &str| {
            let lines = "file = \"a.cpp\"\nabout = \"a mistake\"";
            format!("{GOOD}[[submissions]]\n{lines}\nexpect = \"{expect}\"\n")
        };
        let spec = Spec::parse("demo", &submission("TLE")).unwrap();
        assert_eq!(spec.submissions[0].expect, Verdict::TimeLimit);
        assert!(reason(&submission("WRONG")).contains("'WRONG' is no verdict"));
        let knowing = |names: &str| GOOD.replace("checker", &format!("knows = [{names}]\nchecker"));
        let spec = Spec::parse("demo", &knowing("\"greedy\", \"trie\"")).unwrap();
        assert_eq!(spec.knows[1].name, "trie");
        assert!(reason(&knowing("\"luck\"")).contains("'luck' is nothing that a lesson"));
        assert!(reason(&knowing(&"\"trie\", ".repeat(5))).contains("knows names more than 4"));
        let cost = |cost: &str| GOOD.replace("{ source = \"O(1)\" }", cost);
        assert_eq!(Spec::parse("demo", GOOD).unwrap().complexity.last(), "O(1)");
        assert!(Spec::parse("demo", &cost("\"O(n)\"")).is_err());
        let both = cost("{ source = \"O(n²)\", beyond = \"O(n)\" }");
        assert!(reason(&both).contains("limits.beyond and complexity.beyond"));
        assert!(reason(&GOOD.replace("level = 3", "level = 6")).contains("the level 6"));
        assert!(reason(&GOOD.replace("\"grundy\"", "\"luck\"")).contains("unknown variant `luck`"));
        let link = |kind: &str| {
            let lines =
                "title = \"CSES: Nim Game I\"\nurl = \"https://cses.fi/problemset/task/1730\"";
            format!("{GOOD}[[links]]\n{lines}\nkind = \"{kind}\"\n")
        };
        let spec = Spec::parse("demo", &link("relative")).unwrap();
        assert_eq!(spec.links[0].kind, crate::links::LinkKind::Relative);
        assert!(reason(&link("cousin")).contains("unknown variant `cousin`"));
        assert!(
            reason(&GOOD.replace("tier = \"source\"", "tier = \"hard\""))
                .contains("'hard' is no tier")
        );
    }
}
