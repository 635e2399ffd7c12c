//! WBR: a record of a play, worth the part of the reference's total that it earns.
//!
//! The record is replayed. The reference's is replayed too. Where
//! the reference has looked at all plays it cannot be beaten, so a record that does so is a fault
//! of the judge; elsewhere a better record is welcome and gets all points. Where the reference earns
//! nothing, every right record gets all points.

use crate::brute::{Drawn, bonus, score};
use crate::{Input, Wbr};
use bilingual::{Message, Say};
use checker::special::{NAMED, read_input};
use checker::{Checked, Reader};

mod say {
    bilingual::sentences! {
        MOVE: "nước đi {0}", "move {0}";
        BETTER_RECORD: "một biên bản được {0} điểm, đáp án chỉ {1}", "a record earns {0}, the reference only {1}";
        OF_BEST: "{0} điểm, đáp án được {1}", "{0} of {1}, the reference's total";
        MOVE_OR_TOTAL: "nước đi {0} hoặc tổng điểm", "move {0} or the total";
        NO_COLOUR: "cần W, B, R hoặc tổng điểm, nhưng gặp '{0}'", "expected W, B, R or the total, found '{0}'";
        WRONG_TOTAL: "tổng điểm đúng là {0}, không phải {1}", "the total is {0}, not {1}";
        WRONG_LEFT: "còn {0} viên bi, không phải {1}", "{0} cells are left, not {1}";
        CELL_EMPTY: "ô ở dòng {0}, cột {1} trống", "the cell in row {0}, column {1} is empty";
        CELL_COLOUR: "ô ở dòng {0}, cột {1} có màu {2}, không phải {3}", "the cell in row {0}, column {1} is {2}, not {3}";
        CELL_ALONE: "ô ở dòng {0}, cột {1} là một miền chỉ có một viên bi", "the cell in row {0}, column {1} is a region of its own";
        SIZE: "số viên bi", "size";
        SCORE: "số điểm", "score";
        WRONG_NUMBER: "{0} đúng là {1}, không phải {2}", "the {0} is {1}, not {2}";
    }
}

/// Cells up to which the reference is the optimum.
const MOST_CELLS_PROVED: usize = 16;

pub(crate) fn check(
    input: &[u8],
    output: &mut Reader<'_>,
    answer: &mut Reader<'_>,
) -> Result<(), Checked> {
    let input = read_input::<Wbr>(input)?;
    let best = replay(&input, answer)?;
    let total = replay(&input, output)?;
    if total > best && Drawn::new(&input).left() <= MOST_CELLS_PROVED {
        return Err(Checked::judge_error(
            &say::BETTER_RECORD.with(&[&total, &best]),
        ));
    }
    if total >= best {
        return Ok(());
    }
    // What follows the record would not be seen below full points only.
    output.end()?;
    Err(Checked::Partial {
        ratio: f64::from(total) / f64::from(best),
        message: say::OF_BEST.with(&[&total, &best]).into(),
    })
}

/// What is asked of a move, or wrong with it.
fn in_move(number: usize, fault: &dyn Say) -> Message {
    NAMED.with(&[&say::MOVE.with(&[&number]), fault]).into()
}

/// Replays a record and gives what it earns, if that and all that it says is true.
fn replay(input: &Input, reader: &mut Reader<'_>) -> Result<u32, Checked> {
    let mut board = Drawn::new(input);
    let mut earned = 0;
    for number in 1.. {
        let word = reader.word(say::MOVE_OR_TOTAL.with(&[&number]))?;
        let &[colour @ (b'W' | b'B' | b'R')] = word.as_bytes() else {
            let earned = earned + bonus(board.left());
            let Ok(total) = word.parse::<u32>() else {
                let found: String = word.chars().take(20).collect();
                let fault = Message::from(say::NO_COLOUR.with(&[&found.escape_debug()]));
                return Err(reader.format(in_move(number, &fault)));
            };
            if total != earned {
                return Err(reader.wrong(say::WRONG_TOTAL.with(&[&earned, &total])));
            }
            let left = reader.int("r", 0..=400_usize)?;
            if left != board.left() {
                return Err(reader.wrong(say::WRONG_LEFT.with(&[&board.left(), &left])));
            }
            return Ok(total);
        };
        let row = reader.int(in_move(number, &"i"), 1..=input.rows.len())?;
        let column = reader.int(in_move(number, &"j"), 1..=input.rows[0].len())?;
        let region = board.region(row, column);
        let wrong = |fault: Message| Err(reader.wrong(in_move(number, &fault)));
        match board.colour(row, column).map(char::from) {
            None => return wrong(say::CELL_EMPTY.with(&[&row, &column]).into()),
            Some(found) if found != char::from(colour) => {
                let colours: [&dyn Say; 4] = [&row, &column, &found, &char::from(colour)];
                return wrong(say::CELL_COLOUR.with(&colours).into());
            }
            Some(_) if region.len() < 2 => {
                return wrong(say::CELL_ALONE.with(&[&row, &column]).into());
            }
            Some(_) => {}
        }
        let score = score(region.len());
        for (name, right) in [(say::SIZE, region.len()), (say::SCORE, score as usize)] {
            let said = reader.int(in_move(number, &name), 0..=1_000_000_usize)?;
            if said != right {
                let fault = Message::from(say::WRONG_NUMBER.with(&[&name, &right, &said]));
                return Err(reader.wrong(in_move(number, &fault)));
            }
        }
        earned += score;
        board.remove(&region);
    }
    unreachable!("a board has fewer moves than cells")
}

#[cfg(test)]
mod tests {
    use contract::{RngExt, Room, recipe, seeded};
    use inpout::Problem;

    use super::*;
    use checker::special::run;
    use contract::trial::beside_reference;

    const INPUT: &str = "2 4\nWBBW\nWRRW\n";
    /// 0 for the R, then the B, then 4 for the W, and the bonus.
    const ANSWER: &str = "R 1 2 2 0\nB 1 2 2 0\nW 1 1 4 4\n1004 0\n";

    fn judged(output: &str) -> Checked {
        run(
            check,
            INPUT.as_bytes(),
            output.as_bytes(),
            ANSWER.as_bytes(),
        )
    }

    #[test]
    fn any_cell_of_a_region_may_be_named() {
        for output in [
            ANSWER,
            "R 1 3 2 0\nB 1 3 2 0\nW 2 2 4 4\n1004 0\n",
            "B 2 2 2 0 R 1 2 2 0 W 1 1 4 4 1004 0",
        ] {
            assert_eq!(judged(output), Checked::Accepted, "{output}");
        }
    }

    #[test]
    fn a_smaller_total_earns_its_part() {
        let outcome = judged("W 1 1 2 0\nR 1 1 2 0\nB 1 1 2 0\nW 1 1 2 0\n1000 0\n");
        assert_eq!(
            outcome,
            Checked::Partial {
                ratio: 1000.0 / 1004.0,
                message: say::OF_BEST.with(&[&1000, &1004]).into()
            }
        );
        let outcome = judged("R 1 2 2 0\n0 6\n");
        assert_eq!(
            outcome.to_string(),
            "points 0 0 of 1004, the reference's total"
        );
    }

    #[test]
    fn messages_name_the_first_fault() {
        for (output, message) in [
            (
                "",
                "wrong output format the output is empty: move 1 or the total: expected a word",
            ),
            (
                "1004 0\n",
                "wrong answer token 1 (line 1): the total is 0, not 1004",
            ),
            (
                "0 7\n",
                "wrong answer token 2 (line 1): 8 cells are left, not 7",
            ),
            (
                "G 1 1 2 0\n",
                "wrong output format token 1 (line 1): move 1: expected W, B, R or the total, found 'G'",
            ),
            (
                "W 3 1 2 0\n",
                "wrong answer token 2 (line 1): move 1: i: expected a number in 1..=2, found 3",
            ),
            (
                "B 1 2 2 0\n",
                "wrong answer token 3 (line 1): move 1: the cell in row 1, column 2 is R, not B",
            ),
            (
                "R 1 2 3 1\n",
                "wrong answer token 4 (line 1): move 1: the size is 2, not 3",
            ),
            (
                "R 1 2 2 1\n",
                "wrong answer token 5 (line 1): move 1: the score is 0, not 1",
            ),
            (
                "R 1 2 2 0\nB 2 2 2 0\n",
                "wrong answer token 8 (line 2): move 2: the cell in row 2, column 2 is empty",
            ),
            (
                "R 1 2 2 0\n0 6\n7\n",
                "wrong answer token 8 (line 3): '7' stands after the end of the expected output",
            ),
        ] {
            assert_eq!(judged(output).to_string(), message);
        }
        let outcome = run(check, b"2 2\nWB\nRW\n", b"W 1 2 1 1\n", b"0 4\n");
        assert_eq!(
            outcome.to_string(),
            "wrong answer token 3 (line 1): move 1: the cell in row 1, column 2 is a region of its own"
        );
        assert_eq!(
            run(check, b"2 2\nWB\nRW\n", b"0 4\n", b"0 4\n"),
            Checked::Accepted
        );
    }

    #[test]
    fn a_better_record_is_the_judges_error_only_where_the_optimum_is_proved() {
        let weak = "0 8\n";
        let outcome = run(check, INPUT.as_bytes(), ANSWER.as_bytes(), weak.as_bytes());
        assert_eq!(
            outcome.to_string(),
            "FAIL a record earns 1004, the reference only 0"
        );
        let large = recipe::<Wbr>("sample").unwrap();
        let best = Wbr::solve(&large).to_string();
        let outcome = run(
            check,
            large.to_string().as_bytes(),
            best.as_bytes(),
            b"0 150\n",
        );
        assert_eq!(outcome, Checked::Accepted);
        for answer in ["", "x", "0 7\n"] {
            let outcome = run(
                check,
                INPUT.as_bytes(),
                ANSWER.as_bytes(),
                answer.as_bytes(),
            );
            assert_eq!(outcome.exit_code(), 3, "{outcome}");
        }
    }

    #[test]
    fn the_reference_is_accepted_and_junk_is_refused() {
        let mut rng = seeded(&["wbr", "junk"]);
        let tokens = ["W", "B", "R", "0", "1", "2", "4", "8", "-1", "x", "\0", "é"];
        for _ in 0..1000 {
            let input = Wbr::small(&mut rng);
            let output = Wbr::solve(&input);
            let outcome = beside_reference::<Wbr>(&input, &output);
            assert_eq!(outcome, Checked::Accepted, "{input}");
            let junk: String = (0..rng.random_range(0..8))
                .map(|_| tokens[rng.random_range(0..tokens.len())].to_owned() + "\n")
                .collect();
            assert_ne!(judged(&junk), Checked::Accepted, "{junk:?}");
        }
    }
}
