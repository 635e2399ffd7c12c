//! Machines that allow less than this one, made by `machine.c`, and a program in each language that
//! is right, wrong, slow, fat or crashes, as the test asks.

#![allow(dead_code, reason = "every user takes its own part")]

use std::env;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use nix::unistd::geteuid;
use serde_json::Value;
use tempfile::TempDir;

/// The sources, with the tests of NAIL as they see them: right, wrong, slow, fat, crashing, and right
/// after much work.
const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/machines");

/// What each test has to bring.
pub(crate) const VERDICTS: [&str; 6] = ["AC", "WA", "TLE", "MLE", "RTE", "AC"];

/// The sources by the names of their languages.
pub(crate) const LANGUAGES: [(&str, &str); 8] = [
    ("C++", "nail.cpp"),
    ("C", "nail.c"),
    ("Python", "nail.py"),
    ("Java", "Nail.java"),
    ("Rust", "nail.rs"),
    ("JavaScript", "nail.js"),
    ("Pascal", "nail.pas"),
    ("Go", "nail.go"),
];

/// The ordinary user of these machines, whom no machine knows by name.
pub(crate) const USER: u32 = 54_321;

/// The exit code of `machine.c` where the machine cannot be made.
const NO_MACHINE: i32 = 125;

/// A machine, in the words of `machine.c`.
#[derive(Debug, Clone, Default)]
pub(crate) struct Machine {
    pub(crate) name: String,
    /// Folders of the workshop stand in capitals: `HOME`, `TMPDIR`, `SET`.
    pub(crate) words: Vec<String>,
    /// Layers that it must not have, or it is not the machine that it says it is.
    pub(crate) lacks: Vec<&'static str>,
    /// Whose programs run there.
    pub(crate) is_root: bool,
    /// Whether its compilers lie where everybody can read them, as in an image.
    pub(crate) is_image: bool,
    /// Where temporary files are to go, in the workshop; its name too is a trial.
    pub(crate) temporary: Option<&'static str>,
    /// Whether there is a home, and one that can be written.
    pub(crate) home: Home,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Home {
    #[default]
    Own,
    Absent,
    Locked,
}

/// Why a machine cannot be made here, or a language not be tried.
pub(crate) struct Skipped(pub(crate) String);

impl Machine {
    /// A machine without these layers of the kernel.
    pub(crate) fn without(is_root: bool, missing: &[&'static str]) -> Machine {
        let who = if is_root { "root" } else { "a user" };
        let name = match missing {
            [] => who.to_owned(),
            missing => format!("{who}, no {}", missing.join(", ")),
        };
        let mut machine = Machine {
            name: name.replace("no late", "namespaces too late"),
            is_root,
            ..Machine::default()
        };
        for &word in missing {
            machine.words.push(word.to_owned());
            machine.lacks.extend(match word {
                "namespaces" | "late" | "docker" => &["files", "processes"][..],
                "landlock" => &["paths"],
                "filters" => &["calls"],
                "groups" => &["group"],
                _ => &[],
            });
        }
        machine
    }

    pub(crate) fn called(self, name: &str) -> Machine {
        let name = name.to_owned();
        Machine { name, ..self }
    }

    pub(crate) fn image(self) -> Machine {
        Machine {
            is_image: true,
            ..self
        }
    }

    /// With temporary files in this folder of the workshop, on such a disk.
    pub(crate) fn temporary(mut self, name: &'static str, disk: &[&str]) -> Machine {
        self.temporary = Some(name);
        self.words.extend(disk.iter().map(|&it| it.to_owned()));
        self
    }

    pub(crate) fn home(self, home: Home) -> Machine {
        Machine { home, ..self }
    }
}

/// A folder with all that a machine needs.
pub(crate) struct Workshop {
    home: TempDir,
}

impl Workshop {
    /// The set of one problem, which belongs to root, the sources, and the maker of machines.
    pub(crate) fn new(judge: &Path) -> Result<Workshop, Skipped> {
        let home = tempfile::Builder::new()
            .prefix("machines-")
            .permissions(Permissions::from_mode(0o755))
            .tempdir();
        let shop = Workshop {
            home: home.map_err(|error| Skipped(format!("no folder for machines: {error}")))?,
        };
        let made = Command::new("cc")
            .args(["-O1", "-o"])
            .arg(shop.path("machine"))
            .arg(Path::new(SOURCES).join("machine.c"))
            .status();
        if !made.is_ok_and(|it| it.success()) {
            return Err(Skipped("no C compiler to make machines with".to_owned()));
        }
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for part in ["problems/nail", "testdata/nail"] {
            copy(&workspace.join(part), &shop.path("set").join(part));
        }
        shop.lighten("set/problems/nail/problem.toml");
        copy(Path::new(SOURCES), &shop.path("sources"));
        copy(judge, &shop.path("judge"));
        for is_root in [true, false] {
            for folder in ["home", "cache", "tmp", "thư mục tạm của An"] {
                shop.own_folder(is_root, folder);
            }
        }
        fs::create_dir(shop.path("rust")).expect("a folder in the workshop");
        Ok(shop)
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.home.path().join(name)
    }

    /// A new folder that belongs to root, or else to the user of these machines.
    pub(crate) fn own_folder(&self, is_root: bool, name: &str) -> PathBuf {
        let folder = self.path(if is_root { "root" } else { "user" }).join(name);
        fs::create_dir_all(&folder).expect("a folder in the workshop");
        if !is_root && geteuid().is_root() {
            let owner = Some(USER.into());
            nix::unistd::chown(&folder, owner, None).expect("root gives folders away");
        }
        folder
    }

    /// Twice the time and half the memory: a busy machine may take half a second to hand out 256 MiB, and
    /// who asks for more is to be told of memory, not of time.
    fn lighten(&self, room: &str) {
        let mut text = fs::read_to_string(self.path(room)).expect("a room in the workshop");
        for (limit, other) in [
            ("time_ms = 500", "time_ms = 1000"),
            ("memory_mib = 256", "memory_mib = 128"),
        ] {
            assert!(
                text.contains(limit),
                "{room} has another limit than {limit}"
            );
            text = text.replace(limit, other);
        }
        fs::write(self.path(room), text).expect("a room in the workshop");
    }

    /// The judge on this machine, with these arguments.
    pub(crate) fn judge(&self, machine: &Machine, arguments: &[&str]) -> Result<Output, Skipped> {
        self.run(machine, &self.path("judge"), arguments)
    }

    /// A program on this machine, which may start the judge.
    pub(crate) fn run(
        &self,
        machine: &Machine,
        program: &Path,
        arguments: &[&str],
    ) -> Result<Output, Skipped> {
        let am_root = geteuid().is_root();
        if machine.is_root && !am_root {
            return Err(Skipped("only root can make a machine of root".to_owned()));
        }
        let folder = self.path(if machine.is_root { "root" } else { "user" });
        let temporary = folder.join(machine.temporary.unwrap_or("tmp"));
        let mut command = Command::new(self.path("machine"));
        // Compilers of root's are elsewhere for others; in an image they lie where all can read.
        let is_moved = machine.is_image || !machine.is_root && am_root;
        let rust = sysroot().filter(|_| am_root);
        if let Some(rust) = rust.filter(|_| is_moved) {
            command.arg(format!(
                "bind={}:{}",
                rust.display(),
                self.path("rust").display()
            ));
        }
        for word in &machine.words {
            let needs_root = [
                "tmpfs",
                "locked",
                "docker",
                "container",
                "groups",
                "full",
                "bind",
                "copy",
            ];
            if !am_root && needs_root.iter().any(|it| word.starts_with(it)) {
                return Err(Skipped(format!(
                    "only root can make a machine with '{word}'"
                )));
            }
            let place = temporary.display().to_string();
            let home = folder.join("home").display().to_string();
            let set = format!("={}", self.path("set").display());
            let word = word.replace("=SET", &set).replace("TMPDIR", &place);
            command.arg(word.replace("HOME", &home));
        }
        if machine.home == Home::Locked {
            if !am_root {
                return Err(Skipped("only root can lock a home".to_owned()));
            }
            command.arg(format!("locked={}", folder.join("home").display()));
        }
        if !machine.is_root && am_root {
            command.arg(format!("user={USER}"));
        }
        command.arg("--").arg(program).args(arguments);
        command.env_clear().env("LC_ALL", "C.UTF-8");
        command
            .env("JUDGE", self.path("judge"))
            .env("SET", self.path("set"));
        if is_moved {
            let rust = self.path("rust/bin");
            command.env(
                "PATH",
                format!("{}:/usr/local/bin:/usr/bin:/bin", rust.display()),
            );
        } else {
            command.env("PATH", env::var_os("PATH").unwrap_or_default());
            // By which rustup knows what it has installed.
            for (name, usual) in [("RUSTUP_HOME", ".rustup"), ("CARGO_HOME", ".cargo")] {
                let usual = Path::new(&env::var_os("HOME").unwrap_or_default()).join(usual);
                command.env(name, env::var_os(name).map_or(usual, PathBuf::from));
            }
        }
        match machine.home {
            Home::Own => {
                command.env("HOME", folder.join("home"));
                command.env("XDG_CACHE_HOME", folder.join("cache"));
            }
            Home::Locked => drop(command.env("HOME", folder.join("home"))),
            Home::Absent => {}
        }
        if machine.temporary.is_some() {
            command.env("TMPDIR", &temporary);
        }
        command.current_dir(self.home.path());
        let output = command
            .output()
            .map_err(|error| Skipped(format!("no machine: {error}")))?;
        if output.status.code() == Some(NO_MACHINE) {
            let said = String::from_utf8_lossy(&output.stderr);
            return Err(Skipped(said.trim().to_owned()));
        }
        Ok(output)
    }

    /// The report on the source of a language, on these tests of NAIL.
    pub(crate) fn report(
        &self,
        machine: &Machine,
        source: &str,
        tests: &[usize],
    ) -> Result<Value, Skipped> {
        let report = self.report_once(machine, source, tests)?;
        // Memory that a virtual machine has never touched may come so slowly that the time is over first;
        // the second time it has been touched.
        match first_other(&report, tests) {
            Some((it, "MLE")) if it["verdict"] == "TLE" => self.report_once(machine, source, tests),
            _ => Ok(report),
        }
    }

    fn report_once(
        &self,
        machine: &Machine,
        source: &str,
        tests: &[usize],
    ) -> Result<Value, Skipped> {
        let (set, source) = (self.path("set"), self.path("sources").join(source));
        let (set, source) = (set.display().to_string(), source.display().to_string());
        let tests: Vec<String> = tests.iter().map(|test| format!("--test={test}")).collect();
        let mut arguments = vec!["run", "nail", &source, "--json", "--root", &set];
        arguments.extend(tests.iter().map(String::as_str));
        let output = self.judge(machine, &arguments)?;
        let said = String::from_utf8_lossy(&output.stdout);
        let report: Value = serde_json::from_str(&said).unwrap_or_else(|_| {
            let errors = String::from_utf8_lossy(&output.stderr).into_owned();
            Value::from([said.into_owned(), errors].concat())
        });
        match report["error"].as_str() {
            Some(error) if error.contains("was found in PATH") => Err(Skipped(error.to_owned())),
            _ => Ok(report),
        }
    }
}

/// The first test that did not end as it was to, and the verdict that is due.
fn first_other<'a>(report: &'a Value, tests: &[usize]) -> Option<(&'a Value, &'static str)> {
    let judged = report["tests"].as_array().into_iter().flatten();
    let mut judged = judged.zip(tests.iter().map(|test| VERDICTS[test - 1]));
    judged.find(|(it, due)| it["verdict"] != *due)
}

/// What is not as it should be in a report on these tests.
pub(crate) fn fault(machine: &Machine, report: &Value, tests: &[usize]) -> Option<String> {
    let on = report["isolation"]["on"].as_array();
    let has = |layer: &str| on.is_some_and(|on| on.iter().any(|it| it == layer));
    if let Some(layer) = machine.lacks.iter().find(|layer| has(layer)) {
        return Some(format!("it has the layer {layer}"));
    }
    let Some(judged) = report["tests"].as_array().filter(|it| !it.is_empty()) else {
        let said = ["error", "compiler"].map(|key| report[key].as_str());
        let said = said.into_iter().flatten().next();
        return Some(said.map_or_else(|| report.to_string(), str::to_owned));
    };
    let other = first_other(report, tests);
    if other.is_none() && judged.len() == tests.len() {
        return None;
    }
    let found = judged.iter().filter_map(|it| it["verdict"].as_str());
    let found = found.collect::<Vec<_>>().join(" ");
    let told = other.map_or_else(String::new, |(it, due)| format!(", {due} is due: {it}"));
    Some(format!("{found}{told}"))
}

/// Where the Rust of this user lies.
fn sysroot() -> Option<PathBuf> {
    let said = Command::new("rustc")
        .args(["--print", "sysroot"])
        .output()
        .ok()?;
    let path = PathBuf::from(String::from_utf8(said.stdout).ok()?.trim());
    path.is_dir().then_some(path)
}

fn copy(from: &Path, to: &Path) {
    let parent = to.parent().expect("it lies in the workshop");
    fs::create_dir_all(parent).expect("a folder in the workshop");
    let done = Command::new("cp").arg("-r").args([from, to]).status();
    assert!(
        done.is_ok_and(|it| it.success()),
        "{} is copied",
        from.display()
    );
}
