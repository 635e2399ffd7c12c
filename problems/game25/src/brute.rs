//! GAME25 straight from the rules: every cell, every direction, three stones.

use crate::{Board, Input, Output, SIZE, Winner};

/// The winners on all boards.
pub fn solve(input: &Input) -> Output {
    Output(input.boards.iter().map(winner).collect())
}

fn winner(board: &Board) -> Winner {
    match (reaches(board, b'A'), reaches(board, b'B')) {
        (true, false) => Winner::A,
        (false, true) => Winner::B,
        _ => Winner::Nobody,
    }
}

/// Whether three neighbouring stones of the player are in a line.
fn reaches(board: &Board, player: u8) -> bool {
    let is_there = |row: usize, column: usize| {
        let letter = board.rows.get(row).and_then(|row| row.get(column));
        letter == Some(&player)
    };
    let mut cells = (0..SIZE).flat_map(|i| (0..SIZE).map(move |j| (i, j)));
    cells.any(|(i, j)| {
        (0..3).all(|step| is_there(i, j + step))
            || (0..3).all(|step| is_there(i + step, j))
            || (0..3).all(|step| is_there(i + step, j + step))
            || (j >= 2 && (0..3).all(|step| is_there(i + step, j - step)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game25;
    use crate::cases::{board, drawing};
    use contract::{confirm_by_brute, cross_check};
    use inpout::{Problem, read_bytes};

    #[test]
    fn reference_and_brute_force_agree_on_random_boards() {
        cross_check::<Game25>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_boards_with_up_to_four_stones_of_one() {
        let mut boards = Vec::new();
        for set in 0..1_u32 << 25 {
            if set.count_ones() <= 4 {
                let is_a = |row, column| set >> (row * SIZE + column) & 1 == 1;
                boards.push(board(is_a));
                boards.push(board(|row, column| !is_a(row, column)));
            }
        }
        assert_eq!(boards.len(), 2 * (1 + 25 + 300 + 2300 + 12650));
        confirm_by_brute::<Game25>(&Input { boards });
    }

    #[test]
    fn there_are_forty_eight_lines() {
        let mut lines = 0;
        for set in 0..1_u32 << 25 {
            if set.count_ones() == 3 {
                let board = board(|row, column| set >> (row * SIZE + column) & 1 == 1);
                lines += usize::from(reaches(&board, b'A'));
            }
        }
        assert_eq!(lines, 48);
    }

    #[test]
    fn every_stone_in_a_line_is_not_what_the_second_example_asks_for() {
        let input = Input {
            boards: vec![drawing("AAAAA/AAAAA/BAAAA/ABAAA/AABAA")],
        };
        assert_eq!(Game25::solve(&input).0, [Winner::Nobody]);
    }

    #[test]
    fn a_bad_row_is_refused_by_name() {
        let refusal = |text: &str| {
            let read = read_bytes::<Game25>("GAME25.INP", text.as_bytes());
            read.unwrap_err().to_string()
        };
        let rows = "AABBA\nBAAAB\nAAABA\nABAAB\n";
        assert_eq!(
            refusal(&format!("1\n{rows}BAAAC\n")),
            "GAME25.INP:6: board 1: row 5: five letters A or B are expected"
        );
        assert_eq!(
            refusal(&format!("1\n{rows}BAAA\n")),
            "GAME25.INP:6: board 1: row 5: five letters A or B are expected"
        );
        assert_eq!(
            refusal(&format!("2\n{rows}BAAAB\n{rows}")),
            "GAME25.INP:10: board 2: row 5: five letters A or B are expected"
        );
    }
}
