//! The game played with a list of the robots.

use crate::brute::towards;
use crate::{Input, Output};

/// The answers with work proportional to the living robots: a list of them, and for each cell how
/// many are on it.
pub fn solve(input: &Input) -> Output {
    let destroyed = input.grids.iter().map(|grid| {
        let place = |cell: usize| (cell / grid.columns, cell % grid.columns);
        let hero = grid.cells.iter().position(|&cell| cell == b'@');
        let hero = hero.expect("every grid has a hero");
        let mut is_junk: Vec<bool> = grid.cells.iter().map(|&cell| cell == b'*').collect();
        let robots = (0..grid.cells.len()).filter(|&it| matches!(grid.cells[it], b'+' | b'#'));
        let robots = robots.map(|cell| (cell, grid.cells[cell] == b'#'));
        let mut robots: Vec<(usize, bool)> = robots.collect();
        let mut crowd = vec![0_u32; grid.cells.len()];
        let mut destroyed = 0;
        for half in 0.. {
            if robots.is_empty() {
                break;
            }
            for (cell, is_fast) in &mut robots {
                if *is_fast || half % 2 == 0 {
                    let ((y, x), (aim_y, aim_x)) = (place(*cell), place(hero));
                    *cell = towards(y, aim_y) * grid.columns + towards(x, aim_x);
                }
                crowd[*cell] += 1;
            }
            destroyed += std::mem::take(&mut crowd[hero]);
            for (cell, _) in &robots {
                is_junk[*cell] |= *cell != hero && crowd[*cell] > 1;
            }
            for (cell, _) in &robots {
                crowd[*cell] = 0;
            }
            robots.retain(|&(cell, _)| cell != hero && !is_junk[cell]);
        }
        destroyed
    });
    Output(destroyed.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Killbots;
    use inpout::Problem;

    #[test]
    fn the_list_of_robots_agrees_on_random_grids() {
        let mut rng = contract::seeded(&["killbots", "second"]);
        for _ in 0..30 {
            let input = crate::cases::many(&mut rng, 1, (50, 150));
            assert_eq!(solve(&input), Killbots::solve(&input), "{input}");
        }
    }
}
