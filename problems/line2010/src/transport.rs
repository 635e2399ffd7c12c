//! A min-cost flow of unit beads through the cells of a board.
//!
//! Beads that are on the first board only are *sources*, cells with a bead on the second board only
//! are *sinks*; every step costs 1, and any number of units may cross a side. A unit that crosses
//! a side against flow that is there takes that flow back and so costs −1.
//!
//! **Potentials.** `height[v]` is the least cost of a way from any free source to `v`, at most that
//! of the cheapest way to a free sink. A step is *tight* if the heights of its ends differ by its
//! cost; the cheapest ways are those of tight steps.
//!
//! **Phases.** First the heights rise: a search with the reduced costs `cost + height[u] − height[v]`,
//! up to the nearest free sink. Heights differ by 1 at most, and a step along flow is tight both ways,
//! so reduced costs are 0, 1 or 2, and three stacks are enough. Then every free source looks for a sink
//! by depth along tight steps; a cell that was entered in vain is not entered again in this phase. A way
//! that was missed because another one stood in it is found in the next phase: the heights rise by 0.
//!
//! All that is kept of a cell is small, so that it stays in the nearest cache.

use crate::{Costs, Input};

/// Units that cross a board. Cells are told by their places in the lists of the input.
pub(crate) struct Flow {
    pub(crate) squares: Vec<Square>,
    /// 1 for a source that starts no unit, −1 for a sink that ends none, else 0.
    pub(crate) surplus: Vec<i8>,
}

/// A cell, and what crosses its four sides; `side ^ 1` is the opposite of `side`.
#[derive(Clone, Copy)]
pub(crate) struct Square {
    /// The cell behind each side; where there is none to go to, the cell itself. Such a step costs 1
    /// and leads nowhere, so that no cheapest way takes it.
    around: [u16; 4],
    /// Units across each side, net: positive outwards, negative inwards.
    crossing: [i16; 4],
}

impl Square {
    #[inline]
    pub(crate) fn behind(&self, side: usize) -> usize {
        usize::from(self.around[side])
    }

    /// A side by which a unit enters.
    #[inline]
    pub(crate) fn entrance(&self) -> Option<usize> {
        self.crossing.iter().position(|&units| units < 0)
    }

    /// Takes a unit off that enters.
    #[inline]
    pub(crate) fn take_unit(&mut self, side: usize) {
        self.crossing[side] += 1;
    }

    /// What a further unit across a side costs.
    #[inline]
    fn cost(&self, side: usize) -> i16 {
        if self.crossing[side] < 0 { -1 } else { 1 }
    }
}

/// The state of the search.
struct Search {
    flow: Flow,
    /// The free sources.
    sources: Vec<usize>,
    /// At most the longest way that visits no cell twice: 10^4.
    height: Vec<i16>,
    /// The cost of the ways that are tight now.
    level: i16,
}

const FAR: i16 = i16::MAX;

/// In place of the side by which a cell was entered.
const UNSEEN: u8 = 4;

/// The cheapest flow of all sizes whose last unit pays: units are sent in the order of their costs,
/// the numbers of steps, as long as the next one pays.
pub(crate) fn cheapest(input: &Input) -> Flow {
    let mut search = Search::new(input);
    while search.rise(input.costs) {
        search.send_units();
    }
    search.flow
}

impl Search {
    fn new(input: &Input) -> Self {
        let bead = |cell: u8| i8::from(cell == b'*');
        let pairs = input.first.iter().zip(&input.second);
        let surplus: Vec<i8> = pairs.map(|(&a, &b)| bead(a) - bead(b)).collect();
        let squares = (0..surplus.len()).map(|cell| Square {
            around: around(input, cell),
            crossing: [0; 4],
        });
        let squares = squares.collect();
        let sources = (0..surplus.len()).filter(|&cell| surplus[cell] > 0);
        Search {
            height: vec![0; surplus.len()],
            level: 0,
            sources: sources.collect(),
            flow: Flow { squares, surplus },
        }
    }

    /// `cost + height[u] − height[v]` for a step across a side of `u`.
    #[inline]
    fn reduced_cost(&self, from: usize, side: usize, to: usize) -> i16 {
        self.flow.squares[from].cost(side) + self.height[from] - self.height[to]
    }

    /// Raises the heights until a free sink is on a tight way; `false` if none can be reached, or
    /// if such a way does not pay.
    fn rise(&mut self, costs: Costs) -> bool {
        let mut distance = vec![FAR; self.height.len()];
        for &source in &self.sources {
            distance[source] = 0;
        }
        // What is 0, 1 and 2 farther than the heights have risen.
        let mut stacks = [self.sources.clone(), Vec::new(), Vec::new()];
        let mut rise = 0;
        while costs.slides_pay((self.level + rise).unsigned_abs())
            && stacks.iter().any(|stack| !stack.is_empty())
        {
            while let Some(cell) = stacks[0].pop() {
                if distance[cell] != rise {
                    continue;
                }
                if self.flow.surplus[cell] < 0 {
                    for (height, distance) in self.height.iter_mut().zip(distance) {
                        *height += distance.min(rise);
                    }
                    self.level += rise;
                    return true;
                }
                for side in 0..4 {
                    let to = self.flow.squares[cell].behind(side);
                    let farther = self.reduced_cost(cell, side, to);
                    if rise + farther < distance[to] {
                        distance[to] = rise + farther;
                        stacks[usize::from(farther.unsigned_abs())].push(to);
                    }
                }
            }
            stacks.rotate_left(1);
            rise += 1;
        }
        false
    }

    /// Sends a unit from every free source from where a way of tight steps is found.
    fn send_units(&mut self) {
        let mut entered_by = vec![UNSEEN; self.height.len()];
        let mut sources = std::mem::take(&mut self.sources);
        sources.retain(|&source| {
            entered_by[source] != UNSEEN || !self.send_unit(source, &mut entered_by)
        });
        self.sources = sources;
    }

    /// Sends a unit from a source if there is a way that leads through cells not seen yet; all cells
    /// from where there is none stay seen.
    fn send_unit(&mut self, source: usize, entered_by: &mut [u8]) -> bool {
        let mut cell = source;
        entered_by[cell] = 0;
        while self.flow.surplus[cell] >= 0 {
            let on = (0..4_u8).find(|&side| {
                let to = self.flow.squares[cell].behind(side.into());
                entered_by[to] == UNSEEN && self.reduced_cost(cell, side.into(), to) == 0
            });
            if let Some(side) = on {
                cell = self.flow.squares[cell].behind(side.into());
                entered_by[cell] = side ^ 1;
            } else if cell == source {
                return false;
            } else {
                cell = self.flow.squares[cell].behind(entered_by[cell].into());
            }
        }
        self.flow.surplus[source] = 0;
        self.flow.surplus[cell] = 0;
        while cell != source {
            let side = usize::from(std::mem::replace(&mut entered_by[cell], UNSEEN));
            self.flow.squares[cell].crossing[side] -= 1;
            cell = self.flow.squares[cell].behind(side);
            self.flow.squares[cell].crossing[side ^ 1] += 1;
        }
        entered_by[source] = UNSEEN;
        true
    }
}

/// The cell behind each side of a cell.
fn around(input: &Input, cell: usize) -> [u16; 4] {
    let column = cell % input.columns;
    let steps = [
        (column + 1 < input.columns, cell + 1),
        (column > 0, cell.wrapping_sub(1)),
        (true, cell + input.columns),
        (true, cell.wrapping_sub(input.columns)),
    ];
    steps.map(|(stays, to)| {
        let is_open = stays && input.first.get(to).is_some_and(|&cell| cell != b'#');
        u16::try_from(if is_open { to } else { cell }).expect("at most 10^4 cells")
    })
}
