//! The rules of GAME12.

use std::collections::BTreeMap;

use arena::scene::{Piece, Row, Scene, Tone};
use arena::{End, Game, Match, Side};
use contract::Offer;
use inpout::{Message, Text, sentences};

use crate::{Game12, Input, Output};

sentences! {
    TAKE: "lấy chữ “{0}” ở vị trí {1}", "take the letter “{0}” in place {1}";
    GOAL: "Ai có từ nhỏ hơn theo thứ tự từ điển thì thắng; hai từ bằng nhau thì cả hai cùng thua. Ron luôn lấy chữ cuối.", "The smaller word in the order of a dictionary wins; if they are equal, both lose. Ron always takes the last letter.";
}

/// A source word, from which Ron, who begins, takes the last letter and Hermione any; each writes
/// it at the end of a word of his own. The smaller word wins in the end; if they are equal, both
/// lose.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// Whether Ron takes the first letter, not the last one.
    front: bool,
}

/// The rules of the statement.
pub const RULES: Rules = Rules { front: false };

/// The three words, and whose turn it is.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Words {
    /// The source word.
    pub source: Vec<u8>,
    /// Ron's word.
    pub ron: Vec<u8>,
    /// Hermione's word.
    pub hermione: Vec<u8>,
    /// Ron is the first player.
    pub turn: Side,
}

impl Game for Rules {
    type Position = Words;
    /// The place of the letter, from 1.
    type Move = usize;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, words: &Words) -> impl IntoIterator<Item = (usize, Words)> {
        let end = words.source.len();
        let places = match words.turn {
            Side::First if self.front => 1..=end.min(1),
            Side::First => end.max(1)..=end,
            Side::Second => 1..=end,
        };
        places.map(|place| {
            let mut after = words.clone();
            let letter = after.source.remove(place - 1);
            match words.turn {
                Side::First => after.ron.push(letter),
                Side::Second => after.hermione.push(letter),
            }
            after.turn = words.turn.other();
            (place, after)
        })
    }

    fn end(&self, words: &Words) -> End {
        let (mine, yours) = match words.turn {
            Side::First => (&words.ron, &words.hermione),
            Side::Second => (&words.hermione, &words.ron),
        };
        match mine.cmp(yours) {
            std::cmp::Ordering::Less => End::Won,
            std::cmp::Ordering::Equal => End::Drawn,
            std::cmp::Ordering::Greater => End::Lost,
        }
    }

    /// What both words begin with decides nothing, and after the first difference nothing else
    /// does.
    fn same(&self, mut words: Words) -> Words {
        let pairs = words.ron.iter().zip(&words.hermione);
        let equal = pairs.take_while(|(one, other)| one == other).count();
        let rest = |word: &[u8]| word[equal..].iter().take(1).copied().collect();
        (words.ron, words.hermione) = (rest(&words.ron), rest(&words.hermione));
        words
    }

    fn words(&self, words: &Words, place: &usize) -> Option<Message> {
        let letter = char::from(words.source[place - 1]);
        Some(TAKE.with(&[&letter, place]).into())
    }

    fn show(&self, words: &Words) -> String {
        let words = [&words.source, &words.ron, &words.hermione];
        words.map(|word| String::from_utf8_lossy(word)).join("\n")
    }

    fn scene(&self, words: &Words, _: Side) -> Option<Scene> {
        let letters = |word: &[u8], tone| -> Vec<Piece> {
            let letters = word.iter().map(|&letter| Piece::card(char::from(letter)));
            letters.map(|it| it.toned(tone)).collect()
        };
        let source = Row::of("letter", letters(&words.source, Tone::Neutral));
        let ron = Row::of("ron", letters(&words.ron, Tone::First)).labelled("Ron");
        let hers = letters(&words.hermione, Tone::Second);
        let hermione = Row::of("hermione", hers).labelled("Hermione");
        let scene = Scene::from(source).and(ron).and(hermione);
        Some(scene.turn(words.turn.is_first()))
    }

    fn touches(&self, _: &Words, place: &usize) -> Vec<String> {
        vec![format!("letter{place}")]
    }
}

/// The source word, and nothing written.
pub fn start(input: &Input) -> Words {
    Words {
        source: input.letters.clone(),
        ron: Vec::new(),
        hermione: Vec::new(),
        turn: Side::First,
    }
}

/// The smallest word that Hermione can get. Only boards are followed on which hers is the smallest so far, each
/// with the moves that lead to it.
fn smallest(game: &mut dyn Match) -> String {
    let (mut word, mut lines) = (String::new(), vec![Vec::new()]);
    loop {
        let mut boards: BTreeMap<String, BTreeMap<String, Vec<usize>>> = BTreeMap::new();
        for line in &lines {
            line.iter().all(|&place| game.make(place));
            for place in 0..game.moves().len() {
                game.make(place);
                let board = game.board();
                let hers = board.lines().nth(2).unwrap_or_default().to_owned();
                let line = [line, &[place][..]].concat();
                boards.entry(hers).or_default().insert(board, line);
                game.take_back();
            }
            line.iter().all(|_| game.take_back());
        }
        let Some((so_far, best)) = boards.pop_first() else {
            return word;
        };
        (word, lines) = (so_far, best.into_values().collect());
    }
}

/// What can be changed: which letters Hermione may take, and which one Ron takes.
pub const OFFER: Offer<Game12> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let (ends, last) = (values.has("ends"), values.number("last", u64::MAX));
        let allows = move |words: &Words, &place: &usize| {
            let behind = words.source.len() - place;
            let is_end = place == 1 || behind == 0;
            words.turn == Side::First || ((is_end || !ends) && (behind as u64) < last)
        };
        let front = values.has("front");
        vec![arena::play(
            arena::only(Rules { front }, allows),
            start(input),
        )]
    },
    answer: |_, games| {
        let wins = games[0].ahead()? < 0;
        let word = smallest(&mut *games[0]).into_bytes();
        let runs = word.chunk_by(|one, next| one == next);
        let word = runs.map(|run| (run[0], run.len())).collect();
        Ok(Output { wins, word })
    },
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(RULES, start(input))]
}
