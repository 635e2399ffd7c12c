//! The rules of OMAKS.

use std::iter::successors;
use std::sync::LazyLock;

use arena::scene::{Graph, Piece, Row, Scene, Tone};
use arena::{Game, Match, Outcome, Side, numbers};

use contract::Offer;
use contract::offer::winning;
use inpout::{Message, sentences};
use theory::nimber::nim_sum;
use theory::octal::Repeating;

use crate::{Input, Omaks, Output, values};

sentences! {
    JOIN: "nối điểm {0} với điểm {1}", "join points {0} and {1}";
}

/// Points on a circle; a move draws a chord between two of them that has no point in common with
/// any chord drawn before. A player who cannot draw one loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// The points, numbered around the circle from 1.
    pub points: u64,
}

/// What a circle is worth.
static VALUES: LazyLock<Repeating> = LazyLock::new(values);

/// The points that a chord joins, the lesser one first.
pub type Chord = (u64, u64);

impl Game for Rules {
    /// The chords drawn, ascending: it does not matter which was drawn first.
    type Position = Vec<Chord>;
    type Move = Chord;

    fn moves(&self, drawn: &Vec<Chord>) -> impl IntoIterator<Item = (Chord, Vec<Chord>)> {
        let points = self.points;
        let mut taken: Vec<u64> = drawn.iter().flat_map(|&(a, b)| [a, b]).collect();
        taken.sort_unstable();
        let is_free = move |p: &u64| taken.binary_search(p).is_err();
        // On from a point, over what is cut off by a chord.
        let skip = move |mut point: u64| {
            while let Ok(place) = drawn.binary_search_by_key(&point, |it| it.0) {
                point = drawn[place].1 + 1;
            }
            point
        };
        let chords = (1..=points).filter(is_free).flat_map(move |p| {
            let around = drawn.iter().filter(|&&(a, b)| a < p && p < b);
            let end = around.map(|it| it.1).min().unwrap_or(points + 1);
            let ends = successors(Some(skip(p + 1)), move |q| Some(skip(q + 1)));
            ends.take_while(move |&q| q < end).map(move |q| (p, q))
        });
        chords.map(|chord| (chord, with(drawn, chord)))
    }

    fn hear(&self, drawn: &Vec<Chord>, text: &str) -> Option<(Chord, Vec<Chord>)> {
        let [p, q] = numbers(text).try_into().ok()?;
        let is_apart = || drawn.iter().all(|&other| are_apart((p, q), other));
        let can = p > 0 && p < q && q <= self.points && is_apart();
        can.then(|| ((p, q), with(drawn, (p, q))))
    }

    fn outcome(&self, drawn: &Vec<Chord>) -> Option<Outcome> {
        // The free points outside all chords, and inside each but in no smaller one.
        let mut free = vec![self.points];
        let mut around: Vec<(u64, usize)> = Vec::new();
        for &(p, q) in drawn {
            around.retain(|(end, _)| *end > q);
            free[around.last().map_or(0, |it| it.1)] -= q - p + 1;
            around.push((q, free.len()));
            free.push(q - p - 1);
        }
        let sum = nim_sum(free.into_iter().map(|points| VALUES.at(points)));
        Some(Outcome::of(sum > 0))
    }

    fn words(&self, _: &Vec<Chord>, (p, q): &Chord) -> Option<Message> {
        Some(JOIN.with(&[p, q]).into())
    }

    fn show(&self, drawn: &Vec<Chord>) -> String {
        let chords = drawn.iter().map(|(p, q)| format!("{p}-{q}"));
        let chords: Vec<String> = chords.collect();
        format!("1…{}: {}", self.points, chords.join(" "))
    }

    fn scene(&self, drawn: &Vec<Chord>, _: Side) -> Option<Scene> {
        if self.points > 100 {
            let chords = drawn.iter().map(|(p, q)| Piece::card(format!("{p}–{q}")));
            let row = Row::of("chord", chords);
            return Some(row.labelled(format!("1…{}", self.points)).into());
        }
        let circle = Graph::circle((1..=self.points).map(|it| it.to_string()));
        let chords = drawn.iter().filter_map(|&(p, q)| {
            Some((usize::try_from(p - 1).ok()?, usize::try_from(q - 1).ok()?))
        });
        let line = |circle: Graph, (p, q)| circle.line(p, q, false, Tone::First, "");
        Some(chords.fold(circle, line).into())
    }

    fn touches(&self, _: &Vec<Chord>, (p, q): &Chord) -> Vec<String> {
        [p, q].map(|point| format!("v{point}")).into()
    }
}

/// The chords with one more.
fn with(drawn: &[Chord], chord: Chord) -> Vec<Chord> {
    let place = drawn.partition_point(|it| *it < chord);
    [&drawn[..place], &[chord], &drawn[place..]].concat()
}

/// Whether two chords have no point in common, neither inside the circle nor on it.
fn are_apart((a, b): Chord, (c, d): Chord) -> bool {
    let ends_differ = a != c && a != d && b != c && b != d;
    let is_between = |point: u64| a < point && point < b;
    ends_differ && is_between(c) == is_between(d)
}

/// What can be changed: which points a chord may join.
pub const OFFER: Offer<Omaks> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let (least, most) = (values.number("least", 0), values.number("most", u64::MAX));
        let is_odd = values.has("odd");
        let game = |&points: &u64| {
            let allows = move |_: &Vec<Chord>, &(p, q): &Chord| {
                // The points on the smaller side.
                let beside = (q - p - 1).min(points + p - q - 1);
                (least..=most).contains(&beside) && (!is_odd || (q - p) % 2 == 1)
            };
            arena::play(arena::only(Rules { points }, allows), Vec::new())
        };
        input.circles.iter().map(game).collect()
    },
    answer: |_, games| {
        let chords = games
            .iter_mut()
            .map(|it| Ok(winning(&mut **it)?.len() as u64));
        let chords = chords.collect::<Result<_, _>>()?;
        Ok(Output { chords })
    },
};

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let game = |&points: &u64| arena::play(Rules { points }, Vec::new());
    input.circles.iter().map(game).collect()
}
