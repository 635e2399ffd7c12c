//! Finding a problem by what somebody typed.

use std::fmt;
use std::path::Path;

use bilingual::{Lang, Message, sentences};

use crate::names::{OR, SharedName, meant_beside};
use crate::{AnyProblem, problems};

sentences! {
    NO_PROBLEM: "không có bài '{0}'; {1}", "there is no problem '{0}'; {1}";
    ALL_PROBLEMS: "các bài là {0}", "the problems are {0}";
    DID_YOU_MEAN: "có phải ý bạn là {0}?", "did you mean {0}?";
}

/// A word that does not mean one problem.
#[derive(Debug, Clone)]
pub enum NotOne {
    /// It means none.
    Unknown {
        /// What was typed.
        word: String,
        /// The ids nearest to it, or all of them if none is near.
        near: Vec<&'static str>,
    },
    /// It is the NAME of several, and nothing beside it says which.
    Shared(SharedName),
}

impl NotOne {
    /// The sentence for a person.
    pub fn message(&self) -> Message {
        let (word, near) = match self {
            NotOne::Unknown { word, near } => (word, near),
            NotOne::Shared(shared) => return shared.message(),
        };
        Message::in_each(|lang| {
            let (advice, separator) = if near.len() == problems().len() {
                (ALL_PROBLEMS, ", ".to_owned())
            } else {
                (DID_YOU_MEAN, format!(" {} ", OR.of(lang)))
            };
            let near = near.join(&separator);
            let advice = advice.fill(lang, &[&near]);
            NO_PROBLEM.fill(lang, &[&word.escape_debug(), &advice])
        })
    }
}

impl fmt::Display for NotOne {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().of(Lang::En))
    }
}

impl std::error::Error for NotOne {}

/// The problem that a word means: an id, or a NAME that no other problem has, in any case.
///
/// # Errors
/// If it means none, with suggestions, or several.
pub fn find_problem(word: &str) -> Result<&'static dyn AnyProblem, NotOne> {
    find_beside(word, &[])
}

/// The problem that a word means beside these files, whose names and folders may tell which one of
/// several with the same NAME it is.
///
/// # Errors
/// If it means none, with suggestions, or several.
pub fn find_beside(word: &str, files: &[&Path]) -> Result<&'static dyn AnyProblem, NotOne> {
    meant_beside(word, files).map_err(|all| {
        if let Some(shared) = SharedName::of(all) {
            return NotOne::Shared(shared);
        }
        let ids: Vec<&str> = problems().iter().map(|it| it.id()).collect();
        NotOne::Unknown {
            word: word.to_owned(),
            near: nearest(word, &ids),
        }
    })
}

/// The ids that begin as `typed` does or the other way round, or that are one or two typing
/// errors away, nearest first; all ids if there is none.
fn nearest<'a>(typed: &str, ids: &[&'a str]) -> Vec<&'a str> {
    let typed = typed.to_lowercase();
    let mut near: Vec<(usize, &str)> = ids
        .iter()
        .map(|&id| (strsim::levenshtein(&typed, id), id))
        .filter(|&(errors, id)| {
            let begins = typed.len() > 1 && id.starts_with(&typed) || typed.starts_with(id);
            begins || errors <= 2 && errors < id.len() - 1
        })
        .collect();
    near.sort_unstable();
    near.truncate(5);
    if near.is_empty() {
        ids.to_vec()
    } else {
        near.into_iter().map(|(_, id)| id).collect()
    }
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
        assert_eq!(nearest("chess", &IDS), IDS);
        assert_eq!(nearest("", &IDS), IDS);
    }
}
