//! One game: the heaps, whose turn it is, what is legal, who has won; and how the machine plays.

use inpout::limit;
use theory::nim::winning_moves;
pub use theory::nim::{Move, Play};

/// The most heaps of a game; the least number is one.
pub const MOST_HEAPS: usize = limit!("n", most);

/// The most stones of a heap at the start; the least number is one.
pub const MOST_STONES: u64 = limit!("a", most);

/// Who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// The person.
    You,
    /// The machine.
    Machine,
}

impl Player {
    /// Both.
    pub const BOTH: [Player; 2] = [Player::You, Player::Machine];

    /// The word for this player.
    pub fn keyword(self) -> &'static str {
        match self {
            Player::You => "YOU",
            Player::Machine => "MACHINE",
        }
    }

    /// The player whom this word names.
    pub fn of_keyword(word: &str) -> Option<Player> {
        Player::BOTH.into_iter().find(|it| it.keyword() == word)
    }

    /// Who plays against this one.
    pub fn other(self) -> Player {
        match self {
            Player::You => Player::Machine,
            Player::Machine => Player::You,
        }
    }
}

/// A game in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// The form of play.
    pub play: Play,
    /// The heaps now. Empty ones keep their place.
    pub heaps: Vec<u64>,
    /// Whose turn it is; after the end, whose it would be.
    pub turn: Player,
}

impl Game {
    /// Takes stones from a heap; `None`, and nothing happens, if that is illegal.
    pub fn take(&mut self, (heap, stones): Move) -> Option<()> {
        let left = self.heaps.get_mut(heap.checked_sub(1)?)?;
        *left = left.checked_sub(stones).filter(|_| stones > 0)?;
        self.turn = self.turn.other();
        Some(())
    }

    /// Who has won, once the last stone is taken.
    pub fn winner(&self) -> Option<Player> {
        let is_over = self.heaps.iter().all(|&heap| heap == 0);
        is_over.then(|| match self.play {
            Play::Normal => self.turn.other(),
            Play::Misere => self.turn,
        })
    }

    /// The machine's move; some heap must hold a stone.
    ///
    /// In a won position it is the first winning move. In a lost one every move loses against
    /// perfect play, so the machine makes the game last: it takes one stone from the largest heap
    /// and waits for a mistake.
    pub fn best_move(&self) -> Move {
        let winning = winning_moves(self.play, &self.heaps).first().copied();
        let numbers = (1..=self.heaps.len()).rev();
        let largest = numbers.max_by_key(|number| self.heaps[number - 1]);
        winning.unwrap_or((largest.unwrap_or(1), 1))
    }
}

/// The number written in these digits, or `None` for anything else; one that is too large for 64
/// bits is the largest there.
pub fn number(word: &str) -> Option<u64> {
    let is_number = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| word.parse().unwrap_or(u64::MAX))
}

/// The move written in two words.
pub fn move_of(words: &[&str]) -> Option<Move> {
    let &[heap, stones] = words else { return None };
    Some((usize::try_from(number(heap)?).ok()?, number(stones)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use theory::rows::NimTable;

    fn game(play: Play, heaps: &[u64]) -> Game {
        Game {
            play,
            heaps: heaps.to_vec(),
            turn: Player::You,
        }
    }

    #[test]
    fn illegal_moves_change_nothing() {
        let mut position = game(Play::Normal, &[2, 0, 3]);
        let past = [(0, 1), (4, 1), (usize::MAX, 1)];
        for attempt in past
            .into_iter()
            .chain([(2, 1), (1, 0), (1, 3), (3, u64::MAX)])
        {
            assert_eq!(position.take(attempt), None);
        }
        assert_eq!(position, game(Play::Normal, &[2, 0, 3]));
    }

    #[test]
    fn the_last_stone_wins_in_normal_play_and_loses_in_misere_play() {
        for (play, winner) in [(Play::Normal, Player::Machine), (Play::Misere, Player::You)] {
            let mut position = game(play, &[2, 0, 3]);
            position.take((1, 2)).unwrap();
            assert_eq!(position.winner(), None);
            position.take((3, 3)).unwrap();
            assert_eq!(position.winner(), Some(winner));
        }
    }

    #[test]
    fn the_machine_wins_every_won_position_of_three_heaps() {
        for play in [Play::Normal, Play::Misere] {
            let table = NimTable::under(play, &[8, 8, 8], 10_000).unwrap();
            for code in 1..9_u64.pow(3) {
                let mut position = game(play, &[code / 81, code / 9 % 9, code % 9]);
                let was_lost = table.is_lost(&position.heaps);
                position.take(position.best_move()).unwrap();
                let is_lost = table.is_lost(&position.heaps);
                assert!(was_lost || is_lost, "{play:?} {code}");
            }
        }
    }

    #[test]
    fn a_lost_position_is_drawn_out() {
        assert_eq!(game(Play::Normal, &[5, 2, 7]).best_move(), (3, 1));
        assert_eq!(game(Play::Misere, &[3, 3]).best_move(), (1, 1));
        assert_eq!(game(Play::Misere, &[0, 1]).best_move(), (2, 1));
    }

    #[test]
    fn the_documents_example_is_played_as_the_document_says() {
        // Three heaps of 3, 4 and 5 stones: 2 from heap A; and the moves after that.
        for (heaps, expected) in [
            ([3, 4, 5], (1, 2)),
            ([1, 4, 2], (2, 1)),
            ([1, 3, 1], (2, 2)),
        ] {
            assert_eq!(game(Play::Misere, &heaps).best_move(), expected);
        }
    }

    #[test]
    fn numbers_are_digits_only_however_many() {
        assert_eq!(number(&"0".repeat(99)), Some(0));
        assert_eq!(number(&"9".repeat(99)), Some(u64::MAX));
        assert!(
            ["", "+1", "-1", "1.0", "x", "١"]
                .iter()
                .all(|it| number(it).is_none())
        );
    }
}
