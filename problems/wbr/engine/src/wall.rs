//! A wall under way, and what walls of all sizes have in common. Each marble has a number for life; how it is
//! found again when it has fallen, [`super::grid`] knows.

use super::{Play, Rule};

/// A marble for life: its column in the upper half; in the lower half its colour, and in the last 5
/// bits the row that it came from.
pub(super) type Marble = u32;

/// The colour of a marble, or of its lower half.
#[inline]
pub(super) fn colour(marble: Marble) -> u8 {
    byte((marble >> 5) as usize & 0xff)
}

/// The column that a marble came from, from 1.
#[inline]
pub(super) fn first_column(marble: Marble) -> usize {
    (marble >> 16) as usize
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a wall has at most 32 columns and rows, and 255 colours"
)]
#[inline]
pub(super) const fn byte(number: usize) -> u8 {
    number as u8
}

/// The colours of a board given by its rows, in order.
pub(super) fn colours(rows: &[Vec<u8>]) -> Vec<u8> {
    let mut colours = rows.concat();
    colours.sort_unstable();
    colours.dedup();
    colours
}

/// What so many marbles are worth if they come together.
#[inline]
fn worth(n: usize) -> i32 {
    if n < 2 { 0 } else { Rule::square(n) }
}

/// What is counted of a wall.
#[derive(Debug, Clone, Copy)]
pub(super) struct Tally {
    /// The number of all marbles.
    pub(super) cells: u32,
    /// What the moves so far have earned.
    pub(super) score: i32,
    /// What the moves so far have earned, and what each colour would earn if all that is left of it
    /// came together: no play from here on earns more, but for the bonus.
    pub(super) hope: i32,
    /// The number of marbles of each colour. Where there are more than 15, some are counted as one,
    /// and the hope is larger than it need be.
    pub(super) counts: [u16; 16],
    /// Looks random, but depends on nothing but the marbles that are left.
    pub(super) key: u64,
}

impl Tally {
    /// Counts a region of so many marbles that is removed.
    #[inline]
    pub(super) fn remove(&mut self, colour: u8, found: usize) {
        let marbles = u16::try_from(found).expect("at most 1024 cells");
        self.cells -= u32::from(marbles);
        let earned = Rule::square(found);
        self.score += earned;
        let count = &mut self.counts[usize::from(colour & 15)];
        self.hope += earned - worth((*count).into());
        *count -= marbles;
        self.hope += worth((*count).into());
    }
}

/// The numbers of up to two colours that are left alone; 0 is none.
pub(super) type Spared = [u8; 2];

/// A wall under way.
pub(super) trait Wall: Copy + Send + Sync {
    /// Room for the cells of a region, kept from move to move.
    type Room: Default + Send;

    /// The wall with these marbles: the numbers of their colours, column by column and from the bottom.
    fn new(columns: &[Vec<u8>], tally: Tally) -> Self;

    /// What is counted of it.
    fn tally(&self) -> &Tally;

    /// The same, to be changed.
    fn tally_mut(&mut self) -> &mut Tally;

    /// Row from the bottom and column from the left, from 1, of a marble that is still there.
    fn place(&self, marble: Marble) -> Option<(usize, usize)>;

    /// The marble in a row, from 0, that is chosen by the height of the column; `None` if that is 0.
    fn pick(&self, column: usize, row: impl FnOnce(usize) -> usize) -> Option<Marble>;

    /// Removes the region of a marble, if it is still there and its region is no single cell; tells
    /// whether it was removed.
    fn play(&mut self, marble: Marble, room: &mut Self::Room) -> bool;

    /// Plays the moves met on one way over the columns of the wall, each from the top, but none of the
    /// spared colours; tells whether there were any, and adds them to the list.
    fn sweep(
        &mut self,
        columns: usize,
        spared: Spared,
        moves: &mut Vec<Marble>,
        room: &mut Self::Room,
    ) -> bool;

    /// The number of marbles of each colour that are left.
    fn left(&self) -> [usize; 256];
}

/// What does not change in a play.
#[derive(Debug, Clone)]
pub(super) struct Game<W> {
    rule: Rule,
    start: W,
    columns: usize,
    /// The colours by their numbers less one.
    colours: Vec<u8>,
}

impl<W: Wall> Game<W> {
    /// The game on a board given by its rows from the top; the colours are not 0.
    pub(super) fn new(rows: &[Vec<u8>], rule: Rule) -> Self {
        let width = rows.first().map_or(0, Vec::len);
        let colours = colours(rows);
        let mut tally = Tally {
            cells: 0,
            score: 0,
            hope: 0,
            counts: [0; 16],
            key: 0,
        };
        let mut columns = vec![Vec::new(); width];
        for row in rows.iter().rev() {
            for (column, &colour) in columns.iter_mut().zip(row) {
                let number = Self::number_of(&colours, colour);
                tally.counts[usize::from(number & 15)] += 1;
                tally.cells += 1;
                column.push(number);
            }
        }
        tally.hope = tally.counts.iter().map(|&n| worth(n.into())).sum();
        Game {
            rule,
            start: W::new(&columns, tally),
            columns: width,
            colours,
        }
    }

    /// The number of a colour among these, from 1; 0 of what is none of them.
    fn number_of(colours: &[u8], colour: u8) -> u8 {
        colours.binary_search(&colour).map_or(0, |at| byte(at) + 1)
    }

    /// The number of a colour of the board, from 1; 0 of what is none.
    pub(super) fn number(&self, colour: u8) -> u8 {
        Self::number_of(&self.colours, colour)
    }

    /// The wall before the first move.
    pub(super) fn start(&self) -> &W {
        &self.start
    }

    /// The marble at a place given by two numbers that the dice choose; `None` if they miss.
    pub(super) fn any(&self, wall: &W, mut below: impl FnMut(usize) -> usize) -> Option<Marble> {
        let column = below(self.columns) + 1;
        wall.pick(column, below)
    }

    /// Plays on until no move is left, column by column and from the top, the spared colour after the
    /// others and the last one at the end; the moves are added to the list. `false` if it is given up,
    /// as less than the least can be earned.
    pub(super) fn finish(
        &self,
        wall: &mut W,
        (spared, last): (u8, u8),
        least: i32,
        moves: &mut Vec<Marble>,
        room: &mut W::Room,
    ) -> bool {
        let both = (spared != 0 && spared != last).then_some([spared, last]);
        for waiting in both.into_iter().chain([[0, last], [0, 0]]) {
            while wall.sweep(self.columns, waiting, moves, room) {
                if wall.tally().hope < least {
                    return false;
                }
            }
        }
        true
    }

    /// All points of a play that ends with this wall.
    pub(super) fn total(&self, wall: &W) -> i32 {
        wall.tally().score + self.rule.ending(&wall.left())
    }

    /// What clearing the board earns.
    pub(super) fn bonus(&self) -> u32 {
        self.rule.bonus
    }

    /// A play as the rules name its moves.
    pub(super) fn tell(&self, marbles: &[Marble]) -> Play {
        let mut wall = self.start;
        let mut moves = Vec::new();
        let mut room = W::Room::default();
        for &marble in marbles {
            moves.extend(wall.place(marble));
            wall.play(marble, &mut room);
        }
        Play {
            moves,
            total: self.total(&wall),
            left: wall.tally().cells as usize,
        }
    }
}
