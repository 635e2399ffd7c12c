//! A game of the set: which one is meant, what its moves are worth, and a line of best play.

use std::cmp::Reverse;
use std::fmt::Write;

use arena::scene::Scene;
use arena::{Ending, Match, Outcome, Trouble, Worth};
use bilingual::{Fault, Lang, Message, Say, Told};
use problem_set::spec::Kind;
use problem_set::{AnyProblem, Spec};

use crate::Refusal;
use crate::catalogue::games as say;
use crate::variants;

/// Moves that are listed at a time.
const MOST_LISTED: usize = 60;

/// Which game of a problem is meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    /// The opening of this test, by number or name; of the first one if not given.
    pub test: Option<String>,
    /// This opening, written as the input file is, with `\n` between lines.
    pub opening: Option<String>,
    /// Which game, if the input tells of several, from 1.
    pub number: usize,
    /// By which rules ([`crate::variants`]), if not those of the statement.
    pub rules: Option<String>,
}

impl Default for Chosen {
    fn default() -> Chosen {
        Chosen {
            test: None,
            opening: None,
            number: 1,
            rules: None,
        }
    }
}

/// The games of an input by these rules.
type GamesOf = fn(&dyn AnyProblem, Option<&str>, &[u8]) -> Result<Vec<Box<dyn Match>>, Refusal>;

impl Chosen {
    /// The game.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn of(&self, problem: &dyn AnyProblem) -> Result<Box<dyn Match>, Refusal> {
        self.among(problem, variants::games)
    }

    /// The game, or the puzzle for one where nobody answers.
    ///
    /// # Errors
    /// If there is nothing to play.
    pub fn or_puzzle(&self, problem: &dyn AnyProblem) -> Result<Box<dyn Match>, Refusal> {
        self.among(problem, played)
    }

    /// The game among those of its opening.
    fn among(&self, problem: &dyn AnyProblem, games: GamesOf) -> Result<Box<dyn Match>, Refusal> {
        let opening = self.opening(problem)?;
        let games = games(problem, self.rules.as_deref(), opening.as_bytes())?;
        if games.is_empty() {
            return Err(cannot_be_played(problem).into());
        }
        let count = games.len();
        let no_such = || Fault::new(&say::NO_SUCH_GAME.with(&[&count, &self.number]));
        Ok(game_of(games, self.number).ok_or_else(no_such)?)
    }

    /// Its opening, as an input of the problem.
    ///
    /// # Errors
    /// If there is no such test.
    pub fn opening(&self, problem: &dyn AnyProblem) -> Result<String, Refusal> {
        if let Some(opening) = &self.opening {
            return Ok(format!("{}\n", opening.replace("\\n", "\n").trim_end()));
        }
        let spec = Spec::of(problem);
        let wanted = self.test.as_deref().unwrap_or("1");
        let test = spec.test_called(wanted)?;
        let text = problem.recipe(&test.name);
        Ok(text.ok_or_else(|| Fault::new(&say::NO_RECIPE.with(&[&test.name])))?)
    }
}

/// The game with this number, from 1, among those of an input.
pub fn game_of(games: Vec<Box<dyn Match>>, number: usize) -> Option<Box<dyn Match>> {
    games.into_iter().nth(number.checked_sub(1)?)
}

/// The games of an input, by changed rules if they are named, or the puzzles for one.
///
/// # Errors
/// If the input is bad, or if there are no rules of this name.
pub fn played(
    problem: &dyn AnyProblem,
    rules: Option<&str>,
    input: &[u8],
) -> Result<Vec<Box<dyn Match>>, Refusal> {
    let games = variants::games(problem, rules, input)?;
    if games.is_empty() && rules.is_none() {
        problem.puzzles(input).map_err(Refusal::Opening)
    } else {
        Ok(games)
    }
}

/// The picture of the chosen game's position after these moves, or of the input where there is no game.
///
/// # Errors
/// If there is no such game or move, or no picture.
pub fn scene(
    problem: &dyn AnyProblem,
    chosen: &Chosen,
    after: &[String],
) -> Result<Scene, Refusal> {
    let opening = chosen.opening(problem)?;
    let bytes = opening.as_bytes();
    let games = played(problem, chosen.rules.as_deref(), bytes)?;
    let scene = if games.is_empty() {
        problem.picture(bytes).map_err(Refusal::Opening)?
    } else {
        let mut game = chosen.or_puzzle(problem)?;
        for text in after {
            if !game.hear(text) {
                return Err(Fault::new(&say::NO_SUCH_MOVE.with(&[text])).into());
            }
        }
        game.scene()
    };
    Ok(scene.ok_or_else(|| Fault::new(&say::NO_PICTURE.with(&[&problem.id()])))?)
}

/// Why there is no game, and where there are some.
fn cannot_be_played(problem: &dyn AnyProblem) -> Fault {
    let playable = problem_set::problems().iter();
    let playable = playable.filter(|it| Spec::of(**it).is_playable());
    let others: Vec<&str> = playable.map(|problem| problem.id()).collect();
    let (id, others) = (problem.id(), others.join(", "));
    match why_not(Spec::of(problem)) {
        Some(why) => Fault::new(&say::UNPLAYABLE.with(&[&id, &why, &others])),
        None => Fault::new(&say::CANNOT_BE_PLAYED.with(&[&id, &others])),
    }
}

/// Why nobody can play this problem, whatever the opening.
fn why_not(spec: &Spec) -> Option<Message> {
    match spec.kind {
        Kind::Game | Kind::Dialogue => spec.unplayable.clone(),
        Kind::Puzzle => Some(say::FOR_ONE.into()),
        Kind::Other => Some(say::NO_GAME.into()),
    }
}

/// Who moves first or second.
pub fn player(place: usize, lang: Lang) -> &'static str {
    [say::FIRST_PLAYER, say::SECOND_PLAYER][place].of(lang)
}

/// That the player at this place wins, or nobody.
pub fn winner(place: Option<usize>, lang: Lang) -> String {
    match place {
        Some(place) => say::WINS.fill(lang, &[&player(place, lang)]),
        None => say::DRAW.of(lang).to_owned(),
    }
}

/// That values cannot be found, and why.
pub fn unknown(trouble: &Trouble, lang: Lang) -> String {
    say::UNKNOWN.fill(lang, &[&trouble.message()])
}

/// What a move is worth to the player who makes it; the sign tells it without words.
fn told(worth: Worth, lang: Lang) -> String {
    match worth {
        Worth::Ending(Ending::Won(moves)) => say::WON_IN.fill(lang, &[&moves]),
        Worth::Ending(Ending::Lost(moves)) => say::LOST_IN.fill(lang, &[&moves]),
        Worth::Ending(Ending::Drawn) | Worth::Outcome(Outcome::Drawn) => say::DRAWN.say(lang),
        Worth::Outcome(Outcome::Won) => say::WON.say(lang),
        Worth::Outcome(Outcome::Lost) => say::LOST.say(lang),
        Worth::Points(points) => say::DIFFERENCE.fill(lang, &[&signed(points)]),
    }
}

/// Points with their sign, as texts write it: `+3`, `0`, `−3`.
fn signed(points: i64) -> String {
    match points {
        1.. => format!("+{points}"),
        0 => "0".to_owned(),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// The position, and below it what [`values`] lists.
pub fn opening_values(game: &mut dyn Match, lang: Lang) -> String {
    format!("{}\n{}", game.board(), values(game, lang))
}

/// The moves, the best ones first, each with its number and what it is worth to the player who makes
/// it; of a puzzle for one, which is not searched, the moves alone.
pub fn values(game: &mut dyn Match, lang: Lang) -> String {
    let moves = game.moves();
    let known = game.known(moves.len());
    let worths = known.map(|it| it.moves.into_iter().map(|it| it.1).collect::<Vec<_>>());
    let mut order: Vec<usize> = (0..moves.len()).collect();
    let mut text = String::new();
    match &worths {
        Ok(worths) => order.sort_by_key(|&place| Reverse(worths[place])),
        Err(Trouble::Alone) => {}
        Err(trouble) => text = unknown(trouble, lang) + "\n",
    }
    let width = moves.iter().map(|it| it.chars().count()).max().unwrap_or(0);
    for &place in order.iter().take(MOST_LISTED) {
        let (number, shown) = (place + 1, &moves[place]);
        let worth = worths.as_ref().ok().and_then(|worths| worths[place]);
        let worth = worth.map_or(String::new(), |worth| told(worth, lang));
        let line = format!("  #{number:<3} {shown:width$}  {worth}");
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", line.trim_end());
    }
    if moves.len() > MOST_LISTED {
        let more = moves.len() - MOST_LISTED;
        let _ = writeln!(text, "  {}", say::MORE_MOVES.fill(lang, &[&more]));
    }
    text
}

/// The position, a line of best play from it on, a move to a line, and who wins by it; of a puzzle for one
/// the best that is known.
///
/// # Errors
/// If the game is too large to be searched, or if no solution of the puzzle is known.
pub fn line(game: &mut dyn Match, lang: Lang) -> Result<String, Trouble> {
    if game.aim().is_some() {
        let best = game.best_known().cloned().ok_or(Trouble::Alone)?;
        let said = say::BEST_KNOWN.fill(lang, &[&best.number]);
        return Ok(numbered(game, &best.line, &said));
    }
    let worth = game.worth()?;
    let moves = game.line()?;
    let said = match worth {
        Worth::Points(points) => format!("{}: {}", player(0, lang), signed(points)),
        _ => match game.ahead_by(worth) {
            0 => winner(None, lang),
            1.. => winner(Some(0), lang),
            _ => winner(Some(1), lang),
        },
    };
    Ok(numbered(game, &moves, &said))
}

/// The position, moves that are made from it on, and what is said of them.
fn numbered(game: &dyn Match, moves: &[String], said: &str) -> String {
    let width = moves.len().to_string().len();
    let mut text = format!("{}\n", game.board());
    for (number, shown) in (1..).zip(moves) {
        let _ = writeln!(text, "  {number:>width$}. {shown}");
    }
    text + said + "\n"
}
