//! A bench for judging small programs on the sample of nim.

pub(crate) mod classroom;
pub(crate) mod eight;
pub(crate) mod machines;
pub(crate) mod untidy;
pub(crate) mod yard;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use judge::program::{Program, Unprepared};
use judge::runner::{Settings, TestReport, judge_test};
use judge::testset::TestFiles;
use problem_set::spec::Limits;
use problem_set::{AnyProblem, Spec};
use tempfile::TempDir;

/// Told even where a test that passes says nothing.
pub(crate) fn skipped(what: &str) {
    let _ = writeln!(std::io::stderr(), "skipped: {what}");
}

/// The program `judge`. What it notes of a user stands in a folder of these tests': nobody's own list of
/// accepted problems is touched.
pub(crate) fn judge_command() -> Command {
    let mut judge = Command::new(env!("CARGO_BIN_EXE_judge"));
    judge.env(
        "XDG_DATA_HOME",
        concat!(env!("CARGO_TARGET_TMPDIR"), "/data"),
    );
    judge
}

/// The answer to the sample.
pub(crate) const ANSWER: &str = "3\\n1 9\\n2 1\\n4 13\\n";

/// Settings with the real helper.
pub(crate) fn settings() -> Settings {
    Settings {
        helper: env!("CARGO_BIN_EXE_judge").into(),
        ..Settings::default()
    }
}

/// A problem, its limits and its sample on disk.
pub(crate) struct Bench {
    pub(crate) problem: &'static dyn AnyProblem,
    pub(crate) spec: Spec,
    pub(crate) test: TestFiles,
    pub(crate) folder: TempDir,
}

impl Bench {
    /// Nim under limits that programs of a few lines keep easily.
    pub(crate) fn new() -> Bench {
        Bench::with_limits(1000, 256)
    }

    pub(crate) fn with_limits(time_ms: u64, memory_mib: u64) -> Bench {
        let problem = all_problems::find("nim").unwrap();
        let mut spec = Spec::parse("nim", problem.manifest()).unwrap();
        spec.limits.source = Limits {
            time_ms,
            memory_mib,
        };
        let folder = tempfile::tempdir().unwrap();
        let test = written(problem, &spec, folder.path(), 0);
        Bench {
            problem,
            spec,
            test,
            folder,
        }
    }

    /// The test of another problem, under its own limits.
    pub(crate) fn of_test(id: &str, name: &str) -> Bench {
        let problem = all_problems::find(id).unwrap();
        let spec = Spec::parse(id, problem.manifest()).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let index = spec.tests.iter().position(|test| test.name == name);
        let test = written(problem, &spec, folder.path(), index.unwrap());
        Bench {
            problem,
            spec,
            test,
            folder,
        }
    }

    /// The files of the first tests of the problem.
    pub(crate) fn tests(&self, count: usize) -> Vec<TestFiles> {
        (0..count)
            .map(|index| written(self.problem, &self.spec, self.folder.path(), index))
            .collect()
    }

    /// A file in the folder of the bench.
    pub(crate) fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    }

    pub(crate) fn prepare(&self, name: &str, text: &str) -> Result<Program, Unprepared> {
        Program::prepare(&self.file(name, text), &settings())
    }

    /// The report on a program.
    pub(crate) fn report(&self, program: &Program) -> TestReport {
        self.report_under(program, &settings())
    }

    /// The same under these settings.
    pub(crate) fn report_under(&self, program: &Program, settings: &Settings) -> TestReport {
        judge_test(program, self.problem, &self.spec, &self.test, settings)
    }

    /// The report on a program that must compile.
    pub(crate) fn judge(&self, name: &str, text: &str) -> TestReport {
        let program = self.prepare(name, text).unwrap();
        let report = self.report(&program);
        assert_eq!(runs_left(&program), 0, "the folder of the run is removed");
        report
    }

    /// The report on a C program with this body of `main`.
    pub(crate) fn judge_c(&self, main: &str) -> TestReport {
        self.judge("program.c", &c_program(main))
    }
}

/// Folders of runs that were not removed.
pub(crate) fn runs_left(program: &Program) -> usize {
    let entries = fs::read_dir(program.folder()).unwrap();
    entries
        .filter(|entry| {
            let name = entry.as_ref().unwrap().file_name();
            name.to_string_lossy().starts_with("run-")
        })
        .count()
}

/// A C program that does nothing but this.
pub(crate) fn c_program(main: &str) -> String {
    let headers = [
        "stdio", "stdlib", "string", "signal", "unistd", "fcntl", "sys/stat",
    ];
    let includes: String = headers
        .map(|name| format!("#include <{name}.h>\n"))
        .concat();
    format!(
        "{includes}static const char answer[] = \"{ANSWER}\";\n\
         static void out(const char *name, const char *text) {{\n\
           FILE *file = fopen(name, \"w\"); fputs(text, file); fclose(file);\n\
         }}\n\
         int main(void) {{\n{main}\n(void)out; (void)answer; return 0;\n}}\n"
    )
}

fn written(problem: &dyn AnyProblem, spec: &Spec, folder: &Path, index: usize) -> TestFiles {
    let (number, test) = spec.numbered_tests().nth(index).unwrap();
    let folder = folder.join(&number);
    fs::create_dir_all(&folder).unwrap();
    let file = |extension| folder.join(format!("{}.{extension}", problem.file()));
    let (input, answer) = (file("INP"), file("OUT"));
    let text = problem.recipe(&test.name).unwrap();
    let solved = problem.solve("the test", text.as_bytes()).unwrap();
    fs::write(&input, text).unwrap();
    fs::write(&answer, solved).unwrap();
    TestFiles {
        number,
        name: test.name.clone(),
        tier: test.tier,
        about: test.about.clone(),
        opponent: test.opponent,
        input,
        answer,
    }
}
