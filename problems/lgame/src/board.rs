//! The positions of the game, and how all of them end.
//!
//! **Many at a time.** For two L, the places of the round pieces are a set of pairs of cells: one
//! number, a bit for each pair. All of them go the same way through a move: the L is laid where no
//! round piece is, and then a pair may become any that shares a cell with it. So backward
//! induction, as [`theory::retrograde`] tells it, is done here rank by rank, with sets.
//!
//! **One for eight.** Turned and flipped, a position ends as it did, and all ways to lay an L are images
//! of six. So lost positions are looked for with the opponent's L in one of these only, and won ones are
//! noted with the own L in one of these only: these are the ones that the search asks for.

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

/// A set of cells in the eight ways that the board can be turned and flipped: two flips whose axes meet
/// at half a right angle, in turn.
const fn images(cells: Cells) -> [Cells; 8] {
    let mut images = [cells; 8];
    let mut i = 1;
    while i < 8 {
        images[i] = if i % 2 == 1 {
            upside_down(images[i - 1])
        } else {
            transposed(images[i - 1])
        };
        i += 1;
    }
    images
}

const fn upside_down(cells: Cells) -> Cells {
    cells >> 12 | cells >> 4 & 0x00f0 | cells << 4 & 0x0f00 | cells << 12
}

/// Rows become columns: cells above the diagonal change places with those 3, 6 or 9 bits away.
const fn transposed(cells: Cells) -> Cells {
    let above = (cells & 0x0842) << 3 | (cells & 0x0084) << 6 | (cells & 0x0008) << 9;
    let below = cells >> 3 & 0x0842 | cells >> 6 & 0x0084 | cells >> 9 & 0x0008;
    cells & 0x8421 | above | below
}

/// Number of ways to lay an L if images count as one.
const KINDS: usize = WAYS / 8;

/// The first way of each kind.
const FIRSTS: [usize; KINDS] = firsts();

const fn firsts() -> [usize; KINDS] {
    let mut firsts = [0; KINDS];
    let mut count = 0;
    let mut way = 0;
    while way < WAYS {
        let images = images(LAYINGS[way]);
        let mut i = 0;
        while i < 8 && LAYINGS[way] <= images[i] {
            i += 1;
        }
        if i == 8 {
            firsts[count] = way;
            count += 1;
        }
        way += 1;
    }
    assert!(count == KINDS);
    firsts
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

    /// What it becomes when the board is turned and flipped, in eight ways.
    fn images(self) -> impl Iterator<Item = Position> {
        let [own, other, round] = [self.own, self.other, self.round].map(images);
        (0..8).map(move |i| Position {
            own: own[i],
            other: other[i],
            round: round[i],
        })
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

/// A set of positions and of all their images: where the round pieces are if an L is the first of its kind
/// and the other one is laid in each way.
type Positions = [[Pairs; WAYS]; KINDS];

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
    /// With the opponent's L the first of its kind.
    lost: Positions,
    /// With the own L the first of its kind.
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
        let (lost, won) = ([[0; WAYS]; KINDS], [[0; WAYS]; KINDS]);
        Table { lost, won }
    }

    /// The outcome of a position for the player to move.
    pub fn outcome(&self, position: Position) -> Outcome {
        let is_in = |positions: &Positions, Position { own, other, round }| {
            let kind = FIRSTS.iter().position(|&way| LAYINGS[way] == own);
            kind.is_some_and(|kind| positions[kind][way(other)] & pair(round) != 0)
        };
        let [mut seen, mut opposite] = [position, position.turned()].map(Position::images);
        if seen.any(|image| is_in(&self.won, image)) {
            Outcome::Won
        } else if opposite.any(|image| is_in(&self.lost, image)) {
            Outcome::Lost
        } else {
            Outcome::Drawn
        }
    }

    /// Two ranks more: the positions that are lost because of those that are won so far, and those that
    /// are won because of these. Whether there are any.
    fn go_on(&mut self) -> bool {
        let mut found = Vec::new();
        for kind in 0..KINDS {
            self.find_lost(kind, &mut found);
        }
        for position in found.iter().flat_map(|position| position.images()) {
            self.find_won(position);
        }
        !found.is_empty()
    }

    /// The positions that are lost and not known to be.
    fn find_lost(&mut self, kind: usize, found: &mut Vec<Position>) {
        let other = FIRSTS[kind];
        // With which pairs a player can lay his L there and go on so that the opponent is not known to
        // win; those with which he can do so in a way, and in two.
        let mut safe = [0; WAYS];
        let (mut once, mut twice) = (0, 0);
        for laid in apart_from(other) {
            let free = BESIDE[other] & BESIDE[laid];
            safe[laid] = near(free & !self.won[kind][laid]) & free;
            twice |= once & safe[laid];
            once |= safe[laid];
        }
        for own in apart_from(other) {
            // It must not be laid where it was.
            let safe = twice | once & !safe[own];
            let lost = BESIDE[own] & BESIDE[other] & !safe & !self.lost[kind][own];
            if lost != 0 {
                self.lost[kind][own] |= lost;
                let (own, other) = (LAYINGS[own], LAYINGS[other]);
                let rounds = pairs(!(own | other)).filter(|&round| lost & pair(round) != 0);
                found.extend(rounds.map(|round| Position { own, other, round }));
            }
        }
    }

    /// The positions from which a lost one is reached.
    fn find_won(&mut self, lost: Position) {
        let [own, other] = [lost.own, lost.other].map(way);
        // The opponent has just laid his L. With a round piece moved back, or none, it may have
        // lain anywhere else.
        let before = near(pair(lost.round)) & BESIDE[own] & BESIDE[other];
        for (won, lifted) in self.won.iter_mut().zip(FIRSTS) {
            if lifted != other && LAYINGS[lifted] & lost.own == 0 {
                won[own] |= before & BESIDE[lifted];
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
