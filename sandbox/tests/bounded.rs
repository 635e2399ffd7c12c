//! What a program may use, however it hides it; what it leaves behind; and who dies first.

#![cfg(target_os = "linux")]

#[path = "common/cases.rs"]
mod cases;
mod common;

use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use common::{Arena, Victim, arenas, hostile, is_running, process_of};
use sandbox::{Exit, Kind, Layer, Stop};

/// The arenas, if there is something to run in them.
fn ready() -> &'static [Arena] {
    if hostile().is_some() { arenas() } else { &[] }
}

#[test]
fn time_counts_whoever_spends_it() {
    for arena in ready() {
        for way in ["hidden_child", "hidden_thread_child", "hidden_orphan"] {
            let done = arena.holds(&[way]);
            let spent = done.ended().cpu_us;
            assert!(
                (330_000..900_000).contains(&spent),
                "{way} {}: {spent}",
                arena.name
            );
        }
        let spent = arena.holds(&["hidden_short"]).ended().cpu_us;
        // Without a cgroup, what nobody collects counts only as far as it was seen.
        let least = if arena.has(Layer::Group) {
            380_000
        } else {
            100_000
        };
        assert!(spent > least, "{}: {spent}", arena.name);
        let spent = arena.holds(&["burning_left_behind"]).ended().cpu_us;
        assert!(
            (380_000..3_000_000).contains(&spent),
            "{}: {spent}",
            arena.name
        );
    }
}

#[test]
fn whoever_computes_too_long_is_stopped() {
    for arena in ready() {
        for way in ["loop", "child_loops", "threads_burn"] {
            let done = arena.stops(&[way], Stop::Cpu, |quota| quota.cpu_ms = 300);
            let spent = done.ended().cpu_us;
            assert!(
                (300_000..800_000).contains(&spent),
                "{way} {}: {spent}",
                arena.name
            );
        }
    }
}

#[test]
fn whoever_sleeps_too_long_is_stopped() {
    for arena in ready() {
        for way in ["nap", "stop_itself"] {
            let done = arena.stops(&[way], Stop::Idle, |quota| quota.idle_ms = 300);
            assert!(done.ended().cpu_us < 100_000, "{way} {}", arena.name);
        }
        for way in ["drip", "threads_wait_together"] {
            arena.stops(&[way], Stop::Idle, |quota| quota.idle_ms = 500);
        }
        let wall = |quota: &mut sandbox::Quota| quota.wall_ms = 400;
        arena.stops(&["nap"], Stop::Idle, wall);
    }
}

#[test]
fn silence_counts_only_on_its_own_turn() {
    for arena in ready() {
        let (mut job, _scratch) = arena.job(hostile().unwrap(), &["nap"]);
        job.quota.idle_ms = 300;
        let mut running = sandbox::start(&arena.helper, &job).unwrap();
        let started = Instant::now();
        running.rest();
        thread::sleep(Duration::from_millis(700));
        running.heard();
        let ended = running.finish().unwrap().ended;
        assert_eq!(ended.stopped, Some(Stop::Idle), "{}", arena.name);
        let elapsed = started.elapsed();
        assert!(
            elapsed > Duration::from_millis(900),
            "{}: {elapsed:?}",
            arena.name
        );
    }
}

#[test]
fn on_a_busy_machine_nobody_is_idle() {
    for arena in ready() {
        for way in ["threads_take_turns", "threads_short"] {
            let _load = [0; 4].map(|_| Victim::busy(hostile().unwrap()));
            let done = arena.run(&[way], |quota| quota.idle_ms = 300).unwrap();
            let ended = done.ended();
            assert_eq!(
                (ended.exit, ended.stopped),
                (Exit::Code(0), None),
                "{way} {}: {ended:?}",
                arena.name
            );
            assert!(ended.cpu_us > 100_000, "{way} {}: {ended:?}", arena.name);
        }
    }
}

#[test]
fn memory_counts_whoever_holds_it() {
    for arena in ready() {
        for way in [
            "memory_children",
            "memory_thread_child",
            "memory_leader_gone",
            "memory_tables",
            "memory_gulp",
        ] {
            let done = arena.stops(&[way], Stop::Memory, |_| {});
            assert!(done.ended().peak_kib > 64 << 10, "{way} {}", arena.name);
        }
    }
}

#[test]
fn a_program_never_holds_a_quarter_more_than_it_may() {
    for arena in ready() {
        let done = arena.stops(&["memory_hog"], Stop::Memory, |quota| {
            quota.memory_kib = 256 << 10;
        });
        let ended = done.ended();
        // A little above its limit, by which it is known.
        assert!(
            (256 << 10..=320 << 10).contains(&ended.peak_kib),
            "{}: {ended:?}",
            arena.name
        );
        arena.holds(&["memory_in_pipes"]);
    }
}

#[test]
fn addresses_are_no_memory() {
    for arena in ready() {
        arena.holds(&["memory_reserved"]);
    }
}

#[test]
fn processes_and_threads_are_few() {
    for arena in ready() {
        for way in ["fork_many", "thread_many"] {
            let done = arena.run(&[way], |_| {}).unwrap();
            let ended = done.ended();
            let stops = [Some(Stop::Processes), Some(Stop::Memory)];
            let held = ended.exit == Exit::Code(0) || stops.contains(&ended.stopped);
            assert!(held, "{way} {}: {ended:?} {}", arena.name, done.stdout());
        }
    }
}

#[test]
fn nothing_is_left_running() {
    for arena in ready() {
        for way in ["daemons", "fork_many", "burning_left_behind"] {
            let done = arena.run(&[way], |_| {}).unwrap();
            assert!(
                !is_running(&done.scratch.path().join("program")),
                "{way} {}",
                arena.name
            );
        }
    }
}

#[test]
fn a_folder_is_bounded_and_can_always_be_removed() {
    for arena in ready() {
        for words in [
            &["fill"][..],
            &["many_files"],
            &["deep_folders"],
            &["remove_folder"],
        ] {
            let done = arena.run(words, |_| {}).unwrap();
            let ended = done.ended();
            let is_told = ended.filled || ended.stopped == Some(Stop::Disk);
            if arena.has(Layer::Files) && words[0] == "fill" {
                assert!(is_told, "{}: {ended:?}", arena.name);
                let written: u64 = done.stdout().trim().parse().unwrap();
                assert!(written <= 16 << 20, "{written}");
            }
            let place = done.scratch.path().to_owned();
            drop(done);
            assert!(!place.exists(), "{words:?} {}", arena.name);
        }
        arena.holds(&["fill", "delete"]);
        arena.holds(&["out_fifo"]);
        for way in ["fill_hidden", "fill_mapped", "memory_remapped"] {
            if arena.has(Layer::Files) {
                arena.holds(&[way]);
            } else {
                arena.stops(&[way], Stop::Disk, |_| {});
            }
        }
    }
}

#[test]
fn output_ends_at_its_limit() {
    for arena in ready() {
        for (way, ends) in [
            ("endless", Exit::Signal(25)),
            ("sparse", Exit::Signal(25)),
            ("endless_stubborn", Exit::Code(0)),
        ] {
            let done = arena.run(&[way], |_| {}).unwrap();
            assert_eq!(done.ended().exit, ends, "{way} {}", arena.name);
            let size = fs::metadata(done.scratch.path().join("stdout"))
                .unwrap()
                .len();
            assert!(size <= 4 << 20, "{way} {}: {size}", arena.name);
        }
    }
}

#[test]
fn only_a_regular_file_is_an_output() {
    for arena in ready() {
        for (words, kind, name) in [
            (&["out_folder"][..], Kind::Other, "NAME.OUT"),
            (&["out_link", "SECRET"], Kind::Link, "NAME.OUT"),
            (&["out_device"], Kind::Link, "name.out"),
        ] {
            let started = Instant::now();
            let done = arena.holds(words);
            assert!(started.elapsed() < Duration::from_secs(20), "nothing hangs");
            let left = done.outcome.left.iter().find(|it| it.name == name);
            let found = left.map(|it| (it.kind, it.taken));
            assert_eq!(found, Some((kind, false)), "{words:?} {}", arena.name);
        }
        for words in [["out_fine"], ["out_locked"]] {
            let done = arena.holds(&words);
            assert_eq!(
                done.taken("NAME.OUT"),
                b"right\n",
                "{words:?} {}",
                arena.name
            );
        }
        let done = arena.holds(&["out_odd_names"]);
        assert_eq!(done.taken("name.Out"), b"1");
        assert_eq!(done.outcome.left.len(), 6, "{:?}", done.outcome.left);
    }
}

#[test]
fn every_end_is_told_as_it_was() {
    for arena in ready() {
        for (way, exit) in [
            ("real_time_signal", Exit::Signal(40)),
            ("too_late_says_itself", Exit::Signal(24)),
            ("crash", Exit::Signal(11)),
        ] {
            let ended = arena.run(&[way], |_| {}).unwrap().ended();
            assert_eq!(
                (ended.exit, ended.stopped),
                (exit, None),
                "{way} {}",
                arena.name
            );
        }
    }
}

/// Waits until nothing runs that was started from there.
fn assert_gone(program: &Path) {
    let patience = Instant::now() + Duration::from_secs(10);
    while is_running(program) {
        assert!(
            Instant::now() < patience,
            "{} still runs",
            program.display()
        );
        thread::sleep(Duration::from_millis(5));
    }
}

/// The helpers that this process has started for a program.
fn helper_of(program: &Path) -> nix::unistd::Pid {
    let patience = Instant::now() + Duration::from_secs(10);
    loop {
        if let Some(process) = process_of(program)
            && let Ok(stat) = fs::read_to_string(process.join("stat"))
        {
            // Its parent, whom it cannot see itself.
            let parent = stat.rsplit_once(')').unwrap().1.split(' ').nth(2).unwrap();
            return nix::unistd::Pid::from_raw(parent.parse().unwrap());
        }
        assert!(Instant::now() < patience, "it never ran");
        thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn when_the_helper_is_killed_the_program_dies() {
    for arena in ready() {
        let (job, scratch) = arena.job(hostile().unwrap(), &["nap"]);
        let program = scratch.path().join("program");
        let running = sandbox::start(&arena.helper, &job).unwrap();
        nix::sys::signal::kill(helper_of(&program), nix::sys::signal::SIGKILL).unwrap();
        running.finish().unwrap_err();
        assert_gone(&program);
    }
}

#[test]
fn when_the_parent_is_gone_so_are_program_and_folder() {
    for arena in ready() {
        let (mut job, scratch) = arena.job(hostile().unwrap(), &["nap"]);
        let program = scratch.path().join("program");
        // Nobody has this number, so the helper's parent is not the one that it was told of.
        job.parent = u32::MAX;
        sandbox::run(&arena.helper, &job).unwrap_err();
        assert_gone(&program);
        let left: Vec<_> = fs::read_dir(scratch.path())
            .into_iter()
            .flatten()
            .flatten()
            .collect();
        // The folder itself can only be removed by whoever may write above it.
        assert!(left.is_empty(), "{}: {left:?}", arena.name);
    }
}
