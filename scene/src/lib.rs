//! Positions as pictures: heaps, boards, strips, rows, graphs, bars of chocolate.
//!
//! A [`Scene`] is made of [parts](Part) in the words of a problem, such as *a board of 4 × 4 with a queen*.
//! [`Scene::svg`] draws it, [`Scene::text`] tells it to those who do not see it. What can be clicked
//! has a name, which a move tells that it touches:
//!
//! | part | names |
//! |---|---|
//! | [`Heaps`] | `heap2`, and its fifth stone from below `heap2/5` |
//! | [`Grid`] | `r3c4`, row and column as the problem counts them |
//! | [`Strip`] | `cell7` |
//! | [`Row`] | what the room calls them, such as `card3` |
//! | [`Graph`] | `v` and the vertex's label |
//! | [`Bars`] | `bar1`, and its breaks `bar1/-2` below row 2 and `bar1/|3` right of column 3 |
//!
//! A move that touches several things at once names them as `r1c2+r1c1+r1c3`; the first is clicked for all.
//!
//! Parts of one kind in one scene are told apart by a [prefix](Grid::called). A name that is too much to be
//! drawn, such as a stone of a heap of a thousand, stands for what holds it ([`Scene::nearest`]).
//!
//! Every element has classes, for which [`STYLE`] has light and dark colours; without it the attributes of
//! the picture say how it looks.

#![deny(missing_docs)]
#![allow(
    clippy::needless_pass_by_value,
    reason = "a room says numbers and texts as they come"
)]

mod bars;
mod canvas;
mod catalogue;
mod graph;
mod grid;
mod heaps;
mod piece;
mod row;
mod shapes;
mod strip;

use std::collections::HashSet;
use std::fmt::{Debug, Display};
use std::sync::Arc;

pub use bars::Bars;
use bilingual::{Lang, Message, Say};
use canvas::{Canvas, GAP, MARGIN, NOTE};
use catalogue as say;
pub use graph::Graph;
pub use grid::Grid;
pub use heaps::Heaps;
pub use piece::{Piece, Tone};
pub use row::Row;
pub use strip::Strip;

/// The colours of all scenes for a page that holds them, light and dark.
pub const STYLE: &str = include_str!("scene.css");

/// What the end of a list is called that is too long to be drawn.
pub const MORE: &str = "more";

/// The name of the cell in this row and column of a [`Grid`].
pub fn cell(row: impl std::fmt::Display, column: impl std::fmt::Display) -> String {
    format!("r{row}c{column}")
}

/// The name of the stone that a move takes which takes so many of a heap's stones: it, and what lies on it.
pub fn taken(heap: usize, stones: u64, take: u64) -> String {
    format!("heap{heap}/{}", stones - take.min(stones) + 1)
}

/// A position as a picture.
#[derive(Debug, Clone, Default)]
pub struct Scene {
    parts: Vec<Arc<dyn Part>>,
    turn: Option<Tone>,
    notes: Vec<Message>,
}

/// A part of a scene, in the words of a problem.
pub trait Part: Debug + Send + Sync {
    /// The names of what can be clicked in it.
    fn names(&self) -> Vec<String>;

    /// Tells it in words, a sentence without its full stop; it begins with a capital unless with a name of the
    /// problem's.
    fn tell(&self, lang: Lang) -> String;

    /// Its width and height.
    #[doc(hidden)]
    fn size(&self) -> (i64, i64);

    /// Whether it begins where those above and below it do, or stands in the middle.
    #[doc(hidden)]
    fn is_line(&self) -> bool {
        false
    }

    /// Draws it with its upper left corner at 0, 0.
    #[doc(hidden)]
    fn draw(&self, canvas: &mut Canvas);
}

impl<P: Part + 'static> From<P> for Scene {
    fn from(part: P) -> Scene {
        Scene::default().and(part)
    }
}

impl Scene {
    /// With this part below the others.
    pub fn and(mut self, part: impl Part + 'static) -> Scene {
        self.parts.push(Arc::new(part));
        self
    }

    /// The number of its parts.
    pub fn count(&self) -> usize {
        self.parts.len()
    }

    /// Where it belongs to the position who moves: the first player or the second.
    pub fn turn(mut self, is_firsts: bool) -> Scene {
        self.turn = Some(if is_firsts { Tone::First } else { Tone::Second });
        self
    }

    /// With this said below it.
    pub fn note(mut self, said: &dyn Say) -> Scene {
        self.notes.push(Message::new(said));
        self
    }

    /// A move may not take, or push by, so many; 0 bars nothing.
    pub fn barred(self, number: impl Display) -> Scene {
        let number = number.to_string();
        if number == "0" {
            return self;
        }
        self.note(&say::BARRED.with(&[&number]))
    }

    /// A move takes so many at most.
    pub fn at_most(self, number: impl Display) -> Scene {
        self.note(&say::AT_MOST.with(&[&number.to_string()]))
    }

    /// A move takes so many at least.
    pub fn at_least(self, number: impl Display) -> Scene {
        self.note(&say::AT_LEAST.with(&[&number.to_string()]))
    }

    /// There is a sum, and how large it may become.
    pub fn sum(self, sum: impl Display, limit: impl Display) -> Scene {
        self.note(&say::SUM.with(&[&sum.to_string(), &limit.to_string()]))
    }

    /// So much is left of what a sum may become.
    pub fn left(self, left: impl Display) -> Scene {
        self.note(&say::LEFT.with(&[&left.to_string()]))
    }

    /// What the player to move has so far, and the other one.
    pub fn totals(self, mine: impl Display, theirs: impl Display) -> Scene {
        self.note(&say::TOTALS.with(&[&mine.to_string(), &theirs.to_string()]))
    }

    /// The names of what can be clicked.
    pub fn names(&self) -> Vec<String> {
        self.parts.iter().flat_map(|it| it.names()).collect()
    }

    /// What stands for each of these names: itself, or else what holds it; what nothing holds stands
    /// below [`MORE`] if there is more than is drawn, and otherwise goes.
    pub fn nearest(&self, touched: Vec<Vec<String>>) -> Vec<Vec<String>> {
        let names: HashSet<String> = self.names().into_iter().collect();
        let is_drawn = |name: &str| name.split('+').all(|it| names.contains(it));
        let stands_for = |name: String| {
            let holder = name.rsplit_once('/').map(|(holder, _)| holder.to_owned());
            let more = MORE.to_owned();
            let all = [Some(name), holder, Some(more)].into_iter().flatten();
            all.into_iter().find(|it| is_drawn(it))
        };
        let moves = touched.into_iter();
        moves
            .map(|touched| {
                let mut shown: Vec<String> = Vec::new();
                for name in touched {
                    let is_own = is_drawn(&name);
                    let found = stands_for(name).filter(|it| is_own || shown.last() != Some(it));
                    shown.extend(found);
                }
                shown
            })
            .collect()
    }

    /// The picture with all that is said of it, for a page.
    pub fn svg(&self, lang: Lang) -> String {
        let mut canvas = Canvas::new(true);
        self.drawn(&mut canvas, Some(lang))
    }

    /// The picture alone, without a word and without names: for a file beside a text that says what it
    /// shows.
    pub fn drawing(&self) -> String {
        let mut canvas = Canvas::new(false);
        self.drawn(&mut canvas, None)
    }

    fn drawn(&self, canvas: &mut Canvas, lang: Option<Lang>) -> String {
        let said = lang.map_or_else(Vec::new, |lang| self.said(lang));
        let widths = self.parts.iter().map(|it| it.size().0);
        let widest = said.iter().map(|it| canvas::width(it, NOTE) + 28);
        let width = widths.chain(widest).max().unwrap_or(0);
        let mut y = MARGIN;
        for part in &self.parts {
            let (own, height) = part.size();
            if height == 0 {
                continue;
            }
            let left = if part.is_line() { 0 } else { (width - own) / 2 };
            canvas.at(MARGIN + left, y, |canvas| part.draw(canvas));
            y += height + GAP;
        }
        for (place, line) in said.iter().enumerate() {
            let x = MARGIN + width / 2;
            if let (0, Some(tone)) = (place, self.turn) {
                let left = x - canvas::width(line, NOTE) / 2 - 12;
                Piece::of(tone).draw(canvas, left, y + 8, 18);
                canvas.text("note turn", x + 6, y + 8, NOTE, line);
            } else {
                canvas.text("note", x, y + 8, NOTE, line);
            }
            y += 24;
        }
        let title = lang.map(|lang| self.text(lang));
        let height = y - if said.is_empty() { GAP } else { 0 } + MARGIN;
        canvas.finish(width + 2 * MARGIN, height, title.as_deref())
    }

    /// What stands below the picture.
    fn said(&self, lang: Lang) -> Vec<String> {
        let turn = self.turn.map(|tone| match tone {
            Tone::First => say::FIRST_MOVES.say(lang),
            _ => say::SECOND_MOVES.say(lang),
        });
        let notes = self.notes.iter().map(|it| it.say(lang));
        turn.into_iter().chain(notes).collect()
    }

    /// The picture in words.
    pub fn text(&self, lang: Lang) -> String {
        let parts = self.parts.iter().map(|it| it.tell(lang));
        let parts = parts.filter(|told| !told.is_empty());
        let said = self
            .said(lang)
            .into_iter()
            .map(|it| bilingual::capitalized(&it));
        let all: Vec<String> = parts.chain(said).collect();
        all.join(". ") + "."
    }
}

#[cfg(test)]
mod tests;
