//! Which tests a package holds, and what they are worth.
//!
//! The samples are worth nothing by themselves, but stand in the first group that has points too: a
//! program that fails on a sample only must not get them. A group is worth its points as a whole.
//! Where outputs earn a part of the points, each test is a group of its own.

use std::ops::Range;

use problem_set::Tier;
use problem_set::spec::Limits;

use crate::package::Content;

/// Points of a problem in all.
pub const POINTS: u32 = 100;

/// Points of the beyond tier, where it counts.
pub const BEYOND_POINTS: u32 = 20;

/// A test of a package.
#[derive(Debug, Clone)]
pub struct Case {
    /// `01`, `02`, …
    pub number: String,
    /// What it is called in the set.
    pub name: String,
    /// Its tier.
    pub tier: Tier,
    /// The limits of its tier.
    pub limits: Limits,
    /// What the program reads; where it talks, what the interactor reads.
    pub input: Content,
    /// What the reference answers.
    pub answer: Content,
}

/// Tests that are worth something together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// Its points.
    pub points: u32,
    /// Its tests, without the samples that stand in the first group too.
    pub cases: Range<usize>,
}

/// All tests in order, samples first, and the groups that have points.
#[derive(Debug, Clone)]
pub struct Groups {
    /// The tests.
    pub cases: Vec<Case>,
    /// How many of them are samples.
    pub samples: usize,
    /// The groups that have points.
    pub scored: Vec<Group>,
    /// Whether each test is a group of its own.
    pub each_test: bool,
}

impl Groups {
    /// Groups for tests that stand in order of their tiers.
    pub fn new(cases: Vec<Case>, each_test: bool) -> Groups {
        let before = |tier| cases.partition_point(|case| case.tier < tier);
        let (samples, split) = (before(Tier::Source), before(Tier::Beyond));
        let beyond = BEYOND_POINTS * u32::from(split < cases.len());
        let tiers = [
            (POINTS - beyond, samples..split),
            (beyond, split..cases.len()),
        ];
        let tiers = tiers.into_iter().filter(|(points, _)| *points > 0);
        let scored = tiers.flat_map(|(points, cases)| {
            if each_test {
                shared_out(points, cases)
            } else {
                vec![Group { points, cases }]
            }
        });
        let scored = scored.collect();
        Groups {
            cases,
            samples,
            scored,
            each_test,
        }
    }

    /// The tests of a group as numbers of cases, with the samples in the first one.
    pub fn members(&self, group: usize) -> Vec<usize> {
        let samples = if group == 0 { self.samples } else { 0 };
        (0..samples)
            .chain(self.scored[group].cases.clone())
            .collect()
    }

    /// The points of each test where there are no groups: whole numbers, none of them for a sample.
    pub fn points_of_tests(&self) -> Vec<u32> {
        let mut points = vec![0; self.cases.len()];
        for group in &self.scored {
            for single in shared_out(group.points, group.cases.clone()) {
                points[single.cases.start] = single.points;
            }
        }
        points
    }
}

/// The points in whole numbers over single tests; what is left over goes to the last ones, which are
/// the hardest.
fn shared_out(points: u32, range: Range<usize>) -> Vec<Group> {
    let count = u32::try_from(range.len()).unwrap_or(u32::MAX).max(1);
    let last = range.end;
    range
        .map(|case| {
            let is_late = u32::try_from(last - case).is_ok_and(|left| left <= points % count);
            Group {
                points: points / count + u32::from(is_late),
                cases: case..case + 1,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn groups(tiers: [usize; 3], each_test: bool) -> Groups {
        let cases = Tier::ALL.into_iter().zip(tiers).flat_map(|(tier, count)| {
            (0..count).map(move |number| Case {
                number: format!("{number:02}"),
                name: "any".to_owned(),
                tier,
                limits: Limits {
                    time_ms: 1000,
                    memory_mib: 256,
                },
                input: "1\n".into(),
                answer: "2\n".into(),
            })
        });
        Groups::new(cases.collect(), each_test)
    }

    #[test]
    fn the_samples_stand_in_the_first_group_and_in_no_other() {
        let groups = groups([2, 3, 4], false);
        assert_eq!(groups.members(0), [0, 1, 2, 3, 4]);
        assert_eq!(groups.members(1), [5, 6, 7, 8]);
        assert_eq!(groups.scored.len(), 2);
    }

    #[test]
    fn points_are_whole_and_add_up() {
        for (tiers, each_test) in [([1, 7, 0], false), ([2, 12, 9], true), ([1, 1, 1], true)] {
            let groups = groups(tiers, each_test);
            let sum: u32 = groups.scored.iter().map(|group| group.points).sum();
            assert_eq!(sum, POINTS);
            let points = groups.points_of_tests();
            assert_eq!(points.iter().sum::<u32>(), POINTS);
            assert!(points[..tiers[0]].iter().all(|&points| points == 0));
            assert!(points[tiers[0]..].iter().all(|&points| points > 0));
        }
        assert_eq!(
            groups([1, 7, 0], false).points_of_tests(),
            [0, 14, 14, 14, 14, 14, 15, 15]
        );
    }
}
