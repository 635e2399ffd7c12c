//! A problem with its types erased: text in, text out.
//!
//! Every room says in its own crate `pub static PROBLEM: &dyn AnyProblem = erased::<Nim>()`, so that
//! all that is generic over a room is compiled there. Who has the list of all rooms refers to these
//! statics and compiles nothing of them anew, which keeps the edit of one room cheap.

use std::cell::OnceCell;
use std::fmt::Debug;
use std::marker::PhantomData;

use arena::{Match, Trouble};
use checker::interactor::NewGame;
use checker::special::Special;
use inpout::{BadInput, Interactive, Opening, Player, read_bytes};
use scene::Scene;

use crate::offer::{MISERE, Most, Values};
use crate::{Rng, Room, Sizes, Tier};

/// A parsed input, ready to be solved any number of times; for benches.
pub trait ParsedInput {
    /// Solves it, and returns the length of the answer's text if `print`, else 0.
    fn solve(&self, print: bool) -> usize;

    /// Asks the brute force whether the reference's answer is right; `None` if it declines.
    fn brute(&self) -> Option<bool>;
}

/// A problem of the set: what [`inpout::Problem`] and [`Room`] promise, over text.
pub trait AnyProblem: Sync {
    /// Identifier: folder, package and program.
    fn id(&self) -> &'static str;

    /// Stem of the files.
    fn file(&self) -> &'static str;

    /// The text of `problem.toml`.
    fn manifest(&self) -> &'static str;

    /// The whole program in memory; `name` is the file's name in errors.
    ///
    /// # Errors
    /// If the input is bad.
    fn solve(&self, name: &str, input: &[u8]) -> Result<String, BadInput>;

    /// Reads an input and keeps it.
    ///
    /// # Errors
    /// If the input is bad.
    fn prepare(&self, input: &[u8]) -> Result<Box<dyn ParsedInput>, BadInput>;

    /// The text of the test with this name, or `None` if the room has no such recipe.
    fn recipe(&self, test: &str) -> Option<String>;

    /// Another input of the kind of this test, by the same recipe; `None` if the room has no such recipe.
    fn another(&self, test: &str, rng: &mut Rng) -> Option<String>;

    /// The validator, which leaves it to the caller to hold the sizes of the input against the
    /// parameters.
    ///
    /// # Errors
    /// What is wrong, in one sentence.
    fn validate(&self, name: &str, input: &[u8], tier: Tier) -> Result<Sizes, String>;

    /// What the input has of each quantity that a shortcut bounds; see [`Room::quantities`].
    ///
    /// # Errors
    /// If the input is bad.
    fn quantities(&self, input: &[u8]) -> Result<Sizes, BadInput>;

    /// The text of a small random input.
    fn small(&self, rng: &mut Rng) -> String;

    /// Solves the input and asks the methods, in this order, whether the reference is right: the
    /// first that does not decline, with what it says; `None` if all decline.
    ///
    /// # Errors
    /// If the input is bad.
    fn confirm(&self, input: &[u8], methods: &[Method])
    -> Result<Option<(Method, bool)>, BadInput>;

    /// The inputs of the ladder, each with its size; see [`Room::ladder`].
    fn ladder(&self) -> Vec<(u64, String)>;

    /// The games that the input tells of; see [`Room::GAMES`].
    ///
    /// # Errors
    /// If the input is bad.
    fn games(&self, input: &[u8]) -> Result<Vec<Box<dyn Match>>, BadInput>;

    /// The text of the input that goes on from where the game with this number, from 0, has come to; see [`Room::resumed`].
    ///
    /// # Errors
    /// If the input is bad.
    fn resumed(
        &self,
        input: &[u8],
        number: usize,
        game: &dyn Match,
    ) -> Result<Option<String>, BadInput>;

    /// The texts of its `variants.toml` and `variant.cpp`, if it offers to change its rules; see [`Room::OFFER`].
    fn offer(&self) -> Option<[&'static str; 2]>;

    /// The games that the input tells of, by changed rules; `None` if there are no such.
    ///
    /// # Errors
    /// If the input is bad.
    fn games_with(
        &self,
        values: &Values,
        input: &[u8],
    ) -> Result<Option<Vec<Box<dyn Match>>>, BadInput>;

    /// The answer to an input by changed rules, whose games are searched as `search` does; `None` if it offers
    /// none, or if the search does not end.
    ///
    /// # Errors
    /// If the input is bad.
    fn answer_with(
        &self,
        values: &Values,
        search: Search,
        input: &[u8],
    ) -> Result<Option<Result<String, Trouble>>, BadInput>;

    /// The text of a random input for changed rules; `None` if it offers none.
    fn drawn(&self, rng: &mut Rng, most: &Most) -> Option<String>;

    /// The input as a picture, or what it tells of first; see [`Room::picture`].
    ///
    /// # Errors
    /// If the input is bad.
    fn picture(&self, input: &[u8]) -> Result<Option<Scene>, BadInput>;

    /// The puzzles for one that the input tells of; see [`Room::PUZZLES`].
    ///
    /// # Errors
    /// If the input is bad.
    fn puzzles(&self, input: &[u8]) -> Result<Vec<Box<dyn Match>>, BadInput>;

    /// How its program talks; `None` if it does not.
    fn dialogue(&self) -> Option<Dialogue>;

    /// Its special checker; see [`Room::SPECIAL`].
    fn special(&self) -> Option<Special>;

    /// The judge's side of its dialogue; see [`Room::GAME`].
    fn game(&self) -> Option<NewGame>;

    /// The text of its `checker.cpp`; see [`Room::CHECKER_CPP`].
    fn checker_cpp(&self) -> Option<&'static str>;
}

/// A way of a room to confirm an answer of its reference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// [`Room::BRUTE`].
    Brute,
    /// [`Room::SECOND`].
    Second,
    /// [`Room::THEOREM`].
    Theorem,
}

/// How a game is searched: as it comes, or [`plainly`](arena::plainly).
pub type Search = fn(Box<dyn Match>) -> Box<dyn Match>;

/// How the program of an interactive problem talks; see [`Interactive`].
#[derive(Debug, Clone, Copy)]
pub struct Dialogue {
    /// Where the opening stands.
    pub opening: Opening,
    /// The reference's side of the game with the opening in these bytes.
    pub player: NewPlayer,
}

/// Makes a player for an opening.
pub type NewPlayer = fn(&[u8]) -> Result<Box<dyn Player>, BadInput>;

/// The adapter from a [`Room`] to [`AnyProblem`].
struct Erased<R> {
    dialogue: Option<Dialogue>,
    room: PhantomData<fn() -> R>,
}

/// The problem `R` with its types erased.
pub const fn erased<R: Room + 'static>() -> &'static dyn AnyProblem {
    &Erased::<R> {
        dialogue: None,
        room: PhantomData,
    }
}

/// The interactive problem `R` with its types erased.
pub const fn erased_interactive<R: Room + Interactive + 'static>() -> &'static dyn AnyProblem {
    &const {
        Erased::<R> {
            dialogue: Some(Dialogue {
                opening: R::OPENING,
                player: player::<R>,
            }),
            room: PhantomData,
        }
    }
}

fn player<R: Interactive + 'static>(opening: &[u8]) -> Result<Box<dyn Player>, BadInput> {
    let opening = read_bytes::<R>("the opening", opening)?;
    Ok(Box::new(R::player(&opening)))
}

struct Ready<R: Room> {
    input: R::Input,
    /// The reference's answer, once the brute force has needed it.
    output: OnceCell<R::Output>,
}

impl<R: Room> ParsedInput for Ready<R> {
    fn solve(&self, print: bool) -> usize {
        let output = std::hint::black_box(R::solve(&self.input));
        if print { output.to_string().len() } else { 0 }
    }

    fn brute(&self) -> Option<bool> {
        let output = self.output.get_or_init(|| R::solve(&self.input));
        R::BRUTE.confirms(&self.input, output)
    }
}

/// The games of an input by changed rules; `None` if there are no such.
fn games_by<R: Room>(values: &Values, input: &R::Input) -> Option<Vec<Box<dyn Match>>> {
    let mut games = match R::OFFER {
        Some(offer) => (offer.games)(input, values),
        None if values.iter().any(|(name, _)| name != MISERE) => Vec::new(),
        None => R::GAMES(input),
    };
    let can = !values.has(MISERE) || games.iter_mut().all(|game| game.turn_ends());
    Some(games).filter(|games| can && !games.is_empty())
}

impl<R: Room + 'static> Erased<R> {
    fn input_name() -> String {
        format!("{}.INP", R::FILE)
    }
}

impl<R: Room + 'static> AnyProblem for Erased<R> {
    fn id(&self) -> &'static str {
        R::ID
    }

    fn file(&self) -> &'static str {
        R::FILE
    }

    fn manifest(&self) -> &'static str {
        R::MANIFEST
    }

    fn solve(&self, name: &str, input: &[u8]) -> Result<String, BadInput> {
        inpout::solve_bytes::<R>(name, input)
    }

    fn prepare(&self, input: &[u8]) -> Result<Box<dyn ParsedInput>, BadInput> {
        let input = read_bytes::<R>(&Self::input_name(), input)?;
        Ok(Box::new(Ready::<R> {
            input,
            output: OnceCell::new(),
        }))
    }

    fn recipe(&self, test: &str) -> Option<String> {
        crate::recipe::<R>(test).map(|input| input.to_string())
    }

    fn another(&self, test: &str, rng: &mut Rng) -> Option<String> {
        R::recipe(test, rng).map(|input| input.to_string())
    }

    fn validate(&self, name: &str, input: &[u8], tier: Tier) -> Result<Sizes, String> {
        crate::validate::<R>(name, input, tier)
    }

    fn quantities(&self, input: &[u8]) -> Result<Sizes, BadInput> {
        read_bytes::<R>(&Self::input_name(), input).map(|input| R::quantities(&input))
    }

    fn small(&self, rng: &mut Rng) -> String {
        R::small(rng).to_string()
    }

    fn confirm(
        &self,
        input: &[u8],
        methods: &[Method],
    ) -> Result<Option<(Method, bool)>, BadInput> {
        let input = read_bytes::<R>(&Self::input_name(), input)?;
        let output = R::solve(&input);
        Ok(methods.iter().find_map(|&method| {
            let way = match method {
                Method::Brute => R::BRUTE,
                Method::Second => R::SECOND,
                Method::Theorem => R::THEOREM,
            };
            Some((method, way.confirms(&input, &output)?))
        }))
    }

    fn ladder(&self) -> Vec<(u64, String)> {
        R::ladder()
            .into_iter()
            .map(|(size, input)| (size, input.to_string()))
            .collect()
    }

    fn games(&self, input: &[u8]) -> Result<Vec<Box<dyn Match>>, BadInput> {
        let input = read_bytes::<R>(&Self::input_name(), input)?;
        Ok(R::GAMES(&input))
    }

    fn resumed(
        &self,
        input: &[u8],
        number: usize,
        game: &dyn Match,
    ) -> Result<Option<String>, BadInput> {
        let input = read_bytes::<R>(&Self::input_name(), input)?;
        let resumed = R::resumed(&input, number, game.position());
        Ok(resumed.map(|it| it.to_string()))
    }

    fn offer(&self) -> Option<[&'static str; 2]> {
        R::OFFER.map(|it| [it.manifest, it.program])
    }

    fn games_with(
        &self,
        values: &Values,
        input: &[u8],
    ) -> Result<Option<Vec<Box<dyn Match>>>, BadInput> {
        let input = read_bytes::<R>(&Self::input_name(), input)?;
        Ok(games_by::<R>(values, &input))
    }

    fn answer_with(
        &self,
        values: &Values,
        search: Search,
        input: &[u8],
    ) -> Result<Option<Result<String, Trouble>>, BadInput> {
        let input = read_bytes::<R>(&Self::input_name(), input)?;
        let Some((offer, games)) = R::OFFER.zip(games_by::<R>(values, &input)) else {
            return Ok(None);
        };
        let mut games: Vec<_> = games.into_iter().map(search).collect();
        let answer = (offer.answer)(&input, &mut games);
        Ok(Some(answer.map(|it| it.to_string())))
    }

    fn drawn(&self, rng: &mut Rng, most: &Most) -> Option<String> {
        R::OFFER.map(|_| R::draw(rng, most).to_string())
    }

    fn picture(&self, input: &[u8]) -> Result<Option<Scene>, BadInput> {
        let input = read_bytes::<R>(&Self::input_name(), input)?;
        let games = || R::GAMES(&input).into_iter().chain(R::PUZZLES(&input));
        Ok(R::picture(&input).or_else(|| games().next()?.scene()))
    }

    fn puzzles(&self, input: &[u8]) -> Result<Vec<Box<dyn Match>>, BadInput> {
        let input = read_bytes::<R>(&Self::input_name(), input)?;
        Ok(R::PUZZLES(&input))
    }

    fn dialogue(&self) -> Option<Dialogue> {
        self.dialogue
    }

    fn special(&self) -> Option<Special> {
        R::SPECIAL
    }

    fn game(&self) -> Option<NewGame> {
        R::GAME
    }

    fn checker_cpp(&self) -> Option<&'static str> {
        R::CHECKER_CPP
    }
}

impl Debug for dyn AnyProblem + '_ {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}
