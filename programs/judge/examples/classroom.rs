//! Hands the example submissions of five problems in as a class of forty pupils, has the class marked
//! three times from the beginning, and tells whether every verdict is the one that is expected.
//!
//! `cargo build --release --bin judge`, then
//! `cargo run --release --package judge-program --example classroom`. Everything happens in a temporary
//! folder.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

use judge::problem::spec_of;
use registry::spec::Submission;

const PROBLEMS: [&str; 5] = ["nim", "dice", "coins", "pebbles", "nimsqrt"];

const PUPILS: usize = 40;

const TIMES: usize = 3;

fn main() -> ExitCode {
    let set = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let class = tempfile::tempdir().expect("a temporary folder");
    let mut contest = String::from("title = 'Lớp thử'\n");
    let mut expected = vec![Vec::new(); PUPILS];
    for (nth, id) in PROBLEMS.into_iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = writeln!(contest, "[[problems]]\nid = '{id}'\npoints = 100");
        let problem = roster::find(id).expect("the problem is in the set");
        let spec = spec_of(problem).expect("the manifest is right");
        // What needs another compiler than C++ may be missing here.
        let submissions: Vec<&Submission> = spec
            .submissions
            .iter()
            .filter(|it| {
                Path::new(&it.file)
                    .extension()
                    .is_some_and(|it| it == "cpp")
            })
            .collect();
        for (pupil, expected) in expected.iter_mut().enumerate() {
            let submission = submissions[(pupil + nth * pupil / 8) % submissions.len()];
            let path = set.join("problems").join(id).join("submissions");
            let source = fs::read_to_string(path.join(&submission.file)).expect("a submission");
            let folder = class.path().join(format!("Học sinh {:02}", pupil + 1));
            fs::create_dir_all(&folder).expect("a folder");
            // Every pupil's own, so that each is judged.
            let text = format!("// {}\n{source}", pupil + 1);
            fs::write(folder.join(format!("{}.cpp", spec.file)), text).expect("a file");
            expected.push(submission.expect.clone());
        }
    }
    fs::write(class.path().join("contest.toml"), contest).expect("a file");

    let judge = std::env::current_exe()
        .expect("a running program has a name")
        .with_file_name("../judge");
    let mut is_well = true;
    for time in 1..=TIMES {
        let started = Instant::now();
        let status = Command::new(&judge)
            .args(["class", "--again", "--lang", "vi", "--root"])
            .args([&set, &class.path().to_owned()])
            .status();
        assert!(status.is_ok_and(|it| it.success()), "the class is marked");
        let page = fs::read_to_string(class.path().join("scores.html")).expect("the report");
        let wrong = (1..)
            .zip(&expected)
            .filter(|(pupil, expected)| verdicts(&page, *pupil).as_ref() != Some(*expected))
            .count();
        is_well &= wrong == 0;
        println!(
            "{time}: {PUPILS} pupils × {} problems in {:.0} s; pupils with a verdict that is not expected: {wrong}",
            PROBLEMS.len(),
            started.elapsed().as_secs_f64()
        );
    }
    if is_well {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The verdicts of a pupil, in the order of the problems.
fn verdicts(page: &str, pupil: usize) -> Option<Vec<String>> {
    let name = format!("<td>Học sinh {pupil:02}<td");
    let line = page.lines().find(|line| line.contains(&name))?;
    let cells = line.split("<td class=\"").skip(1);
    let verdicts = cells.map(|cell| cell.split('"').next().map(str::to_owned));
    verdicts.take(PROBLEMS.len()).collect()
}
