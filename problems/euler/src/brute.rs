//! The game straight from the rules: a board is lost if no rod leads to a lost one.

use crate::{Input, Output};

/// The cells that a rod covers, for every rod and every way to place it.
fn rods() -> Vec<u16> {
    let cell = |row: usize, column: usize| 1_u16 << (4 * row + column);
    let mut rods = Vec::new();
    for line in 0..4 {
        for length in 1..=3 {
            // Pushed in from the left, the right, the top and the bottom.
            rods.push((0..length).map(|depth| cell(line, depth)).sum());
            rods.push((0..length).map(|depth| cell(line, 3 - depth)).sum());
            rods.push((0..length).map(|depth| cell(depth, line)).sum());
            rods.push((0..length).map(|depth| cell(3 - depth, line)).sum());
        }
        // Standing on a cell.
        rods.extend((0..4).map(|column| cell(line, column)));
    }
    rods
}

/// Whether the player to move wins, by board, as far as it is known.
struct Table {
    rods: Vec<u16>,
    known: Vec<Option<bool>>,
}

impl Table {
    fn new(rods: Vec<u16>) -> Self {
        Table {
            rods,
            known: vec![None; 1 << 16],
        }
    }

    fn wins(&mut self, free: u16) -> bool {
        if let Some(known) = self.known[usize::from(free)] {
            return known;
        }
        let wins = (0..self.rods.len()).any(|rod| {
            let rod = self.rods[rod];
            free & rod == rod && !self.wins(free & !rod)
        });
        self.known[usize::from(free)] = Some(wins);
        wins
    }
}

/// The winners by trying every rod on every board that can arise.
pub fn solve(input: &Input) -> Output {
    let mut table = Table::new(rods());
    Output {
        wins: input.boards.iter().map(|&free| table.wins(free)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::every_board;
    use crate::{Euler, value};
    use casebook::{confirm_by_brute, cross_check};
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
        let mut rods = rods();
        assert_eq!(rods.len(), 64);
        rods.sort_unstable();
        rods.dedup();
        // 16 single cells, 16 pairs and 16 triples: a rod of length 1 is like a standing one.
        assert_eq!(rods.len(), 48);
        assert!(!rods.contains(&0b0110), "no rod covers two middle cells");
    }

    /// The Grundy values of all boards.
    fn grundy_values(rods: &[u16]) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::new();
        for free in 0..=u16::MAX {
            let seen = rods
                .iter()
                .filter(|&rod| free & rod == *rod)
                .fold(0_u64, |seen, rod| {
                    seen | 1 << values[usize::from(free & !rod)]
                });
            values.push(seen.trailing_ones());
        }
        values
    }

    #[test]
    fn with_and_without_rods_of_length_3_a_board_is_worth_the_sum_of_its_blocks() {
        let all = rods();
        let short: Vec<u16> = all
            .iter()
            .copied()
            .filter(|rod| rod.count_ones() < 3)
            .collect();
        for rods in [all, short] {
            let values = grundy_values(&rods);
            for free in 0..=u16::MAX {
                assert_eq!(
                    u64::from(values[usize::from(free)]),
                    value(free),
                    "{free:016b}"
                );
            }
        }
    }

    #[test]
    fn misere_play_would_have_other_winners() {
        // The original contest's rule: who covers the last cell loses.
        let mut misere = Table::new(rods());
        misere.known[0] = Some(true);
        let other = (0..=u16::MAX).filter(|&free| misere.wins(free) != (value(free) != 0));
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
