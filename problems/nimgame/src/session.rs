//! A sitting at the table: what is asked, what is answered, and what happens then.
//!
//! A state machine without input and output of its own. It hears a line and gives a list of
//! [`Event`]s, which [`crate::plain`] writes down for programs and [`crate::terminal`] draws for
//! people.

use bilingual::Lang;
use testkit::{Rng, RngExt};

use crate::command::Command;
use crate::game::{Game, Illegal, MOST_HEAPS, MOST_STONES, Move, Play, Player, Taken};
use crate::strategy::best_move;

/// What the other side is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Which form of play; the session may have been set for two persons.
    Rule {
        /// Whether two persons play.
        two_persons: bool,
    },
    /// How many heaps; the session then fills them and tosses the coin.
    Heaps,
    /// How many stones each heap holds: the question of the plain form.
    Sizes,
    /// Who begins, in the plain form.
    First,
    /// Which heap and how many stones.
    Move(Player),
    /// Whether to play again.
    Again,
}

/// What happens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// An answer is waited for. Always the last of a list, unless the session ends.
    Ask(Question),
    /// The line was no answer, for this reason, so the question follows again.
    Again(Note),
    /// The coin says who begins.
    Toss(Player),
    /// The heaps as they are now.
    Heaps(Game),
    /// The machine takes stones.
    Takes(Taken),
    /// The game is over.
    Wins(Player, Play),
    /// The session ends because somebody asked for it.
    Bye,
}

/// What is told to a line that is no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// It breaks the rules.
    Refused(Refusal),
    /// Nothing was typed: the table is shown again.
    Blank,
    /// The guide was asked for.
    Guide,
    /// A first hint: how to find the move.
    Think(Game),
    /// A second hint: the move, and whether it wins.
    Try(Move, bool),
    /// The language has changed.
    Language,
    /// The number of persons has changed.
    Players,
}

/// What is wrong with a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// No form of play.
    NoRule,
    /// No number of heaps.
    NoCount,
    /// No sizes of heaps.
    NoSizes,
    /// Nobody who plays.
    NoFirst,
    /// Not two numbers.
    NoMove,
    /// Neither yes nor no.
    NoReply,
    /// A command that makes no sense now.
    NotNow,
    /// Two numbers that are no legal move.
    Illegal(Illegal),
}

/// What a session is set up with.
#[derive(Debug, Clone)]
pub struct Setup {
    /// Where the sizes of the heaps and the coin come from.
    pub rng: Rng,
    /// The language at the start.
    pub lang: Lang,
    /// Whether two persons play.
    pub two_persons: bool,
    /// Whether the session is a single game in the plain form: the other side gives the heaps
    /// and says who begins, answers are taken to the letter, as the statement has them, and
    /// there is no menu.
    pub one_game: bool,
}

/// Where the session stands.
#[derive(Debug, Clone)]
enum Stage {
    Menu,
    Heaps(Play),
    First(Play, Vec<u64>),
    /// The game, and whether this turn has seen the first hint.
    Game(Game, bool),
    /// The game is over; its form of play and number of heaps.
    Over(Play, usize),
    End,
}

/// A session.
#[derive(Debug, Clone)]
pub struct Session {
    setup: Setup,
    stage: Stage,
}

impl Session {
    /// A session before the first question.
    pub fn new(setup: Setup) -> Self {
        Session {
            setup,
            stage: Stage::Menu,
        }
    }

    /// The language of the moment.
    pub fn lang(&self) -> Lang {
        self.setup.lang
    }

    /// Whether the session is over.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::End)
    }

    /// What happens at the start: a question.
    pub fn open(&mut self) -> Vec<Event> {
        vec![Event::Ask(self.question())]
    }

    /// What happens after this line.
    pub fn hear(&mut self, line: &str) -> Vec<Event> {
        let is_strict = self.setup.one_game;
        let line = if is_strict {
            line.to_owned()
        } else {
            line.to_lowercase()
        };
        let words: Vec<&str> = line.split_whitespace().collect();
        let text = words.join(" ");
        if text.is_empty() && is_strict {
            return Vec::new();
        }
        if text.is_empty() && !matches!(self.stage, Stage::Over(..)) {
            return self.again(Note::Blank);
        }
        let at_menu = matches!(self.stage, Stage::Menu) && !is_strict;
        if let Some(command) = Command::parse(&text, at_menu) {
            return self.obey(command);
        }
        match self.stage {
            Stage::Menu => self.hear_rule(&text),
            Stage::Heaps(play) if is_strict => self.hear_sizes(play, &words),
            Stage::Heaps(play) => self.hear_count(play, &words),
            Stage::First(..) => self.hear_first(&text),
            Stage::Game(..) => self.hear_move(&words),
            Stage::Over(play, count) => self.hear_reply(play, count, &text),
            Stage::End => Vec::new(),
        }
    }

    fn hear_rule(&mut self, text: &str) -> Vec<Event> {
        let at_menu = !self.setup.one_game;
        match text {
            "misere" => self.choose(Play::Misere),
            "normal" => self.choose(Play::Normal),
            "1" | "misère" if at_menu => self.choose(Play::Misere),
            "2" if at_menu => self.choose(Play::Normal),
            _ => self.refuse(Refusal::NoRule),
        }
    }

    fn hear_sizes(&mut self, play: Play, words: &[&str]) -> Vec<Event> {
        let heaps: Option<Vec<u64>> = words.iter().map(|word| number(word)).collect();
        let is_opening = |heaps: &Vec<u64>| {
            heaps.len() <= MOST_HEAPS && heaps.iter().all(|heap| (1..=MOST_STONES).contains(heap))
        };
        let Some(heaps) = heaps.filter(is_opening) else {
            return self.refuse(Refusal::NoSizes);
        };
        self.stage = Stage::First(play, heaps);
        self.open()
    }

    fn hear_count(&mut self, play: Play, words: &[&str]) -> Vec<Event> {
        let count = match words {
            [word] => number(word).and_then(|count| usize::try_from(count).ok()),
            _ => None,
        };
        match count {
            Some(count) if (1..=MOST_HEAPS).contains(&count) => self.begin(play, count),
            _ => self.refuse(Refusal::NoCount),
        }
    }

    fn hear_first(&mut self, text: &str) -> Vec<Event> {
        let mut players = Player::pair(self.setup.two_persons).into_iter();
        let named = players.find(|player| text == player.keyword());
        let (Some(first), Stage::First(play, heaps)) = (named, &mut self.stage) else {
            return self.refuse(Refusal::NoFirst);
        };
        let game = Game::new(*play, std::mem::take(heaps), first);
        self.start(game, Vec::new())
    }

    fn hear_move(&mut self, words: &[&str]) -> Vec<Event> {
        let chosen = match words {
            [heap, stones] => number(heap).zip(number(stones)),
            _ => None,
        };
        let (Some((heap, stones)), Stage::Game(game, hinted)) = (chosen, &mut self.stage) else {
            return self.refuse(Refusal::NoMove);
        };
        match game.take((usize::try_from(heap).unwrap_or(usize::MAX), stones)) {
            Ok(_) => {
                *hinted = false;
                let shown = Event::Heaps(game.clone());
                self.go_on(vec![shown])
            }
            Err(illegal) => self.refuse(Refusal::Illegal(illegal)),
        }
    }

    /// Whether another game is wanted, in the same form of play and with as many heaps.
    fn hear_reply(&mut self, play: Play, count: usize, text: &str) -> Vec<Event> {
        match text {
            "" | "y" | "yes" | "c" | "co" | "có" => self.begin(play, count),
            "n" | "no" | "k" | "khong" | "không" => self.obey(Command::Quit),
            _ => self.refuse(Refusal::NoReply),
        }
    }

    fn question(&self) -> Question {
        match &self.stage {
            Stage::Menu => Question::Rule {
                two_persons: self.setup.two_persons,
            },
            Stage::Heaps(_) if self.setup.one_game => Question::Sizes,
            Stage::Heaps(_) => Question::Heaps,
            Stage::First(..) => Question::First,
            Stage::Game(game, _) => Question::Move(game.turn()),
            Stage::Over(..) | Stage::End => Question::Again,
        }
    }

    fn again(&self, note: Note) -> Vec<Event> {
        vec![Event::Again(note), Event::Ask(self.question())]
    }

    fn refuse(&self, refusal: Refusal) -> Vec<Event> {
        self.again(Note::Refused(refusal))
    }

    fn obey(&mut self, command: Command) -> Vec<Event> {
        match command {
            Command::Guide => self.again(Note::Guide),
            Command::Language(lang) => {
                self.setup.lang = lang.unwrap_or(self.setup.lang.other());
                self.again(Note::Language)
            }
            Command::Players if !self.setup.one_game && !matches!(self.stage, Stage::Game(..)) => {
                self.setup.two_persons = !self.setup.two_persons;
                self.again(Note::Players)
            }
            Command::Hint => self.hint(),
            Command::Menu if !self.setup.one_game => {
                self.stage = Stage::Menu;
                self.open()
            }
            Command::Menu | Command::Players => self.refuse(Refusal::NotNow),
            Command::Quit => {
                self.stage = Stage::End;
                vec![Event::Bye]
            }
        }
    }

    /// How to find the move; asked once more in the same turn, the move.
    fn hint(&mut self) -> Vec<Event> {
        let Stage::Game(game, hinted) = &mut self.stage else {
            return self.refuse(Refusal::NotNow);
        };
        let note = if *hinted {
            let tried = best_move(game.play(), game.heaps());
            Note::Try(tried, !theory::nim::is_lost(game.play(), game.heaps()))
        } else {
            *hinted = true;
            Note::Think(game.clone())
        };
        self.again(note)
    }

    fn choose(&mut self, play: Play) -> Vec<Event> {
        self.stage = Stage::Heaps(play);
        self.open()
    }

    /// Fills the heaps and tosses the coin.
    fn begin(&mut self, play: Play, count: usize) -> Vec<Event> {
        let rng = &mut self.setup.rng;
        let heaps = (0..count)
            .map(|_| rng.random_range(1..=MOST_STONES))
            .collect();
        let side = usize::from(rng.random::<bool>());
        let first = Player::pair(self.setup.two_persons)[side];
        self.start(Game::new(play, heaps, first), vec![Event::Toss(first)])
    }

    /// Shows the heaps and begins.
    fn start(&mut self, game: Game, mut events: Vec<Event>) -> Vec<Event> {
        events.push(Event::Heaps(game.clone()));
        self.stage = Stage::Game(game, false);
        self.go_on(events)
    }

    /// Lets the machine move until a person has to, or the game is over.
    fn go_on(&mut self, mut events: Vec<Event>) -> Vec<Event> {
        let Stage::Game(game, _) = &mut self.stage else {
            return events;
        };
        while game.turn() == Player::Machine && game.winner().is_none() {
            let chosen = best_move(game.play(), game.heaps());
            // The machine's moves are legal, as the tests of the strategy show.
            let Ok(taken) = game.take(chosen) else { break };
            events.push(Event::Takes(taken));
            events.push(Event::Heaps(game.clone()));
        }
        if let Some(winner) = game.winner() {
            let (play, count) = (game.play(), game.heaps().len());
            events.push(Event::Wins(winner, play));
            if self.setup.one_game {
                self.stage = Stage::End;
                return events;
            }
            self.stage = Stage::Over(play, count);
        }
        events.push(Event::Ask(self.question()));
        events
    }
}

/// The number written in these digits; one that is too large for 64 bits is the largest there.
fn number(digits: &str) -> Option<u64> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests;
