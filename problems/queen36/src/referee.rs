//! QUEEN (Bài 36): any order of captures that is legal and long enough.
//!
//! The captures are replayed. Pawns above the queen's row are all still there, because the queen
//! never was higher; so upwards it meets the next pawn of a sorted column or diagonal. Within its
//! row it meets the pawns that are left on both sides of the captured block around it.

use crate::{Input, Queen36};
use bilingual::{Say, Text};
use checker::special::{NAMED, read_input};
use checker::{Checked, Reader};

mod say {
    bilingual::sentences! {
        WRONG_PAWNS: "ăn được nhiều nhất {0} quân tốt, bài làm ghi {1}", "expected {0} pawns, found {1}";
        CAPTURE: "nước ăn {0}", "capture {0}";
        PAWN: "quân tốt {0} {1}", "pawn {0} {1}";
        MORE_PAWNS: "bài làm ăn được {0} quân tốt, đáp án chỉ {1}", "the output captures {0} pawns, the reference only {1}";
        BELOW: "đứng thấp hơn quân hậu", "stands below the queen";
        CAPTURED: "đã bị ăn", "is captured already";
        NOT_NEAREST_IN_ROW: "không phải là quân gần nhất trong hàng", "is not the nearest one in the row";
        ON_NO_LINE: "không nằm trên đường đi nào của quân hậu", "is on no line with the queen";
        NOT_NEAREST: "không phải là quân gần nhất theo hướng đó", "is not the nearest one in its direction";
    }
}

/// A cell (x, y).
type Cell = (i32, i32);

pub(crate) fn check(
    input: &[u8],
    output: &mut Reader<'_>,
    answer: &mut Reader<'_>,
) -> Result<(), Checked> {
    let input = read_input::<Queen36>(input)?;
    let best = answer.int("k", 0..=input.pawns.len())?;
    let k = output.int("k", 0..=input.pawns.len())?;
    if k < best {
        return Err(output.wrong(say::WRONG_PAWNS.with(&[&best, &k])));
    }
    let mut board = Board::new(&input);
    for number in 1..=k {
        let pawn = output.int(say::CAPTURE.with(&[&number]), 1..=input.pawns.len())?;
        board.capture(input.pawns[pawn - 1]).map_err(|fault| {
            let fault: [&dyn Say; 2] = [&pawn, &fault];
            output.wrong(NAMED.with(&[&say::CAPTURE.with(&[&number]), &say::PAWN.with(&fault)]))
        })?;
    }
    if k > best {
        output.end()?;
        return Err(Checked::judge_error(&say::MORE_PAWNS.with(&[&k, &best])));
    }
    Ok(())
}

/// The pawns in the lines of the board, and the queen in her row.
pub(crate) struct Board {
    /// All pawns by row: (y, x).
    rows: Vec<(i32, i32)>,
    /// All pawns by column, by x − y and by x + y: (line, y).
    lines: [Vec<(i32, i32)>; 3],
    queen: Cell,
    /// The places in `rows` that the queen has emptied in her row.
    block: std::ops::Range<usize>,
}

/// The numbers of the column and of the diagonals through a cell.
fn lines((x, y): Cell) -> [i32; 3] {
    [x, x - y, x + y]
}

impl Board {
    pub(crate) fn new(input: &Input) -> Self {
        let mut rows: Vec<(i32, i32)> = input.pawns.iter().map(|&(x, y)| (y, x)).collect();
        rows.sort_unstable();
        let lines = [0, 1, 2].map(|kind| {
            let pawns = input.pawns.iter();
            let mut line: Vec<_> = pawns.map(|&cell| (lines(cell)[kind], cell.1)).collect();
            line.sort_unstable();
            line
        });
        let start = rows.partition_point(|&cell| cell < (0, 0));
        Board {
            rows,
            lines,
            queen: (0, 0),
            block: start..start,
        }
    }

    /// Captures the pawn on a cell, or says why not.
    pub(crate) fn capture(&mut self, pawn: Cell) -> Result<(), Text> {
        let (x, y) = pawn;
        if y < self.queen.1 {
            return Err(say::BELOW);
        }
        if y == self.queen.1 {
            let place = self.rows.partition_point(|&cell| cell < (y, x));
            if self.block.contains(&place) {
                return Err(say::CAPTURED);
            }
            if place + 1 == self.block.start {
                self.block.start = place;
            } else if place == self.block.end {
                self.block.end += 1;
            } else {
                return Err(say::NOT_NEAREST_IN_ROW);
            }
        } else {
            let kinds = lines(pawn).into_iter().zip(lines(self.queen));
            let Some(kind) = { kinds }.position(|(its, queens)| its == queens) else {
                return Err(say::ON_NO_LINE);
            };
            let line = &self.lines[kind];
            let above = line.partition_point(|&place| place <= (lines(pawn)[kind], self.queen.1));
            if line[above].1 != y {
                return Err(say::NOT_NEAREST);
            }
            let place = self.rows.partition_point(|&cell| cell < (y, x));
            self.block = place..place + 1;
        }
        self.queen = pawn;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::Output;
    use contract::{RngExt, Room, permutation, seeded};
    use inpout::Problem;

    use super::*;
    use checker::special::run;
    use contract::trial::beside_reference;

    const SAMPLE: &str = "4\n1 1\n4 3\n-1 3\n4 2\n";
    const ANSWER: &str = "3\n1 3 2\n";

    fn judged(output: &str) -> Checked {
        let [input, answer] = [SAMPLE, ANSWER].map(str::as_bytes);
        run(check, input, output.as_bytes(), answer)
    }

    #[test]
    fn of_random_orders_just_the_right_ones_are_accepted() {
        let mut rng = seeded(&["queen36", "checker"]);
        let mut counts = [0, 0];
        for _ in 0..300 {
            let input = Queen36::small(&mut rng);
            let k = Queen36::solve(&input).order.len();
            for _ in 0..100 {
                let order = permutation(input.pawns.len(), &mut rng).into_iter().take(k);
                let order = order.map(|pawn| u32::try_from(pawn + 1).unwrap());
                let output = Output {
                    order: order.collect(),
                };
                let right = crate::brute::is_right(&input, &output).unwrap();
                let outcome = beside_reference::<Queen36>(&input, &output);
                assert_eq!(outcome == Checked::Accepted, right, "{input}{output}");
                counts[usize::from(right)] += 1;
            }
        }
        assert!(counts[0] > 5000 && counts[1] > 1000, "{counts:?}");
    }

    #[test]
    fn the_reference_is_accepted_at_the_limits_too() {
        for name in [
            "one-row",
            "source-rows",
            "ends-of-the-board",
            "beyond-limits",
        ] {
            let input = contract::recipe::<Queen36>(name).unwrap();
            let output = Queen36::solve(&input);
            let outcome = beside_reference::<Queen36>(&input, &output);
            assert_eq!(outcome, Checked::Accepted, "{name}");
        }
    }

    #[test]
    fn messages_name_the_first_fault() {
        for (output, message) in [
            (
                "2\n1 3\n",
                "wrong answer token 1 (line 1): expected 3 pawns, found 2",
            ),
            (
                "5\n1 3 2\n",
                "wrong answer token 1 (line 1): k: expected a number in 0..=4, found 5",
            ),
            (
                "3\n1 3 3\n",
                "wrong answer token 4 (line 2): capture 3: pawn 3 is captured already",
            ),
            (
                "3\n1 4 2\n",
                "wrong answer token 3 (line 2): capture 2: pawn 4 is on no line with the queen",
            ),
            (
                "3\n1 3 1\n",
                "wrong answer token 4 (line 2): capture 3: pawn 1 stands below the queen",
            ),
            (
                "3\n1 3\n",
                "wrong output format the output ends after token 3 (line 2): capture 3: expected \
                 a number in 1..=4",
            ),
            (
                "3\n1 3 2 4\n",
                "wrong answer token 5 (line 2): '4' stands after the end of the expected output",
            ),
        ] {
            assert_eq!(judged(output).to_string(), message);
        }
    }

    #[test]
    fn only_the_nearest_pawn_of_a_direction_is_captured() {
        let board = |output: &str| {
            let input = b"6\n2 0\n3 0\n-1 0\n3 3\n3 5\n-7 0\n";
            run(check, input, output.as_bytes(), b"6\n3 6 1 2 4 5\n").to_string()
        };
        assert_eq!(board("6\n3 6 1 2 4 5\n"), "ok");
        assert_eq!(
            board("6\n2 1 3 6 4 5\n"),
            "wrong answer token 2 (line 2): capture 1: pawn 2 is not the nearest one in the row"
        );
        assert_eq!(
            board("6\n3 6 1 2 5 4\n"),
            "wrong answer token 6 (line 2): capture 5: pawn 5 is not the nearest one in its \
             direction"
        );
    }

    #[test]
    fn more_captures_than_the_reference_are_the_judges_error() {
        let judged = |output: &str, answer: &str| {
            let input = SAMPLE.as_bytes();
            run(check, input, output.as_bytes(), answer.as_bytes()).exit_code()
        };
        assert_eq!(judged(ANSWER, "2\n1 3\n"), 3);
        assert_eq!(judged("3\n1 3 2 2\n", "2\n1 3\n"), 1);
        assert_eq!(judged("3\n1 2 3 \n", "2\n1 3\n"), 1);
        assert_eq!(judged(ANSWER, "x"), 3);
    }

    #[test]
    fn junk_is_refused_without_harm() {
        let mut rng = seeded(&["queen36", "junk"]);
        let tokens = [
            "0",
            "1",
            "2",
            "3",
            "4",
            "5",
            "-1",
            "x",
            "99999999999999999999",
        ];
        for _ in 0..3000 {
            let junk: Vec<&str> = (0..rng.random_range(0..6))
                .map(|_| tokens[rng.random_range(0..tokens.len())])
                .collect();
            let junk = junk.join(" ");
            let is_right = ["3 1 3 2"].contains(&junk.as_str());
            assert_eq!(judged(&junk) == Checked::Accepted, is_right, "{junk:?}");
        }
    }
}
