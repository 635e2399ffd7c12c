//! What fields are called, in both languages.

use bilingual::{Lang, Say, Text};

/// What a field is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Name {
    /// A letter of the statement, the same in both languages.
    Letter(char),
    /// More than a letter, but the statement's own too: `Amax`, `n1`.
    Symbol(&'static str),
    /// A word.
    Word(Text),
    /// Nothing: an item is called by its list and number.
    Item,
}

impl From<char> for Name {
    fn from(letter: char) -> Name {
        Name::Letter(letter)
    }
}

impl From<Text> for Name {
    fn from(word: Text) -> Name {
        Name::Word(word)
    }
}

impl Say for Name {
    fn say(&self, lang: Lang) -> String {
        match self {
            Name::Letter(letter) => letter.to_string(),
            Name::Symbol(symbol) => (*symbol).to_owned(),
            Name::Word(word) => word.say(lang),
            Name::Item => String::new(),
        }
    }
}

/// A heap of stones.
pub const HEAP: Text = Text::new("đống", "heap");
/// A row of a board.
pub const ROW: Text = Text::new("hàng", "row");
/// A column of a board.
pub const COLUMN: Text = Text::new("cột", "column");
/// A cell of a board.
pub const CELL: Text = Text::new("ô", "cell");
/// A number of a list.
pub const NUMBER: Text = Text::new("số", "number");
/// An arc of a graph.
pub const ARC: Text = Text::new("cung", "arc");
/// A move of a game.
pub const MOVE: Text = Text::new("nước đi", "move");
/// A strip of cells.
pub const STRIP: Text = Text::new("dải", "strip");
/// A test of several in one file.
pub const TEST: Text = Text::new("test", "test");
