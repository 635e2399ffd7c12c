//! Which of a pupil's files counts for which problem.
//!
//! Of several sources for a problem the one that was written last counts, if it may count at all: one
//! that is late, in a language that is not allowed, or that is no source (a link, damaged, too long)
//! leaves the place to the one before it. One that the system does not let be read leaves it to none:
//! nobody knows what it is worth. Times are those of the files; sources in an archive are as old as the
//! archive, and among themselves, they are compared by the times that it tells of them, which know no
//! time zone. Of equal times the exact name comes first, then the last one in the order of names.
//!
//! A source whose name tells no problem is for the problem that a folder around it is named after, or
//! for the only problem of the contest: if there is just one such source, and none with a name that
//! tells it.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use problem_set::names::{Meant, Names, label};
use problem_set::{AnyProblem, problems};

use super::names::SourceName;
use super::note::{Note, of_file, of_names, shortened};
use super::pile::{Listed, Pile};
use super::place::Time;
use super::{Barred, Source};
use crate::catalogue::class as say;
use bilingual::Message;
use judge::language::Language;
use judge::modules::{Modules, modules_of};

/// Sources without a problem in one place whose imports are looked at.
const MOST_UNNAMED: usize = 20;

/// What counts in a contest.
pub struct Rules<'a> {
    pub(super) names: Names,
    allowed: &'a [Language],
    /// In seconds since 1970.
    deadline: Option<i64>,
}

impl Rules<'_> {
    /// Those of a contest of these problems, for what lies in this folder.
    pub fn new<'a>(
        problems: &[&'static dyn AnyProblem],
        folder: &Path,
        allowed: &'a [Language],
        deadline: Option<i64>,
    ) -> Rules<'a> {
        Rules {
            names: Names::new(problems, folder),
            allowed,
            deadline,
        }
    }
}

/// A source for a problem.
#[derive(Clone, Copy)]
struct Candidate {
    /// Which of the pile's files.
    file: usize,
    said: Said,
}

/// What says that it is for this problem, from the weakest on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Said {
    /// A folder around it, or that there is no other problem.
    Around,
    /// A part of its name.
    InName,
    /// Its name.
    Name,
}

/// Sources by their problems.
type Candidates = BTreeMap<&'static str, (&'static dyn AnyProblem, Vec<Candidate>)>;

/// The sources that count, one for each problem; what is told of the others goes to the pile's notes.
pub(super) fn choose(pile: &mut Pile, rules: &Rules<'_>) -> Vec<Source> {
    let mut candidates = Candidates::new();
    let mut unnamed = Vec::new();
    for file in 0..pile.files.len() {
        let listed = &pile.files[file];
        let Some(name) = SourceName::of(listed.name()) else {
            continue;
        };
        let shown = shortened(&listed.shown());
        let meant = rules.names.meant(name.stem, listed.around(&pile.owner));
        let note = match meant {
            Meant::One(problem, _) => {
                let is_exact = name.is_exactly(problem);
                let said = if is_exact { Said::Name } else { Said::InName };
                let of_problem = candidates.entry(problem.id());
                let (_, all) = of_problem.or_insert((problem, Vec::new()));
                all.push(Candidate { file, said });
                continue;
            }
            // Of a loose source the whole name is the pupil's.
            Meant::Elsewhere(problem, at) if !listed.is_loose || at != (0..name.stem.len()) => {
                let called = label(problem, problems());
                Note::told(say::NOT_IN_CONTEST.with(&[&shown, &called]))
            }
            Meant::Shared(shared, _) => {
                Note::open(say::SHARED_NAME.with(&[&shown, &shared.message()]))
            }
            Meant::Several => Note::open(say::SEVERAL_PROBLEMS.with(&[&shown])),
            Meant::Elsewhere(..) | Meant::Nothing => {
                unnamed.push(file);
                continue;
            }
        };
        pile.notes.push(note);
    }
    place_unnamed(pile, rules, &mut candidates, &mut unnamed);
    let mut used = BTreeSet::new();
    let sources = candidates
        .into_values()
        .map(|(problem, all)| last_that_counts(pile, rules, problem, all, &mut used))
        .collect();
    unnamed.retain(|file| !used.contains(file));
    let names: Vec<String> = unnamed.iter().map(|&it| pile.files[it].shown()).collect();
    let told = |it: &Message| Note::open(say::NO_PROBLEM.with(&[it]));
    pile.notes.extend(of_names(&names, told));
    sources
}

/// Finds the problem of sources whose names tell none.
fn place_unnamed(
    pile: &mut Pile,
    rules: &Rules<'_>,
    candidates: &mut Candidates,
    unnamed: &mut Vec<usize>,
) {
    let mut by_problem: BTreeMap<&str, (&'static dyn AnyProblem, Vec<usize>)> = BTreeMap::new();
    for &file in unnamed.iter() {
        let folders: Vec<&str> = pile.files[file].around(&pile.owner).collect();
        let mut named = (1..folders.len()).filter_map(|outer| {
            let around = folders[outer..].iter().copied();
            match rules.names.meant(folders[outer - 1], around) {
                Meant::One(problem, _) => Some(problem),
                _ => None,
            }
        });
        if let Some(problem) = named.next().or_else(|| rules.names.only()) {
            let of_problem = by_problem.entry(problem.id());
            of_problem.or_insert((problem, Vec::new())).1.push(file);
        }
    }
    for (id, (problem, all)) in by_problem {
        if candidates.contains_key(id) || all.len() > MOST_UNNAMED {
            continue;
        }
        let imported = all.iter().flat_map(|&file| imported_by(pile, file));
        let imported: BTreeSet<usize> = imported.collect();
        let mut programs = all.iter().filter(|it| !imported.contains(it));
        if let (Some(&file), None) = (programs.next(), programs.next()) {
            let said = Said::Around;
            candidates.insert(id, (problem, vec![Candidate { file, said }]));
            unnamed.retain(|it| *it != file && !imported.contains(it));
        }
    }
}

/// The modules of a source, by their places in the pile.
fn imported_by(pile: &mut Pile, file: usize) -> Vec<usize> {
    if !is_python(pile.files[file].name()) {
        return Vec::new();
    }
    let Ok((text, _)) = pile.read(file) else {
        return Vec::new();
    };
    let (modules, _) = modules_beside(pile, file, &text);
    let found = modules.keys().map(|name| pile.beside(file, name));
    found.flatten().collect()
}

fn is_python(name: &str) -> bool {
    let language = Language::of_name(name.as_ref(), &Language::ALL);
    language.is_some_and(Language::is_python)
}

/// What a source in Python imports from its folder, and when the last of it was written.
fn modules_beside(pile: &mut Pile, file: usize, text: &[u8]) -> (Modules, Time) {
    let name = pile.files[file].name().to_owned();
    if !is_python(&name) {
        return (Modules::new(), Time::default());
    }
    let reading = RefCell::new((pile, Time::default()));
    let modules = modules_of(&name, text, |module| {
        let mut reading = reading.borrow_mut();
        let (pile, last) = &mut *reading;
        let beside = pile.beside(file, module)?;
        let (text, written) = pile.read(beside).ok()?;
        *last = (*last).max(written);
        Some(text)
    });
    (modules, reading.into_inner().1)
}

/// Of several sources for a problem the last one that may count.
fn last_that_counts(
    pile: &mut Pile,
    rules: &Rules<'_>,
    problem: &'static dyn AnyProblem,
    mut all: Vec<Candidate>,
    used: &mut BTreeSet<usize>,
) -> Source {
    let order = |it: &Candidate| {
        let listed: &Listed = &pile.files[it.file];
        (listed.written, it.said, listed.path.clone())
    };
    all.sort_by_key(order);
    all.reverse();
    let mut barred: Option<Source> = None;
    for (place, candidate) in all.iter().enumerate() {
        pile.refused = None;
        let source = read(pile, rules, problem, *candidate, used);
        // Neither the source before it nor one without its module is what was handed in.
        if let Some((refused, why)) = pile.refused.take() {
            let file = shortened(&pile.files[refused].shown());
            pile.notes.push(Note::told(of_file(&file, &why)));
            used.insert(refused);
            return Source::unreadable(problem, source.shown, why);
        }
        let file = pile.files[candidate.file].shown();
        let file = shortened(&file);
        let Some(bar) = &source.barred else {
            let told = Message::from(say::TAKEN_FOR.with(&[&file, &rules.names.label(problem)]));
            match candidate.said {
                Said::Around => pile.notes.push(Note::told(told)),
                Said::InName => pile.notes.push(Note::quiet(told)),
                Said::Name => {}
            }
            tell_of_older(pile, *candidate, &all[place + 1..]);
            return source;
        };
        // It is no riddle for which problem it is: what else the pupil lacks is not in question.
        let told = of_file(&file, bar.reason());
        pile.notes.push(Note::told(told));
        barred.get_or_insert(source);
    }
    // There is at least one, or the problem would have no candidates.
    barred.unwrap_or_else(|| Source::unreadable(problem, String::new(), Message::default()))
}

/// Tells which source counts, and why the others do not.
fn tell_of_older(pile: &mut Pile, counts: Candidate, others: &[Candidate]) {
    let of = |it: &Candidate| &pile.files[it.file];
    let written = of(&counts).written;
    let (same, older): (Vec<&Candidate>, Vec<_>) =
        others.iter().partition(|it| of(it).written == written);
    let shown = shortened(&of(&counts).shown());
    for (sentence, others) in [(say::LAST_COUNTS, older), (say::NAME_DECIDES, same)] {
        let names: Vec<String> = others.iter().map(|it| of(it).shown()).collect();
        let told = |it: &Message| Note::told(sentence.with(&[&shown, it]));
        pile.notes.extend(of_names(&names, told));
    }
}

/// A source with all that it needs, and why it does not count if it does not.
fn read(
    pile: &mut Pile,
    rules: &Rules<'_>,
    problem: &'static dyn AnyProblem,
    candidate: Candidate,
    used: &mut BTreeSet<usize>,
) -> Source {
    let file = pile.files[candidate.file].name().to_owned();
    let shown = pile.files[candidate.file].shown();
    let extension = SourceName::of(&file).map_or_else(String::new, |it| it.extension);
    let name = if candidate.said == Said::Name {
        file
    } else {
        format!("{}.{extension}", problem.file())
    };
    let language = Language::of_name(Path::new(&name), rules.allowed);
    let (bytes, written) = match pile.read(candidate.file) {
        Ok(read) => read,
        Err(why) => return Source::unreadable(problem, shown, why.told()),
    };
    let (modules, last) = modules_beside(pile, candidate.file, &bytes);
    for module in modules.keys() {
        used.extend(pile.beside(candidate.file, module));
    }
    let is_late = rules.deadline.is_some_and(|it| written.max(last).0 > it);
    // A module of the same name as the source would take its place.
    let name = if modules.contains_key(&name) {
        format!("_{name}")
    } else {
        name
    };
    let meant = Language::of_name(Path::new(&name), &Language::ALL);
    let meant = meant.map_or("", Language::name);
    let barred: Option<Message> = match language {
        _ if is_late => Some(say::LATE.into()),
        None => Some(say::NOT_ALLOWED.with(&[&meant]).into()),
        Some(_) => None,
    };
    Source {
        problem,
        name,
        shown,
        language,
        bytes,
        modules,
        barred: barred.map(Barred::ByRule),
    }
}
