//! A min-cost flow of unit beads through the cells of a board.
//!
//! Beads that are on the first board only are *sources*, cells with a bead on the second board only
//! are *sinks*; every step costs 1, and any number of units may cross an edge. A unit that crosses
//! an edge against flow that is there takes that flow back and so costs −1.
//!
//! **Potentials.** `height[v]` is the least cost of a way from any free source to `v`, at most that
//! of the cheapest way to a free sink. An edge is *tight* if the heights of its ends differ by its
//! cost; the cheapest ways are those along tight edges.
//!
//! **Phases.** First the heights rise: a search with the reduced costs `cost + height[u] − height[v]`,
//! up to the nearest free sink. Heights differ by 1 at most, and an edge with flow is tight both ways,
//! so reduced costs are 0, 1 or 2, and three stacks are enough. Then every free source looks for a sink
//! by depth along tight edges; a cell that was entered in vain is not entered again in this phase. A way
//! that was missed because another one stood in it is found in the next phase: the heights rise by 0.
//!
//! All that is kept of a cell is small, so that everything fits the fastest cache.

use crate::{Cell, Input};

/// How many units cross the edges of a board, net.
#[derive(Debug, Clone)]
pub struct Flow {
    /// Cells of a row of the board with a border of forbidden cells around it.
    width: usize,
    /// `crossing[cell][direction]`: positive outwards, negative inwards. Cells of the board with its
    /// border; directions as in `neighbours`, so that the opposite of `d` is `d ^ 1`.
    crossing: Vec<[i16; 4]>,
    kinds: Vec<Kind>,
}

impl Flow {
    /// Where a cell of the input's lists is on the board with a border.
    pub(crate) fn bordered(&self, place: usize) -> usize {
        let columns = self.width - 2;
        (place / columns + 1) * self.width + place % columns + 1
    }

    /// The rows and the columns of all cells of the board with its border, from 1.
    pub(crate) fn cells(&self) -> Vec<Cell> {
        let number = |number: usize| u8::try_from(number).expect("at most 101");
        let cells = 0..self.crossing.len();
        cells
            .map(|cell| (number(cell / self.width), number(cell % self.width)))
            .collect()
    }

    /// Whether it is a source that starts no unit, or a sink that ends none.
    pub(crate) fn is_left(&self, cell: usize) -> bool {
        matches!(self.kinds[cell], Kind::Source | Kind::Sink)
    }

    /// The number of steps of all units together.
    pub(crate) fn steps(&self) -> usize {
        let outwards = self.crossing.as_flattened().iter();
        outwards
            .map(|&units| usize::try_from(units).unwrap_or(0))
            .sum()
    }

    /// A cell from which a unit enters this one.
    #[inline]
    pub(crate) fn before(&self, cell: usize) -> Option<usize> {
        let direction = self.crossing[cell].iter().position(|&units| units < 0)?;
        Some(neighbours(cell, self.width)[direction])
    }

    /// Takes a unit off the edge by which [`before`](Flow::before) goes back. The edge counts from its
    /// end only from then on.
    #[inline]
    pub(crate) fn take_unit(&mut self, to: usize) {
        if let Some(units) = self.crossing[to].iter_mut().find(|units| **units < 0) {
            *units += 1;
        }
    }

    #[inline]
    fn cross(&mut self, from: usize, direction: usize, to: usize) {
        self.crossing[from][direction] += 1;
        self.crossing[to][direction ^ 1] -= 1;
    }

    /// What a further unit in this direction costs.
    #[inline]
    fn cost(&self, cell: usize, direction: usize) -> i16 {
        if self.crossing[cell][direction] < 0 {
            -1
        } else {
            1
        }
    }
}

#[inline]
fn neighbours(cell: usize, width: usize) -> [usize; 4] {
    [
        cell + 1,
        cell.wrapping_sub(1),
        cell + width,
        cell.wrapping_sub(width),
    ]
}

/// What a cell is for the flow; sources and sinks that are used are cells like others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Forbidden,
    Source,
    Sink,
    Other,
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
    /// What distances are before a search: [`FAR`], and 0 for what is forbidden, so that nothing is nearer.
    unreached: Vec<i16>,
    distance: Vec<i16>,
    /// What `tried` is before a phase: [`UNSEEN`], and all directions for what is forbidden.
    unseen: Vec<u8>,
    /// The directions that have been tried from a cell that the phase has seen.
    tried: Vec<u8>,
}

const FAR: i16 = i16::MAX;
const UNSEEN: u8 = u8::MAX;

/// The cheapest flow of all sizes whose last unit pays: units are sent in the order of their costs,
/// the numbers of steps, as long as `pays` says so of the next one.
pub fn cheapest(input: &Input, pays: impl Fn(u64) -> bool) -> Flow {
    let mut search = Search::new(input);
    while search.rise(&pays) {
        search.send_units();
    }
    search.flow
}

impl Search {
    fn new(input: &Input) -> Self {
        let width = input.columns + 2;
        let rows = input.first.len() / input.columns;
        let size = width * (rows + 2);
        let mut search = Search {
            flow: Flow {
                width,
                crossing: vec![[0; 4]; size],
                kinds: vec![Kind::Forbidden; size],
            },
            sources: Vec::new(),
            height: vec![0; size],
            level: 0,
            unreached: vec![0; size],
            distance: Vec::new(),
            unseen: vec![4; size],
            tried: Vec::new(),
        };
        for (place, pair) in input.first.iter().zip(&input.second).enumerate() {
            let cell = search.flow.bordered(place);
            search.flow.kinds[cell] = match pair {
                (b'#', _) => continue,
                (b'*', b'.') => Kind::Source,
                (b'.', b'*') => Kind::Sink,
                _ => Kind::Other,
            };
            (search.unreached[cell], search.unseen[cell]) = (FAR, UNSEEN);
            if search.flow.kinds[cell] == Kind::Source {
                search.sources.push(cell);
            }
        }
        search
    }

    /// `cost + height[u] − height[v]` for the way from a cell in a direction.
    #[inline]
    fn reduced_cost(&self, cell: usize, direction: usize, to: usize) -> i16 {
        self.flow.cost(cell, direction) + self.height[cell] - self.height[to]
    }

    /// Raises the heights until a free sink is on a tight way; `false` if none can be reached, or
    /// if such a way does not pay.
    fn rise(&mut self, pays: &impl Fn(u64) -> bool) -> bool {
        self.distance.clone_from(&self.unreached);
        for &source in &self.sources {
            self.distance[source] = 0;
        }
        let mut stacks = [self.sources.clone(), Vec::new(), Vec::new()];
        let stack_of = |distance: i16| usize::from(distance.unsigned_abs()) % 3;
        let mut rise = 0;
        'search: loop {
            if stacks.iter().all(Vec::is_empty)
                || !pays(u64::from((self.level + rise).unsigned_abs()))
            {
                return false;
            }
            while let Some(cell) = stacks[stack_of(rise)].pop() {
                if self.distance[cell] != rise {
                    continue;
                }
                if self.flow.kinds[cell] == Kind::Sink {
                    break 'search;
                }
                for (direction, to) in neighbours(cell, self.flow.width).into_iter().enumerate() {
                    let distance = rise + self.reduced_cost(cell, direction, to);
                    if distance < self.distance[to] {
                        self.distance[to] = distance;
                        stacks[stack_of(distance)].push(to);
                    }
                }
            }
            rise += 1;
        }
        for (height, &distance) in self.height.iter_mut().zip(&self.distance) {
            *height += distance.min(rise);
        }
        self.level += rise;
        true
    }

    /// Sends a unit from every free source from where a way of tight edges is found.
    fn send_units(&mut self) {
        self.tried.clone_from(&self.unseen);
        let mut way = Vec::new();
        let mut sources = std::mem::take(&mut self.sources);
        sources.retain(|&source| self.tried[source] != UNSEEN || !self.send_unit(source, &mut way));
        self.sources = sources;
    }

    /// Sends a unit from a source if there is a way that leads through cells not seen yet; all cells
    /// from where there is none stay seen.
    fn send_unit(&mut self, source: usize, way: &mut Vec<(usize, usize, usize)>) -> bool {
        let mut cell = source;
        self.tried[cell] = 0;
        while self.flow.kinds[cell] != Kind::Sink {
            if let Some((direction, to)) = self.step_on(cell) {
                way.push((cell, direction, to));
                self.tried[to] = 0;
                cell = to;
            } else if let Some((from, _, _)) = way.pop() {
                cell = from;
            } else {
                return false;
            }
        }
        self.flow.kinds[source] = Kind::Other;
        self.flow.kinds[cell] = Kind::Other;
        self.tried[cell] = UNSEEN;
        for (from, direction, to) in way.drain(..) {
            self.flow.cross(from, direction, to);
            self.tried[from] = UNSEEN;
        }
        true
    }

    /// The next tight edge from a cell to one that has not been seen.
    #[inline]
    fn step_on(&mut self, cell: usize) -> Option<(usize, usize)> {
        let around = neighbours(cell, self.flow.width);
        while let Some(&to) = around.get(usize::from(self.tried[cell])) {
            let direction = usize::from(self.tried[cell]);
            self.tried[cell] += 1;
            if self.tried[to] == UNSEEN && self.reduced_cost(cell, direction, to) == 0 {
                return Some((direction, to));
            }
        }
        None
    }
}
