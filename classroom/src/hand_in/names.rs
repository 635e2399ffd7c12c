//! What a name says: whether it is that of a source, and whose. For which problem it is, the rule of
//! [`problem_set::names`] says.
//!
//! A name is exact if it is the problem's id or the stem of its files, with the extension of a
//! language: `nim.cpp`, `NIM.PAS`. Others are guessed at, and a guess is told: `NIM (1).cpp`,
//! `bai1_NIM.cpp`, `nim_final.c++`, `NIM.cpp.txt`. A name in which two problems stand is for neither.

use std::ops::Range;

use problem_set::AnyProblem;

use judge::language::Language;

/// What may stand between a pupil and a problem in a name.
const BETWEEN: &[char] = &[' ', '_', '-', '.', ',', '+', '[', ']'];

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
    /// The parts, if the name is that of a source.
    pub(super) fn of(name: &str) -> Option<SourceName<'_>> {
        let known = Language::known_name(name)?;
        let (stem, extension) = known.rsplit_once('.')?;
        Some(SourceName {
            stem: &name[..stem.len()],
            extension: extension.to_owned(),
            is_plain: known.eq_ignore_ascii_case(name),
        })
    }

    /// Whether it is the name of this problem and no more.
    pub(super) fn is_exactly(&self, problem: &dyn AnyProblem) -> bool {
        let mut names = [problem.id(), problem.file()].into_iter();
        self.is_plain && names.any(|it| it.eq_ignore_ascii_case(self.stem))
    }
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

    use problem_set::names::{Meant, Names};

    /// The names of these problems.
    fn names(ids: &[&str]) -> Names {
        let all = ids.iter().map(|id| all_problems::find(id).unwrap());
        Names::new(&all.collect::<Vec<_>>(), "/class".as_ref())
    }

    /// How a name is understood: `=nim`, `~nim`, `/dice`, `several`, `nothing` or `no source`; where two
    /// share it, `cards01?cards15`.
    fn understood(name: &str, around: &[&str], ids: &[&str]) -> String {
        let names = names(ids);
        let Some(name) = SourceName::of(name) else {
            return "no source".to_owned();
        };
        match names.meant(name.stem, around.iter().copied()) {
            Meant::One(problem, _) => {
                let sign = if name.is_exactly(problem) { '=' } else { '~' };
                format!("{sign}{}.{}", problem.id(), name.extension)
            }
            Meant::Elsewhere(problem, _) => format!("/{}", problem.id()),
            Meant::Shared(shared, _) => {
                let ids: Vec<&str> = shared.0.iter().map(|it| it.id()).collect();
                ids.join("?")
            }
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
            assert_eq!(
                understood(name, &[], &["nim", "game_3"]),
                expected,
                "{name}"
            );
        }
    }

    #[test]
    fn the_second_copy_of_one_problem_may_be_another_problem() {
        let understood = |name: &str, ids: &[&str]| understood(name, &[], ids);
        assert_eq!(understood("nim 2.cpp", &["nim"]), "~nim.cpp");
        assert_eq!(understood("nim 2.cpp", &["nim2"]), "~nim2.cpp");
        assert_eq!(understood("nim 2.cpp", &["nim", "nim2"]), "several");
        assert_eq!(understood("nim2_An.cpp", &["nim", "nim2"]), "~nim2.cpp");
        assert_eq!(understood("nim (2).cpp", &["nim", "nim2"]), "~nim.cpp");
    }

    #[test]
    fn a_name_of_two_problems_means_the_one_that_is_said_or_in_question() {
        let both = ["cards01", "cards15"];
        for (name, around, ids, expected) in [
            ("CARDS.cpp", &[][..], &["cards01"][..], "=cards01.cpp"),
            ("CARDS.cpp", &[], &["cards15", "nim"], "=cards15.cpp"),
            ("CARDS_An.cpp", &[], &["cards15"], "~cards15.cpp"),
            ("CARDS.cpp", &[], &both, "cards01?cards15"),
            ("bai 2 - cards.cpp", &[], &both, "cards01?cards15"),
            ("cards15.cpp", &[], &both, "=cards15.cpp"),
            ("CARDS 15.cpp", &[], &both, "~cards15.cpp"),
            ("CARDS (cards01).cpp", &[], &both, "~cards01.cpp"),
            ("CARDS.cpp", &["cards15"], &both, "=cards15.cpp"),
            (
                "CARDS.cpp",
                &["src", "Bài 1 - CARDS01"],
                &both,
                "=cards01.cpp",
            ),
            ("CARDS.cpp", &["cards15", "cards01"], &both, "=cards15.cpp"),
            ("CARDS.cpp", &["cards"], &both, "cards01?cards15"),
            // What is said is worth more than what is in question.
            ("CARDS.cpp", &["cards01"], &["cards15"], "/cards01"),
            ("cards01.cpp", &[], &["cards15"], "/cards01"),
            ("cards01_An.cpp", &[], &["cards15"], "/cards01"),
            ("CARDS.cpp", &["cards15"], &["nim"], "/cards15"),
            ("NIM.cpp", &["cards15"], &["nim", "cards15"], "=nim.cpp"),
            (
                "nim cards.cpp",
                &["cards15"],
                &["nim", "cards15"],
                "several",
            ),
        ] {
            let found = understood(name, around, ids);
            assert_eq!(found, expected, "{name} in {around:?}");
        }
    }

    #[test]
    fn a_folder_may_be_named_after_a_problem() {
        let names = names(&["nim", "dice"]);
        for (name, id) in [
            ("nim", Some("nim")),
            ("Bài 2 - DICE", Some("dice")),
            ("bai lam", None),
            ("nim dice", None),
        ] {
            let found = match names.meant(name, []) {
                Meant::One(problem, _) => Some(problem.id()),
                _ => None,
            };
            assert_eq!(found, id, "{name}");
        }
    }

    #[test]
    fn what_stands_beside_the_problem_is_the_pupil() {
        let names = names(&["nim"]);
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
            let at = match names.meant(source.stem, []) {
                Meant::One(_, at) => Some(at),
                _ => None,
            };
            assert_eq!(owner(source.stem, at), pupil, "{name}");
        }
        assert_eq!(owner("Lan (2)", None), "Lan");
        assert_eq!(owner("(2)", None), "(2)");
    }
}
