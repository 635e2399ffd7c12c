//! A game by its rules: a person against the search, dice, a program, or another person.

use std::io::{BufRead, Write};
use std::time::SystemTime;

use arena::Match;
use command_line::Named;
use console::style;
use contract::{Rng, RngExt, seeded};
use judge::duel::{Choice, Seat};

use bilingual::{Lang, Result};
use lessons::game::{player, unknown, values, winner};

use super::{end_of_input, typed};
use crate::catalogue::games as say;

/// Whom a person plays against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Against {
    Perfect,
    Random,
    Person,
}

/// All of them, as they are called.
pub(super) const AGAINST: [Named<Against>; 3] = [
    (Against::Perfect, "perfect", Some(say::PERFECT)),
    (Against::Random, "random", Some(say::RANDOM)),
    (Against::Person, "person", Some(say::PERSON)),
];

/// Who sits on the other side.
pub(super) enum Opponent {
    /// The judge, or another person.
    Judge(Against),
    /// A program that has been started.
    Program(Seat),
}

/// Who sits at the board, and what is said there.
pub(super) struct Table {
    pub(super) opponent: Opponent,
    pub(super) person_is_first: bool,
    pub(super) lang: Lang,
}

/// What a person decides when it is his move.
#[derive(Debug)]
enum Answer {
    /// To make the move at this place.
    Move(usize),
    /// To have moves taken back, which has been done.
    TakenBack,
    GivenUp,
}

/// The place of the move that a person has typed, as it is written or by its number. The former comes
/// first: in some game a move may be written as a command is.
pub(super) fn place_of(game: &dyn Match, said: &str, count: usize) -> Option<usize> {
    let numbered = || {
        let number: usize = said.strip_prefix('#')?.parse().ok()?;
        number.checked_sub(1).filter(|&place| place < count)
    };
    game.find(said).or_else(numbered)
}

impl Table {
    /// Plays a game to its end, or until the input ends; returns whether a program was caught in a
    /// mistake.
    ///
    /// # Errors
    /// If nothing can be read or written.
    pub(super) fn play(
        &mut self,
        game: &mut dyn Match,
        person: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<bool> {
        let now = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
        let mut rng = seeded(&["judge play", &now.as_nanos().to_string()]);
        writeln!(
            out,
            "{}",
            say::HELP.fill(self.lang, &[&end_of_input(self.lang)])
        )?;
        let mut last: Option<String> = None;
        loop {
            self.draw(game, out)?;
            let mut moves = game.moves();
            if moves.is_empty() {
                self.end(game, out)?;
                return Ok(false);
            }
            let mover = game.made() % 2;
            let is_person = self.is_against_person() || (mover == 0) == self.person_is_first;
            let place = if is_person {
                match self.ask(game, &moves, person, out)? {
                    Answer::Move(place) => place,
                    Answer::TakenBack => continue,
                    Answer::GivenUp => return Ok(false),
                }
            } else {
                let last = last.as_deref();
                let Some(place) = self.choose(game, moves.len(), last, &mut rng, out)? else {
                    return Ok(true);
                };
                let said = style(&moves[place]).cyan();
                writeln!(out, "{}: {said}", player(mover, self.lang))?;
                place
            };
            game.make(place);
            last = Some(moves.swap_remove(place));
        }
    }

    fn is_against_person(&self) -> bool {
        matches!(self.opponent, Opponent::Judge(Against::Person))
    }

    fn draw(&self, game: &dyn Match, out: &mut impl Write) -> Result<()> {
        writeln!(out, "\n{}", game.board())?;
        if game.score() != 0 {
            let score = format!("{:+}", game.score());
            writeln!(out, "{}", say::SCORE.fill(self.lang, &[&score]))?;
        }
        Ok(())
    }

    /// What the person decides; what he only wants to know is told here.
    fn ask(
        &self,
        game: &mut dyn Match,
        moves: &[String],
        person: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Answer> {
        let lang = self.lang;
        loop {
            let mover = player(game.made() % 2, lang);
            write!(out, "{}", say::YOUR_MOVE.fill(lang, &[&mover]))?;
            out.flush()?;
            let Some(line) = typed(person)? else {
                writeln!(out)?;
                return Ok(Answer::GivenUp);
            };
            let said = line.split_whitespace().collect::<Vec<_>>().join(" ");
            if let Some(place) = place_of(game, &said, moves.len()) {
                return Ok(Answer::Move(place));
            }
            match said.as_str() {
                "" => {}
                "?" => write!(out, "{}", values(game, lang))?,
                "h" => match game.best() {
                    Ok(Some(place)) => writeln!(out, "{}", moves[place])?,
                    Ok(None) => {}
                    Err(trouble) => writeln!(out, "{}", unknown(&trouble, lang))?,
                },
                "u" if matches!(self.opponent, Opponent::Program(_)) => {
                    writeln!(out, "{}", say::NO_TAKING_BACK.of(lang))?;
                }
                "u" => {
                    // Against another player his answer is taken back as well.
                    let back = if self.is_against_person() { 1 } else { 2 };
                    if game.made() < back {
                        writeln!(out, "{}", say::NOTHING_TO_TAKE_BACK.of(lang))?;
                        continue;
                    }
                    for _ in 0..back {
                        game.take_back();
                    }
                    return Ok(Answer::TakenBack);
                }
                _ => writeln!(out, "{}", say::NO_MOVE.of(lang))?,
            }
        }
    }

    /// The place of the other side's move, one of so many, after the person's `last` one; `None` if
    /// it makes none, which has been told.
    fn choose(
        &mut self,
        game: &mut dyn Match,
        count: usize,
        last: Option<&str>,
        rng: &mut Rng,
        out: &mut impl Write,
    ) -> Result<Option<usize>> {
        let any = rng.random_range(0..count);
        let wrong = match &mut self.opponent {
            Opponent::Judge(Against::Random) => return Ok(Some(any)),
            Opponent::Judge(_) => {
                return Ok(match game.best() {
                    Ok(place) => Some(place.unwrap_or(any)),
                    Err(trouble) => {
                        writeln!(out, "{}", unknown(&trouble, self.lang))?;
                        Some(any)
                    }
                });
            }
            Opponent::Program(seat) => match seat.choose(game, last)? {
                Choice::Move(place) => return Ok(Some(place)),
                Choice::Illegal(said) => say::NO_SUCH_MOVE.with(&[&said]).into(),
                Choice::Failed(finding) => finding.reason,
            },
        };
        writeln!(out, "{}", say::IS_WRONG.fill(self.lang, &[&wrong]))?;
        Ok(None)
    }

    fn end(&self, game: &mut dyn Match, out: &mut impl Write) -> Result<()> {
        let lang = self.lang;
        let mover = game.made() % 2;
        let said = match game.ahead()? {
            0 => winner(None, lang),
            1.. => winner(Some(mover), lang),
            _ => winner(Some(1 - mover), lang),
        };
        writeln!(out, "{}", style(said).bold())?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use arena::{Ending, Worth};

    use super::*;

    /// What is said when a person types these lines.
    fn played(id: &str, opening: &str, against: Against, typed: &str) -> String {
        let mut games = games(id, opening);
        let mut table = Table {
            opponent: Opponent::Judge(against),
            person_is_first: true,
            lang: Lang::En,
        };
        let mut out = Vec::new();
        table
            .play(&mut *games[0], &mut typed.as_bytes(), &mut out)
            .unwrap();
        console::strip_ansi_codes(&String::from_utf8(out).unwrap()).into_owned()
    }

    fn games(id: &str, opening: &str) -> Vec<Box<dyn Match>> {
        let problem = all_problems::find(id).unwrap();
        problem.games(opening.as_bytes()).unwrap()
    }

    /// Openings of small games with at least one move, by who wins.
    fn openings(is_won: bool) -> Vec<(&'static str, String)> {
        let mut rng = seeded(&["openings"]);
        let mut found = Vec::new();
        while found.len() < 10 {
            let id = ["nim", "hau", "stone40", "dice", "grundy"][found.len() % 5];
            let input = all_problems::find(id).unwrap().small(&mut rng);
            if let Some(game) = games(id, &input).first_mut()
                && !game.moves().is_empty()
                && let Ok(Worth::Ending(ending)) = game.worth()
                && matches!(ending, Ending::Won(_)) == is_won
            {
                found.push((id, input));
            }
        }
        found
    }

    #[test]
    fn a_person_who_takes_every_hint_wins_what_is_won_and_loses_what_is_lost() {
        for (is_won, winner) in [
            (true, "the first player wins"),
            (false, "the second player wins"),
        ] {
            for (id, opening) in openings(is_won) {
                let mut game = games(id, &opening).swap_remove(0);
                let mut typed = Vec::new();
                while let Ok(Some(place)) = game.best() {
                    if game.made().is_multiple_of(2) {
                        typed.push(format!("h\n#{}\n", place + 1));
                    }
                    game.make(place);
                }
                let said = played(id, &opening, Against::Perfect, &typed.concat());
                assert!(said.contains(winner), "{id} {opening}\n{said}");
            }
        }
    }

    #[test]
    fn nobody_wins_a_lost_game_against_one_who_makes_no_mistake() {
        let mut rng = seeded(&["guesses"]);
        for (id, opening) in openings(false) {
            for _ in 0..10 {
                let guesses = (0..200).map(|_| format!("#{}\n", rng.random_range(1..=6)));
                let typed: Vec<String> = guesses.collect();
                let said = played(id, &opening, Against::Perfect, &typed.concat());
                assert!(!said.contains("the first player wins"), "{id}\n{said}");
            }
        }
    }

    #[test]
    fn moves_are_listed_taken_back_and_refused() {
        let said = played(
            "nim",
            "2\n1 2\n",
            Against::Person,
            "?\n9 9\nu\n2 1\nu\n2 1\n1 1\n2 1\n",
        );
        for expected in [
            "#3   2 2  - lost in 2",
            "#2   2 1  + won in 3",
            "there is no such move",
            "there is no move to take back",
            "the first player wins",
        ] {
            assert!(said.contains(expected), "{expected}\n{said}");
        }
        let rest = said.split("+ won").nth(1).unwrap();
        assert!(rest.contains("lost in 2"), "the best move first\n{said}");
    }

    #[test]
    fn points_are_told() {
        let input = all_problems::find("numcoins")
            .unwrap()
            .small(&mut seeded(&["points"]));
        let said = played("numcoins", &input, Against::Perfect, "#1\n");
        assert!(said.contains("points of the player to move less"), "{said}");
    }
}
