//! Endings where play may go round in circles: backward from the positions without a move.

use crate::reach::{Lists, reach};
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
    let ends = reach.positions.iter().enumerate().map(|(number, at)| {
        let has_moves = !reach.after.of(number).is_empty();
        if has_moves {
            Ending::Drawn
        } else {
            Max::of_end(game.end(at))
        }
    });
    let endings = settled(&reach.after, ends.collect());
    Ok(reach.positions.into_iter().zip(endings).collect())
}

/// The endings of all positions, from those of the positions without a move; the others are drawn as
/// yet. It knows no game, so it is compiled once.
fn settled(after: &Lists, mut endings: Vec<Ending>) -> Vec<Ending> {
    let before = after.reversed();
    let count = endings.len();
    let mut moves_left: Vec<usize> = (0..count).map(|at| after.of(at).len()).collect();
    let is_known = |&at: &usize| endings[at] != Ending::Drawn;
    let mut queue: Vec<usize> = (0..count).filter(is_known).collect();
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
    endings
}
