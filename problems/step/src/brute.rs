//! The strip straight from the rules, by a table of all positions, and staircase nim once more for
//! long strips.

use arena::Book;
use theory::rows::{Bits, Rows};

use crate::rules::start;
use crate::{Input, Output};

/// Beads beyond which no search is begun, and the most positions that it remembers.
const MOST_SEARCHED: usize = 20;
const MOST_POSITIONS: usize = 20_000;

/// The number of winning first moves by search over the rules, or `None` if there are too many
/// positions.
pub fn solve(input: &Input) -> Option<Output> {
    if input.beads.len() > MOST_SEARCHED {
        return None;
    }
    let (rules, start) = start(input);
    let mut book = Book::with_limit(rules, MOST_POSITIONS);
    let moves = book.winning(&start).ok()?.len();
    Some(Output { moves })
}

/// Beads of all positions that the table may hold.
const MOST_BEADS: u64 = 3_000_000_000;

/// The number of winning first moves by a table of one bit for each position, or `None` if there
/// are too many.
///
/// A position is told by how many empty cells, cell N not among them, each bead has to its right,
/// the leftmost bead first. The beads with the same number stand in one unbroken block, and the
/// one of them that jumps lands on the empty cell to the right of the block; so it and those
/// to its right in the block then have one empty cell less to their right, and all others as many
/// as before. The beads with the number 0 can jump onto cell N, and win.
pub fn by_table(input: &Input) -> Option<Output> {
    let mut beads = input.beads.clone();
    beads.sort_unstable();
    let row: Vec<usize> = (1..)
        .zip(&beads)
        .map(|(number, bead)| (input.cells - bead - 1) as usize - (beads.len() - number))
        .collect();
    let rows = Rows::under(row.clone(), MOST_BEADS)?;
    let mut won = Bits::none(rows.count());
    let mut now = vec![0; row.len()];
    for number in 0.. {
        if wins(&rows, &won, &now, number).any(|wins| wins) {
            won.add(number);
        }
        if !rows.advance(&mut now) {
            break;
        }
    }
    let moves = wins(&rows, &won, &row, rows.number(&row)).filter(|&wins| wins);
    Some(Output {
        moves: moves.count(),
    })
}

/// Whether the move of each bead wins, those of the rightmost beads first, if it is known of all
/// positions before whether they are won.
fn wins(rows: &Rows, won: &Bits, row: &[usize], number: u64) -> impl Iterator<Item = bool> {
    let mut next = number;
    (0..row.len()).rev().map(move |bead| {
        if row.get(bead + 1).is_some_and(|&right| right < row[bead]) {
            // A block begins.
            next = number;
        }
        let Some(left) = row[bead].checked_sub(1) else {
            return true;
        };
        next -= rows.share(bead, row[bead]) - rows.share(bead, left);
        !won.holds(next)
    })
}

/// The number of winning first moves by staircase nim, which the reference stands on too: dozens of
/// beads with as many empty cells have more than 10^12 positions, too many for any search. It is done by
/// making each of them: what it does to the sizes of its heap and of the heap below is seen from
/// the bead's place, and the nim-sum after it is asked for.
pub fn by_theorem(input: &Input) -> Output {
    let mut beads = input.beads.clone();
    beads.sort_unstable_by(|a, b| b.cmp(a));
    if beads[0] + 1 == input.cells {
        let block = (0..)
            .zip(&beads)
            .take_while(|&(i, bead)| bead + i + 1 == input.cells);
        return Output {
            moves: block.count(),
        };
    }
    // From the right to the left: the number of each bead's heap, and where its heap begins.
    let numbers: Vec<u32> = (0..)
        .zip(&beads)
        .map(|(i, bead)| input.cells - 2 - bead - i)
        .collect();
    let begin_of = |number: u32| numbers.partition_point(|&other| other < number);
    let size_of = |number: u32| begin_of(number + 1) - begin_of(number);
    let mut odd_sum = 0;
    for (i, &number) in numbers.iter().enumerate() {
        if number % 2 == 1 && (i == 0 || numbers[i - 1] < number) {
            odd_sum ^= size_of(number);
        }
    }
    let moves = (0..).zip(&numbers).filter(|&(i, &number): &(usize, _)| {
        if number == 0 {
            return false;
        }
        let moved = i + 1 - begin_of(number);
        let (before, after) = if number % 2 == 1 {
            (size_of(number), size_of(number) - moved)
        } else {
            (size_of(number - 1), size_of(number - 1) + moved)
        };
        odd_sum ^ before ^ after == 0
    });
    Output {
        moves: moves.count(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Step;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::{Problem, read_bytes};

    fn input(cells: u32, beads: &[u32]) -> Input {
        Input {
            cells,
            beads: beads.to_vec(),
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_strips() {
        cross_check::<Step>(2000);
    }

    #[test]
    fn all_three_methods_agree_on_all_strips_of_up_to_eleven_cells() {
        for cells in 2..=11 {
            for position in 1..1_u32 << (cells - 1) {
                let beads: Vec<u32> = (1..cells)
                    .filter(|cell| position >> (cell - 1) & 1 == 1)
                    .collect();
                let input = input(cells, &beads);
                let expected = solve(&input).expect("a short strip");
                assert_eq!(Step::solve(&input), expected, "{input}");
                assert_eq!(by_table(&input).as_ref(), Some(&expected), "{input}");
                assert_eq!(by_theorem(&input), expected, "{input}");
            }
        }
    }

    #[test]
    fn edges_are_confirmed() {
        confirm_by_brute::<Step>(&input(2, &[1]));
        confirm_by_brute::<Step>(&input(3, &[1]));
        confirm_by_brute::<Step>(&input(3, &[2]));
        for last in [17, 18, 19] {
            let full: Vec<u32> = (1..=last).collect();
            confirm_by_brute::<Step>(&input(20, &full));
        }
    }

    #[test]
    fn the_only_winning_move_of_the_sample_is_from_4_to_5() {
        let sample = input(9, &[2, 4, 6, 7]);
        assert_eq!(Step::solve(&sample).moves, 1);
        let lost = |beads: &[u32]| Step::solve(&input(9, beads)).moves == 0;
        assert!(lost(&[2, 5, 6, 7]));
        // What the document calls the only one.
        assert!(!lost(&[3, 4, 6, 7]));
    }

    #[test]
    fn reference_and_second_method_agree_on_long_strips() {
        let mut rng = casebook::seeded(&["step", "long"]);
        for beads in 1..300 {
            for cells in [beads + 2, beads + beads / 4 + 2, 2 * beads + 1, 100 * beads] {
                let input = crate::cases::random(&mut rng, cells, beads);
                assert_eq!(by_theorem(&input), Step::solve(&input), "{input}");
            }
        }
    }

    #[test]
    fn two_beads_on_a_cell_are_refused() {
        let error = read_bytes::<Step>("STEP.INP", b"9 3\n4 2 4\n").unwrap_err();
        assert_eq!(error.to_string(), "STEP.INP:2: two beads lie on cell 4");
    }
}
