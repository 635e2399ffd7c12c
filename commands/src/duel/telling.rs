//! What is said of an opening, and of a game from it.

use std::fmt::Write;

use bilingual::{Lang, Result, text};
use console::style;

use crate::catalogue::duel as say;

use judge::duel::{Board, Close, Played};

/// Lines of a position that are shown.
const LINES: usize = 30;

/// The opening, and who can win from it.
///
/// # Errors
/// If there is no such game.
pub(super) fn opening(board: &Board<'_>, number: usize, lang: Lang) -> Result<String> {
    let mut game = board.game()?;
    let who = match game.ahead() {
        Ok(1..) => say::FIRST_CAN_WIN,
        Ok(0) => say::NOBODY_CAN_WIN,
        Ok(_) => say::SECOND_CAN_WIN,
        Err(_) => say::NOBODY_KNOWS,
    };
    let mut told = format!("\n{}\n", say::OPENING.fill(lang, &[&number, &who]));
    for line in game.board().lines().take(LINES) {
        let _ = writeln!(told, "  {}", text::gutter(line));
    }
    let _ = writeln!(told, "  {}", board.opening.told(lang));
    Ok(told)
}

/// A game between sides with these names: how it ended, and what was given away.
pub(super) fn game(played: &Played, names: [&str; 2], lang: Lang) -> String {
    let mover = names[played.moves.len() % 2];
    let count = played.moves.len();
    let ending = match played.winner {
        Some(winner) => say::WINS_AFTER.fill(lang, &[&names[winner], &count]),
        None => say::DRAW_AFTER.fill(lang, &[&count]),
    };
    let first = style(names[0]).bold();
    let mut told = say::MOVES_FIRST.fill(lang, &[&first, &style(ending).bold()]);
    told.push('\n');
    let why = played.close.told().map(|it| match played.close {
        Close::Illegal(_) => format!("{mover} {}", it.of(lang)),
        Close::Failed { .. } => format!("{mover}: {}", it.of(lang)),
        _ => it.of(lang).to_owned(),
    });
    if let Some(why) = why {
        let _ = writeln!(told, "  {}", style(why).red());
    }
    for slip in &played.slips {
        let said = slip.told(names[slip.side()], lang);
        let _ = writeln!(told, "  {}", style(said).yellow());
        for line in slip.board.lines() {
            let _ = writeln!(told, "    {}", text::gutter(line));
        }
    }
    if !played.is_known {
        let _ = writeln!(told, "  {}", say::NOT_ALL_KNOWN.of(lang));
    }
    let times = names.iter().zip(played.cpu_ms);
    let times = times.filter(|(_, ms)| *ms > 0);
    let times: Vec<String> = times.map(|(name, ms)| format!("{name} {ms} ms")).collect();
    if !times.is_empty() {
        let _ = writeln!(told, "  {}", say::CPU.fill(lang, &[&times.join(", ")]));
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use judge::duel::Slip;

    #[test]
    fn a_game_is_told_with_its_end_and_its_slips() {
        let played = Played {
            winner: Some(1),
            close: Close::Illegal("I won".to_owned()),
            moves: vec!["2 2".to_owned(), "1 1".to_owned()],
            slips: vec![Slip {
                number: 1,
                said: "2 2".to_owned(),
                better: Some("2 1".to_owned()),
                board: "1: 2\n2: 3".to_owned(),
                was_won: true,
                is_lost: true,
            }],
            is_known: true,
            cpu_ms: [3, 0],
        };
        let told = game(&played, ["a.py", "b.py"], Lang::En);
        let told = console::strip_ansi_codes(&told).into_owned();
        let expected = "a.py moves first: b.py wins; moves: 2\n\
            \x20 a.py says 'I won', and there is no such move here\n\
            \x20 move 1, a.py makes '2 2': it was won and is lost; better: '2 1'\n\
            \x20   │ 1: 2\n\
            \x20   │ 2: 3\n\
            \x20 time: a.py 3 ms\n";
        assert_eq!(told, expected);
    }
}
