//! The first stage: bringing some numbers home.
//!
//! A placement of a few numbers, wherever the others are, is a word: four bits for the cell of each.
//! There are so few that a breadth-first search over all of them tells how many operations bring
//! the numbers home.

use crate::board::{LINES, Line, pushes};

/// How many placements of the numbers of these cells, counted from 0, there are at the distances
/// 0, 1, … from home.
pub fn layers(cells: &[u8]) -> Vec<usize> {
    let mut layers = Vec::new();
    for distance in distances(cells).into_iter().flatten() {
        layers.resize(layers.len().max(usize::from(distance) + 1), 0);
        layers[usize::from(distance)] += 1;
    }
    layers
}

/// By the word of a placement, how many operations bring the numbers of these cells home.
fn distances(cells: &[u8]) -> Vec<Option<u8>> {
    let mut distances = vec![None; 1 << (4 * cells.len())];
    let home = placement(cells.iter().map(|&cell| usize::from(cell)));
    distances[home] = Some(0);
    let mut met = vec![home];
    let mut next = 0;
    while next < met.len() {
        let before = met[next];
        next += 1;
        for (line, by) in pushes() {
            let places = (0..cells.len()).rev();
            let places = places.map(|place| before >> (4 * place) & 15);
            let after = placement(places.map(|cell| moved(cell, line, by as usize)));
            if distances[after].is_none() {
                distances[after] = distances[before].map(|distance| distance + 1);
                met.push(after);
            }
        }
    }
    distances
}

/// The word of a placement: the cells of the numbers.
fn placement(cells: impl Iterator<Item = usize>) -> usize {
    cells.fold(0, |word, cell| word << 4 | cell)
}

/// Where a push takes a cell.
fn moved(cell: usize, line: Line, by: usize) -> usize {
    if line < LINES / 2 && cell / 4 == line {
        cell / 4 * 4 + (cell + by) % 4
    } else if line >= LINES / 2 && cell % 4 + 4 == line {
        (cell + 4 * by) % 16
    } else {
        cell
    }
}

/// All boards, whose numbers of these cells cannot be brought home by `most` operations, wherever
/// on the torus the cells are shifted, neither in the board nor in its inverse. A board is told
/// by the cells of its numbers, both from 0.
pub fn far_everywhere(cells: &[u8], most: u8) -> Vec<[u8; 16]> {
    let distances = distances(cells).into_iter();
    let is_far = distances.map(|distance| distance.is_some_and(|distance| distance > most));
    let shape = Shape {
        cells,
        is_far: is_far.collect(),
    };
    let mut found = Vec::new();
    shape.place(&mut Vec::new(), &mut |places| {
        // The inverse board has cells and numbers exchanged.
        let mut inverse = [0; 16];
        for (number, &cell) in places.iter().enumerate() {
            inverse[cell] = number;
        }
        if (0..16).all(|shift| shape.is_far(shift, &inverse)) {
            let small = |cell: usize| u8::try_from(cell).expect("less than 16");
            found.push(std::array::from_fn(|number| small(places[number])));
        }
    });
    found
}

/// Some cells, and which placements of their numbers are far from home.
struct Shape<'a> {
    cells: &'a [u8],
    is_far: Vec<bool>,
}

impl Shape<'_> {
    /// Places the numbers one after the other into free cells, as long as the shape is far wherever
    /// it is shifted to numbers that are all placed.
    fn place(&self, places: &mut Vec<usize>, found: &mut impl FnMut(&[usize])) {
        let number = places.len();
        if number == 16 {
            return found(places);
        }
        for cell in 0..16 {
            if places.contains(&cell) {
                continue;
            }
            places.push(cell);
            let mut done = (0..16).filter(|&shift| self.numbers(shift).max() == Some(number));
            if done.all(|shift| self.is_far(shift, places)) {
                self.place(places, found);
            }
            places.pop();
        }
    }

    /// The numbers of the shape, shifted from cell 0 to this one.
    fn numbers(&self, shift: usize) -> impl Iterator<Item = usize> {
        let cells = self.cells.iter();
        cells.map(move |&cell| shifted(usize::from(cell), shift))
    }

    /// Whether these numbers are far from home: their placement, shifted back.
    fn is_far(&self, shift: usize, places: &[usize]) -> bool {
        let back = (16 - shift / 4 * 4) % 16 + (4 - shift % 4) % 4;
        let places = self.numbers(shift).map(|number| places[number]);
        self.is_far[placement(places.map(|cell| shifted(cell, back)))]
    }
}

/// The cell that is as far from cell 0 as both together.
fn shifted(cell: usize, by: usize) -> usize {
    (cell / 4 + by / 4) % 4 * 4 + (cell + by) % 4
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{SOLVED, pushed};
    use testkit::{RngExt, seeded};

    #[test]
    fn cells_move_as_boards_do() {
        for (line, by) in pushes() {
            let after = pushed(SOLVED, line, by);
            for cell in 0..16 {
                let number = after >> (4 * moved(cell, line, by as usize)) & 15;
                assert_eq!(number, cell as u64);
            }
        }
    }

    #[test]
    fn there_are_as_many_placements_as_choices_of_cells() {
        let block = layers(&[0, 1, 4, 5]);
        assert_eq!(block, [1, 12, 138, 1416, 8505, 22_792, 10_712, 104]);
        assert_eq!(block.iter().sum::<usize>(), 16 * 15 * 14 * 13);
        assert_eq!(layers(&[0]), [1, 6, 9]);
    }

    #[test]
    fn a_shape_is_as_far_as_its_numbers_wherever_it_is_shifted() {
        let cells = [0, 1, 4, 5];
        let shape = Shape {
            cells: &cells,
            is_far: distances(&cells)
                .into_iter()
                .map(|distance| distance != Some(0))
                .collect(),
        };
        for (line, by) in pushes() {
            let places: Vec<usize> = (0..16).map(|cell| moved(cell, line, by as usize)).collect();
            for shift in 0..16 {
                let is_hit = shape.numbers(shift).any(|number| places[number] != number);
                assert_eq!(shape.is_far(shift, &places), is_hit);
            }
        }
    }

    #[test]
    fn no_board_is_missed_that_is_far_everywhere() {
        let mut rng = seeded(&["rubic", "shapes"]);
        for _ in 0..20 {
            let mut wanted: Vec<usize> = (0..16).collect();
            for last in (1..16).rev() {
                wanted.swap(last, rng.random_range(0..=last));
            }
            // Only those placements are far that occur in this board.
            let mut shape = Shape {
                cells: &[0, 1, 4, 5],
                is_far: vec![false; 1 << 16],
            };
            for shift in 0..16 {
                let back = (16 - shift / 4 * 4) % 16 + (4 - shift % 4) % 4;
                let places = shape
                    .numbers(shift)
                    .map(|number| shifted(wanted[number], back));
                let word = placement(places);
                shape.is_far[word] = true;
            }
            let mut found = Vec::new();
            shape.place(&mut Vec::new(), &mut |places| found.push(places.to_vec()));
            assert!(found.contains(&wanted));
        }
    }

    #[test]
    fn four_boards_have_no_block_within_six_operations() {
        assert_eq!(far_everywhere(&[0, 1, 4, 5], 6).len(), 4);
    }
}
