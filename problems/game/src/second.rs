//! Any graph by a proof that is looked at.

use theory::retrograde::{MoveGraph, Outcome, Outcomes};

use crate::{Input, Output};

/// Whether `output` is right, by a proof that any graph can be given: outcomes for all
/// positions such that
///
/// - every move from a lost position leads to a won one that ends sooner,
/// - some move from a won position leads to a lost one that ends sooner,
/// - no move from a drawn position leads to a lost one, and some move leads to a drawn one.
///
/// By induction on the time to the end the first two make won and lost positions what they are
/// called; by the third a player in a drawn position can always leave the other one in a drawn
/// position and never has to fear worse. So it does not matter where the outcomes come from.
pub fn is_right(input: &Input, output: &Output) -> bool {
    let graph = MoveGraph::new(input.positions, input.from_zero());
    let outcomes = Outcomes::of(&graph);
    let time = |position| outcomes.remoteness(position);

    let mut has_its_move = vec![false; input.positions];
    let mut nothing_is_forbidden = true;
    for (from, to) in input.from_zero() {
        let sooner = time(to) < time(from);
        match (outcomes.outcome(from), outcomes.outcome(to)) {
            (Outcome::Lost, after) => nothing_is_forbidden &= after == Outcome::Won && sooner,
            (Outcome::Won, Outcome::Lost) => has_its_move[from] |= sooner,
            (Outcome::Drawn, Outcome::Lost) => nothing_is_forbidden = false,
            (Outcome::Drawn, Outcome::Drawn) => has_its_move[from] = true,
            (Outcome::Won | Outcome::Drawn, _) => {}
        }
    }
    let all_have_theirs = (0..input.positions)
        .all(|position| has_its_move[position] || outcomes.outcome(position) == Outcome::Lost);
    let claimed = match outcomes.outcome(input.start - 1) {
        Outcome::Won => Output::First,
        Outcome::Lost => Output::Second,
        Outcome::Drawn => Output::Nobody,
    };
    nothing_is_forbidden && all_have_theirs && claimed == *output
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use contract::{Room, seeded};
    use inpout::Problem;

    #[test]
    fn the_proof_holds_and_proves_nothing_else() {
        let mut rng = seeded(&["game", "proof"]);
        for _ in 0..1000 {
            let input = Game::small(&mut rng);
            let right = Game::solve(&input);
            for output in [Output::First, Output::Second, Output::Nobody] {
                assert_eq!(is_right(&input, &output), output == right, "{input}");
            }
        }
    }
}
