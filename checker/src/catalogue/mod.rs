//! What is said of an output or a move without the rules of its problem, in both languages,
//! Vietnamese first.
//!
//! Names that a statement gives, such as `k`, are the same in both and stand where they are used.

pub(crate) mod dialogue;
pub(crate) mod files;
pub(crate) mod input;
pub(crate) mod reading;

#[cfg(test)]
mod tests {
    use super::*;
    use words::{Lang, Text};

    #[test]
    fn every_sentence_is_there_in_both_languages_and_said_once() {
        let all = [dialogue::ALL, files::ALL, reading::ALL];
        assert!(all.iter().all(|part| !part.is_empty()));
        assert_eq!(words::catalogue_faults(all.into_iter().flatten()), [""; 0]);
    }

    #[test]
    fn what_is_said_of_inputs_is_there_in_both_languages_with_gaps_in_order() {
        let all = input::SENTENCES.iter().chain(input::NAMES);
        let all: Vec<(&str, Text)> = all.map(|text| (text.of(Lang::En), *text)).collect();
        assert_eq!(words::catalogue_faults(&all), [""; 0]);
        for (english, _) in all {
            let gaps = english.split('{').skip(1);
            for (number, gap) in gaps.enumerate() {
                assert!(gap.starts_with(&format!("{number}}}")), "{english}");
            }
        }
    }
}
