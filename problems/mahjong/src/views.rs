//! What is seen of a board from its four sides.

use theory::bits::LeastFirst;

use crate::Input;

/// The views along all rows and columns, from both ends.
pub(crate) struct Views<'a> {
    input: &'a Input,
    is_gone: Vec<bool>,
    /// Colours count from 1.
    colours: Vec<Colour>,
    /// From the left, the right, the top and the bottom.
    sides: [Side; 4],
    /// The colours that may go. No tile of a colour is shown any more after it has been taken out, so
    /// none comes in again.
    may_go: LeastFirst,
}

/// What is known of a colour.
#[derive(Clone, Default)]
struct Colour {
    /// Both tiles, by their places in the input.
    tiles: [u32; 2],
    /// The directions, one bit each, from which a tile has been shown.
    shown: u8,
}

/// The views of one direction.
struct Side {
    /// The step from a tile to the next one in a view's line; it may be negative.
    step: isize,
    /// For each line the place of the tile that is shown, and how many tiles from it on may still be
    /// there; the place means nothing if there are none.
    lines: Vec<(usize, usize)>,
}

impl Side {
    fn new(step: isize, first: impl Iterator<Item = usize>, length: usize) -> Self {
        Side {
            step,
            lines: first.map(|tile| (tile, length)).collect(),
        }
    }
}

impl<'a> Views<'a> {
    pub(crate) fn new(input: &'a Input) -> Self {
        let tiles = input.tiles.len();
        let n = input.columns;
        let m = tiles / n;
        let down = n.cast_signed();
        let mut colours = vec![Colour::default(); tiles / 2 + 1];
        for (tile, &colour) in (0..).zip(&input.tiles) {
            let tiles = &mut colours[colour as usize].tiles;
            *tiles = [tiles[1], tile];
        }
        let numbers = u32::try_from(colours.len()).expect("at most 500 001");
        let mut views = Views {
            input,
            is_gone: vec![false; tiles],
            colours,
            sides: [
                Side::new(1, (0..m).map(|row| row * n), n),
                Side::new(-1, (0..m).map(|row| row * n + n - 1), n),
                Side::new(down, 0..n, m),
                Side::new(-down, tiles - n..tiles, m),
            ],
            may_go: LeastFirst::none(numbers),
        };
        for side in 0..4 {
            for line in 0..views.sides[side].lines.len() {
                views.count(side, line);
            }
        }
        views
    }

    /// Takes both tiles of the smallest colour that may go.
    pub(crate) fn take(&mut self) -> Option<u32> {
        let colour = self.may_go.take_least()?;
        let pair = self.colours[colour as usize]
            .tiles
            .map(|tile| tile as usize);
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
        Some(colour)
    }

    /// Moves a view on to the next tile of its line that is still there.
    fn move_on(&mut self, side: usize, line: usize) {
        let Side { step, lines } = &mut self.sides[side];
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
        let colour = self.input.tiles[self.sides[side].lines[line].0];
        let shown = &mut self.colours[colour as usize].shown;
        if *shown >> side & 1 == 1 {
            self.may_go.add(colour);
        }
        *shown |= 1 << side;
    }
}
