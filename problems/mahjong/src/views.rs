//! What is seen of a board from its four sides.

use crate::Input;

/// The views along all rows and columns, from both ends.
pub(crate) struct Views<'a> {
    input: &'a Input,
    is_gone: Vec<bool>,
    /// Both tiles of each colour, by their places in the input; colours count from 1.
    pairs: Vec<[usize; 2]>,
    /// From the left, the right, the top and the bottom.
    sides: [Side; 4],
    /// Whether the colour has been reported as a pair that may go.
    is_reported: Vec<bool>,
    /// Colours to be reported.
    new: Vec<u32>,
}

/// The views of one direction.
struct Side {
    /// The step from a tile to the next one in a view's line; it may be negative.
    step: isize,
    /// For each line the place of the tile that is shown, and how many tiles from it on may still be
    /// there; the place means nothing if there are none.
    lines: Vec<(usize, usize)>,
    /// Of each colour how many tiles are shown.
    shown: Vec<u8>,
}

impl Side {
    fn new(step: isize, first: impl Iterator<Item = usize>, length: usize, colours: usize) -> Self {
        Side {
            step,
            lines: first.map(|tile| (tile, length)).collect(),
            shown: vec![0; colours + 1],
        }
    }
}

impl<'a> Views<'a> {
    pub(crate) fn new(input: &'a Input) -> Self {
        let tiles = input.tiles.len();
        let (n, colours) = (input.columns, tiles / 2);
        let m = tiles / n;
        let down = n.cast_signed();
        let mut pairs = vec![[usize::MAX; 2]; colours + 1];
        for (tile, &colour) in input.tiles.iter().enumerate() {
            let [first, second] = &mut pairs[colour as usize];
            *(if *first == usize::MAX { first } else { second }) = tile;
        }
        let mut views = Views {
            input,
            is_gone: vec![false; tiles],
            pairs,
            sides: [
                Side::new(1, (0..m).map(|row| row * n), n, colours),
                Side::new(-1, (0..m).map(|row| row * n + n - 1), n, colours),
                Side::new(down, 0..n, m, colours),
                Side::new(-down, tiles - n..tiles, m, colours),
            ],
            is_reported: vec![false; colours + 1],
            new: Vec::new(),
        };
        for side in 0..4 {
            for line in 0..views.sides[side].lines.len() {
                views.count(side, line);
            }
        }
        views
    }

    /// Removes both tiles of a colour.
    pub(crate) fn remove(&mut self, colour: u32) {
        let pair = self.pairs[colour as usize];
        for tile in pair {
            self.is_gone[tile] = true;
        }
        for tile in pair {
            let (row, column) = (tile / self.input.columns, tile % self.input.columns);
            for (side, line) in [row, row, column, column].into_iter().enumerate() {
                let (shown, left) = self.sides[side].lines[line];
                if left > 0 && shown == tile {
                    self.move_on(side, line);
                }
            }
        }
    }

    /// The colours that may go since this was last asked.
    pub(crate) fn take_new(&mut self) -> impl Iterator<Item = u32> + use<'_, 'a> {
        self.new.drain(..)
    }

    /// Moves a view on to the next tile of its line that is still there.
    fn move_on(&mut self, side: usize, line: usize) {
        let Side { step, lines, .. } = &mut self.sides[side];
        let (tile, left) = &mut lines[line];
        while *left > 0 && self.is_gone[*tile] {
            *tile = tile.wrapping_add_signed(*step);
            *left -= 1;
        }
        if *left > 0 {
            self.count(side, line);
        }
    }

    /// Counts the tile that a view has come to show.
    fn count(&mut self, side: usize, line: usize) {
        let Side { lines, shown, .. } = &mut self.sides[side];
        let colour = self.input.tiles[lines[line].0] as usize;
        shown[colour] += 1;
        if shown[colour] == 2 && !std::mem::replace(&mut self.is_reported[colour], true) {
            self.new.push(self.input.tiles[lines[line].0]);
        }
    }
}
