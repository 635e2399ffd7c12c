//! What the checks of `judge test` are made of, and what they find.

use std::path::PathBuf;

use bilingual::Result;
use checker::interactor::{Rehearsal, rehearse};
use problem_set::{AnyProblem, Sizes, Spec};

use super::params::Attained;
use judge::lock::{Lock, Locked};
use judge::root::Root;
use judge::settings::Settings;
use judge::testset::{Made, TestFiles};

/// A room that is checked.
pub(super) struct Subject<'a> {
    pub(super) root: &'a Root,
    pub(super) problem: &'static dyn AnyProblem,
    pub(super) spec: &'a Spec,
    pub(super) settings: &'a Settings,
}

impl Subject<'_> {
    pub(super) fn room(&self) -> PathBuf {
        self.root.room(&self.spec.id)
    }
}

/// A test that is checked.
pub(super) struct OneTest<'a> {
    pub(super) files: TestFiles,
    pub(super) made: Made,
    pub(super) locked: &'a Locked,
    /// What the validator says of the input: how large it is, or what is wrong.
    pub(super) sizes: Result<Sizes, String>,
    /// The game that the reference plays, in an interactive problem.
    pub(super) played: Option<Rehearsal>,
}

impl OneTest<'_> {
    /// The test, once the reference has played it if there is something to play.
    pub(super) fn new<'a>(
        problem: &dyn AnyProblem,
        spec: &Spec,
        files: TestFiles,
        made: Made,
        locked: &'a Locked,
    ) -> Result<OneTest<'a>> {
        let played = match problem.dialogue() {
            None => None,
            Some(dialogue) => {
                let mut interactor = files.interactor(problem)?;
                let mut player = (dialogue.player)(made.input.as_bytes())?;
                Some(rehearse(&mut *player, &mut interactor))
            }
        };
        let name = format!("{}/{} ({})", problem.id(), files.number, files.name);
        let sizes = spec.validate(problem, &name, made.input.as_bytes(), files.tier);
        Ok(OneTest {
            files,
            made,
            locked,
            sizes,
            played,
        })
    }
}

/// The tests of a room.
pub(super) struct Tests {
    pub(super) lock: Lock,
    pub(super) files: Vec<TestFiles>,
    /// What is said in each game, by the number of the test.
    pub(super) games: Vec<(String, String)>,
    /// How large they are.
    pub(super) attained: Attained,
}

/// What a check of all tests has found.
#[derive(Default)]
pub(super) struct Found {
    /// How many checks it was.
    pub(super) checks: usize,
    /// One sentence for each that failed.
    pub(super) faults: Vec<String>,
    /// One sentence for each that this machine cannot make.
    pub(super) skipped: Vec<String>,
    /// What a reader wants to see when all is well.
    pub(super) summary: Option<String>,
}

impl From<Vec<String>> for Found {
    fn from(faults: Vec<String>) -> Found {
        Found {
            checks: 1,
            faults,
            ..Found::default()
        }
    }
}
