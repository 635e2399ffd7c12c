//! The strip straight from the rules, and every bead's move in turn for long strips.

use crate::{Input, Output};

/// The longest strip whose positions are searched.
const MOST_CELLS: u32 = 20;

/// The number of winning first moves by search over all positions, or `None` if the strip is too
/// long.
pub fn solve(input: &Input) -> Option<Output> {
    if input.cells > MOST_CELLS {
        return None;
    }
    let mut strip = Strip {
        cells: input.cells,
        wins: vec![None; 1 << input.cells],
    };
    // Bit p − 1 of a position stands for cell p.
    let position = input
        .beads
        .iter()
        .fold(0, |all, bead| all | 1 << (bead - 1));
    let after_first_moves: Vec<usize> = (0..input.cells)
        .filter_map(|cell| strip.after_move(position, cell))
        .collect();
    let moves = after_first_moves
        .into_iter()
        .filter(|&next| !strip.wins(next))
        .count();
    Some(Output { moves })
}

/// The positions of a strip with what is known of them.
struct Strip {
    cells: u32,
    /// Whether the player to move wins, by position.
    wins: Vec<Option<bool>>,
}

impl Strip {
    /// The position after the bead on this cell, if there is one, has jumped.
    fn after_move(&self, position: usize, cell: u32) -> Option<usize> {
        let is_empty = |cell: &u32| position >> cell & 1 == 0;
        if is_empty(&cell) {
            return None;
        }
        let target = (cell + 1..self.cells).find(is_empty)?;
        Some(position ^ (1 << cell) ^ (1 << target))
    }

    fn wins(&mut self, position: usize) -> bool {
        if position >> (self.cells - 1) & 1 == 1 {
            // The other player has just filled the last cell.
            return false;
        }
        if let Some(known) = self.wins[position] {
            return known;
        }
        let wins = (0..self.cells).any(|cell| {
            self.after_move(position, cell)
                .is_some_and(|next| !self.wins(next))
        });
        self.wins[position] = Some(wins);
        wins
    }
}

/// The number of winning first moves by making each of them: what it does to the sizes of its
/// heap and of the heap below is seen from the bead's place, and the nim-sum after it is asked for.
pub fn second(input: &Input) -> Output {
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
                assert_eq!(second(&input), expected, "{input}");
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
                assert_eq!(second(&input), Step::solve(&input), "{input}");
            }
        }
    }

    #[test]
    fn two_beads_on_a_cell_are_refused() {
        let error = read_bytes::<Step>("STEP.INP", b"9 3\n4 2 4\n").unwrap_err();
        assert_eq!(error.to_string(), "STEP.INP:2: two beads lie on cell 4");
    }
}
