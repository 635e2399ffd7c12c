//! Annealing: a play is changed a little, again and again.

use casebook::{Rng, RngExt};

use super::wall::{Game, Room, Wall};

/// How long a chain is, and how warm.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    /// Changes that are tried.
    pub(super) changes: u64,
    /// Points that a change may lose at the beginning.
    pub(super) hot: f64,
    /// The same at the end.
    pub(super) cold: f64,
}

/// So many marbles left cost the whole bonus; fewer cost their share.
const NEAR: f64 = 60.0;

/// What any marble left costs besides.
const LEFT: f64 = 2.0;

/// One change in so many may remove the spared colour before its time.
const BREACH: u32 = 2;

/// Changes after which the temperature is set anew.
const STEP: u64 = 256;

/// Entries of the table of logarithms.
const LOGARITHMS: u32 = 4096;

/// Minus the natural logarithm of a number between 0 and 1, by its series: the same on every
/// machine.
fn minus_log(mut x: f64) -> f64 {
    let mut sum = 0.0;
    while x < 0.5 {
        x *= 2.0;
        sum += std::f64::consts::LN_2;
    }
    let z = (1.0 - x) / (1.0 + x);
    let (mut power, mut odd) = (z, 1.0);
    while odd < 40.0 {
        sum += 2.0 * power / odd;
        power *= z * z;
        odd += 2.0;
    }
    sum
}

/// A play and the walls on its way.
struct Chain<const H: usize, const W: usize> {
    /// The marbles whose regions are removed, in order.
    moves: Vec<u16>,
    /// The wall before each of them, and the last one.
    walls: Vec<Wall<H, W>>,
}

/// A change of a play: from one move on others are tried.
struct Change<const H: usize, const W: usize> {
    /// The first move that changes.
    from: usize,
    /// The marbles to try instead of the moves from there on; then those that were removed.
    marbles: Vec<u16>,
    /// The wall where the new way ends or meets the old one.
    wall: Wall<H, W>,
    /// The move of the old play before which it met the same wall.
    meets: Option<usize>,
}

impl<const H: usize, const W: usize> Chain<H, W> {
    /// The last wall.
    fn end(&self) -> &Wall<H, W> {
        &self.walls[self.moves.len()]
    }

    /// Throws the dice for a change; `false` if they name none.
    fn throw(&self, game: &Game<H, W>, dice: &mut Rng, change: &mut Change<H, W>) -> bool {
        let moves = &self.moves;
        let at = dice.random_range(0..moves.len());
        let marbles = &mut change.marbles;
        marbles.clear();
        change.from = at;
        match dice.random_range(0..8_u32) {
            // A move comes later or earlier.
            0..4 => {
                let to = dice.random_range(0..moves.len());
                change.from = at.min(to);
                if at < to {
                    marbles.extend_from_slice(&moves[at + 1..=to]);
                    marbles.push(moves[at]);
                    marbles.extend_from_slice(&moves[to + 1..]);
                } else {
                    marbles.push(moves[at]);
                    marbles.extend_from_slice(&moves[to..at]);
                    marbles.extend_from_slice(&moves[at + 1..]);
                }
                at != to
            }
            // A move is left out.
            4 => {
                marbles.extend_from_slice(&moves[at + 1..]);
                true
            }
            // A move is put in.
            _ => {
                let marble = game.any(&self.walls[at], |n| dice.random_range(0..n));
                marbles.extend(marble);
                marbles.extend_from_slice(&moves[at..]);
                marble.is_some()
            }
        }
    }

    /// Plays a change: what can't be removed any more is passed over, the spared colour too if it
    /// is not to be touched now, and the rest is swept off at the end. If the way meets the old one,
    /// it need not be played further.
    fn follow(
        &self,
        game: &Game<H, W>,
        spared: u8,
        breach: bool,
        change: &mut Change<H, W>,
        room: &mut Room,
    ) {
        let mut wall = self.walls[change.from];
        let marbles = &mut change.marbles;
        let (mut kept, mut old) = (0, change.from + 1);
        change.meets = None;
        for at in 0..marbles.len() {
            let marble = marbles[at];
            if (game.colour(marble) == spared && !breach) || !game.play(&mut wall, marble, room) {
                continue;
            }
            marbles[kept] = marble;
            kept += 1;
            while old < self.moves.len() && self.walls[old].cells > wall.cells {
                old += 1;
            }
            if old <= self.moves.len() && self.walls[old].key == wall.key {
                change.meets = Some(old);
                break;
            }
        }
        marbles.truncate(kept);
        if change.meets.is_none() {
            game.finish(&mut wall, spared, marbles, room);
        }
        change.wall = wall;
    }

    /// What the changed play earns without its end, and the marbles that it leaves.
    fn outcome(&self, change: &Change<H, W>) -> (i32, u32) {
        let Change { wall, meets, .. } = change;
        meets.map_or((wall.score, wall.cells), |old| {
            let end = self.end();
            (end.score + wall.score - self.walls[old].score, end.cells)
        })
    }

    /// Makes a change that has been played.
    fn take(&mut self, game: &Game<H, W>, change: &Change<H, W>, room: &mut Room) {
        let from = change.from;
        let to = change.meets.unwrap_or(self.moves.len());
        if let Some(old) = change.meets {
            let gain = change.wall.score - self.walls[old].score;
            for wall in &mut self.walls[old..] {
                wall.score += gain;
            }
        }
        let mut wall = self.walls[from];
        let fresh = change.marbles.iter().map(|&marble| {
            game.play(&mut wall, marble, room);
            wall
        });
        self.walls.splice(from + 1..=to, fresh);
        self.moves.splice(from..to, change.marbles.iter().copied());
    }
}

/// The best play of a chain of changes that begins with a play, or with none: the marbles whose
/// regions are removed, and its total.
pub(super) fn anneal<const H: usize, const W: usize>(
    game: &Game<H, W>,
    spared: u8,
    plan: Plan,
    first: &[u16],
    dice: &mut Rng,
) -> (i32, Vec<u16>) {
    let logarithms: Vec<f64> = (0..LOGARITHMS)
        .map(|at| minus_log((f64::from(at) + 0.5) / f64::from(LOGARITHMS)))
        .collect();
    let bonus = f64::from(game.bonus());
    let goal = |(score, left): (i32, u32)| {
        let left = f64::from(left);
        f64::from(score) + bonus * (1.0 - left / NEAR).max(0.0) - LEFT * left
    };
    let mut room = Room::new();
    let mut chain = Chain {
        moves: Vec::new(),
        walls: vec![*game.start()],
    };
    let mut change = Change {
        from: 0,
        marbles: first.to_vec(),
        wall: *game.start(),
        meets: None,
    };
    // A chain that begins with no play begins by sweeping everything off.
    chain.follow(game, spared, true, &mut change, &mut room);
    chain.take(game, &change, &mut room);
    let mut now = chain.outcome(&change);
    let mut best = (game.total(chain.end()), chain.moves.clone());
    let mut temperature = plan.hot;
    // A play without moves can't be changed.
    let changes = if chain.moves.is_empty() {
        0
    } else {
        plan.changes
    };
    for number in 0..changes {
        if number % STEP == 0 {
            #[expect(clippy::cast_precision_loss, reason = "a share of the way")]
            let rest = (changes - number) as f64 / changes as f64;
            temperature = plan.cold + (plan.hot - plan.cold) * rest * rest;
        }
        if !chain.throw(game, dice, &mut change) {
            continue;
        }
        let breach = dice.random_ratio(1, BREACH);
        chain.follow(game, spared, breach, &mut change, &mut room);
        let next = chain.outcome(&change);
        let luck = logarithms[dice.random_range(0..logarithms.len())];
        if goal(now) - goal(next) > temperature * luck {
            continue;
        }
        chain.take(game, &change, &mut room);
        now = next;
        let total = game.total(chain.end());
        if total > best.0 {
            best = (total, chain.moves.clone());
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_series_is_the_logarithm() {
        for x in [0.0001_f64, 0.3, 0.5, 0.75, 0.9999] {
            assert!((minus_log(x) + x.ln()).abs() < 1e-12, "{x}");
        }
    }
}
