//! By what names people call problems: the one rule for what is typed and for what is handed in.
//!
//! A problem has an id, which is its own, and a NAME, the stem of its files, which others may have
//! too. Either calls it, in any case. A NAME that several share means the one whose id stands nearby:
//! in another word of the same text, in the name of the file, of a folder around it. Else it means the
//! only one of them that is in question, as in a contest; else none, and all of them are told.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::{Component, Path};

use bilingual::{Message, sentences};

use crate::installed::in_folder;
use crate::{AnyProblem, Spec, problems};

sentences! {
    SHARED: "{0} là tên chung của {1}; hãy ghi {2}", "{0} is the name of {1}; write {2}";
    AND: "và", "and";
    OR: "hay", "or";
}

/// Words in the name of a problem.
const MOST_WORDS: usize = 4;

/// No file system has longer names; an archive may.
const LONGEST: usize = 255;

type Problem = &'static dyn AnyProblem;

/// What a text says of problems, and at which place of it.
#[derive(Debug, Clone)]
pub enum Meant {
    /// This one.
    One(Problem, Range<usize>),
    /// One that is not in question.
    Elsewhere(Problem, Range<usize>),
    /// Some that share a name, and nothing tells which.
    Shared(SharedName, Range<usize>),
    /// Several, of which each has a name of its own there.
    Several,
    /// None.
    Nothing,
}

/// Problems of one NAME of which nobody knows which is meant.
#[derive(Debug, Clone)]
pub struct SharedName(pub Vec<Problem>);

impl SharedName {
    /// The sentence for a person: what it is the name of, and what to write instead.
    pub fn message(&self) -> Message {
        let name = self.0.first().map_or("", |it| it.file());
        Message::in_each(|lang| {
            let titled = |it: &Problem| format!("{} ({})", it.id(), Spec::of(*it).title.of(lang));
            let joined = |all: Vec<String>, by: &str| all.join(&format!(" {by} "));
            let titles = joined(self.0.iter().map(titled).collect(), AND.of(lang));
            let ids = self.0.iter().map(|it| it.id().to_owned()).collect();
            SHARED.fill(lang, &[&name, &titles, &joined(ids, OR.of(lang))])
        })
    }
}

/// What a table calls a problem: its NAME, or its id if another one of these has the same.
pub fn label(problem: Problem, among: &[Problem]) -> &'static str {
    let mut others = among.iter().filter(|it| it.id() != problem.id());
    if others.any(|it| it.file().eq_ignore_ascii_case(problem.file())) {
        problem.id()
    } else {
        problem.file()
    }
}

/// The folders and the file of a path, the nearest first, whether it is there or not.
pub(crate) fn parts(path: &Path) -> Vec<String> {
    let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let parts = whole.components().rev();
    let named = parts.filter_map(|it| match it {
        Component::Normal(name) => Some(name.to_string_lossy().into_owned()),
        _ => None,
    });
    named.collect()
}

/// The problem that a word means beside these files, if it is one: what lies in the folder of one of
/// several that share a NAME is for that one. All that the word may mean if not. A word that is more than a
/// name, as that of a file, means the problem that stands in it.
pub(crate) fn meant_beside(word: &str, files: &[&Path]) -> Result<Problem, Vec<Problem>> {
    let mut all = called(word);
    if all.is_empty() {
        all = Names::new(problems(), Path::new(""))
            .found_in(word)
            .map_or_else(|_| Vec::new(), |it| it.0);
    }
    let mut left = all.clone();
    for file in files {
        let parts = parts(file);
        let said = narrowed(all.clone(), parts.iter().map(String::as_str));
        left.retain(|it| is_among(*it, &said));
    }
    match left[..] {
        [one] => Ok(one),
        _ => Err(all),
    }
}

/// Those that a word calls: the one with this folder of its own or this id, or else all with this id or NAME in any case.
fn called(word: &str) -> Vec<Problem> {
    let all = problems().iter().copied();
    let exact = all.clone().find(|it| it.id() == word);
    if let Some(one) = exact.or_else(|| in_folder(word)) {
        return vec![one];
    }
    let is_called = |it: &Problem| {
        let mut names = [it.id(), it.file()].into_iter();
        names.any(|name| name.eq_ignore_ascii_case(word))
    };
    all.filter(is_called).collect()
}

/// Those of several whose ids stand in the first of these texts in which one does, or else all.
fn narrowed<'a>(all: Vec<Problem>, around: impl IntoIterator<Item = &'a str>) -> Vec<Problem> {
    if all.len() < 2 {
        return all;
    }
    let mut named = around.into_iter().map(|text| {
        let names: Vec<String> = runs(&words(text)).map(|(_, it)| it.concat()).collect();
        let stands_there = |it: &&Problem| names.contains(&spelled(it.id()).concat());
        all.iter().filter(stands_there).copied().collect()
    });
    let named = named.find(|it: &Vec<Problem>| !it.is_empty());
    named.unwrap_or(all)
}

fn is_among(problem: Problem, all: &[Problem]) -> bool {
    all.iter().any(|it| it.id() == problem.id())
}

/// The problems that are in question, by their names.
pub struct Names {
    among: Vec<Problem>,
    /// Around all that is asked about: the nearest first.
    around: Vec<String>,
    /// These and all that share a name with one of them, by the words of their names without what
    /// divides them.
    by_words: BTreeMap<String, Vec<(Problem, Vec<String>)>>,
}

impl Names {
    /// The names of these problems, for what lies in a folder.
    pub fn new(among: &[&'static dyn AnyProblem], folder: &Path) -> Names {
        let mut by_words: BTreeMap<String, Vec<(Problem, Vec<String>)>> = BTreeMap::new();
        let shares = |it: &Problem| among.iter().any(|one| one.file() == it.file());
        for problem in problems().iter().copied().filter(shares) {
            for name in [problem.id(), problem.file()] {
                let its = spelled(name);
                let of_words = by_words.entry(its.concat()).or_default();
                of_words.push((problem, its));
            }
        }
        Names {
            among: among.to_vec(),
            around: parts(folder),
            by_words,
        }
    }

    /// The one problem, if there is only one.
    pub fn only(&self) -> Option<&'static dyn AnyProblem> {
        match self.among[..] {
            [one] => Some(one),
            _ => None,
        }
    }

    /// What a table calls one of them.
    pub fn label(&self, problem: &'static dyn AnyProblem) -> &'static str {
        label(problem, &self.among)
    }

    /// The problem that a text stands for: the one that it calls as a whole, or else the one that stands
    /// in it as a word of its own, or as several (`game 3` for `game_3`), whatever stands around it.
    /// The texts around it are the names of folders, the nearest first.
    pub fn meant<'a>(&'a self, text: &str, around: impl IntoIterator<Item = &'a str>) -> Meant {
        let whole = called(text);
        let (all, at) = if whole.is_empty() {
            match self.found_in(text) {
                Ok(found) => found,
                Err(meant) => return meant,
            }
        } else {
            (whole, 0..text.len())
        };
        let around = around.into_iter();
        let around = around.chain(self.around.iter().map(String::as_str));
        let left = narrowed(all, around);
        let here = left.iter().filter(|it| is_among(**it, &self.among));
        match (here.copied().collect::<Vec<_>>().as_slice(), &left[..]) {
            ([], []) => Meant::Nothing,
            ([], [elsewhere, ..]) => Meant::Elsewhere(*elsewhere, at),
            ([one], _) => Meant::One(*one, at),
            (several, _) => Meant::Shared(SharedName(several.to_vec()), at),
        }
    }

    /// The problems that all names in a text call, and where the longest of these stands.
    fn found_in(&self, text: &str) -> Result<(Vec<Problem>, Range<usize>), Meant> {
        let words = words(text);
        let found = runs(&words).flat_map(|(at, run)| {
            let named = self.by_words.get(&run.concat()).into_iter().flatten();
            named.map(move |(problem, its)| Found {
                problem: *problem,
                words: at.clone(),
                is_firm: *its == run,
            })
        });
        let found: Vec<Found> = found.collect();
        // `game_3` is not a game and a 3.
        let is_outer = |it: &&Found| !found.iter().any(|by| it.is_within(by));
        let outer: Vec<&Found> = found.iter().filter(is_outer).collect();
        let Some(longest) = outer.iter().rev().max_by_key(|it| it.words.len()) else {
            return Err(Meant::Nothing);
        };
        // `cards 15` is what both of its names call.
        let calls = |problem: &Problem, place: &Found| {
            let mut there = outer.iter().filter(|it| it.words == place.words);
            there.any(|it| it.problem.id() == problem.id())
        };
        let mut all: Vec<Problem> = outer.iter().map(|it| it.problem).collect();
        all.retain(|it| outer.iter().all(|place| calls(it, place)));
        all.sort_by_key(|it| it.id());
        all.dedup_by_key(|it| it.id());
        if all.is_empty() {
            return Err(Meant::Several);
        }
        let [start, end] = [longest.words.start, longest.words.end - 1].map(|it| &words[it]);
        Ok((all, start.at.start..end.at.end))
    }
}

/// A problem that stands in a text.
struct Found {
    problem: Problem,
    /// From which word to which.
    words: Range<usize>,
    /// Whether its own name is divided in the same way.
    is_firm: bool,
}

impl Found {
    /// Whether it is only a part of another one.
    fn is_within(&self, other: &Found) -> bool {
        let [its, outer] = [&self.words, &other.words];
        other.is_firm && outer.start <= its.start && its.end <= outer.end && its.len() < outer.len()
    }
}

/// A word of a name.
struct Word {
    /// In lower case.
    text: String,
    at: Range<usize>,
}

/// The words of a name; the number of a copy, as in `NIM (2)`, is none. Longer names have none at all.
fn words(name: &str) -> Vec<Word> {
    let divides = |letter: char| !letter.is_alphanumeric();
    let mut words = Vec::new();
    let mut start = 0;
    let whole = Some(name).filter(|name| name.len() <= LONGEST);
    for piece in whole.unwrap_or_default().split_inclusive(divides) {
        let word = piece.trim_end_matches(divides);
        let at = start..start + word.len();
        start += piece.len();
        let is_in_brackets = name[..at.start].ends_with('(') && name[at.end..].starts_with(')');
        let is_copy = is_in_brackets && word.bytes().all(|it| it.is_ascii_digit());
        if !word.is_empty() && !is_copy {
            let text = word.to_lowercase();
            words.push(Word { text, at });
        }
    }
    words
}

/// The words of a problem's name.
fn spelled(name: &str) -> Vec<String> {
    words(name).into_iter().map(|it| it.text).collect()
}

/// What may be a name: a few words in a row, each with its place among the words.
fn runs(words: &[Word]) -> impl Iterator<Item = (Range<usize>, Vec<&str>)> {
    (0..words.len()).flat_map(move |from| {
        let ends = from + 1..=words.len().min(from + MOST_WORDS);
        ends.map(move |to| {
            let run = words[from..to].iter().map(|it| it.text.as_str());
            (from..to, run.collect())
        })
    })
}
