//! Population annealing (K. Hukushima and Y. Iba, 2003; J. Machta, *Physical Review E* 82, 2010):
//! many plays are cooled together, and at each step down the better ones are copied and the worse ones
//! given up, so that work goes where it pays. They take over parts of each other's plays too, which
//! strictly is against the rule, but finds more. In the end all plays of a population are kin. Several
//! are therefore cooled apart from each other, and what has become of them is brought together, warmed
//! up and cooled once more.

use rayon::prelude::*;
use testkit::{Rng, RngExt, seeded};

use super::Effort;
use super::kinds::Kind;
use super::walk::{Desk, Walk, Ways, minus_log};
use super::wall::{Game, Marble, Wall};

/// Points that a change may lose at first, when populations are brought together, and at the end of
/// both.
const HOT: f64 = 60.0;
const WARM: f64 = 36.0;
const COLD: f64 = 14.0;

/// Steps on the way down.
const STEPS: u32 = 200;

/// Plays of a population.
const PLAYS: usize = 60;

/// The percentage of the work that is for populations apart; the rest is for what they become
/// together.
const SHARE: u64 = 65;

/// For so many changes one play takes over a part of another. With three times as many all plays of a
/// population soon are alike; without any they find less.
const CROSSING: u64 = 4000;

/// How plays are changed. A play that has fallen behind the old one is given up, though it might
/// catch up.
const WAYS: Ways = Ways {
    kinds: &[
        Kind::Shift,
        Kind::Shift,
        Kind::Shift,
        Kind::Nudge,
        Kind::Nudge,
        Kind::Out,
        Kind::In,
        Kind::In,
        Kind::In,
        Kind::Instead,
        Kind::TwoOut,
        Kind::InOut,
        Kind::Gather,
        Kind::Gather,
    ],
    tenths: 8,
    names: 10,
    // What is to be spared is soon clear. A play that is not held to it then finds more.
    own: 20_000,
};

/// The best play of so many changes: the marbles whose regions are removed, and its total. So many
/// populations are cooled apart; equally many plays of each spare each colour at first, and none.
pub(super) fn search<W: Wall>(
    game: &Game<W>,
    scale: f64,
    count: u64,
    effort: Effort,
) -> (i32, Vec<Marble>) {
    let first = effort.changes / 100 * SHARE;
    let cooled = |number| {
        let name = format!("{} {number}", effort.seed);
        let mut population = Population::new(game, &name);
        population.cool((HOT * scale, COLD * scale), first / count);
        // At once, so that any number of them takes little memory.
        population.shrink((PLAYS as u64).div_ceil(count));
        population
    };
    let apart: Vec<Population<'_, W>> = (0..count).into_par_iter().map(cooled).collect();
    let mut together = Population::of(apart);
    together.cool((WARM * scale, COLD * scale), effort.changes - first);
    together.best().clone()
}

/// A play of a population, and what it needs.
struct Member<'a, W: Wall> {
    walk: Walk<W>,
    desk: Desk<'a, W>,
}

/// Plays that are cooled together.
struct Population<'a, W: Wall> {
    members: Vec<Member<'a, W>>,
    /// They decide who is copied, and who takes over a part of whose play.
    dice: Rng,
}

impl<'a, W: Wall> Population<'a, W> {
    /// All plays begin by sweeping everything off, the colour to spare last.
    fn new(game: &'a Game<W>, name: &str) -> Self {
        let dice = |whose: &str| seeded(&["wbr", "population", &format!("{name} {whose}")]);
        let spared = (0..=game.colours()).cycle();
        let members = (0..PLAYS).zip(spared).map(|(number, spared)| {
            let mut desk = Desk::new(game, WAYS, dice(&number.to_string()));
            let walk = Walk::new(spared, &[], &mut desk);
            Member { walk, desk }
        });
        Population {
            members: members.collect(),
            dice: dice("all"),
        }
    }

    /// Keeps so many plays, and the best one of all that were ever there.
    fn shrink(&mut self, count: u64) {
        let best = self.leader();
        self.members.swap(0, best);
        self.members
            .truncate(usize::try_from(count).unwrap_or(usize::MAX));
    }

    /// Brings populations together.
    fn of(apart: Vec<Self>) -> Self {
        let mut apart = apart.into_iter();
        let mut together = apart.next().expect("there are populations");
        together
            .members
            .extend(apart.flat_map(|population| population.members));
        together
    }

    /// Who has found the best play so far, the first of equals.
    fn leader(&self) -> usize {
        let backwards = (0..self.members.len()).rev();
        let leader = backwards.max_by_key(|&at| self.members[at].desk.best.0);
        leader.expect("there are plays")
    }

    /// The best play so far.
    fn best(&self) -> &(i32, Vec<Marble>) {
        &self.members[self.leader()].desk.best
    }

    /// Tries so many changes while it is cooled from one temperature to another.
    fn cool(&mut self, (hot, cold): (f64, f64), changes: u64) {
        if self.members[0].walk.is_still() {
            return;
        }
        let count = self.members.len() as u64;
        let ratio = exp_minus(minus_log(cold / hot) / f64::from(STEPS));
        let mut temperature = hot;
        let mut waiting = 0;
        let tries = changes / count / u64::from(STEPS);
        for _ in 0..STEPS {
            self.members.par_iter_mut().for_each(|member| {
                for _ in 0..tries {
                    member.walk.step(temperature, &mut member.desk);
                }
            });
            waiting += tries * count;
            for _ in 0..waiting / CROSSING {
                self.cross(temperature);
            }
            waiting %= CROSSING;
            let cooler = temperature * ratio;
            self.select(1.0 / cooler - 1.0 / temperature);
            temperature = cooler;
        }
    }

    /// A play tries to take over a part of another one.
    fn cross(&mut self, temperature: f64) {
        let count = self.members.len();
        let pair = [(); 2].map(|()| self.dice.random_range(0..count));
        if let Ok([one, other]) = self.members.get_disjoint_mut(pair) {
            one.walk.cross(&other.walk, temperature, &mut one.desk);
        }
    }

    /// Copies some plays over others: on an average there are then as many of each as it has weight,
    /// which grows with its goal times the slope.
    fn select(&mut self, slope: f64) {
        let goals = || self.members.iter().map(|member| member.walk.goal);
        let most = goals().fold(f64::MIN, f64::max);
        let weights: Vec<f64> = goals()
            .map(|goal| exp_minus((most - goal) * slope))
            .collect();
        let luck = f64::from(self.dice.random::<u32>()) / (f64::from(u32::MAX) + 1.0);
        let copies = shares(&weights, luck);
        let mut idle: Vec<usize> = (0..copies.len()).filter(|&at| copies[at] == 0).collect();
        for (at, &count) in copies.iter().enumerate() {
            for _ in 1..count {
                let to = idle.pop().expect("there are as many plays as before");
                self.members[to].walk = self.members[at].walk.clone();
            }
        }
    }
}

/// Shares out as many places as there are weights: to each as many as its part of their sum, rounded up
/// or down as a number from 0 to 1 falls.
fn shares(weights: &[f64], luck: f64) -> Vec<u32> {
    let sum: f64 = weights.iter().sum();
    let mut left = u32::try_from(weights.len()).expect("a population is small");
    let places = f64::from(left);
    let mut shares = vec![0; weights.len()];
    let (mut reached, mut next) = (0.0, luck);
    for (share, weight) in shares.iter_mut().zip(weights) {
        reached += weight / sum * places;
        while left > 0 && next < reached {
            *share += 1;
            left -= 1;
            next += 1.0;
        }
    }
    // What rounding has left.
    if let Some(share) = shares.last_mut() {
        *share += left;
    }
    shares
}

/// e to the power of minus a number that is not below 0, by the series: the same on every machine.
fn exp_minus(x: f64) -> f64 {
    let (mut part, mut halvings) = (x, 0);
    while part > 0.5 {
        part *= 0.5;
        halvings += 1;
    }
    let (mut sum, mut term) = (1.0, 1.0);
    for number in 1..16 {
        term *= -part / f64::from(number);
        sum += term;
    }
    (0..halvings).fold(sum, |power, _| power * power)
}

#[cfg(test)]
mod tests {
    use super::super::Rule;
    use super::super::bits::Bits;
    use super::super::tests::random;
    use super::*;

    #[test]
    fn the_series_is_the_power() {
        for x in [0.0_f64, 0.001, 0.3, 0.5, 1.0, 7.25, 40.0, 700.0] {
            let power = (-x).exp();
            assert!((exp_minus(x) - power).abs() <= power * 1e-12, "{x}");
        }
        assert!(exp_minus(1e9) == 0.0);
    }

    #[test]
    fn places_are_shared_out_by_weight() {
        for luck in [0.0, 0.4, 0.999_999] {
            assert_eq!(shares(&[1.0, 1.0, 1.0], luck), [1, 1, 1]);
            assert_eq!(shares(&[2.0, 0.0, 0.0, 2.0], luck), [2, 0, 0, 2]);
            assert_eq!(shares(&[0.0, 5.0], luck), [0, 2]);
        }
        assert_eq!(shares(&[3.0, 1.0], 0.4), [2, 0]);
        assert_eq!(shares(&[3.0, 1.0], 0.6), [1, 1]);
        let mut dice = seeded(&["wbr", "shares"]);
        for count in 1..40_u32 {
            let weights: Vec<f64> = (0..count).map(|_| dice.random()).collect();
            let sum: f64 = weights.iter().sum();
            let shares = shares(&weights, dice.random());
            assert_eq!(shares.iter().sum::<u32>(), count);
            for (&share, weight) in shares.iter().zip(weights) {
                let right = weight / sum * f64::from(count);
                assert!((f64::from(share) - right).abs() < 1.0, "{share} {right}");
            }
        }
    }

    #[test]
    fn better_plays_take_the_places_of_worse_ones() {
        let game = Game::<Bits>::new(&random("select", 8, 8, 3), Rule::PLAIN);
        let mut population = Population::new(&game, "test");
        let goals = |population: &Population<'_, Bits>| -> Vec<f64> {
            let goals = population.members.iter().map(|member| member.walk.goal);
            goals.collect()
        };
        for (number, member) in population.members.iter_mut().enumerate() {
            member.walk.goal = if number < PLAYS / 2 { 1000.0 } else { 1010.0 };
        }
        let before = goals(&population);
        population.select(0.0);
        assert_eq!(goals(&population), before);
        // One is e times as good as the other.
        population.select(0.1);
        let better = goals(&population)
            .iter()
            .filter(|&&goal| goal > 1005.0)
            .count();
        assert!((43..=45).contains(&better), "{better}");
        population.select(10.0);
        assert_eq!(goals(&population), [1010.0; PLAYS]);
    }

    #[test]
    fn what_comes_together_holds_the_best_play() {
        let game = Game::<Bits>::new(&random("together", 8, 8, 3), Rule::PLAIN);
        let apart: Vec<Population<'_, Bits>> = (0..7)
            .map(|number| {
                let mut population = Population::new(&game, &number.to_string());
                population.cool((60.0, 30.0), 20_000);
                let best = population.best().0;
                population.shrink(9);
                assert_eq!(population.best().0, best);
                population
            })
            .collect();
        let best = apart.iter().map(|population| population.best().0).max();
        let together = Population::of(apart);
        assert_eq!(Some(together.best().0), best);
        assert_eq!(together.members.len(), 63);
    }
}
