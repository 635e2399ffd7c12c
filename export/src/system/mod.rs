//! The judging systems: what each of them wants, one module a system.

mod cms;
mod dmoj;
mod hydro;
mod icpc;
mod polygon;
mod themis;
mod vnoj;

use bilingual::{Fault, Result, Text};
use inpout::Opening;
use problem_set::AnyProblem;

pub use cms::{Press, Workshop};

use crate::catalogue as say;
use crate::package::Package;
use crate::task::{Options, Task};

/// A judging system, or a form of package that several of them take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    /// Themis: a folder for Tasks.
    Themis,
    /// VNOJ: an archive for the page of test data, and what is typed beside it.
    Vnoj,
    /// Polygon: for VNOJ's importer; with --streams for rbx and the like.
    Polygon,
    /// The same without names of files.
    PolygonStreams,
    /// CMS: folders for its loader `italy_yaml`, and the contest that they are.
    Cms,
    /// ICPC: the legacy form, for Kattis and `DOMjudge`.
    Icpc,
    /// ICPC: the form of 2025-09.
    Icpc2025,
    /// DMOJ: a folder for its store of problems.
    Dmoj,
    /// Hydro: a folder for its import.
    Hydro,
}

impl System {
    /// All of them.
    pub const ALL: [System; 9] = [
        System::Themis,
        System::Vnoj,
        System::Polygon,
        System::PolygonStreams,
        System::Cms,
        System::Icpc,
        System::Icpc2025,
        System::Dmoj,
        System::Hydro,
    ];

    /// Its name, for folders too.
    pub fn name(self) -> &'static str {
        match self {
            System::Themis => "themis",
            System::Vnoj => "vnoj",
            System::Polygon => "polygon",
            System::PolygonStreams => "polygon-streams",
            System::Cms => "cms",
            System::Icpc => "icpc",
            System::Icpc2025 => "icpc2025",
            System::Dmoj => "dmoj",
            System::Hydro => "hydro",
        }
    }

    /// The form of the package for programs that know standard streams only; `None` if there is none.
    pub fn on_streams(self) -> Option<System> {
        match self {
            System::Polygon | System::PolygonStreams => Some(System::PolygonStreams),
            System::Icpc | System::Icpc2025 | System::Dmoj | System::Hydro => Some(self),
            System::Themis | System::Vnoj | System::Cms => None,
        }
    }

    /// What a problem of ours is called there: not every system takes our names as they are.
    pub fn code(self, id: &str) -> String {
        match self {
            System::Themis => id.to_uppercase(),
            System::Polygon | System::PolygonStreams => id.replace('_', "-"),
            System::Cms => id.to_owned(),
            System::Vnoj | System::Icpc | System::Icpc2025 | System::Dmoj | System::Hydro => {
                id.replace('_', "")
            }
        }
    }

    /// Why this system cannot carry a problem, if it cannot.
    pub fn refusal(self, problem: &dyn AnyProblem) -> Option<Text> {
        if problem_set::is_draft(problem) {
            return Some(say::DRAFT);
        }
        let dialogue = problem.dialogue()?;
        if matches!(dialogue.opening, Opening::File) {
            Some(say::READS_AND_TALKS)
        } else if self == System::Themis {
            Some(say::FILES_ONLY)
        } else {
            None
        }
    }

    /// What tells the system of all packages of a folder at once: files by their names, beside the packages
    /// of these problems. Most systems know nothing of the kind.
    pub fn contest(
        self,
        problems: &[&dyn AnyProblem],
        options: Options,
    ) -> Vec<(&'static str, String)> {
        match self {
            System::Cms => cms::contest(problems),
            System::Icpc | System::Icpc2025 => icpc::contest(problems, options),
            System::Dmoj | System::Vnoj => dmoj::contest(),
            System::Themis | System::Polygon | System::PolygonStreams | System::Hydro => Vec::new(),
        }
    }

    /// Packs a problem. That a package is what the system wants is held by tests over all problems.
    ///
    /// # Errors
    /// Why the problem cannot be packed.
    pub fn pack(self, task: &Task, workshop: &Workshop) -> Result<Package> {
        if let Some(why) = self.refusal(task.problem) {
            return Err(Fault::new(&why));
        }
        match self {
            System::Themis => themis::pack(task),
            System::Vnoj => vnoj::pack(task),
            System::Polygon => polygon::pack(task, polygon::Form::Files),
            System::PolygonStreams => polygon::pack(task, polygon::Form::Streams),
            System::Cms => cms::pack(task, workshop),
            System::Icpc => icpc::pack(task, icpc::Form::Legacy),
            System::Icpc2025 => icpc::pack(task, icpc::Form::Of2025),
            System::Dmoj => dmoj::pack(task),
            System::Hydro => hydro::pack(task),
        }
    }
}

/// What all problems together are called.
const SET: &str = "Trò chơi";

/// The same as an identifier.
const SET_CODE: &str = "tro-choi";

/// Whole milliseconds in seconds.
fn seconds(milliseconds: u64) -> f64 {
    std::time::Duration::from_millis(milliseconds).as_secs_f64()
}
