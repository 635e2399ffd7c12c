//! Endings where play may go round in circles: backward from the positions without a move.

use theory::graph::Grouped;

use crate::reach::{Reach, reach};
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
    let Reach { positions, moves } = reach(game, start, limit)?;
    let mut moves_left = vec![0; positions.len()];
    for &(from, _) in &moves {
        moves_left[from as usize] += 1;
    }
    let ends = positions.iter().zip(&moves_left).map(|(at, &moves)| {
        if moves > 0 {
            Ending::Drawn
        } else {
            Max::of_end(game.end(at))
        }
    });
    let endings = settled(&moves, ends.collect(), moves_left);
    Ok(positions.into_iter().zip(endings).collect())
}

/// The endings of all positions, from those of the positions without a move; the others are drawn as
/// yet. It knows no game, so it is compiled once.
fn settled(
    moves: &[(u32, u32)],
    mut endings: Vec<Ending>,
    mut moves_left: Vec<usize>,
) -> Vec<Ending> {
    let backward = moves.iter().map(|&(from, to)| (to as usize, from));
    let before = Grouped::new(endings.len(), backward);
    let is_known = |&at: &usize| endings[at] != Ending::Drawn;
    let mut queue: Vec<usize> = (0..endings.len()).filter(is_known).collect();
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
