//! What a family of inputs is worth, one cell for each.

mod legend;
mod picture;
mod template;
mod text;

use std::str::FromStr;

use arena::{Ending, Match, Outcome, Worth};
use bilingual::Fault;
use problem_set::AnyProblem;
use rayon::prelude::*;

pub use picture::svg;
pub(crate) use picture::{colour, head, label};
pub use template::Template;
pub use text::text;

use crate::Refusal;
use crate::catalogue::tables as say;
use crate::game::game_of;
use crate::variants::{self, MISERE};

/// The most positions of a game that a cell tells of: a table is for small cases.
const MOST_POSITIONS: usize = 3_000_000;

/// The most cells of a table.
const MOST_CELLS: usize = 1 << 20;

/// A family of inputs, and what is asked of each.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Family {
    /// The input, with parameters ([`Template`]); several inputs without parameters make a line each.
    pub inputs: Vec<String>,
    /// The parameter that grows from row to row.
    pub rows: Option<Axis>,
    /// The parameter that grows from column to column.
    pub cols: Option<Axis>,
    /// What is shown; else who wins a game, and the answer where there is none.
    pub show: Option<Show>,
    /// Which game, if the input tells of several, from 1.
    pub game: usize,
    /// By which rules ([`variants`]), if not those of the statement.
    pub rules: Option<String>,
}

/// A parameter and its values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Axis {
    /// The parameter, a lower-case letter.
    pub name: char,
    /// Its values.
    pub values: Vec<i64>,
}

impl Axis {
    /// The places of a list, from 1.
    fn places(name: char, count: usize) -> Axis {
        let values = (1..).take(count).collect();
        Axis { name, values }
    }
}

impl FromStr for Axis {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Axis, Fault> {
        let axis = || {
            let (name, range) = text.split_once('=')?;
            let (range, step) = range.split_once(':').unwrap_or((range, "1"));
            let (first, last) = range.split_once("..")?;
            let name = name.chars().next().filter(|_| name.len() == 1)?;
            let (first, last): (i64, i64) = (first.parse().ok()?, last.parse().ok()?);
            let step = step.parse().ok();
            let step: usize = step.filter(|step| (1..=1 << 30).contains(step))?;
            let is_short = first.abs_diff(last) / step as u64 <= MOST_CELLS as u64;
            if !is_short || !name.is_ascii_lowercase() {
                return None;
            }
            let values = if first <= last {
                (first..=last).step_by(step).collect()
            } else {
                (last..=first).rev().step_by(step).collect()
            };
            Some(Axis { name, values })
        };
        axis().ok_or_else(|| Fault::new(&say::NEEDS_RANGE))
    }
}

/// What is asked of an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Show {
    /// Who wins.
    Outcome,
    /// Who wins, and after how many moves.
    Remoteness,
    /// The Grundy value.
    Grundy,
    /// How many more points the player to move gets.
    Points,
    /// The number of winning moves.
    Winning,
    /// What the reference writes, or one word of it, from 1.
    Answer(Option<usize>),
    /// The last word of it.
    LastWord,
}

/// The names of what is asked, but for the words of an answer.
const SHOWN: [(&str, Show); 6] = [
    ("outcome", Show::Outcome),
    ("remoteness", Show::Remoteness),
    ("grundy", Show::Grundy),
    ("points", Show::Points),
    ("winning", Show::Winning),
    ("answer", Show::Answer(None)),
];

impl FromStr for Show {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Show, Fault> {
        if text == "answer:last" {
            return Ok(Show::LastWord);
        }
        if let Some(place) = text.strip_prefix("answer:") {
            let place = place.parse().ok().filter(|&place| place > 0);
            return match place {
                Some(place) => Ok(Show::Answer(Some(place))),
                None => Err(Fault::new(&say::FROM_ONE)),
            };
        }
        let named = SHOWN.iter().find(|(name, _)| *name == text);
        named.map(|(_, show)| *show).ok_or_else(|| {
            let names = SHOWN.map(|(name, _)| name).join(", ");
            Fault::new(&say::NO_SHOW.with(&[&names]))
        })
    }
}

/// What an input is worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// There is no such input.
    Empty,
    /// Who wins, and after how many moves if that is asked.
    Ending(Ending),
    /// A value, or an answer that is a number.
    Number(i64),
    /// Another answer.
    Text(String),
}

/// The cells of a family, row by row.
#[derive(Debug)]
pub struct Grid {
    /// What is shown of each.
    pub show: Show,
    /// What grows from row to row.
    pub rows: Option<Axis>,
    /// What grows from column to column.
    pub cols: Option<Axis>,
    /// Where several inputs are given: how each is called.
    pub inputs: Vec<String>,
    /// Row by row.
    pub cells: Vec<Vec<Cell>>,
}

impl Family {
    /// Finds out what every input is worth.
    ///
    /// # Errors
    /// If the family is not one, if no input of it is legal, or if a game is too large to be
    /// searched.
    pub fn grid(&self, problem: &dyn AnyProblem) -> Result<Grid, Refusal> {
        let templates = self.inputs.iter().map(|input| Template::parse(input));
        let templates: Vec<Template> = templates.collect::<Result<_, _>>()?;
        if templates.is_empty() {
            return Err(Fault::new(&say::NEEDS_INPUT).into());
        }
        let has_axes = self.rows.is_some() || self.cols.is_some();
        if templates.len() > 1 && has_axes {
            return Err(Fault::new(&say::NO_AXES).into());
        }
        let count = |axis: &Option<Axis>| axis.as_ref().map_or(1, |axis| axis.values.len());
        let (height, width) = (count(&self.rows).max(templates.len()), count(&self.cols));
        if height.saturating_mul(width) > MOST_CELLS {
            return Err(Fault::new(&say::TOO_MANY_CELLS.with(&[&MOST_CELLS])).into());
        }
        let filled = |row: usize, col: usize| {
            let value = |axis: &Option<Axis>, place: usize| {
                let axis = axis.as_ref()?;
                Some((axis.name, axis.values[place]))
            };
            let values = [value(&self.rows, row), value(&self.cols, col)];
            let values: Vec<(char, i64)> = values.into_iter().flatten().collect();
            let template = if templates.len() > 1 { row } else { 0 };
            templates[template].fill(&values)
        };
        let mut places = (0..height).flat_map(|row| (0..width).map(move |col| (row, col)));
        let is_game = places
            .find_map(|(row, col)| problem.games(filled(row, col).ok()?.as_bytes()).ok())
            .is_some_and(|games| !games.is_empty());
        let usual = [Show::Answer(None), Show::Outcome][usize::from(is_game)];
        let show = self.show.unwrap_or(usual);
        let game = (self.game, self.rules.as_deref());
        let line = |row: usize| {
            let cells = (0..width).map(|col| cell(problem, show, game, &filled(row, col)?));
            cells.collect()
        };
        let lines = (0..height).into_par_iter().map(line);
        let cells: Vec<Vec<Cell>> = lines.collect::<Result<_, Refusal>>()?;
        if cells.iter().flatten().all(|cell| *cell == Cell::Empty) {
            // The first input tells what is wrong with all of them.
            let first = filled(0, 0)?;
            problem.solve(&format!("{}.INP", problem.file()), first.as_bytes())?;
            the_game(problem, game, &first)?;
        }
        let inputs = if templates.len() > 1 {
            let lines = |input: &String| input.replace("\\n", " / ");
            self.inputs.iter().map(lines).collect()
        } else {
            Vec::new()
        };
        Ok(Grid {
            show,
            rows: self.rows.clone(),
            cols: self.cols.clone(),
            inputs,
            cells,
        })
    }
}

/// What one input is worth: the game with this number, from 1, by the rules of the statement or those that
/// are named, or the answer to it.
///
/// # Errors
/// If a game is too large to be searched, or does not have by these rules what is to be shown.
pub fn cell(
    problem: &dyn AnyProblem,
    show: Show,
    game: (usize, Option<&str>),
    input: &str,
) -> Result<Cell, Refusal> {
    if (show, game.1) == (Show::Grundy, Some(MISERE)) {
        return Err(Fault::new(&say::NO_GRUNDY).into());
    }
    if matches!(show, Show::Answer(_) | Show::LastWord) {
        if game.1.is_some() {
            return Err(Fault::new(&say::NO_ANSWER).into());
        }
        let Ok(answer) = problem.solve("the input", input.as_bytes()) else {
            return Ok(Cell::Empty);
        };
        let mut words = answer.split_ascii_whitespace();
        let word = match show {
            Show::Answer(Some(place)) => words.nth(place - 1),
            Show::LastWord => words.next_back(),
            _ => return Ok(Cell::Text(words.collect::<Vec<_>>().join(" "))),
        };
        return Ok(word.map_or(Cell::Empty, |word| {
            let number = word.parse().map(Cell::Number);
            number.unwrap_or_else(|_| Cell::Text(word.to_owned()))
        }));
    }
    let Ok(mut game) = the_game(problem, game, input) else {
        return Ok(Cell::Empty);
    };
    value(&mut *game, show)
}

/// What a position is worth.
///
/// # Errors
/// If its game is too large to be searched, or does not have what is to be shown.
pub(crate) fn value(game: &mut dyn Match, show: Show) -> Result<Cell, Refusal> {
    let cell = match show {
        // A search from each cell of a large table would take hours.
        Show::Outcome => of_worth(game.theorem().map_or_else(|| game.worth(), Ok)?),
        Show::Remoteness => of_worth(game.worth()?),
        Show::Grundy => Cell::Number(game.grundy()?.into()),
        Show::Points => match game.worth()? {
            Worth::Points(points) => Cell::Number(points),
            Worth::Ending(_) | Worth::Outcome(_) => Cell::Empty,
        },
        // What the reference says is asked of an input, not of a position.
        Show::Winning | Show::Answer(_) | Show::LastWord => {
            let worths = game.worths()?;
            Cell::Number(worths.iter().filter(|it| it.is_won()).map(|_| 1).sum())
        }
    };
    Ok(cell)
}

/// A cell of who wins, and after how many moves if that is known.
fn of_worth(worth: Worth) -> Cell {
    match worth {
        Worth::Ending(ending) => Cell::Ending(ending),
        Worth::Points(points) => Cell::Number(points),
        Worth::Outcome(Outcome::Won) => Cell::Ending(Ending::Won(0)),
        Worth::Outcome(Outcome::Lost) => Cell::Ending(Ending::Lost(0)),
        Worth::Outcome(Outcome::Drawn) => Cell::Ending(Ending::Drawn),
    }
}

fn the_game(
    problem: &dyn AnyProblem,
    (number, rules): (usize, Option<&str>),
    input: &str,
) -> Result<Box<dyn Match>, Refusal> {
    let games = variants::games(problem, rules, input.as_bytes())?;
    let no_game = || Fault::new(&say::NO_GAME.with(&[&problem.id(), &number]));
    let mut game = game_of(games, number).ok_or_else(no_game)?;
    game.remember(MOST_POSITIONS);
    Ok(game)
}

impl Cell {
    /// As it is written where this is shown.
    pub fn text(&self, show: Show) -> String {
        match (self, show) {
            (Cell::Empty, _) => String::new(),
            (Cell::Number(number), _) => number.to_string(),
            (Cell::Text(text), _) => text.clone(),
            (Cell::Ending(Ending::Lost(moves)), Show::Remoteness) => format!("-{moves}"),
            (Cell::Ending(Ending::Won(moves)), Show::Remoteness) => format!("+{moves}"),
            (Cell::Ending(Ending::Lost(_)), _) => "X".to_owned(),
            (Cell::Ending(Ending::Won(_)), _) => "·".to_owned(),
            (Cell::Ending(Ending::Drawn), _) => "=".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_go_up_down_and_in_steps() {
        let values = |text: &str| text.parse::<Axis>().unwrap().values;
        assert_eq!(values("n=1..3"), [1, 2, 3]);
        assert_eq!(values("n=3..1"), [3, 2, 1]);
        assert_eq!(values("n=0..10:4"), [0, 4, 8]);
        for text in [
            "n=1",
            "1..2",
            "nn=1..2",
            "N=1..2",
            "n=1..2:0",
            "n=0..9999999",
            "n=a..b",
        ] {
            assert!(text.parse::<Axis>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_shown_has_a_name() {
        assert_eq!("grundy".parse(), Ok(Show::Grundy));
        assert_eq!("answer".parse(), Ok(Show::Answer(None)));
        assert_eq!("answer:2".parse(), Ok(Show::Answer(Some(2))));
        assert_eq!("answer:last".parse(), Ok(Show::LastWord));
        for text in ["answer:0", "answer:x", "Grundy", ""] {
            assert!(text.parse::<Show>().is_err(), "{text}");
        }
    }
}
