//! The tests of GAME39: recipes, validator, small random inputs.

use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, erased, permutation,
};

use theory::matching::{Bipartite, Matching};

use crate::{Game39, Input, brute, rules, theorem};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {} {}", self.left, self.right, self.edges.len())?;
        self.edges
            .iter()
            .try_for_each(|(i, j)| writeln!(f, "{i} {j}"))
    }
}

/// A graph with these edges.
pub fn graph(left: usize, right: usize, edges: Vec<(usize, usize)>) -> Input {
    let edges = edges.into_iter().map(edge).collect();
    Input { left, right, edges }
}

/// An edge as it is kept.
fn edge((i, j): (usize, usize)) -> (u32, u32) {
    let narrow = |vertex| u32::try_from(vertex).expect("vertices fit in 32 bits");
    (narrow(i), narrow(j))
}

/// `m` random edges; any may come twice.
fn random(rng: &mut Rng, left: usize, right: usize, m: usize) -> Input {
    let mut any = || (rng.random_range(1..=left), rng.random_range(1..=right));
    graph(left, right, (0..m).map(|_| any()).collect())
}

/// Every edge there can be.
fn complete(left: usize, right: usize) -> Input {
    let edges = (1..=left).flat_map(|i| (1..=right).map(move |j| (i, j)));
    graph(left, right, edges.collect())
}

/// The path left 1, right 1, left 2, right 2, … of `vertices` vertices, at least two.
fn path(vertices: usize) -> Input {
    let edges = (1..vertices).map(|number| (number / 2 + 1, number.div_ceil(2)));
    graph(vertices.div_ceil(2), vertices / 2, edges.collect())
}

/// The graph beside another one, which it does not touch.
fn beside(mut one: Input, other: Input) -> Input {
    let (left, right) = edge((one.left, one.right));
    let shifted = other.edges.into_iter().map(|(i, j)| (left + i, right + j));
    one.edges.extend(shifted);
    one.left += other.left;
    one.right += other.right;
    one
}

/// The cells of a board with holes, joined to their neighbours: a rook's step at a time.
fn board(rng: &mut Rng, rows: usize, columns: usize, holes: usize) -> Input {
    let mut is_hole = vec![false; rows * columns];
    for cell in permutation(rows * columns, rng).into_iter().take(holes) {
        is_hole[cell] = true;
    }
    // Cells are numbered among those of their colour.
    let (mut number, mut count) = (Vec::new(), [0, 0]);
    for (cell, &hole) in is_hole.iter().enumerate() {
        let colour = (cell / columns + cell % columns) % 2;
        count[colour] += usize::from(!hole);
        number.push(count[colour]);
    }
    let mut edges = Vec::new();
    for cell in 0..rows * columns {
        let (row, column) = (cell / columns, cell % columns);
        let down = (row + 1 < rows).then_some(cell + columns);
        let across = (column + 1 < columns).then_some(cell + 1);
        for next in [down, across].into_iter().flatten() {
            if !is_hole[cell] && !is_hole[next] {
                let is_black = (row + column) % 2 == 0;
                let (black, white) = if is_black { (cell, next) } else { (next, cell) };
                edges.push((number[black], number[white]));
            }
        }
    }
    graph(count[0], count[1], edges)
}

/// A graph of three parts with random edges, `m` in all: a part with `spare` more vertices on
/// the left, a part with a perfect matching, and a part with `spare` more on the right. Edges
/// between the parts go only where they help nobody. `n` is the number of vertices of a side.
fn three_parts(rng: &mut Rng, n: usize, spare: usize, m: usize) -> Input {
    let third = n / 3;
    let ends = [third, 2 * third, n];
    let rights = [third - spare, 2 * third - spare, n];
    let mut edges: Vec<_> = (1..=n - spare)
        .map(|j| {
            let i = if j <= rights[0] { j } else { j + spare };
            (i.min(n), j)
        })
        .collect();
    while edges.len() < m {
        let i = rng.random_range(1..=n);
        let part = ends.iter().take_while(|&&end| i > end).count();
        edges.push((i, rng.random_range(1..=rights[part])));
    }
    shuffled(rng, &graph(n, n, edges))
}

/// The same graph with another order of vertices and edges.
fn shuffled(rng: &mut Rng, input: &Input) -> Input {
    let left = permutation(input.left, rng);
    let right = permutation(input.right, rng);
    let order = permutation(input.edges.len(), rng);
    let old: Vec<_> = input.from_zero().collect();
    let edges = order
        .into_iter()
        .map(|place| old[place])
        .map(|(i, j)| (left[i] + 1, right[j] + 1));
    graph(input.left, input.right, edges.collect())
}

/// A path on which whoever takes the first free vertex each time has to shift all of its
/// `length` pairs in the end.
fn trap(length: usize) -> Input {
    let mut edges: Vec<_> = (1..length).flat_map(|i| [(i, i), (i, i + 1)]).collect();
    edges.push((length, 1));
    graph(length, length, edges)
}

/// A dense block with a perfect matching, and behind it many left vertices that touch nothing
/// else: each search from one of them for an augmenting path goes through the block in vain.
fn hopeless(rng: &mut Rng, block: usize, inside: usize, outside: usize) -> Input {
    let mut edges: Vec<_> = (1..=block).map(|i| (i, i)).collect();
    let more = random(rng, block, block, inside - block);
    edges.extend(more.from_zero().map(|(i, j)| (i + 1, j + 1)));
    edges.extend((1..=outside).map(|i| (block + i, rng.random_range(1..=block))));
    graph(block + outside, block, edges)
}

/// Paths of four vertices, free on the left and free on the right at their ends, `count` of them.
/// Their middles are linked to a long way, which a search that takes edges in their order follows to
/// its end, to and fro: it blocks all other paths, so that phases of such searches find one
/// augmenting path each, and two paths leave the way, one at either end. The shortest augmenting
/// paths do not meet.
fn snake(count: usize) -> Input {
    let mut edges = Vec::new();
    for middle in 1..=count {
        edges.push((middle, middle));
        if middle < count {
            edges.push((middle, middle + 1));
        }
        edges.push((middle, count + middle));
    }
    edges.extend((1..=count).map(|start| {
        let ends = [start.div_ceil(2), count + 1 - start / 2];
        (count + start, ends[1 - start % 2])
    }));
    graph(2 * count, 2 * count, edges)
}

/// The graph with its sides exchanged.
fn turned(input: Input) -> Input {
    let edges = input.edges.into_iter().map(|(i, j)| (j, i)).collect();
    Input {
        left: input.right,
        right: input.left,
        edges,
    }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Game39>();

impl Room for Game39 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const THEOREM: Way<Self> = Way::Judges(theorem::is_right);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let mut side = |name| {
            let most = usize::try_from(most.of(name)).expect("small");
            rng.random_range(most.saturating_sub(1).max(1)..=most)
        };
        let [left, right] = [side("n1"), side("n2")];
        let mut edges: Vec<_> = (1..=left)
            .flat_map(|i| (1..=right).map(move |j| (i, j)))
            .collect();
        let m = edges
            .len()
            .min(usize::try_from(most.of("m")).expect("small"));
        while edges.len() > m {
            edges.swap_remove(rng.random_range(0..edges.len()));
        }
        graph(left, right, edges)
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        const N: usize = 500;
        const M: usize = 50_000;
        const MANY: usize = 200_000;
        const MILLION: usize = 1_000_000;
        Some(match name {
            "sample" => graph(3, 3, vec![(1, 1), (1, 2), (1, 3), (2, 1), (3, 1)]),

            "no-edge" => graph(1, 1, Vec::new()),
            "no-edges" => graph(3, 5, Vec::new()),
            "one-edge" => graph(2, 1, vec![(2, 1)]),
            "repeated-edge" => graph(2, 3, vec![(1, 2); 7]),
            "path-of-even-length" => path(9),
            "path-of-odd-length" => path(10),
            "star-and-cycle" => {
                let star = graph(1, 6, (1..=6).map(|j| (1, j)).collect());
                let mut cycle = path(8);
                cycle.edges.push((1, 4));
                beside(star, cycle)
            }
            "middle-neighbours" => graph(
                3,
                4,
                vec![
                    (2, 3),
                    (3, 4),
                    (3, 2),
                    (2, 1),
                    (2, 4),
                    (1, 1),
                    (3, 1),
                    (2, 4),
                    (1, 3),
                    (3, 3),
                ],
            ),
            "small-board" => board(rng, 8, 8, 0),
            "board-with-holes" => board(rng, 20, 50, 250),
            "trap" => trap(N),
            "traps-of-thirty-lengths" => (2..=31).map(trap).reduce(beside)?,
            "odd-path-at-the-limits" => path(2 * N - 1),
            "few-edges" => random(rng, N, N, 450),
            "some-edges" => random(rng, N, N, 700),
            "more-edges" => random(rng, N, N, 1500),
            "more-on-the-right" => random(rng, 300, N, 1200),
            "much-repeated" => random(rng, 40, 30, M),
            "complete" => complete(N, 100),
            "hopeless-starts" => hopeless(rng, 200, 30_000, 300),
            "three-parts" => three_parts(rng, N, 12, 1800),
            "source-limits" => three_parts(rng, N, 4, M),

            "many-hopeless-starts" => hopeless(rng, 900, 800_000, MANY - 900),
            "snakes" => {
                let block = hopeless(rng, 900, 400_000, 100);
                let half = beside(snake(20_000), block);
                beside(turned(half.clone()), half)
            }
            "long-trap" => trap(MANY),
            "traps-of-all-lengths" => (2..=250).map(trap).reduce(beside).expect("there are some"),
            "long-odd-path" => path(2 * MANY - 1),
            "no-edges-at-all" => graph(MANY, MANY, Vec::new()),
            "large-board" => board(rng, 400, 1000, 80_000),
            "twice-as-many" => random(rng, MANY, MANY / 2, MILLION),
            "large-few-edges" => random(rng, MANY, MANY, 260_000),
            "large-some-edges" => random(rng, MANY, MANY, 500_000),
            "large-complete" => complete(1000, 1000),
            "large-three-parts" => three_parts(rng, MANY, 40_000, MILLION),
            "beyond-limits" => random(rng, MANY, MANY, MILLION),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let left = rng.random_range(1..=6);
        let right = rng.random_range(1..=6);
        let m = rng.random_range(0..=2 * (left + right));
        random(rng, left, right, m)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n1", input.left)
            .with("n2", input.right)
            .with("m", input.edges.len())
    }

    fn quantities(input: &Input) -> Sizes {
        let graph = Bipartite::new(input.left, input.right, input.from_zero());
        let matching = Matching::maximum(&graph);
        let mut near = vec![Vec::new(); input.left + input.right];
        for (i, j) in input.from_zero() {
            near[i].push(input.left + j);
            near[input.left + j].push(i);
        }
        let mut known: Vec<bool> = (0..near.len())
            .map(|it| matching.partner(it).is_none())
            .collect();
        let mut layer: Vec<usize> = (0..near.len()).filter(|&it| known[it]).collect();
        let mut steps = 0;
        loop {
            let next = layer
                .iter()
                .flat_map(|&it| &near[it])
                .filter_map(|&it| matching.partner(it));
            let next: Vec<usize> = next
                .filter(|&it| !std::mem::replace(&mut known[it], true))
                .collect();
            if next.is_empty() {
                break;
            }
            layer = next;
            steps += 1;
        }
        Sizes::default().with("steps", steps)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [6, 10, 14, 18, 200, 600, 2000]
            .map(|vertices| (vertices as u64, complete(vertices / 2, vertices / 2)))
            .into()
    }
}
