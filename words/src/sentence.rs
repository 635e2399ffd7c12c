//! A sentence in both languages.

use std::fmt::Display;

use super::lang::Lang;

/// A sentence, or a part of one, with gaps `{0}`, `{1}`, ….
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Text {
    vi: &'static str,
    en: &'static str,
}

impl Text {
    /// A sentence by its two texts.
    pub(crate) const fn new(vi: &'static str, en: &'static str) -> Text {
        Text { vi, en }
    }

    /// Both texts.
    #[cfg(test)]
    pub(crate) fn both(self) -> [&'static str; 2] {
        [self.vi, self.en]
    }

    /// In this language.
    pub(crate) fn of(self, lang: Lang) -> &'static str {
        match lang {
            Lang::Vi => self.vi,
            Lang::En => self.en,
        }
    }

    /// In this language, with its gaps filled.
    pub(crate) fn fill(self, lang: Lang, values: &[&dyn Display]) -> String {
        let mut said = String::new();
        let mut rest = self.of(lang);
        while let Some((before, gap)) = rest.split_once('{') {
            said.push_str(before);
            let (number, after) = gap.split_once('}').unwrap_or((gap, ""));
            if let Some(value) = number.parse().ok().and_then(|it: usize| values.get(it)) {
                said += &value.to_string();
            }
            rest = after;
        }
        said + rest
    }
}

/// Names sentences, each with its two texts.
macro_rules! sentences {
    ($($name:ident: $vi:literal, $en:literal;)*) => {
        $(pub(crate) const $name: $crate::words::sentence::Text =
            $crate::words::sentence::Text::new($vi, $en);)*

        /// All of them, by their names.
        #[cfg(test)]
        pub(in crate::words) const ALL: &[(&str, $crate::words::sentence::Text)] =
            &[$((stringify!($name), $name)),*];
    };
}
pub(crate) use sentences;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_in_any_order() {
        let text = Text {
            vi: "{1} trước {0}",
            en: "{1} before {0}{0}",
        };
        assert_eq!(text.fill(Lang::En, &[&1, &"x"]), "x before 11");
        assert_eq!(text.fill(Lang::Vi, &[&"{1}", &2]), "2 trước {1}");
    }
}
