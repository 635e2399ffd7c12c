//! The rules of GAME29.

use std::collections::BTreeSet;

use arena::scene::{Piece, Row, Scene};
use arena::{End, Game, Match, Side};

use contract::Offer;
use contract::offer::winning;
use inpout::{Message, Text, sentences};

use crate::{Game29, Input, Output};

sentences! {
    IN_FRONT: "ghép “{0}” vào đầu", "add “{0}” in front";
    BEHIND: "ghép “{0}” vào cuối", "add “{0}” behind";
    GOAL: "Ai ghép được một từ trong danh sách thì thua. Từ đang ghép luôn phải là một đoạn của một từ trong danh sách.", "Whoever makes a word of the list loses. What is made must always be a part of a word of the list.";
}

/// A word that begins empty; a move adds one character in front of it or behind it, and what comes
/// out must be a substring of a listed word. Who makes a word of the list loses.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The list.
    words: Vec<Vec<u8>>,
    /// The ends of its words in lexicographic order, each by the place of the word and where it begins there.
    ends: Vec<(usize, usize)>,
    /// The characters that occur in it.
    characters: BTreeSet<u8>,
}

impl Rules {
    /// The rules with the list of the input.
    pub fn new(input: &Input) -> Self {
        let words = input.words.clone();
        let places = words.iter().enumerate();
        let starts = places.flat_map(|(place, word)| (0..word.len()).map(move |it| (place, it)));
        let mut ends: Vec<(usize, usize)> = starts.collect();
        ends.sort_unstable_by(|&(one, from), &(other, start)| {
            words[one][from..].cmp(&words[other][start..])
        });
        let characters = words.concat().into_iter().collect();
        Rules {
            words,
            ends,
            characters,
        }
    }

    /// Whether a word of the list has an end that begins so: the first that is not before it does, if any does.
    fn is_part(&self, part: &[u8]) -> bool {
        let end = |&(place, start): &(usize, usize)| &self.words[place][start..];
        let first = self.ends.partition_point(|it| end(it) < part);
        let first = self.ends.get(first);
        first.is_some_and(|it| end(it).starts_with(part))
    }
}

impl Game for Rules {
    /// The present word.
    type Position = Vec<u8>;
    /// The character, and whether it is added in front.
    type Move = (u8, bool);
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, word: &Vec<u8>) -> impl IntoIterator<Item = (Self::Move, Vec<u8>)> {
        let is_over = self.words.contains(word);
        // In front of the empty word is behind it.
        let sides = [false, true].into_iter().take(word.len() + 1);
        let characters = self.characters.iter().filter(move |_| !is_over);
        let moves =
            characters.flat_map(move |&it| sides.clone().map(move |in_front| (it, in_front)));
        let after = |(it, in_front)| {
            let mut after = word.clone();
            after.insert(if in_front { 0 } else { word.len() }, it);
            ((it, in_front), after)
        };
        moves.map(after).filter(|(_, after)| self.is_part(after))
    }

    /// The other player has just made a word of the list: there is a move from any other substring, but by
    /// changed rules.
    fn end(&self, word: &Vec<u8>) -> End {
        if self.words.contains(word) {
            End::Won
        } else {
            End::Lost
        }
    }

    fn say(&self, &(character, in_front): &(u8, bool)) -> String {
        let [before, behind] = if in_front { ["", "-"] } else { ["-", ""] };
        format!("{before}{}{behind}", char::from(character))
    }

    fn words(&self, _: &Vec<u8>, &(character, in_front): &(u8, bool)) -> Option<Message> {
        let side = if in_front { IN_FRONT } else { BEHIND };
        Some(side.with(&[&char::from(character)]).into())
    }

    fn show(&self, word: &Vec<u8>) -> String {
        String::from_utf8_lossy(word).into_owned()
    }

    fn scene(&self, word: &Vec<u8>, _: Side) -> Option<Scene> {
        let text = |word: &[u8]| String::from_utf8_lossy(word).into_owned();
        let listed = self.words.iter().take(30);
        let listed = listed.map(|word| Piece::plain(text(word)));
        let written = Row::of("letter", word.iter().map(|&it| Piece::card(char::from(it))));
        let choice = |side: &str| {
            let characters = self.characters.iter().map(|&it| char::from(it));
            let card = |row: Row, it| row.thing(format!("{side}{it}"), Piece::card(it));
            characters.fold(Row::new(), card)
        };
        let mut scene = Scene::from(Row::of("word", listed)).and(written.labelled("…"));
        if !word.is_empty() {
            scene = scene.and(choice("front").labelled("+ …"));
        }
        Some(scene.and(choice("behind").labelled("… +")))
    }

    fn touches(&self, _: &Vec<u8>, &(character, in_front): &(u8, bool)) -> Vec<String> {
        let side = if in_front { "front" } else { "behind" };
        vec![format!("{side}{}", char::from(character))]
    }
}

/// What can be changed: where a character is added, and which one. Half of the words that are drawn are short.
pub const OFFER: Offer<Game29> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let rules = ["behind", "turns", "fresh"];
        let [is_behind, by_turns, is_fresh] = rules.map(|rule| values.has(rule));
        let allows = move |word: &Vec<u8>, &(character, in_front): &(u8, bool)| {
            let beside = if in_front { word.first() } else { word.last() };
            let is_side = !by_turns || in_front == word.len().is_multiple_of(2);
            beside.is_none_or(|&it| {
                !(is_behind && in_front) && is_side && !(is_fresh && it == character)
            })
        };
        let rules = arena::only(Rules::new(input), allows);
        vec![arena::play(rules, Vec::new())]
    },
    answer: |_, games| {
        let moves = winning(&mut *games[0])?.into_iter();
        let characters = moves.filter_map(|it| it.as_bytes().get(1).copied());
        Ok(Output(characters.collect()))
    },
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules::new(input), Vec::new())]
}
