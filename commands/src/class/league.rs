//! `judge league`: the programs of a class play each other, every one against every other.
//!
//! What was handed in is read as `judge class` reads it. Every pair plays every opening twice, so that
//! each side moves first once. What the judge could not play is no result: it is shown as `?`, is not
//! kept, and makes the program end with code 3.

use std::collections::BTreeSet;
use std::process::ExitCode;

use crate::out;
use bilingual::{Fault, Message, Result, text::printable};
use command_line::{arguments, option};
use problem_set::names::label;
use problem_set::{AnyProblem, Spec};

use super::FolderArguments;
use crate::catalogue::class as say;
use classroom::cache::Cache;
use classroom::hand_in::{Class, Note, Weight, of_file};
use classroom::league::{Field, League, csv, html, text};

/// The files that are written.
const TABLE: &str = "league.csv";
const PAGE: &str = "league.html";

/// The exit code if something could not be played.
const OPEN: u8 = 3;

arguments! {
    /// What `judge league` is told on the command line.
    pub(crate) struct LeagueArguments {
        ..of: FolderArguments;
        openings: usize = option("N").within(1..=100).or("4"),
            "Chơi từ chừng ấy thế cờ đầu nhỏ, lần lượt là thế mà người đi trước và người đi sau thắng được",
            "Play from so many small openings, won for the first and for the second player in turn";
    }
}

/// What a teacher should know of what was handed in.
fn notes(class: &Class) -> Vec<Message> {
    let is_told = |note: &&Note| note.weight != Weight::Quiet;
    let of_class = class.notes.iter().filter(is_told);
    let of_pupils = class.pupils.iter().flat_map(|pupil| {
        let notes = pupil.notes.iter().filter(is_told);
        notes.map(|note| of_file(&printable(&pupil.name), &note.text))
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
    let FolderArguments { folder, lang, .. } = &arguments.of;
    let is_playable = |it: &dyn AnyProblem| Spec::of(it).is_playable();
    let handed_in = arguments.of.handed_in(is_playable)?;
    let (class, mut played) = (handed_in.class, handed_in.among);
    let sources = class.pupils.iter().flat_map(|pupil| &pupil.sources);
    let handed: BTreeSet<&str> = sources.map(|it| it.problem.id()).collect();
    played.retain(|it| handed.contains(it.id()));
    if played.is_empty() {
        return Err(Fault::new(&say::NO_PLAYER.with(&[&folder.display()])));
    }
    arguments.of.can_be_written([TABLE, PAGE])?;
    let cache = Cache::open();
    let field = Field {
        openings: arguments.openings,
        cache: &cache,
        again: arguments.of.again,
        rests: &|| false,
    };
    let mut notes = notes(&class);
    notes.extend(handed_in.trusted);
    let leagues = played.iter().map(|&problem| {
        let (name, jobs) = (label(problem, &played), arguments.of.jobs());
        field.play(problem, name, &class, jobs, &out::progress(0))
    });
    let leagues: Vec<League> = leagues.collect();
    notes.extend(cache.not_kept());
    out::print(text(&leagues, &notes, *lang));
    let table = csv(&leagues, *lang, arguments.of.csv);
    let page = html(&handed_in.contest.title, &leagues, &notes, *lang);
    arguments.of.write([(TABLE, table), (PAGE, page)])?;
    let is_open = leagues.iter().any(League::is_open);
    Ok(ExitCode::from(if is_open { OPEN } else { 0 }))
}
