//! Inputs that somebody builds who knows how programs go wrong, from one that is legal.
//!
//! What chance never shows: chains and stars, lists in order or all alike, values that differ by one, values
//! and cells that lie on top of one another where a table is too small or a key wraps, and words on which
//! hashes with a power of two for a base collide, whatever the base is.

use std::collections::BTreeSet;

use contract::{Rng, RngExt};
use finding::{Part, Place, Words};

use super::domain::any;

/// By so much differ numbers that a program may take for the same: widths, sizes of tables, bases and
/// moduli of keys.
const WRAPS: [i128; 16] = [
    31,
    101,
    127,
    131,
    1 << 8,
    1000,
    1009,
    10_007,
    1 << 15,
    1 << 16,
    1_000_000,
    1_000_003,
    998_244_353,
    1_000_000_007,
    1 << 31,
    1 << 32,
];

/// Numbers of which something is built.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// The bounds of the parameters.
    pub(super) extremes: Vec<i128>,
    /// What the program itself names, such as the factor of a key or the size of a table.
    pub(super) named: Vec<i128>,
}

impl Known {
    /// A bound, or a number that the program names; `None` if there are none.
    fn extreme(&self, rng: &mut Rng) -> Option<i128> {
        one_of(&self.extremes, &self.named, rng)
    }

    /// A number by which others may differ that a program takes for the same.
    fn wrap(&self, rng: &mut Rng) -> i128 {
        one_of(&self.named, &WRAPS, rng).unwrap_or(WRAPS[0])
    }
}

/// One of the first ones or one of the others, with the same chance.
fn one_of(first: &[i128], others: &[i128], rng: &mut Rng) -> Option<i128> {
    let is_first = others.is_empty() || rng.random();
    let all = if is_first && !first.is_empty() {
        first
    } else {
        others
    };
    any(all, rng).copied()
}

/// The numbers of at least two digits in a source, such as `1'000'003` or `1e9`.
pub(super) fn named(source: &str) -> Vec<i128> {
    let words = source.split(|it: char| !it.is_ascii_alphanumeric() && it != '\'' && it != '_');
    let number = |word: &str| {
        let word = word
            .trim_end_matches(['L', 'l', 'U', 'u'])
            .replace(['\'', '_'], "");
        let (digits, zeros) = word.split_once('e').unwrap_or((&word, "0"));
        let power = 10_i128.checked_pow(zeros.parse().ok()?)?;
        digits.parse::<i128>().ok()?.checked_mul(power)
    };
    let all: BTreeSet<i128> = words.filter_map(number).filter(|&it| it >= 10).collect();
    all.into_iter().filter(|&it| it <= 1 << 62).collect()
}

/// The input with a list, a pair of lines, a run of lines or a word written anew.
pub(super) fn built(base: &Words, known: &Known, rng: &mut Rng) -> Words {
    let pairs = base.pairs();
    match (rng.random_range(0..6), any(&pairs, rng)) {
        (0, Some(places)) => linked(base, places, rng),
        (1, Some(places)) => collided(base, places, known, rng),
        (2, _) if !base.texts().is_empty() => spelt(base, rng),
        (3, _) => with_extreme(base, known, rng),
        _ => listed(base, known, rng),
    }
}

/// A longer input: a part of it stands twice, and what counts it is raised; `is_legal` says of what there is
/// whether it is an input.
pub(super) fn grown(base: Words, is_legal: &dyn Fn(&Words) -> bool, rng: &mut Rng) -> Words {
    let mut parts = base.parts();
    parts.retain(|part| matches!(part, Part::Lines(..) | Part::Line(..)));
    // The large ones come first.
    parts.truncate(12);
    let part = any(&parts, rng);
    let longer = part.and_then(|part| base.resized(*part, true).find(is_legal));
    longer.unwrap_or(base)
}

/// A number at one of its bounds.
fn with_extreme(base: &Words, known: &Known, rng: &mut Rng) -> Words {
    let numbers = base.numbers();
    match (known.extreme(rng), any(&numbers, rng)) {
        (Some(extreme), Some((place, _))) => {
            base.with(*place, (extreme - rng.random_range(0..=1)).to_string())
        }
        _ => base.clone(),
    }
}

/// A list of numbers written anew.
fn listed(base: &Words, known: &Known, rng: &mut Rng) -> Words {
    let lists = base.lists();
    let Some(places) = any(&lists, rng) else {
        return with_extreme(base, known, rng);
    };
    let old: Vec<i128> = places.iter().map(|(_, number)| *number).collect();
    let new = ordered(old, known, rng);
    written(base, places.iter().map(|(place, _)| *place).zip(new))
}

/// As many numbers as there were, in some order.
fn ordered(mut old: Vec<i128>, known: &Known, rng: &mut Rng) -> Vec<i128> {
    let far = known.extreme(rng).unwrap_or(old[0]);
    let first = if rng.random() {
        far
    } else {
        old[rng.random_range(0..old.len())]
    };
    let places = 0..old.len();
    let number = |place: usize| place as i128;
    match rng.random_range(0..8) {
        0 => places.map(|_| first).collect(),
        1 => places.map(|_| first - rng.random_range(0..=1)).collect(),
        2 => {
            let step = [-2, -1, 1, 2][rng.random_range(0..4)];
            places.map(|place| first + step * number(place)).collect()
        }
        3 => places.map(|place| 1 << (place % 63)).collect(),
        4 => {
            let other = old[rng.random_range(0..old.len())];
            places.map(|it| [first, other][it % 2]).collect()
        }
        5 => {
            let wrap = known.wrap(rng);
            let wrapped = |it: i128| it + wrap * rng.random_range(0..=2);
            old.into_iter().map(wrapped).collect()
        }
        6 => {
            old.sort_unstable();
            old
        }
        _ => {
            old.sort_unstable();
            old.reverse();
            old
        }
    }
}

/// Lines that begin with two numbers each as a chain, a ring or a star.
fn linked(base: &Words, pairs: &[[(Place, i128); 2]], rng: &mut Rng) -> Words {
    let least = pairs.iter().flatten().map(|(_, number)| *number).min();
    let least = least.unwrap_or(1).min(1);
    let kind = rng.random_range(0..4);
    let last = pairs.len() - 1;
    let ends = |place: usize| {
        let number = least + place as i128;
        match kind {
            0 => [number + 1, number],
            1 if place == last => [number, least],
            1 | 2 => [number, number + 1],
            _ => [least, number + 1],
        }
    };
    let all = pairs.iter().enumerate().flat_map(|(place, pair)| {
        let places = [pair[0].0, pair[1].0];
        places.into_iter().zip(ends(place))
    });
    written(base, all)
}

/// A line whose first two numbers, such as the row and the column of a cell, make the key of those that it
/// had, or that another line has.
fn collided(base: &Words, pairs: &[[(Place, i128); 2]], known: &Known, rng: &mut Rng) -> Words {
    let [(first, x), (second, y)] = pairs[rng.random_range(0..pairs.len())];
    let (x, y) = if rng.random() {
        (x, y)
    } else {
        let [(_, x), (_, y)] = pairs[rng.random_range(0..pairs.len())];
        (x, y)
    };
    let wrap = if rng.random() {
        known.wrap(rng)
    } else {
        known.extreme(rng).unwrap_or(1) + rng.random_range(0..=1)
    };
    let (x, y) = match rng.random_range(0..8) {
        0 => (x + 1, y - wrap),
        1 => (x - 1, y + wrap),
        2 => (x - wrap, y + 1),
        3 => (x + wrap, y - 1),
        4 => (x + wrap, y),
        5 => (x - wrap, y),
        6 => (x, y - wrap),
        _ => (x, y + wrap),
    };
    written(base, [(first, x), (second, y)])
}

/// Words of two letters in an order that is known for trouble.
fn spelt(base: &Words, rng: &mut Rng) -> Words {
    let kind = rng.random_range(0..4);
    let is_turned = rng.random_range(0..2);
    let texts = base.texts();
    let only = rng.random_range(0..=texts.len());
    let is_all = only == texts.len();
    let mut words = base.clone();
    for (number, (place, text)) in texts.into_iter().enumerate() {
        if number != only && !is_all {
            continue;
        }
        let letters: Vec<char> = text.chars().collect();
        let pair = [0, 1].map(|_| letters[rng.random_range(0..letters.len())]);
        let which = |at: usize| match kind {
            // Thue–Morse.
            0 => at.count_ones() as usize % 2,
            1 => at % 2,
            2 => usize::from(2 * at >= letters.len()),
            _ => 0,
        };
        let spelt = (0..letters.len()).map(|at| pair[(which(at) + is_turned) % 2]);
        words.write(place, spelt.collect());
    }
    words
}

fn written(base: &Words, numbers: impl IntoIterator<Item = (Place, i128)>) -> Words {
    let numbers = numbers.into_iter();
    let mut words = base.clone();
    numbers.for_each(|(place, number)| words.write(place, number.to_string()));
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is built of an input with these bounds.
    fn all(input: &str, extremes: &[i128]) -> BTreeSet<String> {
        let mut rng = contract::seeded(&["built"]);
        let base = Words::of(input);
        let known = Known {
            extremes: extremes.to_vec(),
            named: vec![123_457],
        };
        let built = (0..20_000).map(|_| built(&base, &known, &mut rng).text());
        built.collect()
    }

    #[test]
    fn lists_become_chains_and_nearly_equal_values() {
        let all = all("4\n7 3 9 5\n", &[1000]);
        for wanted in [
            "4\n1000 1000 1000 1000\n",
            "4\n1000 999 998 997\n",
            "4\n999 1000 1000 999\n",
            "4\n3 5 7 9\n",
            "4\n1 2 4 8\n",
            "4\n123464 3 9 5\n",
        ] {
            assert!(all.contains(wanted), "{wanted}");
        }
    }

    #[test]
    fn lines_of_two_numbers_become_ways_and_cells_of_one_key() {
        let all = all("3 3\n1 2\n1 3\n3 2\n", &[50]);
        for wanted in [
            "3 3\n1 2\n2 3\n3 4\n",
            "3 3\n1 2\n2 3\n3 1\n",
            "3 3\n1 2\n1 3\n1 4\n",
            "3 3\n1 2\n1 3\n1 53\n",
            "3 3\n1 2\n2 -123454\n3 2\n",
        ] {
            assert!(all.contains(wanted), "{wanted}");
        }
    }

    #[test]
    fn a_source_names_numbers() {
        let source = "const int M = 1'000'003, N = 2e5 + 7; long long a[64LL]; // x1 0x20 1e99";
        assert_eq!(named(source), [64, 200_000, 1_000_003]);
    }

    #[test]
    fn words_become_those_of_thue_and_morse() {
        let all = all("1\nabbbbbab\n", &[]);
        assert!(all.contains("1\nabbabaab\n") && all.contains("1\nabababab\n"));
    }

    #[test]
    fn inputs_grow_as_long_as_they_are_legal() {
        let mut rng = contract::seeded(&["grown"]);
        let is_list = |words: &Words| {
            let numbers = words.numbers();
            words.text().lines().count() == 2 && numbers[0].1 + 1 == numbers.len() as i128
        };
        let mut words = Words::of("3\n5 6 7\n");
        for _ in 0..20 {
            words = grown(words, &is_list, &mut rng);
        }
        assert!(words.numbers()[0].1 > 10, "{}", words.text());
    }
}
