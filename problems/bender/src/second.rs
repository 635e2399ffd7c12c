//! All numbers up to 1000, by fast powers of a step for any number of steps.

use crate::{Input, Output};

/// The largest number that Bender may choose.
const LARGEST: usize = 1000;

/// States that [`solve`] may look up before the trick is called too large.
const MOST_LOOKUPS: u64 = 6_000_000_000;

/// Whether this is the smallest triple of all numbers up to 1000, or `None` if there are too many to try before
/// the triple of the output.
pub fn is_right(input: &Input, output: &Output) -> Option<bool> {
    let all = LARGEST + 1;
    let pairs = output.0.map_or(all, |[a, ..]| a + 1) * all;
    let states = (input.cups * input.cups) as u64;
    let lookups = pairs as u64 * states * u64::from(2 * (input.steps.ilog2() + 1));
    (lookups <= MOST_LOOKUPS).then(|| by_powers(input, all) == *output)
}

/// The smallest triple of numbers below `end` by fast powers: a state is the next `x` modulo `k`
/// with the ball's position, and for each `a` and `b` the map "one step" on all `k²` states is
/// raised to the power `n` by squaring. No head, period or cycle is ever known. One power serves
/// every `c`.
pub(crate) fn by_powers(input: &Input, end: usize) -> Output {
    let k = input.cups;
    let after = |map: &[u16], by: &[u16]| -> Vec<u16> {
        by.iter().map(|&state| map[usize::from(state)]).collect()
    };
    let numbered = |state: usize| u16::try_from(state).expect("at most 900 states");
    for a in 0..end {
        for b in 0..end {
            // State number x·k + ball.
            let mut step: Vec<u16> = (0..k * k)
                .map(|state| {
                    let (x, ball) = (state / k, state % k);
                    let right = (x + 1) % k;
                    let ball = match ball {
                        _ if ball == x => right,
                        _ if ball == right => x,
                        _ => ball,
                    };
                    numbered((a * x + b) % k * k + ball)
                })
                .collect();
            let mut power: Vec<u16> = (0..k * k).map(numbered).collect();
            let mut steps = input.steps;
            while steps > 0 {
                if steps % 2 == 1 {
                    power = after(&step, &power);
                }
                step = after(&step, &step);
                steps /= 2;
            }
            let in_the_end = |c: usize| usize::from(power[c % k * k + input.from - 1]) % k;
            if let Some(c) = (0..end).find(|&c| in_the_end(c) + 1 == input.to) {
                let triple = Some([a, b, c]);
                return Output(triple);
            }
        }
    }
    Output(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bender;
    use inpout::Problem;

    #[test]
    fn no_number_up_to_a_thousand_does_better() {
        for (steps, cups, from, to) in [(4, 2, 1, 2), (2, 4, 1, 4), (10, 4, 4, 2), (7, 3, 1, 3)] {
            let input = Input {
                steps,
                cups,
                from,
                to,
            };
            let expected = Bender::solve(&input);
            assert_eq!(is_right(&input, &expected), Some(true), "{input}");
        }
    }
}
