//! The commands that stand in lessons, and what they print.
//!
//! A mark is written as the command is typed. Only what lessons use is known here: names of options in
//! full, each before its value. Whoever types it has the same options, with their help.

use std::str::FromStr;

use arena::scene::Scene;
use bilingual::{Fault, Lang, Result, broken};
use problem_set::AnyProblem;

use crate::Refusal;
use crate::game::{self, Chosen};
use crate::graph::Graph;
use crate::table::{self, Family, Grid, Show};

/// What a command prints.
#[derive(Debug, PartialEq, Eq)]
pub enum Printed {
    /// Lines.
    Text(String),
    /// The name of a file and the picture in it.
    Picture(String, String),
}

/// Whether the mark's command prints or draws a table.
pub fn is_table(mark: &str) -> bool {
    mark.starts_with("judge table ")
}

/// What the mark's command prints in this room.
///
/// # Errors
/// If it is no command, or about another room, or fails.
pub fn printed(mark: &str, problem: &'static dyn AnyProblem, language: Lang) -> Result<Printed> {
    let command = Command::parse(mark, problem.id()).map_err(broken);
    let done = command.and_then(|command| Ok(command.print(problem, language)?));
    done.map_err(|why| why.at(&format!("'{mark}'")))
}

/// The table that the mark's command prints; `None` if it is no such command.
///
/// # Errors
/// If the family is none, or a game is too large to be searched.
pub fn looked_at(mark: &str, problem: &dyn AnyProblem) -> Result<Option<Grid>, Refusal> {
    match Command::parse(mark, problem.id()) {
        Ok(Command::Table(family, _)) => family.grid(problem).map(Some),
        _ => Ok(None),
    }
}

/// The position that the mark's command draws, for whoever draws it in another way; `None` if it is no such
/// command, or fails.
pub fn drawn(mark: &str, problem: &dyn AnyProblem) -> Option<Scene> {
    match Command::parse(mark, problem.id()).ok()? {
        Command::Draw(chosen, after, _) => game::scene(problem, &chosen, &after).ok(),
        _ => None,
    }
}

/// The game that the mark's command shows a position, the values or the best play of, and the moves that are made
/// first; `None` if it is no such command.
pub fn opened(mark: &str, problem: &dyn AnyProblem) -> Option<(Chosen, Vec<String>)> {
    match Command::parse(mark, problem.id()).ok()? {
        Command::Draw(chosen, after, _) => Some((chosen, after)),
        Command::Values(chosen) | Command::Line(chosen) => Some((chosen, Vec::new())),
        _ => None,
    }
}

/// The words of a mark.
#[derive(Debug, Default)]
pub struct Typed {
    /// `table` of `judge table`.
    pub command: String,
    /// The problem.
    pub named: Option<String>,
    /// The options, such as `--rows`, each with its value, in their order.
    pub options: Vec<(String, String)>,
}

impl Typed {
    /// Of this mark; what is wrong with it is told to those who write lessons, in English.
    ///
    /// # Errors
    /// If it is no command of `judge`, or an option has no value.
    pub fn parse(mark: &str) -> Result<Typed, String> {
        let words = shlex::split(mark).ok_or("has an open quotation mark")?;
        let mut words = words.into_iter();
        if words.next().as_deref() != Some("judge") {
            return Err("is no command of judge".to_owned());
        }
        let mut typed = Typed {
            command: words.next().unwrap_or_default(),
            ..Typed::default()
        };
        while let Some(word) = words.next() {
            if word.starts_with("--") {
                let value = words.next().ok_or_else(|| format!("{word} has no value"))?;
                typed.options.push((word, value));
            } else {
                typed.named = Some(word);
            }
        }
        Ok(typed)
    }
}

/// A command as a mark writes it.
#[derive(Debug, PartialEq, Eq)]
enum Command {
    /// A table and, if it is to be drawn, the file of the picture.
    Table(Family, Option<String>),
    /// A position, the moves that are made first, and the file of the picture.
    Draw(Chosen, Vec<String>, String),
    /// All positions of a game, what is asked of each, and the file of the picture.
    Graph(Chosen, Show, String),
    Values(Chosen),
    Line(Chosen),
}

impl Command {
    /// Reads a mark; what is wrong with it is told to those who write lessons, in English.
    fn parse(mark: &str, id: &str) -> Result<Command, String> {
        let typed = Typed::parse(mark)?;
        let command = typed.command.as_str();
        let mut family = Family {
            game: 1,
            ..Family::default()
        };
        let mut chosen = Chosen::default();
        let mut svg = None;
        let mut after = Vec::new();
        for (word, value) in typed.options {
            match (command, word.as_str()) {
                ("table", "--input") => family.inputs.push(value),
                ("table", "--rows") => family.rows = value_of(&value)?,
                ("table", "--cols") => family.cols = value_of(&value)?,
                ("table" | "graph", "--show") => family.show = value_of(&value)?,
                ("table" | "draw" | "graph", "--svg") if value.contains('/') => {
                    return Err("the picture lies in the room itself".to_owned());
                }
                ("table" | "draw" | "graph", "--svg") => svg = Some(value),
                ("draw", "--after") => after.push(value),
                ("values" | "line" | "draw" | "graph", "--test") => chosen.test = Some(value),
                ("values" | "line" | "draw" | "graph", "--opening") => chosen.opening = Some(value),
                (_, "--rules") => {
                    (family.rules, chosen.rules) = (Some(value.clone()), Some(value));
                }
                (_, "--game") => {
                    let number = value.parse().map_err(|_| "--game needs a number")?;
                    (family.game, chosen.number) = (number, number);
                }
                _ => return Err(format!("judge {command} has no {word} in a lesson")),
            }
        }
        if typed.named.as_deref() != Some(id) {
            return Err("speaks of another problem".to_owned());
        }
        match command {
            "table" => Ok(Command::Table(family, svg)),
            "draw" => {
                let file = svg.ok_or("judge draw needs --svg in a text")?;
                Ok(Command::Draw(chosen, after, file))
            }
            "graph" => {
                let file = svg.ok_or("judge graph needs --svg in a text")?;
                let show = family.show.unwrap_or(Show::Outcome);
                Ok(Command::Graph(chosen, show, file))
            }
            "values" => Ok(Command::Values(chosen)),
            "line" => Ok(Command::Line(chosen)),
            _ => Err(format!("judge {command} stands in no lesson")),
        }
    }

    fn print(self, problem: &'static dyn AnyProblem, language: Lang) -> Result<Printed, Refusal> {
        Ok(match self {
            Command::Table(family, svg) => {
                let grid = family.grid(problem)?;
                match svg {
                    Some(file) => Printed::Picture(file, table::svg(&grid)),
                    None => Printed::Text(table::text(&grid, language)),
                }
            }
            Command::Draw(chosen, after, file) => {
                let scene = game::scene(problem, &chosen, &after)?;
                Printed::Picture(file, scene.drawing())
            }
            Command::Graph(chosen, show, file) => {
                Printed::Picture(file, Graph::of(&mut *chosen.of(problem)?, show)?.svg())
            }
            Command::Values(chosen) => {
                Printed::Text(game::opening_values(&mut *chosen.of(problem)?, language))
            }
            Command::Line(chosen) => {
                Printed::Text(game::line(&mut *chosen.of(problem)?, language)?)
            }
        })
    }
}

/// A value; what is wrong with it is told in English.
fn value_of<T: FromStr<Err = Fault>>(text: &str) -> Result<Option<T>, String> {
    text.parse().map(Some).map_err(|bad: Fault| bad.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_print_what_their_commands_print() {
        let nim = all_problems::find("nim").unwrap();
        let print = |mark: &str| printed(mark, nim, Lang::En);
        let table = print("judge table nim --input \"1\\n{n}\" --cols n=1..3 --show grundy");
        let Printed::Text(table) = table.unwrap() else {
            panic!("no picture");
        };
        assert_eq!(table, "     n  1 2 3\nGrundy  1 2 3\n");
        let Printed::Text(values) = print("judge values nim --opening \"1\\n2\"").unwrap() else {
            panic!("no picture");
        };
        assert!(values.contains("won in 1"), "{values}");
        let changed = "judge table nim --input \"1\\n{n}\" --cols n=1..4 --rules max=3";
        assert!(matches!(print(changed), Ok(Printed::Text(table)) if table.contains("· · · X")));
        let picture = print("judge table nim --input \"1\\n{n}\" --cols n=1..3 --svg nim.svg");
        assert!(matches!(picture, Ok(Printed::Picture(file, _)) if file == "nim.svg"));
        let drawn =
            print("judge draw nim --opening \"2\\n2 5\" --after \"1 1\" --svg x.svg").unwrap();
        let Printed::Picture(file, picture) = drawn else {
            panic!("no words");
        };
        assert_eq!(file, "x.svg");
        assert_eq!(picture.matches("<circle").count(), 6, "{picture}");
        for mark in [
            "judge table hau --input 1",
            "judge run nim x.cpp",
            "judge table nim --input \"1",
            "judge table nim --input 1 --svg ../x.svg",
            "judge draw nim",
            "judge values nim --rules chess",
            "judge draw nim --after \"1 9\" --opening \"1\\n2\" --svg x.svg",
        ] {
            assert!(print(mark).is_err(), "{mark}");
        }
    }
}
