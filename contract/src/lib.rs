//! What a room has to be: the contract between a problem and whoever judges, tests or shows it.
//!
//! A problem's room implements [`Room`] beside [`Problem`]: recipes that make every test, the
//! limits of both tiers, small random inputs, and a brute force that confirms answers straight
//! from the rules. [`cross_check`] holds the reference against it.
//!
//! Where an output or a dialogue is judged by the rules, the room holds who does so: its
//! [special checker](Room::SPECIAL) or the [game](Room::GAME) of its interactor. [`trial`] is what the
//! tests of these stand on.
//!
//! To whoever handles all problems alike (judge, checker, benches) a room is an [`AnyProblem`].

#![deny(missing_docs)]

mod erased;
mod judging;
pub mod jump;
pub mod offer;
mod sizes;
pub mod trial;
mod way;

use std::any::Any;
use std::fmt;
use std::str::FromStr;

use arena::Match;
pub use chance::{Rng, RngExt, any_magnitude, permutation, seeded};
use checker::interactor::NewGame;
use checker::special::Special;
pub use erased::{
    AnyProblem, Dialogue, Method, NewPlayer, ParsedInput, Search, erased, erased_interactive,
};
use inpout::{Problem, read_bytes};
pub use offer::{Most, Offer, Value, Values};
pub use scene;
use scene::Scene;
pub use sizes::{Sizes, moduli_that_merge};
pub use way::Way;

/// The tier of a test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tier {
    /// An example printed in the statement.
    Sample,
    /// The limits of the source document.
    Source,
    /// Far larger limits that only the best algorithm meets.
    Beyond,
}

impl Tier {
    /// All tiers, in the order of the tests.
    pub const ALL: [Tier; 3] = [Tier::Sample, Tier::Source, Tier::Beyond];

    /// The name used in `problem.toml` and in reports.
    pub fn name(self) -> &'static str {
        match self {
            Tier::Sample => "sample",
            Tier::Source => "source",
            Tier::Beyond => "beyond",
        }
    }
}

impl fmt::Display for Tier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Tier {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Tier::ALL
            .into_iter()
            .find(|tier| tier.name() == name)
            .ok_or_else(|| format!("'{name}' is no tier; tiers are sample, source and beyond"))
    }
}

/// The games that an input tells of, each at the position that it begins with.
pub type Games<P> = fn(&<P as Problem>::Input) -> Vec<Box<dyn Match>>;

/// A problem together with what proves its solution and makes its tests.
///
/// What makes the tests are functions here. What is said in a module of its own, the room only
/// names: its [games](Room::GAMES) and its [ways](Way) to confirm an answer.
pub trait Room: Problem<Output: PartialEq> + Sized {
    /// The text of `problem.toml`.
    const MANIFEST: &'static str;

    /// `rules::games`; none if the problem is no game of two players in which everything is known.
    const GAMES: Games<Self> = |_| Vec::new();

    /// `rules::puzzles`: the same for a problem of one player, who makes every move.
    const PUZZLES: Games<Self> = |_| Vec::new();

    /// What `brute.rs` says, straight from the rules: it shares no helper with the reference.
    const BRUTE: Way<Self>;

    /// What `second.rs` says: a second method, which does not stand on the theorem of the
    /// reference, for inputs that are too large for the brute force. It may be slow: it runs once,
    /// when a test is locked.
    const SECOND: Way<Self> = Way::None;

    /// What `theorem.rs` says, computed in another way from the very theorem on which the
    /// reference stands: it catches slips of the program, not of the theorem. Asked only where
    /// nothing else confirms the answer.
    const THEOREM: Way<Self> = Way::None;
    /// The special checker, where `problem.toml` says `checker = "special"`.
    const SPECIAL: Option<Special> = None;

    /// The judge's side of the dialogue, where `problem.toml` says `checker = "interactive"`.
    const GAME: Option<NewGame> = None;

    /// The text of `checker.cpp`, which says the same as these for other judging systems.
    const CHECKER_CPP: Option<&'static str> = None;

    /// The input of the test with this name, or `None` if there is no such test.
    ///
    /// `rng` is seeded from the problem's id and the name.
    fn recipe(name: &str, rng: &mut Rng) -> Option<Self::Input>;

    /// A small random input: small enough for the brute force, varied enough to meet every case.
    fn small(rng: &mut Rng) -> Self::Input;

    /// The input that has one game, which begins at this position, and by the same rules: the position is one of the game with
    /// this number, from 0, of another input, and of the type that its rules have. `None` where that cannot be written.
    fn resumed(_: &Self::Input, _number: usize, _at: &dyn Any) -> Option<Self::Input> {
        None
    }

    /// What the input has of each of the `[params]` in `problem.toml`, which bound it.
    fn sizes(_: &Self::Input) -> Sizes {
        Sizes::default()
    }

    /// What the input, or its answer, has of each of the `[[quantities]]` in `problem.toml`, which a wrong
    /// shortcut bounds.
    fn quantities(_: &Self::Input) -> Sizes {
        Sizes::default()
    }

    /// The validator of what no parameter tells: does the input keep the promises of the statement?
    /// [`Problem::read`] has already accepted it, so only what is too dear to check in every run is
    /// left, and what holds in one tier only.
    ///
    /// # Errors
    /// What is broken, in one sentence.
    fn validate(_: &Self::Input, _: Tier) -> Result<(), String> {
        Ok(())
    }

    /// `rules::OFFER`: the rules that can be changed, where a search answers then.
    const OFFER: Option<Offer<Self>> = None;

    /// A random input for changed rules, in which nothing is more than this, and which comes near to it; of a room
    /// that offers some.
    fn draw(rng: &mut Rng, _: &Most) -> Self::Input {
        Self::small(rng)
    }

    /// The input as a picture, where no game or puzzle draws it.
    fn picture(_: &Self::Input) -> Option<Scene> {
        None
    }

    /// Inputs of growing size, each with its size: the benches time the reference on them and,
    /// until it declines, the brute force beside it, so that the growth of both is visible.
    fn ladder() -> Vec<(u64, Self::Input)> {
        Vec::new()
    }
}

/// The input of a test, from its name alone; see [`Room::recipe`].
pub fn recipe<R: Room>(name: &str) -> Option<R::Input> {
    R::recipe(name, &mut seeded(&[R::ID, name]))
}

/// The validator of a test file: canonical text (what [`Problem::Input`]'s `Display` writes, to
/// the byte) and [`Room::validate`]. What the parameters bound is returned.
///
/// # Errors
/// What is wrong, in one sentence.
pub fn validate<R: Room>(file: &str, bytes: &[u8], tier: Tier) -> Result<Sizes, String> {
    let input = read_bytes::<R>(file, bytes).map_err(|error| error.to_string())?;
    let canonical = input.to_string();
    if canonical.as_bytes() != bytes {
        let same = canonical
            .bytes()
            .zip(bytes)
            .take_while(|(a, b)| a == *b)
            .count();
        return Err(format!("{file}: not in canonical form from byte {same} on"));
    }
    R::validate(&input, tier).map_err(|reason| format!("{file}: {reason}"))?;
    Ok(R::sizes(&input))
}

/// `Ok` if `value` is at most `limit`, else a sentence for a validator.
///
/// # Errors
/// The sentence.
pub fn at_most<T: PartialOrd + Copy + fmt::Display>(
    name: &str,
    value: T,
    limit: T,
) -> Result<(), String> {
    if value <= limit {
        Ok(())
    } else {
        Err(format!("{name}: {value} is more than {limit}"))
    }
}

/// Holds the reference against the brute force on `rounds` small random inputs, as [`cross_checked`] does.
///
/// # Panics
/// At the first disagreement, with the input; or if the brute force declines always.
pub fn cross_check<R: Room + 'static>(rounds: usize) {
    let checked = cross_checked(erased::<R>(), "cross-check", |round| round < rounds);
    checked.unwrap_or_else(|fault| panic!("{}: {fault}", R::ID));
}

/// Holds the reference against the brute force on one input, as [`cross_check`] does.
///
/// # Panics
/// If they disagree, or if the brute force declines the input.
pub fn confirm_by_brute<R: Room + 'static>(input: &R::Input) {
    let by_brute = confirmed(erased::<R>(), &input.to_string(), &[Method::Brute])
        .unwrap_or_else(|fault| panic!("{}: {fault}", R::ID));
    assert!(
        by_brute.is_some(),
        "{}: the brute force declines\n{input}",
        R::ID
    );
}

/// Holds the reference against the brute force on small random inputs, or against the second method where
/// the brute force declines, and checks on the way that each is in canonical form, within the limits and read
/// back as it was written. They are drawn by this name, as long as it goes on after so many.
///
/// # Errors
/// What speaks against it at the first disagreement, with the input; or that the brute force answers less than a third of them.
pub fn cross_checked(
    problem: &dyn AnyProblem,
    name: &str,
    goes_on: impl Fn(usize) -> bool,
) -> Result<(), String> {
    let mut rng = seeded(&[problem.id(), name]);
    let (mut all, mut by_brute) = (0, 0);
    for _ in (0..).take_while(|&round| goes_on(round)) {
        all += 1;
        let input = problem.small(&mut rng);
        match confirmed(problem, &input, &[Method::Brute, Method::Second])? {
            Some(Method::Brute) => by_brute += 1,
            Some(_) => {}
            None => return Err(format!("nothing confirms\n{input}")),
        }
    }
    if 3 * by_brute < all || all == 0 {
        return Err(format!(
            "the search answers only {by_brute} of {all} small inputs: let `small` in src/cases.rs draw smaller ones"
        ));
    }
    Ok(())
}

/// The first of these methods that confirms the reference's answer to an input; `None` if all decline it.
fn confirmed(
    problem: &dyn AnyProblem,
    input: &str,
    methods: &[Method],
) -> Result<Option<Method>, String> {
    let (file, bytes) = (format!("{}.INP", problem.file()), input.as_bytes());
    let told = |reason: String| format!("{reason}\n{input}");
    problem.validate(&file, bytes, Tier::Beyond).map_err(told)?;
    let confirmed = problem.confirm(bytes, methods);
    match confirmed.map_err(|bad| told(bad.to_string()))? {
        Some((_, false)) => {
            let output = problem.solve(&file, bytes).unwrap_or_default();
            Err(format!(
                "the reference answers\n{output}\nwrongly to\n{input}"
            ))
        }
        confirmed => Ok(confirmed.map(|(method, _)| method)),
    }
}
