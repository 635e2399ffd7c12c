//! The race along shortest ways, seen from B.

use crate::rules::Rules;
use crate::{Board, Input, Output};

/// The winners by the same theorem on the race along shortest ways, since the billions of positions
/// of a large board are too many for the analysis, but seen from B: for each of his cells, the cells from
/// which A, to move, escapes. `None` if there is no way on some board.
pub fn solve(input: &Input) -> Option<Output> {
    let winners = input.boards.iter().map(race);
    Some(Output(winners.collect::<Option<_>>()?))
}

fn race(board: &Board) -> Option<char> {
    let rules = Rules::new(board)?;
    let [from, back] = rules.starts.map(|start| distances(&rules, start));
    let length = from[rules.starts[1]]?;
    if length % 2 == 1 {
        return Some('A');
    }
    let mut layers = vec![Vec::new(); length + 1];
    let mut places = vec![None; board.cells.len()];
    for cell in 0..board.cells.len() {
        if let (Some(from), Some(back)) = (from[cell], back[cell])
            && from + back == length
        {
            places[cell] = Some(layers[from].len());
            layers[from].push(cell);
        }
    }
    // The places in layer `to` of the neighbours of each cell of layer `of`.
    let ways = |of: usize, to: usize| -> Vec<Vec<usize>> {
        let next = |&cell: &usize| {
            let mut beside = rules.beside(cell);
            beside.retain(|&next| from[next] == Some(to));
            beside.iter().filter_map(|&next| places[next]).collect()
        };
        layers[of].iter().map(next).collect()
    };

    let middle = layers[length / 2].len();
    let mut safe: Vec<Vec<bool>> = (0..middle)
        .map(|mine| (0..middle).map(|theirs| mine != theirs).collect())
        .collect();
    for depth in (1..=length / 2).rev() {
        let attacks = ways(length + 1 - depth, length - depth);
        let escapes = ways(depth - 1, depth);
        let before = |attack: &Vec<usize>| {
            let mut safe_from_all = vec![true; layers[depth].len()];
            for &cell in attack {
                for (all, one) in safe_from_all.iter_mut().zip(&safe[cell]) {
                    *all &= one;
                }
            }
            let is_safe = |ways: &Vec<usize>| ways.iter().any(|&way| safe_from_all[way]);
            escapes.iter().map(is_safe).collect()
        };
        safe = attacks.iter().map(before).collect();
    }
    Some(if safe[0][0] { 'A' } else { 'B' })
}

/// The distance of every cell from a start.
pub(crate) fn distances(rules: &Rules, start: usize) -> Vec<Option<usize>> {
    let mut distances = vec![None; rules.board.cells.len()];
    let mut layer = vec![start];
    for distance in 0.. {
        layer.retain(|&cell| {
            distances[cell].is_none() && distances[cell].replace(distance).is_none()
        });
        if layer.is_empty() {
            break;
        }
        layer = layer.iter().flat_map(|&cell| rules.beside(cell)).collect();
    }
    distances
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game30;
    use contract::{Room, seeded};
    use inpout::Problem;

    #[test]
    fn the_second_method_agrees_on_random_boards() {
        let mut rng = seeded(&["game30", "second"]);
        for _ in 0..3000 {
            let input = Game30::small(&mut rng);
            assert_eq!(Some(Game30::solve(&input)), solve(&input), "{input}");
        }
    }
}
