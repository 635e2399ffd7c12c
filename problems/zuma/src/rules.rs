//! The rules of ZUMA.

use arena::Game;

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

    fn moves(&self, ring: &Vec<u8>) -> impl IntoIterator<Item = (Vec<usize>, Vec<u8>)> {
        let starts = if ring.len() < 5 { 0..0 } else { 0..ring.len() };
        let choices = starts.flat_map(|start| (0_u32..32).map(move |set| (start, set)));
        choices.filter_map(|(start, set)| {
            let chosen = (0..5).filter(|place| set >> place & 1 == 1);
            let removed: Vec<usize> = chosen.map(|place| (start + place) % ring.len()).collect();
            let letters: Vec<u8> = removed.iter().map(|&place| ring[place]).collect();
            if !may_go(&letters) {
                return None;
            }
            let kept = (0..ring.len()).filter(|place| !removed.contains(place));
            let after = kept.map(|place| ring[place]).collect();
            Some((removed.iter().map(|place| place + 1).collect(), after))
        })
    }

    fn say(&self, removed: &Vec<usize>) -> String {
        let places = removed.iter().map(usize::to_string);
        places.collect::<Vec<_>>().join(" ")
    }

    fn show(&self, ring: &Vec<u8>) -> String {
        String::from_utf8_lossy(ring).into_owned()
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
