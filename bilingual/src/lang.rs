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

    /// The other one.
    pub fn other(self) -> Lang {
        match self {
            Lang::Vi => Lang::En,
            Lang::En => Lang::Vi,
        }
    }

    /// The language that was asked for, or else that of the locale.
    pub fn or_of_locale(asked: Option<Lang>) -> Lang {
        asked.unwrap_or_else(|| Lang::of_locale(|name| std::env::var(name).ok()))
    }

    /// What is spoken where nothing says anything: on Windows, which sets no variable, the language for which
    /// all of this is made.
    const SILENT: Lang = if cfg!(windows) { Lang::Vi } else { Lang::En };

    /// The language of an environment, whose variables are looked up by name.
    fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Lang {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty());
        match locale {
            Some(locale) if locale.starts_with("vi") => Lang::Vi,
            Some(_) => Lang::En,
            None => Lang::SILENT,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_says_something_decides_the_language() {
        let lang = |pairs: &[(&str, &str)]| {
            Lang::of_locale(|name| {
                let found = pairs.iter().find(|(key, _)| *key == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(lang(&[("LANG", "vi_VN.UTF-8")]), Lang::Vi);
        assert_eq!(lang(&[]), Lang::SILENT);
        let both = [("LC_ALL", ""), ("LC_MESSAGES", "C"), ("LANG", "vi_VN")];
        assert_eq!(lang(&both), Lang::En);
    }
}
