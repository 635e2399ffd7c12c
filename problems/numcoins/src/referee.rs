//! NUMCOINS: the first player's coins, and a play of which every move is best for its mover.
//!
//! The play is replayed. A move must be within the limit that the move before it sets, and worth
//! as much as the best move there: what its player takes now and gets later if both play well.

use crate::Numcoins;
use bilingual::Say;
use checker::special::{NAMED, read_input};
use checker::{Checked, Reader};

pub(crate) mod values;

use values::Values;

mod say {
    bilingual::sentences! {
        MOVE: "nước đi {0}", "move {0}";
        COINS: "số xu", "coins";
        NOT_BEST_PLAY: "file đáp án: {0} xu cho người đi trước, nhưng chơi tối ưu được {1}", "the reference's file: {0} coins for the first player, but best play earns {1}";
        WRONG_COINS: "đáp án là {0} xu, bài làm ghi {1}", "expected {0} coins, found {1}";
        WEAK_MOVE: "khi còn {1} cọc, lấy {0} cọc thì người đi được {2} xu, nước tốt nhất được {3}", "taking {0} of {1} heaps is worth {2} coins to the player, the best move {3}";
    }
}

pub(crate) fn check(
    input: &[u8],
    output: &mut Reader<'_>,
    answer: &mut Reader<'_>,
) -> Result<(), Checked> {
    let input = read_input::<Numcoins>(input)?;
    let values = Values::new(&input.heaps);
    let (mut left, mut limit) = (input.heaps.len(), input.limit);
    let best = values.best(left, limit);

    let reference = answer.int(say::COINS, 0..=i64::MAX)?;
    if reference != best {
        return Err(Checked::judge_error(
            &say::NOT_BEST_PLAY.with(&[&reference, &best]),
        ));
    }
    let coins = output.int(say::COINS, 0..=i64::MAX)?;
    if coins != best {
        return Err(output.wrong(say::WRONG_COINS.with(&[&best, &coins])));
    }

    let mut number = 0;
    while left > 0 {
        number += 1;
        let take = output.int(say::MOVE.with(&[&number]), 1..=limit.min(left))?;
        let (best, worth) = (values.best(left, limit), values.of_move(left, take));
        if worth < best {
            let fault: [&dyn Say; 4] = [&take, &left, &worth, &best];
            return Err(output
                .wrong(NAMED.with(&[&say::MOVE.with(&[&number]), &say::WEAK_MOVE.with(&fault)])));
        }
        left -= take;
        limit = take;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::{Input, Output};
    use contract::{Rng, RngExt, Room, seeded};
    use inpout::Problem;

    use super::*;
    use checker::special::run;
    use contract::trial::beside_reference;

    const SAMPLE: &str = "5 2\n3 5 4 4 6\n";
    const ANSWER: &str = "13\n1 1 1 1 1\n";

    fn judged(output: &[u8]) -> Checked {
        run(check, SAMPLE.as_bytes(), output, ANSWER.as_bytes())
    }

    fn verdict(input: &Input, output: &Output) -> Checked {
        beside_reference::<Numcoins>(input, output)
    }

    /// All legal plays of `left` heaps that begin with `moves`.
    fn plays(left: usize, limit: usize, moves: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
        if left == 0 {
            found.push(moves.clone());
        }
        for take in 1..=limit.min(left) {
            moves.push(take);
            plays(left - take, take, moves, found);
            moves.pop();
        }
    }

    #[test]
    fn the_best_plays_are_accepted_and_no_others() {
        let mut rng = seeded(&["numcoins", "checker"]);
        let mut counts = [0, 0];
        for _ in 0..300 {
            let input = Numcoins::small(&mut rng);
            if input.heaps.len() > 9 {
                continue;
            }
            let coins = Numcoins::solve(&input).coins;
            let mut found = Vec::new();
            plays(input.heaps.len(), input.limit, &mut vec![], &mut found);
            for moves in found {
                let output = Output { coins, moves };
                let right = crate::brute::is_right(&input, &output).unwrap();
                let outcome = verdict(&input, &output);
                assert_eq!(
                    outcome == Checked::Accepted,
                    right,
                    "{input}{output}{outcome}"
                );
                counts[usize::from(right)] += 1;
            }
        }
        assert!(counts[0] > 1000 && counts[1] > 200, "{counts:?}");
    }

    #[test]
    fn the_reference_is_accepted_on_long_rows_too() {
        for name in ["single-steps-beyond", "equal-beyond", "prizes-beyond"] {
            let input = contract::recipe::<Numcoins>(name).unwrap();
            assert_eq!(verdict(&input, &Numcoins::solve(&input)), Checked::Accepted);
        }
    }

    #[test]
    fn messages_name_the_first_fault() {
        for (output, message) in [
            (
                "12\n1 1 1 1 1",
                "wrong answer token 1 (line 1): expected 13 coins, found 12",
            ),
            (
                "13\n2 1 1 1",
                "wrong answer token 2 (line 2): move 1: taking 2 of 5 heaps is worth 12 coins to \
                 the player, the best move 13",
            ),
            (
                "13\n1 2 1 1",
                "wrong answer token 3 (line 2): move 2: expected a number in 1..=1, found 2",
            ),
            (
                "13\n0 1 1 1 1 1",
                "wrong answer token 2 (line 2): move 1: expected a number in 1..=2, found 0",
            ),
            (
                "13\n1 1 1 1 1 1",
                "wrong answer token 7 (line 2): '1' stands after the end of the expected output",
            ),
            (
                "13\n1 1 1",
                "wrong output format the output ends after token 4 (line 2): move 4: expected a \
                 number in 1..=1",
            ),
            (
                "13\n1 1 one",
                "wrong output format token 4 (line 2): move 3: expected a number in 1..=1, found \
                 'one'",
            ),
            (
                "",
                "wrong output format the output is empty: coins: expected a number in \
                 0..=9223372036854775807",
            ),
        ] {
            assert_eq!(judged(output.as_bytes()).to_string(), message);
        }
    }

    #[test]
    fn numbers_out_of_every_range_are_wrong() {
        for output in [
            "-13 1 1 1 1 1",
            "99999999999999999999999999 1 1 1 1 1",
            "13 -1",
            "13 18446744073709551617 1 1 1 1",
        ] {
            assert_eq!(judged(output.as_bytes()).exit_code(), 1, "{output}");
        }
    }

    #[test]
    fn a_wrong_reference_is_the_judges_error() {
        let right = b"13\n1 1 1 1 1\n";
        for answer in ["12\n1 1 1 1 1\n", "", "x"] {
            let outcome = run(check, SAMPLE.as_bytes(), right, answer.as_bytes());
            assert_eq!(outcome.exit_code(), 3, "{outcome}");
        }
        assert_eq!(run(check, b"0 1\n", right, right).exit_code(), 3);
    }

    #[test]
    fn junk_is_refused_without_harm() {
        let mut rng: Rng = seeded(&["numcoins", "junk"]);
        for _ in 0..2000 {
            let length = rng.random_range(0..60);
            let letters = b"0123456789 \n\r-+x\xff\0";
            let junk: Vec<u8> = (0..length)
                .map(|_| letters[rng.random_range(0..letters.len())])
                .collect();
            assert_ne!(judged(&junk), Checked::Accepted, "{junk:?}");
        }
        let endless = "1 ".repeat(1_000_000);
        assert_eq!(judged(format!("13 {endless}").as_bytes()).exit_code(), 1);
    }
}
