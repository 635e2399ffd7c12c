//! A game by its rules: a person against the search, dice, a program, or another person; a puzzle for one
//! by the person alone.

use std::io::{BufRead, Write};
use std::time::SystemTime;

use arena::{Aim, Match, Worth};
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
    /// It is a puzzle for one, with this aim: the person makes all the moves.
    Nobody(Aim),
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
    /// To make the move that is written so.
    Move(String),
    /// To have so many moves taken back, which has been done.
    TakenBack(usize),
    GivenUp,
}

/// The move that a person has typed, as it is written or by its number among these. The former comes first: in
/// some game a move may be written as a command is.
fn heard(game: &mut dyn Match, said: &str, moves: &[String]) -> Option<String> {
    if game.hear(said) {
        game.take_back();
        return Some(said.to_owned());
    }
    let number: usize = said.strip_prefix('#')?.parse().ok()?;
    moves.get(number.checked_sub(1)?).cloned()
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
        let help = match self.opponent {
            Opponent::Nobody(_) => say::HELP_ALONE,
            _ => say::HELP,
        };
        writeln!(out, "{}", help.fill(self.lang, &[&end_of_input(self.lang)]))?;
        writeln!(out, "{}", game.goal().of(self.lang))?;
        let mut made: Vec<String> = Vec::new();
        loop {
            self.draw(game, out)?;
            let moves = game.moves();
            if moves.is_empty() {
                self.end(game, out)?;
                return Ok(false);
            }
            let mover = game.made() % 2;
            let is_person = match self.opponent {
                Opponent::Judge(Against::Person) | Opponent::Nobody(_) => true,
                _ => (mover == 0) == self.person_is_first,
            };
            let said = if is_person {
                match self.ask(game, &moves, &made, person, out)? {
                    Answer::Move(said) => said,
                    Answer::TakenBack(moves) => {
                        made.truncate(made.len() - moves);
                        continue;
                    }
                    Answer::GivenUp => return Ok(false),
                }
            } else {
                let last = made.last().map(String::as_str);
                let Some(said) = self.choose(game, &moves, last, &mut rng, out)? else {
                    return Ok(true);
                };
                said
            };
            game.hear(&said);
            if !is_person {
                let told = game.told().pop().map(|it| it.of(self.lang).to_owned());
                let words = told.filter(|it| *it != said);
                let words = words.map_or(String::new(), |it| format!(" ({it})"));
                let (who, shown) = (player(mover, self.lang), style(&said).cyan());
                writeln!(out, "{who}: {shown}{words}")?;
            }
            made.push(said);
        }
    }

    fn draw(&self, game: &dyn Match, out: &mut impl Write) -> Result<()> {
        writeln!(out, "\n{}", game.board())?;
        let (lang, score) = (self.lang, game.score());
        match self.opponent {
            Opponent::Nobody(Aim::LittleSpent) => {
                writeln!(out, "{}", say::SPENT.fill(lang, &[&score]))?;
            }
            Opponent::Judge(_) | Opponent::Program(_) if score != 0 => {
                let score = format!("{score:+}");
                writeln!(out, "{}", say::SCORE.fill(lang, &[&score]))?;
            }
            _ => {}
        }
        Ok(())
    }

    /// What the person decides after these moves; what he only wants to know is told here.
    fn ask(
        &self,
        game: &mut dyn Match,
        moves: &[String],
        made: &[String],
        person: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Answer> {
        let lang = self.lang;
        let asked = match self.opponent {
            Opponent::Nobody(_) => say::MOVE_ALONE.fill(lang, &[&(made.len() + 1)]),
            _ => say::YOUR_MOVE.fill(lang, &[&player(made.len() % 2, lang)]),
        };
        loop {
            write!(out, "{asked}")?;
            out.flush()?;
            let Some(line) = typed(person)? else {
                writeln!(out)?;
                return Ok(Answer::GivenUp);
            };
            let said = line.split_whitespace().collect::<Vec<_>>().join(" ");
            if let Some(said) = heard(game, &said, moves) {
                return Ok(Answer::Move(said));
            }
            match said.as_str() {
                "" => {}
                "?" => write!(out, "{}", values(game, lang))?,
                "h" => self.hint(game, made, out)?,
                "u" => {
                    let back = match self.opponent {
                        Opponent::Program(_) => {
                            writeln!(out, "{}", say::NO_TAKING_BACK.of(lang))?;
                            continue;
                        }
                        // His answer is taken back as well.
                        Opponent::Judge(Against::Perfect | Against::Random) => 2,
                        Opponent::Judge(Against::Person) | Opponent::Nobody(_) => 1,
                    };
                    if made.len() < back {
                        writeln!(out, "{}", say::NOTHING_TO_TAKE_BACK.of(lang))?;
                        continue;
                    }
                    for _ in 0..back {
                        game.take_back();
                    }
                    return Ok(Answer::TakenBack(back));
                }
                _ => writeln!(out, "{}", say::NO_MOVE.of(lang))?,
            }
        }
    }

    /// A good move; in a puzzle the next one of the best that is known, after these moves.
    fn hint(&self, game: &mut dyn Match, made: &[String], out: &mut impl Write) -> Result<()> {
        if let Opponent::Nobody(_) = self.opponent {
            let best = game.best_known();
            let next = best.and_then(|it| it.line.strip_prefix(made)?.first());
            writeln!(out, "{}", next.map_or(say::NO_HINT.of(self.lang), |it| it))?;
            return Ok(());
        }
        match game.known(0) {
            Ok(known) => writeln!(out, "{}", known.best.unwrap_or_default())?,
            Err(trouble) => writeln!(out, "{}", unknown(&trouble, self.lang))?,
        }
        Ok(())
    }

    /// The other side's move, one of these or another one, after the person's `last` one; `None` if it makes
    /// none, which has been told.
    fn choose(
        &mut self,
        game: &mut dyn Match,
        moves: &[String],
        last: Option<&str>,
        rng: &mut Rng,
        out: &mut impl Write,
    ) -> Result<Option<String>> {
        let mut any = || moves[rng.random_range(0..moves.len())].clone();
        let wrong = match &mut self.opponent {
            Opponent::Judge(Against::Random) => return Ok(Some(any())),
            Opponent::Judge(_) => {
                return Ok(match game.known(0) {
                    Ok(known) => known.best,
                    Err(trouble) => {
                        writeln!(out, "{}", unknown(&trouble, self.lang))?;
                        Some(any())
                    }
                });
            }
            Opponent::Program(seat) => match seat.choose(game, last)? {
                Choice::Move(place) => return Ok(Some(moves[place].clone())),
                Choice::Illegal(said) => say::NO_SUCH_MOVE.with(&[&said]).into(),
                Choice::Failed(finding) => finding.reason,
            },
            // There is none.
            Opponent::Nobody(_) => return Ok(None),
        };
        writeln!(out, "{}", say::IS_WRONG.fill(self.lang, &[&wrong]))?;
        Ok(None)
    }

    /// Tells who has won; of a puzzle what the person has come to, and the best that is known.
    fn end(&self, game: &mut dyn Match, out: &mut impl Write) -> Result<()> {
        let lang = self.lang;
        let mover = game.made() % 2;
        let Opponent::Nobody(aim) = self.opponent else {
            let said = match game.ahead()? {
                0 => winner(None, lang),
                1.. => winner(Some(mover), lang),
                _ => winner(Some(1 - mover), lang),
            };
            writeln!(out, "{}", style(said).bold())?;
            return Ok(());
        };
        let said = match (aim, game.worth()?) {
            (Aim::FewMoves, Worth::Points(1..)) => say::SOLVED.fill(lang, &[&game.made()]),
            (Aim::LittleSpent, Worth::Points(1..)) => {
                say::SOLVED_FOR.fill(lang, &[&game.made(), &game.score()])
            }
            (Aim::FewMoves | Aim::LittleSpent, _) => say::STUCK.of(lang).to_owned(),
            (Aim::ManyPoints, _) => say::EARNED.fill(lang, &[&game.ahead()?]),
            (Aim::LittleLeft(_), _) => say::LEFT.fill(lang, &[&game.score()]),
        };
        writeln!(out, "{}", style(said).bold())?;
        if let Some(best) = game.best_known() {
            writeln!(out, "{}", say::BEST_KNOWN.fill(lang, &[&best.number]))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use arena::Ending;

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
    fn the_goal_and_the_answer_are_told_in_words() {
        let said = played("nim", "2\n1 2\n", Against::Perfect, "2 1\n");
        for expected in [
            "Whoever is to move and cannot loses.",
            "the second player: 1 1 (take 1 from heap 1)",
        ] {
            assert!(said.contains(expected), "{expected}\n{said}");
        }
    }

    #[test]
    fn points_are_told() {
        let input = all_problems::find("numcoins")
            .unwrap()
            .small(&mut seeded(&["points"]));
        let said = played("numcoins", &input, Against::Perfect, "#1\n");
        assert!(said.contains("points of the player to move less"), "{said}");
    }

    /// What is said when a person types these lines in a puzzle.
    fn played_alone(id: &str, opening: &str, typed: &str) -> String {
        let problem = all_problems::find(id).unwrap();
        let mut game = problem.puzzles(opening.as_bytes()).unwrap().swap_remove(0);
        let aim = game.aim().unwrap();
        let mut out = Vec::new();
        let mut table = Table {
            opponent: Opponent::Nobody(aim),
            person_is_first: true,
            lang: Lang::En,
        };
        table
            .play(&mut *game, &mut typed.as_bytes(), &mut out)
            .unwrap();
        console::strip_ansi_codes(&String::from_utf8(out).unwrap()).into_owned()
    }

    #[test]
    fn moves_of_a_puzzle_are_listed_hinted_at_taken_back_and_refused() {
        let said = played_alone("money", "11\n", "?\nu\n12\nh\n34\nu\n#2\nh\n17\n17\n");
        for expected in [
            "  #1   11\n  #2   34\n",
            "there is no move to take back",
            "there is no such move",
            "move 1: 34\n",
            "move 2: 17\n",
            "the game is over; points: 17\nthe best that is known: 52\n",
        ] {
            assert!(said.contains(expected), "{expected}\n{said}");
        }
    }

    #[test]
    fn what_the_person_has_come_to_is_told_as_the_puzzle_counts() {
        for (id, opening, typed, told) in [
            ("collect", "1\n2 1 0\n", "C\nB\n", "solved after 2 moves"),
            ("collect", "1\n1 1 1\n", "A\n", "it is not solved"),
            (
                "zuma",
                "YELLOW\n",
                "1 2 5\n",
                "left: 3\nthe best that is known: 3\n",
            ),
            ("money", "1\n", "", "points: 1\n"),
            (
                "line2010",
                "1 2\n5 6 7\n*.\n\n.*\n",
                "2 1 1\n1 1 2\n",
                "spent so far: 6\n",
            ),
            (
                "line2010",
                "1 2\n5 6 7\n*.\n\n.*\n",
                "3 1 1 1 2\n",
                "solved after 1 moves, spent: 7\nthe best that is known: 7\n",
            ),
            (
                "puzzle",
                "2\n2 1\n1 2\n2 1\n1 2\n",
                "1 2\n2 2\n",
                "solved after 2 moves, spent: 1\nthe best that is known: 1\n",
            ),
            (
                "killbots",
                "@.+\n$\n",
                "#1\n#1\n#1\n",
                "points: 1\nthe best that is known: 1\n",
            ),
        ] {
            let said = played_alone(id, opening, typed);
            assert!(said.contains(told), "{id}: {told}\n{said}");
        }
    }

    #[test]
    fn who_takes_every_hint_gets_the_best_that_is_known() {
        for (id, opening) in [("money", "27\n"), ("wbr", "2 3\nRRB\nWWB\n")] {
            let problem = all_problems::find(id).unwrap();
            let game = problem.puzzles(opening.as_bytes()).unwrap().swap_remove(0);
            let best = game.best_known().unwrap();
            let typed: Vec<String> = best.line.iter().map(|it| format!("h\n{it}\n")).collect();
            let said = played_alone(id, opening, &typed.concat());
            let told = format!("points: {0}\nthe best that is known: {0}\n", best.number);
            assert!(said.contains(&told), "{id}\n{said}");
            assert!(!said.contains("no good move"), "{id}\n{said}");
        }
    }
}
