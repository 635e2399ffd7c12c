//! What was found, for a person.

use std::fmt::Write;

use bilingual::Lang;
use judge::compile::more_lines;
use problem_set::AnyProblem;

use crate::catalogue::stress as say;
use crate::run::table;
use stress::Found;

/// Lines of an input that are shown.
const SHOWN_LINES: usize = 40;

/// Moves of a line of play that are shown.
const SHOWN_MOVES: usize = 30;

/// What was found within this limit, for a person.
pub(super) fn told(problem: &dyn AnyProblem, limit_ms: u64, found: &Found, lang: Lang) -> String {
    let (tried, slowest) = (found.tried, found.slowest_ms);
    let Some(example) = &found.counterexample else {
        return say::NOTHING.fill(lang, &[&tried, &slowest, &limit_ms]) + "\n";
    };
    let report = &example.report;
    let mut text = say::FAILS.fill(lang, &[&tried, &report.verdict.long()]);
    let _ = writeln!(text, "\n\n{}.INP:", problem.file());
    let lines: Vec<&str> = example.input.lines().collect();
    for line in lines.iter().take(SHOWN_LINES) {
        let _ = writeln!(text, "  {}", bilingual::text::printable(line));
    }
    if lines.len() > SHOWN_LINES {
        let more = lines.len() - SHOWN_LINES;
        let _ = writeln!(text, "  {}", more_lines(more).of(lang));
    }
    text.push('\n');
    text += &table::details(report, None, lang);
    if let Some(verdict) = example.another_time {
        let _ = writeln!(text, "\n  {}", say::UNSTEADY.fill(lang, &[&verdict.long()]));
    }
    if let Some(line) = line_of_play(problem, &example.input) {
        let _ = writeln!(text, "\n  {}", say::BEST_PLAY.fill(lang, &[&line]));
    }
    text
}

/// Best play of both, if the input tells of one game, and of a short one.
fn line_of_play(problem: &dyn AnyProblem, input: &str) -> Option<String> {
    let mut games = problem.games(input.as_bytes()).ok()?;
    let [game] = games.as_mut_slice() else {
        return None;
    };
    game.remember(100_000);
    let line = game.line().ok()?;
    (!line.is_empty() && line.len() <= SHOWN_MOVES).then(|| line.join(", "))
}
