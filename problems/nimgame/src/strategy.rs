//! How the machine plays, and what it tells a person who asks for a hint.

use theory::nim::{Move, Play, winning_moves};

/// The machine's move; some heap must hold a stone.
///
/// In a won position it is the first winning move. In a lost one every move loses against perfect
/// play, so the machine makes the game last: it takes one stone from the largest heap and
/// waits for a mistake.
pub fn best_move(play: Play, heaps: &[u64]) -> Move {
    winning_moves(play, heaps)
        .first()
        .copied()
        .unwrap_or_else(|| (largest(heaps), 1))
}

/// The number of the first of the largest heaps.
fn largest(heaps: &[u64]) -> usize {
    let most = heaps.iter().copied().max().unwrap_or(0);
    1 + heaps.iter().position(|&heap| heap == most).unwrap_or(0)
}

/// What decides a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// The nim-sum of the heaps: leave 0.
    NimSum(u64),
    /// Misère play with a single heap of more than one stone: cut it down so that an odd number
    /// of heaps is left, each of one stone.
    LastLarge,
    /// Misère play with heaps of one stone only: their number decides.
    Ones(usize),
}

/// What decides this position.
pub fn key(play: Play, heaps: &[u64]) -> Key {
    let large = heaps.iter().filter(|&&heap| heap > 1).count();
    match (play, large) {
        (Play::Misere, 0) => Key::Ones(heaps.iter().filter(|&&heap| heap == 1).count()),
        (Play::Misere, 1) => Key::LastLarge,
        _ => Key::NimSum(theory::nimber::nim_sum(heaps.iter().copied())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use theory::rows::NimTable;

    #[test]
    fn the_machine_wins_every_won_position_of_three_heaps() {
        for play in [Play::Normal, Play::Misere] {
            let table = NimTable::under(play, &[8, 8, 8], 10_000).unwrap();
            for code in 1..9_u64.pow(3) {
                let mut heaps = [code / 81, code / 9 % 9, code % 9];
                let was_lost = table.is_lost(&heaps);
                let (heap, stones) = best_move(play, &heaps);
                assert!(1 <= stones && stones <= heaps[heap - 1]);
                heaps[heap - 1] -= stones;
                assert!(was_lost || table.is_lost(&heaps), "{play:?} {code}");
            }
        }
    }

    #[test]
    fn a_lost_position_is_drawn_out() {
        assert_eq!(best_move(Play::Normal, &[5, 2, 7]), (3, 1));
        assert_eq!(best_move(Play::Misere, &[3, 3]), (1, 1));
        assert_eq!(best_move(Play::Misere, &[0, 1]), (2, 1));
    }

    #[test]
    fn the_documents_example_is_played_as_the_document_says() {
        // Three heaps of 3, 4 and 5 stones: 2 from heap A; and the moves after that.
        for (heaps, expected) in [
            ([3, 4, 5], (1, 2)),
            ([1, 4, 2], (2, 1)),
            ([1, 3, 1], (2, 2)),
        ] {
            assert_eq!(best_move(Play::Misere, &heaps), expected);
        }
    }

    #[test]
    fn the_key_is_what_the_moves_obey() {
        assert_eq!(key(Play::Normal, &[1, 1, 3]), Key::NimSum(3));
        assert_eq!(key(Play::Misere, &[1, 1, 3]), Key::LastLarge);
        assert_eq!(key(Play::Misere, &[1, 0, 1]), Key::Ones(2));
        assert_eq!(key(Play::Misere, &[2, 2]), Key::NimSum(0));
    }
}
