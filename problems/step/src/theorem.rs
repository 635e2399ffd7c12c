//! Staircase nim, made move by move.

use crate::{Input, Output};

/// The number of winning first moves by staircase nim, which the reference stands on too: dozens of
/// beads with as many empty cells have more than 10^12 positions, too many for any search. It is done by
/// making each of them: what it does to the sizes of its heap and of the heap below is seen from
/// the bead's place, and the nim-sum after it is asked for.
pub fn solve(input: &Input) -> Output {
    let mut beads = input.beads.clone();
    beads.sort_unstable_by(|a, b| b.cmp(a));
    if beads[0] + 1 == input.cells {
        let block = (0..).zip(&beads);
        let block = block.take_while(|&(i, bead)| bead + i + 1 == input.cells);
        let moves = block.count();
        return Output { moves };
    }
    // From the right to the left: the number of each bead's heap, and where its heap begins.
    let numbers = (0..).zip(&beads);
    let numbers: Vec<u32> = numbers
        .map(|(i, bead)| input.cells - 2 - bead - i)
        .collect();
    let begin_of = |number: u32| numbers.partition_point(|&other| other < number);
    let size_of = |number: u32| begin_of(number + 1) - begin_of(number);
    let heaps = numbers.chunk_by(|one, other| one == other);
    let odd = heaps.filter(|heap| heap[0] % 2 == 1);
    let odd_sum = odd.fold(0, |sum, heap| sum ^ heap.len());
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
    let moves = moves.count();
    Output { moves }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Step;
    use crate::brute::{self, tests::input};
    use crate::second;
    use inpout::Problem;

    #[test]
    fn all_three_methods_agree_on_all_strips_of_up_to_eleven_cells() {
        for cells in 2..=11 {
            for position in 1..1_u32 << (cells - 1) {
                let beads: Vec<u32> = (1..cells)
                    .filter(|cell| position >> (cell - 1) & 1 == 1)
                    .collect();
                let input = input(cells, &beads);
                let expected = brute::solve(&input).expect("a short strip");
                assert_eq!(Step::solve(&input), expected, "{input}");
                assert_eq!(second::solve(&input).as_ref(), Some(&expected), "{input}");
                assert_eq!(solve(&input), expected, "{input}");
            }
        }
    }

    #[test]
    fn reference_and_second_method_agree_on_long_strips() {
        let mut rng = contract::seeded(&["step", "long"]);
        for beads in 1..300 {
            for cells in [beads + 2, beads + beads / 4 + 2, 2 * beads + 1, 100 * beads] {
                let input = crate::cases::random(&mut rng, cells, beads);
                assert_eq!(solve(&input), Step::solve(&input), "{input}");
            }
        }
    }
}
