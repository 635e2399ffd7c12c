//! The game as a person sees it on a terminal of 80 columns.

use std::fmt::Write;

use bilingual::Lang;

use crate::game::{Game, Player};
use crate::session::{Event, Note, Question};
use crate::style::{CLEAR, Palette, REWRITE, Style};
use crate::texts;

/// A piece of text that is printed, and how long it is then left to be looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frame {
    /// The text, with escape sequences.
    pub text: String,
    /// Milliseconds to wait.
    pub pause: u64,
}

/// How long a person may look at the heaps before the machine moves, in milliseconds.
const THINKING: u64 = 900;

/// How long one side of the coin is seen while it turns in the air.
const TURN_OF_THE_COIN: u64 = 90;

/// What is on the screen.
#[derive(Debug, Clone)]
pub struct Screen {
    palette: Palette,
    /// Whether the screen can be cleared and lines be rewritten.
    is_clever: bool,
    /// The game last shown, and who began it.
    game: Option<Game>,
    first: Option<Player>,
}

impl Screen {
    /// An empty screen.
    pub fn new(palette: Palette, is_clever: bool) -> Self {
        Screen {
            palette,
            is_clever,
            game: None,
            first: None,
        }
    }

    /// Draws what happens.
    pub fn show(&mut self, events: &[Event], lang: Lang) -> Vec<Frame> {
        let mut frames = Vec::new();
        let mut text = String::new();
        for (place, event) in events.iter().enumerate() {
            match event {
                Event::Ask(question) => {
                    // What was just told must not be wiped out by the menu.
                    let keeps = matches!(events, [Event::Again(Note::Refused(_) | Note::Guide), _]);
                    text += &self.ask(*question, keeps, lang);
                }
                Event::Again(note) => text += &self.note(note, lang),
                Event::Toss(first) => {
                    self.first = Some(*first);
                    self.toss(*first, lang, &mut frames);
                }
                Event::Heaps(game) => {
                    self.game = Some(game.clone());
                    text += &self.table(lang);
                    if matches!(events.get(place + 1), Some(Event::Takes(_))) {
                        let thinking = self.palette.paint(Style::Dim, texts::THINKING.of(lang));
                        text = format!("{text} {thinking}\n");
                        frames.push(Frame {
                            text: std::mem::take(&mut text),
                            pause: THINKING,
                        });
                    }
                }
                // Told below the heaps that are left.
                Event::Takes(_) => {}
                Event::Wins(winner, play) => {
                    let style = if *winner == Player::Machine {
                        Style::Bad
                    } else {
                        Style::Good
                    };
                    let won = self
                        .palette
                        .paint(style, texts::won(*winner, *play).of(lang));
                    let _ = writeln!(text, "\n {won}");
                }
                Event::Bye => {
                    let _ = writeln!(text, " {}", texts::BYE.of(lang));
                }
            }
        }
        frames.push(Frame { text, pause: 0 });
        frames
    }

    fn clear(&self) -> &'static str {
        if self.is_clever { CLEAR } else { "\n" }
    }

    fn menu(&self, two_persons: bool, lang: Lang) -> String {
        let mut text = format!("{}\n   ", self.clear());
        // Three heaps as an emblem.
        for (name, stones) in [("N", 3), ("I", 5), ("M", 4)] {
            let stones = self.palette.paint(Style::Stone, &"●".repeat(stones));
            let _ = write!(
                text,
                "{} {stones}   ",
                self.palette.paint(Style::Bold, name)
            );
        }
        text += "\n\n";
        for (digit, entry) in texts::menu(two_persons) {
            let digit = self.palette.paint(Style::First, &digit.to_string());
            let _ = writeln!(text, "   {digit}  {}", entry.of(lang));
        }
        text
    }

    /// A question below what one has to know for it; the menu only if it may clear the screen.
    fn ask(&mut self, question: Question, keeps: bool, lang: Lang) -> String {
        let dim = |text: &str| format!("\n {}\n", self.palette.paint(Style::Dim, text));
        let (above, style, asked) = match question {
            Question::Rule { two_persons } => {
                let above = if keeps {
                    dim(texts::MENU_AGAIN.of(lang))
                } else {
                    self.menu(two_persons, lang) + "\n"
                };
                self.game = None;
                (above, Style::Bold, texts::CHOICE.into())
            }
            Question::Move(player) => (
                dim(texts::COMMANDS.of(lang)),
                style(player),
                texts::question(question),
            ),
            Question::Heaps | Question::Sizes | Question::First | Question::Again => {
                ("\n".to_owned(), Style::Bold, texts::question(question))
            }
        };
        format!("{above} {}: ", self.palette.paint(style, asked.of(lang)))
    }

    fn note(&self, note: &Note, lang: Lang) -> String {
        let mut text = match note {
            // The table is drawn anew: the last thing that was shown may be far above.
            Note::Blank | Note::Language if self.game.is_some() => self.table(lang),
            Note::Guide => self.clear().to_owned(),
            _ => String::new(),
        };
        if matches!(note, Note::Language | Note::Players) {
            return text;
        }
        for line in texts::note(note).of(lang).lines() {
            let line = match note {
                Note::Refused(_) => self.palette.paint(Style::Bad, line),
                _ => line.to_owned(),
            };
            let _ = writeln!(text, " {line}");
        }
        text
    }

    /// The coin turns in the air and falls.
    fn toss(&self, first: Player, lang: Lang, frames: &mut Vec<Frame>) {
        let tossing = texts::TOSSING.of(lang);
        if self.is_clever {
            for turn in 0..10 {
                let coin = ['●', '◐', '○', '◑'][turn % 4].to_string();
                let coin = self.palette.paint(Style::Stone, &coin);
                let start = if turn == 0 { "\n" } else { REWRITE };
                frames.push(Frame {
                    text: format!("{start} {tossing} {coin} "),
                    pause: TURN_OF_THE_COIN,
                });
            }
        }
        let start = if self.is_clever { REWRITE } else { "\n" };
        let told = self
            .palette
            .paint(style(first), texts::toss(first).of(lang));
        frames.push(Frame {
            text: format!("{start} {told}\n"),
            pause: THINKING,
        });
    }

    /// The heaps, one a row, and what was done last.
    fn table(&self, lang: Lang) -> String {
        let Some(game) = &self.game else {
            return String::new();
        };
        let dim = |text: &str| self.palette.paint(Style::Dim, text);
        let title = self.palette.paint(Style::Bold, "NIM");
        let mut text = format!(
            "{}\n {title}  {}\n\n",
            self.clear(),
            texts::rule(game.play()).of(lang)
        );

        let most = game.start().iter().copied().max().unwrap_or(0);
        let [heap, stones] = [texts::HEAP, texts::STONES].map(|text| text.of(lang));
        let width = width(most).max(stones.chars().count());
        let bar = "─".repeat(width + 2);
        let _ = writeln!(text, "  {} {stones}", dim(&format!("{heap:<5}")));
        let _ = writeln!(text, " {}", dim(&format!("┌────┬{bar}┬────┐")));
        let line = dim("│");
        for (place, (&start, &left)) in game.start().iter().zip(game.heaps()).enumerate() {
            let number = place + 1;
            let taken = game.last().filter(|last| last.heap == number);
            let row = self.stones(start, left, taken.map(|taken| (taken.by, taken.stones)));
            let blanks = " ".repeat(width - self::width(start));
            let count = format!("{left:>2}");
            let count = if left == 0 {
                dim(&count)
            } else {
                self.palette.paint(Style::Bold, &count)
            };
            let _ = writeln!(
                text,
                " {line} {number:>2} {line} {row}{blanks} {line} {count} {line}"
            );
        }
        let _ = writeln!(text, " {}", dim(&format!("└────┴{bar}┴────┘")));
        match (game.last(), self.first) {
            (Some(taken), _) => {
                let told = self
                    .palette
                    .paint(style(taken.by), texts::took(taken).of(lang));
                let _ = writeln!(text, " {told}");
            }
            (None, Some(first)) => {
                let told = self
                    .palette
                    .paint(style(first), texts::toss(first).of(lang));
                let _ = writeln!(text, " {told}");
            }
            (None, None) => {}
        }
        text
    }

    /// The stones of a heap in groups of five: those left, those just taken, those long gone.
    fn stones(&self, start: u64, left: u64, taken: Option<(Player, u64)>) -> String {
        let mut text = String::new();
        for place in 0..start {
            if place > 0 {
                text += if place % 5 == 0 { "  " } else { " " };
            }
            let (style, stone) = match taken {
                _ if place < left => (Style::Stone, "●"),
                Some((by, stones)) if place < left + stones => (style(by), "○"),
                _ => (Style::Dim, "·"),
            };
            text += &self.palette.paint(style, stone);
        }
        text
    }
}

/// Columns of so many stones: a blank between two, one more after every fifth.
fn width(stones: u64) -> usize {
    let stones = usize::try_from(stones).unwrap_or(0);
    match stones.checked_sub(1) {
        None => 0,
        Some(gaps) => stones + gaps + gaps / 5,
    }
}

fn style(player: Player) -> Style {
    match player {
        Player::You | Player::A => Style::First,
        Player::Machine | Player::B => Style::Second,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Play;

    fn bare() -> Screen {
        Screen::new(Palette::Bare, false)
    }

    fn shown(screen: &mut Screen, events: &[Event]) -> String {
        let frames = screen.show(events, Lang::En);
        frames.into_iter().map(|frame| frame.text).collect()
    }

    #[test]
    fn stones_left_just_taken_and_gone_are_told_apart() {
        let mut game = Game::new(Play::Misere, vec![7, 2], Player::You);
        game.take((1, 2)).unwrap();
        game.take((1, 1)).unwrap();
        let text = shown(&mut bare(), &[Event::Heaps(game)]);
        let expected = "
 NIM  Misère: whoever takes the last stone loses

  Heap  Stones
 ┌────┬────────────────┬────┐
 │  1 │ ● ● ● ● ○  · · │  4 │
 │  2 │ ● ●            │  2 │
 └────┴────────────────┴────┘
 The machine took 1 stone from heap 1.
";
        assert_eq!(
            text.trim_start_matches('\n'),
            expected.trim_start_matches('\n')
        );
    }

    #[test]
    fn the_largest_table_fits_80_columns() {
        let game = Game::new(Play::Normal, vec![30; 10], Player::You);
        for lang in [Lang::En, Lang::Vi] {
            let frames = bare().show(&[Event::Heaps(game.clone())], lang);
            for line in frames[0].text.lines() {
                assert!(line.chars().count() < 80, "{line}");
            }
            assert!(
                frames[0].text.lines().count() <= 17,
                "and 24 rows with the prompt"
            );
        }
    }

    #[test]
    fn the_machine_pauses_before_it_moves() {
        let mut game = Game::new(Play::Normal, vec![3, 4], Player::You);
        game.take((1, 1)).unwrap();
        let before = game.clone();
        let taken = game.take((2, 2)).unwrap();
        let events = [
            Event::Heaps(before),
            Event::Takes(taken),
            Event::Heaps(game),
            Event::Ask(Question::Move(Player::You)),
        ];
        let frames = bare().show(&events, Lang::En);
        assert_eq!(frames.len(), 2);
        assert!(frames[0].pause > 0 && frames[0].text.contains("You took 1 stone"));
        assert!(frames[0].text.ends_with("thinking …\n"));
        assert!(frames[1].pause == 0 && frames[1].text.contains("The machine took 2 stones"));
        assert!(frames[1].text.ends_with("how many stones: "));
    }

    #[test]
    fn without_a_clever_terminal_there_are_no_escape_sequences() {
        let game = Game::new(Play::Normal, vec![3, 4], Player::A);
        let events = [
            Event::Again(Note::Guide),
            Event::Toss(Player::A),
            Event::Heaps(game),
            Event::Wins(Player::B, Play::Normal),
            Event::Ask(Question::Again),
            Event::Ask(Question::Rule { two_persons: true }),
        ];
        assert!(!shown(&mut bare(), &events).contains('\x1b'));
        let mut ansi = Screen::new(Palette::Ansi, true);
        let text = shown(&mut ansi, &events);
        assert!(text.contains(CLEAR) && text.contains(REWRITE));
    }

    #[test]
    fn refusal_and_guide_are_not_wiped_out_by_the_menu() {
        let ask = Event::Ask(Question::Rule { two_persons: false });
        let refused = Event::Again(Note::Refused(crate::session::Refusal::NoRule));
        assert!(shown(&mut bare(), std::slice::from_ref(&ask)).contains("Guide"));
        for told in [refused, Event::Again(Note::Guide)] {
            let text = shown(&mut Screen::new(Palette::Ansi, true), &[told, ask.clone()]);
            assert!(!text.contains("Guide"));
            assert!(text.rfind(CLEAR).unwrap_or(0) == 0, "{text}");
        }
        assert!(shown(&mut bare(), &[Event::Again(Note::Players), ask]).contains("Guide"));
    }

    #[test]
    fn a_width_counts_the_gaps() {
        assert_eq!([0, 1, 5, 6, 30].map(width), [0, 1, 9, 12, 64]);
    }
}
