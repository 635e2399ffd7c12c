//! The rules of one game: the heaps, whose turn it is, what is legal, who has won.

pub use theory::nim::{Move, Play};

/// The most heaps of a game; the least number is one.
pub const MOST_HEAPS: usize = 10;

/// The most stones of a heap at the start; the least number is one.
pub const MOST_STONES: u64 = 30;

/// Who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// The person who plays against the machine.
    You,
    /// The machine.
    Machine,
    /// The first of two persons.
    A,
    /// The second of two persons.
    B,
}

impl Player {
    /// The two persons, or the person and the machine.
    pub fn pair(two_persons: bool) -> [Player; 2] {
        if two_persons {
            [Player::A, Player::B]
        } else {
            [Player::You, Player::Machine]
        }
    }

    /// The word for this player in the plain form.
    pub fn keyword(self) -> &'static str {
        match self {
            Player::You => "YOU",
            Player::Machine => "MACHINE",
            Player::A => "A",
            Player::B => "B",
        }
    }

    /// Who plays against this one.
    pub fn other(self) -> Player {
        match self {
            Player::You => Player::Machine,
            Player::Machine => Player::You,
            Player::A => Player::B,
            Player::B => Player::A,
        }
    }
}

/// A move that was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taken {
    /// By whom.
    pub by: Player,
    /// Number of the heap, from 1.
    pub heap: usize,
    /// Stones taken from it.
    pub stones: u64,
}

/// Why a move is illegal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Illegal {
    /// The heaps are numbered from 1 to `count`.
    NoSuchHeap {
        /// Number of heaps, empty ones too.
        count: usize,
    },
    /// Nothing is left in this heap.
    EmptyHeap {
        /// Its number.
        heap: usize,
    },
    /// At least one stone must be taken.
    TakesNothing,
    /// The heap does not hold so many stones.
    TakesTooMany {
        /// Number of the heap.
        heap: usize,
        /// Stones left in it.
        left: u64,
    },
}

/// A game in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    play: Play,
    start: Vec<u64>,
    heaps: Vec<u64>,
    turn: Player,
    last: Option<Taken>,
}

impl Game {
    /// A game with these heaps, in which `first` begins.
    pub fn new(play: Play, heaps: Vec<u64>, first: Player) -> Self {
        Game {
            play,
            start: heaps.clone(),
            heaps,
            turn: first,
            last: None,
        }
    }

    /// The form of play.
    pub fn play(&self) -> Play {
        self.play
    }

    /// The heaps at the start.
    pub fn start(&self) -> &[u64] {
        &self.start
    }

    /// The heaps now. Empty ones keep their place.
    pub fn heaps(&self) -> &[u64] {
        &self.heaps
    }

    /// Whose turn it is; after the end, whose it would be.
    pub fn turn(&self) -> Player {
        self.turn
    }

    /// The last move.
    pub fn last(&self) -> Option<Taken> {
        self.last
    }

    /// Takes stones from a heap.
    ///
    /// # Errors
    /// If the move is illegal; the game is then as it was.
    pub fn take(&mut self, (heap, stones): Move) -> Result<Taken, Illegal> {
        let count = self.heaps.len();
        let Some(left) = heap
            .checked_sub(1)
            .and_then(|heap| self.heaps.get_mut(heap))
        else {
            return Err(Illegal::NoSuchHeap { count });
        };
        if *left == 0 {
            return Err(Illegal::EmptyHeap { heap });
        }
        if stones == 0 {
            return Err(Illegal::TakesNothing);
        }
        if stones > *left {
            return Err(Illegal::TakesTooMany { heap, left: *left });
        }
        *left -= stones;
        let taken = Taken {
            by: self.turn,
            heap,
            stones,
        };
        self.last = Some(taken);
        self.turn = self.turn.other();
        Ok(taken)
    }

    /// Who has won, once the last stone is taken.
    pub fn winner(&self) -> Option<Player> {
        let is_over = self.heaps.iter().all(|&heap| heap == 0);
        is_over.then(|| match self.play {
            Play::Normal => self.turn.other(),
            Play::Misere => self.turn,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(play: Play) -> Game {
        Game::new(play, vec![2, 0, 3], Player::A)
    }

    #[test]
    fn illegal_moves_are_told_apart_and_change_nothing() {
        let mut position = game(Play::Normal);
        for (attempt, reason) in [
            ((0, 1), Illegal::NoSuchHeap { count: 3 }),
            ((4, 1), Illegal::NoSuchHeap { count: 3 }),
            ((usize::MAX, 1), Illegal::NoSuchHeap { count: 3 }),
            ((2, 1), Illegal::EmptyHeap { heap: 2 }),
            ((1, 0), Illegal::TakesNothing),
            ((1, 3), Illegal::TakesTooMany { heap: 1, left: 2 }),
            ((3, u64::MAX), Illegal::TakesTooMany { heap: 3, left: 3 }),
        ] {
            assert_eq!(position.take(attempt), Err(reason));
        }
        assert_eq!(position, game(Play::Normal));
    }

    #[test]
    fn the_last_stone_wins_in_normal_play_and_loses_in_misere_play() {
        for (play, winner) in [(Play::Normal, Player::B), (Play::Misere, Player::A)] {
            let mut position = game(play);
            position.take((1, 2)).unwrap();
            assert_eq!(position.winner(), None);
            let last = position.take((3, 3)).unwrap();
            assert_eq!((last.by, last.heap, last.stones), (Player::B, 3, 3));
            assert_eq!(position.winner(), Some(winner));
        }
    }

    #[test]
    fn players_take_turns() {
        for player in [Player::You, Player::Machine, Player::A, Player::B] {
            assert_ne!(player.other(), player);
            assert_eq!(player.other().other(), player);
        }
        assert_eq!(Player::pair(false)[0].other(), Player::Machine);
        assert_eq!(Player::pair(true)[0].other(), Player::B);
    }
}
