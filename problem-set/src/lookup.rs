//! Finding a problem by what somebody typed.

use std::path::Path;

use bilingual::{Fault, Message, Result, sentences, text};

use crate::names::{Meant, Names, OR, SharedName, meant_beside, parts};
use crate::{AnyProblem, problems};

sentences! {
    NO_PROBLEM: "không có bài '{0}'; {1}", "there is no problem '{0}'; {1}";
    ALL_PROBLEMS: "các bài là {0}", "the problems are {0}";
    NOT_TOLD: "{0}: tên file không cho biết là bài nào; hãy ghi tên bài trước tên file, như judge run nim {0}", "{0}: the name of the file tells no problem; write the problem before it, as judge run nim {0}";
    SEVERAL: "{0}: tên file nhắc đến nhiều bài; hãy ghi tên bài trước tên file, như judge run nim {0}", "{0}: several problems stand in the name of the file; write the problem before it, as judge run nim {0}";
    DID_YOU_MEAN: "có phải ý bạn là {0}?", "did you mean {0}?";
}

/// The problem that a word means: an id, or a NAME that no other problem has, in any case.
///
/// # Errors
/// If it means none, with suggestions, or several.
pub fn find_problem(word: &str) -> Result<&'static dyn AnyProblem> {
    find_beside(word, &[])
}

/// The problem that a word means beside these files, whose names and folders may tell which one of
/// several with the same NAME it is.
///
/// # Errors
/// If it means none, with suggestions, or several.
pub fn find_beside(word: &str, files: &[&Path]) -> Result<&'static dyn AnyProblem> {
    meant_beside(word, files).map_err(|all| {
        if all.len() > 1 {
            return Fault(SharedName(all).message());
        }
        let ids: Vec<&str> = problems().iter().map(|it| it.id()).collect();
        let near = nearest(word, &ids);
        Fault(Message::in_each(|lang| {
            let advice = if near.is_empty() {
                ALL_PROBLEMS.fill(lang, &[&ids.join(", ")])
            } else {
                DID_YOU_MEAN.fill(lang, &[&near.join(&format!(" {} ", OR.of(lang)))])
            };
            NO_PROBLEM.fill(lang, &[&word.escape_debug(), &advice])
        }))
    })
}

/// The problem that the name of a file tells, or else that of the folder that it lies in.
///
/// # Errors
/// If they tell none, or several.
pub fn find_by_file(file: &Path) -> Result<&'static dyn AnyProblem> {
    let (parts, names) = (parts(file), Names::new(problems(), Path::new("")));
    let shown = || text::name(file);
    for (at, part) in parts.iter().enumerate().take(2) {
        let around = parts[at + 1..].iter().map(String::as_str);
        match names.meant(part, around) {
            Meant::One(problem, _) | Meant::Elsewhere(problem, _) => return Ok(problem),
            Meant::Shared(shared, _) => return Err(Fault(shared.message())),
            Meant::Several => return Err(Fault::new(&SEVERAL.with(&[&shown()]))),
            Meant::Nothing => {}
        }
    }
    Err(Fault::new(&NOT_TOLD.with(&[&shown()])))
}

/// The ids that begin as `typed` does or the other way round, or that are one or two typing
/// errors away, nearest first.
fn nearest<'a>(typed: &str, ids: &[&'a str]) -> Vec<&'a str> {
    let typed = typed.to_lowercase();
    let errors = ids.iter().map(|&id| (strsim::levenshtein(&typed, id), id));
    let near = errors.filter(|&(errors, id)| {
        let begins = typed.len() > 1 && id.starts_with(&typed) || typed.starts_with(id);
        begins || errors <= 2 && errors < id.len() - 1
    });
    let mut near: Vec<(usize, &str)> = near.collect();
    near.sort_unstable();
    near.into_iter().take(5).map(|(_, id)| id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const IDS: [&str; 6] = ["coins", "game", "game39", "mean", "nim", "nimsqrt"];

    #[test]
    fn the_nearest_ids_are_suggested() {
        assert_eq!(nearest("nimm", &IDS), ["nim"]);
        assert_eq!(nearest("NIMS", &IDS), ["nim", "nimsqrt"]);
        assert_eq!(nearest("gmae39", &IDS), ["game39"]);
        assert_eq!(nearest("game30", &IDS), ["game39", "game"]);
        assert_eq!(nearest("chess", &IDS), [""; 0]);
        assert_eq!(nearest("", &IDS), [""; 0]);
    }
}
