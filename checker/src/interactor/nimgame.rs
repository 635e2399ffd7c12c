//! NIMGAME: the program leads the game, the judge sits in the person's place.
//!
//! The program must keep to the plain form: ask, toss, show the heaps, move, announce. Every table
//! must follow the moves, illegal lines must be asked again, and whatever position is won must
//! stay so. The *spoiler* types illegal lines and draws the game out.

use casebook::{Rng, RngExt};
use inpout::{BadInput, read_bytes};
use nimgame::game::{Game as Heaps, MOST_HEAPS, MOST_STONES, Move, Play, Player};
use nimgame::strategy::best_move;
use nimgame::{Input, Nimgame, word_of};
use theory::nim::is_lost;

use super::{Game, Opponent, Turn};
use crate::{Outcome, Reader};

/// The words that begin a line for programs; all other lines are for people.
const KEYWORDS: [&str; 6] = ["ASK", "AGAIN", "TOSS", "HEAPS", "TAKE", "WINNER"];

/// The illegal lines that the spoiler types one after the other, at most.
const MOST_ILLEGAL: usize = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Question {
    Rule,
    Heaps,
    Move,
}

impl Question {
    fn name(self) -> &'static str {
        ["RULE", "HEAPS", "MOVE"][self as usize]
    }
}

/// What comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The program says `AGAIN`.
    Refusal(Question),
    /// The program asks.
    Question(Question),
    /// The opponent answers.
    Answer(Question),
    /// The program tosses the coin.
    Toss,
    /// The program fills the heaps.
    Opening(Player),
    /// The program takes stones.
    Move,
    /// The program shows the heaps after a move.
    Table,
    /// The program announces the winner.
    Winner,
    Over,
}

struct Table {
    opening: Input,
    stage: Stage,
    /// What was answered so far.
    play: Play,
    count: usize,
    /// The game, once the heaps are known.
    game: Option<Heaps>,
    /// Illegal lines since the last question that was answered.
    illegal: usize,
}

pub(crate) fn game(opening: &[u8]) -> Result<Box<dyn Game>, BadInput> {
    let opening = read_bytes::<Nimgame>("NIMGAME.INP", opening)?;
    Ok(Box::new(Table {
        opening,
        stage: Stage::Question(Question::Rule),
        play: opening.play,
        count: opening.heaps,
        game: None,
        illegal: 0,
    }))
}

impl Table {
    fn heaps(&self) -> &[u64] {
        self.game.as_ref().map_or(&[], Heaps::heaps)
    }

    /// What follows the table, or the first one: a move or the end.
    fn next(&self) -> Stage {
        match &self.game {
            Some(game) if game.winner().is_some() => Stage::Winner,
            Some(game) if game.turn() == Player::Machine => Stage::Move,
            _ => Stage::Question(Question::Move),
        }
    }

    /// The keyword of the line that must come now.
    fn expected(&self) -> &'static str {
        match self.stage {
            Stage::Refusal(_) => "AGAIN",
            Stage::Question(_) => "ASK",
            Stage::Toss => "TOSS",
            Stage::Opening(_) | Stage::Table => "HEAPS",
            Stage::Move => "TAKE",
            Stage::Winner => "WINNER",
            Stage::Answer(_) | Stage::Over => "silence",
        }
    }

    fn ask(&mut self, question: Question, line: &mut Reader<'_>) -> Result<(), Outcome> {
        line.choice("ASK", &[question.name()])?;
        self.stage = Stage::Answer(question);
        Ok(())
    }

    fn open(&mut self, first: Player, line: &mut Reader<'_>) -> Result<(), Outcome> {
        let heaps = (1..=self.count)
            .map(|heap| line.int(format_args!("heap {heap}"), 1..=MOST_STONES))
            .collect::<Result<Vec<u64>, _>>()?;
        self.game = Some(Heaps::new(self.play, heaps, first));
        self.stage = self.next();
        Ok(())
    }

    fn show(&mut self, line: &mut Reader<'_>) -> Result<(), Outcome> {
        for (place, &stones) in self.heaps().iter().enumerate() {
            let heap = place + 1;
            let shown = line.int(format_args!("heap {heap}"), 0..=MOST_STONES)?;
            if shown != stones {
                return Err(line.wrong(format_args!(
                    "heap {heap}: the table shows {shown}, but it holds {stones}"
                )));
            }
        }
        self.stage = self.next();
        Ok(())
    }

    /// The program's own move.
    fn take(&mut self, line: &mut Reader<'_>) -> Result<(), Outcome> {
        let heap = line.int("heap", 1..=self.count)?;
        let left = self.heaps()[heap - 1];
        if left == 0 {
            return Err(line.wrong(format_args!("heap {heap} is empty")));
        }
        let stones = line.int("stones", 1..=left)?;
        let was_lost = is_lost(self.play, self.heaps());
        let before = format!("{:?}", self.heaps());
        if let Some(game) = &mut self.game {
            // Checked above.
            let _ = game.take((heap, stones));
        }
        if !was_lost && !is_lost(self.play, self.heaps()) {
            let rule = word_of(self.play);
            return Err(line.wrong(format_args!(
                "{stones} from heap {heap} gives the win away: {before} is won in {rule} play"
            )));
        }
        self.stage = Stage::Table;
        Ok(())
    }

    fn announce(&mut self, line: &mut Reader<'_>) -> Result<(), Outcome> {
        let names = ["YOU", "MACHINE"];
        let named = [Player::You, Player::Machine][line.choice("WINNER", &names)?];
        if self.game.as_ref().and_then(Heaps::winner) != Some(named) {
            return Err(line.wrong("the other player has won"));
        }
        self.stage = Stage::Over;
        Ok(())
    }

    /// What follows this answer, or `None` if it is none.
    fn answer(&mut self, question: Question, words: &[&str]) -> Option<Stage> {
        match question {
            Question::Rule => {
                let &[word] = words else { return None };
                let mut plays = [Play::Misere, Play::Normal].into_iter();
                self.play = plays.find(|&play| word_of(play) == word)?;
                Some(Stage::Question(Question::Heaps))
            }
            Question::Heaps => {
                let &[word] = words else { return None };
                let count = number(word)?;
                self.count = usize::try_from(count).ok()?;
                (1..=MOST_HEAPS)
                    .contains(&self.count)
                    .then_some(Stage::Toss)
            }
            Question::Move => {
                let &[heap, stones] = words else { return None };
                let chosen = (usize::try_from(number(heap)?).ok()?, number(stones)?);
                self.game.as_mut()?.take(chosen).ok()?;
                Some(Stage::Table)
            }
        }
    }

    /// A line that is no answer to the question.
    fn illegal_line(&self, question: Question, rng: &mut Rng) -> String {
        let mut lines: Vec<String> = match question {
            Question::Rule => ["nim", "misere normal", "normal 1", "-", "misere!", "77"]
                .map(str::to_owned)
                .into(),
            Question::Heaps => [
                "0",
                "11",
                "-3",
                "ten",
                "3 3",
                "2.5",
                "4000000000000000000000",
            ]
            .map(str::to_owned)
            .into(),
            Question::Move => {
                let (heap, stones) = self.one_stone(rng);
                let more = self.heaps()[heap - 1] + 1;
                let past = self.count + 1;
                vec![
                    format!("{heap}"),
                    format!("{heap} {stones} 1"),
                    format!("{heap} 0"),
                    format!("{heap} -1"),
                    format!("{heap} {more}"),
                    format!("{heap} one"),
                    format!("{heap} 99999999999999999999999"),
                    "0 1".to_owned(),
                    format!("{past} 1"),
                    format!("-{heap} 1"),
                ]
            }
        };
        let empty = self.heaps().iter().position(|&stones| stones == 0);
        lines.extend(empty.map(|place| format!("{} 1", place + 1)));
        lines.swap_remove(rng.random_range(0..lines.len()))
    }

    /// One stone from a random heap.
    fn one_stone(&self, rng: &mut Rng) -> Move {
        let filled: Vec<usize> = (1..)
            .zip(self.heaps())
            .filter(|&(_, &stones)| stones > 0)
            .map(|(heap, _)| heap)
            .collect();
        (filled[rng.random_range(0..filled.len())], 1)
    }

    fn choose_move(&self, opponent: Opponent, rng: &mut Rng) -> Move {
        match opponent {
            Opponent::Random => {
                let (heap, _) = self.one_stone(rng);
                (heap, rng.random_range(1..=self.heaps()[heap - 1]))
            }
            Opponent::Greedy => {
                let most = self.heaps().iter().copied().max().unwrap_or(0);
                let place = self.heaps().iter().position(|&stones| stones == most);
                (place.unwrap_or(0) + 1, most)
            }
            Opponent::Best => best_move(self.play, self.heaps()),
            Opponent::Spoiler => self.one_stone(rng),
        }
    }
}

/// The number written in these digits, if there is nothing else and it fits.
fn number(word: &str) -> Option<u64> {
    let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| word.parse().ok())?
}

impl Game for Table {
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Answer(_) => Turn::Opponent,
            Stage::Over => Turn::Over(Outcome::Accepted),
            _ => Turn::Program,
        }
    }

    fn hear(&mut self, line: &mut Reader<'_>) -> Result<(), Outcome> {
        let Some(first) = line.token() else {
            return Ok(());
        };
        let keyword = KEYWORDS
            .into_iter()
            .find(|word| word.as_bytes() == first.bytes);
        let skip = |line: &mut Reader<'_>| while line.token().is_some() {};
        let Some(keyword) = keyword else {
            skip(line);
            return Ok(());
        };
        let expected = self.expected();
        if keyword != expected {
            return Err(line.wrong(format_args!("expected {expected}, found {keyword}")));
        }
        match self.stage {
            Stage::Refusal(question) => {
                skip(line);
                self.stage = Stage::Question(question);
                Ok(())
            }
            Stage::Question(question) => self.ask(question, line),
            Stage::Toss => {
                let names = ["YOU", "MACHINE"];
                let first = [Player::You, Player::Machine][line.choice("TOSS", &names)?];
                self.stage = Stage::Opening(first);
                Ok(())
            }
            Stage::Opening(first) => self.open(first, line),
            Stage::Move => self.take(line),
            Stage::Table => self.show(line),
            Stage::Winner => self.announce(line),
            Stage::Answer(_) | Stage::Over => Ok(()),
        }
    }

    fn choose(&self, opponent: Opponent, rng: &mut Rng) -> String {
        let Stage::Answer(question) = self.stage else {
            return String::new();
        };
        let may_spoil = opponent == Opponent::Spoiler && self.illegal < MOST_ILLEGAL;
        if may_spoil && rng.random_bool(0.5) {
            return self.illegal_line(question, rng);
        }
        match question {
            Question::Rule => word_of(self.opening.play).to_owned(),
            Question::Heaps => self.opening.heaps.to_string(),
            Question::Move => {
                let (heap, stones) = self.choose_move(opponent, rng);
                format!("{heap} {stones}")
            }
        }
    }

    fn play(&mut self, line: &mut Reader<'_>) -> Result<(), Outcome> {
        let Stage::Answer(question) = self.stage else {
            return Ok(());
        };
        // What is no UTF-8 text is no answer either.
        let mut words = Vec::new();
        while let Some(token) = line.token() {
            words.push(std::str::from_utf8(token.bytes).unwrap_or("?"));
        }
        // It is for the program to refuse what is illegal.
        self.stage = if let Some(stage) = self.answer(question, &words) {
            self.illegal = 0;
            stage
        } else {
            self.illegal += 1;
            Stage::Refusal(question)
        };
        Ok(())
    }

    fn board(&self) -> String {
        match &self.game {
            None => String::new(),
            Some(game) => {
                let heaps: Vec<String> = (1..)
                    .zip(game.heaps())
                    .map(|(heap, stones)| format!("heap {heap}: {stones}"))
                    .collect();
                format!("{}\n", heaps.join("   "))
            }
        }
    }

    fn asks_for(&self) -> String {
        let asked = match self.stage {
            Stage::Answer(Question::Rule) => "misere or normal",
            Stage::Answer(Question::Heaps) => "the number of heaps",
            _ => "heap and stones",
        };
        asked.to_owned()
    }

    fn ending(&self) -> String {
        let winner = self.game.as_ref().and_then(Heaps::winner);
        match winner {
            Some(Player::You) => "you win",
            _ => "the program wins",
        }
        .to_owned()
    }
}

#[cfg(test)]
mod tests;
