//! One play on its way through changes: a change is kept if it earns more, and often if it earns less.

use std::array;
use std::sync::LazyLock;

use testkit::{Rng, RngExt};

use super::chain::{Chain, Change, Cut};
use super::kinds::Kind;
use super::wall::{Game, Marble, Wall};

/// So many marbles left cost the whole bonus; fewer cost their share.
const NEAR: f64 = 60.0;

/// What any marble left costs besides.
const LEFT: f64 = 2.0;

/// One change in so many may remove the walk's own colour before its time.
const BREACH: u32 = 2;

/// Later one change in so many spares a colour, whichever it is.
const SPARING: u32 = 4;

/// Minus the logarithms of numbers all over the way from 0 to 1.
static LOGARITHMS: LazyLock<[f64; 4096]> = LazyLock::new(|| {
    let mut middle = -0.5;
    array::from_fn(|_| {
        middle += 1.0;
        minus_log(middle / 4096.0)
    })
});

/// Minus the natural logarithm of a number between 0 and 1, by its series: the same on every
/// machine.
pub(super) fn minus_log(mut x: f64) -> f64 {
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

/// A number above 0 that is above `x` with probability `exp(-x)`.
fn luck(dice: &mut Rng) -> f64 {
    LOGARITHMS[dice.random_range(0..LOGARITHMS.len())]
}

/// How plays are changed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ways {
    /// The kinds of changes, each as often as it is to be tried.
    pub(super) kinds: &'static [Kind],
    /// See [`Cut::tenths`].
    pub(super) tenths: i32,
    /// One change in so many that are kept gives its moves other names; none if 0.
    pub(super) names: u32,
    /// Changes at first that spare the walk's own colour, or none; those after them any colour or none.
    pub(super) own: u64,
}

/// What a walk needs besides its play.
pub(super) struct Desk<'a, W: Wall> {
    game: &'a Game<W>,
    ways: Ways,
    bonus: f64,
    change: Change<W>,
    room: W::Room,
    dice: Rng,
    /// Changes that were tried.
    tried: u64,
    /// The points of the best play so far, and its moves.
    pub(super) best: (i32, Vec<Marble>),
}

impl<'a, W: Wall> Desk<'a, W> {
    pub(super) fn new(game: &'a Game<W>, ways: Ways, dice: Rng) -> Self {
        Desk {
            game,
            ways,
            bonus: f64::from(game.bonus()),
            change: Change::new(game, &[]),
            room: W::Room::default(),
            dice,
            tried: 0,
            best: (i32::MIN, Vec::new()),
        }
    }

    /// What is to become large: the points, but the bonus is lost little by little.
    fn goal(&self, (score, left): (i32, u32)) -> f64 {
        let left = f64::from(left);
        f64::from(score) + self.bonus * (1.0 - left / NEAR).max(0.0) - LEFT * left
    }
}

/// A play on its way.
#[derive(Clone)]
pub(super) struct Walk<W: Wall> {
    chain: Chain<W>,
    spared: u8,
    /// What the play is worth here.
    pub(super) goal: f64,
}

impl<W: Wall> Walk<W> {
    /// Begins with these moves; what they leave is swept off.
    pub(super) fn new(spared: u8, first: &[Marble], desk: &mut Desk<'_, W>) -> Self {
        let mut chain = Chain::new(desk.game);
        let mut change = Change::new(desk.game, first);
        chain.follow(
            desk.game,
            (0, spared),
            Cut::NONE,
            &mut change,
            &mut desk.room,
        );
        let goal = desk.goal(chain.outcome(&change));
        chain.take(&mut change, None, &mut desk.room);
        let walk = Walk {
            chain,
            spared,
            goal,
        };
        walk.mark(desk);
        walk
    }

    /// Whether it has no moves, and so can't be changed.
    pub(super) fn is_still(&self) -> bool {
        self.chain.moves.is_empty()
    }

    /// Remembers the play if it is the best so far.
    fn mark(&self, desk: &mut Desk<'_, W>) {
        let end = self.chain.end();
        // To count what is left takes longer than to see that it can't matter.
        if f64::from(end.tally().score) + desk.bonus <= f64::from(desk.best.0) {
            return;
        }
        let total = desk.game.total(end);
        if total > desk.best.0 {
            desk.best.0 = total;
            desk.best.1.clone_from(&self.chain.moves);
        }
    }

    /// Tries one change.
    pub(super) fn step(&mut self, temperature: f64, desk: &mut Desk<'_, W>) {
        let Desk { game, ways, .. } = *desk;
        let change = &mut desk.change;
        if !self.chain.throw(game, ways.kinds, &mut desk.dice, change) {
            return;
        }
        let spared = if desk.tried < ways.own {
            let breach = desk.dice.random_ratio(1, BREACH);
            if breach { 0 } else { self.spared }
        } else if desk.dice.random_ratio(1, SPARING) {
            desk.dice.random_range(1..=game.colours())
        } else {
            0
        };
        desk.tried += 1;
        self.follow(spared, ways.tenths, temperature, desk);
    }

    /// Tries to take over a part of another play.
    pub(super) fn cross(&mut self, other: &Self, temperature: f64, desk: &mut Desk<'_, W>) {
        let change = &mut desk.change;
        self.chain
            .cross(&other.chain, desk.game, &mut desk.dice, change);
        // How far it is behind the old play tells nothing: much of it is not of that.
        self.follow(0, 0, temperature, desk);
    }

    /// Plays the change, and keeps it if it is good enough. What must be earned is known before the
    /// change is played, so that it can be given up early.
    fn follow(&mut self, spared: u8, tenths: i32, temperature: f64, desk: &mut Desk<'_, W>) {
        let Desk { game, ways, .. } = *desk;
        let loss = temperature * luck(&mut desk.dice);
        #[expect(clippy::cast_possible_truncation, reason = "a number of points")]
        let cut = Cut {
            least: (self.goal - loss - desk.bonus).floor() as i32,
            tenths,
        };
        let colours = (spared, self.spared);
        let change = &mut desk.change;
        if !self
            .chain
            .follow(game, colours, cut, change, &mut desk.room)
        {
            return;
        }
        let goal = desk.goal(self.chain.outcome(&desk.change));
        if self.goal - goal > loss {
            return;
        }
        let renames = ways.names > 0 && desk.dice.random_ratio(1, ways.names);
        let names = renames.then_some(&mut desk.dice);
        self.chain.take(&mut desk.change, names, &mut desk.room);
        self.goal = goal;
        self.mark(desk);
    }
}

#[cfg(test)]
mod tests {
    use testkit::seeded;

    use super::super::Rule;
    use super::super::bits::Bits;
    use super::super::tests::random;
    use super::*;

    #[test]
    fn a_walk_that_spares_any_colour_counts_its_plays_right() {
        let game = Game::<Bits>::new(&random("walk", 10, 10, 4), Rule::PLAIN);
        let ways = Ways {
            kinds: &[Kind::Shift, Kind::Out, Kind::In],
            tenths: 0,
            names: 0,
            own: 0,
        };
        let mut desk = Desk::new(&game, ways, seeded(&["wbr", "walk"]));
        let mut walk = Walk::new(2, &[], &mut desk);
        let first = desk.best.0;
        for _ in 0..5000 {
            walk.step(30.0, &mut desk);
        }
        let (best, moves) = &desk.best;
        assert!(*best > first, "{best} {first}");
        assert_eq!(game.tell(moves).total, *best);
    }

    #[test]
    fn the_series_is_the_logarithm() {
        for x in [0.0001_f64, 0.3, 0.5, 0.75, 0.9999] {
            assert!((minus_log(x) + x.ln()).abs() < 1e-12, "{x}");
        }
    }
}
