//! Finding a problem by what somebody typed.

use std::fmt;

use bilingual::{Lang, Message, sentences};

use crate::{AnyProblem, problems};

sentences! {
    NO_PROBLEM: "không có bài '{0}'; {1}", "there is no problem '{0}'; {1}";
    ALL_PROBLEMS: "các bài là {0}", "the problems are {0}";
    DID_YOU_MEAN: "có phải ý bạn là {0}?", "did you mean {0}?";
    OR_ELSE: "hay", "or";
}

/// An id that no problem has, with the ids that may have been meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownProblem {
    /// What was typed.
    pub id: String,
    /// The ids nearest to it, or all of them if none is near.
    pub near: Vec<&'static str>,
}

impl UnknownProblem {
    /// The sentence for a person.
    pub fn message(&self) -> Message {
        Message::in_each(|lang| {
            let (advice, separator) = if self.near.len() == problems().len() {
                (ALL_PROBLEMS, ", ".to_owned())
            } else {
                (DID_YOU_MEAN, format!(" {} ", OR_ELSE.of(lang)))
            };
            let near = self.near.join(&separator);
            let advice = advice.fill(lang, &[&near]);
            NO_PROBLEM.fill(lang, &[&self.id.escape_debug(), &advice])
        })
    }
}

impl fmt::Display for UnknownProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().of(Lang::En))
    }
}

impl std::error::Error for UnknownProblem {}

/// The problem with this id, in any case.
///
/// # Errors
/// If there is none, with suggestions.
pub fn find_problem(id: &str) -> Result<&'static dyn AnyProblem, UnknownProblem> {
    crate::find(id).ok_or_else(|| UnknownProblem {
        id: id.to_owned(),
        near: nearest(
            id,
            &problems()
                .iter()
                .map(|problem| problem.id())
                .collect::<Vec<_>>(),
        ),
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
