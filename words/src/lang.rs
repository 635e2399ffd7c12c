//! The languages of the readers.

/// A language of the readers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lang {
    /// Vietnamese.
    Vi,
    /// English.
    En,
}

impl Lang {
    /// Both.
    pub const ALL: [Lang; 2] = [Lang::Vi, Lang::En];

    /// `vi` or `en`.
    pub fn code(self) -> &'static str {
        self.pick("vi", "en")
    }

    /// The language with this code.
    pub fn of_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// What other systems call it.
    pub fn name(self) -> &'static str {
        self.pick("vietnamese", "english")
    }

    /// The one text or the other.
    pub fn pick<'a>(self, vi: &'a str, en: &'a str) -> &'a str {
        match self {
            Lang::Vi => vi,
            Lang::En => en,
        }
    }

    /// The language that was asked for, or else that of the locale.
    pub fn or_of_locale(asked: Option<Lang>) -> Lang {
        let by_locale = || {
            let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .filter_map(|name| std::env::var(name).ok())
                .find(|value| !value.is_empty());
            match locale {
                Some(locale) if locale.starts_with("vi") => Lang::Vi,
                _ => Lang::En,
            }
        };
        asked.unwrap_or_else(by_locale)
    }
}
