//! Sentences in both languages.

use std::fmt::Display;

use crate::Lang;

/// What can be said in either language: sentences, and what reads alike in both, such as numbers
/// and names.
pub trait Say {
    /// Its text in this language.
    fn say(&self, lang: Lang) -> String;
}

impl<T: Display + ?Sized> Say for T {
    fn say(&self, _: Lang) -> String {
        self.to_string()
    }
}

/// A sentence, or a part of one, with gaps `{0}`, `{1}`, ….
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Text {
    vi: &'static str,
    en: &'static str,
}

impl Text {
    /// A sentence by its two texts; [`sentences!`](crate::sentences) gives it a name.
    pub const fn new(vi: &'static str, en: &'static str) -> Text {
        assert!(!vi.is_empty() && !en.is_empty(), "a text lacks a language");
        Text { vi, en }
    }

    /// In this language.
    pub fn of(self, lang: Lang) -> &'static str {
        lang.pick(self.vi, self.en)
    }

    /// In this language, with its gaps filled.
    pub fn fill(self, lang: Lang, values: &[&dyn Say]) -> String {
        let mut said = String::new();
        let mut rest = self.of(lang);
        while let Some((before, gap)) = rest.split_once('{') {
            said.push_str(before);
            let (number, after) = gap.split_once('}').unwrap_or((gap, ""));
            if let Some(value) = number.parse().ok().and_then(|it: usize| values.get(it)) {
                said += &value.say(lang);
            }
            rest = after;
        }
        said + rest
    }

    /// With these values in its gaps, not yet in a language: costs nothing until it is said.
    pub fn with<'a>(self, values: &'a [&'a dyn Say]) -> Filled<'a> {
        Filled { text: self, values }
    }
}

impl Say for Text {
    fn say(&self, lang: Lang) -> String {
        self.of(lang).to_owned()
    }
}

/// A sentence beside what fills its gaps.
#[derive(Clone, Copy)]
pub struct Filled<'a> {
    text: Text,
    values: &'a [&'a dyn Say],
}

impl Say for Filled<'_> {
    fn say(&self, lang: Lang) -> String {
        self.text.fill(lang, self.values)
    }
}

/// What is told once it is known to whom: a whole sentence in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Message {
    vi: String,
    en: String,
}

impl Message {
    /// What is said, kept.
    pub fn new(said: &dyn Say) -> Message {
        Message::in_each(|lang| said.say(lang))
    }

    /// What has to be put together in each language.
    pub fn in_each(say: impl Fn(Lang) -> String) -> Message {
        Message {
            vi: say(Lang::Vi),
            en: say(Lang::En),
        }
    }

    /// Several, one after the other.
    pub fn joined(parts: &[Message], between: &str) -> Message {
        Message::in_each(|lang| {
            let parts: Vec<&str> = parts.iter().map(|part| part.of(lang)).collect();
            parts.join(between)
        })
    }

    /// In this language.
    pub fn of(&self, lang: Lang) -> &str {
        lang.pick(&self.vi, &self.en)
    }
}

impl Say for Message {
    fn say(&self, lang: Lang) -> String {
        self.of(lang).to_owned()
    }
}

impl From<Text> for Message {
    fn from(text: Text) -> Message {
        Message::new(&text)
    }
}

impl From<Filled<'_>> for Message {
    fn from(filled: Filled<'_>) -> Message {
        Message::new(&filled)
    }
}

/// Names sentences, each with its Vietnamese and its English text. They are
/// [tested](crate::catalogue_faults) where they stand; `ALL` lists them for other tests.
#[macro_export]
macro_rules! sentences {
    ($($name:ident: $vi:literal, $en:literal;)*) => {
        $(pub(crate) const $name: $crate::Text = $crate::Text::new($vi, $en);)*

        /// All of them, by their names.
        #[cfg(test)]
        pub(crate) const ALL: &[(&str, $crate::Text)] = &[$((stringify!($name), $name)),*];

        #[cfg(test)]
        #[test]
        fn every_sentence_is_there_in_both_languages_and_said_once() {
            assert_eq!($crate::catalogue_faults(ALL), [""; 0]);
        }
    };
}

/// Words as a sentence begins: the first letter is a capital.
///
/// ```
/// assert_eq!(bilingual::capitalized("đi trước"), "Đi trước");
/// ```
pub fn capitalized(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ORDER: Text = Text::new("{1} trước {0}", "{1} before {0}{0}");

    #[test]
    fn gaps_are_filled_in_any_order() {
        assert_eq!(ORDER.fill(Lang::En, &[&1, &"x"]), "x before 11");
        assert_eq!(ORDER.fill(Lang::Vi, &[&"{1}", &2]), "2 trước {1}");
    }

    #[test]
    fn a_sentence_within_a_sentence_is_in_the_same_language() {
        let inner = Text::new("hòa", "a draw");
        let message = Message::from(ORDER.with(&[&7, &inner]));
        assert_eq!(message.of(Lang::Vi), "hòa trước 7");
        assert_eq!(message.of(Lang::En), "a draw before 77");
    }
}
