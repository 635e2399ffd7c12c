//! The game played cell by cell.

use crate::{Grid, Input, Output};

/// Cells of all grids together that [`solve`] takes on: it looks at all of them in each half-step.
const MOST_CELLS: usize = 20_000;

/// The answers by looking at every cell again and again, or `None` if there are too many.
pub fn solve(input: &Input) -> Option<Output> {
    let cells: usize = input.grids.iter().map(|grid| grid.cells.len()).sum();
    (cells <= MOST_CELLS).then(|| Output(input.grids.iter().map(play).collect()))
}

/// What is on one cell at one time.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub(crate) struct Cell {
    pub(crate) slow: u32,
    pub(crate) fast: u32,
    pub(crate) is_junk: bool,
}

/// All cells, row by row.
pub(crate) type Table = Vec<Vec<Cell>>;

/// What a grid tells of: all cells, and row and column of the hero.
pub(crate) fn laid(grid: &Grid) -> (Table, (usize, usize)) {
    let cell = |&cell: &u8| Cell {
        slow: u32::from(cell == b'+'),
        fast: u32::from(cell == b'#'),
        is_junk: cell == b'*',
    };
    let rows = grid.cells.chunks(grid.columns);
    let table = rows.map(|row| row.iter().map(cell).collect()).collect();
    let hero = grid.cells.iter().position(|&cell| cell == b'@');
    let hero = hero.expect("every grid has a hero");
    (table, (hero / grid.columns, hero % grid.columns))
}

/// Whether a robot is left.
pub(crate) fn has_robots(table: &Table) -> bool {
    table.iter().flatten().any(|cell| cell.slow + cell.fast > 0)
}

fn play(grid: &Grid) -> u32 {
    let (mut table, hero) = laid(grid);
    let mut destroyed = 0;
    while has_robots(&table) {
        for slow_ones_move in [true, false] {
            let (after, taken) = half_turn(&table, hero, slow_ones_move);
            table = after;
            destroyed += taken;
        }
    }
    destroyed
}

/// What is there after half a turn, and how many robots the hero destroys in it.
pub(crate) fn half_turn(table: &Table, hero: (usize, usize), slow_ones_move: bool) -> (Table, u32) {
    let mut after = table.clone();
    for cell in after.iter_mut().flatten() {
        (cell.slow, cell.fast) = (0, 0);
    }
    for (y, row) in table.iter().enumerate() {
        for (x, cell) in row.iter().enumerate() {
            let (to_y, to_x) = (towards(y, hero.0), towards(x, hero.1));
            after[to_y][to_x].fast += cell.fast;
            let (y, x) = if slow_ones_move { (to_y, to_x) } else { (y, x) };
            after[y][x].slow += cell.slow;
        }
    }
    let with_hero = &mut after[hero.0][hero.1];
    let destroyed = with_hero.slow + with_hero.fast;
    *with_hero = Cell::default();
    for cell in after.iter_mut().flatten() {
        let robots = cell.slow + cell.fast;
        if robots > 1 || robots == 1 && cell.is_junk {
            (cell.slow, cell.fast, cell.is_junk) = (0, 0, true);
        }
    }
    (after, destroyed)
}

/// One step from `at` in the direction of `aim`, in one of the two coordinates.
pub(crate) fn towards(at: usize, aim: usize) -> usize {
    at + usize::from(at < aim) - usize::from(at > aim)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Killbots;
    use crate::cases::{every_row, grid};
    use contract::{confirm_by_brute, cross_check};
    use inpout::{Problem, solve_bytes};

    #[test]
    fn reference_and_brute_force_agree_on_random_grids() {
        cross_check::<Killbots>(2500);
    }

    #[test]
    fn reference_and_brute_force_agree_on_every_row_up_to_five_cells() {
        for columns in 1..=5 {
            for grids in every_row(columns).chunks(1000) {
                confirm_by_brute::<Killbots>(&Input {
                    grids: grids.to_vec(),
                });
            }
        }
    }

    fn destroyed(rows: &[&str]) -> u32 {
        let input = Input {
            grids: vec![grid(rows)],
        };
        let output = Killbots::solve(&input);
        assert_eq!(solve(&input).as_ref(), Some(&output));
        output.0[0]
    }

    #[test]
    fn several_robots_at_the_hero_in_one_half_step_all_count() {
        assert_eq!(destroyed(&["+++", "+@+", "+++"]), 8);
        assert_eq!(destroyed(&["+...+", ".....", "..@..", ".....", "+...+"]), 4);
    }

    #[test]
    fn a_fast_robot_runs_into_junk_in_the_middle_of_its_turn() {
        assert_eq!(destroyed(&["#*..@"]), 0);
        assert_eq!(destroyed(&["#.*.@"]), 0);
    }

    #[test]
    fn a_fast_robot_runs_into_a_slow_one_that_stands() {
        // After the first halves they are on neighbouring cells, then the fast one moves alone.
        assert_eq!(destroyed(&["#+..@"]), 0);
        // Far enough in front, the slow one gets through, and so does the fast one.
        assert_eq!(destroyed(&["#.+.@"]), 2);
        assert_eq!(destroyed(&["+#..@"]), 2);
    }

    #[test]
    fn two_that_meet_in_one_half_step_become_junk_for_the_third() {
        assert_eq!(destroyed(&["+.....", ".....@", "+....."]), 0);
        assert_eq!(destroyed(&["..+...", "+....@", "..+..."]), 0);
    }

    #[test]
    fn what_is_wrong_with_a_grid_is_told() {
        for (text, message) in [
            (
                "..\n@.\n",
                "KILLBOTS.INP:2: row 3: the input ends where a word over '.+#*@$' is expected",
            ),
            (
                "..\n$\n",
                "KILLBOTS.INP:2: the grid that ends here has 0 heroes, not 1",
            ),
            (
                "@.\n.@\n$\n",
                "KILLBOTS.INP:3: the grid that ends here has 2 heroes, not 1",
            ),
            (
                "$\n",
                "KILLBOTS.INP:1: the grid that ends here has 0 heroes, not 1",
            ),
            (
                "@.\n.\n$\n",
                "KILLBOTS.INP:2: row 2: a length of 1 is not that of row 1, 2",
            ),
            (
                "@.\n$.\n$\n",
                "KILLBOTS.INP:2: row 2: '$' does not stand alone",
            ),
            (
                "@x\n$\n",
                "KILLBOTS.INP:1: row 1: 'x' is not one of '.+#*@$'",
            ),
        ] {
            let error = solve_bytes::<Killbots>("KILLBOTS.INP", text.as_bytes()).unwrap_err();
            assert_eq!(error.to_string(), message);
        }
        let tall = format!("@\n{}$\n", ".\n".repeat(1000));
        let error = solve_bytes::<Killbots>("KILLBOTS.INP", tall.as_bytes()).unwrap_err();
        assert_eq!(
            error.to_string(),
            "KILLBOTS.INP:1001: the grid has more than 1000 rows"
        );
    }
}
