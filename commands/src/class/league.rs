//! `judge league`: the programs of a class play each other, every one against every other.
//!
//! What was handed in is read as `judge class` reads it. Every pair plays every opening twice, so that
//! each side moves first once. What the judge could not play is no result: it is shown as `?`, is not
//! kept, and makes the program end with code 3.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::out;
use bilingual::{Fault, Lang, Message, Result, text};
use command_line::{arguments, choice, flag, option, spoken, word};
use judge::errors::unwritten;
use judge::problem::spec_of;
use judge::staged;
use judge::temporary::temporary;
use problem_set::names::label;
use problem_set::{AnyProblem, problems};

use super::{SEPARATORS, processors, trusted};
use crate::catalogue::class as say;
use classroom::Separator;
use classroom::cache::{self, Cache};
use classroom::contest::Contest;
use classroom::hand_in::{Class, Note, Rules, Weight, of_file};
use classroom::league::{Field, League, csv, html, text as table};

/// The files that are written.
const TABLE: &str = "league.csv";
const PAGE: &str = "league.html";

/// The exit code if something could not be played.
const OPEN: u8 = 3;

arguments! {
    /// What `judge league` is told on the command line.
    pub(crate) struct LeagueArguments {
        folder: PathBuf = word("FOLDER"),
            "Thư mục: mỗi thư mục, file zip hoặc file nguồn như `Lan_HAU.cpp` trong đó là của một học sinh; contest.toml trong đó nói những bài nào được tính",
            "The folder: each folder, zip archive or source like `Lan_HAU.cpp` in it is a pupil's; contest.toml in it says what counts";
        openings: usize = option("N").within(1..=100).or("4"),
            "Chơi từ chừng ấy thế cờ đầu nhỏ, lần lượt là thế mà người đi trước và người đi sau thắng được",
            "Play from so many small openings, won for the first and for the second player in turn";
        again: bool = flag(), "Đấu lại tất cả từ đầu", "Play everything anew";
        jobs: Option<usize> = option("N").within(1..=64),
            "Đấu cùng lúc chừng ấy ván; không ghi thì bằng số bộ xử lý của máy",
            "Play so many games at a time; as many as there are processors if not given";
        csv: Separator = choice("MARK", SEPARATORS).or(",").explained(),
            "Dấu ngăn các ô của league.csv: ',' (nếu không ghi), hoặc ';' cho Excel viết 7,5 chứ không phải 7.5",
            "What stands between the cells of league.csv: ',' (if not given) or ';' for an Excel that writes 7,5 and not 7.5";
        trust: bool = flag(),
            "Tin mọi chương trình của lớp: phải có ở máy không ngăn được chúng với các file khác, như Windows",
            "Trust all programs of the class: asked for where nothing keeps them from other files, as on Windows";
        lang: Lang = spoken();
    }
}

/// What a teacher should know of what was handed in.
fn notes(class: &Class) -> Vec<Message> {
    let is_told = |note: &&Note| note.weight != Weight::Quiet;
    let of_class = class.notes.iter().filter(is_told);
    let of_pupils = class.pupils.iter().flat_map(|pupil| {
        let notes = pupil.notes.iter().filter(is_told);
        notes.map(|note| of_file(&text::printable(&pupil.name), &note.text))
    });
    of_class
        .map(|it| it.text.clone())
        .chain(of_pupils)
        .collect()
}

/// Plays a league, prints its tables, and writes `league.csv` and `league.html` into the folder.
///
/// # Errors
/// If the folder or the contest cannot be used, or if nothing can be written.
pub(crate) fn league(arguments: &LeagueArguments) -> Result<ExitCode> {
    let folder = &arguments.folder;
    let lang = arguments.lang;
    let trusted = trusted(arguments.trust)?;
    staged::sweep(folder);
    let contest = Contest::of(folder)?;
    let among: Vec<&'static dyn AnyProblem> = match contest.problems.as_slice() {
        [] => problems().to_vec(),
        entries => entries.iter().map(|it| it.problem).collect(),
    };
    let playable = |it: &&'static dyn AnyProblem| spec_of(*it).is_playable();
    let among: Vec<_> = among.into_iter().filter(playable).collect();
    let rules = Rules::new(&among, folder, contest.allowed(), contest.deadline);
    let class = Class::collect(folder, &rules)?;
    let sources = class.pupils.iter().flat_map(|pupil| &pupil.sources);
    let handed: BTreeSet<&str> = sources.map(|it| it.problem.id()).collect();
    let mut played = among;
    played.retain(|it| handed.contains(it.id()));
    if played.is_empty() {
        return Err(Fault::new(&say::NO_PLAYER.with(&[&folder.display()])));
    }
    // Before an hour of play, and not behind it.
    for name in [TABLE, PAGE] {
        let path = folder.join(name);
        staged::writable(&path)?;
    }
    drop(temporary()?);
    let keep = Cache::open();
    let field = Field {
        openings: arguments.openings,
        keep: keep.as_ref().ok(),
        again: arguments.again,
    };
    let jobs = arguments.jobs.unwrap_or_else(processors);
    let mut notes = notes(&class);
    notes.extend(trusted);
    if let Err(error) = &keep {
        notes.push(cache::not_kept(&error.0));
    }
    let mut leagues: Vec<League> = Vec::new();
    for &problem in &played {
        let bar = out::progress(0);
        leagues.push(field.play(problem, label(problem, &played), &class, jobs, &bar));
    }
    out::print(table(&leagues, &notes, lang));
    for (name, text) in [
        (TABLE, csv(&leagues, lang, arguments.csv)),
        (PAGE, html(&contest.title, &leagues, &notes, lang)),
    ] {
        let path = folder.join(name);
        staged::write(&path, &text).map_err(|error| unwritten(&path, &error))?;
        out::line(format_args!("→ {}", text::name(&path)));
    }
    let is_open = leagues.iter().any(League::is_open);
    Ok(ExitCode::from(if is_open { OPEN } else { 0 }))
}
