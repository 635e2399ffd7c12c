//! A place in which hostile programs run, under the seal that this machine has and weaker ones.

#![allow(dead_code, reason = "every test file uses its own part")]

use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::OnceLock;

mod bounds;

use super::cases::CASES;

use sandbox::{
    Ended, Exit, Isolation, Job, Layer, Provided, Quota, Role, RunError, RunOutcome, Scratch, Stop,
    Takes, run,
};

/// One way of being sealed.
pub(crate) struct Arena {
    pub(crate) name: &'static str,
    pub(crate) helper: PathBuf,
    pub(crate) isolation: Isolation,
}

/// The result of a run, and the folder of what it left.
pub(crate) struct Done {
    pub(crate) outcome: RunOutcome,
    pub(crate) scratch: Scratch,
}

impl Done {
    pub(crate) fn ended(&self) -> Ended {
        self.outcome.ended
    }

    pub(crate) fn stdout(&self) -> String {
        let bytes = fs::read(self.scratch.path().join("stdout")).unwrap();
        String::from_utf8_lossy(&bytes[..bytes.len().min(1000)]).into_owned()
    }

    pub(crate) fn taken(&self, name: &str) -> Vec<u8> {
        fs::read(self.scratch.path().join("taken").join(name)).unwrap()
    }
}

/// A folder for what all tests use, open to every user; what earlier tests left of it is removed.
fn shared() -> &'static Path {
    static SHARED: OnceLock<Scratch> = OnceLock::new();
    let shared = SHARED.get_or_init(|| {
        sandbox::sweep("sandbox-tests-");
        let scratch = Scratch::new("sandbox-tests-").unwrap();
        fs::set_permissions(scratch.path(), fs::Permissions::from_mode(0o755)).unwrap();
        scratch
    });
    shared.path()
}

/// The hostile programs, compiled once, and from now on bounded all together; `None`, told, where there is no compiler.
pub(crate) fn hostile() -> Option<&'static Path> {
    static BUILT: OnceLock<Option<PathBuf>> = OnceLock::new();
    let built = BUILT.get_or_init(|| {
        if let Err(why) = bounds::bounded() {
            skipped(&format!("a fence around all hostile programs: {why}"));
        }
        let target = shared().join("hostile");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hostile.c");
        let made = Command::new("gcc")
            .args(["-O1", "-pthread", "-w", source, "-o"])
            .arg(&target)
            .status();
        match made {
            Ok(status) => {
                assert!(status.success(), "hostile.c compiles");
                Some(target)
            }
            Err(error) => {
                skipped(&format!("no gcc ({error})"));
                None
            }
        }
    });
    built.as_deref()
}

/// Told even where a test that passes says nothing.
pub(crate) fn skipped(what: &str) {
    let _ = writeln!(std::io::stderr(), "skipped: {what}");
}

/// The helper as this user starts it; an example is its own.
pub(crate) fn helper() -> PathBuf {
    let helper = option_env!("CARGO_BIN_EXE_sandbox-helper");
    helper.map_or_else(|| std::env::current_exe().unwrap(), PathBuf::from)
}

/// What can be had here, whatever it is.
pub(crate) fn best_arena() -> Arena {
    let helper = helper();
    let isolation = Isolation::best(&helper).unwrap();
    Arena {
        name: "the best seal",
        helper,
        isolation,
    }
}

/// All ways of being sealed that can be had here, and that hold a program: without a filter of calls,
/// or without anything that keeps it from files, nobody says that it is held. The others are told.
pub(crate) fn arenas() -> &'static [Arena] {
    static ARENAS: OnceLock<Vec<Arena>> = OnceLock::new();
    ARENAS.get_or_init(|| {
        let mut arenas = vec![best_arena()];
        let helper = arenas[0].helper.clone();
        let thin = vec![Layer::Identity, Layer::Paths, Layer::Calls];
        let mut add = |name, helper: &Path, wanted: Vec<Layer>| match Isolation::of(wanted)
            .rehearsed(helper)
        {
            Ok(isolation) => arenas.push(Arena {
                name,
                helper: helper.to_owned(),
                isolation,
            }),
            Err(error) => skipped(&format!("{name}: {error}")),
        };
        add("without namespaces", &helper, thin);
        if nix::unistd::geteuid().is_root() {
            let nobody = through(
                &helper,
                "as-nobody",
                "--reuid=65534 --regid=65534 --clear-groups",
            );
            add("as an ordinary user", &nobody, Layer::ALL.to_vec());
        }
        arenas.retain(|arena| {
            let holds =
                arena.has(Layer::Calls) && (arena.has(Layer::Paths) || arena.has(Layer::Files));
            let line = format!("{}: {}", arena.name, arena.isolation.line());
            if holds {
                println!("{line}");
            } else {
                skipped(&format!("{line}: nothing is held there"));
            }
            holds
        });
        arenas
    })
}

/// A helper that gives something up first, as `setpriv` is told.
pub(crate) fn through(helper: &Path, name: &str, options: &str) -> PathBuf {
    let folder = shared();
    let (copy, script) = (folder.join(format!("{name}-helper")), folder.join(name));
    fs::copy(helper, &copy).unwrap();
    let text = format!(
        "#!/bin/sh\nexec setpriv {options} {} \"$@\"\n",
        copy.display()
    );
    fs::write(&script, text).unwrap();
    for path in [&copy, &script] {
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    script
}

impl Arena {
    pub(crate) fn has(&self, layer: Layer) -> bool {
        self.isolation.has(layer)
    }

    fn is_nobody(&self) -> bool {
        self.helper.ends_with("as-nobody")
    }

    /// A run of this hostile program, before it starts.
    pub(crate) fn job(&self, program: &Path, words: &[&str]) -> (Job, Scratch) {
        let scratch = Scratch::new("sandbox-hostile-").unwrap();
        let path = |name: &str| scratch.path().join(name);
        let copy = path("program");
        fs::copy(program, &copy).unwrap();
        fs::create_dir(path("box")).unwrap();
        fs::create_dir(path("taken")).unwrap();
        fs::write(path("secret"), "secret").unwrap();
        fs::write(path("INPUT"), "input\n").unwrap();
        if self.is_nobody() {
            for name in ["", "box", "taken", "program", "secret", "INPUT"] {
                nix::unistd::chown(&path(name), Some(65534.into()), None).unwrap();
            }
        }
        let job = Job {
            program: copy,
            arguments: words.iter().map(PathBuf::from).collect(),
            role: Role::Native,
            folder: path("box"),
            provides: vec![
                Provided::Copy {
                    of: path("INPUT"),
                    name: "NAME.INP".into(),
                },
                Provided::Link {
                    to: "NAME.INP".into(),
                    name: "name.inp".into(),
                },
            ],
            runtime: Vec::new(),
            hidden: Vec::new(),
            variables: Vec::new(),
            stdin: path("box/NAME.INP"),
            stdout: path("stdout"),
            stderr: path("stderr"),
            takes: Takes {
                names: vec!["NAME.OUT".into()],
                into: path("taken"),
            },
            quota: Quota {
                cpu_ms: 5000,
                idle_ms: 5000,
                wall_ms: 60_000,
                memory_kib: 64 << 10,
                output_bytes: 4 << 20,
                disk_bytes: 16 << 20,
                stack_kib: 64 << 10,
                processes: 64,
            },
            isolation: self.isolation.clone(),
            scratch: scratch.path().to_owned(),
            parent: std::process::id(),
            rehearsal: false,
        };
        (job, scratch)
    }

    /// Runs a hostile program within a quota, by the rules that its case names.
    pub(crate) fn run(
        &self,
        words: &[&str],
        change: impl FnOnce(&mut Quota),
    ) -> Result<Done, RunError> {
        let program = hostile().expect("asked before");
        let (mut job, scratch) = self.job(program, words);
        for argument in &mut job.arguments {
            match argument.to_str() {
                Some("SECRET") => *argument = scratch.path().join("secret"),
                Some("PROGRAM") => *argument = scratch.path().join("program"),
                _ => {}
            }
        }
        let case = CASES.iter().find(|case| case.words[0] == words[0]);
        job.role = case.expect("every program has a case").role;
        change(&mut job.quota);
        let outcome = run(&self.helper, &job)?;
        Ok(Done { outcome, scratch })
    }

    /// A program that must be held and end by itself.
    pub(crate) fn holds(&self, words: &[&str]) -> Done {
        let done = self.run(words, |_| {}).unwrap();
        let said = done.stdout();
        assert_eq!(
            (done.ended().exit, done.ended().stopped),
            (Exit::Code(0), None),
            "{words:?} {}: {said} {:?}",
            self.name,
            done.outcome
        );
        done
    }

    /// A program that must be stopped for this reason.
    pub(crate) fn stops(
        &self,
        words: &[&str],
        stop: Stop,
        change: impl FnOnce(&mut Quota),
    ) -> Done {
        let done = self.run(words, change).unwrap();
        let ended = done.ended();
        assert_eq!(
            ended.stopped,
            Some(stop),
            "{words:?} {}: {ended:?}",
            self.name
        );
        done
    }
}

/// A process of this user for others to attack.
pub(crate) struct Victim(Child);

impl Victim {
    pub(crate) fn new() -> Victim {
        Victim(Command::new("sleep").arg("60").spawn().unwrap())
    }

    /// One that keeps two CPUs busy for some seconds.
    pub(crate) fn busy(program: &Path) -> Victim {
        Victim(Command::new(program).arg("threads_burn").spawn().unwrap())
    }

    pub(crate) fn name(&self) -> String {
        self.0.id().to_string()
    }

    pub(crate) fn is_unharmed(&mut self) -> bool {
        let state = fs::read_to_string(format!("/proc/{}/stat", self.0.id())).unwrap();
        self.0.try_wait().unwrap().is_none() && state.contains(") S ")
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A process that was started by this name, if there is one; what `exe` says of it depends on the
/// tree that it sees.
pub(crate) fn process_of(program: &Path) -> Option<PathBuf> {
    let name = program.as_os_str().as_encoded_bytes();
    let entries = fs::read_dir("/proc").unwrap().flatten();
    entries.map(|entry| entry.path()).find(|process| {
        fs::read(process.join("cmdline"))
            .is_ok_and(|line| line.split(|&byte| byte == 0).next() == Some(name))
    })
}

/// Whether a process that was started by this name is left.
pub(crate) fn is_running(program: &Path) -> bool {
    process_of(program).is_some()
}
