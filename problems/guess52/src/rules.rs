//! The rules of GUESS of Bài 52.

use std::collections::BTreeSet;

use arena::scene::{Piece, Row, Scene, Tone};
use arena::{End, Game, Match, Side};

use inpout::{Message, Text, sentences};

use crate::Input;

sentences! {
    DRAW: "kẻ {0} vạch", "draw {0} dashes";
    NAME: "đoán chữ {0}", "name the letter {0}";
    SHOW: "viết chữ {0} vào vạch: {1}", "write {0} above dashes: {1}";
    MISS: "ghi chữ {0} xuống dưới: không có", "write {0} below: it is not there";
    GOAL: "Hermione thắng khi mọi vạch đều có chữ; Ron thắng khi số chữ đoán sai nhiều hơn số vạch.", "Hermione wins when every dash has its letter; Ron wins when there are more wrong letters than dashes.";
}

/// A list of words. A draws as many dashes as some word has letters; B names letters, and A writes
/// each above its dashes or, if it is wrong, below. Hermione has won when all letters are written, Ron when
/// there are more wrong letters than dashes. Ron may change the word as long as some word of the list
/// fits all that is written.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The list.
    pub words: Vec<Vec<u8>>,
}

/// What stands on the paper, and the letter that Hermione has named if it is Ron's turn.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Paper {
    /// The letters shown above the dashes, `_` where there is none; empty before the dashes are
    /// drawn.
    pub dashes: Vec<u8>,
    /// The letters below them, in ascending order.
    pub misses: Vec<u8>,
    /// The letter that Ron has to answer.
    pub named: Option<u8>,
}

impl Paper {
    /// Whether a word fits everything written.
    fn fits(&self, word: &[u8]) -> bool {
        word.len() == self.dashes.len()
            && word.iter().zip(&self.dashes).all(|(&letter, &shown)| {
                let is_new = !self.misses.contains(&letter) && !self.dashes.contains(&letter);
                shown == letter || shown == b'_' && is_new
            })
    }

    fn is_over(&self) -> bool {
        self.misses.len() > self.dashes.len() || !self.dashes.contains(&b'_')
    }
}

impl Game for Rules {
    type Position = Paper;
    /// What is drawn, named or shown.
    type Move = String;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, paper: &Paper) -> impl IntoIterator<Item = (String, Paper)> {
        let fitting = || self.words.iter().filter(|word| paper.fits(word));
        let mut moves = Vec::new();
        if paper.dashes.is_empty() {
            let lengths: BTreeSet<usize> = self.words.iter().map(Vec::len).collect();
            moves.extend(lengths.into_iter().map(|length| Paper {
                dashes: vec![b'_'; length],
                ..Paper::default()
            }));
        } else if let Some(letter) = paper.named {
            let shown = |word: &Vec<u8>| -> Vec<u8> {
                let place = |(&it, &dash): (&u8, &u8)| if it == letter { letter } else { dash };
                word.iter().zip(&paper.dashes).map(place).collect()
            };
            let answers: BTreeSet<Vec<u8>> = fitting().map(shown).collect();
            moves.extend(answers.into_iter().map(|dashes| {
                let mut misses = paper.misses.clone();
                if dashes == paper.dashes {
                    misses.push(letter);
                    misses.sort_unstable();
                }
                Paper {
                    dashes,
                    misses,
                    named: None,
                }
            }));
        } else if !paper.is_over() {
            // A letter of no word that fits is only a miss.
            let new = fitting()
                .flatten()
                .filter(|letter| !paper.dashes.contains(letter));
            let letters: BTreeSet<u8> = new.copied().collect();
            moves.extend(letters.into_iter().map(|letter| Paper {
                named: Some(letter),
                ..paper.clone()
            }));
        }
        moves.into_iter().map(|after| {
            let text = match after.named {
                Some(letter) => char::from(letter).to_string(),
                None => String::from_utf8_lossy(&after.dashes).into_owned(),
            };
            (text, after)
        })
    }

    fn words(&self, paper: &Paper, text: &String) -> Option<Message> {
        Some(match paper.named.map(char::from) {
            _ if paper.dashes.is_empty() => DRAW.with(&[&text.len()]).into(),
            None => NAME.with(&[text]).into(),
            Some(letter) if text.contains(letter) => SHOW.with(&[&letter, text]).into(),
            Some(letter) => MISS.with(&[&letter]).into(),
        })
    }

    /// It is Hermione's turn: either all letters are written, or there are too many wrong ones.
    fn end(&self, paper: &Paper) -> End {
        let is_open = paper.dashes.contains(&b'_');
        if is_open { End::Lost } else { End::Won }
    }

    fn show(&self, paper: &Paper) -> String {
        let text = |letters: &[u8]| String::from_utf8_lossy(letters).into_owned();
        [text(&paper.dashes), text(&paper.misses)].join("\n")
    }

    fn scene(&self, paper: &Paper, _: Side) -> Option<Scene> {
        let letters = |letters: &[u8]| letters.iter().map(|&it| char::from(it)).collect::<Vec<_>>();
        let dashes = letters(&paper.dashes).into_iter().map(Piece::card);
        let misses = letters(&paper.misses).into_iter();
        let misses = misses.map(|it| Piece::card(it).toned(Tone::Quiet));
        let said = self.moves(paper).into_iter().map(|(text, _)| text);
        let mut said: Vec<String> = said.collect();
        said.dedup();
        let card = |row: Row, text| row.thing(format!("say{text}"), Piece::card(text));
        let choice = said.into_iter().fold(Row::new(), card);
        let scene = Scene::from(Row::of("dash", dashes)).and(Row::of("miss", misses));
        Some(scene.and(choice))
    }

    fn touches(&self, _: &Paper, text: &String) -> Vec<String> {
        vec![format!("say{text}")]
    }
}

/// The games that the input tells of, one for each list.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let lists = input.lists.iter().cloned();
    let game = |words| arena::play(Rules { words }, Paper::default());
    lists.map(game).collect()
}
