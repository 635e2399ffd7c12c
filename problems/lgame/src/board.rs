//! The positions of the game, and how all of them end.

use std::collections::HashMap;
use std::sync::LazyLock;

use arena::Outcome;

/// A set of cells: the cell in row `r` and column `c`, from 0, is the bit `4r + c`.
pub type Cells = u16;

/// All ways to lay an L, in ascending order.
pub static LAYINGS: LazyLock<Vec<Cells>> = LazyLock::new(|| {
    // Three cells in a line, and one beside an end of them.
    let tall = [0x0113, 0x0311, 0x0223, 0x0322].map(|shape| (shape, 2, 3));
    let wide = [0x0017, 0x0047, 0x0071, 0x0074].map(|shape| (shape, 3, 2));
    let shapes = tall.into_iter().chain(wide);
    let mut found: Vec<Cells> = shapes
        .flat_map(|(shape, rows, columns)| {
            let starts = (0..rows).flat_map(move |r| (0..columns).map(move |c| 4 * r + c));
            starts.map(move |start| shape << start)
        })
        .collect();
    found.sort_unstable();
    found
});

/// Where the pieces lie, as the player to move sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// His L.
    pub own: Cells,
    /// The opponent's L.
    pub other: Cells,
    /// The two round pieces.
    pub round: Cells,
}

/// The cells of a set, each alone.
fn each(cells: Cells) -> impl Iterator<Item = Cells> {
    let places = (0..16).map(|place| 1 << place);
    places.filter(move |cell| cells & cell != 0)
}

/// The pairs of round pieces after at most one of `round` has moved to a cell of `free`.
fn with_one_moved(round: Cells, free: Cells) -> impl Iterator<Item = Cells> {
    let moved = each(round).flat_map(move |from| each(free).map(move |to| round ^ from | to));
    std::iter::once(round).chain(moved)
}

/// A set of cells in the eight ways that the board can be turned and flipped.
fn images(cells: Cells) -> [Cells; 8] {
    let mut images = [cells; 8];
    for i in 1..8 {
        let cells = images[i - 1];
        images[i] = if i % 2 == 1 {
            // Upside down.
            cells >> 12 | cells >> 4 & 0x00f0 | cells << 4 & 0x0f00 | cells << 12
        } else {
            // Rows become columns: cells change places with those 3, 6 or 9 bits away.
            let above = (cells & 0x0842) << 3 | (cells & 0x0084) << 6 | (cells & 0x0008) << 9;
            let below = cells >> 3 & 0x0842 | cells >> 6 & 0x0084 | cells >> 9 & 0x0008;
            cells & 0x8421 | above | below
        };
    }
    images
}

impl Position {
    /// What it becomes when the board is turned and flipped.
    fn images(self) -> impl Iterator<Item = Position> {
        let [own, other, round] = [self.own, self.other, self.round].map(images);
        (0..8).map(move |i| Position {
            own: own[i],
            other: other[i],
            round: round[i],
        })
    }

    /// The same position as the opponent sees it.
    pub fn turned(self) -> Position {
        let Position { own, other, round } = self;
        Position {
            own: other,
            other: own,
            round,
        }
    }

    /// The positions after every move, as the opponent sees them, each once.
    pub fn moves(self) -> impl Iterator<Item = Position> {
        let Position { own, other, round } = self;
        laid_anew(own, other | round).flat_map(move |laid| {
            let rounds = with_one_moved(round, !(laid | other | round));
            rounds.map(move |round| Position {
                own: other,
                other: laid,
                round,
            })
        })
    }

    /// The positions from which a move leads here: the opponent has laid his L where it is now, and then
    /// perhaps moved a round piece.
    fn before(self) -> impl Iterator<Item = Position> {
        let Position { own, other, round } = self;
        with_one_moved(round, !(own | other | round)).flat_map(move |round| {
            let lifted = laid_anew(other, own | round);
            lifted.map(move |lifted| Position {
                own: lifted,
                other: own,
                round,
            })
        })
    }
}

/// The ways to lay an L elsewhere on cells that are not taken.
fn laid_anew(l: Cells, taken: Cells) -> impl Iterator<Item = Cells> {
    let layings = LAYINGS.iter().copied();
    layings.filter(move |&laid| laid != l && laid & taken == 0)
}

/// How every position ends.
#[derive(Debug, Clone)]
pub struct Table {
    /// Of each position that is won or lost the moves until the end.
    moves: HashMap<Position, u8>,
}

impl Table {
    /// Decides all positions, from those without a move backwards.
    pub fn decided() -> Self {
        let mut table = Table {
            moves: HashMap::new(),
        };
        // Who is not known to lose has a move that is not known to win for the opponent: each open
        // position stands here with such a move. Of its eight images one is enough.
        let mut open: Vec<(Position, Position)> = Vec::new();
        let mut lost = Vec::new();
        let is_first = |at: &Position| images(at.own).iter().all(|&image| at.own <= image);
        for at in positions().into_iter().filter(is_first) {
            match at.moves().next() {
                Some(next) => open.push((at, next)),
                None => lost.push(at),
            }
        }
        for moves in (0..).step_by(2) {
            for at in lost.drain(..).flat_map(Position::images) {
                table.moves.insert(at, moves);
                for before in at.before() {
                    table.moves.entry(before).or_insert(moves + 1);
                }
            }
            open.retain_mut(|(at, next)| {
                let is_won = |next: &Position| table.outcome(*next) == Outcome::Won;
                if is_won(next) {
                    match at.moves().find(|next| !is_won(next)) {
                        Some(other) => *next = other,
                        None => lost.push(*at),
                    }
                }
                lost.last() != Some(at)
            });
            if lost.is_empty() {
                break;
            }
        }
        table
    }

    /// Number of moves until the end if the winner hurries and the loser delays; `None` for a drawn
    /// position.
    pub fn remoteness(&self, position: Position) -> Option<u8> {
        self.moves.get(&position).copied()
    }

    /// The outcome of a position for the player to move.
    pub fn outcome(&self, position: Position) -> Outcome {
        match self.remoteness(position) {
            None => Outcome::Drawn,
            Some(moves) if moves % 2 == 1 => Outcome::Won,
            Some(_) => Outcome::Lost,
        }
    }
}

/// All positions, seen from the player to move.
pub fn positions() -> Vec<Position> {
    let mut found = Vec::new();
    for &own in LAYINGS.iter() {
        for &other in LAYINGS.iter().filter(|&other| own & other == 0) {
            let free = !(own | other);
            let rounds = each(free).flat_map(|a| each(free & (a - 1)).map(move |b| a | b));
            found.extend(rounds.map(|round| Position { own, other, round }));
        }
    }
    found
}
