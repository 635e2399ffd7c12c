//! MOVE straight from the rules.

use std::collections::{HashSet, VecDeque};

use arena::{Game, Side};

use crate::rules::Rules;
use crate::{Input, Output};

/// Positions that the plain search takes on for each pair.
const MOST_POSITIONS: usize = 80_000;

/// The answers by breadth-first search, or `None` if one of the searches grows too large.
pub fn solve(input: &Input) -> Option<Output> {
    let moves = input.pairs.iter().map(|&[first, last]| {
        let rules = Rules { last };
        let start = (first, Side::First);
        let mut seen = HashSet::from([start]);
        let mut queue = VecDeque::from([(start, 0)]);
        while let Some((position, moves)) = queue.pop_front() {
            if position.0 == last {
                return Some(Some(moves));
            }
            for (_, next) in rules.moves(&position) {
                if seen.insert(next) {
                    queue.push_back((next, moves + 1));
                }
            }
            if seen.len() > MOST_POSITIONS {
                return None;
            }
        }
        Some(None)
    });
    let moves = moves.collect::<Option<Vec<_>>>()?;
    Some(Output { moves })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Position, Slides};
    use crate::rules::after;
    use crate::{Board, Move};
    use contract::{confirm_by_brute, cross_check};
    use inpout::{Problem, read_bytes};

    fn answers(text: &str) -> Vec<Option<u32>> {
        let input = read_bytes::<Move>("M.INP", text.as_bytes()).unwrap();
        confirm_by_brute::<Move>(&input);
        Move::solve(&input).moves
    }

    fn all_boards() -> Vec<Board> {
        let sets: Vec<u16> = (0..=u16::MAX).filter(|set| set.count_ones() == 4).collect();
        let pairs = sets
            .iter()
            .flat_map(|&white| sets.iter().map(move |&black| (white, black)));
        pairs
            .filter(|(white, black)| white & black == 0)
            .map(|(white, black)| Board { white, black })
            .collect()
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_pairs() {
        cross_check::<Move>(150);
    }

    #[test]
    fn the_example_that_can_be_solved_in_four_moves_needs_three() {
        let dao = "w**b *wb* *bw* b**w";
        assert_eq!(answers(&format!("1 {dao} w**b *wb* *bw* bw**")), [Some(1)]);
        let pair = "w**b *b** **b* bwww w**b *bb* **** bwww";
        assert_eq!(
            answers(&format!("2 {pair} {dao} {dao}")),
            [Some(3), Some(0)]
        );
    }

    #[test]
    fn only_the_board_itself_is_reached_if_white_is_shut_in() {
        let stuck = "wb** wb** wb** wb**";
        let text = format!("2 {stuck} {stuck} {stuck} w*b* wb** wb** wb**");
        assert_eq!(answers(&text), [Some(0), None]);
    }

    #[test]
    fn a_stone_cannot_stop_early() {
        let text = "1 w*** **** bbbb www* *w** **** bbbb www*";
        let input = read_bytes::<Move>("M.INP", text.as_bytes()).unwrap();
        assert!(Move::solve(&input).moves[0] > Some(1));
    }

    #[test]
    fn exactly_four_first_boards_lead_nowhere_and_all_others_everywhere() {
        let boards = all_boards();
        assert_eq!(boards.len(), 900_900);
        let slides = Slides::new();

        // From the root every board is reached, whoever is to move then.
        let root = Board {
            white: 0x000f,
            black: 0xf000,
        };
        let forwards = closure(slides.position(root, true), |position, visit| {
            slides.for_each(position, true, visit);
        });
        let is_reached = |board: Board| {
            [true, false]
                .iter()
                .any(|&white| forwards[slides.position(board, white).number()])
        };
        assert!(boards.iter().all(|&board| is_reached(board)));

        // The root is reached from every board with white to move but four.
        let backwards = closure(slides.position(root, true), |position, visit| {
            slides.for_each(position, false, visit);
        });
        let nowhere: Vec<Board> = boards
            .into_iter()
            .filter(|&board| !backwards[slides.position(board, true).number()])
            .collect();
        let lines = [
            (0x000f, 0x00f0),
            (0x1111, 0x2222),
            (0x8888, 0x4444),
            (0xf000, 0x0f00),
        ];
        assert_eq!(nowhere, lines.map(|(white, black)| Board { white, black }));
        for board in nowhere {
            assert_eq!(after(board, Side::First), []);
        }
    }

    /// The positions that can be reached from a start.
    fn closure(
        start: Position,
        for_each: impl Fn(Position, &mut dyn FnMut(Position)),
    ) -> Vec<bool> {
        let mut is_reached = vec![false; Position::COUNT];
        is_reached[start.number()] = true;
        let mut list = vec![start];
        while let Some(position) = list.pop() {
            for_each(position, &mut |next| {
                if !is_reached[next.number()] {
                    is_reached[next.number()] = true;
                    list.push(next);
                }
            });
        }
        is_reached
    }

    #[test]
    fn moves_are_those_of_the_rules_and_going_back_undoes_them() {
        let slides = Slides::new();
        let (mut moves, mut back) = (0, 0);
        for (number, board) in all_boards().into_iter().enumerate() {
            let position = slides.position(board, true);
            slides.for_each(position, false, |_| back += 1);
            let mut after = Vec::new();
            slides.for_each(position, true, |next| after.push(next));
            moves += after.len();
            if number % 101 > 0 {
                continue;
            }
            let expected = crate::rules::after(board, Side::First).into_iter();
            let mut expected: Vec<usize> = expected
                .map(|board| slides.position(board, false).number())
                .collect();
            let mut found: Vec<usize> = after.iter().map(|next| next.number()).collect();
            expected.sort_unstable();
            found.sort_unstable();
            assert_eq!(found, expected, "{board:?}");
            for next in after {
                let mut is_undone = false;
                slides.for_each(next, false, |before| is_undone |= before == position);
                assert!(is_undone, "{board:?}");
            }
        }
        assert_eq!((moves, back), (10_090_080, 10_090_080));
    }

    #[test]
    fn wrong_boards_are_refused() {
        let message = |text: &str| {
            let error = read_bytes::<Move>("M.INP", text.as_bytes()).unwrap_err();
            error.to_string()
        };
        let good = "wwww\nbbbb\n****\n****\n";
        assert_eq!(
            message(&format!("1\n{good}wwww\nbbbb\n***w\n****\n")),
            "M.INP:9: pair 1: the last board has 5 white stones, not 4"
        );
        assert_eq!(
            message(&format!("1\nwww*\nbbbb\n****\n****\n{good}")),
            "M.INP:5: pair 1: the first board has 3 white stones, not 4"
        );
        assert_eq!(
            message(&format!("1\n{good}wwww\nbb.b\n")),
            "M.INP:7: row 2: '.' is not one of 'wb*'"
        );
    }
}
