//! The positions of the game, with their predecessors generated.
//!
//! **No arcs in memory.** The piece came to cell `q` with the former letters `a`, `b` from a cell
//! of the letter `a` in reach, with the letters `b` and `x`, where `x` is any letter except `a`,
//! `b` and the one of `q`. A reach of the whole ring or more is a reach of every cell once.

use theory::retrograde::Positions;

use crate::Input;

/// Letters of the alphabet.
const LETTERS: usize = 8;

/// Pairs of former letters that differ from each other and from the letter of the cell.
const HISTORIES: usize = 42;

/// The ring of letters. A position is a cell with the two letters before its own; the cell's
/// number times 42, plus the number of the pair among the pairs that its letter allows, which are
/// ordered by the letter before and then by the one before that.
pub(crate) struct Ring {
    /// The letter of each cell, from 0 to 7.
    letters: Vec<u8>,
    left: usize,
    right: usize,
    /// Number of cells within a move's reach, the piece's own among them.
    width: usize,
    /// The cells of each letter in ascending order.
    cells: [Vec<u32>; LETTERS],
    /// How many cells before this one have each letter; one entry more than there are cells.
    before: Vec<[u32; LETTERS]>,
    /// The pair of each number, for each letter of a cell.
    pairs: [[(u8, u8); HISTORIES]; LETTERS],
    /// Back from the letter of a cell and a pair to the pair's number.
    numbers: [[[u8; LETTERS]; LETTERS]; LETTERS],
}

impl Ring {
    pub(crate) fn new(input: &Input) -> Self {
        let letters: Vec<u8> = input.letters.iter().map(|&letter| letter - b'a').collect();
        let mut cells = [const { Vec::new() }; LETTERS];
        let mut before = Vec::with_capacity(letters.len() + 1);
        let mut counts = [0; LETTERS];
        before.push(counts);
        for (cell, &letter) in (0..).zip(&letters) {
            cells[usize::from(letter)].push(cell);
            counts[usize::from(letter)] += 1;
            before.push(counts);
        }

        let mut pairs = [[(0, 0); HISTORIES]; LETTERS];
        let mut numbers = [[[0; LETTERS]; LETTERS]; LETTERS];
        for own in 0..8_u8 {
            let mut number = 0_u8;
            for a in (0..8).filter(|&a| a != own) {
                for b in (0..8).filter(|&b| b != own && b != a) {
                    pairs[usize::from(own)][usize::from(number)] = (a, b);
                    numbers[usize::from(own)][usize::from(a)][usize::from(b)] = number;
                    number += 1;
                }
            }
        }
        Ring {
            width: (input.left + input.right + 1).min(letters.len()),
            left: input.left,
            right: input.right,
            letters,
            cells,
            before,
            pairs,
            numbers,
        }
    }

    pub(crate) fn letter(&self, cell: usize) -> u8 {
        self.letters[cell]
    }

    /// The position of `cell` with the letter `a` before its own and `b` before that.
    #[inline]
    pub(crate) fn position(&self, cell: usize, a: u8, b: u8) -> usize {
        let own = usize::from(self.letters[cell]);
        cell * HISTORIES + usize::from(self.numbers[own][usize::from(a)][usize::from(b)])
    }

    /// The cells that a move from `cell` can lead to if these letters are forbidden.
    pub(crate) fn reach<'a>(
        &'a self,
        cell: usize,
        forbidden: &'a [u8],
    ) -> impl Iterator<Item = usize> + 'a {
        let start = self.back(cell, self.left);
        (0..8)
            .filter(move |letter| !forbidden.contains(letter))
            .flat_map(move |letter| self.window(start, letter))
            .flatten()
            .map(|&cell| cell as usize)
    }

    /// The cell this many steps to the left.
    #[inline]
    fn back(&self, cell: usize, steps: usize) -> usize {
        if steps <= cell {
            cell - steps
        } else {
            (cell + steps * (self.letters.len() - 1)) % self.letters.len()
        }
    }

    /// The cells of one letter in the window of [`width`](Ring::width) cells from `start` on:
    /// those up to the seam, and those after it.
    #[inline]
    fn window(&self, start: usize, letter: u8) -> [&[u32]; 2] {
        let letter = usize::from(letter);
        let cells = &self.cells[letter];
        let before = |cell: usize| self.before[cell][letter] as usize;
        let end = start + self.width;
        match end.checked_sub(self.letters.len()) {
            None => [&cells[before(start)..before(end)], &[]],
            Some(beyond) => [&cells[before(start)..], &cells[..before(beyond)]],
        }
    }
}

impl Positions for Ring {
    fn count(&self) -> usize {
        self.letters.len() * HISTORIES
    }

    fn moves(&self, position: usize) -> usize {
        let (cell, history) = (position / HISTORIES, position % HISTORIES);
        let own = self.letters[cell];
        let (a, b) = self.pairs[usize::from(own)][history];
        let start = self.back(cell, self.left);
        let forbidden = [own, a, b].map(|letter| {
            let [first, second] = self.window(start, letter);
            first.len() + second.len()
        });
        self.width - forbidden.iter().sum::<usize>()
    }

    #[inline]
    fn for_each_predecessor(&self, position: usize, mut visit: impl FnMut(usize)) {
        let (cell, history) = (position / HISTORIES, position % HISTORIES);
        let own = self.letters[cell];
        let (a, b) = self.pairs[usize::from(own)][history];
        let numbers = &self.numbers[usize::from(a)][usize::from(b)];
        let third = |x: &u8| *x != a && *x != b && *x != own;
        let start = self.back(cell, self.right);
        for &from in self.window(start, a).into_iter().flatten() {
            for x in (0..8).filter(third) {
                visit(from as usize * HISTORIES + usize::from(numbers[usize::from(x)]));
            }
        }
    }
}
