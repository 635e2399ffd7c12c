//! Large rings by a proof that is looked at.

use arena::Outcome;

use crate::{Input, Output};

/// Where every shift of the piece leads, legal or not.
fn cells(input: &Input, cell: usize) -> impl Iterator<Item = usize> {
    let n = input.letters.len();
    let left = (1..=input.left).map(move |shift| (cell + n * input.left - shift) % n);
    let right = (1..=input.right).map(move |shift| (cell + shift) % n);
    left.chain(right)
}

/// Whether `output` is right, by a proof that does not care where it comes from. `decided` says
/// of some positions that they are won or lost, and in which order that was found. Here it is
/// looked at, forward from the rules: a won position has a move to a lost one that was found
/// earlier; every move of a lost one leads to a won one that was found earlier; and of the others
/// no move leads to a lost one, but some to one of their own kind. By induction on the order, won
/// and lost positions are what they are called, and nobody has to leave the others.
pub fn is_right(input: &Input, output: &Output) -> bool {
    let found = decided(input);
    let mut holds = true;
    for (cell, a, b) in places(input) {
        let here = found[place(cell, a, b)];
        let after =
            after_pair(input, cell, a, b).map(|to| found[place(to, input.letters[cell], a)]);
        let (mut won, mut lost, mut open) = (Vec::new(), Vec::new(), false);
        for found in after {
            match found {
                Some((true, order)) => won.push(order),
                Some((false, order)) => lost.push(order),
                None => open = true,
            }
        }
        holds &= match here {
            Some((true, order)) => lost.iter().any(|&earlier| earlier < order),
            Some((false, order)) => {
                lost.is_empty() && !open && won.iter().all(|&earlier| earlier < order)
            }
            None => lost.is_empty() && open,
        };
    }

    // The first two moves, with a shorter memory: for the player to move 1, 0 or −1.
    let first = input.letters[0];
    let best = |replies: Vec<i32>| replies.into_iter().map(|reply| -reply).max().unwrap_or(-1);
    let replies = cells(input, 0).filter(|&cell| input.letters[cell] != first);
    let result = best(
        replies
            .map(|cell| {
                let second = input.letters[cell];
                let ends = cells(input, cell);
                best(
                    ends.filter(|&end| ![first, second].contains(&input.letters[end]))
                        .map(|end| match found[place(end, second, first)] {
                            Some((true, _)) => 1,
                            Some((false, _)) => -1,
                            None => 0,
                        })
                        .collect(),
                )
            })
            .collect(),
    );
    let outcome = match result {
        1 => Outcome::Won,
        -1 => Outcome::Lost,
        _ => Outcome::Drawn,
    };
    holds && outcome == output.0
}

/// The number of a position: a cell, the letter before its own and the one before that.
fn place(cell: usize, a: u8, b: u8) -> usize {
    64 * cell + 8 * usize::from(a - b'a') + usize::from(b - b'a')
}

/// All cells with all pairs of former letters that the rule allows.
fn places(input: &Input) -> impl Iterator<Item = (usize, u8, u8)> {
    let pairs = || (b'a'..=b'h').flat_map(|a| (b'a'..=b'h').map(move |b| (a, b)));
    (0..).zip(&input.letters).flat_map(move |(cell, &own)| {
        pairs()
            .filter(move |&(a, b)| a != own && b != own && a != b)
            .map(move |(a, b)| (cell, a, b))
    })
}

/// Where the moves from a position lead.
fn after_pair(input: &Input, cell: usize, a: u8, b: u8) -> impl Iterator<Item = usize> {
    let forbidden = [input.letters[cell], a, b];
    cells(input, cell).filter(move |&to| !forbidden.contains(&input.letters[to]))
}

/// For each position whether it is won and in which order that was found, `None` if it was not:
/// from positions without a move to those before them.
fn decided(input: &Input) -> Vec<Option<(bool, u32)>> {
    let n = input.letters.len();
    let mut found = vec![None; 64 * n];
    let mut moves = vec![0_u32; 64 * n];
    let mut queue = Vec::new();
    let mut orders = 0..;
    for (cell, a, b) in places(input) {
        let count = after_pair(input, cell, a, b).count();
        moves[place(cell, a, b)] = u32::try_from(count).expect("at most a hundred");
        if count == 0 {
            found[place(cell, a, b)] = orders.next().map(|order| (false, order));
            queue.push((cell, a, b));
        }
    }
    let mut next = 0;
    while let Some(&(cell, a, b)) = queue.get(next) {
        next += 1;
        let (wins, _) = found[place(cell, a, b)].expect("it is in the queue");
        // The shifts that lead here begin where a game with the reaches exchanged would go.
        let left = (1..=input.left).map(|shift| (cell + shift) % n);
        let right = (1..=input.right).map(|shift| (cell + n * input.right - shift) % n);
        for from in left.chain(right).filter(|&from| input.letters[from] == a) {
            for third in b'a'..=b'h' {
                if [a, b, input.letters[cell]].contains(&third) {
                    continue;
                }
                let before = place(from, b, third);
                if found[before].is_some() {
                    continue;
                }
                moves[before] -= 1;
                if !wins || moves[before] == 0 {
                    found[before] = orders.next().map(|order| (!wins, order));
                    queue.push((from, b, third));
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Strgame;
    use contract::{Room, confirm_by_brute, seeded};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_all_rings_of_up_to_five_cells() {
        for length in 1..=5 {
            for code in 0..5_usize.pow(length) {
                let letters: Vec<u8> = (0..length)
                    .map(|place| b"abcde"[code / 5_usize.pow(place) % 5])
                    .collect();
                for (left, right) in [(1, 1), (2, 1), (1, 3), (7, 9)] {
                    confirm_by_brute::<Strgame>(&Input {
                        letters: letters.clone(),
                        left,
                        right,
                    });
                }
            }
        }
    }

    #[test]
    fn the_proof_holds_and_proves_nothing_else() {
        let mut rng = seeded(&["strgame", "proof"]);
        for _ in 0..300 {
            let input = Strgame::small(&mut rng);
            let right = Strgame::solve(&input);
            for outcome in [Outcome::Won, Outcome::Lost, Outcome::Drawn] {
                let output = Output(outcome);
                assert_eq!(is_right(&input, &output), output == right, "{input}");
            }
        }
    }
}
