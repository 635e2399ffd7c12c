//! STONE (Bài 40): the winner, and any first move that wins.
//!
//! Whoever wins is known from the exact values of the rows. Hermione's move must take one of her
//! own stones and leave rows that are worth at least 0 together.

use crate::Stone40;
use checker::special::{DIFFERENCE, read_input};
use checker::{Checked, Reader};

mod say {
    bilingual::sentences! {
        WINNER: "người thắng", "winner";
        ROW: "hàng", "row";
        STONE: "viên sỏi", "stone";
        RONS_STONE: "viên sỏi {0} của hàng {1} là của Ron", "stone {0} of row {1} is Ron's";
        RON_WINS: "bốc viên sỏi {0} của hàng {1} thì Ron thắng", "Ron wins after stone {0} of row {1} is taken";
    }
}

/// The winners' names; the document spells the second one with its accent.
const NAMES: [&str; 3] = ["Hermione", "Ron", "Rôn"];

pub(crate) fn check(
    input: &[u8],
    output: &mut Reader<'_>,
    answer: &mut Reader<'_>,
) -> Result<(), Checked> {
    let input = read_input::<Stone40>(input)?;
    let sum: i128 = input.rows.iter().map(|row| row.worth()).sum();
    read_winner(answer, sum)?;
    read_winner(output, sum)?;
    if sum <= 0 {
        return Ok(());
    }

    let row = output.int(say::ROW, 1..=input.rows.len())?;
    let stones = input.rows[row - 1];
    let stone = output.int(say::STONE, 1..=stones.len())?;
    if !stones.is_blue(stone - 1) {
        return Err(output.wrong(say::RONS_STONE.with(&[&stone, &row])));
    }
    if sum - stones.worth() + stones.before(stone - 1).worth() < 0 {
        return Err(output.wrong(say::RON_WINS.with(&[&stone, &row])));
    }
    Ok(())
}

/// Reads the winner's name, which must agree with the sum of all rows.
fn read_winner(reader: &mut Reader<'_>, sum: i128) -> Result<(), Checked> {
    let claimed = NAMES[reader.choice(say::WINNER, &NAMES)?];
    let winner = if sum > 0 { "Hermione" } else { "Ron" };
    if (claimed == "Hermione") == (sum > 0) {
        Ok(())
    } else {
        Err(reader.wrong(DIFFERENCE.with(&[&winner, &claimed])))
    }
}

#[cfg(test)]
mod tests {
    use crate::Input;
    use contract::{RngExt, Room, seeded};
    use inpout::Problem;

    use super::*;
    use checker::special::run;
    use contract::trial::beside_reference;

    const SAMPLE: &str = "6\nBBBRRB\nRRRBBR\nRBRBR\nRB\nBRBRRRR\nBRBRB\n";
    const ANSWER: &str = "Hermione\n5 3\n";

    fn judged(output: &[u8]) -> Checked {
        run(check, SAMPLE.as_bytes(), output, ANSWER.as_bytes())
    }

    fn verdict(input: &Input, output: &str) -> Checked {
        beside_reference::<Stone40>(input, &output)
    }

    /// Whether the player whose letter is `mover` wins, by playing every game.
    fn wins(rows: &mut [Vec<u8>], mover: u8) -> bool {
        let other = if mover == b'B' { b'R' } else { b'B' };
        (0..rows.len()).any(|i| {
            (0..rows[i].len()).any(|j| {
                rows[i][j] == mover && {
                    let taken = rows[i].split_off(j);
                    let won = !wins(rows, other);
                    rows[i].extend(taken);
                    won
                }
            })
        })
    }

    #[test]
    fn every_winning_move_is_accepted_and_no_other() {
        let mut rng = seeded(&["stone40", "checker"]);
        let mut counts = [0, 0];
        for _ in 0..400 {
            let mut input = Stone40::small(&mut rng);
            input.rows.truncate(2);
            let mut rows: Vec<Vec<u8>> = input
                .rows
                .iter()
                .map(|row| row.letters().collect())
                .collect();
            let won = wins(&mut rows, b'B');
            for name in ["Ron", "Rôn"] {
                assert_eq!(verdict(&input, name) == Checked::Accepted, !won, "{input}");
            }
            for i in 0..rows.len() {
                for j in 0..rows[i].len() {
                    let taken = rows[i].split_off(j);
                    let right = taken[0] == b'B' && !wins(&mut rows, b'R');
                    rows[i].extend(taken);
                    let output = format!("Hermione\n{} {}\n", i + 1, j + 1);
                    let outcome = verdict(&input, &output);
                    assert_eq!(
                        outcome == Checked::Accepted,
                        right,
                        "{input}{output}{outcome}"
                    );
                    counts[usize::from(right)] += 1;
                }
            }
        }
        assert!(counts.iter().all(|&count| count > 300), "{counts:?}");
    }

    #[test]
    fn the_reference_is_accepted_at_the_limits_too() {
        for name in ["past-doubles", "past-64-bits", "beyond-lost", "beyond-late"] {
            let input = contract::recipe::<Stone40>(name).unwrap();
            let output = Stone40::solve(&input).to_string();
            assert_eq!(verdict(&input, &output), Checked::Accepted);
        }
    }

    #[test]
    fn messages_name_the_first_fault() {
        for (output, message) in [
            (
                "Ron\n",
                "wrong answer token 1 (line 1): expected Hermione, found Ron",
            ),
            (
                "Hermione\n5 1\n",
                "wrong answer token 3 (line 2): Ron wins after stone 1 of row 5 is taken",
            ),
            (
                "Hermione\n5 2\n",
                "wrong answer token 3 (line 2): stone 2 of row 5 is Ron's",
            ),
            (
                "Hermione\n7 1\n",
                "wrong answer token 2 (line 2): row: expected a number in 1..=6, found 7",
            ),
            (
                "Hermione\n4 3\n",
                "wrong answer token 3 (line 2): stone: expected a number in 1..=2, found 3",
            ),
            (
                "Hermione\n5 3 1\n",
                "wrong answer token 4 (line 2): '1' stands after the end of the expected output",
            ),
            (
                "Hermione\n5\n",
                "wrong output format the output ends after token 2 (line 2): stone: expected a \
                 number in 1..=7",
            ),
            (
                "hermione\n5 3\n",
                "wrong output format token 1 (line 1): winner: expected Hermione or Ron or Rôn, \
                 found 'hermione'",
            ),
        ] {
            assert_eq!(judged(output.as_bytes()).to_string(), message);
        }
    }

    #[test]
    fn a_move_after_a_lost_game_is_wrong() {
        let outcome = run(check, b"1\nR\n", b"Ron\n1 1\n", b"Ron\n");
        assert_eq!(outcome.exit_code(), 1);
        let outcome = run(check, b"1\nR\n", b"Hermione\n1 1\n", b"Ron\n");
        assert_eq!(outcome.exit_code(), 1);
    }

    #[test]
    fn a_wrong_reference_is_the_judges_error() {
        for answer in ["Ron\n", "", "x"] {
            let outcome = run(
                check,
                SAMPLE.as_bytes(),
                ANSWER.as_bytes(),
                answer.as_bytes(),
            );
            assert_eq!(outcome.exit_code(), 3, "{outcome}");
        }
        let outcome = run(check, b"0\n", ANSWER.as_bytes(), ANSWER.as_bytes());
        assert_eq!(outcome.exit_code(), 3);
    }

    #[test]
    fn junk_is_refused_without_harm() {
        let mut rng = seeded(&["stone40", "junk"]);
        let tokens = [
            "Hermione", "Ron", "Rôn", "0", "1", "-3", "3", "5x", "\0", "1e1",
        ];
        for _ in 0..3000 {
            let junk: String = (0..rng.random_range(0..6))
                .map(|_| tokens[rng.random_range(0..tokens.len())].to_owned() + "\n")
                .collect();
            assert_ne!(judged(junk.as_bytes()), Checked::Accepted, "{junk:?}");
        }
        for numbers in [
            "99999999999999999999999999 1",
            "5 -1",
            "18446744073709551621 3",
        ] {
            let outcome = judged(format!("Hermione {numbers}").as_bytes());
            assert_eq!(outcome.exit_code(), 1, "{outcome}");
        }
        let endless = "5 3 ".repeat(1_000_000);
        assert_eq!(
            judged(format!("Hermione {endless}").as_bytes()).exit_code(),
            1
        );
    }
}
