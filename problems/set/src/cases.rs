//! The tests of SET: recipes, validator, small random inputs.

use std::fmt;

use contract::scene::{Piece, Row, Scene, Tone};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, erased, permutation};
use inpout::{Problem, spaced};

use crate::{Card, FEATURES, Input, Set, brute, place};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.cards.len())?;
        self.cards
            .iter()
            .try_for_each(|card| writeln!(f, "{}", spaced(&card.words)))
    }
}

/// The kinds of all 81 cards.
pub fn all_kinds() -> impl Iterator<Item = [usize; 4]> {
    (0..81).map(|card| [card / 27, card / 9 % 3, card / 3 % 3, card % 3])
}

/// A card in small letters, in the plural where there are several.
pub fn spelled(kinds: [usize; 4]) -> Card {
    let mut words = [0, 1, 2, 3].map(|feature| FEATURES[feature].1[kinds[feature]].to_owned());
    if kinds[0] > 0 {
        words[3].push('s');
    }
    Card { kinds, words }
}

/// The card with its words written in another way.
#[derive(Clone, Copy)]
enum Writing {
    Small,
    Capitals,
    Singular,
    Plural,
    /// Any letter large or small, singular or plural whatever the number.
    Any,
}

fn written(rng: &mut Rng, mut card: Card, writing: Writing) -> Card {
    let shape = FEATURES[3].1[card.kinds[3]];
    match writing {
        Writing::Small => {}
        Writing::Capitals => card.words = card.words.map(|word| word.to_uppercase()),
        Writing::Singular => shape.clone_into(&mut card.words[3]),
        Writing::Plural => card.words[3] = format!("{shape}s"),
        Writing::Any => {
            let plural = if rng.random() { "s" } else { "" };
            card.words[3] = format!("{shape}{plural}");
            card.words = card.words.map(|word| {
                let letters = word.chars().map(|letter| {
                    if rng.random() {
                        letter.to_ascii_uppercase()
                    } else {
                        letter
                    }
                });
                letters.collect()
            });
        }
    }
    card
}

/// These cards in random order.
fn table(rng: &mut Rng, kinds: &[[usize; 4]], writing: Writing) -> Input {
    let order = permutation(kinds.len(), rng);
    Input {
        cards: order
            .into_iter()
            .map(|at| written(rng, spelled(kinds[at]), writing))
            .collect(),
    }
}

/// `n` random cards.
fn random(rng: &mut Rng, n: usize, writing: Writing) -> Input {
    let all: Vec<_> = all_kinds().collect();
    let chosen: Vec<_> = permutation(81, rng)
        .into_iter()
        .take(n)
        .map(|at| all[at])
        .collect();
    table(rng, &chosen, writing)
}

/// Cards without a set, by taking random ones as long as none arises.
fn without_sets(rng: &mut Rng, n: usize) -> Vec<[usize; 4]> {
    loop {
        let mut chosen: Vec<[usize; 4]> = Vec::new();
        let mut is_barred = [false; 81];
        for kinds in random(rng, 81, Writing::Small)
            .cards
            .iter()
            .map(|card| card.kinds)
        {
            if chosen.len() < n && !is_barred[place(kinds)] {
                for other in &chosen {
                    let third = [0, 1, 2, 3].map(|at| (6 - kinds[at] - other[at]) % 3);
                    is_barred[place(third)] = true;
                }
                chosen.push(kinds);
            }
        }
        if chosen.len() == n {
            return chosen;
        }
    }
}

/// Twenty cards without a set; no twenty-one are without one. They are ten pairs that make sets with
/// the card `[0, 0, 0, 0]`, which is not among them.
const TWENTY_WITHOUT_SET: [[usize; 4]; 20] = [
    [1, 1, 0, 1],
    [2, 2, 0, 2],
    [0, 0, 1, 1],
    [0, 0, 2, 2],
    [0, 1, 2, 1],
    [0, 2, 1, 2],
    [0, 0, 1, 0],
    [0, 0, 2, 0],
    [1, 2, 2, 0],
    [2, 1, 1, 0],
    [0, 1, 1, 2],
    [0, 2, 2, 1],
    [1, 0, 2, 1],
    [2, 0, 1, 2],
    [1, 2, 2, 1],
    [2, 1, 1, 2],
    [1, 0, 2, 0],
    [2, 0, 1, 0],
    [1, 1, 1, 0],
    [2, 2, 2, 0],
];

pub static PROBLEM: &dyn AnyProblem = erased::<Set>();

impl Room for Set {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::Finds(brute::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let all: Vec<_> = all_kinds().collect();
        let cards = |kinds: &[[usize; 4]]| Input {
            cards: kinds.iter().copied().map(spelled).collect(),
        };
        let told = |kinds, text: &str| {
            let mut words = text.split_whitespace().map(str::to_owned);
            let words = [(); 4].map(|()| words.next().expect("four words"));
            Card { kinds, words }
        };
        Some(match name {
            "sample" => cards(&[[0, 0, 1, 0], [1, 1, 1, 0], [2, 2, 1, 0]]),

            "sample-two-sets" => Input {
                cards: vec![
                    told([0, 0, 0, 0], "ONE RED OPEN OVAL"),
                    told([1, 0, 0, 0], "Two Red Open Ovals"),
                    told([2, 0, 0, 0], "three red open OVALS"),
                    told([0, 1, 0, 0], "one green open OVAL"),
                    told([0, 2, 0, 0], "one purple open ovals"),
                ],
            },
            "three-without" => cards(&[[0, 0, 1, 0], [1, 1, 1, 0], [2, 2, 0, 0]]),
            "all-different" => cards(&[[2, 0, 1, 2], [0, 1, 2, 1], [1, 2, 0, 0]]),
            "capitals" => table(rng, &all[..9], Writing::Capitals),
            "capitals-again" => random(rng, 33, Writing::Capitals),
            "first-letters" => {
                let mut input = random(rng, 40, Writing::Small);
                for word in input.cards.iter_mut().flat_map(|card| &mut card.words) {
                    word[..1].make_ascii_uppercase();
                }
                input
            }
            "last-letters" => {
                let mut input = random(rng, 45, Writing::Small);
                for word in input.cards.iter_mut().flat_map(|card| &mut card.words) {
                    let last = word.len() - 1;
                    word[last..].make_ascii_uppercase();
                }
                input
            }
            "singular" => table(rng, &all[30..45], Writing::Singular),
            "plural" => table(rng, &all[..18], Writing::Plural),
            "any-case" => random(rng, 12, Writing::Any),
            "two-alike" => cards(&[[0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 2], [0, 1, 0, 2]]),
            "one-feature" => table(rng, &all[..3], Writing::Any),
            "two-features" => table(rng, &all[36..45], Writing::Any),
            "three-features" => table(rng, &all[27..54], Writing::Any),
            "without-a-set" => {
                let kinds = without_sets(rng, 16);
                table(rng, &kinds, Writing::Small)
            }
            "twenty-without-a-set" => table(rng, &TWENTY_WITHOUT_SET, Writing::Any),
            "twenty-and-one" => {
                let mut kinds = TWENTY_WITHOUT_SET.to_vec();
                let missing = all.iter().find(|kinds| !TWENTY_WITHOUT_SET.contains(kinds));
                kinds.extend(missing);
                table(rng, &kinds, Writing::Any)
            }
            "twelve" => random(rng, 12, Writing::Small),
            "forty" => random(rng, 40, Writing::Any),
            "eighty" => random(rng, 80, Writing::Any),
            "all-in-order" => cards(&all),
            "source-limits" => table(rng, &all, Writing::Any),
            _ => return None,
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        // Shape by shading: open, solid, striped.
        let figures = [["○", "●", "◍"], ["◇", "◆", "◈"], ["□", "■", "▤"]];
        let cards = input.cards.iter().map(|card| {
            let [number, colour, shading, shape] = card.kinds;
            let tone = [Tone::Second, Tone::Green, Tone::Purple][colour];
            Piece::card(figures[shape][shading].repeat(number + 1))
                .toned(tone)
                .told(card.words.join(" "))
        });
        Some(Row::of("card", cards).counted().into())
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(3..=30);
        random(rng, n, Writing::Any)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default().with("n", input.cards.len())
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with("sets", Set::solve(input).sets)
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["set", "ladder"]);
        [10, 20, 40, 81]
            .map(|n| (n as u64, random(&mut rng, n, Writing::Any)))
            .into()
    }
}
