//! The words that are no answers but commands, in both languages.

use bilingual::Lang;

/// What can be typed at any question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Command {
    /// Show the guide.
    Guide,
    /// Give a hint.
    Hint,
    /// Change to this language, or to the other one.
    Language(Option<Lang>),
    /// Change between one person and two.
    Players,
    /// Back to the menu.
    Menu,
    /// The end.
    Quit,
}

/// The words of each command.
const WORDS: [(Command, &[&str]); 8] = [
    (
        Command::Guide,
        &[
            "guide",
            "help",
            "?",
            "luật",
            "luat",
            "hướng dẫn",
            "huong dan",
        ],
    ),
    (Command::Hint, &["hint", "gợi ý", "goi y", "goiy"]),
    (Command::Language(None), &["lang", "language"]),
    (Command::Language(Some(Lang::Vi)), &["vi"]),
    (Command::Language(Some(Lang::En)), &["en"]),
    (Command::Players, &["two", "hai"]),
    (Command::Menu, &["menu"]),
    (Command::Quit, &["quit", "exit", "q", "thoát", "thoat"]),
];

/// The digits that stand for commands at the menu, where 1 and 2 choose the form of play.
const MENU: [(&str, Command); 4] = [
    ("3", Command::Players),
    ("4", Command::Guide),
    ("5", Command::Language(None)),
    ("0", Command::Quit),
];

impl Command {
    /// The command with this text, in lower case with single spaces.
    pub fn parse(text: &str, at_menu: bool) -> Option<Command> {
        let digit = MENU.iter().find(|(digit, _)| at_menu && *digit == text);
        let word = WORDS.iter().find(|(_, words)| words.contains(&text));
        digit
            .map(|&(_, command)| command)
            .or(word.map(|&(command, _)| command))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_have_words_in_both_languages_and_digits_at_the_menu_only() {
        assert_eq!(Command::parse("hint", false), Some(Command::Hint));
        assert_eq!(Command::parse("gợi ý", false), Some(Command::Hint));
        assert_eq!(Command::parse("0", true), Some(Command::Quit));
        assert_eq!(Command::parse("0", false), None);
        assert_eq!(Command::parse("misere", true), None);
        assert_eq!(Command::parse("", true), None);
    }

    #[test]
    fn no_word_has_two_meanings() {
        let mut words: Vec<&str> = WORDS
            .iter()
            .flat_map(|(_, words)| *words)
            .copied()
            .collect();
        words.sort_unstable();
        assert!(words.is_sorted_by(|a, b| a < b));
        assert!(words.iter().all(|word| word.to_lowercase() == **word));
    }
}
