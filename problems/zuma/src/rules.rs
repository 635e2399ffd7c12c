//! The rules of ZUMA.

use std::collections::HashSet;

use arena::scene::{Graph, Scene};
use arena::{Aim, Best, End, Game, Match, Side};
use inpout::{Message, Problem, Text, sentences};

use crate::{Input, Zuma};

sentences! {
    DESTROY: "hủy các viên {0} ({1})", "destroy beads {0} ({1})";
    GOAL: "Hủy bi sao cho còn lại càng ít viên càng tốt.", "Destroy beads so that as few as can be are left.";
}

/// Beads in a ring; a move chooses five consecutive ones and removes two of them with the same
/// letter, or three that are vowels. With fewer than five beads the game is over. It is a game for
/// one, who wants to leave few beads.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

impl Game for Rules {
    /// The letters around the ring.
    type Position = Vec<u8>;
    /// The places of the beads removed, from 1.
    type Move = Vec<usize>;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, ring: &Vec<u8>) -> impl IntoIterator<Item = (Vec<usize>, Vec<u8>)> {
        let starts = if ring.len() < 5 { 0..0 } else { 0..ring.len() };
        let choices = starts.flat_map(|start| (0_u32..32).map(move |set| (start, set)));
        // Beads that are close lie in several fives.
        let mut seen = HashSet::new();
        choices.filter_map(move |(start, set)| {
            let chosen = (0..5).filter(|place| set >> place & 1 == 1);
            let mut removed: Vec<usize> =
                chosen.map(|place| (start + place) % ring.len()).collect();
            removed.sort_unstable();
            let letters: Vec<u8> = removed.iter().map(|&place| ring[place]).collect();
            if !may_go(&letters) || !seen.insert(removed.clone()) {
                return None;
            }
            let kept = (0..ring.len()).filter(|place| !removed.contains(place));
            let after = kept.map(|place| ring[place]).collect();
            Some((removed.iter().map(|place| place + 1).collect(), after))
        })
    }

    fn end(&self, _: &Vec<u8>) -> End {
        End::Won
    }

    fn gain(&self, _: &Vec<u8>, removed: &Vec<usize>) -> i64 {
        -i64::try_from(removed.len()).unwrap_or(i64::MAX)
    }

    fn words(&self, ring: &Vec<u8>, removed: &Vec<usize>) -> Option<Message> {
        let letters: String = removed
            .iter()
            .map(|place| char::from(ring[place - 1]))
            .collect();
        let places: Vec<String> = removed.iter().map(usize::to_string).collect();
        Some(DESTROY.with(&[&places.join(", "), &letters]).into())
    }

    fn show(&self, ring: &Vec<u8>) -> String {
        String::from_utf8_lossy(ring).into_owned()
    }

    fn scene(&self, ring: &Vec<u8>, _: Side) -> Option<Scene> {
        let n = ring.len();
        let beads = Graph::ring(ring.iter().map(|&it| char::from(it).to_string())).numbered();
        let ring = (0..n).fold(beads, |beads, bead| beads.edge(bead, (bead + 1) % n));
        Some(ring.into())
    }

    fn touches(&self, _: &Vec<u8>, removed: &Vec<usize>) -> Vec<String> {
        removed.iter().map(|place| format!("v{place}")).collect()
    }
}

/// Whether a move may remove these beads.
pub fn may_go(letters: &[u8]) -> bool {
    match *letters {
        [a, b] => a == b,
        [_, _, _] => letters.iter().all(|letter| b"AEIOUY".contains(letter)),
        _ => false,
    }
}

/// The puzzle that the input tells of.
pub fn puzzles(input: &Input) -> Vec<Box<dyn Match>> {
    let ring = input.ring.clone();
    let aim = Aim::LittleLeft(i64::try_from(ring.len()).unwrap_or(i64::MAX));
    let input = input.clone();
    let best = move || i64::try_from(Zuma::solve(&input).left).ok().map(Best::from);
    vec![arena::play_alone(Rules, ring, aim, best)]
}
