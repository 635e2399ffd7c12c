//! The second stage: boards with four or more numbers at home.
//!
//! They are a group H, permutations of the other cells. Undo a board `u` and carry out a board `v`:
//! that is a board at most as far away as both together. It is in H if `u` and `v` agree on the
//! cells of the fixed numbers. So the boards within some radius are put into buckets by what they
//! hold there, and pairs within a bucket mark boards of H. Some buckets are huge, and all their
//! pairs would take hours; a few for each board are enough.
//!
//! Then pushes of the lines without fixed cells, after a board's list or before it, lead from marked
//! boards of H to others one operation farther away, three times over. What is left has to be solved.

use crate::ball::Ball;
use crate::board::{Board, Line, pushed, pushes, renumbered};
use crate::class::{board, for_each_image};

/// Boards with some numbers at home, by what is known of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Second {
    /// The numbers of boards at most twice the radius away, one operation farther, two and three.
    pub within: [u64; 4],
    /// All others: their numbers row by row.
    pub left: Vec<[u8; 16]>,
}

/// What is known of all boards with the numbers of these cells, counted from 0, at home: from four
/// to six cells, no two alike. The boards within `radius` operations are put together in pairs.
pub fn second(cells: &[u8], radius: u32) -> Second {
    let home = Home::new(cells);
    home.judged(&home.marked(radius))
}

/// Boards of its bucket that a board is put together with at most.
const PARTNERS: usize = 64;

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
    /// The numbers that the first group may hold.
    fours: Vec<Vec<u8>>,
    /// By the word of a first group, its place in that list.
    index_of_four: Vec<u16>,
    /// By that place, the rank of each other number among those that are left.
    ranks: Vec<[u8; 16]>,
    /// The ranks that the second group may hold; and by a word of them, three bits for each, their
    /// place in this list.
    seconds: Vec<Vec<u8>>,
    index_of_second: Vec<u16>,
    /// The orders of the last group; and by the word of a last group, the place of its order.
    orders: Vec<Vec<u8>>,
    index_of_order: Vec<u8>,
}

impl Home {
    fn new(fixed: &[u8]) -> Self {
        let free: Vec<u8> = (0..16).filter(|cell| !fixed.contains(cell)).collect();
        let places = |count: usize| (0..small(count as u64)).collect::<Vec<u8>>();
        let fours = arrangements(&free, 4);
        let mut index_of_four = vec![0; 1 << 16];
        let mut ranks = Vec::new();
        for (index, four) in (0..).zip(&fours) {
            index_of_four[usize::from(word(four))] = index;
            let mut others = [0; 16];
            for (rank, &number) in (0..).zip(&left_by(&free, four)) {
                others[usize::from(number)] = rank;
            }
            ranks.push(others);
        }
        let seconds = arrangements(&places(free.len() - 4), 4);
        let mut index_of_second = vec![0; 1 << 12];
        for (index, second) in (0..).zip(&seconds) {
            let ranks = second.iter().rev();
            let word = ranks.fold(0, |word, &rank| word << 3 | usize::from(rank));
            index_of_second[word] = index;
        }
        let last = free.len() - GROUPED;
        let orders = arrangements(&places(last), last);
        let mut index_of_order = vec![0; 1 << 16];
        for group in arrangements(&free, last) {
            let rank = |number: &u8| group.iter().filter(|&other| other < number).count();
            let order: Vec<u8> = group
                .iter()
                .map(|number| small(rank(number) as u64))
                .collect();
            let index = (0..).zip(&orders).find(|(_, known)| **known == order);
            index_of_order[usize::from(word(&group))] = index.map_or(0, |(index, _)| index);
        }
        Home {
            fixed: fixed.to_vec(),
            free,
            fours,
            index_of_four,
            ranks,
            seconds,
            index_of_second,
            orders,
            index_of_order,
        }
    }

    /// How many boards there are.
    fn count(&self) -> usize {
        self.fours.len() * self.seconds.len() * self.orders.len()
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
    fn board(&self, numbers: impl Iterator<Item = u8>) -> Board {
        let fixed = self.fixed.iter().map(|&cell| (cell, cell));
        let cells = fixed.chain(self.free.iter().copied().zip(numbers));
        cells.fold(0, |board, (cell, number)| {
            board | u64::from(number) << (4 * cell)
        })
    }

    /// The place of a board of H among the marks, by its numbers in the free cells.
    #[inline]
    fn index(&self, rest: u64) -> usize {
        let first = usize::from(self.index_of_four[(rest & 0xffff) as usize]);
        let ranks = &self.ranks[first];
        let rank = |place: u32| usize::from(ranks[(rest >> (4 * place) & 15) as usize]);
        let second = rank(4) | rank(5) << 3 | rank(6) << 6 | rank(7) << 9;
        let second = usize::from(self.index_of_second[second]);
        let order = usize::from(self.index_of_order[(rest >> 32) as usize]);
        (first * self.seconds.len() + second) * self.orders.len() + order
    }

    /// Marks for boards of H at most `2 · radius` operations away.
    fn marked(&self, radius: u32) -> Marks {
        let mut ball = Ball::new();
        while ball.radius() < radius {
            ball.grow();
        }
        let layers = (0..=radius).flat_map(|distance| ball.layer(distance));
        let classes: Vec<Board> = layers.map(board).collect();
        let (starts, rests) = self.buckets(&classes);
        let mut marks = Marks::new(self.count());
        let free = u64::MAX >> (64 - 4 * self.free.len());
        let mut turn = 0;
        for_each_board(&classes, |first| {
            // Undoing the first board, two numbers at a time.
            let mut undo = [0; 16];
            for &cell in &self.free {
                undo[(first >> (4 * cell) & 15) as usize] = cell;
            }
            let pairs: [u8; 256] =
                std::array::from_fn(|pair| undo[pair >> 4] << 4 | undo[pair & 15]);
            let key = self.key(first);
            let bucket = &rests[starts[key]..starts[key + 1]];
            // Every board begins elsewhere in a large bucket.
            turn += PARTNERS;
            let (before, after) = bucket.split_at(turn % bucket.len());
            for second in after.iter().chain(before).take(PARTNERS) {
                let product = second.to_le_bytes().map(|pair| pairs[usize::from(pair)]);
                marks.set(self.index(u64::from_le_bytes(product) & free));
            }
        });
        marks
    }

    /// What the boards of these classes hold in the free cells, sorted by what they hold in the
    /// fixed ones; and where each bucket starts.
    fn buckets(&self, classes: &[Board]) -> (Vec<usize>, Vec<u64>) {
        let mut starts = vec![0; (1 << (4 * self.fixed.len())) + 2];
        for_each_board(classes, |member| starts[self.key(member) + 2] += 1);
        for key in 2..starts.len() {
            starts[key] += starts[key - 1];
        }
        let mut rests = vec![0; starts[starts.len() - 1]];
        for_each_board(classes, |member| {
            let place = &mut starts[self.key(member) + 1];
            rests[*place] = self.rest(member);
            *place += 1;
        });
        (starts, rests)
    }

    /// What the marks tell of all boards of H.
    fn judged(&self, marks: &Marks) -> Second {
        let lines = self.free_lines();
        // The marked ones are few at first: their neighbours are marked.
        let mut near = Marks::new(self.count());
        self.for_each(|index, board| {
            if marks.get(index) {
                near.set(index);
                let board = board();
                for &(line, by) in &lines {
                    for next in [pushed(board, line, by), renumbered(board, line, by)] {
                        near.set(self.index(self.rest(next)));
                    }
                }
            }
        });
        // Now the others are fewer: a marked neighbour is looked for.
        let is_beside = |board: Board, marks: &Marks| {
            lines.iter().any(|&(line, by)| {
                marks.get(self.index(self.rest(pushed(board, line, by))))
                    || marks.get(self.index(self.rest(renumbered(board, line, by))))
            })
        };
        let mut far = Marks::new(self.count());
        self.for_each(|index, board| {
            if near.get(index) || is_beside(board(), &near) {
                far.set(index);
            }
        });
        let mut left = Vec::new();
        self.for_each(|index, board| {
            if !far.get(index) && !is_beside(board(), &far) {
                left.push(numbers(board()));
            }
        });
        let [first, second, third] = [marks, &near, &far].map(Marks::count);
        let all = (self.count() - left.len()) as u64;
        Second {
            within: [first, second - first, third - second, all - third],
            left,
        }
    }

    /// The pushes of lines without fixed cells.
    fn free_lines(&self) -> Vec<(Line, u32)> {
        let is_free = |line: Line| {
            let mut fixed = self.fixed.iter().map(|&cell| usize::from(cell));
            fixed.all(|cell| cell / 4 != line && cell % 4 + 4 != line)
        };
        pushes().filter(|&(line, _)| is_free(line)).collect()
    }

    /// Calls `see` with every board of H, in the order of their marks.
    fn for_each(&self, mut see: impl FnMut(usize, &dyn Fn() -> Board)) {
        let mut index = 0;
        for first in &self.fours {
            let others = left_by(&self.free, first);
            for second in &self.seconds {
                let second = second.iter().map(|&rank| others[usize::from(rank)]);
                let second: Vec<u8> = second.collect();
                let others = left_by(&others, &second);
                for order in &self.orders {
                    see(index, &|| {
                        let last = order.iter().map(|&rank| others[usize::from(rank)]);
                        self.board(first.iter().chain(&second).copied().chain(last))
                    });
                    index += 1;
                }
            }
        }
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

    /// How many are set.
    fn count(&self) -> u64 {
        self.0.iter().map(|word| u64::from(word.count_ones())).sum()
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

/// Those that are left when some are taken.
fn left_by(all: &[u8], taken: &[u8]) -> Vec<u8> {
    let all = all.iter().copied();
    all.filter(|number| !taken.contains(number)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::packed;

    #[test]
    fn boards_of_the_group_are_as_near_as_is_said() {
        let cells = [0, 1, 4, 5, 2, 6];
        let home = Home::new(&cells.map(small));
        let mut ball = Ball::new();
        let mut nearest = vec![u32::MAX; home.count()];
        for distance in 0..=5 {
            while ball.radius() < distance {
                ball.grow();
            }
            let classes: Vec<Board> = ball.layer(distance).into_iter().map(board).collect();
            for_each_board(&classes, |member| {
                if cells.iter().all(|&cell| member >> (4 * cell) & 15 == cell) {
                    nearest[home.index(home.rest(member))] = distance;
                }
            });
        }
        assert_eq!(nearest.len(), 3_628_800);
        // In small buckets all pairs are taken.
        let marks = home.marked(1);
        for (index, &distance) in nearest.iter().enumerate() {
            assert_eq!(marks.get(index), distance <= 2);
        }
        let known = home.judged(&marks);
        assert!(known.within.is_sorted() && known.within[0] > 10);
        let mut left = vec![false; home.count()];
        for &cells in &known.left {
            left[home.index(home.rest(packed(&cells)))] = true;
        }
        // All others are within five operations.
        assert!((0..home.count()).all(|index| left[index] || nearest[index] <= 5));
        let told: u64 = known.within.iter().sum();
        assert_eq!(told + known.left.len() as u64, 3_628_800);
    }
}
