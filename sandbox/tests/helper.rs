//! The helper by itself: what it answers when there is nothing to run, and that the attacks of
//! these tests are real ones.

#![cfg(target_os = "linux")]

#[path = "common/cases.rs"]
mod cases;
mod common;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use common::{Arena, arenas, best_arena, helper, hostile};
use sandbox::{Exit, Isolation, Provided, RunError, run};

#[test]
fn something_handed_in_that_cannot_run_has_not_been_started() {
    // A script and a program whose interpreters are not there, no program at all, one of another kind.
    let other_machine = b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0\xf7\0\x01\0\0\0";
    let others: [(&[u8], i32); 3] = [
        (b"#!/no/such/interpreter\n", libc::ENOENT),
        (b"\0\x01", libc::ENOEXEC),
        (other_machine, libc::ENOEXEC),
    ];
    for arena in arenas() {
        for (bytes, number) in others {
            let (mut job, scratch) = arena.job("/bin/true".as_ref(), &[]);
            job.program = scratch.path().join("no program");
            fs::write(&job.program, bytes).unwrap();
            fs::set_permissions(&job.program, fs::Permissions::from_mode(0o755)).unwrap();
            let ended = run(&arena.helper, &job).unwrap().ended;
            assert_eq!(ended.exit, Exit::NotStarted(number), "{}", arena.name);
        }
    }
}

#[test]
fn a_program_of_the_judge_that_cannot_be_started_is_named() {
    for arena in arenas() {
        let (mut job, scratch) = arena.job("/bin/true".as_ref(), &[]);
        job.program = scratch.path().join("no program");
        let shown = job.program.display().to_string();
        match run(&arena.helper, &job) {
            Err(RunError::NotRun(not_run)) => {
                assert!(not_run.to_string().starts_with(&shown), "{not_run}");
                assert_eq!(not_run.layer, None);
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_helper_that_is_none_is_told() {
    let arena = &best_arena();
    let (job, _scratch) = arena.job("/bin/true".as_ref(), &[]);
    let error = run(Path::new("/bin/true"), &job).unwrap_err();
    assert!(matches!(error, RunError::Silent(_)), "{error}");
    run(Path::new("/no/such/helper"), &job).unwrap_err();
}

#[test]
fn nothing_is_provided_outside_the_folder() {
    for arena in arenas() {
        for name in ["../out", "/out", "", ".."] {
            let (mut job, scratch) = arena.job("/bin/true".as_ref(), &[]);
            job.provides = vec![Provided::Copy {
                of: scratch.path().join("INPUT"),
                name: name.to_owned(),
            }];
            run(&arena.helper, &job).unwrap_err();
        }
    }
}

#[test]
fn a_folder_that_is_not_empty_is_never_a_programs() {
    for arena in arenas() {
        let (mut job, scratch) = arena.job("/bin/true".as_ref(), &[]);
        fs::write(job.folder.join("mine"), "mine").unwrap();
        run(&arena.helper, &job).unwrap_err();
        job.folder = scratch.path().join("nowhere");
        run(&arena.helper, &job).unwrap_err();
    }
}

#[test]
fn a_layer_that_cannot_be_had_is_an_error_and_not_a_weaker_run() {
    let arena = &best_arena();
    let (mut job, _scratch) = arena.job("/bin/true".as_ref(), &[]);
    job.isolation.on = vec![sandbox::Layer::Group];
    job.isolation.group = Some("/no/such/group".into());
    match run(&arena.helper, &job) {
        Err(RunError::NotRun(not_run)) => assert_eq!(not_run.layer, Some(sandbox::Layer::Group)),
        other => panic!("{other:?}"),
    }
}

/// Other machines have no old calls.
#[cfg(target_arch = "x86_64")]
#[test]
fn the_page_of_calls_is_the_list() {
    let page = include_str!("../CALLS.md");
    let told = sandbox::helper::calls_told();
    assert!(
        page.contains(&told),
        "CALLS.md is stale; it tells how it is written"
    );
}

#[test]
fn without_a_seal_the_attacks_succeed() {
    if hostile().is_none() {
        return;
    }
    let arena = Arena {
        name: "no seal",
        helper: helper(),
        isolation: Isolation::none(),
    };
    let attacks: [&[&str]; 12] = [
        &["read_secret", "SECRET"],
        &["chmod_secret", "SECRET"],
        &["touch_secret", "SECRET"],
        &["stat_secret", "SECRET"],
        &["write_secret", "SECRET"],
        &["rename_secret", "SECRET"],
        &["list_parent"],
        &["see_others"],
        &["network"],
        &["memory_hidden_in_files"],
        &["memory_spliced"],
        &["cache_marks"],
    ];
    for words in attacks {
        let done = arena.run(words, |_| {}).unwrap();
        assert_eq!(
            done.ended().exit,
            Exit::Code(99),
            "{words:?}: {}",
            done.stdout()
        );
    }
}
