//! A Game straight from the rules, over every line of play.

use arena::Book;

use crate::rules::start;
use crate::{Input, Output};

/// The longest row that is searched.
const LONGEST: usize = 1000;

/// The totals by search over the rules, or `None` if the row is too long.
pub fn solve(input: &Input) -> Option<Output> {
    if input.numbers.len() > LONGEST {
        return None;
    }
    let (rules, start) = start(input);
    let sum: i64 = rules.numbers.iter().sum();
    let more = Book::new(rules).points(&start).ok()?;
    Some(Output {
        first: i64::midpoint(sum, more),
        second: i64::midpoint(sum, -more),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::best_totals;
    use crate::{End, First, Ioigame};
    use contract::{RngExt, Room, confirm_by_brute, cross_check, recipe};
    use inpout::{Interactive, Player, Problem, hear};
    use std::ops::Range;

    fn row(numbers: &[i64]) -> Input {
        Input {
            numbers: numbers.to_vec(),
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_rows() {
        cross_check::<Ioigame>(3000);
    }

    #[test]
    fn every_line_of_play_leads_to_the_same_totals() {
        let mut rng = contract::seeded(&["ioigame", "every line"]);
        for _ in 0..1000 {
            let input = Ioigame::small(&mut rng);
            let (first, second) = best_totals(&input.numbers);
            assert_eq!(Ioigame::solve(&input), Output { first, second }, "{input}");
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_rows_of_up_to_six_numbers_up_to_four() {
        for length in [2, 4, 6] {
            for mut code in 0..4_usize.pow(length) {
                let mut numbers = Vec::new();
                for _ in 0..length {
                    numbers.push(1 + i64::try_from(code % 4).unwrap());
                    code /= 4;
                }
                confirm_by_brute::<Ioigame>(&Input { numbers });
            }
        }
    }

    /// Follows every line of play that the player leaves to the opponent, and checks at each
    /// moment that the guarantee has not fallen: `guarantee` is that of the moment before.
    fn follow(player: &First, numbers: &[i64], row: Range<usize>, guarantee: i64) -> usize {
        let mut lines = 0;
        for reply in End::BOTH {
            let (mut player, mut row) = (player.clone(), row.clone());
            reply.take(&mut row);
            let so_far = player.totals.first;
            let now = so_far + best_totals(&numbers[row.clone()]).0;
            assert!(now >= guarantee, "a reply lowers the guarantee");
            let step = hear(&mut player, 1, reply.letter().to_string().as_bytes()).unwrap();
            lines += if step.is_end() {
                let totals = player.totals;
                let sum = numbers.iter().sum();
                assert!(row.is_empty() && totals.first >= guarantee);
                assert_eq!(totals.first + totals.second, sum);
                assert_eq!(player.record(), Some(totals.to_string()));
                1
            } else {
                let said = step.text();
                let end = if said == "L\n" { End::Left } else { End::Right };
                assert_eq!(said, format!("{}\n", end.letter()));
                let own = numbers[end.take(&mut row)];
                assert_eq!(player.totals.first, so_far + own);
                follow(&player, numbers, row, now)
            };
        }
        lines
    }

    #[test]
    fn in_every_line_of_play_the_player_gets_the_guarantee_of_every_moment() {
        let mut rng = contract::seeded(&["ioigame", "all lines"]);
        for round in 0..400 {
            let n = 2 * rng.random_range(1..=5);
            let input = crate::cases::random(&mut rng, n, [3, 9, 200, 1_000_000_000][round % 4]);
            let mut player = Ioigame::player(&input);
            let guarantee = best_totals(&input.numbers).0;
            let opening = player.open();
            let mut row = 0..n;
            let end = if opening.text() == "L\n" {
                End::Left
            } else {
                End::Right
            };
            end.take(&mut row);
            // The opponent has n/2 replies, each of two kinds.
            let lines = follow(&player, &input.numbers, row, guarantee);
            assert_eq!(lines, 1 << (n / 2), "{input}");
        }
    }

    #[test]
    fn the_documents_row_is_worth_18_to_11() {
        let sample = recipe::<Ioigame>("sample").unwrap();
        assert_eq!(Ioigame::solve(&sample).to_string(), "18 11\n");
        assert_eq!(sample.numbers, [4, 7, 2, 9, 5, 2]);
    }

    #[test]
    fn two_one_two_three_is_worth_more_than_a_parity_class() {
        let (first, second) = best_totals(&[2, 1, 2, 3]);
        assert_eq!((first, second), (5, 3));
        let player = Ioigame::player(&row(&[2, 1, 2, 3])).open();
        assert_eq!(player.text(), "R\n");
    }

    #[test]
    fn a_parity_class_is_always_a_lower_bound() {
        let mut rng = contract::seeded(&["ioigame", "parity"]);
        for _ in 0..1000 {
            let input = crate::cases::random(&mut rng, 40, 50);
            let class = |from| input.numbers[from..].iter().step_by(2).sum::<i64>();
            assert!(Ioigame::solve(&input).first >= class(0).max(class(1)));
        }
    }

    #[test]
    fn other_moves_than_l_and_r_are_refused() {
        let player = || {
            let mut player = Ioigame::player(&row(&[4, 7, 2, 9]));
            player.open();
            player
        };
        assert!(hear(&mut player(), 2, b" R \r\n").is_ok());
        for (line, message) in [
            ("l", "standard input:2: move: 'l' is not one of 'LR'"),
            ("LL", "standard input:2: move: a length of 2 is not 1"),
            (
                "L R",
                "standard input:2: 'R' stands after the end of the input",
            ),
            ("1", "standard input:2: move: '1' is not one of 'LR'"),
        ] {
            let error = hear(&mut player(), 2, line.as_bytes()).unwrap_err();
            assert_eq!(error.to_string(), message);
        }
    }

    #[test]
    fn an_odd_row_is_refused() {
        let error = inpout::read_bytes::<Ioigame>("IOIGAME.INP", b"3\n1\n2\n3\n").unwrap_err();
        assert_eq!(error.to_string(), "IOIGAME.INP:1: N: 3 is odd");
    }
}
