//! RUBIC: any list of operations that solves the board, if there is no shorter one.
//!
//! The operations are replayed. How few are enough is known from the reference's list, which is
//! replayed too; a shorter list that solves the board proves the reference wrong.

use crate::rules::after;
use crate::{Input, Operation, Rubic};
use bilingual::{Message, Say, Text};
use checker::special::{NAMED, read_input};
use checker::{Checked, Reader};

mod say {
    bilingual::sentences! {
        OPERATION: "phép biến đổi {0}", "operation {0}";
        IN_THE_END: "sau cả {0} phép biến đổi, {1}", "after all {0} operations {1}";
        TOO_MANY_OPERATIONS: "{0} phép biến đổi, nhưng {1} phép là đủ", "{0} operations, but {1} are enough";
        FEWER_OPERATIONS: "{0} phép biến đổi đã đủ để xếp bảng, đáp án cần {1}", "{0} operations solve the board, the reference needs {1}";
        KIND: "loại", "kind";
        LINE: "hàng hoặc cột", "line";
        CELLS: "số ô", "cells";
        IN_PLACE_OF: "ở chỗ của số {1} là số {0}", "{0} stands in the place of {1}";
    }
}

/// More than any board needs.
const MOST_OPERATIONS: usize = 1000;

pub(crate) fn check(
    input: &[u8],
    output: &mut Reader<'_>,
    answer: &mut Reader<'_>,
) -> Result<(), Checked> {
    let input = read_input::<Rubic>(input)?;
    let fewest = answer.int("n", 0..=MOST_OPERATIONS)?;
    replay(&input, fewest, answer)?;

    let n = output.int("n", 0..=MOST_OPERATIONS)?;
    if n > fewest {
        return Err(output.wrong(say::TOO_MANY_OPERATIONS.with(&[&n, &fewest])));
    }
    replay(&input, n, output)?;
    if n < fewest {
        return Err(Checked::judge_error(
            &say::FEWER_OPERATIONS.with(&[&n, &fewest]),
        ));
    }
    Ok(())
}

/// Carries out `n` operations; fails if they do not lead to the solved board.
fn replay(input: &Input, n: usize, reader: &mut Reader<'_>) -> Result<(), Checked> {
    let mut cells = input.cells;
    for operation in 1..=n {
        let mut read = |name: Text, most: u8| {
            let name = Message::from(NAMED.with(&[&say::OPERATION.with(&[&operation]), &name]));
            reader.int(name, 1..=most)
        };
        let kind = read(say::KIND, 2)?;
        let number = read(say::LINE, 4)?;
        let by = read(say::CELLS, 3)?;
        cells = after(&cells, Operation { kind, number, by });
    }
    let wrong = (1..).zip(cells).find(|&(number, cell)| number != cell);
    wrong.map_or(Ok(()), |(number, cell)| {
        let fault: [&dyn Say; 2] = [&cell, &number];
        Err(reader.wrong(say::IN_THE_END.with(&[&n, &say::IN_PLACE_OF.with(&fault)])))
    })
}

#[cfg(test)]
mod tests {
    use contract::{RngExt, Room, recipe, seeded};
    use inpout::Problem;

    use super::*;
    use checker::special::run;
    use contract::trial::beside_reference;

    const SAMPLE: &str = "1 2 15 4\n7 8 3 6\n9 10 5 12\n13 14 11 16\n";
    const ANSWER: &str = "2\n2 3 3\n1 2 2\n";

    fn judged(output: &str) -> Checked {
        run(
            check,
            SAMPLE.as_bytes(),
            output.as_bytes(),
            ANSWER.as_bytes(),
        )
    }

    #[test]
    fn every_right_pair_of_operations_is_accepted_and_no_other() {
        let mut rng = seeded(&["rubic", "checker"]);
        let operations = || {
            let lines = (1..=2).flat_map(|kind| (1..=4).map(move |line| (kind, line)));
            lines.flat_map(|(kind, line)| (1..=3).map(move |by| format!("{kind} {line} {by}\n")))
        };
        let mut counts = [0; 2];
        for _ in 0..20 {
            let input = crate::cases::scrambled(&mut rng, 2);
            if Rubic::solve(&input).operations.len() < 2 {
                continue;
            }
            for first in operations() {
                for second in operations() {
                    let output = format!("2\n{first}{second}");
                    let outcome = beside_reference::<Rubic>(&input, &output);
                    let is_right = outcome == Checked::Accepted;
                    assert!(is_right || outcome.exit_code() == 1, "{outcome}");
                    counts[usize::from(is_right)] += 1;
                }
            }
        }
        assert!(counts[0] > 5000 && counts[1] > 15, "{counts:?}");
    }

    #[test]
    fn operations_in_another_order_are_accepted_if_they_commute() {
        let input = recipe::<Rubic>("parallel-columns").unwrap();
        for (output, code) in [
            ("3\n2 1 3\n2 3 2\n2 4 1\n", 0),
            ("3\n2 4 1\n2 1 3\n2 3 2\n", 0),
            ("3\n2 4 1\n2 1 3\n2 3 3\n", 1),
        ] {
            let outcome = beside_reference::<Rubic>(&input, &output);
            assert_eq!(outcome.exit_code(), code, "{output}");
        }
    }

    #[test]
    fn messages_name_the_first_fault() {
        for (output, message) in [
            (
                "3\n2 3 3\n1 2 1\n1 2 1\n",
                "wrong answer token 1 (line 1): 3 operations, but 2 are enough",
            ),
            (
                "2\n2 3 3\n1 2 1\n",
                "wrong answer token 7 (line 3): after all 2 operations 6 stands in the place of 5",
            ),
            (
                "0\n",
                "wrong answer token 1 (line 1): after all 0 operations 15 stands in the place of 3",
            ),
            (
                "2\n2 3 3\n3 2 2\n",
                "wrong answer token 5 (line 3): operation 2: kind: expected a number in 1..=2, \
                 found 3",
            ),
            (
                "2\n2 5 3\n",
                "wrong answer token 3 (line 2): operation 1: line: expected a number in 1..=4, \
                 found 5",
            ),
            (
                "2\n2 3 4\n",
                "wrong answer token 4 (line 2): operation 1: cells: expected a number in 1..=3, \
                 found 4",
            ),
            (
                "2\n2 3 3\n",
                "wrong output format the output ends after token 4 (line 2): operation 2: kind: \
                 expected a number in 1..=2",
            ),
            (
                "2\nR 3 3\n",
                "wrong output format token 2 (line 2): operation 1: kind: expected a number in \
                 1..=2, found 'R'",
            ),
            (
                "2\n2 3 3\n1 2 2\n1 1 1\n",
                "wrong answer token 8 (line 4): '1' stands after the end of the expected output",
            ),
        ] {
            assert_eq!(judged(output).to_string(), message);
        }
    }

    #[test]
    fn a_shorter_list_proves_the_reference_wrong() {
        let longer = "3\n2 3 3\n1 2 1\n1 2 1\n";
        let outcome = run(
            check,
            SAMPLE.as_bytes(),
            ANSWER.as_bytes(),
            longer.as_bytes(),
        );
        assert_eq!(
            outcome.to_string(),
            "FAIL 2 operations solve the board, the reference needs 3"
        );
        for answer in ["0\n", "2\n2 3 3\n1 2 1\n", "", "x"] {
            let outcome = run(
                check,
                SAMPLE.as_bytes(),
                ANSWER.as_bytes(),
                answer.as_bytes(),
            );
            assert_eq!(outcome.exit_code(), 3, "{outcome}");
        }
    }

    #[test]
    fn junk_is_refused_without_harm() {
        let mut rng = seeded(&["rubic", "junk"]);
        let tokens = ["0", "1", "2", "3", "-1", "4", "R", "1x", "\0", "1000"];
        for _ in 0..3000 {
            let junk: String = (0..rng.random_range(0..7))
                .map(|_| tokens[rng.random_range(0..tokens.len())].to_owned() + "\n")
                .collect();
            assert_ne!(judged(&junk), Checked::Accepted, "{junk:?}");
        }
        for numbers in ["99999999999999999999999999", "1001", "2 2 3 -1"] {
            assert_eq!(judged(numbers).exit_code(), 1, "{numbers}");
        }
        let endless = format!("2 {}", "1 1 1 ".repeat(1_000_000));
        assert_eq!(judged(&endless).exit_code(), 1);
    }

    #[test]
    fn the_reference_is_accepted_on_random_boards() {
        let mut rng = seeded(&["rubic", "reference"]);
        for _ in 0..200 {
            let input = Rubic::small(&mut rng);
            let output = Rubic::solve(&input);
            let outcome = beside_reference::<Rubic>(&input, &output);
            assert_eq!(outcome, Checked::Accepted, "{input}");
        }
    }
}
