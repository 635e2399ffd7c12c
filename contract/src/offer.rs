//! Rules of a room that are not those of its statement: what it offers to change.

use std::collections::{BTreeMap, BTreeSet};

pub use arena::numbers;
use arena::{Match, Trouble};
use inpout::Problem;

/// The rule that every game has which is not for points: who has lost for want of a move has won. A room need
/// not do anything for it.
pub const MISERE: &str = "misere";

/// What a rule is changed to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// It holds now.
    Flag,
    /// This number.
    Number(u64),
    /// These numbers, one or more.
    Set(BTreeSet<u64>),
}

/// The rules that are changed, by name; without any, the rules are those of the statement.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Values(BTreeMap<String, Value>);

impl Values {
    /// The number that a rule is changed to, or else this one.
    pub fn number(&self, rule: &str, otherwise: u64) -> u64 {
        match self.0.get(rule) {
            Some(Value::Number(number)) => *number,
            _ => otherwise,
        }
    }

    /// Whether a flag is set.
    pub fn has(&self, rule: &str) -> bool {
        self.0.contains_key(rule)
    }

    /// The set that a rule is changed to.
    pub fn set(&self, rule: &str) -> Option<&BTreeSet<u64>> {
        match self.0.get(rule) {
            Some(Value::Set(set)) => Some(set),
            _ => None,
        }
    }

    /// Whether the set that a rule is changed to holds a number; every number where it is not changed.
    pub fn allows(&self, rule: &str, number: u64) -> bool {
        self.set(rule).is_none_or(|set| set.contains(&number))
    }

    /// These and another one.
    #[must_use]
    pub fn with(mut self, rule: &str, value: Value) -> Values {
        self.0.insert(rule.to_owned(), value);
        self
    }

    /// These but for one.
    #[must_use]
    pub fn without(mut self, rule: &str) -> Values {
        self.0.remove(rule);
        self
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }
}

impl FromIterator<(String, Value)> for Values {
    fn from_iter<I: IntoIterator<Item = (String, Value)>>(all: I) -> Values {
        Values(all.into_iter().collect())
    }
}

/// The most that an input may have of each parameter.
#[derive(Debug, Clone, Default)]
pub struct Most(BTreeMap<String, u64>);

impl Most {
    /// Of this parameter.
    ///
    /// # Panics
    /// If `variants.toml` has no `[params]` of this name, which is a mistake in the room.
    pub fn of(&self, name: &str) -> u64 {
        let most = self.0.get(name);
        *most.unwrap_or_else(|| panic!("variants.toml bounds no '{name}'"))
    }
}

impl FromIterator<(String, u64)> for Most {
    fn from_iter<I: IntoIterator<Item = (String, u64)>>(all: I) -> Most {
        Most(all.into_iter().collect())
    }
}

/// The games of an input by changed rules.
pub type GamesBy<P> = fn(&<P as Problem>::Input, &Values) -> Vec<Box<dyn Match>>;

/// What is answered, from the games of an input.
pub type AnswerOf<P> =
    fn(&<P as Problem>::Input, &mut [Box<dyn Match>]) -> Result<<P as Problem>::Output, Trouble>;

/// What a room offers to change, and how it is answered then: by search alone.
pub struct Offer<P: Problem> {
    /// The text of `variants.toml`: the rules that can be changed, and what of the statement changes with them.
    pub manifest: &'static str,
    /// The text of `variant.cpp`: a search straight from the rules, in which lines such as
    /// `const int MAX = 1000; // rule max` say what is changed, and `// rule memory` whether it remembers.
    pub program: &'static str,
    /// The games of an input by changed rules. [`MISERE`] is seen to by whoever asks.
    pub games: GamesBy<P>,
    /// The answer to an input, from what can be asked of its games. By the rules of the statement it is what
    /// the reference answers.
    pub answer: AnswerOf<P>,
}

/// The moves of a game that win, as they are written, in their order.
///
/// # Errors
/// If the search does not end.
pub fn winning(game: &mut dyn Match) -> Result<Vec<String>, Trouble> {
    let worths = game.worths()?.into_iter();
    let moves = game.moves().into_iter().zip(worths);
    Ok(moves.filter(|it| it.1.is_won()).map(|it| it.0).collect())
}

/// The same, each as the numbers in it.
///
/// # Errors
/// As [`winning`].
pub fn winning_numbers(game: &mut dyn Match) -> Result<Vec<Vec<u64>>, Trouble> {
    Ok(winning(game)?.iter().map(|it| numbers(it)).collect())
}

/// Of each game whether the player to move wins.
///
/// # Errors
/// If a search does not end.
pub fn wins(games: &mut [Box<dyn Match>]) -> Result<Vec<bool>, Trouble> {
    games.iter_mut().map(|game| Ok(game.ahead()? > 0)).collect()
}

/// A number of an offer as a size: what is changed and what is drawn is small.
pub fn size(number: u64) -> usize {
    usize::try_from(number).expect("offers are of small numbers")
}
