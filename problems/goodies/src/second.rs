//! Large boxes by a schedule.

use std::cmp::Reverse;

use crate::{Child, Input, Output};

/// The totals as a schedule: a sweet whose place in Petra's order is `i`, from 1, must be taken in
/// one of Jan's first `⌊(i + f) / 2⌋` turns. So the sweets are jobs with deadlines that bring a
/// profit; going down in profit, each gets the latest turn that is free and in time, if there is
/// one.
pub fn solve(input: &Input) -> Output {
    let totals = input.tests.iter().map(|test| {
        let mut order: Vec<usize> = (0..test.sweets.len()).collect();
        order.sort_by_key(|&sweet| (Reverse(test.sweets[sweet].0), test.sweets[sweet].1));
        let f = usize::from(test.first == Child::Jan);
        let jobs = order.iter().zip(1..);
        let mut jobs: Vec<_> = jobs
            .map(|(&sweet, place)| (test.sweets[sweet], usize::midpoint(place, f)))
            .collect();
        jobs.sort_by_key(|&((petra, jan), _)| (Reverse(jan), petra));

        // `latest[turn]` leads to the latest free turn up to `turn`; 0 is none.
        let mut latest: Vec<usize> = (0..=jobs.len()).collect();
        let (mut petras, mut jans) = (0, 0);
        for ((petra, jan), deadline) in jobs {
            let mut turn = deadline;
            while latest[turn] != turn {
                latest[turn] = latest[latest[turn]];
                turn = latest[turn];
            }
            if turn == 0 {
                petras += u64::from(petra);
            } else {
                jans += u64::from(jan);
                latest[turn] = turn - 1;
            }
        }
        (petras, jans)
    });
    Output(totals.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Goodies;
    use crate::cases::random;
    use contract::{RngExt, seeded};
    use inpout::Problem;

    #[test]
    fn reference_and_schedule_agree_on_larger_boxes() {
        let mut rng = seeded(&["goodies", "schedule"]);
        for round in 0..1000 {
            let n = match round % 100 {
                0 => rng.random_range(9000..=10_000),
                _ => rng.random_range(1..=140),
            };
            let most = [1, 5, 30, 1000, 1_000_000_000][rng.random_range(0..5)];
            let test = random(&mut rng, n, most);
            let input = Input { tests: vec![test] };
            assert_eq!(Goodies::solve(&input), solve(&input), "{input}");
        }
    }
}
