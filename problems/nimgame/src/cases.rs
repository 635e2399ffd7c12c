//! The tests of NIMGAME: recipes, validator, small random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Way, erased_interactive};
use inpout::spaced;
use theory::nimber::nim_sum;

use crate::game::{MOST_STONES, Play, Player};
use crate::{Input, Nimgame, brute, rules, second, word_of};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{}", word_of(self.play), self.heaps.len())?;
        writeln!(f, "{}\n{}", spaced(&self.heaps), self.first.keyword())
    }
}

/// `n` heaps of 1 to `most` stones.
fn heaps(rng: &mut Rng, n: usize, most: u64) -> Vec<u64> {
    (0..n).map(|_| rng.random_range(1..=most)).collect()
}

/// `n` heaps, at least one of more than one stone, of which every binary digit stands in an even
/// number: whoever begins loses in both forms of play.
fn balanced(rng: &mut Rng, n: usize, most: u64) -> Vec<u64> {
    loop {
        let mut heaps = heaps(rng, n - 1, most);
        let last = nim_sum(heaps.iter().copied());
        heaps.push(last);
        if (1..=MOST_STONES).contains(&last) && heaps.iter().any(|&heap| heap > 1) {
            return heaps;
        }
    }
}

/// The openings that are made for one mistake each; the machine can win all of them.
fn by_hand(name: &str) -> Option<(&'static [u64], Player)> {
    const YOU: Player = Player::You;
    const MACHINE: Player = Player::Machine;
    Some(match name {
        "sample" => (&[7, 18, 28], YOU),
        "one-stone" => (&[1], YOU),
        "one-heap" => (&[30], MACHINE),
        "ones-odd" => (&[1; 9], YOU),
        "ones-even" => (&[1; 10], MACHINE),
        "large-with-even-ones" => (&[1, 1, 17, 1, 1], MACHINE),
        "large-with-odd-ones" => (&[1, 1, 2, 1], MACHINE),
        "last-heap-is-large" => (&[1, 1, 1, 1, 1, 1, 1, 1, 1, 30], MACHINE),
        "pair-of-twos" => (&[2, 2], YOU),
        "pair-with-ones" => (&[1, 2, 1, 2, 1, 1], YOU),
        "three-threes" => (&[3, 3, 3], MACHINE),
        "last-binary-digit" => (&[16, 30, 15], MACHINE),
        "last-of-ten" => (&[8, 8, 3, 3, 14, 14, 5, 5, 1, 29], MACHINE),
        "all-thirty" => (&[30; 10], YOU),
        _ => return None,
    })
}

pub static PROBLEM: &dyn AnyProblem = erased_interactive::<Nimgame>();

impl Room for Nimgame {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const GAME: Option<checker::interactor::NewGame> = Some(crate::referee::game);
    const CHECKER_CPP: Option<&'static str> = Some(include_str!("../checker.cpp"));

    /// `misere-wide-10-best`: the form of play, the kind of opening, the number of heaps, the
    /// opponent; or the name of an opening by hand, such as `misere-pair-of-twos`.
    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let name = if name == "sample" {
            "misere-sample"
        } else {
            name
        };
        let (play, name) = name.split_once('-')?;
        let play = match play {
            "misere" => Play::Misere,
            "normal" => Play::Normal,
            _ => return None,
        };
        if let Some((heaps, first)) = by_hand(name) {
            let heaps = heaps.to_vec();
            return Some(Input { play, heaps, first });
        }
        let mut words = name.split('-');
        let kind = words.next()?;
        let n = words.next()?.parse().ok()?;
        let [you, machine] = Player::BOTH;
        let (heaps, first) = match kind {
            // Nearly all random heaps are won by whoever begins.
            "wide" => (heaps(rng, n, MOST_STONES), machine),
            "low" => (heaps(rng, n, 3), machine),
            "given" => (heaps(rng, n, MOST_STONES), you),
            "balanced" => (balanced(rng, n, 15), you),
            "even" => (balanced(rng, n, 3), you),
            "lost" => (balanced(rng, n, 15), machine),
            _ => return None,
        };
        Some(Input { play, heaps, first })
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(1..=4);
        let most = [1, 3, 9][rng.random_range(0..3)];
        Input {
            play: [Play::Normal, Play::Misere][rng.random_range(0..2)],
            heaps: heaps(rng, n, most),
            first: Player::BOTH[rng.random_range(0..2)],
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.heaps.len())
            .with_all("a", input.heaps.iter().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with("stones", input.heaps.iter().sum::<u64>())
    }

    fn ladder() -> Vec<(u64, Input)> {
        (1..=4)
            .map(|n| {
                let input = Input {
                    play: Play::Misere,
                    heaps: vec![12; n],
                    first: Player::You,
                };
                (n as u64, input)
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::MOST_HEAPS;

    #[test]
    fn random_openings_have_as_many_heaps_as_their_names_say() {
        for n in 2..=MOST_HEAPS {
            for kind in ["wide", "low", "given", "balanced", "even", "lost"] {
                let name = format!("misere-{kind}-{n}-best");
                let input = Nimgame::recipe(&name, &mut contract::seeded(&[&name])).unwrap();
                assert_eq!(input.heaps.len(), n);
            }
        }
    }
}
