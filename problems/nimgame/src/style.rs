//! Colours on a terminal: the one place that knows ANSI escape sequences.

/// Clears the screen and goes to its upper left corner.
pub const CLEAR: &str = "\x1b[2J\x1b[H";

/// Goes back to the start of the line and clears it.
pub const REWRITE: &str = "\r\x1b[K";

/// How a piece of text looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// The title, and what is asked.
    Bold,
    /// What is less important: frames, stones that are gone.
    Dim,
    /// The stones.
    Stone,
    /// The person, or person A.
    First,
    /// The machine, or person B.
    Second,
    /// Something good.
    Good,
    /// Something bad.
    Bad,
}

impl Style {
    fn code(self) -> &'static str {
        match self {
            Style::Bold => "1",
            Style::Dim => "2",
            Style::Stone => "33",
            Style::First => "1;36",
            Style::Second => "1;35",
            Style::Good => "1;32",
            Style::Bad => "31",
        }
    }
}

/// Whether there are colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Palette {
    /// Escape sequences.
    Ansi,
    /// Bare text.
    Bare,
}

impl Palette {
    /// The text in this style.
    pub fn paint(self, style: Style, text: &str) -> String {
        match self {
            Palette::Ansi if !text.is_empty() => format!("\x1b[{}m{text}\x1b[0m", style.code()),
            Palette::Ansi | Palette::Bare => text.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bare_text_has_no_escape_sequences() {
        assert_eq!(Palette::Bare.paint(Style::Good, "x"), "x");
        assert_eq!(Palette::Ansi.paint(Style::Bad, "x"), "\x1b[31mx\x1b[0m");
        assert_eq!(Palette::Ansi.paint(Style::Bad, ""), "");
    }
}
