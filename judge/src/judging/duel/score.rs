//! How one side did in several games.

use std::ops::AddAssign;

use super::played::{Close, Played};
use super::referee::signed;

/// What one side has from its games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Score {
    /// Games played.
    pub games: usize,
    /// Games won, moving first and second.
    pub won: [usize; 2],
    /// Games that nobody won.
    pub drawn: usize,
    /// In a game for points, how many more than the others in all games together.
    pub margin: Option<i64>,
    /// Moves that gave something away.
    pub slips: usize,
    /// Games lost by an illegal move.
    pub illegal: usize,
    /// Games lost by too much time.
    pub late: usize,
    /// Games lost in another way that the rules do not know.
    pub failed: usize,
    /// The most CPU time of a game.
    pub cpu_ms: u64,
}

impl Score {
    /// What this side has from a game.
    pub fn of(game: &Played, side: usize) -> Score {
        let is_own_fault = game.winner != Some(side) && game.moves.len() % 2 == side;
        let letters = game.close.letters().filter(|_| is_own_fault);
        let is_illegal = is_own_fault && matches!(game.close, Close::Illegal(_));
        let is_given_up = game.close == Close::GivenUp && game.winner != Some(side);
        let is_late = is_given_up || matches!(letters, Some("TLE" | "ILE"));
        let mut won = [0; 2];
        won[side] = usize::from(game.winner == Some(side));
        Score {
            games: 1,
            won,
            drawn: usize::from(game.winner.is_none()),
            margin: game.margin.map(|it| signed(it, side)),
            slips: game.slips.iter().filter(|it| it.side() == side).count(),
            illegal: usize::from(is_illegal),
            late: usize::from(is_late),
            failed: usize::from(letters.is_some() && !is_illegal && !is_late),
            cpu_ms: game.cpu_ms[side],
        }
    }

    /// Whether a game was lost in a way that the rules do not know.
    pub fn has_failed(&self) -> bool {
        self.illegal + self.late + self.failed > 0
    }

    /// What decides between two sides; the more, the better. In a game for points that is the margin, and in
    /// any other the points in halves, so that they add up exactly: two for a win, one for a draw.
    pub fn decisive(&self) -> i64 {
        self.margin.unwrap_or_else(|| self.halves())
    }

    fn halves(&self) -> i64 {
        i64::try_from(2 * (self.won[0] + self.won[1]) + self.drawn).unwrap_or(i64::MAX)
    }

    /// The points with this mark in them: `3`, `2.5`; in a game for points the margin: `+7`.
    pub fn points(&self, mark: char) -> String {
        if let Some(margin) = self.margin {
            return format!("{margin:+}");
        }
        let (whole, half) = (self.halves() / 2, self.halves() % 2);
        if half == 0 {
            whole.to_string()
        } else {
            format!("{whole}{mark}5")
        }
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Score) {
        self.games += other.games;
        self.won[0] += other.won[0];
        self.won[1] += other.won[1];
        self.drawn += other.drawn;
        self.margin = match (self.margin, other.margin) {
            (Some(one), Some(other)) => Some(one.saturating_add(other)),
            (one, other) => one.or(other),
        };
        self.slips += other.slips;
        self.illegal += other.illegal;
        self.late += other.late;
        self.failed += other.failed;
        self.cpu_ms = self.cpu_ms.max(other.cpu_ms);
    }
}

#[cfg(test)]
mod tests {
    use bilingual::Message;

    use super::*;

    #[test]
    fn a_loss_that_the_rules_do_not_know_is_counted_by_its_kind() {
        let game = |close: Close| Played {
            winner: Some(0),
            margin: None,
            close,
            moves: vec!["1".to_owned()],
            slips: Vec::new(),
            is_known: true,
            cpu_ms: [7, 9],
        };
        let failed = |verdict: &str| Close::Failed {
            verdict: verdict.to_owned(),
            reason: Message::default(),
        };
        let mut all = [Score::default(), Score::default()];
        for close in [
            Close::Rules,
            Close::Illegal("I won".to_owned()),
            failed("TLE"),
            failed("ILE"),
            failed("RTE"),
            failed("WA"),
        ] {
            for (side, score) in all.iter_mut().enumerate() {
                *score += Score::of(&game(close.clone()), side);
            }
        }
        let [first, second] = all;
        assert_eq!((first.won, first.points('.')), ([6, 0], "6".to_owned()));
        assert_eq!((first.illegal, first.late, first.failed), (0, 0, 0));
        assert_eq!((second.illegal, second.late, second.failed), (1, 2, 2));
        assert!(second.has_failed() && !first.has_failed());
        assert_eq!((second.points('.'), second.cpu_ms), ("0".to_owned(), 9));
        let given_up = Played::given_up_by(0);
        let late = [0, 1].map(|side| Score::of(&given_up, side).late);
        assert_eq!(late, [1, 0]);
        let drawn = Score { drawn: 1, ..first };
        assert_eq!(drawn.points(','), "6,5");
    }
}
