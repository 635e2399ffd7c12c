//! The tests of NEIGHBOR: recipes, validator, small random inputs.

use std::fmt;

use contract::scene::{Graph, Piece, Scene, Tone};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased};
use inpout::sentences;

use crate::{Input, Neighbor, brute, second};

sentences! {
    ASKED: "người được hỏi", "the person asked about";
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {} {}", self.people, self.rounds, self.person)
    }
}

const SOURCE_PEOPLE: u32 = 5_000_000;
const SOURCE_ROUNDS: usize = 500_000;
const PEOPLE: u32 = 1_000_000_000;
const ROUNDS: usize = 5_000_000;

pub static PROBLEM: &dyn AnyProblem = erased::<Neighbor>();

impl Room for Neighbor {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Judges(second::is_right);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let (people, rounds, person) = match name {
            "sample" => (5, 3, 1),
            "sample-second-person" => (5, 3, 2),
            "sample-fourth-round" => (5, 4, 5),
            "least" => (3, 1, 1),
            "first-walker" => (1000, 1, 1),
            "right-of-the-walker" => (1000, 1, 4),
            "left-of-the-walker" => (1000, 1, 3),
            "last-person" => (1000, 1, 1000),
            "whole-lap" => (8, 4, 3),
            "whole-laps" => (4, 2, 2),
            "three-people" => (3, SOURCE_ROUNDS, 2),
            "four-people" => (4, SOURCE_ROUNDS - 1, 4),
            "few-people" => (17, SOURCE_ROUNDS - 1, 9),
            "a-hundred-people" => (101, SOURCE_ROUNDS, 50),
            "many-laps" => (100, 1000, 37),
            "some-laps" => (5000, 5000, 1234),
            "first-second-lap" => (3570, 500, 1),
            "prime-circle" => (7919, 1000, 7000),
            "no-second-lap" => (SOURCE_PEOPLE, 348_000, 123_456),
            "few-second-laps" => (4_000_000, 348_513, 54_321),
            "one-round-many-people" => (SOURCE_PEOPLE, 1, 2),
            "random" => (
                rng.random_range(100_000..=SOURCE_PEOPLE),
                rng.random_range(100_000..=SOURCE_ROUNDS),
                rng.random_range(1..=100_000),
            ),
            "last-person-again" => (999_983, 400_000, 999_983),
            "source-limits" => (SOURCE_PEOPLE, SOURCE_ROUNDS, 77_777),
            "last-of-all" => (SOURCE_PEOPLE, SOURCE_ROUNDS, SOURCE_PEOPLE),
            "past-the-source" => (SOURCE_PEOPLE + 1, SOURCE_ROUNDS + 1, SOURCE_PEOPLE + 1),
            "three-people-beyond" => (3, ROUNDS, 3),
            "many-people-few-rounds" => (PEOPLE, 7, 5),
            "largest-prime-circle" => (86_028_122, ROUNDS, 1_234_567),
            "random-beyond" => (
                rng.random_range(1_000_000..=PEOPLE),
                rng.random_range(1_000_000..=ROUNDS),
                rng.random_range(1..=1_000_000),
            ),
            "few-people-beyond" => (1009, ROUNDS - 1, 504),
            "last-of-all-beyond" => (PEOPLE, ROUNDS, PEOPLE),
            "beyond-limits" => (PEOPLE, ROUNDS, 1_000_003),
            _ => return None,
        };
        Some(Input {
            people,
            rounds,
            person,
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        let people = input.people.min(40);
        let ring = Graph::ring((1..=people).map(|it| it.to_string())).mark(0);
        let person = (input.person <= people).then_some(input.person as usize - 1);
        let marked = |ring: Graph, person| ring.piece(person, Piece::of(Tone::First).called(ASKED));
        Some(person.into_iter().fold(ring, marked).into())
    }

    fn small(rng: &mut Rng) -> Input {
        let people = rng.random_range(3..=60);
        Input {
            people,
            rounds: usize::try_from(any_magnitude(60, rng)).expect("a small number"),
            person: rng.random_range(1..=people),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.people)
            .with("k", input.rounds)
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default()
            .with("rounds", input.rounds)
            .with("laps", input.rounds / (input.people as usize - 1))
    }

    fn ladder() -> Vec<(u64, Input)> {
        [60, 125, 250, 500, 1000, 100_000, 300_000, 1_000_000]
            .map(|rounds| {
                let input = Input {
                    people: 100,
                    rounds,
                    person: 50,
                };
                (rounds as u64, input)
            })
            .into()
    }
}
