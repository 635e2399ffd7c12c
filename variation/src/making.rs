//! A variant made: a folder with all that a problem has.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use bilingual::{Fault, Lang, Result, broken, ensure, sentences};
use judge::errors::{unmade, unread, unwritten};
use judge::lock::Lock;
use judge::program::{Program, Unprepared};
use judge::report::Report;
use judge::root::Root;
use judge::runner::judge_all;
use judge::settings::Settings;
use judge::staged::Staged;
use judge::testset::{self, TestFiles, ensure_tests};
use keeping::locking::lock;
use lessons::lesson::{Lesson, STATEMENT};
use lessons::limits::with_limits;
use lessons::renewal::{renew, stale_blocks};
use problem_set::offered::Offered;
use problem_set::spec::{Limits, SOLUTION, Title};
use problem_set::{AnyProblem, Digest, Spec, Tier, Value, Values, Verdict, added_folder, problems};

use crate::data::{Data, SET, VARIANT};
use crate::manifest::manifest;
use crate::texts::Source;
use crate::varied::Varied;

sentences! {
    SAME: "luật này không làm thành bài mới: lời giải của {0} vẫn đúng ở {1} trong {2} test", "these rules make no new problem: the solution of {0} is right on {1} of {2} tests still";
    ONE_ANSWER: "mọi test của bài này có cùng một đáp án", "all tests of this problem have the same answer";
    NO_END: "tìm kiếm theo luật này không dừng: {0}", "the search by these rules does not end: {0}";
    UNCONFIRMED: "không có gì kiểm chứng được đáp án của test {0}: thế cờ quá nhiều cho cách tìm kiếm thứ hai", "nothing confirms the answer of test {0}: there are too many positions for the second search";
    WRONG: "hai cách tìm kiếm cho đáp án khác nhau ở test {0}", "the two searches differ on test {0}";
    TAKEN: "đã có bài tên {0}; hãy chọn tên khác bằng --name", "there is a problem {0} already; choose another name with --name";
    BAD_NAME: "'{0}' không làm tên bài được: cần từ 1 đến 12 chữ cái in hoa và chữ số, bắt đầu bằng chữ cái", "'{0}' is no name of a problem: it needs 1 to 12 upper-case letters and digits, a letter first";
    SEARCH_FAILS: "tìm kiếm bằng C++ không giải được bài này: {0}", "the search in C++ does not solve this problem: {0}";
    NOT_EMPTY: "{0}: đã có, và không phải là một biến thể; không ghi đè", "{0}: is there, and is no variant; it is not written over";
}

/// What is asked for.
#[derive(Debug, Clone)]
pub struct Wanted {
    /// The changed rules, as they are written.
    pub rules: String,
    /// Its NAME.
    pub file: String,
    /// Its title.
    pub title: Title,
    /// From which its tests are drawn.
    pub seed: String,
}

/// What was made.
#[derive(Debug, Clone)]
pub struct Made {
    /// The tests.
    pub tests: usize,
    /// On so many of them the original's answer is wrong.
    pub differ: usize,
    /// The different answers.
    pub answers: usize,
    /// Bytes of the largest input.
    pub largest: usize,
}

/// The least share of the tests, in percent, on which the original's answers have to be wrong.
const LEAST_SHARE: usize = 10;

/// How long the search in C++ may take on a test, in milliseconds, to be a solution.
const LONGEST_MS: u64 = 5000;

/// Time and memory before anything is measured.
const LIMITS: Limits = Limits {
    time_ms: 1000,
    memory_mib: 256,
};

/// A variant before it lies in a folder: what it is, and what the room offers.
pub(crate) struct Plan {
    pub(crate) data: Data,
    pub(crate) of: &'static dyn AnyProblem,
    /// The room's search in C++.
    search: &'static str,
    offered: Offered,
    values: Values,
}

impl Plan {
    /// The plan of this data.
    ///
    /// # Errors
    /// If the room offers no such rules.
    pub(crate) fn new(data: Data) -> Result<Plan> {
        let of = problem_set::find_problem(&data.room)?;
        let offered = Offered::of(of)?;
        let values = offered.values(of.id(), &data.rules)?;
        let [_, search] = of.offer().unwrap_or_default();
        Ok(Plan {
            data,
            of,
            search,
            offered,
            values,
        })
    }

    /// The problem.
    ///
    /// # Errors
    /// If the room's manifest cannot be read.
    pub(crate) fn varied(&self) -> Result<Varied> {
        let manifest = manifest(&self.data, self.of, &self.offered)?;
        let values = self.values.clone();
        Ok(Varied::new(
            &self.data,
            self.of,
            &self.offered,
            values,
            manifest,
        ))
    }

    /// The problem, known in this program as one that lies in a folder.
    pub(crate) fn known(&self, folder: &Path) -> Result<(&'static dyn AnyProblem, Spec)> {
        let varied: &'static Varied = Box::leak(Box::new(self.varied()?));
        let spec = Spec::parse(varied.id(), varied.manifest())?;
        problem_set::add(varied, folder);
        Ok((varied, spec))
    }

    fn source<'a>(&'a self, varied: &'a Varied) -> Source<'a> {
        Source {
            data: &self.data,
            varied,
            offered: &self.offered,
            values: &self.values,
        }
    }

    /// The room's statement.
    fn original(&self, root: &Root, lang: Lang) -> Result<String> {
        let path = root.room(self.of.id()).join(STATEMENT.of(lang));
        fs::read_to_string(&path).map_err(|error| unread(&path, &error))
    }

    /// The room's search in C++ by these rules.
    fn program(&self, values: &Values, has_memory: bool) -> String {
        let lines = self.search.lines().map(|line| {
            let Some((before, rule)) = line.split_once("// rule ") else {
                return line.to_owned();
            };
            let value = values.iter().find(|(name, _)| *name == rule.trim());
            let value = match (rule.trim(), value) {
                ("memory", _) => has_memory.to_string(),
                (_, Some((_, Value::Flag))) => true.to_string(),
                (_, Some((_, Value::Number(number)))) => number.to_string(),
                (_, Some((_, Value::Set(set)))) => {
                    let set: Vec<String> = set.iter().map(u64::to_string).collect();
                    format!("{{{}}}", set.join(", "))
                }
                (_, None) => return before.trim_end().to_owned(),
            };
            let name = before.split_once(" = ").map_or(before, |it| it.0);
            format!("{name} = {value};")
        });
        self.renamed(&(lines.collect::<Vec<_>>().join("\n") + "\n"))
    }

    /// A program of the room, with the names of this problem's files.
    fn renamed(&self, program: &str) -> String {
        let (old, new) = (self.of.file(), &self.data.file);
        let files = ["INP", "OUT"].into_iter();
        files.fold(program.to_owned(), |text, it| {
            text.replace(&format!("{old}.{it}"), &format!("{new}.{it}"))
        })
    }

    /// The example programs: the search, the same without memory, the original's solution where the room has it,
    /// and what misreads a rule.
    fn programs(&self, root: &Root) -> Vec<(String, String)> {
        let mut all = vec![(SOLUTION.to_owned(), self.program(&self.values, true))];
        if has_memory(self.search) {
            all.push(("plain.cpp".to_owned(), self.program(&self.values, false)));
        }
        let original = root.room(self.of.id()).join("submissions").join(SOLUTION);
        if let Ok(text) = fs::read_to_string(original) {
            all.push(("original.cpp".to_owned(), self.renamed(&text)));
        }
        for (rule, value) in self.values.iter() {
            let others = self.values.clone().without(rule);
            if others.iter().next().is_some() {
                all.push((format!("without_{rule}.cpp"), self.program(&others, true)));
            }
            if let Value::Number(number) = value {
                let more = others.with(rule, Value::Number(number + 1));
                all.push((format!("more_{rule}.cpp"), self.program(&more, true)));
            }
        }
        all
    }
}

fn planned(of: &'static dyn AnyProblem, wanted: &Wanted) -> Result<Plan> {
    let letters = wanted.file.bytes();
    let is_name = letters
        .clone()
        .all(|it| it.is_ascii_uppercase() || it.is_ascii_digit())
        && letters
            .clone()
            .next()
            .is_some_and(|it| it.is_ascii_uppercase())
        && letters.len() <= 12;
    let file = bilingual::text::plain(&wanted.file);
    if !is_name {
        return Err(Fault::new(&BAD_NAME.with(&[&file])));
    }
    let is_other =
        |it: &&dyn AnyProblem| it.file() == wanted.file || it.id() == wanted.file.to_lowercase();
    if problems()
        .iter()
        .copied()
        .any(|it| is_other(&it) && added_folder(it.id()).is_none())
    {
        return Err(Fault::new(&TAKEN.with(&[&file])));
    }
    Plan::new(Data {
        set: SET.to_owned(),
        room: of.id().to_owned(),
        rules: wanted.rules.clone(),
        file: wanted.file.clone(),
        seed: wanted.seed.clone(),
        title: wanted.title.clone(),
        limits: LIMITS,
        road: None,
        submissions: BTreeMap::new(),
    })
}

/// Makes the tests of a variant and proves every answer by the second search, without a folder.
///
/// # Errors
/// If there are no such rules, or if it is refused: it is the same problem, it has one answer, or a search does
/// not end.
pub fn prove(of: &'static dyn AnyProblem, wanted: &Wanted) -> Result<Made> {
    proved(&planned(of, wanted)?.varied()?)
}

fn proved(varied: &Varied) -> Result<Made> {
    let spec = Spec::parse(varied.id(), varied.manifest())?;
    let mut answers = BTreeSet::new();
    let (mut differ, mut largest, mut tests) = (0, 0, 0);
    for test in &spec.tests {
        let input = varied.recipe(&test.name).unwrap_or_default();
        let bytes = input.as_bytes();
        spec.validate(varied, &test.name, bytes, test.tier)
            .map_err(broken)?;
        let answer = varied.answer(|game| game, bytes)?;
        let answer = answer.map_err(|trouble| Fault::new(&NO_END.with(&[&trouble])))?;
        let plain = varied.answer(arena::plainly, bytes)?;
        let plain = plain.map_err(|_| Fault::new(&UNCONFIRMED.with(&[&test.name])))?;
        if plain != answer {
            return Err(Fault::new(&WRONG.with(&[&test.name])));
        }
        differ += usize::from(varied.answer_of_original(bytes)? != answer);
        largest = largest.max(bytes.len());
        tests += 1;
        answers.insert(answer);
    }
    if answers.len() == 1 {
        return Err(Fault::new(&ONE_ANSWER));
    }
    if differ * 100 < tests * LEAST_SHARE {
        let (file, same) = (varied.of().file(), tests - differ);
        return Err(Fault::new(&SAME.with(&[&file, &same, &tests])));
    }
    Ok(Made {
        tests,
        differ,
        answers: answers.len(),
        largest,
    })
}

/// Whether a search in C++ is a recursion that remembers. Where play can come back to where it was, it is none.
fn has_memory(program: &str) -> bool {
    program.contains("// rule memory")
}

/// Judges programs on the tests of a variant.
struct Bench<'a> {
    problem: &'a dyn AnyProblem,
    spec: &'a Spec,
    tests: Vec<TestFiles>,
    settings: &'a Settings,
}

impl<'a> Bench<'a> {
    fn new(
        root: &Root,
        problem: &'a dyn AnyProblem,
        spec: &'a Spec,
        settings: &'a Settings,
    ) -> Result<Bench<'a>> {
        let tests = ensure_tests(root, problem, spec, &Tier::ALL)?;
        Ok(Bench {
            problem,
            spec,
            tests,
            settings,
        })
    }

    /// What becomes of a program within this time; nothing where there is no compiler for it.
    fn judged(&self, program: &Path, time_ms: u64) -> Result<Option<Report>> {
        let program = match Program::prepare(program, self.settings) {
            Ok(program) => program,
            Err(Unprepared::NoCompiler(_)) => return Ok(None),
            Err(unprepared) => {
                let name = bilingual::text::name(program);
                return Err(broken(format!("{name}: {unprepared}")));
            }
        };
        let mut spec = self.spec.clone();
        spec.limits.source.time_ms = time_ms;
        let Bench {
            problem,
            tests,
            settings,
            ..
        } = self;
        Ok(Some(judge_all(
            &program,
            *problem,
            &spec,
            tests,
            settings,
            &|_| {},
        )))
    }
}

/// The CPU time of the test that took longest, in milliseconds.
fn worst(report: &Report) -> u64 {
    report.tests.iter().map(|it| it.cpu_ms).max().unwrap_or(0)
}

/// Judges the example programs in this folder: the limit of time is twice what the search needs, or more; what is
/// neither slow nor quick, or right where it should be wrong, is left out.
fn measure(data: &mut Data, folder: &Path, names: &[&str], bench: &Bench<'_>) -> Result<()> {
    let Some(search) = bench.judged(&folder.join(SOLUTION), LONGEST_MS)? else {
        return Ok(());
    };
    if search.verdict != Verdict::Accepted {
        let verdict = search.verdict.to_string();
        return Err(Fault::new(&SEARCH_FAILS.with(&[&verdict])));
    }
    data.limits.time_ms = (2 * worst(&search))
        .next_multiple_of(500)
        .max(LIMITS.time_ms);
    data.submissions
        .insert(SOLUTION.to_owned(), search.verdict.to_string());
    for &name in names.iter().filter(|it| **it != SOLUTION) {
        // What is to be too slow is so with twice the time.
        let Some(report) = bench.judged(&folder.join(name), 2 * data.limits.time_ms)? else {
            continue;
        };
        let keeps = match (name, report.verdict) {
            ("plain.cpp", Verdict::Accepted) => 2 * worst(&report) <= data.limits.time_ms,
            (_, verdict) => verdict != Verdict::Accepted,
        };
        if keeps {
            data.submissions
                .insert(name.to_owned(), report.verdict.to_string());
        }
    }
    Ok(())
}

/// Makes a variant whole in a folder: statement and lesson in both languages, tests, example programs and limits. Where
/// there is no compiler of C++, the limits are the usual ones and there are no example programs.
///
/// # Errors
/// As [`prove`], or if the folder holds something else or cannot be written.
pub fn make(
    root: &Root,
    of: &'static dyn AnyProblem,
    wanted: &Wanted,
    folder: &Path,
    settings: &Settings,
) -> Result<Made> {
    let is_free = !folder.exists()
        || folder.join(VARIANT).is_file()
        || fs::read_dir(folder).is_ok_and(|mut it| it.next().is_none());
    if !is_free {
        return Err(Fault::new(
            &NOT_EMPTY.with(&[&bilingual::text::name(folder)]),
        ));
    }
    let mut plan = planned(of, wanted)?;
    let before = Data::read(folder).ok();
    plan.data.road = before.as_ref().and_then(|before| before.road.clone());
    let made = proved(&plan.varied()?)?;
    let absolute = std::path::absolute(folder)?;
    let parent = absolute.parent().unwrap_or(&absolute);
    fs::create_dir_all(parent).map_err(|error| unmade(parent, &error))?;
    let staged = Staged::new(parent).map_err(|error| unwritten(parent, &error))?;
    let home = staged.path();
    let write = |name: &str, text: &str| {
        let path = home.join(name);
        fs::write(&path, text).map_err(|error| unwritten(&path, &error))
    };
    fs::create_dir(home.join("submissions"))?;
    let programs = plan.programs(root);
    for (name, text) in &programs {
        write(&format!("submissions/{name}"), text)?;
    }
    let (problem, spec) = plan.known(&home)?;
    lock(root, problem, &spec, &|_| {})?;
    let bench = Bench::new(root, problem, &spec, settings)?;
    let submissions = home.join("submissions");
    let names: Vec<&str> = programs.iter().map(|it| it.0.as_str()).collect();
    measure(&mut plan.data, &submissions, &names, &bench)?;
    for &name in &names {
        if !plan.data.submissions.contains_key(name) {
            fs::remove_file(submissions.join(name))?;
        }
    }
    // Programs that somebody has written for it stay.
    let before = before.filter(|it| it.road.is_some());
    let by_hand = before.into_iter().flat_map(|before| before.submissions);
    for (name, verdict) in by_hand.filter(|it| !names.contains(&it.0.as_str())) {
        fs::copy(
            folder.join("submissions").join(&name),
            submissions.join(&name),
        )?;
        plan.data.submissions.insert(name, verdict);
    }
    let (problem, _) = plan.known(&home)?;
    let search = plan.program(&plan.values, true);
    let remembers = has_memory(plan.search);
    let varied = plan.varied()?;
    let source = plan.source(&varied);
    for lang in Lang::ALL {
        let code = lang.code();
        let original = plan.original(root, lang)?;
        write(
            &format!("statement.{code}.md"),
            &source.statement(lang, &original)?,
        )?;
        let lesson = format!("lesson.{code}.md");
        let by_hand = plan
            .data
            .road
            .as_ref()
            .and_then(|_| fs::read_to_string(folder.join(&lesson)).ok());
        let text =
            by_hand.unwrap_or_else(|| source.lesson(lang, (&search, remembers), made.differ));
        write(&lesson, &text)?;
    }
    let faults = renew(&home, problem)?;
    ensure(faults.is_empty(), || faults.join("\n"))?;
    write(
        VARIANT,
        &toml::to_string(&plan.data).map_err(|error| broken(error.to_string()))?,
    )?;
    staged
        .put(&absolute)
        .map_err(|error| unwritten(&absolute, &error))?;
    problem_set::add(problem, &absolute);
    Ok(made)
}

/// What is wrong with a variant that lies in a folder: its tests are not those of its seed, a second search does not
/// confirm them, its texts are not what is written now, or an example program has another verdict.
///
/// # Errors
/// If it cannot be read.
pub fn kept_faults(root: &Root, folder: &Path, settings: &Settings) -> Result<Vec<String>> {
    let plan = Plan::new(Data::read(folder)?)?;
    let varied = plan.varied()?;
    let spec = Spec::parse(varied.id(), varied.manifest())?;
    proved(&varied)?;
    let (problem, _) = plan.known(&std::path::absolute(folder)?)?;
    let mut faults = stale_blocks(folder, problem);
    for lang in Lang::ALL {
        let text = plan
            .source(&varied)
            .statement(lang, &plan.original(root, lang)?)?;
        let lesson = Lesson::new(lang, &text);
        let now = with_limits(&lesson, problem, &spec).map_err(broken)?;
        let file = STATEMENT.of(lang);
        if fs::read_to_string(folder.join(file)).ok() != Some(now) {
            faults.push(format!("{file}: not what judge variant writes now"));
        }
    }
    let lock = Lock::load(root, &spec)?;
    for (test, locked) in spec.tests.iter().zip(&lock.tests) {
        let made = testset::make(problem, test)?;
        let now = [&made.input, &made.answer].map(|text| Digest::of(text.as_bytes()));
        if now.each_ref() != [&locked.input, &locked.answer] {
            faults.push(format!(
                "tests/{}: its seed makes another one",
                locked.number
            ));
        }
    }
    let bench = Bench::new(root, problem, &spec, settings)?;
    let submissions = folder.join("submissions");
    let written: BTreeMap<String, String> = plan.programs(root).into_iter().collect();
    for (file, wanted) in &plan.data.submissions {
        let path = submissions.join(file);
        let is_old = |text: &String| fs::read_to_string(&path).ok().as_ref() != Some(text);
        if written.get(file).is_some_and(is_old) {
            faults.push(format!(
                "submissions/{file}: not what judge variant writes now"
            ));
        }
        // That recursion without memory is too slow takes too long to see each time.
        if *wanted == Verdict::TimeLimit.short() {
            continue;
        }
        match bench.judged(&path, spec.limits.source.time_ms) {
            Ok(Some(report)) if report.verdict.short() != *wanted => {
                let verdict = report.verdict.short();
                faults.push(format!("submissions/{file}: {verdict}, not {wanted}"));
            }
            Ok(_) => {}
            Err(unprepared) => faults.push(format!("submissions/{unprepared}")),
        }
    }
    Ok(faults)
}
