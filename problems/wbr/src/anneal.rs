//! Annealing: whole plays that are changed a little, again and again.
//!
//! * A play is a list of marbles; the region of each is removed in turn. What falls stays in its
//!   column, so a marble is found again in the column that it came from; when an early move is taken
//!   out, moved or put in, most of the later ones still say what they said. What is still there after
//!   the last one is swept off.
//! * A change is kept if it earns more, and at first often if it earns less, later ever more seldom
//!   (S. Kirkpatrick and others, *Science* 220, 1983).
//! * The largest regions come from a colour that is *spared* until the others are gone. Each colour
//!   gets its chains of changes, and so has a play that spares none; the better half goes on to longer
//!   chains, until one is left. The best play is then warmed up again, eight times.
//! * Clearing the board is worth much, and one marble left is as bad as twenty: here the bonus is
//!   lost little by little, marble by marble.
//! * Most changes are bad, and that shows early: all that is left of a colour earns most if it comes
//!   together. A change after which that is too little is not played to its end.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use contract::{Rng, RngExt, seeded};

use crate::wall::{Cell, Marble, NONE, SIDE, Wall, colour_of};
use crate::{BONUS, Colour};

/// Chains for each colour to spare.
const CHAINS: usize = 2;

/// How often the best play is warmed up in the end.
const REHEATS: u32 = 8;

/// Points that a change may lose when a chain begins with no play, when it begins with a good one,
/// and at the end; for 45 marbles a colour.
const HOT: f64 = 100.0;
const WARM: f64 = 45.0;
const COLD: f64 = 15.0;

/// Changes after which the temperature is set anew.
const STEP: u32 = 256;

/// So many marbles left cost the whole bonus, fewer their share; and what each costs besides.
const NEAR: f64 = 60.0;
const LEFT: f64 = 2.0;

/// A play and the walls on its way: one before each move, and the last one.
#[derive(Debug, Clone)]
struct Play {
    moves: Vec<Marble>,
    walls: Vec<Wall>,
}

impl Play {
    /// The play without moves.
    fn new(wall: &Wall) -> Self {
        Play {
            moves: Vec::new(),
            walls: vec![*wall],
        }
    }

    fn end(&self) -> &Wall {
        &self.walls[self.moves.len()]
    }

    /// Removes the region of a marble, if it can be; tells whether it was.
    fn play(&mut self, marble: Marble) -> bool {
        let wall = self.end();
        let is_like_it = |it: Cell| wall.colour(it) == colour_of(marble);
        let is_move = |&cell: &Cell| wall.beside(cell).into_iter().any(is_like_it);
        let cell = wall.find(marble).filter(is_move);
        if let Some(cell) = cell {
            self.walls.extend_from_within(self.moves.len()..);
            self.moves.push(marble);
            self.walls[self.moves.len()].remove(cell);
        }
        cell.is_some()
    }

    /// Plays the moves met on one way over the columns, each from the top, but none of the colour that
    /// waits; tells whether there were any.
    fn sweep(&mut self, waits: Colour) -> bool {
        let before = self.moves.len();
        for column in 1..SIDE {
            for row in (1..=self.end().height[column]).rev() {
                let wall = self.end();
                let colour = wall.colour((column, row));
                let [below, right, ..] = wall.beside((column, row));
                let is_move = [below, right].iter().any(|&it| wall.colour(it) == colour);
                if is_move && colour != NONE && colour != waits {
                    self.play(wall.marbles[column][row]);
                }
            }
        }
        self.moves.len() > before
    }

    /// Sweeps off what is left, the colour that waits after the others, as long as there is hope.
    fn finish(&mut self, waits: Colour, least: f64) {
        for waits in [waits, 0] {
            while f64::from(self.end().hope()) >= least && self.sweep(waits) {}
        }
    }

    /// Throws the dice for a change: a place in the play, and what to try instead of the moves from
    /// there on.
    fn throw(&self, dice: &mut Rng) -> Option<(usize, Vec<Marble>)> {
        let mut moves = self.moves.clone();
        let at = dice.random_range(0..moves.len());
        let mut from = at;
        match dice.random_range(0..8_u32) {
            // A move comes later or earlier.
            0..4 => {
                let to = dice.random_range(0..moves.len());
                let marble = moves.remove(at);
                moves.insert(to, marble);
                from = (at != to).then_some(at.min(to))?;
            }
            // It is left out.
            4 => _ = moves.remove(at),
            // Another one is put in before it.
            _ => {
                let columns = self.walls[0].height.iter().filter(|&&it| it > 0);
                let column = 1 + dice.random_range(0..columns.count());
                let height = self.walls[at].height[column];
                let row = (height > 0).then(|| 1 + dice.random_range(0..height))?;
                moves.insert(at, self.walls[at].marbles[column][row]);
            }
        }
        Some((from, moves.split_off(from)))
    }
}

/// The best play of a chain of changes that begins with a play, or with none.
fn anneal(mut play: Play, spared: Colour, changes: u32, heat: (f64, f64), dice: &mut Rng) -> Play {
    play.finish(spared, f64::MIN);
    let mut worth = goal(play.end().score, play.end().left);
    let mut best = play.clone();
    let mut change = play.clone();
    let (hot, cold) = heat;
    let mut temperature = hot;
    for number in 0..changes {
        if number % STEP == 0 {
            let rest = f64::from(changes - number) / f64::from(changes);
            temperature = cold + (hot - cold) * rest * rest;
        }
        let Some((from, marbles)) = play.throw(dice) else {
            continue;
        };
        // Every other change may remove the spared colour before its time.
        let avoided = if dice.random_ratio(1, 2) { 0 } else { spared };
        // Above x with probability exp(-x). Machines may differ in the last digit of a logarithm, but
        // points and losses never come so near to each other that it decides.
        let luck = -((f64::from(dice.random_range(0..4096_u32)) + 0.5) / 4096.0).ln();
        let loss = temperature * luck;
        let least = worth - loss - f64::from(BONUS);

        change.moves.clear();
        change.walls.clear();
        change.walls.push(play.walls[from]);
        // Where the new way meets the old one, it need not be played further.
        let mut meets = None;
        for marble in marbles {
            if colour_of(marble) != avoided && change.play(marble) {
                let wall = change.end();
                let old = play.walls.binary_search_by_key(&-wall.left, |it| -it.left);
                meets = old
                    .ok()
                    .filter(|&old| play.walls[old].marbles == wall.marbles);
            }
            if meets.is_some() || f64::from(change.end().hope()) < least {
                break;
            }
        }
        if meets.is_none() {
            change.finish(spared, least);
        }
        let to = meets.unwrap_or(play.moves.len());
        let gain = change.end().score - play.walls[to].score;
        let left = meets.map_or(&change, |_| &play).end().left;
        let new = goal(play.end().score + gain, left);
        if worth - new <= loss {
            worth = new;
            for wall in &mut play.walls[to..] {
                wall.score += gain;
            }
            play.walls.splice(from..=to, change.walls.drain(..));
            play.moves.splice(from..to, change.moves.drain(..));
            if play.end().total() > best.end().total() {
                best.clone_from(&play);
            }
        }
    }
    best
}

/// What a play is worth here: its points, but the bonus is lost little by little.
fn goal(score: i32, left: i32) -> f64 {
    let left = f64::from(left);
    f64::from(score) + f64::from(BONUS) * (1.0 - left / NEAR).max(0.0) - LEFT * left
}

/// A good play of a wall that has moves; so many changes are tried.
pub(crate) fn play(wall: &Wall, changes: u32) -> Vec<Marble> {
    let colours: BTreeSet<Colour> = wall.cells().map(|cell| wall.colour(cell)).collect();
    // What one more marble of a colour is worth grows with their number.
    #[expect(clippy::cast_precision_loss, reason = "small numbers")]
    let scale = f64::from(wall.left) / (45 * colours.len()) as f64;
    let heats = colours.len().ilog2() + 2;
    let mut spared: Vec<Colour> = [0].into_iter().chain(colours).collect();
    let rounds = heats + REHEATS;
    let start = Play::new(wall);
    let mut best = (start.clone(), 0);
    for round in 0..rounds {
        let mut plan = (&start, HOT);
        if round >= heats {
            spared = vec![best.1];
            plan = (&best.0, WARM);
        }
        let chains = u32::try_from(spared.len() * CHAINS).expect("at most eight");
        let changes = changes / rounds / chains;
        let mut ends = Vec::new();
        for colour in spared {
            let chains = (0..CHAINS).map(|chain| {
                let name = format!("0 {round} {colour} {chain}");
                let dice = &mut seeded(&["wbr", "engine", &name]);
                let heat = (scale * plan.1, scale * COLD);
                (anneal(plan.0.clone(), colour, changes, heat, dice), colour)
            });
            ends.extend(chains.max_by_key(|(play, _)| play.end().total()));
        }
        ends.sort_by_key(|(play, _)| Reverse(play.end().total()));
        ends.truncate(ends.len().div_ceil(2));
        spared = ends.iter().map(|end| end.1).collect();
        if ends[0].0.end().total() > best.0.end().total() {
            best = ends.swap_remove(0);
        }
    }
    best.0.moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brute::{self, replay};
    use crate::cases::random;
    use crate::{COLOURS, Input, Output, Wbr, record};
    use contract::recipe;

    fn board(name: &str, rows: usize, columns: usize, colours: &str) -> Input {
        random(
            &mut seeded(&["wbr", "anneal", name]),
            rows,
            columns,
            colours,
        )
    }

    fn played(input: &Input, changes: u32) -> Output {
        let output = record(input, play(&Wall::new(input), changes));
        assert!(replay(input, &output), "{input}{output}");
        output
    }

    /// Changes a play of a random board again and again, and shows it after each change.
    fn walk(mut show: impl FnMut(&Play)) {
        let mut dice = seeded(&["wbr", "anneal", "walk"]);
        let mut play = Play::new(&Wall::new(&board("walk", 12, 11, COLOURS)));
        for _ in 0..300 {
            play = anneal(play, b'B', 10, (50.0, 20.0), &mut dice);
            show(&play);
        }
    }

    #[test]
    fn tiny_boards_get_their_optimum() {
        for number in 0..120 {
            let (rows, columns) = [(3, 4), (4, 3), (2, 6), (6, 2), (3, 3)][number % 5];
            let input = board(
                &number.to_string(),
                rows,
                columns,
                ["WB", COLOURS][number % 2],
            );
            if Wall::new(&input).moves().next().is_some() {
                let best = brute::solve(&input);
                assert_eq!(Some(played(&input, 4000).total), best, "{input}");
            }
        }
    }

    #[test]
    fn stripes_get_their_optimum() {
        let sample = recipe::<Wbr>("sample").unwrap();
        assert_eq!(played(&sample, 4000).total, 6716);
    }

    #[test]
    fn more_work_earns_more() {
        let input = board("more", 15, 15, COLOURS);
        let totals = [0, 2000, 200_000].map(|changes| played(&input, changes).total);
        assert!(totals.is_sorted_by(|a, b| a < b), "{totals:?}");
    }

    #[test]
    fn a_changed_play_is_the_same_when_it_is_played_anew() {
        walk(|play| {
            let mut anew = Play::new(&play.walls[0]);
            for (&marble, wall) in play.moves.iter().zip(&play.walls) {
                assert_eq!(
                    (anew.end().board(), anew.end().score),
                    (wall.board(), wall.score)
                );
                assert!(anew.play(marble));
            }
            assert_eq!(anew.end().score, play.end().score);
        });
    }

    #[test]
    fn there_is_ever_less_hope_and_never_too_little() {
        walk(|play| {
            let hopes: Vec<i32> = play.walls.iter().map(Wall::hope).collect();
            assert!(hopes.is_sorted_by(|a, b| a >= b));
            assert!(hopes.iter().all(|&hope| hope >= play.end().score));
        });
    }

    #[test]
    fn a_spared_colour_is_swept_off_after_the_others() {
        for spared in COLOURS.bytes() {
            let mut play = Play::new(&Wall::new(&board("spared", 12, 12, COLOURS)));
            play.finish(spared, f64::MIN);
            assert!(!play.clone().sweep(0));
            let first = play.moves.iter().position(|&it| colour_of(it) == spared);
            let mut before = Play::new(&play.walls[first.unwrap()]);
            assert!(!before.sweep(spared));
        }
    }
}
