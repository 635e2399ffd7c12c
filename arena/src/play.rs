//! A game being played, whatever its types: what a terminal or a table needs of it.

use std::any::Any;
use std::cell::LazyCell;
use std::fmt;

use bilingual::{Message, sentences};
use scene::Scene;

use crate::{Book, End, Ending, Game, Outcome, Side, Trouble};

sentences! {
    NO_MOVE_LOSES: "Ai đến lượt mà không đi được thì thua.", "Whoever is to move and cannot loses.";
    NO_MOVE_WINS: "Ai đến lượt mà không đi được thì thắng.", "Whoever is to move and cannot wins.";
    NO_MOVE_DRAWS: "Không còn nước đi thì hòa.", "Without a move the game is drawn.";
    MORE_POINTS: "Hết ván, ai được nhiều điểm hơn thì thắng.", "Whoever has more points at the end wins.";
    IN_FEW_MOVES: "Đến đích bằng ít nước nhất.", "Come to the goal in as few moves as you can.";
    MANY_POINTS: "Được càng nhiều điểm càng tốt.", "Get as many points as you can.";
    LITTLE_LEFT: "Để lại càng ít càng tốt.", "Leave as little as you can.";
    LITTLE_SPENT: "Đến đích, tốn càng ít càng tốt.", "Come to the goal and spend as little as you can.";
}

/// Moves after which a line of play is broken off.
const LONGEST_LINE: usize = 10_000;

/// Moves that are listed.
const MOST_LISTED: usize = 100_000;

/// What a move or a position is worth to the player whose move it is; the better, the greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Worth {
    /// Where the end decides.
    Ending(Ending),
    /// Where points do: how many more than the other player's.
    Points(i64),
    /// Where the end decides and nobody knows when it comes, as a [theorem](Match::by_theorem) tells it.
    Outcome(Outcome),
}

impl Worth {
    /// Whether it is a win: by the end, or by more points than the other player's.
    pub fn is_won(self) -> bool {
        match self {
            Worth::Ending(ending) => matches!(ending, Ending::Won(_)),
            Worth::Points(points) => points > 0,
            Worth::Outcome(outcome) => outcome == Outcome::Won,
        }
    }

    /// How it ends, where the end decides.
    pub fn ending(self) -> Option<Ending> {
        match self {
            Worth::Ending(ending) => Some(ending),
            Worth::Points(_) | Worth::Outcome(_) => None,
        }
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Worth::Ending(ending) => ending.fmt(f),
            Worth::Points(points) => write!(f, "{points:+}"),
            Worth::Outcome(outcome) => write!(f, "{outcome:?}"),
        }
    }
}

/// What is wanted of a puzzle for one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    /// The goal, in few moves.
    FewMoves,
    /// Many points.
    ManyPoints,
    /// Little left at the end, of so much at first; the score is what is there.
    LittleLeft(i64),
    /// The goal, at little cost; the score is what was spent.
    LittleSpent,
}

/// The best that is known of a puzzle for one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Best {
    /// Moves, points, what is left or what is spent.
    pub number: i64,
    /// Moves that come to it, as they are written, where they are known.
    pub line: Vec<String>,
}

impl From<i64> for Best {
    fn from(number: i64) -> Best {
        Best {
            number,
            line: Vec::new(),
        }
    }
}

/// What is known of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// What it is worth to the player to move.
    pub worth: Worth,
    /// A best move, as it is written, if there is a move; it need not be among those that are listed.
    pub best: Option<String>,
    /// The first moves, as they are written, and what each is worth to him, as far as it is known.
    pub moves: Vec<(String, Option<Worth>)>,
    /// Whether a theorem says so; else a search does.
    pub by_theorem: bool,
}

/// A move as a page lists it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// As the statement writes it.
    pub say: String,
    /// As a person says it; as it is written where the rules have no words for it.
    pub words: Message,
    /// What it touches in the picture.
    pub touches: Vec<String>,
}

/// A game at some position of its play.
///
/// Moves are known by their places in [`moves`](Match::moves). The rules alone answer most
/// questions; those that return [`Trouble`] search, and remember what they find.
pub trait Match {
    /// The position.
    fn board(&self) -> String;

    /// The same as the rules have it, of the type [`Game::Position`].
    fn position(&self) -> &dyn Any;

    /// The position as a picture, where the rules draw one.
    fn scene(&self) -> Option<Scene>;

    /// What is wanted and who has lost, in a sentence.
    fn goal(&self) -> Message;

    /// The first moves, no more than so many, with all that is said of them.
    fn list(&self, most: usize) -> Vec<Listed>;

    /// How many moves there are, if they can be counted.
    fn count(&self) -> Option<usize>;

    /// The moves, as the statement writes them, the first hundred thousand if there are more; none
    /// if the game is over.
    fn moves(&self) -> Vec<String>;

    /// The place of the listed move that is written so.
    fn find(&self, text: &str) -> Option<usize>;

    /// Makes the move that is written so, listed or not. `false` if the rules have none.
    fn hear(&mut self, text: &str) -> bool;

    /// The moves made, in words.
    fn told(&self) -> Vec<Message>;

    /// How often the position was there before, with the same player to move.
    fn repeats(&self) -> usize;

    /// The number of moves made.
    fn made(&self) -> usize;

    /// Makes a move. `false` if there is none at this place.
    fn make(&mut self, place: usize) -> bool;

    /// Takes the last move back. `false` if none has been made.
    fn take_back(&mut self) -> bool;

    /// From now on remembers so many positions at most; else as many as a [`Book`] does.
    fn remember(&mut self, positions: usize);

    /// From now on by misère rules: who has lost without a move has won, and the other way round. `false`
    /// where the ends of two players are not such, and nothing changes.
    fn turn_ends(&mut self) -> bool {
        false
    }

    /// The points of the player to move less those of the other one so far; 0 unless the game is
    /// for points.
    fn score(&self) -> i64;

    /// What is wanted, if it is a puzzle for one; `None` if there are two players.
    fn aim(&self) -> Option<Aim> {
        None
    }

    /// The best that is known of a puzzle for one.
    fn best_known(&self) -> Option<&Best> {
        None
    }

    /// What the position is worth to the player to move, from here on.
    fn worth(&mut self) -> Result<Worth, Trouble>;

    /// What each of the moves is worth to him.
    fn worths(&mut self) -> Result<Vec<Worth>, Trouble>;

    /// What a theorem says that the position is worth, which costs no search; `None` where none is at hand.
    fn theorem(&self) -> Option<Worth>;

    /// The same with a best move, and with what is told of no more moves than so many; `None` also where it names no
    /// move.
    fn by_theorem(&self, most: usize) -> Option<Known>;

    /// From now on searches as long as somebody waits, or only briefly: see [`Book::hurry`].
    fn hurry(&mut self, is_brief: bool);

    /// Forgets what was found. `false` if that was nothing.
    fn forget(&mut self) -> bool;

    /// The Grundy value, where it means something.
    fn grundy(&mut self) -> Result<u32, Trouble>;
}

impl dyn Match + '_ {
    /// How much better off the player to move is than the other one, in all: more than 0 if he wins,
    /// less if he loses, and in a game for points by how many, those that were made before included.
    ///
    /// # Errors
    /// If the search does not come to an end.
    pub fn ahead(&mut self) -> Result<i64, Trouble> {
        let worth = self.worth()?;
        Ok(self.ahead_by(worth))
    }

    /// The same, if this is what the position is worth.
    pub fn ahead_by(&self, worth: Worth) -> i64 {
        match worth {
            Worth::Ending(Ending::Won(_)) | Worth::Outcome(Outcome::Won) => 1,
            Worth::Ending(Ending::Lost(_)) | Worth::Outcome(Outcome::Lost) => -1,
            Worth::Ending(Ending::Drawn) | Worth::Outcome(Outcome::Drawn) => 0,
            Worth::Points(points) => self.score() + points,
        }
    }

    /// What is known of the position, and of no more of its moves than so many: by a search, which tells
    /// more, and where it gives up by a theorem. Where one is at hand, no long search is made.
    ///
    /// # Errors
    /// If neither knows.
    pub fn known(&mut self, most: usize) -> Result<Known, Trouble> {
        let has_theorem = self.theorem().is_some();
        self.hurry(has_theorem);
        let trouble = match self.searched(most) {
            Ok(found) => return Ok(found),
            Err(trouble) => trouble,
        };
        // What was found of other positions may have taken the room.
        let had_some = self.forget();
        if let Some(known) = self.by_theorem(most) {
            return Ok(known);
        }
        if !(had_some || has_theorem) {
            return Err(trouble);
        }
        self.hurry(false);
        self.searched(most)
    }

    fn searched(&mut self, most: usize) -> Result<Known, Trouble> {
        let (worth, worths) = (self.worth()?, self.worths()?);
        let mut moves = self.moves();
        let best = best_of(&worths).map(|place| moves[place].clone());
        moves.truncate(most);
        let moves = moves.into_iter().zip(worths.into_iter().map(Some));
        Ok(Known {
            worth,
            best,
            moves: moves.collect(),
            by_theorem: false,
        })
    }

    /// A best move: the shortest way to win, or the longest to lose; `None` if there is no move.
    pub fn best(&mut self) -> Result<Option<usize>, Trouble> {
        Ok(best_of(&self.worths()?))
    }

    /// Best play of both to the end, as it is written; it is broken off where the game is drawn.
    pub fn line(&mut self) -> Result<Vec<String>, Trouble> {
        let made = self.made();
        let mut line = Vec::new();
        let mut trouble = None;
        while line.len() < LONGEST_LINE {
            let next = match self.worth() {
                Ok(Worth::Ending(Ending::Drawn)) => Ok(None),
                Ok(_) => self.best(),
                Err(reason) => Err(reason),
            };
            match next {
                Ok(Some(place)) => {
                    line.push(self.moves().swap_remove(place));
                    self.make(place);
                }
                Ok(None) => break,
                Err(reason) => {
                    trouble = Some(reason);
                    break;
                }
            }
        }
        while self.made() > made {
            self.take_back();
        }
        trouble.map_or(Ok(line), Err)
    }
}

/// The place of the best of these, the first one of several; `None` if there are none.
pub fn best_of(worths: &[Worth]) -> Option<usize> {
    let best = worths.iter().max();
    worths.iter().position(|worth| Some(worth) == best)
}

/// A match from this position on, in which the end decides.
pub fn play<G: Game + 'static>(game: G, start: G::Position) -> Box<dyn Match> {
    Box::new(Playing::new(game, start, For::End, 0))
}

/// A match from this position on in a game for points.
pub fn play_for_points<G: Game + 'static>(game: G, start: G::Position) -> Box<dyn Match> {
    Box::new(Playing::new(game, start, For::Points, 0))
}

/// A puzzle for one from this position on. Its rules are those of a game in which nobody answers, whose
/// [gain](Game::gain) is what a move earns, and whose [end](Game::end) says whether a position without a
/// move is what was wanted. `best` finds the best that is known, which may take its time.
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
    let best: Box<dyn Fn() -> Option<Best>> = Box::new(best);
    let alone = For::Aim(aim, LazyCell::new(best));
    Box::new(Playing::new(game, start, alone, score))
}

/// What is played for: by two the end or points, by one alone an aim, of which the best may be known.
enum For {
    End,
    Points,
    Aim(Aim, LazyCell<Option<Best>, Box<dyn Fn() -> Option<Best>>>),
}

struct Playing<G: Game> {
    book: Book<G>,
    played: For,
    /// All positions since the start, with the score in each; the last one is the present one.
    past: Vec<(G::Position, i64)>,
    /// The moves that led to all but the first of them.
    line: Vec<G::Move>,
}

impl<G: Game + 'static> Playing<G> {
    fn new(game: G, start: G::Position, played: For, score: i64) -> Self {
        Playing {
            book: Book::new(game),
            played,
            past: vec![(start, score)],
            line: Vec::new(),
        }
    }

    fn present(&self) -> &(G::Position, i64) {
        self.past.last().expect("the start is never taken back")
    }

    /// The moves that are listed, each with the position after it.
    fn listed(&self) -> impl Iterator<Item = (G::Move, G::Position)> {
        let moves = self.book.game().moves(&self.present().0);
        moves.into_iter().take(MOST_LISTED)
    }

    /// Makes this move, which leads to this position, if there is one.
    fn go(&mut self, step: Option<(G::Move, G::Position)>) -> bool {
        let Some((a_move, after)) = step else {
            return false;
        };
        let (at, score) = self.present();
        let score = score + self.book.game().gain(at, &a_move);
        // Where there are two, the other one is to move then.
        let score = if self.aim().is_some() { score } else { -score };
        self.past.push((after, score));
        self.line.push(a_move);
        true
    }

    fn in_words(&self, at: &G::Position, a_move: &G::Move) -> Message {
        let game = self.book.game();
        let words = game.words(at, a_move);
        words.unwrap_or_else(|| Message::new(&game.say(a_move)))
    }
}

impl<G: Game + 'static> Match for Playing<G> {
    fn board(&self) -> String {
        self.book.game().show(&self.present().0)
    }

    fn position(&self) -> &dyn Any {
        &self.present().0
    }

    fn scene(&self) -> Option<Scene> {
        let is_firsts = self.aim().is_some() || self.made().is_multiple_of(2);
        let mover = if is_firsts { Side::First } else { Side::Second };
        self.book.game().scene(&self.present().0, mover)
    }

    fn goal(&self) -> Message {
        let (game, at) = (self.book.read(), &self.present().0);
        if let Some(goal) = game.goal() {
            return goal;
        }
        Message::from(match (&self.played, game.end(at)) {
            (For::End, End::Lost | End::Points(_)) => NO_MOVE_LOSES,
            (For::End, End::Won) => NO_MOVE_WINS,
            (For::End, End::Drawn) => NO_MOVE_DRAWS,
            (For::Points, _) => MORE_POINTS,
            (For::Aim(Aim::FewMoves, _), _) => IN_FEW_MOVES,
            (For::Aim(Aim::ManyPoints, _), _) => MANY_POINTS,
            (For::Aim(Aim::LittleLeft(_), _), _) => LITTLE_LEFT,
            (For::Aim(Aim::LittleSpent, _), _) => LITTLE_SPENT,
        })
    }

    fn list(&self, most: usize) -> Vec<Listed> {
        let (game, at) = (self.book.game(), &self.present().0);
        let moves: Vec<G::Move> = self.listed().map(|it| it.0).take(most).collect();
        let touches = match self.scene() {
            Some(scene) => scene.nearest(moves.iter().map(|it| game.touches(at, it)).collect()),
            None => vec![Vec::new(); moves.len()],
        };
        let listed = moves.iter().zip(touches).map(|(it, touches)| Listed {
            say: game.say(it),
            words: self.in_words(at, it),
            touches,
        });
        listed.collect()
    }

    fn count(&self) -> Option<usize> {
        let count = self.listed().count();
        (count < MOST_LISTED).then_some(count)
    }

    fn moves(&self) -> Vec<String> {
        let game = self.book.game();
        self.listed().map(|(it, _)| game.say(&it)).collect()
    }

    fn find(&self, text: &str) -> Option<usize> {
        let game = self.book.game();
        self.listed().position(|(it, _)| game.say(&it) == text)
    }

    fn made(&self) -> usize {
        self.past.len() - 1
    }

    fn make(&mut self, place: usize) -> bool {
        let moves = self.book.game().moves(&self.present().0);
        let chosen = moves.into_iter().nth(place);
        self.go(chosen)
    }

    fn hear(&mut self, text: &str) -> bool {
        let game = self.book.game();
        let heard = game.hear(&self.present().0, text);
        self.go(heard.filter(|it| game.say(&it.0) == text))
    }

    fn told(&self) -> Vec<Message> {
        let made = self.past.iter().zip(&self.line);
        made.map(|((at, _), a_move)| self.in_words(at, a_move))
            .collect()
    }

    fn repeats(&self) -> usize {
        let (at, _) = self.present();
        let players = if self.aim().is_some() { 1 } else { 2 };
        let before = self.past.iter().rev().step_by(players).skip(1);
        before.filter(|(position, _)| position == at).count()
    }

    fn take_back(&mut self) -> bool {
        let can = self.line.pop().is_some();
        if can {
            self.past.pop();
        }
        can
    }

    fn remember(&mut self, positions: usize) {
        self.book.remember(positions);
    }

    fn theorem(&self) -> Option<Worth> {
        let (game, at) = (self.book.read(), &self.present().0);
        match self.played {
            For::End => game.outcome(at).map(Worth::Outcome),
            For::Points => game.theorem_points(at).map(Worth::Points),
            For::Aim(..) => None,
        }
    }

    fn by_theorem(&self, most: usize) -> Option<Known> {
        let (game, at) = (self.book.read(), &self.present().0);
        let worth_of = |(a_move, after): &(G::Move, G::Position)| match self.played {
            For::End => Some(Worth::Outcome(game.outcome(after)?.before())),
            For::Points => Some(Worth::Points(
                game.gain(at, a_move) - game.theorem_points(after)?,
            )),
            For::Aim(..) => None,
        };
        let worth = self.theorem()?;
        let best = match worth {
            Worth::Outcome(Outcome::Won) => game.winning(at),
            // Nothing is better than anything else.
            Worth::Outcome(Outcome::Lost) => self.listed().next().map(|it| it.0),
            _ => {
                let mut best = self.listed().filter(|it| worth_of(it) == Some(worth));
                best.next().map(|it| it.0)
            }
        };
        let moves = self.listed().take(most);
        Some(Known {
            worth,
            best: Some(game.say(&best?)),
            moves: moves.map(|it| (game.say(&it.0), worth_of(&it))).collect(),
            by_theorem: true,
        })
    }

    fn hurry(&mut self, is_brief: bool) {
        self.book.hurry(is_brief);
    }

    fn forget(&mut self) -> bool {
        let had_some = self.book.positions() > 0;
        self.book.forget();
        had_some
    }

    fn turn_ends(&mut self) -> bool {
        let can = matches!(self.played, For::End);
        if can {
            self.book.turn_ends();
        }
        can
    }

    fn score(&self) -> i64 {
        self.present().1
    }

    fn aim(&self) -> Option<Aim> {
        match &self.played {
            For::Aim(aim, _) => Some(*aim),
            For::End | For::Points => None,
        }
    }

    fn best_known(&self) -> Option<&Best> {
        match &self.played {
            For::Aim(_, best) => best.as_ref(),
            For::End | For::Points => None,
        }
    }

    /// Of a puzzle for one only where there is no move: more than 0 if it is what was wanted, less if not, or
    /// the points that are earned by it.
    fn worth(&mut self) -> Result<Worth, Trouble> {
        let at = self.present().0.clone();
        match self.played {
            For::End => self.book.ending(&at).map(Worth::Ending),
            For::Points => self.book.points(&at).map(Worth::Points),
            For::Aim(..) if self.listed().next().is_some() => Err(Trouble::Alone),
            For::Aim(..) => Ok(Worth::Points(match self.book.game().end(&at) {
                End::Won => 1,
                End::Lost => -1,
                End::Drawn => 0,
                End::Points(points) => points,
            })),
        }
    }

    fn worths(&mut self) -> Result<Vec<Worth>, Trouble> {
        let at = self.present().0.clone();
        match self.played {
            For::End => {
                let moves = self.book.endings_of_moves(&at)?.into_iter();
                Ok(moves.map(|(_, _, it)| Worth::Ending(it)).collect())
            }
            For::Points => {
                let moves = self.book.points_of_moves(&at)?.into_iter();
                Ok(moves.map(|(_, _, it)| Worth::Points(it)).collect())
            }
            For::Aim(..) => Err(Trouble::Alone),
        }
    }

    fn grundy(&mut self) -> Result<u32, Trouble> {
        let at = self.present().0.clone();
        match self.played {
            For::End | For::Points => self.book.grundy(&at),
            For::Aim(..) => Err(Trouble::Alone),
        }
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
