//! The ring, with the cells of each letter together.
//!
//! **Seats.** A cell's *seat* is its number when all cells are ordered by their letters, and those
//! of one letter by their places. So the cells of a letter within reach are one range of seats, or
//! two at the seam: no arc is kept, and who goes through a range reads memory from end to end.

use std::ops::Range;

use crate::Input;

/// Letters of the alphabet.
pub(crate) const LETTERS: usize = 8;

/// The ring of letters, which are numbers from 0 to 7 here. 60 000 cells fit into 16 bits.
pub(crate) struct Ring {
    /// The letter of each cell.
    letters: Vec<u8>,
    left: usize,
    right: usize,
    /// Number of cells within a move's reach, the piece's own among them: a reach of the whole ring
    /// or more is a reach of every cell once.
    width: usize,
    /// The cell of each seat.
    cells: Vec<u16>,
    /// For each cell and each letter the seat of the first cell from this one on that has it; one
    /// entry more than there are cells.
    seats: Vec<[u16; LETTERS]>,
}

impl Ring {
    pub(crate) fn new(input: &Input) -> Self {
        let letters: Vec<u8> = input.letters.iter().map(|&letter| letter - b'a').collect();
        let mut next = [0; LETTERS];
        for &letter in &letters {
            for seat in &mut next[usize::from(letter) + 1..] {
                *seat += 1;
            }
        }
        let mut cells = vec![0; letters.len()];
        let mut seats = Vec::with_capacity(letters.len() + 1);
        seats.push(next);
        for (cell, &letter) in (0..).zip(&letters) {
            let seat = &mut next[usize::from(letter)];
            cells[usize::from(*seat)] = cell;
            *seat += 1;
            seats.push(next);
        }
        Ring {
            width: (input.left + input.right + 1).min(letters.len()),
            left: input.left,
            right: input.right,
            letters,
            cells,
            seats,
        }
    }

    /// Number of cells, and of seats.
    pub(crate) fn len(&self) -> usize {
        self.letters.len()
    }

    pub(crate) fn letter(&self, cell: usize) -> usize {
        usize::from(self.letters[cell])
    }

    pub(crate) fn cell(&self, seat: usize) -> usize {
        usize::from(self.cells[seat])
    }

    pub(crate) fn seat(&self, cell: usize) -> usize {
        usize::from(self.seats[cell][self.letter(cell)])
    }

    /// The seats with this letter that a move from `cell` can lead to: those before the seam, and
    /// those behind it.
    pub(crate) fn ahead(&self, cell: usize, letter: usize) -> [Range<usize>; 2] {
        self.window(cell, self.left, letter)
    }

    /// The seats with this letter from which a move can lead to `cell`.
    #[inline]
    pub(crate) fn behind(&self, cell: usize, letter: usize) -> [Range<usize>; 2] {
        self.window(cell, self.right, letter)
    }

    /// The cells that a move from `cell` can lead to if these letters are forbidden.
    pub(crate) fn reach<'a>(
        &'a self,
        cell: usize,
        forbidden: &'a [usize],
    ) -> impl Iterator<Item = usize> + 'a {
        (0..8)
            .filter(move |letter| !forbidden.contains(letter))
            .flat_map(move |letter| self.ahead(cell, letter))
            .flatten()
            .map(move |seat| self.cell(seat))
    }

    /// The seats of one letter in the window of [`width`](Ring::width) cells that begins so many
    /// steps to the left of `cell`.
    #[inline]
    fn window(&self, cell: usize, steps: usize, letter: usize) -> [Range<usize>; 2] {
        let cells = self.letters.len();
        let seat = |cell: usize| usize::from(self.seats[cell][letter]);
        // No division where there is no seam, which is nearly always.
        let start = match cell.checked_sub(steps) {
            Some(start) => start,
            None => (cell + steps * (cells - 1)) % cells,
        };
        match (start + self.width).checked_sub(cells) {
            None => [seat(start)..seat(start + self.width), 0..0],
            Some(beyond) => [seat(start)..seat(cells), seat(0)..seat(beyond)],
        }
    }
}
