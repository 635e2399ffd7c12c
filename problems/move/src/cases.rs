//! The tests of MOVE: recipes, validator, small random inputs.

use std::fmt;

use arena::Side;
use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Way, erased, permutation};
use inpout::Problem;

use crate::{Board, Input, Move, brute, rules, second};

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..4 {
            for cell in 4 * row..4 * row + 4 {
                let stone = match (self.white >> cell & 1, self.black >> cell & 1) {
                    (1, _) => 'w',
                    (_, 1) => 'b',
                    _ => '*',
                };
                write!(f, "{stone}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.pairs.len())?;
        self.pairs
            .iter()
            .try_for_each(|[first, last]| write!(f, "{first}{last}"))
    }
}

/// Pairs of boards drawn row by row, the rows of both boards separated by spaces.
fn drawn(pairs: &[[&str; 2]]) -> Vec<[Board; 2]> {
    let board = |rows: &str| Board::drawn(rows.replace(' ', "").as_bytes());
    pairs.iter().map(|pair| pair.map(board)).collect()
}

/// A board with its stones anywhere.
fn random(rng: &mut Rng) -> Board {
    let places = permutation(16, rng);
    let set = |places: &[usize]| places.iter().fold(0, |set, place| set | 1 << place);
    Board {
        white: set(&places[..4]),
        black: set(&places[4..8]),
    }
}

/// The board that random legal moves lead to, fewer if there is none.
fn wandered(rng: &mut Rng, mut board: Board, moves: usize) -> Board {
    for number in 0..moves {
        let side = [Side::First, Side::Second][number % 2];
        let after = rules::after(board, side);
        if after.is_empty() {
            break;
        }
        board = after[rng.random_range(0..after.len())];
    }
    board
}

/// A pair turned or mirrored at random.
fn turned(rng: &mut Rng, pair: [Board; 2]) -> [Board; 2] {
    second::alike(pair)[rng.random_range(0..8)]
}

/// From a board to six images of another one, turned or mirrored.
fn to_images(first: Board, last: Board) -> Input {
    let images = &second::alike([last; 2])[1..7];
    Input {
        pairs: images.iter().map(|image| [first, image[1]]).collect(),
    }
}

/// `goals` random boards for each of `firsts` random first boards, turned at random.
fn anywhere(rng: &mut Rng, firsts: usize, goals: usize) -> Input {
    let pairs = (0..firsts).flat_map(|_| {
        let first = random(rng);
        let pairs: Vec<_> = (0..goals)
            .map(|_| {
                let last = random(rng);
                turned(rng, [first, last])
            })
            .collect();
        pairs
    });
    Input {
        pairs: pairs.collect(),
    }
}

/// The board from which the game Dao begins.
const DAO: &str = "w**b *wb* *bw* b**w";

/// White on an edge line, black on the next: white cannot move.
const STUCK: [&str; 4] = [
    "wwww bbbb **** ****",
    "**** **** bbbb wwww",
    "wb** wb** wb** wb**",
    "**bw **bw **bw **bw",
];

/// Pairs of boards 12 and 13 moves apart, found by search of all positions.
const FAR: [[&str; 2]; 25] = [
    ["bb** bbww **ww ****", "*w*w wwb* *b*b **b*"],
    ["*b*b bb** *www w***", "*w*w wwb* *b*b **b*"],
    ["bb** bb*w **ww **w*", "*w*w wwb* *b*b **b*"],
    ["*b** bbb* w*w* w*w*", "*w*w wwb* *b*b **b*"],
    ["*b** bbbw ***w w*w*", "*w*w wwb* *b*b **b*"],
    ["*b** bbbw **ww ***w", "*w*w wwb* *b*b **b*"],
    ["*b*b bb** w*w* **ww", "*w*w wwb* *b*b **b*"],
    ["*b*b bb** *w*w **ww", "*w*w wwb* *b*b **b*"],
    ["*b*b bb** www* *w**", "*w*w wbw* *b*b **b*"],
    ["***b bb*b www* *w**", "*w*w wbw* *b*b **b*"],
    ["*b*b b*b* ww** ww**", "*w*w wbw* *b*b **b*"],
    ["*b*b *bb* w*w* *ww*", "*w*w wbw* *b*b **b*"],
    ["***b *bb* wbw* *ww*", "*w*w wbw* *b*b **b*"],
    ["*b*b b*b* *w** www*", "*w*w wbw* *b*b **b*"],
    ["*b*b bb** ww** *w*w", "*w*w wbw* *b*b **b*"],
    ["*b*b b**b **ww *w*w", "*w*w wbw* *b*b **b*"],
    ["bb*b ***b w*ww w***", "*w*w w*w* *bbb **b*"],
    ["**bb b*b* w*ww **w*", "*w*w w*w* *bbb **b*"],
    ["***b b*b* wbww **w*", "*w*w w*w* *bbb **b*"],
    ["**bb *bwb **ww ***w", "*w*w w*w* *bbb **b*"],
    ["*bb* *b*b w*ww ***w", "*w*w w*w* *bbb **b*"],
    ["b**b *b*b **ww *w*w", "*w*w w*w* *bbb **b*"],
    ["***b bb*b w*w* **ww", "*w*w w*w* *bbb **b*"],
    ["***b b*bb w**w **ww", "*w*w w*w* *bbb **b*"],
    ["bbww *b** b*w* ***w", "*w*b www* *b*b **b*"],
];

/// The tests beyond the document's limits.
fn large(name: &str, rng: &mut Rng) -> Option<Input> {
    Some(match name {
        "many-short-walks" => {
            let pairs = (0..600).map(|number| {
                let first = random(rng);
                [first, wandered(rng, first, number % 5)]
            });
            Input {
                pairs: pairs.collect(),
            }
        }
        "many-random" => anywhere(rng, 10, 60),
        "one-first-board" => anywhere(rng, 1, 600),
        "many-stuck" => {
            // Most of the searches end at once; the others are long.
            let mut input = anywhere(rng, 2, 180);
            for place in 0..240 {
                let stuck = drawn(&[[STUCK[place % 4], DAO]])[0][0];
                let last = input.pairs[place][1];
                input.pairs.insert(2 * place, [stuck, last]);
            }
            input
        }
        "many-far" => {
            let far = drawn(&FAR);
            let pairs = (0..12).map(|place: usize| turned(rng, far[2 * place]));
            Input {
                pairs: pairs.collect(),
            }
        }
        "beyond-limits" => anywhere(rng, 40, 15),
        _ => return None,
    })
}

pub static PROBLEM: &dyn AnyProblem = erased::<Move>();

impl Room for Move {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const PUZZLES: Games<Self> = rules::puzzles;
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let boards = |pairs: &[[&str; 2]]| Input {
            pairs: drawn(pairs),
        };
        Some(match name {
            "sample" => boards(&[
                [DAO, "w**b *wb* *bw* bw**"],
                ["w**b *b** **b* bwww", "w**b *bb* **** bwww"],
            ]),
            "sample-never" => boards(&[
                [STUCK[0], "**** **** bbbb wwww"],
                [STUCK[0], STUCK[0]],
                [DAO, STUCK[0]],
            ]),

            "equal" => boards(&[[DAO, DAO], ["*ww* *ww* bb** **bb", "*ww* *ww* bb** **bb"]]),
            "stuck" => boards(&[
                [STUCK[1], STUCK[2]],
                [STUCK[3], DAO],
                [STUCK[2], "w*b* wb** wb** wb**"],
                [STUCK[3], STUCK[3]],
            ]),
            "stuck-for-black" => boards(&[
                ["bbbb wwww **** ****", "bbbb w*ww **** *w**"],
                ["bbbb wwww **** ****", "wwww bbbb **** ****"],
                ["*bw* *bw* *bw* *bw*", "bw** bw** bw** bw**"],
            ]),
            "colours-exchanged" => boards(&[
                [DAO, "b**w *bw* *wb* w**b"],
                ["wwww **** **** bbbb", "bbbb **** **** wwww"],
            ]),
            "one-move" => {
                let pairs = (0..6).map(|_| {
                    let first = random(rng);
                    [first, wandered(rng, first, 1)]
                });
                Input {
                    pairs: pairs.collect(),
                }
            }
            "white-back" => {
                // Only the black stones differ: white has to move, and to come back.
                let pairs = (0..6).map(|_| {
                    let first = random(rng);
                    let free: Vec<usize> = (0..16)
                        .filter(|cell| first.white >> cell & 1 == 0)
                        .collect();
                    let chosen = permutation(free.len(), rng).into_iter().take(4);
                    let black = chosen.fold(0, |set, place| set | 1 << free[place]);
                    [first, Board { black, ..first }]
                });
                Input {
                    pairs: pairs.collect(),
                }
            }
            "short-walks" => {
                let pairs = (2..=5).map(|moves| {
                    let first = random(rng);
                    [first, wandered(rng, first, moves)]
                });
                Input {
                    pairs: pairs.collect(),
                }
            }
            "centre" => boards(&[
                ["wwww **** **** bbbb", "**** *ww* *ww* bbbb"],
                ["w**w b**b b**b w**w", "*bb* *ww* *ww* *bb*"],
                ["*ww* b**b b**b *ww*", "b*w* *b*w w*b* *w*b"],
            ]),
            "mirrored" => {
                let board = random(rng);
                to_images(board, board)
            }
            "mirrored-goals" => {
                // However this board is turned or mirrored, it is the same.
                let first = Board::drawn(b"w**w*bb**bb*w**w");
                to_images(first, wandered(rng, first, 9))
            }
            "random" => anywhere(rng, 6, 1),
            "random-goals" => anywhere(rng, 1, 6),
            "to-the-stuck" => {
                let stuck = drawn(&STUCK.map(|board| [DAO, board]));
                let pairs = (0..6).map(|place: usize| [random(rng), stuck[place % 4][1]]);
                Input {
                    pairs: pairs.collect(),
                }
            }
            "far" => {
                let far = drawn(&FAR);
                let pairs = (0..6).map(|place: usize| turned(rng, far[4 * place]));
                Input {
                    pairs: pairs.collect(),
                }
            }
            "source-limits" => {
                let far = drawn(&FAR);
                let pairs = (0..6).map(|place: usize| turned(rng, far[place]));
                Input {
                    pairs: pairs.collect(),
                }
            }

            _ => return large(name, rng),
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let pairs = (0..2).map(|_| {
            let first = if rng.random_range(0..10) == 0 {
                drawn(&[[STUCK[rng.random_range(0..4)]; 2]])[0][0]
            } else {
                random(rng)
            };
            let moves = rng.random_range(0..=4);
            let last = wandered(rng, first, moves);
            [first, last]
        });
        Input {
            pairs: pairs.collect(),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default().with("t", input.pairs.len())
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with_all("moves", Move::solve(input).moves.into_iter().flatten())
    }

    fn ladder() -> Vec<(u64, Input)> {
        [1, 2, 3, 4]
            .map(|moves| {
                let mut rng = contract::seeded(&["move", "ladder"]);
                let first = random(&mut rng);
                let last = wandered(&mut rng, first, moves);
                let pairs = vec![[first, last]];
                (moves as u64, Input { pairs })
            })
            .into()
    }
}
