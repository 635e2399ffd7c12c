//! Rules that stand on those of another game.

use bilingual::Message;
use scene::Scene;
use theory::retrograde::Outcome;

use crate::{End, Game, Side};

/// A game that is another one but for what is written anew: these may be, and all else is handed on in
/// one place, below.
pub trait Altered {
    /// What the other game is.
    type Of: Game;

    /// The other game.
    fn original(&self) -> &Self::Of;

    /// Whether nothing is written anew at all: then what a theorem says of the other game holds of this one, and
    /// what is wanted in it.
    fn is_same(&self) -> bool {
        false
    }

    /// Its moves: see [`Game::moves`].
    #[inline]
    fn moves_now(
        &self,
        at: &Position<Self>,
    ) -> impl IntoIterator<Item = (Move<Self>, Position<Self>)> {
        self.original().moves(at)
    }

    /// The move that is written so: see [`Game::hear`].
    fn hear_now(&self, at: &Position<Self>, text: &str) -> Option<(Move<Self>, Position<Self>)> {
        if self.is_same() {
            return self.original().hear(at, text);
        }
        let mut moves = self.moves_now(at).into_iter();
        moves.find(|(a_move, _)| self.original().say(a_move) == text)
    }

    /// What it means to have none: see [`Game::end`].
    #[inline]
    fn end_now(&self, at: &Position<Self>) -> End {
        self.original().end(at)
    }

    /// What a move gains: see [`Game::gain`].
    #[inline]
    fn gain_now(&self, at: &Position<Self>, a_move: &Move<Self>) -> i64 {
        self.original().gain(at, a_move)
    }
}

type Position<A> = <<A as Altered>::Of as Game>::Position;

type Move<A> = <<A as Altered>::Of as Game>::Move;

// A method with a default that is missing here would be lost without a word.
#[deny(clippy::missing_trait_methods)]
impl<A: Altered> Game for A {
    type Position = Position<A>;
    type Move = Move<A>;

    #[inline]
    fn moves(&self, at: &Position<A>) -> impl IntoIterator<Item = (Move<A>, Position<A>)> {
        self.moves_now(at)
    }

    #[inline]
    fn end(&self, at: &Position<A>) -> End {
        self.end_now(at)
    }

    #[inline]
    fn gain(&self, at: &Position<A>, a_move: &Move<A>) -> i64 {
        self.gain_now(at, a_move)
    }

    #[inline]
    fn same(&self, at: Position<A>) -> Position<A> {
        self.original().same(at)
    }

    #[inline]
    fn number(&self, at: &Position<A>) -> Option<usize> {
        self.original().number(at)
    }

    fn say(&self, a_move: &Move<A>) -> String {
        self.original().say(a_move)
    }

    fn words(&self, at: &Position<A>, a_move: &Move<A>) -> Option<Message> {
        self.original().words(at, a_move)
    }

    fn goal(&self) -> Option<Message> {
        self.is_same().then(|| self.original().goal())?
    }

    fn hear(&self, at: &Position<A>, text: &str) -> Option<(Move<A>, Position<A>)> {
        self.hear_now(at, text)
    }

    fn outcome(&self, at: &Position<A>) -> Option<Outcome> {
        self.is_same().then(|| self.original().outcome(at))?
    }

    fn theorem_points(&self, at: &Position<A>) -> Option<i64> {
        self.is_same().then(|| self.original().theorem_points(at))?
    }

    fn winning(&self, at: &Position<A>) -> Option<Move<A>> {
        self.is_same().then(|| self.original().winning(at))?
    }

    fn show(&self, at: &Position<A>) -> String {
        self.original().show(at)
    }

    fn scene(&self, at: &Position<A>, mover: Side) -> Option<Scene> {
        self.original().scene(at, mover)
    }

    fn touches(&self, at: &Position<A>, a_move: &Move<A>) -> Vec<String> {
        self.original().touches(at, a_move)
    }
}

/// Rules that are lent are the same rules.
impl<G: Game> Altered for &G {
    type Of = G;

    #[inline]
    fn original(&self) -> &G {
        self
    }

    fn is_same(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::misreading::Read;
    use crate::only;

    /// A game that has nothing as it is by default.
    struct Odd;

    impl Game for Odd {
        type Position = u8;
        type Move = u8;

        fn moves(&self, &at: &u8) -> impl IntoIterator<Item = (u8, u8)> {
            [(at, at + 1)]
        }

        fn end(&self, _: &u8) -> End {
            End::Drawn
        }

        fn gain(&self, &at: &u8, &a_move: &u8) -> i64 {
            i64::from(at) + i64::from(a_move)
        }

        fn same(&self, at: u8) -> u8 {
            at / 2
        }

        fn number(&self, &at: &u8) -> Option<usize> {
            Some(at.into())
        }

        fn say(&self, a_move: &u8) -> String {
            format!("move {a_move}")
        }

        fn words(&self, at: &u8, a_move: &u8) -> Option<Message> {
            Some(Message::in_each(|_| format!("move {a_move} at {at}")))
        }

        fn show(&self, at: &u8) -> String {
            format!("at {at}")
        }

        fn goal(&self) -> Option<Message> {
            Some(Message::in_each(|_| "more".to_owned()))
        }

        fn hear(&self, &at: &u8, text: &str) -> Option<(u8, u8)> {
            (text == "up").then_some((at, at + 1))
        }

        fn outcome(&self, _: &u8) -> Option<Outcome> {
            Some(Outcome::Lost)
        }

        fn theorem_points(&self, &at: &u8) -> Option<i64> {
            Some(at.into())
        }

        fn winning(&self, &at: &u8) -> Option<u8> {
            Some(at)
        }

        fn scene(&self, at: &u8, _: Side) -> Option<Scene> {
            Some(Scene::from(scene::Heaps::new([u64::from(*at)])))
        }

        fn touches(&self, _: &u8, a_move: &u8) -> Vec<String> {
            vec![a_move.to_string()]
        }
    }

    /// What holds of a game that is the same in all.
    fn known(game: &impl Game<Position = u8, Move = u8>) -> String {
        let by_theorem = (game.outcome(&6), game.theorem_points(&6), game.winning(&6));
        format!("{by_theorem:?} {:?}", game.goal())
    }

    /// All that a game says of a position and a move.
    fn said(game: &impl Game<Position = u8, Move = u8>) -> String {
        let moves: Vec<_> = game.moves(&6).into_iter().collect();
        let values = (
            moves,
            game.end(&6),
            game.gain(&6, &3),
            game.same(6),
            game.number(&6),
        );
        let words = (game.say(&3), game.words(&6, &3));
        let texts = (words, game.show(&6), game.touches(&6, &3));
        format!("{values:?} {texts:?} {:?}", game.scene(&6, Side::First))
    }

    #[test]
    fn what_is_not_written_anew_is_as_in_the_other_game() {
        let plain = said(&Odd);
        assert_eq!(said(&&Odd), plain);
        assert_eq!(said(&only(Odd, |_, _| true)), plain);
        assert_eq!(said(&Read::new(Odd)), plain);
        assert_ne!(said(&only(Odd, |_, _| false)), plain);
    }

    #[test]
    fn a_theorem_and_a_goal_hold_of_the_same_rules_alone() {
        let plain = known(&Odd);
        assert_eq!(known(&&Odd), plain);
        assert_eq!(known(&Read::new(Odd)), plain);
        let mut turned = Read::new(Odd);
        turned.turn_ends();
        let nothing = "(None, None, None) None";
        assert_eq!(known(&turned), nothing);
        assert_eq!(known(&only(Odd, |_, _| true)), nothing);
    }

    #[test]
    fn a_move_is_heard_as_the_rules_are_now() {
        assert_eq!(Odd.hear(&6, "up"), Some((6, 7)));
        assert_eq!(Read::new(Odd).hear(&6, "up"), Some((6, 7)));
        assert_eq!(only(Odd, |_, _| true).hear(&6, "up"), Some((6, 7)));
        assert_eq!(only(Odd, |_, _| false).hear(&6, "up"), None);
    }
}
