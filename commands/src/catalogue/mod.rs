//! All that the commands say to pupils and teachers, in both languages, Vietnamese first.
//!
//! A sentence that lacks a language does not compile; that both have the same gaps, and that the
//! Vietnamese one uses the words of the set, is tested. What a verdict says stands in the crate `judge`,
//! what is said of tables and games in `lessons`, what is wrong with an output or a move in `checker`
//! and in the rooms. The commands of those who keep the set (`test`, `lock`, `strength` and others) speak
//! English only.

pub(crate) mod class;
pub(crate) mod command_line;
pub(crate) mod duel;
pub(crate) mod export;
pub(crate) mod games;
pub(crate) mod machine;
pub(crate) mod running;
pub(crate) mod site;
pub(crate) mod stress;
pub(crate) mod teaching;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_is_there_in_both_languages_and_said_once() {
        let all = [
            class::ALL,
            command_line::ALL,
            duel::ALL,
            export::ALL,
            games::ALL,
            machine::ALL,
            running::ALL,
            site::ALL,
            stress::ALL,
            teaching::ALL,
        ];
        assert!(all.iter().map(|part| part.len()).sum::<usize>() > 100);
        assert_eq!(
            bilingual::catalogue_faults(all.into_iter().flatten()),
            [""; 0]
        );
    }
}
