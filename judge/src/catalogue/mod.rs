//! All that the judge says to pupils and teachers, in both languages, Vietnamese first.
//!
//! A sentence that lacks a language does not compile; that both have the same gaps, and that the
//! Vietnamese one uses the words of the set, is tested. What is wrong with an output or a move is
//! said by the crate `checker` and by the rooms. What keeps the set speaks English only.

pub mod errors;
pub(crate) mod judging;
pub(crate) mod seats;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_is_there_in_both_languages_and_said_once() {
        let all = [errors::ALL, judging::ALL, seats::ALL];
        assert_eq!(
            bilingual::catalogue_faults(all.into_iter().flatten()),
            [""; 0]
        );
    }
}
