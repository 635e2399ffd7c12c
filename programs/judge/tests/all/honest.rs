//! Programs that do what honest ones do in each language: files, threads, clocks, much memory, deep
//! recursion. Nothing of it is refused, within the best seal and without namespaces.

use bilingual::Lang;
use judge::program::{Program, Unprepared};
use judge::settings::Settings;
use problem_set::Verdict;
use sandbox::{Isolation, Layer};

use crate::common::{ANSWER, Bench, settings, skipped};

/// Judges the program of this name on the sample, within both.
fn judged(name: &str, text: &str) {
    let bench = Bench::with_limits(20_000, 1024);
    let answer = match name {
        "honest.pas" => ANSWER.replace("\\n", "'#10'"),
        _ => ANSWER.to_owned(),
    };
    let source = bench.file(name, &text.replace("ANSWER", &answer));
    let thin = Isolation::of(vec![Layer::Identity, Layer::Paths, Layer::Calls]);
    let thin = thin.rehearsed(&settings().helper).unwrap();
    for isolation in [None, Some(thin)] {
        let settings = Settings {
            isolation,
            ..settings()
        };
        let program = match Program::prepare(&source, &settings) {
            Err(Unprepared::NoCompiler(missing)) => {
                return skipped(&missing.to_string());
            }
            program => program.unwrap(),
        };
        let report = bench.report_under(&program, &settings);
        let said = (report.message.of(Lang::En), &report.stderr);
        assert_eq!(report.verdict, Verdict::Accepted, "{name}: {said:?}");
    }
}

macro_rules! honest {
    ($($name:ident: $file:literal;)+) => {
        $(#[test]
        fn $name() {
            judged($file, include_str!(concat!("../honest/", $file)));
        })+
    };
}

honest! {
    cpp_does_what_it_likes: "honest.cpp";
    c_does_what_it_likes: "honest.c";
    python_does_what_it_likes: "honest.py";
    java_does_what_it_likes: "Honest.java";
    javascript_does_what_it_likes: "honest.js";
    pascal_does_what_it_likes: "honest.pas";
    go_does_what_it_likes: "honest.go";
    rust_does_what_it_likes: "honest.rs";
}
