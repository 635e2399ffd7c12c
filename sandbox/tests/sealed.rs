//! What a program cannot reach: files, processes, the network, the kernel, its own report.

#![cfg(target_os = "linux")]

#[path = "common/cases.rs"]
mod cases;
mod common;

use std::fs;
use std::os::linux::net::SocketAddrExt;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{SocketAddr, UnixDatagram};
use std::path::Path;

use cases::CASES;
use common::{Arena, Victim, arenas, helper, hostile, through};
use sandbox::{Exit, Isolation, Layer, run};

/// Runs these programs in all arenas; each must be held.
fn all_held(programs: &[&[&str]]) {
    if hostile().is_none() {
        return;
    }
    for arena in arenas() {
        for words in programs {
            arena.holds(words);
        }
    }
}

#[test]
fn files_outside_can_be_neither_read_nor_changed() {
    let attacks = [
        "read_secret",
        "write_secret",
        "truncate_secret",
        "chmod_secret",
        "touch_secret",
        "mark_secret",
        "link_secret",
        "symlink_secret",
        "rename_secret",
        "remove_secret",
        "proc_root_secret",
    ];
    if hostile().is_none() {
        return;
    }
    for arena in arenas() {
        for attack in attacks {
            let done = arena.holds(&[attack, "SECRET"]);
            let secret = done.scratch.path().join("secret");
            assert_eq!(fs::read_to_string(&secret).unwrap(), "secret");
            let about = fs::metadata(secret).unwrap();
            assert_eq!(about.permissions().mode() & 0o777, 0o644, "{attack}");
            let age = about.modified().unwrap().elapsed();
            assert!(age.unwrap_or_default().as_secs() < 60);
        }
    }
}

#[test]
fn where_nothing_else_can_be_had_roots_programs_are_not_root() {
    if hostile().is_none() || !nix::unistd::geteuid().is_root() {
        return;
    }
    let helper = helper();
    let thin = Isolation::of(vec![Layer::Identity]).rehearsed(&helper);
    let arena = Arena {
        name: "as another user only",
        helper,
        isolation: thin.unwrap(),
    };
    for attack in [
        "write_secret",
        "truncate_secret",
        "chmod_secret",
        "touch_secret",
        "rename_secret",
        "remove_secret",
    ] {
        let done = arena.holds(&[attack, "SECRET"]);
        let secret = done.scratch.path().join("secret");
        assert_eq!(fs::read_to_string(secret).unwrap(), "secret", "{attack}");
    }
    arena.holds(&["own_program", "PROGRAM"]);
    arena.holds(&["read_input"]);
    let nothing = Isolation::of(Vec::new()).rehearsed(&arena.helper);
    let error = nothing.unwrap_err().to_string();
    assert!(error.contains("programs would be root here"), "{error}");
}

#[test]
fn what_only_root_can_read_makes_nobody_root() {
    let Some(program) = hostile().filter(|_| nix::unistd::geteuid().is_root()) else {
        return;
    };
    let lesser = through(
        &helper(),
        "lesser",
        "--bounding-set=-dac_read_search,-sys_admin",
    );
    let walls = [Layer::Identity, Layer::Paths, Layer::Calls];
    for (helper, wanted, is_run) in [
        (helper(), &Layer::ALL[..], true),
        (helper(), &walls, true),
        (lesser, &walls, true),
        (helper(), &[Layer::Identity, Layer::Calls], false),
    ] {
        let arena = Arena {
            name: "with a locked runtime",
            isolation: Isolation::of(wanted.to_vec()).rehearsed(&helper).unwrap(),
            helper,
        };
        let (mut job, scratch) = arena.job(program, &["only_of_root"]);
        let locked = scratch.path().join("locked");
        fs::create_dir(&locked).unwrap();
        fs::write(locked.join("tool"), "").unwrap();
        for path in [&locked, &locked.join("tool")] {
            fs::set_permissions(path, fs::Permissions::from_mode(0o700)).unwrap();
        }
        job.runtime = vec![locked.join("tool")];
        job.arguments.push(locked.join("tool"));
        match run(&arena.helper, &job) {
            Ok(outcome) if is_run => assert_eq!(outcome.ended.exit, Exit::Code(0), "{wanted:?}"),
            Err(error) if !is_run => {
                assert!(error.to_string().contains("only root can enter"), "{error}");
            }
            other => panic!("{wanted:?}: {other:?}"),
        }
    }
}

#[test]
fn what_is_hidden_is_nowhere_to_be_seen() {
    if hostile().is_none() {
        return;
    }
    for arena in arenas() {
        let (_, home) = arena.job(hostile().unwrap(), &[]);
        let runtime = home.path().join("runtime");
        let folder = runtime.join("deep");
        let (secret, other) = (folder.join("secret"), folder.join("other"));
        fs::create_dir_all(&folder).unwrap();
        for file in [&secret, &other] {
            fs::write(file, "secret").unwrap();
        }
        let is_read = |file: &Path, hidden: &Path, more: &Path| {
            let (mut job, _scratch) = arena.job(hostile().unwrap(), &["read_secret"]);
            job.arguments.push(file.to_owned());
            job.runtime = vec![runtime.clone(), more.to_owned()];
            job.hidden = vec![hidden.to_owned()];
            run(&arena.helper, &job).unwrap().ended.exit == Exit::Code(99)
        };
        let name = arena.name;
        // A real attack: what is shown can be read.
        assert!(is_read(&secret, Path::new("/none"), &runtime), "{name}");
        assert!(!is_read(&secret, &secret, &runtime), "{name}");
        assert!(is_read(&other, &secret, &runtime), "{name}");
        assert!(!is_read(&other, &folder, &runtime), "{name}");
        assert!(
            is_read(&other, &folder, &other),
            "{name}: the longest name counts"
        );
        assert!(!is_read(&secret, &folder, &other), "{name}");
    }
}

#[test]
fn nothing_of_the_machine_is_there_but_the_runtime() {
    all_held(&[&["other_files"], &["write_around"], &["devices"]]);
}

#[test]
fn with_a_tree_of_its_own_nothing_else_has_even_a_name() {
    if hostile().is_none() {
        return;
    }
    for arena in arenas().iter().filter(|it| it.has(Layer::Files)) {
        arena.holds(&["stat_secret", "SECRET"]);
        arena.holds(&["list_parent"]);
    }
}

#[test]
fn the_program_itself_cannot_be_changed() {
    all_held(&[&["own_program", "PROGRAM"]]);
}

#[test]
fn mounts_namespaces_and_privileges_are_refused() {
    all_held(&[&["mounts"], &["namespaces"], &["privileges"], &["kernel"]]);
}

#[test]
fn other_processes_can_be_neither_killed_nor_traced_nor_slowed() {
    if hostile().is_none() {
        return;
    }
    for arena in arenas() {
        for attack in [
            "kill_watchers",
            "trace_watchers",
            "slow_watchers",
            "trace_itself",
        ] {
            let mut victim = Victim::new();
            arena.holds(&[attack, &victim.name()]);
            assert!(victim.is_unharmed(), "{attack} {}", arena.name);
        }
        arena.holds(&["slip_away"]);
    }
}

#[test]
fn killing_everybody_kills_nobody_else() {
    if hostile().is_none() {
        return;
    }
    // As root without a namespace this is held by the filter, which lets -1 never pass.
    for arena in arenas() {
        let mut victim = Victim::new();
        let done = arena.run(&["kill_everybody"], |_| {}).unwrap();
        assert_eq!(done.ended().stopped, None);
        assert!(victim.is_unharmed(), "{}", arena.name);
    }
}

#[test]
fn other_processes_are_invisible() {
    if hostile().is_none() {
        return;
    }
    for arena in arenas() {
        if arena.has(Layer::Paths) || arena.has(Layer::Processes) {
            arena.holds(&["see_others"]);
        }
    }
}

#[test]
fn a_forged_report_is_only_output() {
    if hostile().is_none() {
        return;
    }
    for arena in arenas() {
        let me = std::process::id().to_string();
        let done = arena.run(&["forge", &me], |_| {}).unwrap();
        assert_eq!(
            done.ended().exit,
            Exit::Code(7),
            "{}: {}",
            arena.name,
            done.stdout()
        );
        assert!(done.ended().cpu_us >= 50_000, "{:?}", done.outcome);
    }
}

#[test]
fn it_inherits_neither_descriptors_nor_environment_nor_terminal() {
    all_held(&[&["descriptors"], &["environment"], &["terminal"]]);
}

#[test]
fn there_is_no_network_and_no_socket_of_others() {
    let name = format!("sandbox-hostile-{}", std::process::id());
    let address = SocketAddr::from_abstract_name(&name).unwrap();
    let listener = UnixDatagram::bind_addr(&address).unwrap();
    listener.set_nonblocking(true).unwrap();
    all_held(&[&["network"], &["pair"], &["pair_of_a_runtime", &name]]);
    assert!(listener.recv(&mut [0; 8]).is_err(), "nothing came through");
}

#[test]
fn there_is_no_shared_memory() {
    all_held(&[
        &["shared_memory"],
        &["memory_shared"],
        &["memory_spliced"],
        &["memory_hidden_in_files"],
        &["memory_in_kernel"],
    ]);
}

#[test]
fn the_page_cache_is_not_asked_about() {
    all_held(&[&["cache_marks"]]);
}

#[test]
fn a_program_has_threads_and_never_processes() {
    all_held(&[&["no_processes"], &["later"]]);
}

#[test]
fn what_may_be_read_can_neither_be_changed_nor_locked_by_it() {
    if hostile().is_none() {
        return;
    }
    for arena in arenas() {
        arena.holds(&["change_through_reading", "PROGRAM"]);
        arena.holds(&["allocate_beyond"]);
    }
}

#[test]
fn nothing_of_a_run_is_there_for_the_next() {
    all_held(&[&["leave_traces"], &["find_traces"]]);
}

#[test]
fn every_hostile_program_is_told_of() {
    let Some(program) = hostile() else {
        return;
    };
    let output = std::process::Command::new(program).output().unwrap();
    let names = String::from_utf8(output.stdout).unwrap();
    let mut told: Vec<&str> = CASES.iter().map(|case| case.words[0]).collect();
    told.dedup();
    assert_eq!(told, names.lines().collect::<Vec<_>>());
}

#[test]
fn calls_in_another_machine_language_end_the_program() {
    if hostile().is_none() {
        return;
    }
    for arena in arenas().iter().filter(|it| it.has(Layer::Calls)) {
        for way in ["int80", "x32"] {
            let done = arena.run(&[way], |_| {}).unwrap();
            let exit = done.ended().exit;
            assert!(
                matches!(exit, Exit::Signal(11 | 31)),
                "{way} {}: {exit:?}",
                arena.name
            );
        }
    }
}

#[test]
fn what_honest_programs_do_works() {
    if hostile().is_none() {
        return;
    }
    for arena in arenas() {
        arena.holds(&["spawn"]);
        if arena.has(Layer::Files) {
            arena.holds(&["write_stdout_again"]);
            let done = arena.holds(&["temporary_files"]);
            assert!(done.outcome.left.iter().all(|it| it.name != "NAME.OUT"));
        }
        arena.holds(&["read_input"]);
    }
}
