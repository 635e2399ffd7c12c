//! The rules of TOMAU.

use arena::scene::{Scene, Strip, Tone};
use arena::{Game, Match, Side};

use contract::Variant;

use crate::{Input, Move, Tomau};

/// Strips of cells; a move colours two or three adjacent cells of one strip, none of which has been
/// coloured before. The player who cannot move loses.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The cells of each strip.
    pub strips: Vec<u64>,
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

impl Game for Rules {
    /// The stretches from left to right, strip by strip.
    type Position = Vec<Stretch>;
    type Move = Move;

    fn moves(&self, stretches: &Vec<Stretch>) -> impl IntoIterator<Item = (Move, Vec<Stretch>)> {
        (0..stretches.len()).flat_map(move |place| {
            let whole = stretches[place];
            let end = whole.start + whole.cells;
            let starts = (whole.start..end).flat_map(|first| [(first, 2), (first, 3)]);
            let fitting = starts.filter(move |(first, length)| first + length <= end);
            fitting.map(move |(first, length)| {
                let behind = first + length;
                let parts = [(whole.start, first), (behind, end)];
                let parts = parts.map(|(start, end)| Stretch {
                    cells: end - start,
                    start,
                    ..whole
                });
                let mut after = stretches.clone();
                after.splice(place..=place, parts);
                after.retain(|stretch| stretch.cells > 0);
                ((whole.strip, first, length), after)
            })
        })
    }

    /// It does not matter where a stretch lies, and there is no move in a single cell.
    fn same(&self, mut stretches: Vec<Stretch>) -> Vec<Stretch> {
        stretches.retain(|stretch| stretch.cells > 1);
        for stretch in &mut stretches {
            (stretch.strip, stretch.start) = (1, 1);
        }
        stretches.sort_unstable();
        stretches
    }

    fn say(&self, (strip, start, length): &Move) -> String {
        format!("{strip} {start} {length}")
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

/// The strips, all of them uncoloured.
pub fn start(input: &Input) -> Vec<Stretch> {
    let strips = (1..).zip(&input.strips);
    let whole = |(strip, &cells)| Stretch {
        cells,
        strip,
        start: 1,
    };
    strips.map(whole).collect()
}

/// Changed rules.
pub fn variants() -> Vec<Variant<Tomau>> {
    vec![Variant::new(
        "two-cells",
        "mỗi nước tô đúng hai ô kề nhau",
        "a move colours exactly two adjacent cells",
        |input: &Input| {
            let strips = input.strips.clone();
            let rules = arena::only(Rules { strips }, |_, &(_, _, length)| length == 2);
            vec![arena::play(rules, start(input))]
        },
    )]
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let strips = input.strips.clone();
    vec![arena::play(Rules { strips }, start(input))]
}
