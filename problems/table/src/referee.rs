//! TABLE: any list of operations that leaves no negative sum.
//!
//! The operations are replayed: negating a line twice is nothing, so it is enough to keep every
//! line's sign. There always is an answer, so −1 is wrong like any other number out of range.

use crate::{Input, Table};
use bilingual::{Message, Say};
use checker::special::{NAMED, read_input};
use checker::{Checked, Reader};

mod say {
    bilingual::sentences! {
        OPERATION: "phép biến đổi {0}", "operation {0}";
        IN_THE_END: "sau cả {0} phép biến đổi, {1}", "after all {0} operations {1}";
        LINE: "hàng hoặc cột", "line";
        ROW_SUM: "hàng {0} có tổng {1}", "row {0} sums to {1}";
        COLUMN_SUM: "cột {0} có tổng {1}", "column {0} sums to {1}";
    }
}

/// The longest list that the statement allows.
const MOST_OPERATIONS: usize = 20_000;

pub(crate) fn check(
    input: &[u8],
    output: &mut Reader<'_>,
    answer: &mut Reader<'_>,
) -> Result<(), Checked> {
    let input = read_input::<Table>(input)?;
    // Nothing else of the reference's answer matters.
    answer.int("k", 0..=MOST_OPERATIONS)?;

    let k = output.int("k", 0..=MOST_OPERATIONS)?;
    let (mut rows, mut columns) = (vec![1; input.n], vec![1; input.m]);
    for number in 1..=k {
        let side = match output.choice(say::OPERATION.with(&[&number]), &["R", "C"])? {
            0 => &mut rows,
            _ => &mut columns,
        };
        let name = Message::from(NAMED.with(&[&say::OPERATION.with(&[&number]), &say::LINE]));
        let line = output.int(name, 1..=side.len())?;
        side[line - 1] = -side[line - 1];
    }
    match negative_sum(&input, &rows, &columns) {
        None => Ok(()),
        Some(fault) => Err(output.wrong(say::IN_THE_END.with(&[&k, &fault]))),
    }
}

/// The first line with a negative sum, if the lines have these signs.
pub(crate) fn negative_sum(input: &Input, rows: &[i64], columns: &[i64]) -> Option<Message> {
    let mut column_sums = vec![0; input.m];
    for (i, cells) in input.cells.chunks_exact(input.m).enumerate() {
        let mut row_sum = 0;
        for (j, &cell) in cells.iter().enumerate() {
            let cell = rows[i] * columns[j] * i64::from(cell);
            row_sum += cell;
            column_sums[j] += cell;
        }
        if row_sum < 0 {
            return Some(say::ROW_SUM.with(&[&(i + 1), &row_sum]).into());
        }
    }
    let column = column_sums.iter().position(|&sum| sum < 0)?;
    let fault: [&dyn Say; 2] = [&(column + 1), &column_sums[column]];
    Some(say::COLUMN_SUM.with(&fault).into())
}

#[cfg(test)]
mod tests {
    use contract::{RngExt, Room, seeded};
    use inpout::Problem;

    use super::*;
    use checker::special::run;
    use contract::trial::beside_reference;

    const SAMPLE: &str = "3 2\n-1 -1\n-1 -1\n-1 -1\n";
    const ANSWER: &str = "2\nC 1\nC 2\n";

    fn judged(output: &[u8]) -> Checked {
        run(check, SAMPLE.as_bytes(), output, ANSWER.as_bytes())
    }

    fn verdict(input: &Input, output: &str) -> Checked {
        beside_reference::<Table>(input, &output)
    }

    /// The list of the lines in a set of bits: rows first.
    fn list(input: &Input, set: u32) -> String {
        let lines = (0..input.n + input.m).filter(|line| set >> line & 1 == 1);
        let operations = lines.map(|line| match line.checked_sub(input.n) {
            None => format!("R {}\n", line + 1),
            Some(column) => format!("C {}\n", column + 1),
        });
        format!("{}\n{}", set.count_ones(), operations.collect::<String>())
    }

    #[test]
    fn every_right_set_of_lines_is_accepted_and_no_other() {
        let mut rng = seeded(&["table", "checker"]);
        let mut counts = [0, 0];
        for _ in 0..50 {
            let input = Table::small(&mut rng);
            let right = crate::brute::solve(&input).unwrap();
            for set in 0..1 << (input.n + input.m) {
                let outcome = verdict(&input, &list(&input, set));
                let is_right = right.contains(&set);
                assert_eq!(
                    outcome == Checked::Accepted,
                    is_right,
                    "{input}{set:b} {outcome}"
                );
                counts[usize::from(is_right)] += 1;
            }
        }
        assert!(counts[0] > 1000 && counts[1] > 100, "{counts:?}");
    }

    #[test]
    fn the_documents_other_answer_and_detours_are_accepted() {
        for output in ["3\nR 1\nR 2\nR 3\n", "4\nC 2\nR 1\nC 1\nR 1\n", "2 C 1 C 2"] {
            assert_eq!(judged(output.as_bytes()), Checked::Accepted);
        }
        let longest = format!("20000\nC 1\nC 2\n{}", "R 3\n".repeat(19_998));
        assert_eq!(judged(longest.as_bytes()), Checked::Accepted);
        let too_long = format!("20002\nC 1\nC 2\n{}", "R 3\n".repeat(20_000));
        assert_eq!(judged(too_long.as_bytes()).exit_code(), 1);
    }

    #[test]
    fn the_reference_is_accepted_at_the_limits_too() {
        for name in [
            "source-limits",
            "past-32-bits",
            "beyond-two-columns",
            "beyond-limits",
        ] {
            let input = contract::recipe::<Table>(name).unwrap();
            let output = Table::solve(&input).to_string();
            assert_eq!(verdict(&input, &output), Checked::Accepted);
        }
    }

    #[test]
    fn messages_name_the_first_fault() {
        for (output, message) in [
            (
                "-1\n",
                "wrong answer token 1 (line 1): k: expected a number in 0..=20000, found -1",
            ),
            (
                "0\n",
                "wrong answer token 1 (line 1): after all 0 operations row 1 sums to -2",
            ),
            (
                "2\nR 1\nR 2\n",
                "wrong answer token 5 (line 3): after all 2 operations row 3 sums to -2",
            ),
            (
                "1\nC 2\n",
                "wrong answer token 3 (line 2): after all 1 operations column 1 sums to -3",
            ),
            (
                "2\nC 1\nC 3\n",
                "wrong answer token 5 (line 3): operation 2: line: expected a number in 1..=2, \
                 found 3",
            ),
            (
                "2\nC 1\nc 2\n",
                "wrong output format token 4 (line 3): operation 2: expected R or C, found 'c'",
            ),
            (
                "3\nC 1\nC 2\n",
                "wrong output format the output ends after token 5 (line 3): operation 3: \
                 expected R or C",
            ),
            (
                "1\nC 1\nC 2\n",
                "wrong answer token 3 (line 2): after all 1 operations column 2 sums to -3",
            ),
            (
                "2\nC 1\nC 2\nC 2\n",
                "wrong answer token 6 (line 4): 'C' stands after the end of the expected output",
            ),
        ] {
            assert_eq!(judged(output.as_bytes()).to_string(), message);
        }
    }

    #[test]
    fn a_broken_reference_is_the_judges_error() {
        for answer in ["-1\n", "", "x"] {
            let outcome = run(
                check,
                SAMPLE.as_bytes(),
                ANSWER.as_bytes(),
                answer.as_bytes(),
            );
            assert_eq!(outcome.exit_code(), 3, "{outcome}");
        }
        let outcome = run(check, b"1 1\n5\n", b"0\n", b"0\n");
        assert_eq!(outcome.exit_code(), 3);
    }

    #[test]
    fn junk_is_refused_without_harm() {
        let mut rng = seeded(&["table", "junk"]);
        let tokens = ["R", "C", "0", "-1", "4", "1x", "\0", "20001", "RC"];
        for _ in 0..3000 {
            let junk: String = (0..rng.random_range(0..8))
                .map(|_| tokens[rng.random_range(0..tokens.len())].to_owned() + "\n")
                .collect();
            assert_ne!(judged(junk.as_bytes()), Checked::Accepted, "{junk:?}");
        }
        for numbers in ["99999999999999999999999999", "2 C 0", "2 C -1", "1 R 4"] {
            assert_eq!(judged(numbers.as_bytes()).exit_code(), 1, "{numbers}");
        }
        let endless = format!("20000 {}", "C 1 ".repeat(1_000_000));
        assert_eq!(judged(endless.as_bytes()).exit_code(), 1);
    }
}
