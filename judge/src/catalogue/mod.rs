//! All that the judge says to pupils and teachers, in both languages, Vietnamese first.
//!
//! A sentence that lacks a language does not compile; that both have the same gaps, and that the
//! Vietnamese one uses the words of the set, is tested. What is wrong with an output or a move is
//! said by the crate `checker` and by the rooms. The commands of those who keep the
//! set (`test`, `lock`, `strength` and others) speak English only.

pub(crate) mod class;
pub(crate) mod contest;
pub(crate) mod errors;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod judging;
pub(crate) mod machine;
pub(crate) mod running;
pub(crate) mod stress;
pub(crate) mod teaching;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_is_there_in_both_languages_and_said_once() {
        let all = [
            class::ALL,
            contest::ALL,
            errors::ALL,
            games::ALL,
            help::ALL,
            judging::ALL,
            machine::ALL,
            running::ALL,
            stress::ALL,
            teaching::ALL,
        ];
        assert!(all.iter().map(|part| part.len()).sum::<usize>() > 100);
        assert_eq!(words::catalogue_faults(all.into_iter().flatten()), [""; 0]);
    }
}
