//! The race along shortest ways, up to the middle.
//!
//! Let A be on a cell `a` of layer `k` (cells `k` steps from A's start, on a shortest way of length `d`)
//! and B on a cell `b` of layer `d − k`, A to move. In the last layer, `k = d/2`, A has escaped if
//! `a ≠ b`. Before it he escapes if some next cell `a'` of layer `k + 1` is such that for all next cells
//! `b'` of layer `d − k − 1` he escapes from `a'`, `b'`. Tables of two layers, `k` and `k + 1`, are
//! enough: first "for all `b'`", row by row for each `a'`, then "some `a'`", which joins whole rows.
//!
//! On an open board from corner to corner there are `n³/3` pairs, 72 million at n = 600, since a row
//! holds at most two cells at one distance. Without the promise that no layer has more than `2n` cells,
//! corridors that branch like an H-tree would make layers of far more than `4k`. Layers of a narrow maze
//! have few cells but there are 45000 of them at n = 300, so the work for a layer has to be in proportion
//! to its cells.

use std::ops::Range;

use crate::Board;

/// The cells on shortest ways between the two starts, by layers.
pub(crate) struct Layers {
    /// Cells in a row of the board with a margin around it.
    width: usize,
    /// The cells, layer by layer.
    cells: Vec<u32>,
    /// Layer `k` is `cells[first[k]..first[k + 1]]`.
    first: Vec<usize>,
    /// The place of each cell within its layer; [`OUTSIDE`] if it is in none.
    places: Vec<u32>,
    /// The distance of each cell from A's start, if it is in a layer.
    distances: Vec<u32>,
}

const OUTSIDE: u32 = u32::MAX;

impl Layers {
    pub(crate) fn between(board: &Board) -> Self {
        // A margin of walls spares all checks at the edges.
        let width = board.size + 2;
        let mut is_wall = vec![true; width * width];
        let (mut start, mut goal) = (0, 0);
        for (row, cells) in board.cells.chunks(board.size).enumerate() {
            for (column, &cell) in cells.iter().enumerate() {
                let place = (row + 1) * width + column + 1;
                is_wall[place] = cell == b'#';
                match cell {
                    b'A' => start = place,
                    b'B' => goal = place,
                    _ => {}
                }
            }
        }

        let (distances, order) = search(&is_wall, width, start);
        let (distances_back, _) = search(&is_wall, width, goal);
        let distance = distances[goal];
        let mut places = vec![OUTSIDE; is_wall.len()];
        let (mut cells, mut first) = (Vec::new(), Vec::new());
        for cell in order {
            let at = cell as usize;
            if u64::from(distances[at]) + u64::from(distances_back[at]) == u64::from(distance) {
                // The search meets the cells by ascending distance, and every layer has one.
                if first.len() == distances[at] as usize {
                    first.push(cells.len());
                }
                let number = cells.len() - first[first.len() - 1];
                places[at] = u32::try_from(number).expect("at most 600² cells");
                cells.push(cell);
            }
        }
        first.push(cells.len());
        Layers {
            width,
            cells,
            first,
            places,
            distances,
        }
    }

    /// The distance of the starts.
    pub(crate) fn distance(&self) -> usize {
        self.first.len().saturating_sub(2)
    }

    fn layer(&self, number: usize) -> &[u32] {
        let range: Range<usize> = self.first[number]..self.first[number + 1];
        &self.cells[range]
    }

    /// The places, in the layer with this number, of the neighbours of a cell of a layer beside.
    fn steps(&self, cell: u32, layer: usize) -> impl Iterator<Item = usize> {
        neighbours(cell as usize, self.width)
            .into_iter()
            .filter(move |&next| {
                self.places[next] != OUTSIDE && self.distances[next] as usize == layer
            })
            .map(move |next| self.places[next] as usize)
    }

    /// Whether A, who begins, can reach the middle layer on another cell than B, if both walk
    /// shortest ways; the distance must be even.
    pub(crate) fn can_escape(&self) -> bool {
        let distance = self.distance();
        let middle = self.layer(distance / 2).len();
        // A row for each cell of A, in it a byte for each cell of B: 1 if A escapes.
        let mut escapes = vec![1_u8; middle * middle];
        (0..middle).for_each(|place| escapes[place * middle + place] = 0);
        let mut answered = Vec::new();
        let mut ends = Vec::new();

        for k in (0..distance / 2).rev() {
            let (mine, theirs) = (self.layer(k), self.layer(distance - k));
            let (next_mine, next_theirs) = (self.layer(k + 1), self.layer(distance - k - 1));
            // Every cell of B has one to four ways on; the last one is repeated.
            ends.clear();
            ends.extend(theirs.iter().map(|&cell| {
                let mut ways = self.steps(cell, distance - k - 1);
                let mut last = ways.next().expect("shortest ways go on");
                [(); 4].map(|()| {
                    let end = last;
                    last = ways.next().unwrap_or(last);
                    end
                })
            }));
            // Whether A escapes when he has moved already, whatever B answers.
            answered.clear();
            answered.reserve(next_mine.len() * theirs.len());
            for row in escapes.chunks_exact(next_theirs.len()) {
                answered.extend(
                    ends.iter()
                        .map(|&[p, q, r, s]| row[p] & row[q] & row[r] & row[s]),
                );
            }
            escapes.clear();
            escapes.resize(mine.len() * theirs.len(), 0);
            for (row, &cell) in escapes.chunks_exact_mut(theirs.len()).zip(mine) {
                for place in self.steps(cell, k + 1) {
                    let from = place * theirs.len();
                    for (escape, answer) in row.iter_mut().zip(&answered[from..]) {
                        *escape |= answer;
                    }
                }
            }
        }
        escapes == [1]
    }
}

/// The four cells beside one that is not on the margin.
#[inline]
fn neighbours(cell: usize, width: usize) -> [usize; 4] {
    [cell - width, cell - 1, cell + 1, cell + width]
}

/// The distance of every cell from a start, and the cells that can be reached, by distance.
fn search(is_wall: &[bool], width: usize, start: usize) -> (Vec<u32>, Vec<u32>) {
    let narrow = |cell: usize| u32::try_from(cell).expect("at most 602² cells");
    let mut distances = vec![u32::MAX; is_wall.len()];
    distances[start] = 0;
    let mut order = vec![narrow(start)];
    let mut taken = 0;
    while let Some(&cell) = order.get(taken) {
        taken += 1;
        for next in neighbours(cell as usize, width) {
            if !is_wall[next] && distances[next] == u32::MAX {
                distances[next] = distances[cell as usize] + 1;
                order.push(narrow(next));
            }
        }
    }
    (distances, order)
}
