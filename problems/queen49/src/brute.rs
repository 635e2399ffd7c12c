//! QUEEN straight from the rules, on the board as it is drawn: by longer and longer play for short
//! boards, wave by wave for long ones.

use std::collections::{HashMap, HashSet};

use crate::{Cell, Ending, Input, Output, Test};

/// Columns beyond which this is called too large.
const MOST_COLUMNS: usize = 7;

/// The ending of every test by play that is broken off, as a draw, after more and more moves;
/// `None` if a board is too long.
pub fn solve(input: &Input) -> Option<Output> {
    let tests = input.tests.iter();
    let endings: Option<Vec<Ending>> = tests.map(solve_test).collect();
    Some(Output { endings: endings? })
}

/// Who is to move (the king or not), and where the king and the queen stand.
type State = (bool, Cell, Cell);

fn solve_test(test: &Test) -> Option<Ending> {
    if test.columns > MOST_COLUMNS {
        return None;
    }
    let drawn = Drawn::new(test);
    let start = (true, (1, 1), (2, test.columns));
    let mut states = vec![start];
    let mut numbers = HashMap::from([(start, 0)]);
    let mut moves: Vec<Vec<usize>> = Vec::new();
    while moves.len() < states.len() {
        let mut next = Vec::new();
        for state in drawn.after(states[moves.len()]) {
            next.push(*numbers.entry(state).or_insert_with(|| {
                states.push(state);
                states.len() - 1
            }));
        }
        moves.push(next);
    }

    // Moves to the end, if there is one in time: even if the player to move loses, odd if he wins.
    let mut times = vec![None; states.len()];
    loop {
        let longer: Vec<Option<u32>> = moves
            .iter()
            .map(|next| settle(next.iter().map(|&state| times[state])))
            .collect();
        if longer == times {
            break;
        }
        times = longer;
    }
    Some(ending(times[0]))
}

/// The time of a position from the times after its moves: even if it is lost, odd if it is won,
/// `None` if it is drawn.
fn settle(after: impl Iterator<Item = Option<u32>>) -> Option<u32> {
    let mut shortest_loss: Option<u32> = None;
    let mut longest_win = None;
    let mut is_any_drawn = false;
    for time in after {
        match time {
            None => is_any_drawn = true,
            Some(loss) if loss % 2 == 0 => {
                shortest_loss = Some(shortest_loss.map_or(loss, |shortest| shortest.min(loss)));
            }
            win => longest_win = longest_win.max(win),
        }
    }
    match shortest_loss {
        Some(time) => Some(time + 1),
        None if is_any_drawn => None,
        None => Some(longest_win.map_or(0, |time| time + 1)),
    }
}

fn ending(time: Option<u32>) -> Ending {
    match time {
        None => Ending::Draw,
        Some(moves) if moves % 2 == 0 => Ending::Queen(moves),
        Some(moves) => Ending::King(moves),
    }
}

/// A board drawn on paper, enlarged twice: the cell (x, y) is at the point (2x, 2y), and between
/// cells there is room for walls and for the points where walls meet.
struct Drawn {
    /// Columns of cells.
    columns: usize,
    /// Points that are covered by a wall or touched by its end.
    black: HashSet<Cell>,
}

/// All eight directions.
const DIRECTIONS: [(isize, isize); 8] = [
    (-1, -1),
    (-1, 0),
    (-1, 1),
    (0, -1),
    (0, 1),
    (1, -1),
    (1, 0),
    (1, 1),
];

impl Drawn {
    fn new(test: &Test) -> Self {
        let mut black = HashSet::new();
        for &((x1, y1), (x2, y2)) in &test.walls {
            let (x, y) = (x1 + x2, y1 + y2);
            black.insert((x, y));
            // The ends of the wall.
            if x1 == x2 {
                black.extend([(x - 1, y), (x + 1, y)]);
            } else {
                black.extend([(x, y - 1), (x, y + 1)]);
            }
        }
        Drawn {
            columns: test.columns,
            black,
        }
    }

    /// The neighbour in this direction, if there is one and the way to it is free.
    fn step(&self, (x, y): Cell, (dx, dy): (isize, isize)) -> Option<Cell> {
        let next = (x.checked_add_signed(dx)?, y.checked_add_signed(dy)?);
        let is_on_board = (1..=2).contains(&next.0) && (1..=self.columns).contains(&next.1);
        let way = (x + next.0, y + next.1);
        (is_on_board && !self.black.contains(&way)).then_some(next)
    }

    /// The cells that a king on `cell` attacks.
    fn king_attacks(&self, cell: Cell) -> Vec<Cell> {
        let steps = DIRECTIONS.iter();
        steps.filter_map(|&way| self.step(cell, way)).collect()
    }

    /// The cells that a queen on `cell` attacks, up to and including the first other piece.
    fn queen_attacks(&self, cell: Cell, other: Cell) -> Vec<Cell> {
        let mut attacked = Vec::new();
        for way in DIRECTIONS {
            let mut at = cell;
            while let Some(next) = self.step(at, way) {
                attacked.push(next);
                at = next;
                if at == other {
                    break;
                }
            }
        }
        attacked
    }

    /// All that one move can lead to.
    fn after(&self, (is_kings, king, queen): State) -> Vec<State> {
        if is_kings {
            let steps = self.king_attacks(king).into_iter();
            steps
                .filter(|&to| to != queen && !self.queen_attacks(queen, to).contains(&to))
                .map(|to| (false, to, queen))
                .collect()
        } else {
            let ways = self.queen_attacks(queen, king).into_iter();
            ways.filter(|&to| to != king && !self.king_attacks(king).contains(&to))
                .map(|to| (true, king, to))
                .collect()
        }
    }
}

/// The endings on long boards, wave by wave: after the positions that end in `t` moves come those
/// that end in `t + 1`. Ways are taken from the drawn board; moves are counted one by one, and
/// taken back along the same ways, which are free in both directions.
pub fn second(input: &Input) -> Output {
    Output {
        endings: input.tests.iter().map(by_waves).collect(),
    }
}

/// A king's cell, a queen's cell, and whether the king is to move.
type Place = (usize, usize, bool);

fn by_waves(test: &Test) -> Ending {
    let n = test.columns;
    let drawn = Drawn::new(test);
    let cell = |number: usize| (number / n + 1, number % n + 1);
    let number = |(x, y): Cell| (x - 1) * n + y - 1;
    let ways: Vec<[Vec<usize>; 8]> = (0..2 * n)
        .map(|at| {
            DIRECTIONS.map(|way| {
                let next = |&at: &Cell| drawn.step(at, way);
                let way = std::iter::successors(Some(cell(at)), next).skip(1);
                way.map(number).collect()
            })
        })
        .collect();
    let table = |attacks: &dyn Fn(usize) -> Vec<usize>| -> Vec<Vec<bool>> {
        let mut table = vec![vec![false; 2 * n]; 2 * n];
        for (from, row) in table.iter_mut().enumerate() {
            for to in attacks(from) {
                row[to] = true;
            }
        }
        table
    };
    let of_king = table(&|from| {
        let first_steps = ways[from].iter().filter_map(|way| way.first().copied());
        first_steps.collect()
    });
    let of_queen = table(&|from| ways[from].concat());

    let place = |(king, queen, kings): Place| 2 * (king * 2 * n + queen) + usize::from(kings);
    // The cells that a piece can go to, or can have come from.
    let kings_steps = |king: usize, queen: usize| {
        let steps = ways[king].iter().filter_map(|way| way.first().copied());
        steps.filter(move |&to| to != queen)
    };
    let queens_rides = |king: usize, queen: usize| {
        let ways = ways[queen].iter();
        ways.flat_map(move |way| way.iter().copied().take_while(move |&to| to != king))
    };

    let mut moves_left = vec![0_u32; 8 * n * n];
    let mut is_known = vec![false; 8 * n * n];
    let mut wave: Vec<Place> = Vec::new();
    for (king, near_king) in of_king.iter().enumerate() {
        for queen in (0..2 * n).filter(|&queen| queen != king) {
            let steps = kings_steps(king, queen).filter(|&to| !of_queen[queen][to]);
            let rides = queens_rides(king, queen).filter(|&to| !near_king[to]);
            for (kings, moves) in [(true, steps.count()), (false, rides.count())] {
                let at = (king, queen, kings);
                moves_left[place(at)] = u32::try_from(moves).expect("a few hundred moves");
                if moves == 0 {
                    is_known[place(at)] = true;
                    wave.push(at);
                }
            }
        }
    }
    let start = (0, 2 * n - 1, true);
    for time in 0.. {
        if wave.contains(&start) {
            return ending(Some(time));
        }
        if wave.is_empty() {
            break;
        }
        let is_lost = time % 2 == 0;
        let mut next = Vec::new();
        let mut reach = |before: Place| {
            let at = place(before);
            moves_left[at] -= 1;
            if !is_known[at] && (is_lost || moves_left[at] == 0) {
                is_known[at] = true;
                next.push(before);
            }
        };
        for (king, queen, kings) in wave {
            if kings && !of_king[king][queen] {
                queens_rides(king, queen).for_each(|from| reach((king, from, false)));
            }
            if !kings && !of_queen[queen][king] {
                kings_steps(king, queen).for_each(|from| reach((from, queen, true)));
            }
        }
        wave = next;
    }
    Ending::Draw
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Queen49;
    use casebook::{Room, confirm_by_brute, cross_check, seeded};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_boards() {
        cross_check::<Queen49>(1000);
    }

    /// All places of walls on a board of `n` columns.
    fn places(n: usize) -> Vec<(Cell, Cell)> {
        let level = (1..=n).map(|y| ((1, y), (2, y)));
        let upright = (1..=2).flat_map(|x| (1..n).map(move |y| ((x, y), (x, y + 1))));
        level.chain(upright).collect()
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_boards_of_up_to_three_columns() {
        for columns in 2..=3 {
            let places = places(columns);
            for set in 1..1_u32 << places.len() {
                let chosen = (0..places.len()).filter(|place| set >> place & 1 == 1);
                confirm_by_brute::<Queen49>(&Input {
                    tests: vec![Test {
                        columns,
                        walls: chosen.map(|place| places[place]).collect(),
                    }],
                });
            }
        }
    }

    fn ending_of(columns: usize, walls: &[(Cell, Cell)]) -> Ending {
        let walls = walls.to_vec();
        let input = Input {
            tests: vec![Test { columns, walls }],
        };
        confirm_by_brute::<Queen49>(&input);
        Queen49::solve(&input).endings[0]
    }

    #[test]
    fn long_games_agree_with_the_brute_force() {
        assert_eq!(ending_of(5, &[((2, 5), (2, 4))]), Ending::Queen(6));
        let walls = [((1, 2), (1, 3)), ((1, 1), (2, 1))];
        assert_eq!(ending_of(3, &walls), Ending::Queen(4));
    }

    #[test]
    fn a_king_without_a_first_move_loses_after_no_move() {
        let walls = [((1, 1), (2, 1)), ((1, 1), (1, 2))];
        assert_eq!(ending_of(2, &walls), Ending::Queen(0));
    }

    #[test]
    fn the_waves_agree_with_the_brute_force_and_on_longer_boards() {
        let mut rng = seeded(&["queen49", "waves"]);
        for _ in 0..300 {
            let input = Queen49::small(&mut rng);
            assert_eq!(Some(second(&input)), solve(&input), "{input}");
        }
        for name in ["king-wins-late", "rows-apart", "queen-shut-in"] {
            let input = casebook::recipe::<Queen49>(name).expect("a test");
            assert_eq!(second(&input), Queen49::solve(&input), "{name}");
        }
    }
}
