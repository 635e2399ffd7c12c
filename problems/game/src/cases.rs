//! The tests of GAME: recipes, validator, small random inputs.

use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Tier, Way, at_most, erased,
    permutation,
};
use theory::retrograde::{MoveGraph, Outcome, Outcomes};

use crate::{Game, Input, brute, rules};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.positions, self.moves.len())?;
        writeln!(f, "{}", self.start)?;
        self.moves
            .iter()
            .try_for_each(|(from, to)| writeln!(f, "{from} {to}"))
    }
}

/// A graph as it is made; an input keeps its moves in 32 bits.
struct Graph {
    positions: usize,
    start: usize,
    moves: Vec<(usize, usize)>,
}

impl From<Graph> for Input {
    fn from(graph: Graph) -> Input {
        let narrow = |position| u32::try_from(position).expect("positions fit in 32 bits");
        let moves = graph.moves.into_iter();
        Input {
            positions: graph.positions,
            start: graph.start,
            moves: moves.map(|(from, to)| (narrow(from), narrow(to))).collect(),
        }
    }
}

/// `m` moves between any two positions each; starts at 1.
fn random(rng: &mut Rng, positions: usize, m: usize) -> Graph {
    let mut any = || rng.random_range(1..=positions);
    Graph {
        positions,
        start: 1,
        moves: (0..m).map(|_| (any(), any())).collect(),
    }
}

/// The moves turned mostly downhill, so that more is decided.
fn descend(rng: &mut Rng, graph: &mut Graph) {
    for (from, to) in &mut graph.moves {
        if from < to && rng.random_range(0..4) > 0 {
            std::mem::swap(from, to);
        }
    }
}

/// A graph most of whose moves lead downhill, some of them with one that leads back; starts high up.
pub fn downhill(rng: &mut Rng, positions: usize, m: usize) -> Input {
    let back = m / 6;
    let mut graph = random(rng, positions, m - back);
    descend(rng, &mut graph);
    let turned: Vec<_> = graph.moves[..back]
        .iter()
        .map(|&(from, to)| (to, from))
        .collect();
    graph.moves.extend(turned);
    graph.start = rng.random_range(positions - positions / 3..=positions);
    graph.into()
}

/// The moves n → n − 1 → … → 1, from n: position p is decided in p − 1 moves.
fn chain(positions: usize) -> Graph {
    Graph {
        positions,
        start: positions,
        moves: (2..=positions).map(|p| (p, p - 1)).collect(),
    }
}

/// The same moves the other way, from 1.
fn reversed(mut input: Graph) -> Graph {
    let moves = input.moves.iter_mut();
    moves.for_each(|(from, to)| std::mem::swap(from, to));
    Graph { start: 1, ..input }
}

/// 256 moves from 1 to 2, of which eight bits count none, and these.
fn many_roads(more: &[(usize, usize)]) -> Graph {
    Graph {
        positions: 17,
        start: 1,
        moves: [&[(1, 2); 256], more].concat(),
    }
}

/// A chain with random moves added, `m` in all, that change no position's outcome or time:
/// from the lost positions 1, 3, 5, … to won ones below, from the won ones to other won ones and
/// to lost ones above.
fn ladder(rng: &mut Rng, positions: usize, m: usize) -> Graph {
    let mut input = chain(positions);
    while input.moves.len() < m {
        let from = rng.random_range(2..=positions);
        let to = rng.random_range(1..=positions);
        let is_lost = |p: usize| p % 2 == 1;
        let changes_nothing = match (is_lost(from), is_lost(to)) {
            (true, true) => false,
            (true, false) => to < from,
            (false, true) => to > from,
            (false, false) => true,
        };
        if changes_nothing {
            input.moves.push((from, to));
        }
    }
    input
}

/// A chain and one more position, the start, with moves to all won positions of the chain, each
/// repeated `times` times: it is lost, but only the last of its moves decides that.
fn hub(positions: usize, times: usize) -> Graph {
    let mut input = chain(positions - 1);
    input.positions = positions;
    input.start = positions;
    for _ in 0..times {
        let won = (2..positions).step_by(2);
        input.moves.extend(won.map(|p| (positions, p)));
    }
    input
}

/// The same graph with another order of positions and moves.
fn shuffled(rng: &mut Rng, input: &Graph) -> Graph {
    let names = permutation(input.positions, rng);
    let name = |p: usize| names[p - 1] + 1;
    let order = permutation(input.moves.len(), rng);
    Graph {
        positions: input.positions,
        start: name(input.start),
        moves: order
            .into_iter()
            .map(|place| input.moves[place])
            .map(|(from, to)| (name(from), name(to)))
            .collect(),
    }
}

/// The same graph from a position with this outcome: of the won or lost ones the one that takes
/// longest, of the drawn ones the one with most moves.
fn started(mut input: Graph, wanted: Outcome) -> Graph {
    let graph = MoveGraph::new(input.positions + 1, input.moves.iter().copied());
    let outcomes = Outcomes::of(&graph);
    let mut moves = vec![0; input.positions + 1];
    input.moves.iter().for_each(|&(from, _)| moves[from] += 1);
    input.start = (1..=input.positions)
        .filter(|&p| outcomes.outcome(p) == wanted)
        .max_by_key(|&p| outcomes.remoteness(p).unwrap_or(moves[p]))
        .expect("a random graph of some size has positions of every outcome");
    input
}

/// The graph with a move from `position` to itself.
fn with_loop(mut input: Graph, position: usize) -> Graph {
    input.moves.push((position, position));
    input
}

/// A ladder whose positions and moves stand in another order.
fn shuffled_ladder(rng: &mut Rng, positions: usize, moves: usize) -> Graph {
    let input = ladder(rng, positions, moves);
    shuffled(rng, &input)
}

pub static PROBLEM: &dyn AnyProblem = erased::<Game>();

impl Room for Game {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        // The square of the share of the largest: a sample is small enough to be looked at.
        let share = |it: u64| usize::try_from(it * most.of("N") / 100).expect("small");
        let (positions, m) = (share(most.of("N")).max(1), share(most.of("M")));
        let m = rng.random_range(positions..=m.max(positions));
        downhill(rng, positions, m)
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        const N: usize = 200;
        const M: usize = N * (N - 1);
        const MANY: usize = 200_000;
        const MILLION: usize = 1_000_000;
        let graph = |positions: usize, moves: &[(usize, usize)]| Graph {
            positions,
            start: 1,
            moves: moves.to_vec(),
        };
        let example = |start| Graph {
            start,
            ..graph(5, &[(1, 2), (2, 3), (3, 1), (1, 4), (4, 5)])
        };
        let graph = match name {
            "sample-draw" => example(1),
            "sample-win" => example(4),
            "sample-loss" => example(5),

            "no-move" => graph(1, &[]),
            "loop-alone" => graph(2, &[(1, 1)]),
            "loop-saves" => graph(3, &[(1, 2), (1, 1), (2, 3)]),
            "loop-not-needed" => graph(3, &[(1, 1), (1, 2), (3, 3)]),
            "repeated-loss" => graph(4, &[(1, 2), (1, 2), (1, 3), (2, 4), (3, 4), (3, 4)]),
            "repeated-draw" => graph(4, &[(1, 2), (1, 2), (1, 2), (1, 3), (3, 1), (2, 4)]),
            "one-way-out" => graph(5, &[(1, 2), (2, 3), (3, 4), (4, 1), (4, 5)]),
            "bad-ways-out" => graph(
                6,
                &[
                    (1, 2),
                    (2, 3),
                    (3, 1),
                    (1, 4),
                    (2, 4),
                    (3, 5),
                    (4, 6),
                    (5, 6),
                ],
            ),
            "asked-too-early" => graph(4, &[(1, 2), (1, 3), (2, 3), (2, 4), (3, 2)]),
            "two-way-roads" => {
                let mut input = random(rng, 60, 100);
                let back: Vec<_> = input.moves.iter().map(|&(from, to)| (to, from)).collect();
                input.moves.extend(back);
                input.moves.retain(|&(from, _)| from % 20 != 0);
                started(input, Outcome::Drawn)
            }
            "elsewhere" => {
                // The start's own part is a cycle; the rest of the graph is decided.
                let mut input = ladder(rng, 150, 600);
                input.positions = 160;
                input.start = 155;
                input.moves.extend((151..160).map(|p| (p, p + 1)));
                input.moves.push((160, 151));
                shuffled(rng, &input)
            }
            "roads-256" => many_roads(&[]),
            "roads-257" => many_roads(&[(1, 1), (2, 3)]),
            "chain-downwards" => chain(N),
            "chain-upwards" => reversed(chain(N - 1)),
            "short-chain" => shuffled(rng, &chain(N)),
            "chain-to-a-loop" => shuffled(rng, &with_loop(chain(N), 1)),
            "random-win" => started(random(rng, N, 500), Outcome::Won),
            "random-loss" => started(random(rng, N, 500), Outcome::Lost),
            "random-draw" => started(random(rng, N, 500), Outcome::Drawn),
            "small-hub" => shuffled(rng, &hub(N, 396)),
            "deep-loss" => shuffled_ladder(rng, N - 1, 10_000),
            "deep-draw" => {
                let input = with_loop(ladder(rng, N, 10_000), 25);
                shuffled(rng, &input)
            }
            "source-limits" => shuffled_ladder(rng, N, M),

            "chain-of-20000" => shuffled(rng, &chain(20_000)),
            "long-chain" => shuffled(rng, &chain(MANY)),
            "hub" => shuffled(rng, &hub(150_000, 11)),
            "hub-in-order" => hub(MANY, 7),
            "hub-with-a-loop" => shuffled(rng, &with_loop(hub(MANY, 7), MANY)),
            "no-moves-at-all" => graph(MANY, &[]),
            "one-long-cycle" => {
                let mut input = chain(MANY);
                input.moves.push((1, MANY));
                shuffled(rng, &input)
            }
            "large-win" => started(random(rng, MANY, 500_000), Outcome::Won),
            "large-loss" => started(random(rng, MANY, 500_000), Outcome::Lost),
            "large-draw" => started(random(rng, MANY, 500_000), Outcome::Drawn),
            "beyond-deep-loss" => shuffled_ladder(rng, MANY - 1, MILLION),
            "beyond-deep-draw" => {
                let input = with_loop(ladder(rng, MANY, MILLION - 1), 25);
                shuffled(rng, &input)
            }
            "beyond-limits" => shuffled_ladder(rng, MANY, MILLION),
            _ => return None,
        };
        Some(graph.into())
    }

    fn small(rng: &mut Rng) -> Input {
        let positions = rng.random_range(1..=8);
        let m = rng.random_range(0..=2 * positions.min(positions * (positions - 1) / 2));
        let mut input = random(rng, positions, m);
        input.start = rng.random_range(1..=positions);
        if rng.random() {
            descend(rng, &mut input);
        }
        input.into()
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("N", input.positions)
            .with("M", input.moves.len())
    }

    fn quantities(input: &Input) -> Sizes {
        let moves = input.moves.iter();
        let moves = moves.map(|&(from, to)| (from as usize - 1, to as usize - 1));
        let mut roads = vec![0_usize; input.positions];
        moves.clone().for_each(|(from, _)| roads[from] += 1);
        let graph = MoveGraph::new(input.positions, moves);
        Sizes::default()
            .with_all("moves", Outcomes::of(&graph).remoteness(input.start - 1))
            .with_all("roads", roads)
    }

    fn validate(input: &Input, tier: Tier) -> Result<(), String> {
        if tier == Tier::Beyond {
            return Ok(());
        }
        let most = input.positions * (input.positions - 1);
        at_most("M", input.moves.len(), most)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [500, 1000, 2000, 4000]
            .map(|size| (size as u64, chain(size).into()))
            .into()
    }
}
