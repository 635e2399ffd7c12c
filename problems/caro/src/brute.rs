//! CARO straight from the rules: the game is played over again, and after every move the player's
//! stones in line with it are counted.

use std::collections::HashMap;

use crate::{Input, Output};

/// What the records say.
pub fn solve(input: &Input) -> Output {
    let mut players = HashMap::new();
    for (number, &(x, y)) in input.moves.iter().enumerate() {
        let player = number % 2;
        players.insert((x, y), player);
        // How many of his stones follow in this direction; more than four do not matter.
        let stones = |dx: i32, dy: i32| {
            (1..5)
                .take_while(|step| players.get(&(x + step * dx, y + step * dy)) == Some(&player))
                .count()
        };
        let wins = [(1, 0), (0, 1), (1, 1), (1, -1)]
            .into_iter()
            .any(|(dx, dy)| stones(dx, dy) + 1 + stones(-dx, -dy) >= 5);
        if wins {
            return match player {
                _ if number + 1 < input.moves.len() => Output::Inconsistent,
                0 => Output::First,
                _ => Output::Second,
            };
        }
    }
    Output::Draw
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Caro;
    use contract::{Room, confirm_by_brute, cross_check, seeded};
    use inpout::{Problem, read_bytes};

    #[test]
    fn reference_and_brute_force_agree_on_random_games() {
        cross_check::<Caro>(5000);
    }

    #[test]
    fn small_games_end_in_every_way() {
        let mut rng = seeded(&["caro", "ways"]);
        let mut count = HashMap::new();
        for _ in 0..1000 {
            let output = Caro::solve(&Caro::small(&mut rng));
            *count.entry(output).or_insert(0) += 1;
        }
        assert_eq!(count.len(), 4);
        assert!(count.values().all(|&count| count > 50), "{count:?}");
    }

    /// The first player makes five in this direction from this cell, the second one plays afar.
    fn five((x, y): (i32, i32), (dx, dy): (i32, i32)) -> Input {
        let mut moves = Vec::new();
        for step in 0..5 {
            moves.push((x + step * dx, y + step * dy));
            moves.push((7 * step, 100));
        }
        moves.pop();
        Input::new(moves)
    }

    #[test]
    fn five_in_every_direction_win_at_the_ends_of_the_board() {
        let far = 1_000_000_000;
        for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            for y in [-far, far - 4] {
                for x in [-far, far - 4] {
                    let start = if dy < 0 { y + 4 } else { y };
                    let input = five((x, start), (dx, dy));
                    assert_eq!(Caro::solve(&input), Output::First, "{input}");
                    confirm_by_brute::<Caro>(&input);
                }
            }
        }
    }

    #[test]
    fn a_taken_cell_is_refused() {
        let read = read_bytes::<Caro>("CARO.INP", b"3\n1 1\n2 -5\n1 1\n");
        assert_eq!(
            read.unwrap_err().to_string(),
            "CARO.INP:4: move 3: the cell 1 1 has been taken by move 1"
        );
    }

    #[test]
    fn no_move_is_a_draw() {
        let input = Input::new(Vec::new());
        assert_eq!(Caro::solve(&input), Output::Draw);
        confirm_by_brute::<Caro>(&input);
    }
}
