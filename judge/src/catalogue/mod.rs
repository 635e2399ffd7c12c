//! All that is said to pupils and teachers, in both languages, Vietnamese first.
//!
//! A sentence that lacks a language does not compile; that both have the same gaps, and that the
//! Vietnamese one uses the words of the set, is tested. The commands of those who keep the set
//! (`test`, `lock`, `strength` and others) speak English only, as do the special checkers and the
//! interactors, whose words come from the crate `checker`.

pub(crate) mod class;
pub(crate) mod games;
pub(crate) mod judging;
pub(crate) mod machine;
pub(crate) mod running;
pub(crate) mod stress;
pub(crate) mod teaching;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::words::sentence::Text;
    use crate::words::wording::wording_faults;

    fn all() -> impl Iterator<Item = &'static (&'static str, Text)> {
        [
            class::ALL,
            games::ALL,
            judging::ALL,
            machine::ALL,
            running::ALL,
            stress::ALL,
            teaching::ALL,
        ]
        .into_iter()
        .flatten()
    }

    fn gaps(text: &str) -> BTreeSet<&str> {
        let gaps = text.split('{').skip(1);
        gaps.map(|gap| gap.split_once('}').expect("a gap has an end").0)
            .collect()
    }

    #[test]
    fn both_languages_are_there_and_have_the_same_gaps() {
        assert!(all().count() > 100);
        for (name, text) in all() {
            let [vi, en] = text.both();
            assert!(!vi.trim().is_empty() && !en.trim().is_empty(), "{name}");
            assert_eq!(gaps(vi), gaps(en), "{name}");
            let numbered: BTreeSet<String> = (0..gaps(vi).len()).map(|it| it.to_string()).collect();
            assert!(gaps(vi).into_iter().eq(numbered.iter()), "{name}");
        }
    }

    #[test]
    fn vietnamese_sentences_use_the_words_of_the_set() {
        for (name, text) in all() {
            let [vi, en] = text.both();
            assert_eq!(wording_faults("vi", vi), [""; 0], "{name}");
            assert_eq!(wording_faults("en", en), [""; 0], "{name}");
        }
    }

    #[test]
    fn no_sentence_is_said_twice() {
        let mut seen = BTreeSet::new();
        for (name, text) in all().filter(|(_, text)| text.both()[1].contains(' ')) {
            assert!(seen.insert(text.both()[1]), "{name} is said twice");
        }
    }
}
