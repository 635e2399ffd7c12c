//! `judge variant`: a new problem from changed rules.

use std::fmt::Write;
use std::hash::{BuildHasher, RandomState};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bilingual::{Fault, Lang, Result, sentences};
use command_line::{arguments, flag, option, spoken, words};
use judge::root::Root;
use judge::settings::Settings;
use judge::staged;
use problem_set::offered::Offered;
use problem_set::spec::Title;
use problem_set::{AnyProblem, Spec, rooms};
use rayon::prelude::*;
use variation::{Made, Wanted, kept, kept_faults, make, prove};

use crate::frame::exit_code;
use crate::out;

sentences! {
    NO_ROOM: "hãy ghi tên bài gốc, như judge variant nim --rules max=3; judge variant --list kể những luật đổi được", "write the problem to begin from, as judge variant nim --rules max=3; judge variant --list tells what can be changed";
    NO_RULES: "hãy ghi luật đổi bằng --rules; {0} cho đổi: {1}", "write the changed rules with --rules; {0} offers: {1}";
    WRITTEN: "{0}: bài {1}, {2} test, lời giải bài gốc sai ở {3} test. Seed: {4}. Ai có bộ đề và biết seed thì biết mọi test.", "{0}: the problem {1}, {2} tests, the original's solution is wrong on {3} of them. Seed: {4}. Who knows the seed and has this set knows all tests.";
    GO_ON: "Chấm thử: judge run {0} bai.cpp", "Try it: judge run {0} my.cpp";
}

arguments! {
    /// What `judge variant` is told on the command line.
    pub(crate) struct VariantArguments {
        ids: Vec<String> = words("ID"), "Bài gốc, chẳng hạn nim", "The problem to begin from, such as nim";
        list: bool = flag(), "Kể những luật đổi được", "Tell which rules can be changed";
        prove: bool = flag().without(["list"]),
            "Làm thử mọi biến thể trong danh sách của các bài và kiểm chứng từng đáp án, không ghi ra",
            "Make all variants that the problems list and prove every answer, without writing them";
        write: bool = flag(), "Với --prove: ghi cả bảng bench/VARIANTS.md", "With --prove: write the table bench/VARIANTS.md too";
        rules: Option<String> = option("RULES"),
            "Luật đổi, như max=3,misere hay take=1+3+4",
            "The changed rules, as max=3,misere or take=1+3+4";
        name: Option<String> = option("NAME"),
            "Tên bài mới, chữ in hoa như NIM3: cũng là tên file của bài",
            "The name of the new problem, in capitals as NIM3: that of its files, too";
        title: Option<String> = option("TITLE"), "Tên tiếng Việt của bài", "Its title in Vietnamese";
        english: Option<String> = option("TITLE"), "Tên tiếng Anh của bài", "Its title in English";
        seed: Option<String> = option("WORDS"),
            "Từ đó sinh test; không ghi thì được chọn ngẫu nhiên. Để thi thì giữ bí mật",
            "From which the tests are drawn; a random one if it is not given. For a contest keep it secret";
        output: Option<PathBuf> = option("DIR").short('o'),
            "Thư mục của bài mới; không ghi thì là variants/NAME trong bộ đề, nơi mọi lệnh tự tìm thấy",
            "The folder of the new problem; else variants/NAME in the set, where every command finds it";
        lang: Lang = spoken();
    }
}

/// Lists, proves, or makes a variant.
///
/// # Errors
/// If there are no such rules, or if the variant is refused or cannot be written.
pub(crate) fn variant(arguments: &VariantArguments, root: Option<&Path>) -> Result<ExitCode> {
    let named = arguments.ids.iter();
    let named = named.map(|it| problem_set::find_problem(it));
    let mut named: Vec<&'static dyn AnyProblem> = named.collect::<Result<_>>()?;
    if arguments.list || arguments.prove {
        if arguments.ids.is_empty() {
            named = rooms();
        }
        // Of a room that is named to be listed, that it offers nothing is told.
        if arguments.prove || arguments.ids.is_empty() {
            named.retain(|it| it.offer().is_some());
        }
        return if arguments.list {
            named.iter().try_for_each(|it| list(*it, arguments.lang))?;
            Ok(ExitCode::SUCCESS)
        } else {
            prove_all(arguments, &named, &Root::find(root)?)
        };
    }
    let [of] = named[..] else {
        return Err(Fault::new(&NO_ROOM));
    };
    let offered = Offered::of(of)?;
    let wanted = wanted(arguments, of, &offered)?;
    let root = Root::find(root)?;
    let place = || {
        root.path()
            .join("variants")
            .join(wanted.file.to_lowercase())
    };
    let folder = arguments.output.clone().unwrap_or_else(place);
    let made = make(&root, of, &wanted, &folder, &Settings::default())?;
    let (shown, lang) = (bilingual::text::name(&folder), arguments.lang);
    let Made { tests, differ, .. } = made;
    out::line(WRITTEN.fill(lang, &[&shown, &wanted.file, &tests, &differ, &wanted.seed]));
    let is_found = arguments.output.is_none();
    let called = if is_found {
        wanted.file.to_lowercase()
    } else {
        shown
    };
    out::line(GO_ON.fill(lang, &[&called]));
    Ok(ExitCode::SUCCESS)
}

/// What is asked for; what is not told is that of the listed variant with these rules, or put together.
fn wanted(arguments: &VariantArguments, of: &dyn AnyProblem, offered: &Offered) -> Result<Wanted> {
    let no_rules = || Fault::new(&NO_RULES.with(&[&of.id(), &offered.described()]));
    let rules = arguments.rules.clone().ok_or_else(no_rules)?;
    let values = offered.values(of.id(), &rules)?;
    let listed = offered.list.iter().find(|it| {
        offered
            .values(of.id(), &it.rules)
            .is_ok_and(|its| its == values)
    });
    let told = |lang| {
        format!(
            "{}: {}",
            Spec::of(of).title.of(lang),
            offered.told(&values, lang)
        )
    };
    let title = listed.map(|it| it.title.clone());
    let mut title = title.unwrap_or_else(|| Title {
        vi: told(Lang::Vi),
        en: told(Lang::En),
    });
    if let Some(vi) = &arguments.title {
        title.vi.clone_from(vi);
        title.en = arguments.english.clone().unwrap_or_else(|| vi.clone());
    }
    let file = listed.map_or_else(
        || format!("{}X", of.file().replace('_', "")),
        |it| it.file.clone(),
    );
    let seed = || format!("{:016x}", RandomState::new().hash_one(()));
    Ok(Wanted {
        rules,
        file: arguments.name.clone().unwrap_or(file),
        title,
        seed: arguments.seed.clone().unwrap_or_else(seed),
    })
}

/// What a room offers, and which variants it lists.
fn list(problem: &dyn AnyProblem, lang: Lang) -> Result<()> {
    let offered = Offered::of(problem)?;
    let mut text = format!("{}\n", problem.id());
    for rule in &offered.rules {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  {}", rule.described(lang));
    }
    for it in &offered.list {
        let _ = writeln!(
            text,
            "    {:9} --rules {:20} {}",
            it.file,
            it.rules,
            it.title.of(lang)
        );
    }
    out::print(text);
    Ok(())
}

/// Makes all variants that are listed and proves their answers.
fn prove_all(
    arguments: &VariantArguments,
    rooms: &[&'static dyn AnyProblem],
    root: &Root,
) -> Result<ExitCode> {
    let mut all = Vec::new();
    for of in rooms {
        all.extend(Offered::of(*of)?.list.into_iter().map(|it| (*of, it)));
    }
    let bar = out::progress(all.len() as u64);
    let proved = all.par_iter().map(|(of, it)| {
        let wanted = Wanted {
            rules: it.rules.clone(),
            file: it.file.clone(),
            title: it.title.clone(),
            seed: "bench".to_owned(),
        };
        let made = prove(*of, &wanted).map_err(|fault| fault.at(&it.file));
        bar.inc(1);
        made
    });
    let proved: Vec<Result<Made>> = proved.collect();
    let mut table = TABLE.to_owned();
    let mut faults = Vec::new();
    for ((of, it), made) in all.iter().zip(proved) {
        match made {
            Ok(made) => {
                let Made {
                    tests,
                    differ,
                    answers,
                    largest,
                } = made;
                let percent = differ * 100 / tests;
                let _ = writeln!(
                    table,
                    "| {} | {} | {} | {} | {tests} | {answers} | {percent} % | {largest} B | search, second search |",
                    it.file,
                    of.file(),
                    it.rules,
                    it.title.en,
                );
            }
            Err(fault) => faults.push(fault.to_string()),
        }
    }
    bar.finish_and_clear();
    if arguments.ids.is_empty() {
        for folder in kept(root) {
            let told = |fault: String| format!("{}: {fault}", bilingual::text::name(&folder));
            faults.extend(
                kept_faults(root, &folder, &Settings::default())?
                    .into_iter()
                    .map(told),
            );
        }
    }
    let is_well = faults.is_empty();
    for fault in faults {
        out::complain(fault);
    }
    if arguments.write && is_well {
        let path = Path::new("bench/VARIANTS.md");
        staged::write(path, &table).map_err(|error| judge::errors::unwritten(path, &error))?;
    }
    out::line(format_args!("{} variants", all.len()));
    Ok(exit_code(is_well))
}

/// How the table of all variants begins.
const TABLE: &str = "# Variants\n\nWritten by `judge variant --prove --write`: every variant that a room lists, made from one seed. Each answer comes from
the search over the changed rules and was confirmed by a second search, which shares nothing with it but the rules.
*other* is the share of the tests on which the original's reference is wrong.

| name | of | rules | title | tests | answers | other | largest input | proved by |
|---|---|---|---|---:|---:|---:|---:|---|\n";
