//! The rules of TOMAU.

use std::sync::LazyLock;

use arena::scene::{Scene, Strip, Tone};
use arena::{Game, Match, Outcome, Side};

use contract::Offer;
use contract::offer::{numbers, size, winning};
use inpout::{Message, sentences};
use theory::nimber::nim_sum;
use theory::octal::Repeating;

use crate::{Input, Move, Output, Tomau, values};

sentences! {
    COLOUR: "tô các ô {1}–{2} của dải {0}", "colour cells {1}–{2} of strip {0}";
    COLOUR_ONE: "tô ô {1} của dải {0}", "colour cell {1} of strip {0}";
}

/// Strips of cells; a move colours two or three adjacent cells of one strip, none of which has been
/// coloured before. The player who cannot move loses.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The cells of each strip.
    pub strips: Vec<u64>,
    /// How many cells a move may colour.
    pub lengths: Vec<u64>,
}

/// Cells side by side that are uncoloured, between coloured cells or the ends of their strip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stretch {
    /// How many they are.
    pub cells: u64,
    /// The number of the strip, from 1.
    pub strip: usize,
    /// The leftmost cell, from 1.
    pub start: u64,
}

/// What a stretch is worth.
static VALUES: LazyLock<Repeating> = LazyLock::new(values);

/// What is left when in the stretch at this place so many cells are coloured.
fn coloured(stretches: &[Stretch], place: usize, first: u64, length: u64) -> Vec<Stretch> {
    let whole = stretches[place];
    let parts = [
        (whole.start, first),
        (first + length, whole.start + whole.cells),
    ];
    let parts = parts.map(|(start, end)| Stretch {
        cells: end - start,
        start,
        ..whole
    });
    let mut after = stretches.to_vec();
    after.splice(place..=place, parts);
    after.retain(|stretch| stretch.cells > 0);
    after
}

impl Game for Rules {
    /// The stretches from left to right, strip by strip.
    type Position = Vec<Stretch>;
    type Move = Move;

    fn moves(&self, stretches: &Vec<Stretch>) -> impl IntoIterator<Item = (Move, Vec<Stretch>)> {
        (0..stretches.len()).flat_map(move |place| {
            let whole = stretches[place];
            let end = whole.start + whole.cells;
            let lengths = &self.lengths;
            let starts = (whole.start..end)
                .flat_map(move |first| lengths.iter().map(move |&length| (first, length)));
            let fitting = starts.filter(move |(first, length)| first + length <= end);
            fitting.map(move |(first, length)| {
                let after = coloured(stretches, place, first, length);
                ((whole.strip, first, length), after)
            })
        })
    }

    /// It does not matter where a stretch lies, and there may be too few cells for a move.
    fn same(&self, mut stretches: Vec<Stretch>) -> Vec<Stretch> {
        let least = self.lengths.iter().min().copied().unwrap_or(u64::MAX);
        stretches.retain(|stretch| stretch.cells >= least);
        for stretch in &mut stretches {
            (stretch.strip, stretch.start) = (1, 1);
        }
        stretches.sort_unstable();
        stretches
    }

    fn hear(&self, stretches: &Vec<Stretch>, text: &str) -> Option<(Move, Vec<Stretch>)> {
        let [strip, first, length] = numbers(text).try_into().ok()?;
        let strip = usize::try_from(strip).ok()?;
        let fits = |it: &Stretch| {
            let last = first.checked_add(length)?.checked_sub(it.start)?;
            Some(it.strip == strip && it.start <= first && last <= it.cells)
        };
        let place = stretches.iter().position(|it| fits(it) == Some(true))?;
        let can = self.lengths.contains(&length);
        can.then(|| {
            (
                (strip, first, length),
                coloured(stretches, place, first, length),
            )
        })
    }

    fn outcome(&self, stretches: &Vec<Stretch>) -> Option<Outcome> {
        let sum = nim_sum(stretches.iter().map(|it| VALUES.at(it.cells)));
        (self.lengths == [2, 3]).then(|| Outcome::of(sum > 0))
    }

    /// In some stretch, as the reference finds it, what the others are worth can be left.
    fn winning(&self, stretches: &Vec<Stretch>) -> Option<Move> {
        let sum = nim_sum(stretches.iter().map(|it| VALUES.at(it.cells)));
        stretches.iter().find_map(|it| {
            let wanted = sum ^ VALUES.at(it.cells);
            self.lengths.iter().find_map(|&length| {
                let left = VALUES.first_pair(it.cells.checked_sub(length)?, wanted)?;
                Some((it.strip, it.start + left, length))
            })
        })
    }

    fn words(&self, _: &Vec<Stretch>, (strip, start, length): &Move) -> Option<Message> {
        let said = if *length == 1 { COLOUR_ONE } else { COLOUR };
        Some(said.with(&[strip, start, &(start + length - 1)]).into())
    }

    fn show(&self, stretches: &Vec<Stretch>) -> String {
        let stretches = stretches.iter().map(|it| {
            let last = it.start + it.cells - 1;
            format!("{}: {}…{last}", it.strip, it.start)
        });
        stretches.collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, stretches: &Vec<Stretch>, _: Side) -> Option<Scene> {
        let strips = (1..).zip(&self.strips).take(30);
        let strips = strips.fold(Scene::default(), |scene, (number, &cells)| {
            let strip = Strip::new(1..=cells).called(&format!("strip{number}"), number);
            // All is coloured but the stretches.
            let own: Vec<_> = stretches.iter().filter(|it| it.strip == number).collect();
            let behind = [1]
                .into_iter()
                .chain(own.iter().map(|it| it.start + it.cells));
            let gaps = behind.zip(own.iter().map(|it| it.start).chain([cells + 1]));
            let strip = { gaps }
                .filter(|(from, to)| from < to)
                .fold(strip, |strip, (from, to)| {
                    strip.fill(from..=to - 1, Tone::First)
                });
            scene.and(own.iter().fold(strip, |strip, it| {
                strip.open(it.start..(it.start + it.cells).min(it.start + 10))
            }))
        });
        Some(strips)
    }

    fn touches(&self, _: &Vec<Stretch>, &(strip, start, length): &Move) -> Vec<String> {
        let ends = [start, start + length - 1];
        ends.map(|cell| format!("strip{strip}/cell{cell}")).into()
    }
}

/// The rules, and the strips, all of them uncoloured.
pub fn start(input: &Input) -> (Rules, Vec<Stretch>) {
    let strips = (1..).zip(&input.strips);
    let whole = |(strip, &cells)| Stretch {
        cells,
        strip,
        start: 1,
    };
    let rules = Rules {
        strips: input.strips.clone(),
        lengths: vec![2, 3],
    };
    (rules, strips.map(whole).collect())
}

/// What can be changed: how many cells a move colours, and from where on.
pub const OFFER: Offer<Tomau> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let (mut rules, start) = start(input);
        if let Some(lengths) = values.set("length") {
            rules.lengths = lengths.iter().copied().collect();
        }
        let is_left = values.has("left");
        let allows = move |stretches: &Vec<Stretch>, &(strip, start, _): &Move| {
            let mut own = stretches.iter().filter(|it| it.strip == strip);
            !is_left || own.all(|it| start <= it.start)
        };
        vec![arena::play(arena::only(rules, allows), start)]
    },
    answer: |_, games| {
        let moves = winning(&mut *games[0])?;
        let first = moves.first().map(|it| numbers(it));
        Ok(Output {
            nim_sum: games[0].grundy()? as usize,
            winning: moves.len() as u64,
            first: first.map(|it| (size(it[0]), it[1], it[2])),
        })
    },
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let (rules, start) = start(input);
    vec![arena::play(rules, start)]
}
