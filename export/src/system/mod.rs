//! The judging systems: what each of them wants, one module a system.

mod cms;
mod dmoj;
mod icpc;
mod polygon;
mod themis;
mod vnoj;

use bilingual::{Fault, Text};
use inpout::Opening;
use problem_set::AnyProblem;

pub use cms::{Press, Workshop};

use crate::catalogue as say;
use crate::groups::POINTS;
use crate::package::Package;
use crate::refusal::{Result, ensure};
use crate::task::Task;

/// A judging system, or a form of package that several of them take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    /// Themis: a folder for Tasks.
    Themis,
    /// VNOJ: an archive for the page of test data, and what is typed beside it.
    Vnoj,
    /// Polygon: for VNOJ's importer and CMS's second loader; with --streams for rbx and the like.
    Polygon,
    /// The same without names of files.
    PolygonStreams,
    /// CMS: a folder for its loader `italy_yaml`.
    Cms,
    /// ICPC: the legacy form, for Kattis and `DOMjudge`.
    Icpc,
    /// ICPC: the form of 2025-09.
    Icpc2025,
    /// DMOJ: a folder for its store of problems.
    Dmoj,
}

impl System {
    /// All of them.
    pub const ALL: [System; 8] = [
        System::Themis,
        System::Vnoj,
        System::Polygon,
        System::PolygonStreams,
        System::Cms,
        System::Icpc,
        System::Icpc2025,
        System::Dmoj,
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
        }
    }

    /// The form of the package for programs that know standard streams only; `None` if there is none.
    pub fn on_streams(self) -> Option<System> {
        match self {
            System::Polygon | System::PolygonStreams => Some(System::PolygonStreams),
            System::Icpc | System::Icpc2025 | System::Dmoj => Some(self),
            System::Themis | System::Vnoj | System::Cms => None,
        }
    }

    /// What a problem of ours is called there: not every system takes our names as they are.
    pub fn code(self, id: &str) -> String {
        match self {
            System::Themis => id.to_uppercase(),
            System::Polygon | System::PolygonStreams => id.replace('_', "-"),
            System::Cms => id.to_owned(),
            System::Vnoj | System::Icpc | System::Icpc2025 | System::Dmoj => id.replace('_', ""),
        }
    }

    /// Whether the system takes this name of a problem.
    fn is_code(self, name: &str) -> bool {
        match self {
            System::Themis => themis::is_code(name),
            System::Vnoj => vnoj::is_code(name),
            System::Polygon | System::PolygonStreams => polygon::is_code(name),
            System::Cms => cms::is_code(name),
            System::Icpc | System::Icpc2025 => icpc::is_code(name),
            System::Dmoj => dmoj::is_code(name),
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

    /// Packs a problem, and looks at the package once more with the system's own rules.
    ///
    /// # Errors
    /// Why the problem cannot be packed.
    pub fn pack(self, task: &Task, workshop: &Workshop) -> Result<Package> {
        if let Some(why) = self.refusal(task.problem) {
            return Err(Fault::new(&why).into());
        }
        let package = match self {
            System::Themis => themis::pack(task),
            System::Vnoj => vnoj::pack(task)?,
            System::Polygon => polygon::pack(task, polygon::Form::Files)?,
            System::PolygonStreams => polygon::pack(task, polygon::Form::Streams)?,
            System::Cms => cms::pack(task, workshop)?,
            System::Icpc => icpc::pack(task, icpc::Form::Legacy)?,
            System::Icpc2025 => icpc::pack(task, icpc::Form::Of2025)?,
            System::Dmoj => dmoj::pack(task)?,
        };
        let faults = self.faults(&package);
        ensure(faults.is_empty(), || faults.join("; "))?;
        Ok(package)
    }

    /// Every way in which a package is not what this system wants: files that are missing, tests in
    /// no group, points that do not add up, paths that lead away. No system is asked, so that this
    /// can be known everywhere.
    pub fn faults(self, package: &Package) -> Vec<String> {
        let mut faults = package.path_faults();
        if !self.is_code(&package.name) {
            faults.push(format!("{} is no name of a problem there", package.name));
        }
        let checked = match self {
            System::Themis => themis::faults(package),
            System::Vnoj => vnoj::faults(package),
            System::Polygon => polygon::faults(package, polygon::Form::Files),
            System::PolygonStreams => polygon::faults(package, polygon::Form::Streams),
            System::Cms => cms::faults(package),
            System::Icpc => icpc::faults(package, icpc::Form::Legacy),
            System::Icpc2025 => icpc::faults(package, icpc::Form::Of2025),
            System::Dmoj => dmoj::faults(package),
        };
        match checked {
            Ok(found) => faults.extend(found),
            Err(error) => faults.push(format!("{error:#}")),
        }
        faults
    }
}

/// Whether a name is made of lower-case letters, digits and these characters, at least one of them.
fn is_made_of(name: &str, others: &str) -> bool {
    let is_plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || others.contains(it);
    !name.is_empty() && name.chars().all(is_plain)
}

/// Whole milliseconds in seconds.
fn seconds(milliseconds: u64) -> f64 {
    std::time::Duration::from_millis(milliseconds).as_secs_f64()
}

/// Those of these paths that a package has not.
fn missing<'a>(package: &Package, paths: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let paths = paths.into_iter().filter(|path| !package.has(path));
    paths.map(|path| format!("{path} is missing")).collect()
}

/// Points that are not the right sum.
fn sum_fault(sum: u64) -> Option<String> {
    (sum != u64::from(POINTS)).then(|| format!("there are {sum} points, not {POINTS}"))
}

/// Whether a path of ours ends in this extension, which is always written in the same case.
fn has_extension(path: &str, extension: &str) -> bool {
    path.rsplit_once('.')
        .is_some_and(|(_, end)| end == extension)
}
