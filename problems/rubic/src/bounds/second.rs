//! The second stage: boards with four or more numbers at home.
//!
//! They are a group H, permutations of the other cells. Undo a board `u` and carry out a board `v`:
//! that is a board at most as far away as both together. It is in H if `u` and `v` agree on the
//! cells of the fixed numbers. So the boards within some radius are put into buckets by what they
//! hold there, and each pair within a bucket marks a board of H. In this way every board of H
//! within twice the radius is marked, for its list can be cut in the middle.
//!
//! A board that is not marked may be one operation away from a marked one of H: by pushing a line
//! without fixed cells, after its list or before it. What is left then has to be solved.

use crate::ball::Ball;
use crate::board::{Board, LINES, Line, pushed};
use crate::class::{board, for_each_image, inverse};

/// Boards with some numbers at home, by what is known of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Second {
    /// At most twice the radius away.
    pub marked: u64,
    /// At most one operation farther.
    pub beside: u64,
    /// All others: their numbers row by row.
    pub left: Vec<[u8; 16]>,
}

/// What is known of all boards with the numbers of these cells, counted from 0, at home: from four
/// to six cells, no two alike. The boards within `radius` operations are put together in pairs.
pub fn second(cells: &[u8], radius: u32) -> Second {
    let home = Home::new(cells);
    home.judged(&home.marked(radius))
}

/// The board as it is read.
fn numbers(board: Board) -> [u8; 16] {
    std::array::from_fn(|cell| small(board >> (4 * cell) & 15) + 1)
}

/// A number below 16.
fn small(value: u64) -> u8 {
    u8::try_from(value).expect("less than 16")
}

/// The cells of two full groups.
const GROUPED: usize = 8;

/// The boards with some numbers at home, as permutations of the other cells. These are taken in
/// three groups: four, four, and the rest; four bits for the number in each.
struct Home {
    /// The cells of the numbers at home, and the others.
    fixed: Vec<u8>,
    free: Vec<u8>,
    /// Four different free numbers, by their index, and the other way round.
    fours: Vec<u16>,
    index_of_four: Vec<u32>,
    /// The orders of the last group, and which one a last group is in.
    orders: Vec<Vec<usize>>,
    index_of_order: Vec<u32>,
}

impl Home {
    fn new(fixed: &[u8]) -> Self {
        let free: Vec<u8> = (0..16).filter(|cell| !fixed.contains(cell)).collect();
        let fours: Vec<u16> = arrangements(&free, 4)
            .iter()
            .map(|four| word(four))
            .collect();
        let mut index_of_four = vec![0; 1 << 16];
        for (index, &four) in (0..).zip(&fours) {
            index_of_four[usize::from(four)] = index;
        }
        let last = free.len() - GROUPED;
        let places: Vec<u8> = (0..small(last as u64)).collect();
        let orders: Vec<Vec<usize>> = arrangements(&places, last)
            .into_iter()
            .map(|order| order.into_iter().map(usize::from).collect())
            .collect();
        let mut index_of_order = vec![0; 1 << 16];
        for group in arrangements(&free, last) {
            let rank = |number: &u8| group.iter().filter(|&other| other < number).count();
            let order: Vec<usize> = group.iter().map(rank).collect();
            let index = (0..).zip(&orders).find(|(_, known)| **known == order);
            index_of_order[usize::from(word(&group))] = index.map_or(0, |(index, _)| index);
        }
        Home {
            fixed: fixed.to_vec(),
            free,
            fours,
            index_of_four,
            orders,
            index_of_order,
        }
    }

    /// The numbers of a board in the free cells.
    fn rest(&self, board: Board) -> u64 {
        let cells = self.free.iter().rev();
        cells.fold(0, |rest, &cell| rest << 4 | board >> (4 * cell) & 15)
    }

    /// The numbers of a board in the fixed cells.
    fn key(&self, board: Board) -> usize {
        let cells = self.fixed.iter();
        cells.fold(0, |key, &cell| {
            key << 4 | (board >> (4 * cell) & 15) as usize
        })
    }

    /// The board of H with these numbers in the free cells.
    fn board(&self, rest: u64) -> Board {
        let fixed = self.fixed.iter().map(|&cell| u64::from(cell) << (4 * cell));
        let free = (0..).zip(&self.free);
        let free = free.map(|(place, &cell)| (rest >> (4 * place) & 15) << (4 * cell));
        fixed.chain(free).sum()
    }

    /// The place of a board of H among the marks.
    #[inline]
    fn index(&self, rest: u64) -> usize {
        let group = |number: u32| (rest >> (16 * number) & 0xffff) as usize;
        let first = self.index_of_four[group(0)] as usize;
        let second = self.index_of_four[group(1)] as usize;
        let last = self.index_of_order[group(2)] as usize;
        (first * self.fours.len() + second) * self.orders.len() + last
    }

    /// Marks for all boards of H at most `2 · radius` operations away, or for their inverses.
    fn marked(&self, radius: u32) -> Marks {
        let (starts, rests) = self.buckets(radius);
        let mut marks = Marks::new(self.fours.len().pow(2) * self.orders.len());
        for range in starts.windows(2) {
            let bucket = &rests[range[0]..range[1]];
            for (place, &first) in bucket.iter().enumerate() {
                // Undoing the first board, two numbers at a time.
                let mut undo = [0; 16];
                for (place, &cell) in self.free.iter().enumerate() {
                    undo[(first >> (4 * place) & 15) as usize] = u64::from(cell);
                }
                let pairs: [u64; 256] =
                    std::array::from_fn(|pair| undo[pair >> 4] << 4 | undo[pair & 15]);
                for &second in &bucket[place..] {
                    let pair = |number: u32| {
                        pairs[(second >> (8 * number) & 255) as usize] << (8 * number)
                    };
                    let product = pair(0) | pair(1) | pair(2) | pair(3) | pair(4) | pair(5);
                    let product = product & self.mask();
                    marks.set(self.index(product));
                }
            }
        }
        marks
    }

    /// The bits of the free cells' numbers.
    fn mask(&self) -> u64 {
        u64::MAX >> (64 - 4 * self.free.len())
    }

    /// The boards within `radius`, what they hold in the free cells, sorted by what they hold in
    /// the fixed ones; and where each bucket starts.
    fn buckets(&self, radius: u32) -> (Vec<usize>, Vec<u64>) {
        let mut ball = Ball::new();
        while ball.radius() < radius {
            ball.grow();
        }
        let classes: Vec<Board> = (0..=radius)
            .flat_map(|distance| ball.layer(distance))
            .map(board)
            .collect();
        let mut starts = vec![0; (1 << (4 * self.fixed.len())) + 2];
        for_each_board(&classes, |member| starts[self.key(member) + 2] += 1);
        for key in 2..starts.len() {
            starts[key] += starts[key - 1];
        }
        let mut rests = vec![0; starts[starts.len() - 1]];
        for_each_board(&classes, |member| {
            let place = &mut starts[self.key(member) + 1];
            rests[*place] = self.rest(member);
            *place += 1;
        });
        (starts, rests)
    }

    /// What the marks tell of all boards of H.
    fn judged(&self, marks: &Marks) -> Second {
        let mut known = Second {
            marked: 0,
            beside: 0,
            left: Vec::new(),
        };
        for &first in &self.fours {
            for &second in self.fours.iter().filter(|&&second| apart(first, second)) {
                let start = u64::from(first) | u64::from(second) << 16;
                let used = cells_of(first) | cells_of(second);
                let others: Vec<u8> = self
                    .free
                    .iter()
                    .copied()
                    .filter(|cell| used >> cell & 1 == 0)
                    .collect();
                for order in &self.orders {
                    let last: Vec<u8> = order.iter().map(|&place| others[place]).collect();
                    let rest = start | u64::from(word(&last)) << 32;
                    if self.is_marked(rest, marks) {
                        known.marked += 1;
                    } else if self.is_beside_marked(self.board(rest), marks) {
                        known.beside += 1;
                    } else {
                        known.left.push(numbers(self.board(rest)));
                    }
                }
            }
        }
        known
    }

    /// Whether the board or its inverse is marked: pairs are taken in one order alone.
    #[inline]
    fn is_marked(&self, rest: u64, marks: &Marks) -> bool {
        marks.get(self.index(rest)) || {
            let inverse = inverse(self.board(rest));
            marks.get(self.index(self.rest(inverse)))
        }
    }

    /// Whether one push of a line without fixed cells, before or after, makes a marked board.
    fn is_beside_marked(&self, board: Board, marks: &Marks) -> bool {
        let is_free = |line: Line| {
            let mut fixed = self.fixed.iter().map(|&cell| usize::from(cell));
            fixed.all(|cell| cell / 4 != line && cell % 4 + 4 != line)
        };
        (0..LINES).filter(|&line| is_free(line)).any(|line| {
            (1..=3).any(|by| {
                let after = pushed(board, line, by);
                let before = inverse(pushed(inverse(board), line, by));
                [after, before]
                    .iter()
                    .any(|&near| self.is_marked(self.rest(near), marks))
            })
        })
    }
}

/// Calls `see` with every board of these classes.
fn for_each_board(classes: &[Board], mut see: impl FnMut(Board)) {
    let mut images = Vec::new();
    for &class in classes {
        images.clear();
        for_each_image(class, |image| images.push(image));
        images.sort_unstable();
        images.dedup();
        for &image in &images {
            see(board(image));
        }
    }
}

/// One bit for every board.
struct Marks(Vec<u64>);

impl Marks {
    fn new(count: usize) -> Self {
        Marks(vec![0; count.div_ceil(64)])
    }

    #[inline]
    fn set(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    #[inline]
    fn get(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 != 0
    }
}

/// All lists of `count` different ones of these cells.
fn arrangements(cells: &[u8], count: usize) -> Vec<Vec<u8>> {
    let mut lists: Vec<Vec<u8>> = vec![Vec::new()];
    for _ in 0..count {
        lists = lists
            .iter()
            .flat_map(|list| {
                let others = cells.iter().filter(|cell| !list.contains(cell));
                others.map(|&cell| [list.as_slice(), &[cell]].concat())
            })
            .collect();
    }
    lists
}

/// At most four numbers, four bits for each.
fn word(numbers: &[u8]) -> u16 {
    let numbers = numbers.iter().rev();
    numbers.fold(0, |word, &number| word << 4 | u16::from(number))
}

/// The set of the numbers in a group of four.
fn cells_of(four: u16) -> u32 {
    (0..4).map(|place| 1 << (four >> (4 * place) & 15)).sum()
}

/// Whether two groups of four have no number in common.
fn apart(first: u16, second: u16) -> bool {
    cells_of(first) & cells_of(second) == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rubic;
    use inpout::Problem;

    #[test]
    fn just_the_boards_of_the_group_within_twice_the_radius_are_marked() {
        let cells = [0, 1, 4, 5, 2, 6];
        let mut ball = Ball::new();
        let mut expected = 0;
        for distance in 0..=4 {
            let classes: Vec<Board> = ball.layer(distance).into_iter().map(board).collect();
            for_each_board(&classes, |member| {
                expected += u64::from(cells.iter().all(|&cell| member >> (4 * cell) & 15 == cell));
            });
            ball.grow();
        }
        let known = second(&cells.map(small), 2);
        assert_eq!(known.marked, expected);
        assert_eq!(
            known.marked + known.beside + known.left.len() as u64,
            3_628_800
        );
        for &cells in known.left.iter().take(5) {
            assert!(Rubic::solve(&crate::Input { cells }).operations.len() > 4);
        }
        assert!(known.beside > known.marked);
    }
}
