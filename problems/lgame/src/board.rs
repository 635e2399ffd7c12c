//! The positions of the game, and how all of them end.
//!
//! **Many at a time.** For two L, the places of the round pieces are a set of pairs of cells: one
//! number, a bit for each pair. All of them go the same way through a move: the L is laid where no
//! round piece is, and then a pair may become any that shares a cell with it. So backward
//! induction, as [`theory::retrograde`] tells it, is done here rank by rank, with sets.

use theory::retrograde::Outcome;

/// A set of cells: the cell in row `r` and column `c`, from 0, is the bit `4r + c`.
pub type Cells = u16;

/// Number of ways to lay an L.
const WAYS: usize = 48;

/// All ways to lay an L, in ascending order.
pub const LAYINGS: [Cells; WAYS] = layings();

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

/// An L covers three cells in a line and one beside an end of it.
const fn layings() -> [Cells; WAYS] {
    let mut found = [0; WAYS];
    let mut count = 0;
    let mut cells: Cells = 0;
    while cells < Cells::MAX {
        if cells.count_ones() == 4 && is_l(cells) {
            found[count] = cells;
            count += 1;
        }
        cells += 1;
    }
    assert!(count == WAYS);
    found
}

const fn is_l(cells: Cells) -> bool {
    let mut start = 0;
    while start < 16 {
        // Lines of three that begin at each cell, in a row and in a column, with the cells beside
        // their ends.
        let (row, column) = (start / 4, start % 4);
        if column <= 1 {
            let line = 0b111 << start;
            let ends: Cells = 0b101 << start;
            let feet = ends << 4 | ends >> 4;
            if cells & line == line && cells & feet != 0 {
                return true;
            }
        }
        if row <= 1 {
            let line = 0b1_0001_0001 << start;
            let ends: Cells = 0b1_0000_0001 << start;
            let right = if column < 3 { ends << 1 } else { 0 };
            let left = if column > 0 { ends >> 1 } else { 0 };
            if cells & line == line && cells & (right | left) != 0 {
                return true;
            }
        }
        start += 1;
    }
    false
}

/// The number of an L among the ways to lay one.
fn way(laid: Cells) -> usize {
    LAYINGS.binary_search(&laid).expect("it is an L")
}

/// The cells of a set, each alone.
fn each(cells: Cells) -> impl Iterator<Item = Cells> {
    (0..16)
        .map(|place| 1 << place)
        .filter(move |cell| cells & cell != 0)
}

/// The pairs of round pieces after at most one of `round` has moved to a cell of `free`.
fn with_one_moved(round: Cells, free: Cells) -> impl Iterator<Item = Cells> {
    let moved = each(round).flat_map(move |from| each(free).map(move |to| round ^ from | to));
    std::iter::once(round).chain(moved)
}

impl Position {
    /// The same position as the opponent sees it.
    pub fn turned(self) -> Position {
        Position {
            own: self.other,
            other: self.own,
            round: self.round,
        }
    }

    /// The positions after every move, as the opponent sees them, each once.
    pub fn moves(self) -> Vec<Position> {
        let Position { own, other, round } = self;
        let mut after = Vec::new();
        for l in LAYINGS {
            if l != own && l & (other | round) == 0 {
                let moved = with_one_moved(round, !(l | other | round));
                after.extend(moved.map(|round| Position {
                    own: other,
                    other: l,
                    round,
                }));
            }
        }
        after
    }
}

/// A set of pairs of cells: the pair of `a` and a smaller `b` is the bit `a (a - 1) / 2 + b`.
type Pairs = u128;

/// A set of positions: for each way to lay the own L, and the other one, where the round pieces are.
type Positions = Vec<[Pairs; WAYS]>;

/// The set of one pair.
fn pair(round: Cells) -> Pairs {
    let (greater, smaller) = (round.ilog2(), round.trailing_zeros());
    1 << (greater * (greater - 1) / 2 + smaller)
}

/// `WITH[c]`: the pairs that have the cell `c`.
const WITH: [Pairs; 16] = pairs_with();

const fn pairs_with() -> [Pairs; 16] {
    let mut with = [0; 16];
    let mut pair: Pairs = 1;
    let mut greater = 1;
    while greater < 16 {
        let mut smaller = 0;
        while smaller < greater {
            with[greater] |= pair;
            with[smaller] |= pair;
            pair <<= 1;
            smaller += 1;
        }
        greater += 1;
    }
    with
}

/// The pairs that are beside an L, for each way to lay it.
const BESIDE: [Pairs; WAYS] = pairs_beside();

const fn pairs_beside() -> [Pairs; WAYS] {
    let mut beside = [(1 << 120) - 1; WAYS];
    let mut way = 0;
    while way < WAYS {
        let mut cell = 0;
        while cell < 16 {
            if LAYINGS[way] >> cell & 1 == 1 {
                beside[way] &= !WITH[cell];
            }
            cell += 1;
        }
        way += 1;
    }
    beside
}

/// The pairs that share a cell with one of these: what becomes of them if one round piece or none is
/// moved, and what they may have been before. The others must not be taken.
fn near(pairs: Pairs) -> Pairs {
    let with = WITH.iter().filter(|&with| pairs & with != 0);
    with.fold(0, |near, with| near | with)
}

/// The ways to lay an L that leave this one where it is.
fn apart_from(way: usize) -> impl Iterator<Item = usize> + Clone {
    (0..WAYS).filter(move |&other| LAYINGS[way] & LAYINGS[other] == 0)
}

/// How every position ends.
#[derive(Debug, Clone)]
pub struct Table {
    lost: Positions,
    won: Positions,
}

impl Table {
    /// Decides all positions.
    pub fn new() -> Self {
        let mut table = Table::blank();
        while table.go_on() {}
        table
    }

    /// What is decided by the first two ranks, by the first four, and so on: the positions that are
    /// new in the table `i`, from 0, are lost in `2i` moves or won in `2i + 1`.
    pub fn by_ranks() -> Vec<Table> {
        let mut table = Table::blank();
        let mut tables = Vec::new();
        while table.go_on() {
            tables.push(table.clone());
        }
        tables
    }

    /// Nothing is decided.
    fn blank() -> Self {
        let none = vec![[0; WAYS]; WAYS];
        Table {
            lost: none.clone(),
            won: none,
        }
    }

    /// The outcome of a position for the player to move.
    pub fn outcome(&self, position: Position) -> Outcome {
        let [own, other] = [position.own, position.other].map(way);
        let pair = pair(position.round);
        if self.lost[own][other] & pair != 0 {
            Outcome::Lost
        } else if self.won[own][other] & pair != 0 {
            Outcome::Won
        } else {
            Outcome::Drawn
        }
    }

    /// Two ranks more: the positions that are lost because of those that are won so far, and those that
    /// are won because of these. Whether there are any.
    fn go_on(&mut self) -> bool {
        let mut found = Vec::new();
        for other in 0..WAYS {
            self.find_lost(other, &mut found);
        }
        for &(own, other, pairs) in &found {
            self.lost[own][other] |= pairs;
            // The opponent has just laid his L. With a round piece moved back, or none, it may have
            // lain anywhere else.
            let before = near(pairs) & BESIDE[own] & BESIDE[other];
            for lifted in apart_from(own).filter(|&lifted| lifted != other) {
                self.won[lifted][own] |= before & BESIDE[lifted];
            }
        }
        !found.is_empty()
    }

    /// The positions with this L of the opponent that are lost and not known to be: the way to lay the
    /// own L, that of the opponent, and the pairs.
    fn find_lost(&self, other: usize, found: &mut Vec<(usize, usize, Pairs)>) {
        // With which pairs a player can lay his L there and go on so that the opponent is not known to
        // win; those with which he can do so in a way, and in two.
        let mut safe = [0; WAYS];
        let (mut once, mut twice) = (0, 0);
        for laid in apart_from(other) {
            let free = BESIDE[other] & BESIDE[laid];
            safe[laid] = near(free & !self.won[other][laid]) & free;
            twice |= once & safe[laid];
            once |= safe[laid];
        }
        for own in apart_from(other) {
            // It must not be laid where it was.
            let safe = twice | once & !safe[own];
            let lost = BESIDE[own] & BESIDE[other] & !safe & !self.lost[own][other];
            if lost != 0 {
                found.push((own, other, lost));
            }
        }
    }
}

impl Default for Table {
    fn default() -> Self {
        Table::new()
    }
}

/// Number of moves until the end if the winner hurries and the loser delays; `None` for a drawn position.
/// Read off the tables [by ranks](Table::by_ranks).
pub fn remoteness(by_ranks: &[Table], position: Position) -> Option<usize> {
    let is_decided = |table: &Table| table.outcome(position) != Outcome::Drawn;
    let first = by_ranks.iter().position(is_decided)?;
    let is_won = by_ranks[first].outcome(position) == Outcome::Won;
    Some(2 * first + usize::from(is_won))
}

/// All positions, seen from the player to move.
pub fn positions() -> Vec<Position> {
    let mut found = Vec::new();
    for own in LAYINGS {
        for other in LAYINGS.into_iter().filter(|other| own & other == 0) {
            found.extend(pairs(!(own | other)).map(|round| Position { own, other, round }));
        }
    }
    found
}

/// All sets of two of these cells: by the greater one, then by the smaller one.
fn pairs(cells: Cells) -> impl Iterator<Item = Cells> {
    each(cells)
        .flat_map(move |greater| each(cells & (greater - 1)).map(move |smaller| greater | smaller))
}
