//! What a name says: whether it is that of a source, for which problem, and whose.
//!
//! A name is exact if it is the problem's id or the stem of its files, with the extension of a
//! language: `nim.cpp`, `NIM.PAS`. Others are guessed at, and a guess is told: one problem must
//! stand in the name as a word of its own, or as several (`game 3` for `game_3`), whatever stands
//! around it: `NIM (1).cpp`, `bai1_NIM.cpp`, `nim_final.c++`, `NIM.cpp.txt`. A name in which two
//! problems stand is for neither.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;

use problem_set::{AnyProblem, problems};

use judge::language::Language;

/// What may stand between a pupil and a problem in a name.
const BETWEEN: &[char] = &[' ', '_', '-', '.', ',', '+', '[', ']'];

/// Words in the name of a problem.
const MOST_WORDS: usize = 4;

/// No file system has longer names; an archive may.
const LONGEST: usize = 255;

/// The name of a source in its parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct SourceName<'a> {
    /// What stands before the extension.
    pub(super) stem: &'a str,
    /// The extension as the languages know it.
    pub(super) extension: String,
    /// Whether nothing had to be put right.
    is_plain: bool,
}

impl SourceName<'_> {
    /// The parts, if the name is that of a source: `.c++` is C++, and Windows hides a `.txt` that it
    /// has put behind the rest.
    pub(super) fn of(name: &str) -> Option<SourceName<'_>> {
        let (stem, extension) = name.rsplit_once('.')?;
        let extension = extension.trim().to_lowercase();
        if extension == "txt" {
            let inner = SourceName::of(stem.trim_end())?;
            return Some(SourceName {
                is_plain: false,
                ..inner
            });
        }
        let is_known = |it: &str| Language::of_name(Path::new(&format!("x.{it}")), &Language::ALL);
        let (extension, is_plain) = if extension == "c++" {
            ("cpp".to_owned(), false)
        } else {
            let is_plain = name.ends_with(|it: char| !it.is_whitespace());
            (extension, is_plain)
        };
        let is_source = !stem.trim().is_empty() && is_known(&extension).is_some();
        is_source.then_some(SourceName {
            stem,
            extension,
            is_plain,
        })
    }

    /// The problem whose name this is and no more.
    fn exact(&self) -> Option<&'static dyn AnyProblem> {
        let is_name = |it: &str| self.is_plain && it.eq_ignore_ascii_case(self.stem);
        let mut all = problems().iter().copied();
        all.find(|it| is_name(it.id()) || is_name(it.file()))
    }
}

/// Which problem a name stands for.
#[derive(Debug, Clone)]
pub(super) enum Meant {
    /// This one, exactly.
    Exact(&'static dyn AnyProblem),
    /// This one, with something around it; it stands at this place of the stem.
    Guess(&'static dyn AnyProblem, Range<usize>),
    /// One that the contest does not have.
    Elsewhere(&'static dyn AnyProblem),
    /// Two at least.
    Several,
    /// None.
    Nothing,
}

/// The problems of a contest by their names.
pub(super) struct Known {
    ids: Vec<&'static str>,
    /// By the words of their names without what divides them.
    by_words: BTreeMap<String, Vec<Name>>,
}

/// A problem, and the words of one of its names.
type Name = (&'static dyn AnyProblem, Vec<String>);

impl Known {
    pub(super) fn new(among: &[&'static dyn AnyProblem]) -> Known {
        let mut by_words: BTreeMap<String, Vec<Name>> = BTreeMap::new();
        for &problem in among {
            for name in [problem.id(), problem.file()] {
                let its: Vec<String> = words(name).into_iter().map(|it| it.text).collect();
                by_words
                    .entry(its.concat())
                    .or_default()
                    .push((problem, its));
            }
        }
        Known {
            ids: among.iter().map(|it| it.id()).collect(),
            by_words,
        }
    }

    /// The one problem, if there is only one.
    pub(super) fn only(&self) -> Option<&'static dyn AnyProblem> {
        let only = self.ids.len() == 1;
        only.then(|| self.by_words.values().flatten().next().map(|it| it.0))?
    }

    /// The problem that a source's name stands for.
    pub(super) fn meant(&self, name: &SourceName<'_>) -> Meant {
        match name.exact() {
            Some(problem) if self.ids.contains(&problem.id()) => Meant::Exact(problem),
            Some(problem) => Meant::Elsewhere(problem),
            None => self.word_in(name.stem),
        }
    }

    /// The problem that a folder is named after.
    pub(super) fn meant_by_folder(&self, name: &str) -> Option<&'static dyn AnyProblem> {
        match self.word_in(name) {
            Meant::Guess(problem, _) => Some(problem),
            _ => None,
        }
    }

    /// The one problem that stands in a text as a word.
    fn word_in(&self, text: &str) -> Meant {
        if text.len() > LONGEST {
            return Meant::Nothing;
        }
        let words = words(text);
        let mut found = Vec::new();
        for from in 0..words.len() {
            for to in from + 1..=words.len().min(from + MOST_WORDS) {
                let run: Vec<&str> = words[from..to].iter().map(|it| it.text.as_str()).collect();
                for (problem, its) in self.by_words.get(&run.concat()).into_iter().flatten() {
                    found.push(Found {
                        problem: *problem,
                        words: from..to,
                        is_firm: *its == run,
                    });
                }
            }
        }
        // `game_3` is not a game and a 3.
        let mut outer = found
            .iter()
            .filter(|it| !found.iter().any(|by| it.is_within(by)));
        let Some(first) = outer.next() else {
            return Meant::Nothing;
        };
        if outer.any(|it| it.problem.id() != first.problem.id()) {
            return Meant::Several;
        }
        let [start, end] = [&words[first.words.start], &words[first.words.end - 1]];
        Meant::Guess(first.problem, start.at.start..end.at.end)
    }
}

/// A problem that stands in a name.
struct Found {
    problem: &'static dyn AnyProblem,
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

/// The words of a name; the number of a copy, as in `NIM (2)`, is none.
fn words(name: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut goes_on = false;
    for (at, letter) in name.char_indices() {
        let is_part = letter.is_alphanumeric();
        let end = at + letter.len_utf8();
        match words.last_mut().filter(|_| goes_on && is_part) {
            Some(word) => {
                word.text.extend(letter.to_lowercase());
                word.at.end = end;
            }
            None if is_part => words.push(Word {
                text: letter.to_lowercase().collect(),
                at: at..end,
            }),
            None => {}
        }
        goes_on = is_part;
    }
    words.retain(|word| {
        let is_number = word.text.bytes().all(|it| it.is_ascii_digit());
        let before = name[..word.at.start].ends_with('(');
        !(is_number && before && name[word.at.end..].starts_with(')'))
    });
    words
}

/// Whose a loose source is: what its name says beside the problem; without one, all of it.
pub(super) fn owner(stem: &str, problem: Option<Range<usize>>) -> String {
    let stem = without_copy_number(stem);
    let at = problem.unwrap_or(stem.len()..stem.len());
    let before = stem.get(..at.start).unwrap_or(stem).trim_matches(BETWEEN);
    let after = stem.get(at.end..).unwrap_or_default();
    let after = after.trim_matches(BETWEEN);
    let parts = [before, after].into_iter().filter(|it| !it.is_empty());
    parts.collect::<Vec<_>>().join(" ")
}

/// `An` of `An (1)`.
pub(super) fn without_copy_number(name: &str) -> &str {
    let name = name.trim_end();
    let inner = name.strip_suffix(')').and_then(|it| it.rsplit_once('('));
    match inner {
        Some((before, number))
            if !number.is_empty()
                && number.bytes().all(|it| it.is_ascii_digit())
                && !before.trim().is_empty() =>
        {
            before.trim_end()
        }
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The problems of these ids.
    fn known(ids: &[&str]) -> Known {
        let all: Vec<_> = ids
            .iter()
            .map(|id| all_problems::find(id).unwrap())
            .collect();
        Known::new(&all)
    }

    /// How a name is understood: `=nim`, `~nim`, `/dice`, `several`, `nothing` or `no source`.
    fn understood(name: &str, ids: &[&str]) -> String {
        let known = known(ids);
        let Some(name) = SourceName::of(name) else {
            return "no source".to_owned();
        };
        match known.meant(&name) {
            Meant::Exact(problem) => format!("={}.{}", problem.id(), name.extension),
            Meant::Guess(problem, _) => format!("~{}.{}", problem.id(), name.extension),
            Meant::Elsewhere(problem) => format!("/{}", problem.id()),
            Meant::Several => "several".to_owned(),
            Meant::Nothing => "nothing".to_owned(),
        }
    }

    #[test]
    fn a_problem_is_a_word_of_the_name() {
        for (name, expected) in [
            ("NIM.cpp", "=nim.cpp"),
            ("nim.PAS", "=nim.pas"),
            ("GAME_3.py", "=game_3.py"),
            ("NIM (1).cpp", "~nim.cpp"),
            ("NIM (2).cpp", "~nim.cpp"),
            ("NIM.cpp.txt", "~nim.cpp"),
            ("NIM.cpp .txt", "~nim.cpp"),
            ("Nim .cpp", "~nim.cpp"),
            ("nim.cpp ", "~nim.cpp"),
            ("bai1_NIM.cpp", "~nim.cpp"),
            ("NIM.c++", "~nim.cpp"),
            ("NIM - Copy.cpp", "~nim.cpp"),
            ("nim_final.cpp", "~nim.cpp"),
            ("Bản sao của NIM.cpp", "~nim.cpp"),
            ("Nguyễn Văn An-nim.java", "~nim.java"),
            ("[Lan][NIM].pas", "~nim.pas"),
            ("game 3.cpp", "~game_3.cpp"),
            ("bai2-game3.cpp", "~game_3.cpp"),
            ("NIM2.cpp", "/nim2"),
            ("dice.cpp", "/dice"),
            ("nim game_3.cpp", "several"),
            ("main.cpp", "nothing"),
            ("nimble.cpp", "nothing"),
            ("bai1nim.cpp", "nothing"),
            ("nim.cpp~", "no source"),
            ("nim.cpp.bak", "no source"),
            ("nim.txt", "no source"),
            ("nim", "no source"),
            (".cpp", "no source"),
            ("nim.exe", "no source"),
        ] {
            assert_eq!(understood(name, &["nim", "game_3"]), expected, "{name}");
        }
    }

    #[test]
    fn the_second_copy_of_one_problem_may_be_another_problem() {
        assert_eq!(understood("nim 2.cpp", &["nim"]), "~nim.cpp");
        assert_eq!(understood("nim 2.cpp", &["nim2"]), "~nim2.cpp");
        assert_eq!(understood("nim 2.cpp", &["nim", "nim2"]), "several");
        assert_eq!(understood("nim2_An.cpp", &["nim", "nim2"]), "~nim2.cpp");
        assert_eq!(understood("nim (2).cpp", &["nim", "nim2"]), "~nim.cpp");
    }

    #[test]
    fn a_folder_may_be_named_after_a_problem() {
        let known = known(&["nim", "dice"]);
        for (name, id) in [
            ("nim", Some("nim")),
            ("Bài 2 - DICE", Some("dice")),
            ("bai lam", None),
            ("nim dice", None),
        ] {
            let found = known.meant_by_folder(name).map(AnyProblem::id);
            assert_eq!(found, id, "{name}");
        }
    }

    #[test]
    fn what_stands_beside_the_problem_is_the_pupil() {
        let known = known(&["nim"]);
        for (name, pupil) in [
            ("Lan_NIM.cpp", "Lan"),
            ("NIM_Lan.cpp", "Lan"),
            ("Lan-NIM.cpp", "Lan"),
            ("[Lan]NIM.cpp", "Lan"),
            ("Lan_NIM (1).cpp", "Lan"),
            ("Nguyễn_Văn_An - nim.cpp", "Nguyễn_Văn_An"),
            ("10A_NIM_Lan.cpp", "10A Lan"),
            ("NIM.cpp", ""),
        ] {
            let source = SourceName::of(name).unwrap();
            let at = match known.meant(&source) {
                Meant::Guess(_, at) => Some(at),
                Meant::Exact(_) => Some(0..source.stem.len()),
                _ => None,
            };
            assert_eq!(owner(source.stem, at), pupil, "{name}");
        }
        assert_eq!(owner("Lan (2)", None), "Lan");
        assert_eq!(owner("(2)", None), "(2)");
    }
}
