//! Cards, numbers, letters, stones: things in a row.

use bilingual::{Lang, capitalized};

use crate::canvas::{Canvas, WIDEST, and_more, more_height, width};
use crate::catalogue as say;
use crate::{MORE, Part, Piece};

/// The most things that are drawn.
const MOST: usize = 200;

/// The height of a line.
const HIGH: i64 = 44;

/// Things in a row, which goes on in the next line where it is long.
#[derive(Debug, Clone, Default)]
pub struct Row {
    label: String,
    things: Vec<(String, Piece)>,
    places: bool,
}

impl Row {
    /// An empty row.
    pub fn new() -> Row {
        Row::default()
    }

    /// Things that are called `prefix1`, `prefix2`, ….
    pub fn of(prefix: &str, things: impl IntoIterator<Item = Piece>) -> Row {
        let things = (1..).zip(things);
        things.fold(Row::new(), |row, (place, piece)| {
            row.thing(format!("{prefix}{place}"), piece)
        })
    }

    /// With one thing more, which is called so; what has no name cannot be clicked.
    pub fn thing(mut self, name: impl Into<String>, piece: Piece) -> Row {
        self.things.push((name.into(), piece));
        self
    }

    /// With this before it.
    pub fn labelled(mut self, label: impl ToString) -> Row {
        self.label = label.to_string();
        self
    }

    /// With the places, from 1, below.
    pub fn counted(mut self) -> Row {
        self.places = true;
        self
    }

    fn shown(&self) -> impl Iterator<Item = &(String, Piece)> {
        self.things.iter().take(MOST)
    }

    fn label_width(&self) -> i64 {
        match self.label.as_str() {
            "" => 0,
            label => (width(label, 14) + 10).max(34),
        }
    }

    fn line_height(&self) -> i64 {
        HIGH + if self.places { 18 } else { 0 }
    }

    /// The middle of each thing; and width and height of all.
    fn places(&self) -> (Vec<(i64, i64)>, (i64, i64)) {
        let start = self.label_width();
        let (mut x, mut y, mut widest) = (start, 0, start);
        let mut places = Vec::new();
        for (_, piece) in self.shown() {
            let wide = piece.width(HIGH - 4);
            if x + wide > WIDEST && x > start {
                (x, y) = (start, y + self.line_height() + 4);
            }
            places.push((x + wide / 2, y + HIGH / 2));
            x += wide + 4;
            widest = widest.max(x - 4);
        }
        if self.things.is_empty() && self.label.is_empty() {
            return (places, (0, 0));
        }
        (places, (widest.max(20), y + self.line_height()))
    }
}

impl Part for Row {
    fn names(&self) -> Vec<String> {
        let names = self.shown().map(|(name, _)| name.clone());
        let mut names: Vec<String> = names.filter(|name| !name.is_empty()).collect();
        names.extend((self.things.len() > MOST).then(|| MORE.to_owned()));
        names
    }

    fn tell(&self, lang: Lang) -> String {
        let mut told: Vec<String> = self.shown().map(|(_, piece)| piece.tell(lang)).collect();
        told.extend(and_more(self.things.len(), MOST, lang));
        if told.is_empty() && !self.label.is_empty() {
            told.push(say::NOTHING.of(lang).to_owned());
        }
        let told = told.join(", ");
        let is_ours = self.shown().next().is_some_and(|(_, it)| it.is_named());
        match self.label.as_str() {
            "" if is_ours => capitalized(&told),
            "" => told,
            label => format!("{label}: {told}"),
        }
    }

    fn size(&self) -> (i64, i64) {
        let (_, (width, height)) = self.places();
        (width, height + more_height(self.things.len(), MOST))
    }

    fn is_line(&self) -> bool {
        !self.label.is_empty()
    }

    fn draw(&self, canvas: &mut Canvas) {
        let (places, (all, height)) = self.places();
        if !self.label.is_empty() {
            let middle = (self.label_width() - 10) / 2;
            canvas.text("label", middle, HIGH / 2, 14, &self.label);
        }
        for (place, ((name, piece), (x, y))) in self.shown().zip(places).enumerate() {
            let draw = |canvas: &mut Canvas| {
                piece.draw(canvas, x, y, HIGH - 4);
                if self.places {
                    let number = (place + 1).to_string();
                    canvas.text("label", x, y + HIGH / 2 + 8, 11, &number);
                }
            };
            if name.is_empty() {
                draw(canvas);
            } else {
                canvas.named(name, draw);
            }
        }
        canvas.more(self.things.len(), MOST, (all, height));
    }
}
