//! Boards that are alike: one word for all boards which the symmetries of the pushes lead to.
//!
//! **The field.** Write into every cell how far its number has to go to be home: rows down and
//! columns to the right, both modulo 4, two digits of two bits. These sixteen displacements
//! determine the board.
//!
//! **Symmetries.** Renumber the cells by a map of the torus (16 translations; reflections of the
//! rows, of the columns and in the diagonal, together 8), and the numbers by the same map. A push
//! becomes a push, the solved board stays solved: the new board is as far away as the old one. In
//! the field a translation only moves the displacements to other cells; a reflection moves them
//! and is applied to each. Undoing a list of operations leads from the solved board to the inverse
//! permutation, which thus is as far away too. Together 2 · 16 · 8 = 256 images; the *class* of a
//! board is the least of them as a number.

use crate::board::{Board, SOLVED};

/// Displacements instead of numbers: 4 · rows + columns in bits 4p to 4p + 3.
pub(crate) type Field = u64;

/// The higher bit of every digit.
const HIGH: u64 = 0xaaaa_aaaa_aaaa_aaaa;

/// The images of a board, itself among them.
pub(crate) const IMAGES: u32 = 256;

/// Where the numbers of a board have to go: digits are subtracted without a borrow between them.
#[inline]
pub(crate) fn field(board: Board) -> Field {
    ((board | HIGH) - (SOLVED & !HIGH)) ^ ((board ^ !SOLVED) & HIGH)
}

/// The board of a field.
#[inline]
pub(crate) fn board(field: Field) -> Board {
    ((field & !HIGH) + (SOLVED & !HIGH)) ^ ((field ^ SOLVED) & HIGH)
}

/// The inverse permutation: number p stands in the cell whose number stood in cell p.
#[inline]
pub(crate) fn inverse(board: Board) -> Board {
    (0..16).fold(0, |inverse, cell| {
        let number = board >> (4 * cell) & 15;
        inverse | cell << (4 * number)
    })
}

/// The board turned upside down about row 0: rows 1 and 3 change places, rows down are rows up.
#[inline]
fn flipped_rows(field: Field) -> Field {
    let moved = field & 0x0000_ffff_0000_ffff
        | (field & 0x0000_0000_ffff_0000) << 32
        | field >> 32 & 0x0000_0000_ffff_0000;
    moved ^ (moved & 0x4444_4444_4444_4444) << 1
}

/// The board turned over about column 0.
#[inline]
fn flipped_columns(field: Field) -> Field {
    let moved = field & 0x0f0f_0f0f_0f0f_0f0f
        | (field & 0x00f0_00f0_00f0_00f0) << 8
        | field >> 8 & 0x00f0_00f0_00f0_00f0;
    moved ^ (moved & 0x1111_1111_1111_1111) << 1
}

/// Rows and columns exchanged: the blocks of 2 × 2 cells, then the cells within each, then the
/// digits within each cell.
#[inline]
fn transposed(field: Field) -> Field {
    let blocks = field & 0xff00_ff00_00ff_00ff
        | (field & 0x0000_0000_ff00_ff00) << 24
        | field >> 24 & 0x0000_0000_ff00_ff00;
    let cells = blocks & 0xf0f0_0f0f_f0f0_0f0f
        | (blocks & 0x0000_f0f0_0000_f0f0) << 12
        | blocks >> 12 & 0x0000_f0f0_0000_f0f0;
    (cells & 0x3333_3333_3333_3333) << 2 | cells >> 2 & 0x3333_3333_3333_3333
}

/// The same board seen from another cell, which becomes cell 0: `place` is the first of its bits.
#[inline]
fn seen_from(field: Field, place: u32) -> Field {
    let turned = field.rotate_right(place & 0x30);
    let columns = place & 0xc;
    let inside = (0xffff >> columns) * 0x0001_0001_0001_0001;
    turned >> columns & inside | turned << (16 - columns) & !inside
}

/// One bit of every cell, the lowest.
const ONES: u64 = 0x1111_1111_1111_1111;

/// The displacements fall into six kinds that reflections make of each other: no step at all; two
/// steps along one axis; two along both; one along both; one along one axis; one along one and
/// two along the other. These are the cells of each kind.
#[inline]
fn kinds(field: Field) -> [u64; 6] {
    let [columns, two_columns, rows, two_rows] = [0, 1, 2, 3].map(|bit| field >> bit & ONES);
    let even = ONES & !(rows | columns);
    let mixed = rows ^ columns;
    let and_two = rows & two_columns | columns & two_rows;
    [
        even & !(two_rows | two_columns),
        even & (two_rows ^ two_columns),
        even & two_rows & two_columns,
        rows & columns,
        mixed & !and_two,
        mixed & and_two,
    ]
}

/// How many of the eight reflections leave a displacement of each kind as it is.
const STABLE: [u32; 6] = [8, 4, 8, 2, 2, 2];

/// The reflection of the board after which the displacement of cell 0 is the first of its kind: no
/// digit is 3, and the rows are not more than the columns.
#[inline]
fn upright(mut field: Field) -> Field {
    if field & 0xc == 0xc {
        field = flipped_rows(field);
    }
    if field & 3 == 3 {
        field = flipped_columns(field);
    }
    if field >> 2 & 3 > field & 3 {
        field = transposed(field);
    }
    field
}

/// The class of a board: the same word for all its images, and for no other board.
///
/// Among the images only those count whose cell 0 holds a displacement of a certain kind, and the
/// first of this kind: that kind for which they are the fewest. Inverse boards have displacements
/// of the same kinds, as a number's way home is the way of the inverse backwards.
#[inline]
pub(crate) fn class(board: Board) -> Field {
    class_of_both(board, inverse(board))
}

/// The class of a board whose inverse is known.
#[inline]
pub(crate) fn class_of_both(board: Board, inverse: Board) -> Field {
    let (ahead, back) = (field(board), field(inverse));
    let cells = kinds(ahead);
    let images = |kind: usize| cells[kind].count_ones() * STABLE[kind];
    let kind = (0..6)
        .filter(|&kind| cells[kind] != 0)
        .min_by_key(|&kind| images(kind))
        .expect("every cell has a displacement");

    let mut least = Field::MAX;
    for (field, mut cells) in [(ahead, cells[kind]), (back, kinds(back)[kind])] {
        while cells != 0 {
            let image = upright(seen_from(field, cells.trailing_zeros()));
            cells &= cells - 1;
            least = least.min(image).min(match kind {
                3 => transposed(image),
                4 => flipped_rows(image),
                5 => flipped_columns(image),
                _ => least_flip(image, kind != 1),
            });
        }
    }
    least
}

/// The least of the images of a board by flips and, perhaps, by transposing.
fn least_flip(image: Field, may_transpose: bool) -> Field {
    let rows = flipped_rows(image);
    let both = flipped_columns(rows);
    let flips = [image, rows, both, flipped_rows(both)];
    let least = flips.into_iter().min().unwrap_or(image);
    if may_transpose {
        flips.map(transposed).into_iter().fold(least, Field::min)
    } else {
        least
    }
}

/// Calls `see` with the field of every image of the board.
pub(crate) fn for_each_image(board: Board, mut see: impl FnMut(Field)) {
    for mut field in [field(board), field(inverse(board))] {
        for flip in [flipped_rows, flipped_columns, flipped_rows, flipped_columns] {
            for image in [field, transposed(field)] {
                for cell in 0..16 {
                    see(seen_from(image, 4 * cell));
                }
            }
            field = flip(field);
        }
    }
}

/// How many different boards the images of a board are.
pub(crate) fn orbit(board: Board) -> u32 {
    let own = field(board);
    let mut times = 0;
    for_each_image(board, |image| times += u32::from(image == own));
    IMAGES / times
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{packed, pushed, pushes, renumbered};
    use crate::cases::scrambled;
    use std::collections::HashSet;
    use testkit::{Rng, RngExt, seeded};

    /// Boards near and far, and one with many symmetries.
    fn boards(rng: &mut Rng) -> Vec<Board> {
        let mut boards = vec![SOLVED, inverse(0x0123_4567_89ab_cdef)];
        boards.extend((0..500).map(|count| packed(&scrambled(rng, count % 25).cells)));
        boards
    }

    #[test]
    fn a_field_determines_its_board_and_the_inverse_undoes_it() {
        for original in boards(&mut seeded(&["rubic", "fields"])) {
            assert_eq!(board(field(original)), original);
            let undone = inverse(original);
            assert_eq!(inverse(undone), original);
            assert!((0..16).all(|cell| undone >> (4 * (original >> (4 * cell) & 15)) & 15 == cell));
            for (line, by) in pushes() {
                let after = pushed(original, line, by);
                assert_eq!(renumbered(undone, line, by), inverse(after));
            }
        }
    }

    /// The image of a board by one of the 128 maps of the torus, cell by cell.
    fn mapped(original: Board, map: impl Fn(u64) -> u64) -> Board {
        (0..16).fold(0, |image, cell| {
            image | map(original >> (4 * cell) & 15) << (4 * map(cell))
        })
    }

    /// Map `number` of the torus: where it leads from a cell.
    fn torus(number: u64) -> impl Fn(u64) -> u64 {
        move |cell| {
            let (mut row, mut column) = (cell / 4, cell % 4);
            if number & 1 != 0 {
                row = 4 - row;
            }
            if number & 2 != 0 {
                column = 4 - column;
            }
            if number & 4 != 0 {
                (row, column) = (column, row);
            }
            (row + (number >> 3)) % 4 * 4 + (column + (number >> 5)) % 4
        }
    }

    #[test]
    fn images_are_those_by_the_maps_of_the_torus_and_by_the_inverse_and_share_one_class() {
        for original in boards(&mut seeded(&["rubic", "images"])) {
            let mut images = HashSet::new();
            for_each_image(original, |image| {
                images.insert(board(image));
            });
            assert_eq!(u32::try_from(images.len()), Ok(orbit(original)));
            let named = (0..128).flat_map(|number| {
                [original, inverse(original)].map(|side| mapped(side, torus(number)))
            });
            assert_eq!(images, named.collect());
            assert!(images.contains(&board(class(original))));
            assert!(images.iter().all(|&image| class(image) == class(original)));
        }
    }

    #[test]
    fn a_map_of_the_torus_makes_a_push_of_a_push() {
        let mut rng = seeded(&["rubic", "maps"]);
        for original in boards(&mut rng) {
            let map = torus(rng.random_range(0..128));
            let around = |side| pushes().map(move |(line, by)| pushed(side, line, by));
            let images: HashSet<Board> = around(original).map(|next| mapped(next, &map)).collect();
            assert_eq!(images, around(mapped(original, &map)).collect());
        }
    }
}
