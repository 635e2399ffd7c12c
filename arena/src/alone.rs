//! A puzzle for one: the rules of a game in which nobody answers.

use std::cell::OnceCell;

use scene::Scene;

use crate::play::{found, said, touched};
use crate::{Aim, Best, End, Game, Match, Side, Trouble, Worth};

/// A puzzle for one from this position on. Its rules are those of a game, whose [gain](Game::gain) is
/// what a move earns, and whose [end](Game::end) says whether a position without a move is what was
/// wanted. `best` finds the best that is known, which may take its time.
pub fn play_alone<G: Game + 'static>(
    game: G,
    start: G::Position,
    aim: Aim,
    best: impl Fn() -> Option<Best> + 'static,
) -> Box<dyn Match> {
    let score = match aim {
        Aim::LittleLeft(first) => first,
        Aim::FewMoves | Aim::ManyPoints | Aim::LittleSpent => 0,
    };
    Box::new(Alone {
        game,
        aim,
        find_best: Box::new(best),
        best: OnceCell::new(),
        past: vec![(start, score)],
    })
}

struct Alone<G: Game> {
    game: G,
    aim: Aim,
    find_best: Box<dyn Fn() -> Option<Best>>,
    /// What that has found.
    best: OnceCell<Option<Best>>,
    /// All positions since the start, with what was earned by then.
    past: Vec<(G::Position, i64)>,
}

impl<G: Game> Alone<G> {
    fn present(&self) -> &(G::Position, i64) {
        self.past.last().expect("the start is never taken back")
    }
}

impl<G: Game> Match for Alone<G> {
    fn board(&self) -> String {
        self.game.show(&self.present().0)
    }

    fn scene(&self) -> Option<Scene> {
        self.game.scene(&self.present().0, Side::First)
    }

    fn touches(&self) -> Vec<Vec<String>> {
        touched(&self.game, &self.present().0, self.scene().as_ref())
    }

    fn moves(&self) -> Vec<String> {
        said(&self.game, &self.present().0)
    }

    fn find(&self, text: &str) -> Option<usize> {
        found(&self.game, &self.present().0, text)
    }

    fn made(&self) -> usize {
        self.past.len() - 1
    }

    fn make(&mut self, place: usize) -> bool {
        let (at, score) = self.present();
        let chosen = self.game.moves(at).into_iter().nth(place);
        let next = chosen.map(|(a_move, after)| (after, score + self.game.gain(at, &a_move)));
        let can = next.is_some();
        self.past.extend(next);
        can
    }

    fn take_back(&mut self) -> bool {
        let can = self.made() > 0;
        if can {
            self.past.pop();
        }
        can
    }

    fn remember(&mut self, _: usize) {}

    fn score(&self) -> i64 {
        self.present().1
    }

    fn aim(&self) -> Option<Aim> {
        Some(self.aim)
    }

    fn best_known(&self) -> Option<&Best> {
        self.best.get_or_init(&self.find_best).as_ref()
    }

    /// Of a position without a move: more than 0 if it is what was wanted, less if not, or the points
    /// that are earned by it.
    fn worth(&mut self) -> Result<Worth, Trouble> {
        let at = &self.present().0;
        if self.game.moves(at).into_iter().next().is_some() {
            return Err(Trouble::Alone);
        }
        Ok(Worth::Points(match self.game.end(at) {
            End::Won => 1,
            End::Lost => -1,
            End::Drawn => 0,
            End::Points(points) => points,
        }))
    }

    fn worths(&mut self) -> Result<Vec<Worth>, Trouble> {
        Err(Trouble::Alone)
    }

    fn grundy(&mut self) -> Result<u32, Trouble> {
        Err(Trouble::Alone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A number from which 2 or 3 is taken; it is to become 0, and what is taken counts.
    struct Taking;

    impl Game for Taking {
        type Position = i64;
        type Move = i64;

        fn moves(&self, &left: &i64) -> impl IntoIterator<Item = (i64, i64)> {
            let takes = [2, 3].into_iter().filter(move |take| *take <= left);
            takes.map(move |take| (take, left - take))
        }

        fn end(&self, &left: &i64) -> End {
            if left == 0 { End::Won } else { End::Lost }
        }

        fn gain(&self, _: &i64, take: &i64) -> i64 {
            *take
        }

        fn say(&self, take: &i64) -> String {
            take.to_string()
        }

        fn show(&self, left: &i64) -> String {
            left.to_string()
        }
    }

    #[test]
    fn nobody_answers_and_what_was_earned_is_taken_back_with_the_move() {
        let mut alone = play_alone(Taking, 5, Aim::FewMoves, || Some(Best::from(2)));
        assert_eq!(alone.aim(), Some(Aim::FewMoves));
        assert_eq!(alone.best_known(), Some(&Best::from(2)));
        assert_eq!(alone.worth(), Err(Trouble::Alone));
        assert!(alone.make(0) && alone.make(1) && !alone.make(0));
        assert_eq!((alone.score(), alone.worth()), (5, Ok(Worth::Points(1))));
        assert!(alone.take_back() && alone.make(0));
        assert_eq!((alone.score(), alone.worth()), (4, Ok(Worth::Points(-1))));
    }
}
