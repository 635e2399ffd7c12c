//! All that special checkers and interactors say, in both languages, Vietnamese first.
//!
//! Names that a statement gives, such as `k`, are the same in both and stand where they are used.

pub(crate) mod games;
pub(crate) mod outputs;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_is_there_in_both_languages_and_said_once() {
        let all = [games::ALL, outputs::ALL];
        assert!(all.iter().all(|part| !part.is_empty()));
        assert_eq!(words::catalogue_faults(all.into_iter().flatten()), [""; 0]);
    }
}
