//! NIMGAME: the program leads the game, the judge sits in the person's place.
//!
//! The heaps and who begins are the judge's: it answers the program's questions with the opening.
//! The program must keep to the plain form: ask, show the heaps, move, announce. Every table must
//! follow the moves, illegal lines must be asked again, and whatever position is won must stay so,
//! move by move. The *spoiler* types illegal lines and draws the game out.

use crate::game::{MOST_STONES, Move, Player};
use crate::host::{Host, Question};
use crate::{Input, Nimgame, word_of};
use bilingual::{Lang, Message, Say};
use checker::interactor::{Game, Opponent, Turn};
use checker::{Checked, Reader};
use contract::{Rng, RngExt};
use inpout::{BadInput, read_bytes, spaced};
use theory::nim::is_lost;

mod say {
    bilingual::sentences! {
        YOU_WIN: "bạn thắng", "you win";
        PROGRAM_WINS: "chương trình thắng", "the program wins";
        HEAP: "đống {0}", "heap {0}";
        OTHER_KEYWORD: "lúc này cần {0}, nhưng gặp {1}", "expected {0} now, found {1}";
        SILENCE: "im lặng", "silence";
        WRONG_TABLE: "đống {0}: bảng ghi {1} viên, nhưng đống có {2} viên", "heap {0}: the table shows {1}, but it holds {2}";
        HEAP_NAME: "đống", "heap";
        STONES: "số viên sỏi", "stones";
        EMPTY_HEAP: "đống {0} không còn sỏi", "heap {0} is empty";
        NIM_GIVES_AWAY: "bốc {0} viên ở đống {1} đánh mất thế thắng: {2} là thế thắng theo thể thức {3}", "{0} from heap {1} gives the win away: {2} is won in {3} play";
        OTHER_WINNER: "bên kia mới là bên thắng", "the other player has won";
        HEAP_HOLDS: "đống {0}: {1}", "heap {0}: {1}";
        MISERE_OR_NORMAL: "misere hoặc normal", "misere or normal";
        STONES_OF_EACH: "số viên sỏi của từng đống", "the stones of each heap";
        YOU_OR_MACHINE: "YOU hoặc MACHINE", "YOU or MACHINE";
        HEAP_AND_STONES: "đống và số viên sỏi", "heap and stones";
    }
}

/// The words that begin a line for programs; all other lines are for people.
const KEYWORDS: [&str; 5] = ["ASK", "AGAIN", "HEAPS", "TAKE", "WINNER"];

/// The illegal moves that the spoiler types one after the other, at most.
const MOST_ILLEGAL: usize = 2;

/// What comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The program says `AGAIN`.
    Refusal,
    /// The program asks.
    Question,
    /// The opponent answers.
    Answer,
    /// The program takes stones.
    Move,
    /// The program shows the heaps, at the start and after a move.
    Table,
    /// The program announces the winner.
    Winner,
    Over,
}

struct Table {
    opening: Input,
    stage: Stage,
    /// What is asked, and what was answered so far.
    host: Host,
    /// Illegal lines and blank ones since the last question that was answered.
    illegal: usize,
}

pub(crate) fn game(opening: &[u8]) -> Result<Box<dyn Game>, BadInput> {
    let opening = read_bytes::<Nimgame>("NIMGAME.INP", opening)?;
    Ok(Box::new(Table {
        stage: Stage::Question,
        host: Host::default(),
        opening,
        illegal: 0,
    }))
}

impl Table {
    fn heaps(&self) -> &[u64] {
        &self.host.game.heaps
    }

    fn is_lost(&self) -> bool {
        is_lost(self.host.game.play, self.heaps())
    }

    /// What follows the table: a move or the end.
    fn next(&self) -> Stage {
        if self.host.game.winner().is_some() {
            Stage::Winner
        } else if self.host.game.turn == Player::Machine {
            Stage::Move
        } else {
            Stage::Question
        }
    }

    /// The keyword of the line that must come now, if one must.
    fn expected(&self) -> Option<&'static str> {
        match self.stage {
            Stage::Refusal => Some("AGAIN"),
            Stage::Question => Some("ASK"),
            Stage::Table => Some("HEAPS"),
            Stage::Move => Some("TAKE"),
            Stage::Winner => Some("WINNER"),
            Stage::Answer | Stage::Over => None,
        }
    }

    fn show(&mut self, line: &mut Reader<'_>) -> Result<(), Checked> {
        for (place, &stones) in self.heaps().iter().enumerate() {
            let heap = place + 1;
            let shown = line.int(say::HEAP.with(&[&heap]), 0..=MOST_STONES)?;
            if shown != stones {
                return Err(line.wrong(say::WRONG_TABLE.with(&[&heap, &shown, &stones])));
            }
        }
        self.stage = self.next();
        Ok(())
    }

    /// The program's own move.
    fn take(&mut self, line: &mut Reader<'_>) -> Result<(), Checked> {
        let heap = line.int(say::HEAP_NAME, 1..=self.heaps().len())?;
        let left = self.heaps()[heap - 1];
        if left == 0 {
            return Err(line.wrong(say::EMPTY_HEAP.with(&[&heap])));
        }
        let stones = line.int(say::STONES, 1..=left)?;
        let was_lost = self.is_lost();
        let before = format!("{:?}", self.heaps());
        // Checked above.
        let _ = self.host.game.take((heap, stones));
        if !was_lost && !self.is_lost() {
            let rule = word_of(self.host.game.play);
            let fault: [&dyn Say; 4] = [&stones, &heap, &before, &rule];
            return Err(line.wrong(say::NIM_GIVES_AWAY.with(&fault)));
        }
        self.stage = Stage::Table;
        Ok(())
    }

    fn announce(&mut self, line: &mut Reader<'_>) -> Result<(), Checked> {
        let names = Player::BOTH.map(Player::keyword);
        let named = Player::BOTH[line.choice("WINNER", &names)?];
        if self.host.game.winner() != Some(named) {
            return Err(line.wrong(say::OTHER_WINNER));
        }
        self.stage = Stage::Over;
        Ok(())
    }

    /// Lines that are no answer to the question; the blank one is passed over, the others are asked again.
    fn illegal_lines(&self, rng: &mut Rng) -> Vec<String> {
        let lines = match self.host.asked {
            Question::Rule => "|nim|misere normal|normal 1|-|misere!|MISERE|77".to_owned(),
            Question::Heaps => {
                let heaps = spaced(&self.opening.heaps);
                let fours = "4".repeat(300);
                format!(
                    "{heaps} 0|31 {heaps}||{heaps} -3|+3 {heaps}|{heaps} ten|2.5 {heaps}|\
                     {heaps} 4294967297|18446744073709551617 {heaps}|{fours} {heaps}|\
                     5 5 5 5 5 5 5 5 5 5 5"
                )
            }
            Question::First => "ME|you||YOU MACHINE|1|MACHINES".to_owned(),
            Question::Move => {
                let (heap, stones) = self.one_stone(rng);
                let more = self.heaps()[heap - 1] + 1;
                let past = self.heaps().len() + 1;
                let empty = self.heaps().iter().position(|&stones| stones == 0);
                let empty = empty.map(|place| format!("|{} 1", place + 1));
                format!(
                    "{heap}|{heap} {stones} 1|{heap} 0|{heap} -1|{heap} {more}||{heap} one|\
                     {heap} 4294967297|{heap} 18446744073709551617|\
                     {heap} 99999999999999999999999|+{heap} 1|0 1|{past} 1|-{heap} 1{}",
                    empty.unwrap_or_default()
                )
            }
        };
        lines.split('|').map(str::to_owned).collect()
    }

    /// One stone from a random heap.
    fn one_stone(&self, rng: &mut Rng) -> Move {
        let heaps = self.heaps();
        let filled = (1..=heaps.len()).filter(|heap| heaps[heap - 1] > 0);
        let filled: Vec<usize> = filled.collect();
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
            Opponent::Best => self.host.game.best_move(),
            Opponent::Spoiler => self.one_stone(rng),
        }
    }
}

impl Game for Table {
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Answer => Turn::Opponent,
            Stage::Over => Turn::Over(Checked::Accepted),
            _ => Turn::Program,
        }
    }

    fn hear(&mut self, line: &mut Reader<'_>) -> Result<(), Checked> {
        let skip = |line: &mut Reader<'_>| while line.token().is_some() {};
        let first = line.token().map_or(&b""[..], |first| first.bytes);
        let mut keywords = KEYWORDS.into_iter();
        let Some(keyword) = keywords.find(|word| word.as_bytes() == first) else {
            skip(line);
            return Ok(());
        };
        let expected = self.expected();
        if expected != Some(keyword) {
            let wanted = expected.map_or(say::SILENCE.into(), |word| Message::new(&word));
            return Err(line.wrong(say::OTHER_KEYWORD.with(&[&wanted, &keyword])));
        }
        match self.stage {
            Stage::Refusal => {
                skip(line);
                self.stage = Stage::Question;
                Ok(())
            }
            Stage::Question => {
                line.choice("ASK", &[self.host.asked.name()])?;
                self.stage = Stage::Answer;
                Ok(())
            }
            Stage::Move => self.take(line),
            Stage::Table => self.show(line),
            Stage::Winner => self.announce(line),
            Stage::Answer | Stage::Over => Ok(()),
        }
    }

    fn choose(&self, opponent: Opponent, rng: &mut Rng) -> String {
        let question = self.host.asked;
        if opponent == Opponent::Spoiler {
            let mut lines = self.illegal_lines(rng);
            // What is asked only once is spoilt in every way, a move now and then.
            let is_opening = question != Question::Move;
            if is_opening && self.illegal < lines.len() {
                return lines.swap_remove(self.illegal);
            }
            if !is_opening && self.illegal < MOST_ILLEGAL && rng.random() {
                return lines.swap_remove(rng.random_range(0..lines.len()));
            }
        }
        match question {
            Question::Rule => word_of(self.opening.play).to_owned(),
            Question::Heaps => spaced(&self.opening.heaps).to_string(),
            Question::First => self.opening.first.keyword().to_owned(),
            Question::Move => {
                let (heap, stones) = self.choose_move(opponent, rng);
                format!("{heap} {stones}")
            }
        }
    }

    fn play(&mut self, line: &mut Reader<'_>) -> Result<(), Checked> {
        // What is no UTF-8 text is no answer either.
        let mut words = Vec::new();
        while let Some(token) = line.token() {
            words.push(std::str::from_utf8(token.bytes).unwrap_or("?"));
        }
        if words.is_empty() {
            // Passed over.
            self.illegal += 1;
            return Ok(());
        }
        // It is for the program to refuse what is illegal.
        let is_answer = self.host.answer(&words).is_some();
        self.illegal = if is_answer { 0 } else { self.illegal + 1 };
        self.stage = match self.host.asked {
            _ if !is_answer => Stage::Refusal,
            Question::Move => Stage::Table,
            _ => Stage::Question,
        };
        Ok(())
    }

    fn board(&self, lang: Lang) -> String {
        if self.host.asked != Question::Move {
            return String::new();
        }
        let heaps = (1..).zip(self.heaps());
        let heaps = heaps.map(|(heap, stones)| say::HEAP_HOLDS.fill(lang, &[&heap, stones]));
        format!("{}\n", heaps.collect::<Vec<_>>().join("   "))
    }

    fn asks_for(&self, lang: Lang) -> String {
        match self.host.asked {
            Question::Rule => say::MISERE_OR_NORMAL,
            Question::Heaps => say::STONES_OF_EACH,
            Question::First => say::YOU_OR_MACHINE,
            Question::Move => say::HEAP_AND_STONES,
        }
        .say(lang)
    }

    fn ending(&self, lang: Lang) -> String {
        match self.host.game.winner() {
            Some(Player::You) => say::YOU_WIN,
            _ => say::PROGRAM_WINS,
        }
        .say(lang)
    }
}

#[cfg(test)]
mod tests;
