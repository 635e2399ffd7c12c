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
//! **Phases.** When no sink is left on a tight way, the heights rise: a search with the reduced
//! costs `cost + height[u] − height[v]`, up to the nearest sink. Heights differ by 1 at most, and an
//! edge with flow is tight both ways, so reduced costs are 0, 1 or 2, and three queues are enough.
//! Then units are sent as in Dinic's algorithm, along tight edges that lead one layer on.

use crate::{Cell, Input, LONGEST};

/// How many units cross the edges of a board, net.
#[derive(Debug, Clone)]
pub struct Flow {
    /// Cells of a row of the board with a border of forbidden cells around it.
    width: usize,
    /// `crossing[cell][direction]`: positive outwards, negative inwards. Cells of the board with its
    /// border; directions as in `neighbours`, so that the opposite of `d` is `d ^ 1`.
    crossing: Vec<[i32; 4]>,
    /// Whether a unit starts at this source, or ends at this sink.
    is_used: Vec<bool>,
}

impl Flow {
    /// Where a cell of the input's lists is on the board with a border.
    pub(crate) fn bordered(&self, place: usize) -> usize {
        let columns = self.width - 2;
        (place / columns + 1) * self.width + place % columns + 1
    }

    /// The cells of the board with its border.
    pub(crate) fn size(&self) -> usize {
        self.crossing.len()
    }

    /// The row and the column of a cell of the board with a border, from 1.
    pub(crate) fn cell(&self, bordered: usize) -> Cell {
        let [row, column] = [bordered / self.width, bordered % self.width]
            .map(|number| u8::try_from(number).expect("at most 100"));
        (row, column)
    }

    /// Whether the source starts a unit, or the sink ends one.
    pub(crate) fn is_used(&self, cell: usize) -> bool {
        self.is_used[cell]
    }

    /// The neighbours of a cell with the net number of units that leave the cell towards each.
    pub(crate) fn around(&self, cell: usize) -> impl Iterator<Item = (usize, i32)> + use<> {
        let crossing = self.crossing[cell];
        neighbours(cell, self.width).into_iter().zip(crossing)
    }

    /// Takes one unit off an edge.
    pub(crate) fn take_unit(&mut self, from: usize, to: usize) {
        let mut around = neighbours(from, self.width).into_iter();
        let direction = around.position(|cell| cell == to);
        self.cross(from, direction.expect("a neighbour"), to, -1);
    }

    #[inline]
    fn cross(&mut self, from: usize, direction: usize, to: usize, units: i32) {
        self.crossing[from][direction] += units;
        self.crossing[to][direction ^ 1] -= units;
    }

    /// What a further unit in this direction costs.
    #[inline]
    fn cost(&self, cell: usize, direction: usize) -> i32 {
        1 - 2 * i32::from(self.crossing[cell][direction] < 0)
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

/// What a cell is for the flow.
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
    kinds: Vec<Kind>,
    /// All cells that are not forbidden.
    cells: Vec<usize>,
    height: Vec<i32>,
    /// The cost of the ways that are tight now.
    level: i32,
    /// Of a search: distances, or layers; [`FAR`] if there is none.
    distance: Vec<i32>,
    /// The direction that is tried next from a cell.
    next: Vec<usize>,
}

const FAR: i32 = i32::MAX;

/// The cheapest flow of all sizes whose last unit pays: units are sent in the order of their costs,
/// the numbers of steps, as long as `pays` says so of the next one.
pub fn cheapest(input: &Input, pays: impl Fn(u64) -> bool) -> Flow {
    let mut search = Search::new(input);
    while search.rise(&pays) {
        while search.make_layers() {
            search.send_units();
        }
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
                is_used: vec![false; size],
            },
            kinds: vec![Kind::Forbidden; size],
            cells: Vec::with_capacity(input.first.len()),
            height: vec![0; size],
            level: 0,
            distance: vec![FAR; size],
            next: vec![0; size],
        };
        for (place, pair) in input.first.iter().zip(&input.second).enumerate() {
            let cell = search.flow.bordered(place);
            search.kinds[cell] = match pair {
                (b'#', _) => continue,
                (b'*', b'.') => Kind::Source,
                (b'.', b'*') => Kind::Sink,
                _ => Kind::Other,
            };
            search.cells.push(cell);
        }
        search
    }

    fn is_free(&self, cell: usize, kind: Kind) -> bool {
        self.kinds[cell] == kind && !self.flow.is_used[cell]
    }

    /// Forgets the distances but for the free sources, which are returned.
    fn free_sources(&mut self) -> Vec<usize> {
        let mut sources = Vec::new();
        for &cell in &self.cells {
            self.distance[cell] = FAR;
            if self.is_free(cell, Kind::Source) {
                sources.push(cell);
            }
        }
        for &source in &sources {
            self.distance[source] = 0;
        }
        sources
    }

    /// `cost + height[u] − height[v]` for the way from a cell in a direction.
    #[inline]
    fn reduced_cost(&self, cell: usize, direction: usize, to: usize) -> i32 {
        self.flow.cost(cell, direction) + self.height[cell] - self.height[to]
    }

    /// Raises the heights until a free sink is on a tight way; `false` if none can be reached, or
    /// if such a way does not pay.
    fn rise(&mut self, pays: &impl Fn(u64) -> bool) -> bool {
        let mut queues = [self.free_sources(), Vec::new(), Vec::new()];
        let queue_of = |distance: i32| usize::try_from(distance).expect("never negative") % 3;
        let mut rise = 0;
        'search: loop {
            if queues.iter().all(Vec::is_empty)
                || !pays(u64::from((self.level + rise).unsigned_abs()))
            {
                return false;
            }
            while let Some(cell) = queues[queue_of(rise)].pop() {
                if self.distance[cell] != rise {
                    continue;
                }
                if self.is_free(cell, Kind::Sink) {
                    break 'search;
                }
                for (direction, to) in neighbours(cell, self.flow.width).into_iter().enumerate() {
                    if self.kinds[to] == Kind::Forbidden {
                        continue;
                    }
                    let distance = rise + self.reduced_cost(cell, direction, to);
                    if distance < self.distance[to] {
                        self.distance[to] = distance;
                        queues[queue_of(distance)].push(to);
                    }
                }
            }
            rise += 1;
        }
        for &cell in &self.cells {
            self.height[cell] += self.distance[cell].min(rise);
        }
        self.level += rise;
        true
    }

    /// Counts for each cell the tight edges on the way from the nearest free source; says whether a
    /// free sink is reached.
    fn make_layers(&mut self) -> bool {
        let mut queue = self.free_sources();
        let mut is_reached = false;
        let mut front = 0;
        while let Some(&cell) = queue.get(front) {
            front += 1;
            self.next[cell] = 0;
            is_reached |= self.is_free(cell, Kind::Sink);
            for (direction, to) in neighbours(cell, self.flow.width).into_iter().enumerate() {
                if self.distance[to] == FAR
                    && self.kinds[to] != Kind::Forbidden
                    && self.reduced_cost(cell, direction, to) == 0
                {
                    self.distance[to] = self.distance[cell] + 1;
                    queue.push(to);
                }
            }
        }
        is_reached
    }

    /// Sends a unit from every free source from where there still is a tight way, layer by layer, to
    /// a free sink.
    fn send_units(&mut self) {
        let mut way = Vec::with_capacity(2 * LONGEST);
        for index in 0..self.cells.len() {
            let source = self.cells[index];
            if !self.is_free(source, Kind::Source) {
                continue;
            }
            way.clear();
            let mut cell = source;
            loop {
                if self.is_free(cell, Kind::Sink) {
                    self.flow.is_used[source] = true;
                    self.flow.is_used[cell] = true;
                    for &(from, direction, to) in &way {
                        self.flow.cross(from, direction, to, 1);
                    }
                    break;
                }
                if let Some((direction, to)) = self.step_on(cell) {
                    way.push((cell, direction, to));
                    cell = to;
                } else if let Some((from, _, _)) = way.pop() {
                    // Nothing behind this cell: its edge is not tried again.
                    self.next[from] += 1;
                    cell = from;
                } else {
                    break;
                }
            }
        }
    }

    /// The next tight edge from a cell to the next layer.
    fn step_on(&mut self, cell: usize) -> Option<(usize, usize)> {
        let around = neighbours(cell, self.flow.width);
        while let Some(&to) = around.get(self.next[cell]) {
            let direction = self.next[cell];
            if self.kinds[to] != Kind::Forbidden
                && self.distance[to] == self.distance[cell].wrapping_add(1)
                && self.reduced_cost(cell, direction, to) == 0
            {
                return Some((direction, to));
            }
            self.next[cell] += 1;
        }
        None
    }
}
