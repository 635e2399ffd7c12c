//! What every catalogue has to be.

use std::collections::BTreeSet;

use crate::{Lang, Text, wording_faults};

/// What is wrong with a catalogue, the `ALL` of its [`sentences!`](crate::sentences): gaps that
/// differ or are not numbered from 0, words that the set does not use, a sentence that is said twice.
pub fn catalogue_faults<'a>(all: impl IntoIterator<Item = &'a (&'a str, Text)>) -> Vec<String> {
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    for &(name, text) in all {
        let [vi, en] = [Lang::Vi, Lang::En].map(|lang| text.of(lang));
        let mut fault = |what: &str| faults.push(format!("{name}: {what}"));
        let numbered = (0..gaps(en).len()).map(|it| it.to_string());
        if gaps(vi) != gaps(en) || !numbered.eq(gaps(en)) {
            fault("the gaps differ");
        }
        for (language, text) in [("vi", vi), ("en", en)] {
            for word in wording_faults(language, text) {
                fault(&word);
            }
        }
        // Single words may mean several things, each with its own Vietnamese word.
        if en.contains(' ') && !seen.insert(en) {
            fault("is said twice");
        }
    }
    faults
}

/// What stands in the gaps of a text, each once, in order.
fn gaps(text: &str) -> BTreeSet<&str> {
    let gaps = text.split('{').skip(1);
    gaps.map(|gap| gap.split_once('}').map_or(gap, |(number, _)| number))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_fault_of_a_catalogue_is_found() {
        let right = ("RIGHT", Text::new("{0} của {1}", "{0} of {1}"));
        assert_eq!(catalogue_faults([&right]), [""; 0]);
        for (vi, en, what) in [
            ("{0}", "{0} {1}", "the gaps differ"),
            ("{1}", "{1}", "the gaps differ"),
            ("tệp", "x", "says 'tệp'; write file"),
            ("x", "a data set", "says 'data set'; write test"),
            ("{1}, {0}", "{0} of {1}", "is said twice"),
        ] {
            let wrong = ("WRONG", Text::new(vi, en));
            assert_eq!(
                catalogue_faults([&right, &wrong]),
                [format!("WRONG: {what}")]
            );
        }
    }
}
