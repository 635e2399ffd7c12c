//! MEAN: the verdict, and any strategy of Harry's that comes to it.
//!
//! A strategy is replayed by the rules: the cycle that play from `s` runs into must have a
//! negative sum for LOSE, and the sum 0 for DRAW. That Harry can do no better is the reference's
//! word; an output that does better proves it wrong.

use crate::brute::{cycle_sum, is_allowed};
use crate::{Mean, Test};
use bilingual::{Message, Say};
use checker::special::{NAMED, read_input};
use checker::{Checked, Reader};

mod say {
    bilingual::sentences! {
        VERDICT_ON_TEST: "kết luận của test {0}", "verdict on test {0}";
        BETTER_FOR_HARRY: "test {0}: bài làm chỉ ra cách để Harry đạt {1}, còn đáp án là {2}", "test {0}: the output shows how Harry comes to {1}, where the reference says {2}";
        WRONG_VERDICT: "test {0}: kết luận đúng là {1}, không phải {2}", "test {0}: the verdict is {1}, not {2}";
        HARRYS_ARC: "test {0}: cung của Harry ở đỉnh {1}", "test {0}: Harry's arc at vertex {1}";
        RONS_VERTEX: "đỉnh này của Ron nên phải ghi 0, không phải {0}", "the vertex is Ron's, so it must be 0, not {0}";
        HARRYS_VERTEX: "đỉnh này của Harry nên không được ghi 0", "the vertex is Harry's, so it must not be 0";
        NOT_ITS_ARC: "cung {0} không xuất phát từ đỉnh này", "arc {0} does not leave it";
        CYCLE: "test {0}: chu trình mà ván chơi đi vào có tổng {1}, không phải {2}", "test {0}: the cycle that play runs into sums to {1}, which is no {2}";
    }
}

/// From the best for Harry to the worst, as he can reach them.
const VERDICTS: [&str; 3] = ["LOSE", "DRAW", "WIN"];

/// The place in [`VERDICTS`] of WIN, for which there is nothing to show.
const WIN: usize = 2;

pub(crate) fn check(
    input: &[u8],
    output: &mut Reader<'_>,
    answer: &mut Reader<'_>,
) -> Result<(), Checked> {
    let input = read_input::<Mean>(input)?;
    for (number, test) in (1..).zip(&input.tests) {
        let expected = read_verdict(answer, number, test)?.claimed;
        let Verdict { claimed, shown } = read_verdict(output, number, test)?;
        if shown < expected {
            let (better, said) = (VERDICTS[shown], VERDICTS[expected]);
            return Err(Checked::judge_error(
                &say::BETTER_FOR_HARRY.with(&[&number, &better, &said]),
            ));
        }
        if claimed != expected {
            let (wanted, found) = (VERDICTS[expected], VERDICTS[claimed]);
            return Err(output.wrong(say::WRONG_VERDICT.with(&[&number, &wanted, &found])));
        }
    }
    answer.end()
}

/// A verdict on one test, as places in [`VERDICTS`].
struct Verdict {
    /// What is printed.
    claimed: usize,
    /// What the strategy printed with it comes to.
    shown: usize,
}

/// Reads a verdict and, except for WIN, a strategy. It must be made of Harry's own arcs and come
/// to no less than what is claimed.
fn read_verdict(reader: &mut Reader<'_>, number: usize, test: &Test) -> Result<Verdict, Checked> {
    let claimed = reader.choice(say::VERDICT_ON_TEST.with(&[&number]), &VERDICTS)?;
    if claimed == WIN {
        return Ok(Verdict {
            claimed,
            shown: WIN,
        });
    }
    let mut harry = Vec::with_capacity(test.owners.len());
    for (vertex, &owner) in test.owners.iter().enumerate() {
        let place: [&dyn Say; 2] = [&number, &(vertex + 1)];
        let name = say::HARRYS_ARC.with(&place);
        let arc = reader.int(name, 0..=test.arcs.len())?;
        if !is_allowed(test, vertex, arc) {
            let fault = match owner {
                b'A' => say::RONS_VERTEX.with(&[&arc]).into(),
                _ if arc == 0 => Message::from(say::HARRYS_VERTEX),
                _ => say::NOT_ITS_ARC.with(&[&arc]).into(),
            };
            return Err(reader.wrong(NAMED.with(&[&name, &fault])));
        }
        harry.push(arc);
    }
    let sum = cycle_sum(test, &harry);
    let shown = match sum {
        ..0 => 0,
        0 => 1,
        _ => WIN,
    };
    if shown > claimed {
        let wanted = VERDICTS[claimed];
        return Err(reader.wrong(say::CYCLE.with(&[&number, &sum, &wanted])));
    }
    Ok(Verdict { claimed, shown })
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use crate::{Input, Output};
    use contract::{RngExt, seeded};
    use inpout::Problem;

    use super::*;
    use checker::special::run;

    fn sample() -> Input {
        contract::recipe::<Mean>("sample").unwrap()
    }

    /// The outcome for an output, where the reference says `answer`.
    fn judged(input: &Input, output: &str, answer: &str) -> Checked {
        let input = input.to_string();
        run(
            check,
            input.as_bytes(),
            output.as_bytes(),
            answer.as_bytes(),
        )
    }

    fn on_sample(output: &str) -> String {
        judged(&sample(), output, &Mean::solve(&sample()).to_string()).to_string()
    }

    /// All strategies of Harry's, allowed or not, if there are few.
    fn strategies(test: &Test) -> Vec<Vec<usize>> {
        let mut all = vec![Vec::new()];
        for _ in 0..test.owners.len() {
            let arcs = 0..=test.arcs.len();
            all = all
                .iter()
                .flat_map(|row| arcs.clone().map(|arc| [row.clone(), vec![arc]].concat()))
                .collect();
        }
        all
    }

    /// The sum of the last `n!` moves of very many, by the rules; `None` if a move breaks them.
    fn sum_in_the_long_run(test: &Test, harry: &[usize]) -> Option<i64> {
        let n = test.owners.len();
        let is_sound = |vertex: usize| match (test.owners[vertex], harry[vertex]) {
            (b'A', arc) => arc == 0,
            (_, arc) => arc > 0 && test.arcs[arc - 1].0 == vertex + 1,
        };
        if !(0..n).all(is_sound) {
            return None;
        }
        let (mut pawn, mut sum) = (test.start, 0);
        for moves in 0..n + 60 {
            let arc = harry[pawn - 1].max(test.ron[pawn - 1]);
            let (_, head, weight) = test.arcs[arc - 1];
            pawn = head;
            if moves >= n {
                sum += weight;
            }
        }
        Some(sum)
    }

    #[test]
    fn every_strategy_that_keeps_its_word_is_accepted_and_no_other() {
        let mut rng = seeded(&["mean", "checker"]);
        let mut counts = [0, 0];
        while counts[1] < 300 {
            let n = rng.random_range(1..=3);
            let test = crate::cases::random(&mut rng, n, n + 2, -2..=2);
            let input = Input {
                tests: vec![test.clone()],
            };
            let answer = Mean::solve(&input).to_string();
            for harry in strategies(&test) {
                let sign = sum_in_the_long_run(&test, &harry).map(i64::signum);
                for (word, wanted) in [("LOSE", -1), ("DRAW", 0)] {
                    let mut output = format!("{word}\n");
                    for arc in &harry {
                        write!(output, "{arc} ").unwrap();
                    }
                    let outcome = judged(&input, &output, &answer);
                    let is_right = sign == Some(wanted) && answer.starts_with(word);
                    assert_eq!(outcome == Checked::Accepted, is_right, "{input}{output}");
                    assert!(
                        is_right || outcome.exit_code() == 1,
                        "{input}{output}{outcome}"
                    );
                    counts[usize::from(is_right)] += 1;
                }
            }
            let wins = judged(&input, "WIN\n", &answer) == Checked::Accepted;
            assert_eq!(wins, answer == "WIN\n");
        }
    }

    #[test]
    fn the_reference_is_accepted_on_all_kinds_of_tests() {
        for name in [
            "sample",
            "loops",
            "parallel-arcs",
            "heavy",
            "many-tests",
            "large-loss",
        ] {
            let input = contract::recipe::<Mean>(name).unwrap();
            let output: Output = Mean::solve(&input);
            let text = output.to_string();
            assert_eq!(judged(&input, &text, &text), Checked::Accepted, "{name}");
        }
    }

    #[test]
    fn messages_name_the_first_fault() {
        for (output, message) in [
            ("WIN\nDRAW\n0 0 0 0 5 9 10 12\n", "ok"),
            (
                "DRAW\n0 0 0 0 5 8 10 11\n",
                "wrong answer token 9 (line 2): test 1: the cycle that play runs into sums to 1, \
                 which is no DRAW",
            ),
            (
                "WIN\nWIN\n",
                "wrong answer token 2 (line 2): test 2: the verdict is DRAW, not WIN",
            ),
            (
                "WIN\nDRAW\n0 0 0 0 2 8 10 11\n",
                "wrong answer token 7 (line 3): test 2: Harry's arc at vertex 5: arc 2 does not \
                 leave it",
            ),
            (
                "WIN\nDRAW\n0 1 0 0 5 8 10 11\n",
                "wrong answer token 4 (line 3): test 2: Harry's arc at vertex 2: the vertex is \
                 Ron's, so it must be 0, not 1",
            ),
            (
                "WIN\nDRAW\n0 0 0 0 5 8 10 0\n",
                "wrong answer token 10 (line 3): test 2: Harry's arc at vertex 8: the vertex is \
                 Harry's, so it must not be 0",
            ),
            (
                "WIN\nDRAW\n0 0 0 0 5 8 10 13\n",
                "wrong answer token 10 (line 3): test 2: Harry's arc at vertex 8: expected a \
                 number in 0..=12, found 13",
            ),
            (
                "WIN\nLOSE\n0 0 0 0 5 8 10 11\n",
                "wrong answer token 10 (line 3): test 2: the cycle that play runs into sums to \
                 0, which is no LOSE",
            ),
            (
                "WIN\nDRAW\n0 0 0 0 5 8 10\n",
                "wrong output format the output ends after token 9 (line 3): test 2: Harry's arc \
                 at vertex 8: expected a number in 0..=12",
            ),
            (
                "WIN\n",
                "wrong output format the output ends after token 1 (line 1): verdict on test 2: \
                 expected LOSE or DRAW or WIN",
            ),
            (
                "Win\n",
                "wrong output format token 1 (line 1): verdict on test 1: expected LOSE or DRAW \
                 or WIN, found 'Win'",
            ),
            (
                "WIN\nDRAW\n0 0 0 0 5 8 10 11\nWIN\n",
                "wrong answer token 11 (line 4): 'WIN' stands after the end of the expected output",
            ),
        ] {
            assert_eq!(on_sample(output), message);
        }
    }

    #[test]
    fn an_output_that_does_better_than_the_reference_is_the_judges_error() {
        let input = sample();
        let right = "WIN\nDRAW\n0 0 0 0 5 8 10 11\n";
        let outcome = judged(&input, right, "WIN\nWIN\n");
        assert_eq!(
            outcome.to_string(),
            "FAIL test 2: the output shows how Harry comes to DRAW, where the reference says WIN"
        );
        // A loop of −1: better than the DRAW that both claim.
        let lost = Input {
            tests: vec![Test {
                owners: b"B".to_vec(),
                start: 1,
                arcs: vec![(1, 1, 0), (1, 1, -1)],
                ron: vec![0],
            }],
        };
        assert_eq!(judged(&lost, "DRAW\n2\n", "DRAW\n1\n").exit_code(), 3);
        assert_eq!(judged(&lost, "LOSE\n2\n", "DRAW\n1\n").exit_code(), 3);
        assert_eq!(judged(&lost, "DRAW\n1\n", "LOSE\n2\n").exit_code(), 1);
        // Claiming less than what is shown is wrong all the same.
        assert_eq!(judged(&lost, "DRAW\n2\n", "LOSE\n2\n").exit_code(), 1);
    }

    #[test]
    fn a_broken_reference_is_the_judges_error() {
        let right = Mean::solve(&sample()).to_string();
        for answer in [
            "",
            "WIN\n",
            "x",
            "WIN\nLOSE\n0 0 0 0 5 8 10 11\n",
            "WIN\nDRAW\n1\n",
        ] {
            assert_eq!(judged(&sample(), &right, answer).exit_code(), 3, "{answer}");
        }
        let outcome = run(check, b"1 1\nB\n1\n", right.as_bytes(), right.as_bytes());
        assert_eq!(outcome.exit_code(), 3);
    }

    #[test]
    fn junk_is_refused_without_harm() {
        let mut rng = seeded(&["mean", "junk"]);
        let words = [
            "WIN", "DRAW", "LOSE", "0", "5", "8", "-1", "12", "13", "1e1", "\0", "é",
        ];
        for _ in 0..3000 {
            let junk: String = (0..rng.random_range(0..20))
                .map(|_| words[rng.random_range(0..words.len())].to_owned() + " ")
                .collect();
            let outcome = on_sample(&junk);
            assert!(outcome.starts_with("wrong"), "{junk}: {outcome}");
        }
        for number in ["99999999999999999999999", "-5", "18446744073709551616"] {
            let outcome = on_sample(&format!("WIN\nDRAW\n0 0 0 0 {number} 8 10 11\n"));
            assert!(outcome.starts_with("wrong answer token 7"), "{outcome}");
        }
        let endless = "WIN\nDRAW\n".to_owned() + &"0 ".repeat(3_000_000);
        assert!(on_sample(&endless).starts_with("wrong answer"));
    }
}
