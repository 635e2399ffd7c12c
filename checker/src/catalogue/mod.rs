//! What is said of an output or a move without the rules of its problem, in both languages,
//! Vietnamese first.
//!
//! Names that a statement gives, such as `k`, are the same in both and stand where they are used.

pub(crate) mod dialogue;
pub(crate) mod reading;
pub(crate) mod ways;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_is_there_in_both_languages_and_said_once() {
        let all = [dialogue::ALL, reading::ALL, ways::ALL];
        assert!(all.iter().all(|part| !part.is_empty()));
        assert_eq!(
            bilingual::catalogue_faults(all.into_iter().flatten()),
            [""; 0]
        );
    }
}
