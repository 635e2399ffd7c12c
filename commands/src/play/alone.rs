//! A puzzle for one at the terminal: a person makes all the moves.

use std::io::{BufRead, Write};

use arena::{Aim, Match, Worth};
use bilingual::{Lang, Result};
use console::style;
use lessons::game::values;

use super::rules::place_of;
use super::{end_of_input, typed};
use crate::catalogue::games as say;

/// Lets a person play a puzzle with this aim to its end, or until the input ends.
///
/// # Errors
/// If nothing can be read or written.
pub(super) fn play(
    game: &mut dyn Match,
    aim: Aim,
    person: &mut impl BufRead,
    out: &mut impl Write,
    lang: Lang,
) -> Result<()> {
    writeln!(
        out,
        "{}",
        say::HELP_ALONE.fill(lang, &[&end_of_input(lang)])
    )?;
    let mut made: Vec<String> = Vec::new();
    loop {
        writeln!(out, "\n{}", game.board())?;
        if aim == Aim::LittleSpent {
            writeln!(out, "{}", say::SPENT.fill(lang, &[&game.score()]))?;
        }
        let moves = game.moves();
        if moves.is_empty() {
            return end(game, aim, out, lang);
        }
        loop {
            let number = game.made() + 1;
            write!(out, "{}", say::MOVE_ALONE.fill(lang, &[&number]))?;
            out.flush()?;
            let Some(line) = typed(person)? else {
                writeln!(out)?;
                return Ok(());
            };
            let said = line.split_whitespace().collect::<Vec<_>>().join(" ");
            if let Some(place) = place_of(game, &said, moves.len()) {
                game.make(place);
                made.push(moves[place].clone());
                break;
            }
            match said.as_str() {
                "" => {}
                "?" => write!(out, "{}", values(game, lang))?,
                "h" => writeln!(
                    out,
                    "{}",
                    hint(game, &made).unwrap_or(say::NO_HINT.of(lang))
                )?,
                "u" if game.take_back() => {
                    made.pop();
                    break;
                }
                "u" => writeln!(out, "{}", say::NOTHING_TO_TAKE_BACK.of(lang))?,
                _ => writeln!(out, "{}", say::NO_MOVE.of(lang))?,
            }
        }
    }
}

/// The next move of the best that is known, after these moves.
fn hint<'a>(game: &'a dyn Match, made: &[String]) -> Option<&'a str> {
    let rest = game.best_known()?.line.strip_prefix(made)?;
    rest.first().map(String::as_str)
}

/// Tells what the person has come to, and the best that is known.
fn end(game: &mut dyn Match, aim: Aim, out: &mut impl Write, lang: Lang) -> Result<()> {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said when a person types these lines.
    fn played(id: &str, opening: &str, typed: &str) -> String {
        let problem = all_problems::find(id).unwrap();
        let mut game = problem.puzzles(opening.as_bytes()).unwrap().swap_remove(0);
        let aim = game.aim().unwrap();
        let mut out = Vec::new();
        play(&mut *game, aim, &mut typed.as_bytes(), &mut out, Lang::En).unwrap();
        console::strip_ansi_codes(&String::from_utf8(out).unwrap()).into_owned()
    }

    #[test]
    fn moves_are_listed_hinted_at_taken_back_and_refused() {
        let said = played("money", "11\n", "?\nu\n12\nh\n34\nu\n#2\nh\n17\n17\n");
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
            let said = played(id, opening, typed);
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
            let said = played(id, opening, &typed.concat());
            let told = format!("points: {0}\nthe best that is known: {0}\n", best.number);
            assert!(said.contains(&told), "{id}\n{said}");
            assert!(!said.contains("no good move"), "{id}\n{said}");
        }
    }
}
