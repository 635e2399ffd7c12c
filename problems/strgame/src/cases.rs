//! The tests of STRGAME: recipes, validator, small random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::Problem;
use theory::retrograde::{MoveGraph, Outcome, Outcomes};

use crate::ring::Ring;
use crate::{Input, Strgame, best, brute, from_cell, halves, rules, second};

mod lengths;

use lengths::Lengths;

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for &letter in &self.letters {
            write!(f, "{}", char::from(letter))?;
        }
        writeln!(f, "\n{} {}", self.left, self.right)
    }
}

/// A ring with these letters and reaches.
fn ring(letters: &str, left: usize, right: usize) -> Input {
    Input {
        letters: letters.as_bytes().to_vec(),
        left,
        right,
    }
}

/// Runs of 1 to `longest` equal letters, of the first `kinds` letters of the alphabet.
pub fn runs(
    rng: &mut Rng,
    length: usize,
    kinds: u8,
    longest: usize,
    reach: (usize, usize),
) -> Input {
    let mut letters = Vec::with_capacity(length);
    while letters.len() < length {
        let letter = b'a' + rng.random_range(0..kinds);
        let run = rng.random_range(1..=longest);
        letters.extend((0..run.min(length - letters.len())).map(|_| letter));
    }
    Input {
        letters,
        left: reach.0,
        right: reach.1,
    }
}

/// Runs of `run` letters `a`, `b`, `c`, `d`, `a`, …: three forbidden letters leave one, so with
/// reaches up to a run the first move decides in which direction the piece walks from then on. A
/// seam that breaks the order of the letters can stop it.
fn corridor(length: usize, run: usize, start: usize) -> Input {
    let letters = (0..length).map(|cell| b"abcd"[cell / run % 4]).collect();
    let input = Input {
        letters,
        left: run,
        right: run,
    };
    turned(input, start)
}

/// The letters `addccbba` again and again, with the reaches 1 and 5: forced moves, in turn five
/// cells forward and one back, so that a sweep over the cells follows the walk in neither
/// direction. Where the ring closes, a tail that was found by trying leads into it, and it ends.
fn zigzag(length: usize) -> Input {
    let tail = b"bdccbbbcgfdbchce";
    let walk = length - tail.len();
    let letters = b"addccbba".iter().cycle().take(walk).chain(tail);
    let input = Input {
        letters: letters.copied().collect(),
        left: 1,
        right: 5,
    };
    turned(input, walk + 2)
}

/// The same ring begun at another cell.
fn turned(mut input: Input, start: usize) -> Input {
    input.letters.rotate_left(start);
    input
}

/// The same ring begun at a cell of this outcome: of about 500 of them the one whose game lasts
/// longest.
fn started(input: Input, wanted: Outcome) -> Input {
    let ring = Ring::new(&input);
    let outcomes = halves::Outcomes::of(&ring);
    let lengths = Lengths::of(&ring);
    // How long the game lasts at most if the third player to move hurries or delays as he should.
    let length = |cell: usize| {
        let first = ring.letter(cell);
        let mut longest = None;
        for middle in ring.reach(cell, &[first]) {
            let second = ring.letter(middle);
            for end in ring.reach(middle, &[first, second]) {
                longest = longest.max(lengths.remoteness(end, second, first));
            }
        }
        longest
    };
    let step = input.letters.len().div_ceil(500);
    let start = (0..input.letters.len())
        .step_by(step)
        .filter(|&cell| from_cell(&ring, &outcomes, cell) == wanted)
        .max_by_key(|&cell| length(cell))
        .expect("the ring has such a cell among those tried");
    turned(input, start)
}

/// All that a game can come to, by number, with the moves of each, for a program that remembers
/// `memory` former letters (two are right) and perhaps forgets that the ends are joined.
fn graph(input: &Input, memory: usize, is_ring: bool) -> Vec<Vec<usize>> {
    let n = input.letters.len();
    let mut states = vec![(0, Vec::new())];
    let mut moves: Vec<Vec<usize>> = Vec::new();
    while let Some((cell, mut letters)) = states.get(moves.len()).cloned() {
        letters.insert(0, input.letters[cell]);
        let (lowest, highest) = (n + cell - input.left, n + cell + input.right);
        let ends = (lowest..=highest).filter(|&end| is_ring || (n..2 * n).contains(&end));
        let next = ends
            .map(|end| end % n)
            .filter(|&to| !letters.contains(&input.letters[to]))
            .map(|to| (to, letters[..letters.len().min(memory)].to_vec()));
        let next: Vec<_> = next.collect();
        let numbers = next.into_iter().map(|state| {
            let known = states.iter().position(|old| *old == state);
            known.unwrap_or_else(|| {
                states.push(state);
                states.len() - 1
            })
        });
        let numbers = numbers.collect();
        moves.push(numbers);
    }
    moves
}

/// The outcome of the first state of a graph.
fn settled(graph: &[Vec<usize>]) -> Outcome {
    let moves = (0..graph.len()).flat_map(|from| graph[from].iter().map(move |&to| (from, to)));
    Outcomes::of(&MoveGraph::new(graph.len(), moves)).outcome(0)
}

/// What a recursion finds that takes a state which is still being asked for a draw.
fn asked_too_early(graph: &[Vec<usize>], state: usize, known: &mut [Option<Outcome>]) -> Outcome {
    if let Some(outcome) = known[state] {
        return outcome;
    }
    known[state] = Some(Outcome::Drawn);
    let outcomes: Vec<Outcome> = graph[state]
        .iter()
        .map(|&to| asked_too_early(graph, to, known))
        .collect();
    let outcome = best(outcomes.into_iter());
    known[state] = Some(outcome);
    outcome
}

/// A random ring of 12 cells of this outcome on which the other program errs.
fn showing(rng: &mut Rng, wanted: Outcome, other: impl Fn(&Input) -> Outcome) -> Input {
    loop {
        let kinds = rng.random_range(4..=6);
        let reach = (rng.random_range(1..=4), rng.random_range(1..=4));
        let input = runs(rng, 12, kinds, 2, reach);
        if Strgame::solve(&input).0 == wanted && other(&input) != wanted {
            return input;
        }
    }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Strgame>();

impl Room for Strgame {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let [length, left, right] =
            ["S", "L", "R"].map(|it| usize::try_from(most.of(it)).expect("small"));
        let kinds = rng.random_range(4..=8);
        let longest = rng.random_range(1..=3);
        let reach = (rng.random_range(1..=left), rng.random_range(1..=right));
        runs(rng, length, kinds, longest, reach)
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        use Outcome::{Drawn, Lost, Won};
        const N: usize = 10_000;
        const MANY: usize = 60_000;
        let short_memory = |input: &Input| settled(&graph(input, 1, true));
        let cut_open = |input: &Input| settled(&graph(input, 2, false));
        let mirrored = |input: &Input| {
            let (left, right) = (input.right, input.left);
            let letters = input.letters.clone();
            Strgame::solve(&Input {
                letters,
                left,
                right,
            })
            .0
        };
        let hasty = |input: &Input| {
            let graph = graph(input, 2, true);
            asked_too_early(&graph, 0, &mut vec![None; graph.len()])
        };
        Some(match name {
            "sample-draw" => ring("abadbac", 5, 1),
            "sample-loss" => ring("abacaba", 2, 2),
            "sample-win" => ring("aabacab", 1, 1),

            "one-cell" => ring("h", 50, 50),
            "two-cells" => ring("ab", 50, 50),
            "three-letters" => ring("aacbbc", 7, 50),
            "four-letters" => ring("abdc", 50, 50),
            "all-round-win" => ring("aadaa", 6, 1),
            "all-round-loss" => ring("afafe", 1, 4),
            "all-round-loss-left" => ring("cdbbb", 7, 1),
            "all-round-draw" => ring("bdcac", 6, 1),
            "all-but-one-cell" => ring("abbdaab", 2, 3),
            "twelve-cells-draw" => ring("dddbbbddaacb", 3, 1),
            "twelve-cells-loss" => ring("aaabaabbdbbc", 3, 2),
            "short-memory-loss" => showing(rng, Lost, short_memory),
            "short-memory-win" => showing(rng, Won, short_memory),
            "short-memory-draw" => showing(rng, Drawn, short_memory),
            "cut-open-win" => showing(rng, Won, cut_open),
            "cut-open-loss" => showing(rng, Lost, cut_open),
            "mirrored-draw" => showing(rng, Drawn, mirrored),
            "mirrored-loss" => showing(rng, Lost, mirrored),
            "asked-too-early-win" => showing(rng, Won, hasty),
            "corridor-loss" => corridor(N - 3, 1, 5000),
            "corridor-win" => corridor(N - 3, 1, 4999),
            "corridor-draw" => corridor(N, 1, 0),
            "zigzag-loss" => zigzag(N - 5),
            "wide-corridor" => started(corridor(N - 27, 9, 0), Won),
            "small-steps" => started(runs(rng, N, 8, 1, (2, 3)), Lost),
            "few-letters-win" => started(runs(rng, N, 4, 1, (14, 3)), Won),
            "runs-draw" => started(runs(rng, N, 6, 30, (40, 30)), Drawn),
            "random-letters" => runs(rng, N, 8, 1, (50, 50)),
            "source-limits" => started(runs(rng, N, 8, 50, (50, 50)), Lost),

            "beyond-corridor-loss" => corridor(MANY - 3, 1, 29_998),
            "beyond-corridor-win" => corridor(MANY - 3, 1, 29_999),
            "beyond-zigzag-loss" => zigzag(MANY - 5),
            "beyond-wide-corridor" => started(corridor(MANY - 48, 44, 0), Lost),
            "beyond-runs-win" => started(runs(rng, MANY, 8, 50, (30, 50)), Won),
            "beyond-few-letters-loss" => started(runs(rng, MANY, 4, 1, (14, 3)), Lost),
            "beyond-random-letters" => runs(rng, MANY, 8, 1, (50, 50)),
            "beyond-limits" => started(runs(rng, MANY, 8, 60, (50, 50)), Won),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let length = rng.random_range(1..=10);
        let kinds = rng.random_range(3..=8);
        let mut reach = || {
            if rng.random_range(0..8) == 0 {
                rng.random_range(5..=20)
            } else {
                rng.random_range(1..=4)
            }
        };
        let reach = (reach(), reach());
        runs(rng, length, kinds, 2, reach)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("S", input.letters.len())
            .with("L", input.left)
            .with("R", input.right)
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default()
            .with("reach", input.left + input.right)
            .with("letters", input.letters.len())
    }

    fn ladder() -> Vec<(u64, Input)> {
        [50, 100, 200, 400, 4000, 12_000, 40_000]
            .map(|size| (size as u64, corridor(size, 1, 0)))
            .into()
    }
}
