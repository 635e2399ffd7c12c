//! Endings where play may go round in circles: backward from the positions without a move.

use crate::reach::reach;
use crate::value::{Ending, Max, Valuation};
use crate::{Game, Trouble};

/// The endings of all positions that play can come to, as the [crate's](crate) doc defines them.
///
/// Positions become known in the order of their numbers of moves. A position that is lost makes
/// those before it won, unless they are known to be won sooner. One that is won takes a move from
/// those before it, and what has no other move left is lost, the later the better: this was the
/// move that delays longest. What never becomes known is drawn.
pub(crate) fn endings<G: Game>(
    game: &G,
    start: G::Position,
    limit: usize,
) -> Result<Vec<(G::Position, Ending)>, Trouble> {
    let reach = reach(game, start, limit)?;
    let before = reach.after.reversed();
    let count = reach.positions.len();
    let mut endings = vec![Ending::Drawn; count];
    let mut moves_left: Vec<usize> = (0..count).map(|at| reach.after.of(at).len()).collect();
    let mut queue = Vec::new();
    for (number, at) in reach.positions.iter().enumerate() {
        if moves_left[number] == 0 {
            endings[number] = Max::of_end(game.end(at));
            if endings[number] != Ending::Drawn {
                queue.push(number);
            }
        }
    }
    let mut taken = 0;
    while let Some(&number) = queue.get(taken) {
        taken += 1;
        let for_the_mover = endings[number].before();
        let is_won = for_the_mover > Ending::Drawn;
        for &from in before.of(number) {
            let from = from as usize;
            moves_left[from] -= 1;
            if endings[from] == Ending::Drawn && (is_won || moves_left[from] == 0) {
                endings[from] = for_the_mover;
                queue.push(from);
            }
        }
    }
    Ok(reach.positions.into_iter().zip(endings).collect())
}
