//! The game straight from the rules.

use arena::Book;

use crate::rules::Rules;
use crate::{Board, Input, Output};

/// The winners by search over the rules.
pub fn solve(input: &Input) -> Output {
    let mut book = Book::new(Rules::with_rods_up_to(3));
    let mut wins = |board: &Board| !book.is_lost(&board.free).expect("65536 boards");
    Output(input.boards.iter().map(&mut wins).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::every_board;
    use crate::rules::Rod;
    use crate::{Euler, value};
    use arena::{End, Game};
    use contract::{confirm_by_brute, cross_check};
    use inpout::solve_bytes;

    #[test]
    fn reference_and_brute_force_agree_on_random_boards() {
        cross_check::<Euler>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_every_board() {
        confirm_by_brute::<Euler>(&every_board());
    }

    #[test]
    fn there_are_forty_eight_rods_from_the_sides_and_sixteen_standing() {
        let rods = Rules::with_rods_up_to(3).rods.into_iter();
        let mut rods: Vec<u16> = rods.map(|(_, cells)| cells).collect();
        assert_eq!(rods.len(), 64);
        rods.sort_unstable();
        rods.dedup();
        // 16 single cells, 16 pairs and 16 triples: a rod of length 1 is like a standing one.
        assert_eq!(rods.len(), 48);
        assert!(!rods.contains(&0b0110), "no rod covers two middle cells");
    }

    #[test]
    fn with_and_without_rods_of_length_3_a_board_is_worth_the_sum_of_its_blocks() {
        for longest in [3, 2] {
            let mut book = Book::new(Rules::with_rods_up_to(longest));
            for free in 0..=u16::MAX {
                let grundy = book.grundy(&free).map(u64::from);
                assert_eq!(grundy, Ok(value(free)), "{free:016b}");
            }
        }
    }

    /// The original contest's rule: who covers the last cell loses.
    struct Misere(Rules);

    impl Game for Misere {
        type Position = u16;
        type Move = Rod;

        fn moves(&self, free: &u16) -> impl IntoIterator<Item = (Rod, u16)> {
            self.0.moves(free)
        }

        fn end(&self, _: &u16) -> End {
            End::Won
        }

        fn say(&self, rod: &Rod) -> String {
            self.0.say(rod)
        }

        fn show(&self, free: &u16) -> String {
            self.0.show(free)
        }
    }

    #[test]
    fn misere_play_would_have_other_winners() {
        let mut book = Book::new(Misere(Rules::with_rods_up_to(3)));
        let other = (0..=u16::MAX).filter(|free| book.is_lost(free) != Ok(value(*free) == 0));
        assert_eq!(other.count(), 7622);
    }

    #[test]
    fn capital_crosses_and_missing_blank_lines_are_read() {
        let answer = |text: &str| solve_bytes::<Euler>("EULER.INP", text.as_bytes());
        assert_eq!(
            answer("2\nXXXX\nXX.X\nxxXx\nXXXX\n\n\nXXX.\nXXXX\nXXXX\n.XXX").unwrap(),
            "YES\nNO\n"
        );
        assert_eq!(
            answer("1\n\nxxxx\nxxox\nxxxx\nxxxx\n")
                .unwrap_err()
                .to_string(),
            "EULER.INP:4: board 1: row 2: 'o' is not one of '.xX'"
        );
    }
}
