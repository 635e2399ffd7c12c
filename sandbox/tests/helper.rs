//! The helper by itself: what it answers when there is nothing to run, and that the attacks of
//! these tests are real ones.

mod common;

use std::fs;
use std::path::Path;

use common::{Arena, arenas, hostile};
use sandbox::{Exit, Isolation, Provided, RunError, run};

#[test]
fn a_program_that_cannot_be_started_is_named() {
    for arena in arenas() {
        for is_there in [true, false] {
            let (mut job, scratch) = arena.job("/bin/true".as_ref(), &[]);
            job.program = scratch.path().join("no program");
            if is_there {
                fs::write(&job.program, "\u{0}\u{1}").unwrap();
            }
            let shown = job.program.display().to_string();
            match run(&arena.helper, &job) {
                Err(RunError::NotRun(not_run)) => {
                    assert!(not_run.reason.starts_with(&shown), "{not_run}");
                    assert_eq!(not_run.layer, None);
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn a_helper_that_is_none_is_told() {
    let arena = &arenas()[0];
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
    let arena = &arenas()[0];
    let (mut job, _scratch) = arena.job("/bin/true".as_ref(), &[]);
    job.isolation.on = vec![sandbox::Layer::Group];
    job.isolation.group = Some("/no/such/group".into());
    match run(&arena.helper, &job) {
        Err(RunError::NotRun(not_run)) => assert_eq!(not_run.layer, Some(sandbox::Layer::Group)),
        other => panic!("{other:?}"),
    }
}

#[test]
fn without_a_seal_the_attacks_succeed() {
    if hostile().is_none() {
        return;
    }
    let arena = Arena {
        name: "no seal",
        helper: arenas()[0].helper.clone(),
        isolation: Isolation::none(),
    };
    let attacks: [&[&str]; 8] = [
        &["read_secret", "SECRET"],
        &["stat_secret", "SECRET"],
        &["write_secret", "SECRET"],
        &["rename_secret", "SECRET"],
        &["list_parent"],
        &["see_others"],
        &["network"],
        &["memory_hidden_in_files"],
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
