//! What stands on a cell or lies in a row.

use bilingual::{Lang, Text};

use crate::canvas::{Canvas, width};
use crate::catalogue as say;
use crate::shapes::{self, Shape};

/// What a thing belongs to; it has a colour, and never that alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tone {
    /// Nobody.
    Neutral,
    /// The player who moves first in the game.
    First,
    /// The other player.
    Second,
    /// What is marked: a goal, a start, something chosen.
    Mark,
    /// What counts no more.
    Quiet,
    /// What nobody may enter.
    Wall,
    /// What is white itself.
    White,
    /// What is black itself.
    Black,
    /// What is green itself.
    Green,
    /// What is purple itself.
    Purple,
}

impl Tone {
    /// Its class, its colour where there are no classes, and what a cell of it is called.
    fn looks(self) -> (&'static str, &'static str, Text) {
        match self {
            Tone::Neutral => ("neutral", "#5b6b7a", say::FILLED),
            Tone::First => ("first", "#1f6fb5", say::FILLED_FIRST),
            Tone::Second => ("second", "#c8502f", say::FILLED_SECOND),
            Tone::Mark => ("mark", "#e3b23c", say::MARKED),
            Tone::Quiet => ("quiet", "#d4dae0", say::GONE),
            Tone::Wall => ("wall", "#3d4955", say::WALL),
            Tone::White => ("white", "#fff", say::WHITE_CELL),
            Tone::Black => ("black", "#26323d", say::BLACK_CELL),
            Tone::Green => ("green", "#2f8f4e", say::GREEN_CELL),
            Tone::Purple => ("purple", "#7a4fb5", say::PURPLE_CELL),
        }
    }

    /// Its class.
    pub(crate) fn class(self) -> &'static str {
        self.looks().0
    }

    /// Its colour where there are no classes.
    pub(crate) fn colour(self) -> &'static str {
        self.looks().1
    }

    /// What a cell of it is called.
    pub(crate) fn tell(self, lang: Lang) -> &'static str {
        self.looks().2.of(lang)
    }

    /// Class and colour of what is filled with it.
    pub(crate) fn filled(self) -> String {
        // On paper what is white would be lost, and in the dark what is black.
        let edge = match self {
            Tone::White | Tone::Black => " stroke=\"#5b6b7a\" stroke-width=\"1.5\"",
            _ => "",
        };
        format!(
            "class=\"{}\" fill=\"{}\"{edge}",
            self.class(),
            self.colour()
        )
    }
}

/// A piece, a stone, a card: what stands on a cell or lies in a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    pub(crate) shape: Shape,
    pub(crate) tone: Tone,
    text: String,
    name: Option<Text>,
    /// What it is called instead of all this.
    told: String,
}

impl Piece {
    fn new(shape: Shape, tone: Tone, name: Option<Text>) -> Piece {
        Piece {
            shape,
            tone,
            text: String::new(),
            name,
            told: String::new(),
        }
    }

    /// A piece of this player, or of nobody: a round one, and a square one of the second player.
    pub fn of(tone: Tone) -> Piece {
        match tone {
            Tone::First => Piece::new(Shape::Disc, tone, Some(say::FIRSTS)),
            Tone::Second => Piece::new(Shape::Diamond, tone, Some(say::SECONDS)),
            Tone::Mark => Piece::new(Shape::Star, tone, Some(say::MARKED)),
            Tone::Quiet => Piece::new(Shape::Ring, tone, Some(say::GONE)),
            Tone::Neutral | Tone::Wall | Tone::Green | Tone::Purple => {
                Piece::new(Shape::Disc, tone, Some(say::PIECE))
            }
            Tone::White => Piece::new(Shape::Disc, tone, Some(say::WHITE)),
            Tone::Black => Piece::new(Shape::Disc, tone, Some(say::BLACK)),
        }
    }

    /// A piece of the first player, or else of the second.
    pub fn owned(is_firsts: bool) -> Piece {
        Piece::of(if is_firsts { Tone::First } else { Tone::Second })
    }

    /// A stone of nobody.
    pub fn stone() -> Piece {
        Piece::new(Shape::Disc, Tone::Neutral, Some(say::STONE))
    }

    /// A white piece.
    pub fn white() -> Piece {
        Piece::of(Tone::White)
    }

    /// A black piece.
    pub fn black() -> Piece {
        Piece::of(Tone::Black)
    }

    /// A king.
    pub fn king() -> Piece {
        Piece::new(Shape::King, Tone::First, Some(say::KING))
    }

    /// A queen.
    pub fn queen() -> Piece {
        Piece::new(Shape::Queen, Tone::Second, Some(say::QUEEN))
    }

    /// A knight.
    pub fn knight() -> Piece {
        Piece::new(Shape::Knight, Tone::First, Some(say::KNIGHT))
    }

    /// A bishop.
    pub fn bishop() -> Piece {
        Piece::new(Shape::Bishop, Tone::First, Some(say::BISHOP))
    }

    /// A pawn.
    pub fn pawn() -> Piece {
        Piece::new(Shape::Pawn, Tone::First, Some(say::PAWN))
    }

    /// A card with this on it.
    pub fn card(text: impl ToString) -> Piece {
        Piece::new(Shape::Card, Tone::Neutral, None).with(text)
    }

    /// A letter, a number or a few words, nothing around them.
    pub fn plain(text: impl ToString) -> Piece {
        Piece::new(Shape::Plain, Tone::Neutral, None).with(text)
    }

    /// The face of a die.
    pub fn die(face: usize) -> Piece {
        Piece::new(Shape::Die(face), Tone::Neutral, None).with(face)
    }

    /// Of this tone instead.
    pub fn toned(self, tone: Tone) -> Piece {
        Piece { tone, ..self }
    }

    /// With this written on it.
    pub fn with(self, text: impl ToString) -> Piece {
        let text = text.to_string();
        Piece { text, ..self }
    }

    /// Of this name: what it is in the problem, where whose it is does not tell that.
    pub fn called(self, name: Text) -> Piece {
        let name = Some(name);
        Piece { name, ..self }
    }

    /// Called so by those who tell the picture, in every language: a sign of the statement's.
    pub fn told(self, told: impl ToString) -> Piece {
        let told = told.to_string();
        Piece { told, ..self }
    }

    /// How wide it is in a row whose things are so high.
    pub(crate) fn width(&self, size: i64) -> i64 {
        match self.shape {
            Shape::Card | Shape::Plain => {
                (width(&self.text, size * 45 / 100) + 14).max(size * 9 / 10)
            }
            _ => size,
        }
    }

    /// Whether what it is called begins with a word, and not with a sign of the problem's.
    pub(crate) fn is_named(&self) -> bool {
        self.told.is_empty() && self.name.is_some()
    }

    /// What it is called.
    pub(crate) fn tell(&self, lang: Lang) -> String {
        if !self.told.is_empty() {
            return self.told.clone();
        }
        let own = match (self.name, self.text.as_str()) {
            (None, "") => "–".to_owned(),
            (None, text) => text.to_owned(),
            (Some(name), "") => name.of(lang).to_owned(),
            (Some(name), text) => format!("{} {text}", name.of(lang)),
        };
        let is_gone = self.tone == Tone::Quiet && self.name != Some(say::GONE);
        if is_gone {
            return format!("{own} ({})", say::GONE.of(lang));
        }
        match (self.shape, self.tone) {
            (Shape::Card | Shape::Plain, Tone::First) => {
                format!("{own} ({})", say::FIRSTS.of(lang))
            }
            (Shape::Card | Shape::Plain, Tone::Second) => {
                format!("{own} ({})", say::SECONDS.of(lang))
            }
            (Shape::Card, Tone::Mark) => format!("[{own}]"),
            _ => own,
        }
    }

    /// Draws it around this middle.
    pub(crate) fn draw(&self, canvas: &mut Canvas, x: i64, y: i64, size: i64) {
        let extent = (self.width(size), size);
        shapes::draw(canvas, self.shape, self.tone, (x, y), extent);
        if self.text.is_empty() || matches!(self.shape, Shape::Die(_)) {
            return;
        }
        if matches!(
            self.shape,
            Shape::King | Shape::Queen | Shape::Knight | Shape::Bishop | Shape::Pawn
        ) {
            // A piece is no place for a number: it stands in the corner.
            let (far, small) = (size * 3 / 10, (size * 3 / 10).max(5));
            canvas.text("", x + far, y - far, small, &self.text);
            return;
        }
        let (class, room) = match self.shape {
            Shape::Card | Shape::Plain => ("", self.width(size) - 8),
            _ if matches!(self.tone, Tone::Mark | Tone::Quiet | Tone::White) => ("", size * 6 / 10),
            _ => ("on", size * 6 / 10),
        };
        let natural = size * 45 / 100;
        let fits = natural * room / width(&self.text, natural).max(1);
        canvas.text(class, x, y, natural.min(fits).max(5), &self.text);
    }
}
