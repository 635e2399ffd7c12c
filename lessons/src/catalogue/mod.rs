//! What is said of tables, games and the road, in both languages, Vietnamese first.

pub(crate) mod games;
pub(crate) mod road;
pub(crate) mod tables;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_is_there_in_both_languages_and_said_once() {
        let all = [games::ALL, road::ALL, tables::ALL];
        assert_eq!(
            bilingual::catalogue_faults(all.into_iter().flatten()),
            [""; 0]
        );
    }
}
