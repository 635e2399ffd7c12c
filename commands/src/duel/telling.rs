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
    let mut game = board.opening.game(board.problem)?;
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

/// A game between sides with these names: how it ended, and so many of the slips.
pub(super) fn game(played: &Played, names: [&str; 2], slips: usize, lang: Lang) -> String {
    let mover = names[played.moves.len() % 2];
    let count = played.moves.len();
    let ending = match (played.winner, played.margin) {
        (Some(winner), Some(margin)) => {
            say::WINS_BY_AFTER.fill(lang, &[&names[winner], &margin.abs(), &count])
        }
        (Some(winner), None) => say::WINS_AFTER.fill(lang, &[&names[winner], &count]),
        (None, _) => say::DRAW_AFTER.fill(lang, &[&count]),
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
    for slip in played.worst(slips) {
        let said = slip.told(names[slip.side()], lang);
        let _ = writeln!(told, "  {}", style(said).yellow());
        for line in slip.board.lines() {
            let _ = writeln!(told, "    {}", text::gutter(line));
        }
    }
    let more = played.slips.len().saturating_sub(slips);
    if more > 0 {
        let _ = writeln!(told, "  {}", say::MORE_SLIPS.fill(lang, &[&more]));
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
        let slip = |number: usize, had: i64, has: i64| Slip {
            number,
            said: "2 2".to_owned(),
            better: Some("2 1".to_owned()),
            board: "1: 2\n2: 3".to_owned(),
            had,
            has,
            is_for_points: false,
        };
        let mut played = Played {
            winner: Some(1),
            margin: None,
            close: Close::Illegal("I won".to_owned()),
            moves: vec!["2 2".to_owned(), "1 1".to_owned()],
            slips: vec![slip(1, 1, -1)],
            is_known: true,
            cpu_ms: [3, 0],
        };
        let names = ["a.py", "b.py"];
        let plain = |told: &str| console::strip_ansi_codes(told).into_owned();
        let told = plain(&game(&played, names, 3, Lang::En));
        let expected = "a.py moves first: b.py wins; moves: 2\n\
            \x20 a.py says 'I won', and there is no such move here\n\
            \x20 move 1, a.py makes '2 2': it was won and is lost; better: '2 1'\n\
            \x20   │ 1: 2\n\
            \x20   │ 2: 3\n\
            \x20 time: a.py 3 ms\n";
        assert_eq!(told, expected);
        // Of several the worst ones, and points where they are played for.
        played.winner = Some(0);
        played.margin = Some(4);
        played.slips = vec![slip(1, 3, 2), slip(2, 2, -5), slip(3, 4, 4 - 2)];
        for slip in &mut played.slips {
            slip.is_for_points = true;
        }
        let told = plain(&game(&played, names, 2, Lang::En));
        let lines: Vec<&str> = told.lines().filter(|it| !it.contains('│')).collect();
        assert_eq!(lines[0], "a.py moves first: a.py wins by 4; moves: 2");
        assert_eq!(
            lines[2..5],
            [
                "  move 2, b.py makes '2 2': points given away: 7; better: '2 1'",
                "  move 3, a.py makes '2 2': points given away: 2; better: '2 1'",
                "  slips not told here: 1; all of them with --slips 1000",
            ]
        );
    }
}
