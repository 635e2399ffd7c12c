//! By which rules a game is played: those of the statement, or changed ones.
//!
//! A room may offer rules to change ([`Offered`]). One change every game has that is not for
//! points: misère play, in which whoever would have lost for want of a move has won.

use arena::Match;
use bilingual::{Fault, Lang, Message};
use problem_set::offered::Offered;
use problem_set::{AnyProblem, Value, Values};

use crate::Refusal;
use crate::catalogue::games as say;

/// The word for misère play.
pub use problem_set::MISERE;

/// The rules by which the games of an input can be played besides those of the statement: how they are written,
/// and what is changed.
///
/// # Errors
/// If the input is bad.
pub fn variants(problem: &dyn AnyProblem, input: &[u8]) -> Result<Vec<(String, Message)>, Refusal> {
    let mut games = problem.games(input).map_err(Refusal::Opening)?;
    if games.is_empty() {
        return Ok(Vec::new());
    }
    let mut all = Vec::new();
    if let Ok(offered) = Offered::of(problem) {
        let listed = offered.list.iter().filter(|it| it.rules != MISERE);
        for it in listed {
            let values = offered.values(problem.id(), &it.rules)?;
            let told = Message::in_each(|lang| offered.told(&values, lang));
            all.push((it.rules.clone(), told));
        }
    }
    if games.iter_mut().all(|game| game.turn_ends()) {
        all.push((MISERE.to_owned(), say::MISERE.into()));
    }
    Ok(all)
}

/// The games of an input, by changed rules if they are named; none if the problem has no games.
///
/// # Errors
/// If the input is bad, or if there are no rules of this name.
pub fn games(
    problem: &dyn AnyProblem,
    rules: Option<&str>,
    input: &[u8],
) -> Result<Vec<Box<dyn Match>>, Refusal> {
    let Some(rules) = rules else {
        return problem.games(input).map_err(Refusal::Opening);
    };
    let offered = Offered::of(problem);
    let declares = |it: &Offered| it.rules.iter().any(|rule| rule.name == MISERE);
    let values = match &offered {
        // Every game has it, whether the room declares it or not.
        it if rules == MISERE && !it.as_ref().is_ok_and(declares) => {
            Values::default().with(MISERE, Value::Flag)
        }
        Ok(offered) => offered.values(problem.id(), rules)?,
        Err(_) => return Err(no_rules(problem, rules, input)?.into()),
    };
    let games = problem.games_with(&values, input);
    match games.map_err(Refusal::Opening)? {
        Some(games) => Ok(games),
        None => Err(no_rules(problem, rules, input)?.into()),
    }
}

/// That there are no such rules, and which there are.
fn no_rules(problem: &dyn AnyProblem, rules: &str, input: &[u8]) -> Result<Fault, Refusal> {
    let (id, all) = (problem.id(), variants(problem, input)?);
    if all.is_empty() {
        return Ok(Fault::new(&say::NO_VARIANTS.with(&[&id])));
    }
    let listed = Message::in_each(|lang: Lang| {
        let told = |(name, title): &(String, Message)| format!("{name} ({})", title.of(lang));
        all.iter().map(told).collect::<Vec<_>>().join("; ")
    });
    let rules = bilingual::text::plain(rules);
    Ok(Fault::new(&say::NO_RULES.with(&[&id, &rules, &listed])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bilingual::Told;

    fn nim() -> &'static dyn AnyProblem {
        all_problems::find("nim").unwrap()
    }

    fn is_won(rules: Option<&str>, heaps: &str) -> bool {
        let mut games = games(nim(), rules, heaps.as_bytes()).unwrap();
        games[0].ahead().unwrap() > 0
    }

    #[test]
    fn a_single_stone_is_lost_in_misere_play_and_four_if_three_may_be_taken() {
        for (rules, heap, wanted) in [
            (None, 1, true),
            (Some("misere"), 1, false),
            (Some("misere"), 2, true),
            (None, 4, true),
            (Some("max=3"), 4, false),
        ] {
            assert_eq!(
                is_won(rules, &format!("1\n{heap}\n")),
                wanted,
                "{rules:?} {heap}"
            );
        }
    }

    #[test]
    fn rules_that_there_are_not_are_answered_by_those_that_there_are() {
        let why = games(nim(), Some("chess"), b"1\n1\n").err().unwrap();
        let why = why.message().of(Lang::En).to_owned();
        assert!(
            why.contains("max=2..=15") && why.contains("misere"),
            "{why}"
        );
        let wbr = all_problems::find("wbr").unwrap();
        let opening = wbr.recipe("sample").unwrap();
        assert!(games(wbr, Some("misere"), opening.as_bytes()).is_err());
    }
}
