//! What every package must be, without the systems themselves: all its parts there, groups and points
//! that fit, the same bytes whenever it is made; and a spoilt one is noticed.

use std::path::Path;
use std::sync::LazyLock;

use bilingual::Result;
use export::package::Package;
use export::system::{System, Workshop};
use export::task::{Example, Options, Task};
use judge::Lang;
use judge::lock::Lock;
use judge::testset::{Root, TestFiles};
use problem_set::{AnyProblem, Spec};
use rayon::prelude::*;
use serde_json::{Value, json};

use crate::wants::{faults, text, unpacked, yaml};

use Spoil::{Changed, With, Without};

/// One of each kind: tokens, a special checker, numbers, a dialogue, parts of the points.
const KINDS: [&str; 5] = ["nim", "stone40", "matgame", "knight", "line2010"];

static ROOT: LazyLock<Root> = LazyLock::new(|| {
    Root::find(Some(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")))).unwrap()
});

/// Programs are compiled once for all tests; a sheet of paper need not be a beautiful one.
static WORKSHOP: LazyLock<Workshop> = LazyLock::new(|| Workshop::new(paper));

#[allow(clippy::unnecessary_wraps, reason = "a press may fail")]
fn paper(markdown: &str, language: &str) -> Result<Vec<u8>> {
    Ok(format!("%PDF {language} {markdown}").into_bytes())
}

fn problem(id: &str) -> &'static dyn AnyProblem {
    all_problems::find(id).unwrap()
}

/// The problem with its small tests as they are, and a few bytes in the place of large ones, which nobody
/// need make for this.
fn task(id: &str, beyond: bool) -> Task {
    let (problem, lang) = (problem(id), Lang::Vi);
    let options = Options { beyond, lang };
    let spec = Spec::of(problem);
    let lock = Lock::load(&ROOT, spec).unwrap();
    let file = |number: &str, extension: &str, is_stored: bool| {
        if is_stored {
            let name = format!("{}.{extension}", problem.file());
            ROOT.tests(id).join(number).join(name)
        } else {
            Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all/large.txt")
        }
    };
    let tests = spec.numbered_tests().zip(&lock.tests);
    let tests = tests.filter(|((_, test), _)| options.tiers().contains(&test.tier));
    let tests = tests.map(|((number, test), locked)| TestFiles {
        input: file(&number, "INP", locked.is_stored()),
        answer: file(&number, "OUT", locked.is_stored()),
        name: test.name.clone(),
        tier: test.tier,
        about: test.about.clone(),
        opponent: test.opponent,
        number,
    });
    Task::with_tests(&ROOT, problem, options, tests.collect()).unwrap()
}

/// The package, which is what its system wants.
fn packed(system: System, task: &Task) -> Result<Package> {
    let package = system.pack(task, &WORKSHOP)?;
    assert_eq!(faults(system, &package), [""; 0], "{}", task.id());
    Ok(package)
}

pub(crate) fn pack(system: System, id: &str) -> Package {
    packed(system, &task(id, false)).unwrap()
}

/// A way to spoil a package.
enum Spoil {
    Without(&'static str),
    With(&'static str, &'static str),
    /// In this file one text in the place of another.
    Changed(&'static str, &'static str, &'static str),
}

fn spoilt(package: &Package, way: &Spoil) -> Package {
    let mut package = package.clone();
    match *way {
        Without(path) => assert!(package.entries.remove(path).is_some(), "{path}"),
        With(path, text) => package.add(path, text),
        Changed(path, from, to) => {
            let text = text(&package, path).unwrap();
            assert!(text.contains(from), "{path} has no '{from}': {text}");
            package.add(path, text.replacen(from, to, 1));
        }
    }
    package
}

fn archive(package: &Package) -> Vec<u8> {
    let prefix = format!("{}/", package.name);
    package.archived(&prefix).unwrap()
}

/// Whether this machine can compile checkers for CMS.
fn has_compiler() -> bool {
    std::process::Command::new("g++")
        .arg("--version")
        .output()
        .is_ok()
}

#[test]
fn each_kind_is_packed_for_each_system_the_same_twice() {
    for id in KINDS {
        for beyond in [false, true] {
            let (one, two) = (task(id, beyond), task(id, beyond));
            // Compiling checkers takes seconds: CMS has a test of its own.
            let systems = System::ALL.into_iter();
            for system in systems.filter(|&system| system != System::Cms) {
                match packed(system, &one) {
                    Ok(package) => {
                        let other = system.pack(&two, &WORKSHOP).unwrap();
                        assert_eq!(archive(&package), archive(&other), "{id} {system:?}");
                    }
                    Err(error) => {
                        assert_eq!((id, system), ("knight", System::Themis), "{error:#}");
                    }
                }
            }
        }
    }
}

/// All problems in the cheapest form that still shows how they are put together.
#[test]
fn every_problem_but_those_that_are_told_is_packed_for_every_system() {
    let left_out: Vec<(&str, System, String)> = all_problems::listed()
        .par_iter()
        .flat_map(|problem| {
            let id = problem.id();
            let systems = System::ALL
                .into_iter()
                .filter(|&system| system != System::Cms);
            if id == "ioigame" {
                let why =
                    |system: System| system.refusal(*problem).unwrap().of(Lang::En).to_owned();
                return systems.map(|system| (id, system, why(system))).collect();
            }
            let task = task(id, false);
            let packed = systems.map(|system| (id, system, packed(system, &task)));
            let refused = packed.filter_map(|(id, system, packed)| {
                let why = packed.err()?;
                Some((id, system, format!("{why:#}")))
            });
            refused.collect::<Vec<_>>()
        })
        .collect();
    for (id, system, why) in &left_out {
        let is_told = match *id {
            "ioigame" => why.contains("reads a file and talks too"),
            "game10" | "knight" | "nimgame" => {
                *system == System::Themis && why.contains("knows files only")
            }
            "wbr" => {
                matches!(system, System::Icpc | System::Icpc2025)
                    && why.contains("parts of the points")
            }
            _ => false,
        };
        assert!(is_told, "{id} for {system:?}: {why}");
    }
    assert_eq!(left_out.len(), 8 + 3 + 2);
}

#[test]
fn a_part_of_the_points_is_given_by_those_checkers_that_say_so() {
    for problem in all_problems::problems() {
        let source = problem.checker_cpp().unwrap_or_default();
        let is_partial = source.contains("throw Outcome{Verdict::partial");
        let spec = Spec::of(*problem);
        assert_eq!(is_partial, spec.partial, "{}", problem.id());
    }
}

#[test]
fn the_beyond_tier_is_worth_a_group_of_its_own() {
    let task = task("nim", true);
    let init = System::Dmoj.pack(&task, &WORKSHOP).unwrap();
    let init = yaml(&text(&init, "init.yml").unwrap()).unwrap();
    let tests = init.get("test_cases").unwrap().as_array().unwrap();
    let points: Vec<u64> = tests
        .iter()
        .map(|it| it["points"].as_u64().unwrap())
        .collect();
    assert_eq!(points, [0, 0, 80, 20]);
    let first = tests[2]["batched"].as_array().unwrap();
    assert_eq!((first.len(), &first[0]["in"]), (15, &json!("01.in")));
    assert_eq!(tests[3]["batched"].as_array().unwrap().len(), 5);
    let settings = System::Themis.pack(&task, &WORKSHOP).unwrap();
    let settings = text(&settings, "Settings.cfg").unwrap();
    assert_eq!(settings.matches("<TestCase ").count(), 20);
    assert!(!settings.contains("TimeLimit=\"0\""));
}

#[test]
fn a_dialogue_is_told_whom_it_is_with_in_the_last_line() {
    let package = pack(System::Dmoj, "knight");
    assert_eq!(
        text(&package, "01.in").unwrap(),
        "8 9 8 8\nbest sample-won\n"
    );
    let package = pack(System::Icpc, "knight");
    let told = text(&package, "data/sample/01-sample.interaction").unwrap();
    assert!(told.starts_with("<8 9 8 8\n>6 9\n<4 8\n"), "{told}");
    assert_eq!(text(&package, "data/sample/01-sample.ans").unwrap(), "");
}

#[test]
fn programs_know_files_only_where_the_system_does() {
    for (system, path, knows) in [
        (System::Polygon, "solutions/solution.cpp", true),
        (System::PolygonStreams, "solutions/solution.cpp", false),
        (System::Icpc, "submissions/accepted/solution.cpp", false),
    ] {
        let source = text(&pack(system, "nim"), path).unwrap();
        assert_eq!(source.contains("NIM.INP"), knows);
    }
    let page = text(&pack(System::Themis, "nim"), "statement.html").unwrap();
    assert!(
        page.contains("NIM.INP") && page.contains("lang=\"vi\"") && page.contains("lang=\"en\"")
    );
    let statement = text(&pack(System::Dmoj, "nim"), "statement.vi.md").unwrap();
    assert!(statement.contains("thiết bị vào chuẩn") && !statement.contains("10^{18}"));
    let sheet = text(&pack(System::Vnoj, "nim"), "HUONG-DAN.md").unwrap();
    for part in [
        "`nim.zip`",
        "`NIM.INP`",
        "262144 KB",
        "| 1 | 01 – 15 | 100 |",
        "*standard*",
    ] {
        assert!(sheet.contains(part), "{part}: {sheet}");
    }
}

#[test]
fn a_solution_that_cannot_be_turned_is_no_guess() {
    let mut task = task("nim", false);
    task.examples[0] = Example {
        streams: Err("it opens its file twice".to_owned()),
        ..task.examples[0].clone()
    };
    let error = System::Icpc.pack(&task, &WORKSHOP).unwrap_err();
    assert!(error.to_string().contains("it opens its file twice"));
    assert!(System::PolygonStreams.pack(&task, &WORKSHOP).is_err());
    assert!(System::Polygon.pack(&task, &WORKSHOP).is_ok());
    let error = System::Cms.pack(&task, &Workshop::equipped()).unwrap_err();
    assert!(error.to_string().contains("make export TO=cms"));
    let said = error.0;
    assert!(said.of(Lang::Vi).contains("CMS cần đề bài"));
}

/// Spoils a package in one way after another; each must be noticed.
fn notices(system: System, id: &str, ways: &[Spoil]) {
    let good = pack(system, id);
    for (at, way) in ways.iter().enumerate() {
        let is_noticed = !faults(system, &spoilt(&good, way)).is_empty();
        assert!(is_noticed, "{system:?}, spoilt in way {at}");
    }
}

#[test]
fn a_spoilt_folder_for_themis_is_noticed() {
    const SETTINGS: &str = "Settings.cfg";
    let ways = [
        Without("Test03/STONE.OUT"),
        Without("checker.cpp"),
        Without("statement.html"),
        Without(SETTINGS),
        Changed(SETTINGS, "Mark=\"4\"", "Mark=\"5\""),
        Changed(SETTINGS, "Name=\"Test04\"", "Name=\"Test03\""),
        Changed(SETTINGS, "=\"STONE.INP\"", "=\"STONES.INP\""),
        Changed(SETTINGS, "</ExamInformation>", ""),
    ];
    notices(System::Themis, "stone40", &ways);
}

#[test]
fn a_spoilt_folder_for_vnoj_is_noticed() {
    let ways = [
        With("nim.zip", "no archive"),
        Without("nim.zip"),
        Without("HUONG-DAN.md"),
        Changed("init.yml", "\"points\": 100", "\"points\": 10"),
        Changed("init.yml", "Test15/NIM.INP", "Test14/NIM.INP"),
    ];
    notices(System::Vnoj, "nim", &ways);
    let mut package = pack(System::Vnoj, "nim");
    let bytes = package.entries["nim.zip"].content.bytes().unwrap();
    let mut tests = unpacked("nim", "", &bytes).unwrap();
    tests.entries.remove("Test05/NIM.OUT");
    package.add("nim.zip", tests.archived("").unwrap());
    let told = faults(System::Vnoj, &package);
    assert_eq!(told, ["Test05/NIM.OUT is missing"]);
}

#[test]
fn a_spoilt_folder_for_dmoj_is_noticed() {
    let ways = [
        With("99.in", "8 9 8 8\nbest\n"),
        With("../init.yml", ""),
        Without("07.out"),
        Without("interactor.cpp"),
        Changed("init.yml", "\"points\": 100", "\"points\": 80"),
        Changed("init.yml", "test_cases", "tests"),
    ];
    notices(System::Dmoj, "knight", &ways);
}

#[test]
fn a_form_that_the_site_would_refuse_is_noticed() {
    const FORM: &str = "problem.json";
    let ways = [
        Without(FORM),
        Without("statement.en.md"),
        With("statement.en.md", "if it tends to −∞"),
        Changed(FORM, "\"seconds\": 2.0", "\"seconds\": 2000"),
        Changed(FORM, "\"kibibytes\": 262144", "\"kibibytes\": 268435456"),
        Changed(FORM, "\"en\"", "\"fr\""),
    ];
    notices(System::Dmoj, "nim", &ways);
    notices(System::Vnoj, "nim", &ways);
}

#[test]
fn a_spoilt_folder_for_hydro_is_noticed() {
    const CONFIG: &str = "testdata/config.yaml";
    let ways = [
        Without("problem_vi.md"),
        Without("testdata/checker.cc"),
        Without("testdata/07.out"),
        With("testdata/99.in", "1\n1\n"),
        Changed("problem.yaml", "\"nim\"", "\"dice\""),
        Changed("testdata/checker.cc", "\"ok \\n\"", "\"ok\\n\""),
        Changed(CONFIG, "\"score\": 100", "\"score\": 80"),
        Changed(CONFIG, "2000ms", "2"),
        Changed(CONFIG, "checker.cc", "checker.cpp"),
    ];
    notices(System::Hydro, "nim", &ways);
    let ways = [
        Without("testdata/interactor.cc"),
        Changed(CONFIG, "interactive", "default"),
    ];
    notices(System::Hydro, "knight", &ways);
}

/// Groups have the limits of their tiers: a program may be slow where the tests are of the source tier only.
#[test]
fn each_group_for_hydro_has_the_limits_of_its_tier() {
    let problem = all_problems::problems().iter().find(|problem| {
        let limits = Spec::of(**problem).limits;
        let beyond = limits.beyond.map(|it| it.time_ms);
        beyond.is_some_and(|it| it != limits.source.time_ms)
    });
    let task = task(problem.unwrap().id(), true);
    let package = packed(System::Hydro, &task).unwrap();
    let config = yaml(&text(&package, "testdata/config.yaml").unwrap()).unwrap();
    let limits = task.spec.limits;
    let times = [Some(limits.source), limits.beyond].map(|it| format!("{}ms", it.unwrap().time_ms));
    let subtasks = config.get("subtasks").unwrap();
    let found = [0, 1].map(|at| subtasks[at]["time"].as_str().unwrap().to_owned());
    assert_eq!(found, times);
    assert_eq!(
        (&subtasks[0]["score"], &subtasks[1]["score"]),
        (&json!(80), &json!(20))
    );
}

#[test]
fn a_spoilt_package_for_polygon_is_noticed() {
    const PROBLEM: &str = "problem.xml";
    let group = "<dependency group=\"0\"/>";
    let ways = [
        With("tests/99", "1\n1\n"),
        Without("tests/05.a"),
        Without("files/check.cpp"),
        Without("statements/english/problem-properties.json"),
        Changed(PROBLEM, "points=\"100.0\"", "points=\"90.0\""),
        Changed(PROBLEM, "tag=\"main\"", "tag=\"accepted\""),
        Changed(PROBLEM, "<test-count>15<", "<test-count>14<"),
        Changed(PROBLEM, group, "<dependency group=\"2\"/>"),
        Changed(
            PROBLEM,
            "group=\"1\" points=\"8.0\"",
            "group=\"2\" points=\"8.0\"",
        ),
    ];
    notices(System::Polygon, "nim", &ways);
    notices(System::PolygonStreams, "nim", &ways);
    let named = [Changed(
        PROBLEM,
        "input-file=\"\"",
        "input-file=\"NIM.INP\"",
    )];
    notices(System::PolygonStreams, "nim", &named);
}

#[test]
fn a_spoilt_package_for_icpc_is_noticed() {
    for (system, validator) in [
        (System::Icpc, "output_validators/check/check.cpp"),
        (System::Icpc2025, "output_validator/check.cpp"),
    ] {
        let ways = [
            With("data/secret/README", ""),
            Without(validator),
            Without("data/secret/05-one-move.ans"),
            Without("input_validators/format.cpp"),
            Changed("problem.yaml", "uuid", "time_limit"),
            Changed("problem.yaml", "_version: \"", "_version: \"1"),
        ];
        notices(system, "knight", &ways);
    }
    let half = "\"time_resolution\": 0.5";
    let ways = [
        Without("statement/problem.vi.tex"),
        Changed("problem.yaml", half, "\"time_resolution\": 1.0"),
        Changed("problem.yaml", half, "\"memory\": 256"),
    ];
    notices(System::Icpc2025, "mean", &ways);
    let ways = [
        Without("problem_statement/problem.html"),
        Without("domjudge-problem.ini"),
    ];
    notices(System::Icpc, "nim", &ways);
}

#[test]
fn a_spoilt_folder_for_cms_is_noticed() {
    if !has_compiler() {
        return;
    }
    let good = pack(System::Cms, "nim");
    // A checker that is compiled anew is the same too.
    let again = Workshop::new(paper);
    let other = System::Cms.pack(&task("nim", false), &again).unwrap();
    assert_eq!(archive(&good), archive(&other));
    let yaml = yaml(&text(&good, "task.yaml").unwrap()).unwrap();
    // Thirteen tests and two samples, and the samples by themselves.
    assert_eq!(
        yaml.get("score_type_parameters"),
        Some(&json!([[0, 2], [100, 15]]))
    );
    let ways = [
        Without("output/output3.txt"),
        Without("check/checker"),
        Without("statement/vietnamese.pdf"),
        Changed("task.yaml", "n_input: 17", "n_input: 16"),
        Changed("task.yaml", "[100, 15]", "[100, 14]"),
        Changed("task.yaml", "[100, 15]", "[10, 15]"),
        Changed("task.yaml", "memory_limit: 256", "memory_limit: 256.5"),
        Changed(
            "task.yaml",
            "public_testcases: \"all\"",
            "public_testcases: \"0,1\"",
        ),
        Changed("task.yaml", "\"restricted\"", "\"full\""),
        Changed("task.yaml", "score_precision: 2", "score_precision: 0"),
    ];
    notices(System::Cms, "nim", &ways);
}

/// What a pupil of CMS reads of a test is the kind of verdict; what was expected, the jury alone.
#[cfg(unix)]
#[test]
fn a_checker_for_cms_tells_the_pupil_no_expected_value() {
    if !has_compiler() {
        return;
    }
    let home = tempfile::tempdir().unwrap();
    let package = pack(System::Cms, "nim");
    package.write(home.path()).unwrap();
    let folder = home.path().join("nim");
    let (input, answer) = ("input/input0.txt", "output/output0.txt");
    std::fs::write(folder.join("wrong.txt"), "77\n").unwrap();
    for (output, score, told) in [
        (answer, "1\n", "translate:success\n"),
        ("wrong.txt", "0\n", "translate:wrong\n"),
    ] {
        let checker = folder.join("check/checker");
        let mut asked = std::process::Command::new(checker);
        let done = asked
            .args([input, answer, output])
            .current_dir(&folder)
            .output();
        let done = done.unwrap();
        assert_eq!(String::from_utf8_lossy(&done.stdout), score);
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        let jury = said.strip_prefix(told).expect(&said);
        assert_eq!(jury.contains("expected"), output != answer, "{said}");
        assert!(jury.starts_with("ADMIN_MESSAGE:"), "{said}");
    }
}

#[test]
fn a_folder_of_packages_tells_what_contest_it_is() {
    let options = Options {
        beyond: false,
        lang: Lang::Vi,
    };
    let problems = [problem("game_3"), problem("nim")];
    let files = |system: System| system.contest(&problems, options);
    let [("contest.yaml", contest)] = &files(System::Cms)[..] else {
        panic!("CMS wants one file");
    };
    let contest = yaml(contest).unwrap();
    assert_eq!(contest.get("tasks"), Some(&json!(["game_3", "nim"])));
    for key in ["name", "description", "token_mode"] {
        assert!(contest.get(key).is_some_and(Value::is_string), "{key}");
    }
    for system in [System::Icpc, System::Icpc2025] {
        let [("contest.yaml", contest), ("problems.yaml", listed)] = &files(system)[..] else {
            panic!("{system:?} wants two files");
        };
        // What DOMjudge asks for, its times as it reads them.
        for line in [
            "id: tro-choi\n",
            "name: Trò chơi\n",
            "duration: \"5:00:00\"\n",
        ] {
            assert!(contest.contains(line), "{contest}");
        }
        assert!(
            contest.contains("start_time: 2030-01-01T08:00:00+07:00\n"),
            "{contest}"
        );
        let entry = |line: &str| serde_json::from_str(line.strip_prefix("- ").unwrap()).unwrap();
        let listed: Vec<Value> = listed.lines().map(entry).collect();
        assert_eq!(listed.len(), 2);
        assert_eq!(listed[0]["id"], json!("game3"));
        assert_eq!(
            listed[1],
            json!({"id": "nim", "label": "NIM", "name": "Trò chơi NIM"})
        );
    }
    for system in [System::Dmoj, System::Vnoj] {
        let [("create.py", script)] = &files(system)[..] else {
            panic!("{system:?} wants one script");
        };
        // It reads what the packages have.
        let form = text(&pack(system, "nim"), "problem.json").unwrap();
        let form: Value = serde_json::from_str(&form).unwrap();
        for key in form.as_object().unwrap().keys() {
            assert!(script.contains(&format!("told[\"{key}\"]")), "{key}");
        }
    }
    assert!(files(System::Themis).is_empty());
}
