//! Rules of a room that are not those of its statement.

use bilingual::Text;
use inpout::Problem;

use crate::Games;

/// Changed rules: what an exercise asks about, and what can be played besides the game itself.
pub struct Variant<P: Problem> {
    /// The word by which they are asked for, such as `at-most-3`.
    pub name: &'static str,
    /// What is changed, in half a line.
    pub title: Text,
    /// The games of an input by these rules.
    pub games: Games<P>,
}

impl<P: Problem> Variant<P> {
    /// The title is Vietnamese first.
    pub const fn new(
        name: &'static str,
        vi: &'static str,
        en: &'static str,
        games: Games<P>,
    ) -> Variant<P> {
        let title = Text::new(vi, en);
        Variant { name, title, games }
    }
}
