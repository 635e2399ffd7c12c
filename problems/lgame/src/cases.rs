//! The tests of LGAME: recipes, validator, random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Way, erased};

use crate::{
    Cells, Input, LAYINGS, Lgame, Outcome, Position, Table, brute, drawn, parse, positions, rules,
    write_rows,
};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_rows(&drawn(self.position, self.opponent), f)
    }
}

/// A board given by its rows.
fn board(rows: &str) -> Input {
    let cells: Vec<u8> = rows.bytes().filter(|&byte| byte != b'/').collect();
    parse(&cells).expect("the recipe is a board")
}

/// A random one of the positions that are `wanted`.
fn any(rng: &mut Rng, wanted: &dyn Fn(Position) -> bool) -> Input {
    let all = positions().into_iter();
    let found: Vec<Position> = all.filter(|&position| wanted(position)).collect();
    Input {
        position: found[rng.random_range(0..found.len())],
        opponent: b'*',
    }
}

/// The positions after the winning moves, with the L that has moved as `own`.
fn winning(table: &Table, position: Position) -> Vec<Position> {
    let after = position.moves();
    let lost = after.filter(|&next| table.outcome(next) == Outcome::Lost);
    lost.map(Position::turned).collect()
}

pub static PROBLEM: &dyn AnyProblem = erased::<Lgame>();

impl Room for Lgame {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SPECIAL: Option<checker::special::Special> = Some(crate::referee::check);
    const CHECKER_CPP: Option<&'static str> = Some(include_str!("../checker.cpp"));

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let table = Table::decided();
        let time = |position| table.remoteness(position);
        let is = |wanted: Outcome| {
            let table = &table;
            move |position| table.outcome(position) == wanted
        };
        // All the winning moves are such that …
        let all_win = |position: Position, such: &dyn Fn(Position) -> bool| {
            let winning = winning(&table, position);
            !winning.is_empty() && winning.into_iter().all(such)
        };
        let with_opponent = |input: Input, opponent: u8| Input { opponent, ..input };
        let shared = |a: Cells, b: Cells| (a & b).count_ones();
        Some(match name {
            "sample-win" => board(".***/.##*/x.#./..#x"),
            "sample-loss" => board("x.../#x**/#.*./##*."),
            "sample-draw" => board("x**./.#*./.#*./.##x"),

            "stuck" => any(rng, &|at| time(at) == Some(0)),
            "stuck-with-a-letter" => with_opponent(any(rng, &|at| time(at) == Some(0)), b'B'),
            "lost-in-two" => any(rng, &|at| time(at) == Some(2)),
            "lost-in-eight" => any(rng, &|at| time(at) == Some(8)),
            "lost-with-two-layings" => {
                any(rng, &|at| is(Outcome::Lost)(at) && at.moves().count() == 26)
            }
            "won-at-once" => any(rng, &|at| time(at) == Some(1)),
            "won-in-nine" => any(rng, &|at| time(at) == Some(9)),
            "one-winning-move" => any(rng, &|at| {
                time(at) == Some(3) && winning(&table, at).len() == 1
            }),
            "sixteen-winning-moves" => any(rng, &|at| winning(&table, at).len() == 16),
            "round-must-stay" => any(rng, &|at| all_win(at, &|next| next.round == at.round)),
            "round-must-move" => any(rng, &|at| all_win(at, &|next| next.round != at.round)),
            "to-the-cell-just-left" => any(rng, &|at| {
                all_win(at, &|next| shared(next.round, at.own) == 1)
            }),
            "shifted-by-one-cell" => any(rng, &|at| {
                all_win(at, &|next| shared(next.own, at.own) == 3)
            }),
            "elsewhere" => any(rng, &|at| {
                all_win(at, &|next| shared(next.own, at.own) == 0)
            }),
            "small-character" => {
                with_opponent(any(rng, &|at| winning(&table, at).len() >= 8), b'!')
            }
            "large-character" => {
                with_opponent(any(rng, &|at| winning(&table, at).len() >= 8), b'~')
            }
            "draw-with-one-laying" => any(rng, &|at| {
                is(Outcome::Drawn)(at) && at.moves().count() == 13
            }),
            "draw-with-one-safe-move" => any(rng, &|at| {
                let safe = at.moves().filter(|&next| is(Outcome::Drawn)(next));
                is(Outcome::Drawn)(at) && safe.count() == 1
            }),
            "draw-of-capitals" => with_opponent(any(rng, &is(Outcome::Drawn)), b'X'),
            "rounds-side-by-side" => board("#***/#*xx/##../...."),
            "both-in-corners" => board("xx../..##/*..#/***#"),
            "random-win" => any(rng, &is(Outcome::Won)),
            "random-loss" => any(rng, &is(Outcome::Lost)),
            "random-draw" => any(rng, &is(Outcome::Drawn)),
            _ => return None,
        })
    }

    fn quantities(input: &Input) -> Sizes {
        let moves = Table::decided().remoteness(input.position);
        Sizes::default().with_all("moves", moves)
    }

    fn small(rng: &mut Rng) -> Input {
        // No table is needed for one of any outcome: pieces are laid until they fit.
        let mut cells = |layings: &[Cells]| layings[rng.random_range(0..layings.len())];
        let pairs: Vec<Cells> = (0..16)
            .flat_map(|a| (0..a).map(move |b| 1 << a | 1 << b))
            .collect();
        loop {
            let (own, other) = (cells(&LAYINGS), cells(&LAYINGS));
            let round = cells(&pairs);
            if own & other == 0 && (own | other) & round == 0 {
                let position = Position { own, other, round };
                let opponent = b"*o!X"[usize::from(cells(&[0, 1, 2, 3]))];
                return Input { position, opponent };
            }
        }
    }
}
