//! `judge stress`: an input on which a program fails.

mod telling;

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, SystemTime};

use bilingual::{Fault, Lang, Result, Told};
use command_line::{arguments, flag, option, spoken, word};
use problem_set::{Spec, Tier};

use crate::catalogue::{command_line::SECONDS, stress as say};
use crate::out;
use judge::language::Language;
use judge::program::{Program, Unprepared};
use judge::settings::Settings;
use stress::{Bench, Counterexample, OwnTests};
use telling::told;

arguments! {
    /// What `judge stress` is told on the command line.
    pub(crate) struct StressArguments {
        id: String = word("ID"), "Bài", "The problem";
        program: PathBuf = word("PROGRAM"),
            "Một file nguồn hoặc một chương trình đã dịch",
            "A source or an executable";
        language: Option<Language> = option("NAME"),
            "Ngôn ngữ lập trình, khi tên file còn cho chọn",
            "The language, where the name of the source leaves a choice";
        time: u64 = option("SECONDS").by(seconds).or("30s"),
            "Tìm trong bao lâu, tính bằng giây",
            "How long to look, in seconds";
        beyond: bool = flag(),
            "Dữ liệu và giới hạn của giới hạn nâng cao",
            "Inputs of the beyond tier, under its limits";
        save: bool = flag(),
            "Lưu dữ liệu tìm được, cho judge run --mine",
            "Keep what is found, for judge run --mine";
        seed: Option<u64> = option("SEED"),
            "Thử dữ liệu của hạt giống này; không ghi thì mỗi lần một khác",
            "Try the inputs of this seed; else others every time";
        lang: Lang = spoken();
    }
}

fn seconds(text: &str) -> Result<u64, Fault> {
    match text.strip_suffix('s').unwrap_or(text).parse() {
        Ok(seconds @ 1..=86_400) => Ok(seconds),
        _ => Err(Fault::new(&SECONDS)),
    }
}

/// Looks for an input on which the program fails. The exit code is 1 if there is one.
///
/// # Errors
/// If the program cannot be run at all.
pub(crate) fn stress(arguments: &StressArguments) -> Result<ExitCode> {
    let problem = problem_set::find_beside(&arguments.id, &[&arguments.program])?;
    let spec = Spec::of(problem);
    let lang = arguments.lang;
    let settings = Settings {
        language: arguments.language,
        ..Settings::default()
    };
    let program = match Program::prepare(&arguments.program, &settings) {
        Ok(program) => program,
        Err(refused @ Unprepared::Compile { .. }) => {
            out::line(refused.message().of(lang));
            return Ok(ExitCode::FAILURE);
        }
        Err(other) => return Err(other.into()),
    };
    out::remarks(program.remarks(), lang);
    let tier = if arguments.beyond && spec.limits.beyond.is_some() {
        Tier::Beyond
    } else {
        Tier::Source
    };
    let by_clock = || {
        let now = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
        u64::try_from(now.as_nanos() % u128::from(u64::MAX)).unwrap_or(0)
    };
    let bench = Bench::new(&program, problem, spec, &settings, tier)?;
    let seed = arguments.seed.unwrap_or_else(by_clock);
    let found = bench.look(Duration::from_secs(arguments.time), seed)?;
    let limit_ms = spec.limits(tier).time_ms * program.language().factor();
    out::print(told(problem, limit_ms, &found, lang));
    let Some(Counterexample { input, .. }) = &found.counterexample else {
        return Ok(ExitCode::SUCCESS);
    };
    if arguments.save {
        let path = OwnTests::of_user(problem)?.add(input)?;
        let shown = bilingual::text::name(&path);
        let words = [
            OsStr::new("run"),
            problem.id().as_ref(),
            arguments.program.as_os_str(),
            "--mine".as_ref(),
        ];
        out::line(say::KEPT.fill(lang, &[&shown, &out::typed(&words)]));
    }
    Ok(ExitCode::FAILURE)
}
