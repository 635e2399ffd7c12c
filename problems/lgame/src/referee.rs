//! LGAME: the verdict, and any board after a winning first move.
//!
//! The outcome of every position is known. A board must come from the input by one move and be
//! lost for the opponent.

use std::sync::LazyLock;

use crate::{Input, Lgame, Outcome, Output, Table, parse};
use bilingual::{Message, Say};
use checker::special::{DIFFERENCE, NAMED, read_input};
use checker::{Checked as Verdict, Reader};

mod say {
    bilingual::sentences! {
        WINNING_BOARD: "bàn cờ sau một nước đi thắng", "a board after a winning move";
        BOARD: "một bàn cờ", "a board";
        ROW_OR_NO: "hàng đầu của bàn cờ, hoặc 'No'", "a row, or 'No'";
        BOARD_ROW: "hàng {0}", "row {0}";
        FOUR_CHARACTERS: "cần 4 ký tự", "expected 4 characters";
        VERDICT: "kết luận", "verdict";
        OTHER_LETTER: "thanh L của đối thủ ghi bằng '{0}', không phải bằng '{1}'", "the opponent's L is drawn with '{0}', not with '{1}'";
        NO_MOVE_LEADS: "không có nước đi nào đưa thế cờ đã cho đến bàn cờ này", "no move leads from the input to this board";
        NOT_LOST: "ở bàn cờ này đối thủ không thua", "the opponent does not lose on this board";
    }
}

/// All positions of the game: the same for every input.
static TABLE: LazyLock<Table> = LazyLock::new(Table::decided);

pub(crate) fn check(
    input: &[u8],
    output: &mut Reader<'_>,
    answer: &mut Reader<'_>,
) -> Result<(), Verdict> {
    let input = read_input::<Lgame>(input)?;
    judge(input, answer)?;
    judge(input, output)
}

/// Reads a claim and says what is wrong with it.
fn judge(input: Input, reader: &mut Reader<'_>) -> Result<(), Verdict> {
    let outcome = TABLE.outcome(input.position);
    let expected = match outcome {
        Outcome::Won => Message::from(say::WINNING_BOARD),
        Outcome::Lost => Message::new(&"'No winning move Losing'"),
        Outcome::Drawn => Message::new(&"'No winning Draw'"),
    };
    let board = match (read_claim(reader)?, outcome) {
        (Output::Losing, Outcome::Lost) | (Output::Draw, Outcome::Drawn) => return Ok(()),
        (Output::Winning(board), Outcome::Won) => board,
        (claim, _) => {
            let found = match claim {
                Output::Winning(_) => Message::from(say::BOARD),
                Output::Losing => Message::new(&"'Losing'"),
                Output::Draw => Message::new(&"'Draw'"),
            };
            return Err(reader.wrong(DIFFERENCE.with(&[&expected, &found])));
        }
    };

    let after = parse(&board).map_err(|fault| reader.wrong(fault))?;
    if after.opponent != input.opponent {
        let [found, expected] = [after, input].map(|it| char::from(it.opponent));
        return Err(reader.wrong(say::OTHER_LETTER.with(&[&found, &expected])));
    }
    let next = after.position.turned();
    if !input.position.moves().any(|it| it == next) {
        return Err(reader.wrong(say::NO_MOVE_LEADS));
    }
    if TABLE.outcome(next) != Outcome::Lost {
        return Err(reader.wrong(say::NOT_LOST));
    }
    Ok(())
}

/// Reads either four rows of four characters or one of the sentences: `No winning move Losing`,
/// `No winning Draw` or the original's `No winning move Draw`.
fn read_claim(reader: &mut Reader<'_>) -> Result<Output, Verdict> {
    let mut row = reader.word(say::ROW_OR_NO)?;
    if row == "No" {
        reader.choice(say::VERDICT, &["winning"])?;
        let is_long = reader.choice(say::VERDICT, &["move", "Draw"])? == 0;
        let loses = is_long && reader.choice(say::VERDICT, &["Losing", "Draw"])? == 0;
        return Ok(if loses { Output::Losing } else { Output::Draw });
    }
    let mut board = [b'.'; 16];
    for (number, cells) in (1..).zip(board.chunks_mut(4)) {
        let place: [&dyn Say; 1] = [&number];
        let name = say::BOARD_ROW.with(&place);
        if number > 1 {
            row = reader.word(name)?;
        }
        if row.len() != 4 {
            return Err(reader.format(NAMED.with(&[&name, &say::FOUR_CHARACTERS])));
        }
        cells.copy_from_slice(row.as_bytes());
    }
    Ok(Output::Winning(board))
}

#[cfg(test)]
mod tests {
    use contract::{RngExt, recipe, seeded};
    use inpout::Problem;

    use super::*;
    use checker::special::run;

    const WON: &str = ".***\n.##*\nx.#.\n..#x\n";
    const WINNING: &str = "x***\n.#.*\nx###\n....\n";
    const LOST: &str = "x...\n#x**\n#.*.\n##*.\n";
    const DRAWN: &str = "x**.\n.#*.\n.#*.\n.##x\n";

    fn judged(input: &str, output: &str) -> Verdict {
        let answer = inpout::solve_bytes::<Lgame>("LGAME.INP", input.as_bytes()).unwrap();
        run(
            check,
            input.as_bytes(),
            output.as_bytes(),
            answer.as_bytes(),
        )
    }

    #[test]
    fn the_right_sentences_are_accepted_in_their_position_only() {
        let sentences = [
            "No winning move Losing",
            "No winning Draw",
            "No winning move\r\nDraw\r\n",
        ];
        for (input, right) in [
            (WON, [false; 3]),
            (LOST, [true, false, false]),
            (DRAWN, [false, true, true]),
        ] {
            for (sentence, right) in sentences.into_iter().zip(right) {
                let outcome = judged(input, sentence);
                assert_eq!(outcome.exit_code(), u8::from(!right), "{sentence}");
            }
        }
    }

    #[test]
    fn every_winning_board_is_accepted_and_no_other() {
        for name in [
            "sixteen-winning-moves",
            "small-character",
            "one-winning-move",
        ] {
            let input = recipe::<Lgame>(name).unwrap();
            let mut accepted = 0;
            for next in input.position.moves() {
                let board = Input {
                    position: next.turned(),
                    ..input
                };
                let text = board.to_string();
                let outcome = Verdict::from(judge(input, &mut Reader::of_output(text.as_bytes())));
                let is_right = TABLE.outcome(next) == Outcome::Lost;
                assert_eq!(outcome == Verdict::Accepted, is_right, "{input}{text}");
                accepted += usize::from(is_right);
            }
            assert!(accepted == 16 || accepted == 1 || accepted >= 8);
            let reference = Lgame::solve(&input).to_string();
            let outcome = judged(&input.to_string(), &reference);
            assert_eq!(outcome, Verdict::Accepted);
        }
    }

    #[test]
    fn messages_name_the_first_fault() {
        for (output, message) in [
            (
                "No winning Draw\n",
                "wrong answer token 3 (line 1): expected a board after a winning move, found \
                 'Draw'",
            ),
            (
                ".***\n.#.*\nx###\nx...\n",
                "wrong answer token 4 (line 4): the opponent does not lose on this board",
            ),
            (
                WON,
                "wrong answer token 4 (line 4): no move leads from the input to this board",
            ),
            (
                "xooo\n.#.o\nx###\n....\n",
                "wrong answer token 4 (line 4): the opponent's L is drawn with 'o', not with '*'",
            ),
            (
                "x***\n.#.*\nx##.\n.#..\n",
                "wrong answer token 4 (line 4): the cells of '#' form no L",
            ),
            (
                "x***\n.#.*\nx###\nx...\n",
                "wrong answer token 4 (line 4): the board has 3 round pieces and 5 empty cells, \
                 not 2 and 6",
            ),
            (
                "x***\n.#.*\nx###\n",
                "wrong output format the output ends after token 3 (line 3): row 4: expected a \
                 word",
            ),
            (
                "x***.#.*\nx###\n....\n",
                "wrong output format token 1 (line 1): row 1: expected 4 characters",
            ),
            (
                "No winning\n",
                "wrong output format the output ends after token 2 (line 1): verdict: expected \
                 move or Draw",
            ),
            (
                "x***\n.#.*\nx###\n....\nNo\n",
                "wrong answer token 5 (line 5): 'No' stands after the end of the expected output",
            ),
        ] {
            assert_eq!(judged(WON, output).to_string(), message);
        }
        assert_eq!(
            judged(LOST, WINNING).to_string(),
            "wrong answer token 4 (line 4): expected 'No winning move Losing', found a board"
        );
    }

    #[test]
    fn a_wrong_reference_is_the_judges_error() {
        for answer in ["No winning Draw\n", "", "x", WON] {
            let outcome = run(check, WON.as_bytes(), WINNING.as_bytes(), answer.as_bytes());
            assert_eq!(outcome.exit_code(), 3, "{outcome}");
        }
        let outcome = run(check, b"....\n", WINNING.as_bytes(), WINNING.as_bytes());
        assert_eq!(outcome.exit_code(), 3);
    }

    #[test]
    fn junk_is_refused_without_harm() {
        let input = read_input::<Lgame>(WON.as_bytes()).unwrap();
        let mut rng = seeded(&["lgame", "junk"]);
        let tokens = [
            "x***", ".#.*", "x###", "....", "No", "winning", "move", "Draw", "Losing", "é..", "0",
        ];
        let mut verdicts = [0; 2];
        for _ in 0..3000 {
            let junk: String = (0..rng.random_range(0..6))
                .map(|_| tokens[rng.random_range(0..tokens.len())].to_owned() + "\n")
                .collect();
            let outcome = judge(input, &mut Reader::of_output(junk.as_bytes()));
            verdicts[usize::from(outcome.is_ok())] += 1;
            assert!(outcome.is_err() || junk.starts_with(WINNING), "{junk:?}");
        }
        assert!(verdicts[0] > 2900);
        let endless = "x".repeat(1_000_000);
        assert_eq!(judged(WON, &endless).exit_code(), 2);
        let rows = ".... ".repeat(200_000);
        assert_eq!(judged(WON, &rows).exit_code(), 1);
        let outcome = run(check, WON.as_bytes(), b"\xff\xfe\x00", WINNING.as_bytes());
        assert_eq!(outcome.exit_code(), 2);
    }
}
