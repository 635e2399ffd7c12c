//! LINE2010: any legal plan, scored by its cost.
//!
//! Both plans, the contestant's and the reference's, are replayed on the board. A legal plan of cost
//! `S` earns `10 · best / S` points, cut off after two decimals, where `best` is the cost of the
//! reference's plan; so a plan that costs as little is accepted, and one that costs less convicts
//! the reference. If nothing has to be done, `best` is 0: then only the empty plan earns anything.
//!
//! A plan may have at most 65 535 operations, unless the reference's plan has more.

use crate::{Cell, Input, Line2010, MOST_OPERATIONS, Operation};
use bilingual::{Message, Say};
use checker::special::{NAMED, read_input};
use checker::{Checked, Reader};

mod say {
    bilingual::sentences! {
        OPERATION: "phép biến đổi {0}", "operation {0}";
        IN_THE_END: "sau cả {0} phép biến đổi, {1}", "after all {0} operations {1}";
        BETTER_PLAN: "dãy phép biến đổi này có chi phí {0}, của đáp án có chi phí {1}", "the plan costs {0}, the reference's costs {1}";
        PLAN_POINTS: "dãy phép biến đổi này có chi phí {0}, nhỏ nhất là {1}: được {2} trong 10 điểm", "the plan costs {0}, the best {1}: {2} of 10 points";
        NO_NEIGHBOURS: "ô {0} {1} và ô {2} {3} không kề nhau", "the cells {0} {1} and {2} {3} are no neighbours";
        CELL_STATE: "ô {0} {1} {2}", "the cell {0} {1} {2}";
        FORBIDDEN: "là ô cấm", "is forbidden";
        HOLDS_BEAD: "đã có bi", "holds a bead already";
        HOLDS_NO_BEAD: "không có bi", "holds no bead";
        BEAD_TOO_MANY: "thừa một viên bi", "holds a bead too many";
        BEAD_LACKING: "thiếu một viên bi", "lacks a bead";
    }
}

/// Operations of any plan that is read at all.
const LONGEST_PLAN: usize = 100_000_000;

pub(crate) fn check(
    input: &[u8],
    output: &mut Reader<'_>,
    answer: &mut Reader<'_>,
) -> Result<(), Checked> {
    let input = read_input::<Line2010>(input)?;
    let (best, length) = replay(&input, answer, LONGEST_PLAN)?;
    let longest = if length <= MOST_OPERATIONS {
        MOST_OPERATIONS
    } else {
        LONGEST_PLAN
    };
    let (cost, _) = replay(&input, output, longest)?;
    if cost < best {
        return Err(Checked::judge_error(
            &say::BETTER_PLAN.with(&[&cost, &best]),
        ));
    }
    if cost == best {
        return Ok(());
    }
    // Points times a hundred; both costs are below 2^63 / 1000.
    let points = 1000 * best / cost;
    let ratio = f64::from(u32::try_from(points).expect("at most 1000")) / 1000.0;
    let shown = format!("{}.{:02}", points / 100, points % 100);
    Err(Checked::Partial {
        ratio,
        message: say::PLAN_POINTS.with(&[&cost, &best, &shown]).into(),
    })
}

/// Reads a plan and carries it out; returns its cost and the number of operations.
fn replay(input: &Input, plan: &mut Reader<'_>, longest: usize) -> Result<(u64, usize), Checked> {
    let length = plan.int("k", 0..=longest)?;
    let mut board = Board {
        input,
        cells: input.first.clone(),
    };
    let mut cost = 0;
    for number in 1..=length {
        let kind = plan.int(say::OPERATION.with(&[&number]), 1..=3_u8)?;
        let at = board.read_cell(plan, number, "x", "y")?;
        let operation = match kind {
            1 => Operation::Add(at),
            2 => Operation::Remove(at),
            _ => Operation::Slide(at, board.read_cell(plan, number, "u", "v")?),
        };
        board
            .carry_out(operation)
            .map_err(|fault| plan.wrong(NAMED.with(&[&say::OPERATION.with(&[&number]), &fault])))?;
        cost += input.costs.of(operation);
    }
    match board.first_difference() {
        None => Ok((cost, length)),
        Some(fault) => Err(plan.wrong(say::IN_THE_END.with(&[&length, &fault]))),
    }
}

/// The board as it is in the middle of a plan.
struct Board<'a> {
    input: &'a Input,
    cells: Vec<u8>,
}

impl Board<'_> {
    fn read_cell(
        &self,
        plan: &mut Reader<'_>,
        number: usize,
        row: &str,
        column: &str,
    ) -> Result<Cell, Checked> {
        let side = |length: usize| u8::try_from(length).expect("boards have at most 100 rows");
        let rows = side(self.cells.len() / self.input.columns);
        let columns = side(self.input.columns);
        let mut read = |name: &str, side| {
            plan.int(
                NAMED.with(&[&say::OPERATION.with(&[&number]), &name]),
                1..=side,
            )
        };
        Ok((read(row, rows)?, read(column, columns)?))
    }

    fn cell(&mut self, (row, column): Cell) -> &mut u8 {
        &mut self.cells[usize::from(row - 1) * self.input.columns + usize::from(column - 1)]
    }

    fn carry_out(&mut self, operation: Operation) -> Result<(), Message> {
        match operation {
            Operation::Add(at) => self.change(at, b'.', b'*'),
            Operation::Remove(at) => self.change(at, b'*', b'.'),
            Operation::Slide(from, to) => {
                if from.0.abs_diff(to.0) + from.1.abs_diff(to.1) != 1 {
                    let cells: [&dyn Say; 4] = [&from.0, &from.1, &to.0, &to.1];
                    return Err(say::NO_NEIGHBOURS.with(&cells).into());
                }
                self.change(from, b'*', b'.')?;
                self.change(to, b'.', b'*')
            }
        }
    }

    fn change(&mut self, at: Cell, before: u8, after: u8) -> Result<(), Message> {
        let cell = self.cell(at);
        if *cell == before {
            *cell = after;
            return Ok(());
        }
        let state = match cell {
            b'#' => say::FORBIDDEN,
            b'*' => say::HOLDS_BEAD,
            _ => say::HOLDS_NO_BEAD,
        };
        Err(say::CELL_STATE.with(&[&at.0, &at.1, &state]).into())
    }

    fn first_difference(&self) -> Option<Message> {
        let mut pairs = self.cells.iter().zip(&self.input.second);
        let place = pairs.position(|(now, wanted)| now != wanted)?;
        let (row, column) = (place / self.input.columns, place % self.input.columns);
        let fault = match self.cells[place] {
            b'*' => say::BEAD_TOO_MANY,
            _ => say::BEAD_LACKING,
        };
        let place: [&dyn Say; 3] = [&(row + 1), &(column + 1), &fault];
        Some(say::CELL_STATE.with(&place).into())
    }
}

#[cfg(test)]
mod tests {
    use bilingual::Lang;
    use contract::{RngExt, Room, seeded};
    use inpout::Problem;

    use super::*;
    use checker::special::run;
    use contract::trial::beside_reference;

    const SAMPLE: &str = "3 3\n17 12 2\n*..\n###\n*#.\n\n..*\n###\n.#*\n";
    const ANSWER: &str = "4\n2 3 1\n3 1 1 1 2\n3 1 2 1 3\n1 3 3\n";

    fn judged(output: &str) -> Checked {
        run(
            check,
            SAMPLE.as_bytes(),
            output.as_bytes(),
            ANSWER.as_bytes(),
        )
    }

    #[test]
    fn the_reference_and_the_documents_plan_are_accepted() {
        for plan in [ANSWER, "4\n3 1 1 1 2\n3 1 2 1 3\n2 3 1\n1 3 3\n"] {
            assert_eq!(judged(plan), Checked::Accepted);
        }
    }

    #[test]
    fn a_dearer_plan_earns_points_cut_off_after_two_decimals() {
        // The document's example: 330 / 58 = 5.689…
        let outcome = judged("4\n2 1 1\n1 1 3\n2 3 1\n1 3 3\n");
        assert_eq!(
            outcome.to_string(),
            "points 0.568 the plan costs 58, the best 33: 5.68 of 10 points"
        );
        let detour = "6\n2 3 1\n3 1 1 1 2\n3 1 2 1 1\n3 1 1 1 2\n3 1 2 1 3\n1 3 3\n";
        assert_eq!(
            judged(detour).message(Lang::En),
            "the plan costs 37, the best 33: 8.91 of 10 points"
        );
    }

    #[test]
    fn where_nothing_has_to_be_done_only_the_empty_plan_earns_points() {
        let input = "1 2\n1 1 1\n*.\n\n*.\n";
        let outcome = |output: &str| run(check, input.as_bytes(), output.as_bytes(), b"0\n");
        assert_eq!(outcome("0"), Checked::Accepted);
        assert_eq!(
            outcome("2 3 1 1 1 2 3 1 2 1 1").to_string(),
            "points 0 the plan costs 2, the best 0: 0.00 of 10 points"
        );
    }

    #[test]
    fn a_plan_cheaper_than_the_references_convicts_it() {
        let dear = "4\n2 1 1\n1 1 3\n2 3 1\n1 3 3\n";
        let outcome = run(check, SAMPLE.as_bytes(), ANSWER.as_bytes(), dear.as_bytes());
        assert_eq!(
            outcome.to_string(),
            "FAIL the plan costs 33, the reference's costs 58"
        );
        for broken in ["", "x", "1\n2 3 1\n", "1\n2 3 2\n"] {
            let outcome = run(
                check,
                SAMPLE.as_bytes(),
                ANSWER.as_bytes(),
                broken.as_bytes(),
            );
            assert_eq!(outcome.exit_code(), 3, "{outcome}");
        }
    }

    #[test]
    fn a_long_plan_is_refused_unless_the_reference_needs_one() {
        let there_and_back = "3 1 1 1 2\n3 1 2 1 1\n".repeat(32_768);
        let plan = format!("65540\n{there_and_back}{}", &ANSWER[2..]);
        assert_eq!(
            judged(&plan).to_string(),
            "wrong answer token 1 (line 1): k: expected a number in 0..=65535, found 65540"
        );
        let outcome = run(check, SAMPLE.as_bytes(), ANSWER.as_bytes(), plan.as_bytes());
        assert_eq!(outcome.exit_code(), 3, "{outcome}");
        let outcome = run(check, SAMPLE.as_bytes(), plan.as_bytes(), plan.as_bytes());
        assert_eq!(outcome, Checked::Accepted);
    }

    #[test]
    fn messages_name_the_first_fault() {
        for (output, message) in [
            (
                "0\n",
                "wrong answer token 1 (line 1): after all 0 operations the cell 1 1 holds a bead \
                 too many",
            ),
            (
                "3\n2 3 1\n3 1 1 1 2\n3 1 2 1 3\n",
                "wrong answer token 14 (line 4): after all 3 operations the cell 3 3 lacks a bead",
            ),
            (
                "1\n1 1 1\n",
                "wrong answer token 4 (line 2): operation 1: the cell 1 1 holds a bead already",
            ),
            (
                "1\n2 1 2\n",
                "wrong answer token 4 (line 2): operation 1: the cell 1 2 holds no bead",
            ),
            (
                "1\n1 2 2\n",
                "wrong answer token 4 (line 2): operation 1: the cell 2 2 is forbidden",
            ),
            (
                "1\n3 1 1 2 1\n",
                "wrong answer token 6 (line 2): operation 1: the cell 2 1 is forbidden",
            ),
            (
                "1\n3 1 2 1 3\n",
                "wrong answer token 6 (line 2): operation 1: the cell 1 2 holds no bead",
            ),
            (
                "1\n3 1 1 1 3\n",
                "wrong answer token 6 (line 2): operation 1: the cells 1 1 and 1 3 are no \
                 neighbours",
            ),
            (
                "1\n3 1 1 1 1\n",
                "wrong answer token 6 (line 2): operation 1: the cells 1 1 and 1 1 are no \
                 neighbours",
            ),
            (
                "1\n4 1 1\n",
                "wrong answer token 2 (line 2): operation 1: expected a number in 1..=3, found 4",
            ),
            (
                "1\n1 4 1\n",
                "wrong answer token 3 (line 2): operation 1: x: expected a number in 1..=3, found 4",
            ),
            (
                "1\n3 1 1 1\n",
                "wrong output format the output ends after token 5 (line 2): operation 1: v: \
                 expected a number in 1..=3",
            ),
            (
                "4\n2 3 1\n3 1 1 1 2\n3 1 2 1 3\n1 3 3\n1 1 1\n",
                "wrong answer token 18 (line 6): '1' stands after the end of the expected output",
            ),
        ] {
            assert_eq!(judged(output).to_string(), message);
        }
    }

    #[test]
    fn plans_of_the_reference_are_accepted_and_worse_ones_scored() {
        let mut rng = seeded(&["line2010", "checker"]);
        for _ in 0..300 {
            let input = Line2010::small(&mut rng);
            let best = Line2010::solve(&input);
            let verdict = |plan: &crate::Output| beside_reference::<Line2010>(&input, plan);
            assert_eq!(verdict(&best), Checked::Accepted);
            let mut other = best.clone();
            // A bead more on an empty cell, taken away again.
            if let Some(place) = input.second.iter().position(|&cell| cell == b'.') {
                let coordinate = |number: usize| u8::try_from(number + 1).unwrap();
                let cell = (
                    coordinate(place / input.columns),
                    coordinate(place % input.columns),
                );
                other.0.push(Operation::Add(cell));
                other.0.push(Operation::Remove(cell));
                assert_eq!(verdict(&other).exit_code(), 7);
                other.0.pop();
                assert_eq!(verdict(&other).exit_code(), 1);
            }
            if !best.0.is_empty() {
                let mut other = best.clone();
                other.0.remove(rng.random_range(0..best.0.len()));
                assert_eq!(verdict(&other).exit_code(), 1);
            }
        }
    }
}
