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
            let Stretch {
                cells,
                strip,
                start,
            } = stretches[place];
            let end = start + cells;
            (start..end).flat_map(move |first| {
                [2, 3]
                    .into_iter()
                    .filter(move |length| first + length <= end)
                    .map(move |length| {
                        let left = Stretch {
                            cells: first - start,
                            strip,
                            start,
                        };
                        let right = Stretch {
                            cells: end - first - length,
                            strip,
                            start: first + length,
                        };
                        let mut after = stretches.clone();
                        after.splice(place..=place, [left, right]);
                        after.retain(|stretch| stretch.cells > 0);
                        (
                            Move {
                                strip,
                                start: first,
                                length,
                            },
                            after,
                        )
                    })
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

    fn say(
        &self,
        Move {
            strip,
            start,
            length,
        }: &Move,
    ) -> String {
        format!("{strip} {start} {length}")
    }

    fn show(&self, stretches: &Vec<Stretch>) -> String {
        let stretch =
            |&Stretch {
                 cells,
                 strip,
                 start,
             }: &Stretch| { format!("{strip}: {start}…{}", start + cells - 1) };
        stretches.iter().map(stretch).collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, stretches: &Vec<Stretch>, _: Side) -> Option<Scene> {
        let strips = (1..).zip(&self.strips).take(30);
        let strips = strips.fold(Scene::default(), |scene, (number, &cells)| {
            let strip = Strip::new(1..=cells).called(&format!("strip{number}"), number);
            // All is coloured but the stretches.
            let own = stretches.iter().filter(|it| it.strip == number);
            let (strip, next) = own.fold((strip, 1), |(strip, next), it| {
                let strip = if next < it.start {
                    strip.fill(next..=it.start - 1, Tone::First)
                } else {
                    strip
                };
                (
                    strip.open(it.start..(it.start + it.cells).min(it.start + 10)),
                    it.start + it.cells,
                )
            });
            scene.and(if next <= cells {
                strip.fill(next..=cells, Tone::First)
            } else {
                strip
            })
        });
        Some(strips)
    }

    fn touches(&self, _: &Vec<Stretch>, a_move: &Move) -> Vec<String> {
        let Move {
            strip,
            start,
            length,
        } = a_move;
        [*start, start + length - 1]
            .map(|cell| format!("strip{strip}/cell{cell}"))
            .into()
    }
}

/// The strips, all of them uncoloured.
pub fn start(input: &Input) -> Vec<Stretch> {
    let strips = (1..).zip(&input.strips);
    strips
        .map(|(strip, &cells)| Stretch {
            cells,
            strip,
            start: 1,
        })
        .collect()
}

/// Changed rules.
pub fn variants() -> Vec<Variant<Tomau>> {
    vec![Variant::new(
        "two-cells",
        "mỗi nước tô đúng hai ô kề nhau",
        "a move colours exactly two adjacent cells",
        |input: &Input| {
            let strips = input.strips.clone();
            let rules = arena::only(Rules { strips }, |_, a_move| a_move.length == 2);
            vec![arena::play(rules, start(input))]
        },
    )]
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let strips = input.strips.clone();
    vec![arena::play(Rules { strips }, start(input))]
}
