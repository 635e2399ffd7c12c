//! Games of two: a list of them with what was given away, and each step by step, in letters that are read from the
//! last bench.

use axum::response::Response;
use bilingual::{sentences, text::escaped};
use classroom::league::Game;
use judge::duel::Close;
use pages::in_address;

use crate::html::page;
use crate::server::{Room, Server, Visitor};
use crate::set::page_of;

sentences! {
    GAME: "Ván {0}: {1}", "Game {0}: {1}";
    MOVES_FIRST: "Đi trước: {0}.", "Moves first: {0}.";
    WINS: "Thắng sau {1} nước: {0}.", "Winner after {1} moves: {0}.";
    WINS_BY: "Hơn {1} điểm sau {2} nước: {0}.", "Ahead by {1} after {2} moves: {0}.";
    DRAWN: "Hòa sau {0} nước.", "A draw after {0} moves.";
    STEP: "xem thế cờ", "the position";
    BOARD: "thử ở bàn cờ", "try it at the board";
    TO_MOVE: "Đến lượt {0}", "To move: {0}";
    MADE: "Nước {0} trong {1}: {2} {3}", "Move {0} of {1}: {2} {3}";
    BEFORE: "← Lùi", "← Back";
    NEXT: "Tiếp →", "Next →";
    KEYS: "Phím ← và → cũng lùi và tiếp.", "The keys ← and → do the same.";
    OTHER_GAMES: "Các ván khác", "Other games";
    ALL_GAMES: "Về danh sách các ván", "All games";
}

/// Slips of a game that are told in a list.
const MOST: usize = 3;

/// Games of two.
pub(crate) struct Shown<'a> {
    pub(crate) server: &'a Server,
    pub(crate) visitor: &'a Visitor,
    pub(crate) room: &'a Room,
    /// The address of the list of them.
    pub(crate) place: String,
    pub(crate) games: Vec<Game>,
    /// The one whose side is told, and the other one.
    pub(crate) names: [String; 2],
}

impl Shown<'_> {
    /// The name of who has this side of a game.
    fn name(&self, game: &Game, side: usize) -> &str {
        &self.names[(side + game.side) % 2]
    }

    /// Who has moved first, how it ended, and why if not by the rules.
    fn ended(&self, game: &Game) -> String {
        let (lang, played) = (self.visitor.lang, &game.played);
        let count = played.moves.len();
        let first = MOVES_FIRST.fill(lang, &[&self.name(game, 0)]);
        let ending = match (played.winner, played.margin) {
            (None, _) => DRAWN.fill(lang, &[&count]),
            (Some(side), None) => WINS.fill(lang, &[&self.name(game, side), &count]),
            (Some(side), Some(by)) => {
                WINS_BY.fill(lang, &[&self.name(game, side), &by.abs(), &count])
            }
        };
        let mover = self.name(game, count % 2);
        let why = played
            .close
            .told()
            .map_or_else(String::new, |why| match played.close {
                Close::Illegal(_) => format!(" {mover} {}", why.of(lang)),
                Close::Failed { .. } => format!(" {mover}: {}", why.of(lang)),
                _ => format!(" {}", why.of(lang)),
            });
        escaped(&format!("{first} {ending}{why}"))
    }

    /// A link to the board of the set at the position after so many moves, where who is to move sits; empty where
    /// there is none.
    fn board(&self, game: &Game, at: usize) -> String {
        let page = page_of(self.server, self.visitor, &self.room.spec.id);
        page.map_or_else(String::new, |page| {
            let moves = game.played.moves[..at].join("\n");
            let [input, moves] = [&game.opening.text, &moves].map(|it| in_address(it));
            format!(
                "<a href=\"{page}#play?input={input}&amp;game={}&amp;moves={moves}&amp;side={}\">{}</a>",
                game.opening.number - 1,
                at % 2,
                BOARD.of(self.visitor.lang)
            )
        })
    }

    /// All games, with what was given away.
    pub(crate) fn list(&self) -> String {
        let lang = self.visitor.lang;
        let games = self.games.iter().enumerate().map(|(place, game)| {
            let slips = game.played.worst(MOST).into_iter().map(|slip| {
                let at = slip.number - 1;
                format!(
                    "<li>{} <a href=\"{}&amp;round={place}&amp;at={at}\">{}</a> {}</li>\n",
                    escaped(&slip.told(self.name(game, slip.side()), lang)),
                    self.place,
                    STEP.of(lang),
                    self.board(game, at)
                )
            });
            let opening = escaped(&game.opening.told(lang));
            format!(
                "<section><h3><a href=\"{}&amp;round={place}\">{}</a></h3>\n<p>{}</p>\n<ul>\n{}</ul></section>\n",
                self.place,
                GAME.fill(lang, &[&(place + 1), &opening]),
                self.ended(game),
                slips.collect::<String>()
            )
        });
        games.collect()
    }

    /// A game after so many moves, on a page that is read from afar.
    pub(crate) fn step(&self, place: usize, at: usize) -> Option<Response> {
        let (lang, visitor) = (self.visitor.lang, self.visitor);
        let game = self.games.get(place)?;
        let played = &game.played;
        let at = at.min(played.moves.len());
        let mut position = game.opening.game(self.room.problem).ok()?;
        let is_there = played.moves[..at].iter().all(|it| position.hear(it));
        let picture = match position.scene().filter(|_| is_there) {
            Some(scene) => scene.svg(lang),
            None => format!("<pre>{}</pre>", escaped(&position.board())),
        };
        let (said, last) = match at.checked_sub(1) {
            None => (
                MOVES_FIRST.fill(lang, &[&self.name(game, 0)]),
                String::new(),
            ),
            Some(before) => {
                let words = position.told().pop();
                let words = words.map_or(played.moves[before].clone(), |it| it.of(lang).to_owned());
                let who = self.name(game, before % 2);
                let slip = played.slips.iter().find(|it| it.number == at);
                let slip = slip.map_or_else(String::new, |it| {
                    format!(
                        "<p class=\"note bad\">{}</p>\n",
                        escaped(&it.told(who, lang))
                    )
                });
                (
                    MADE.fill(lang, &[&at, &played.moves.len(), &who, &words]),
                    slip,
                )
            }
        };
        let is_over = at == played.moves.len();
        let next = if is_over {
            self.ended(game)
        } else {
            escaped(&TO_MOVE.fill(lang, &[&self.name(game, at % 2)]))
        };
        let way = |rel: &str, to: Option<usize>, said: bilingual::Text| match to {
            None => format!("<span>{}</span>", said.of(lang)),
            Some(to) => format!(
                "<a rel=\"{rel}\" href=\"{}&amp;round={place}&amp;at={to}\">{}</a>",
                self.place,
                said.of(lang)
            ),
        };
        let others = (0..self.games.len()).map(|it| {
            let is_this = if it == place {
                " aria-current=\"true\""
            } else {
                ""
            };
            let number = it + 1;
            format!(
                "<a href=\"{}&amp;round={it}\"{is_this}>{number}</a> ",
                self.place
            )
        });
        let list = self.place.split("&amp;").next().unwrap_or_default();
        let main = format!(
            "<div class=\"show\">\n<p>{}</p>\n<div class=\"picture\">{picture}</div>\n{last}<p><b>{next}</b></p>\n\
             <p class=\"ways\">{} {}</p>\n</div>\n<p>{}</p>\n<p class=\"quiet\">{}</p>\n\
             <p>{}: {}</p>\n<p><a href=\"{list}\">{}</a></p>\n",
            escaped(&said),
            way("prev", at.checked_sub(1), BEFORE),
            way("next", (!is_over).then_some(at + 1), NEXT),
            self.board(game, at),
            KEYS.of(lang),
            OTHER_GAMES.of(lang),
            others.collect::<String>(),
            ALL_GAMES.of(lang),
        );
        let title = format!("{} – {}", self.name(game, 0), self.name(game, 1));
        Some(page(self.server, visitor, &title, &main))
    }
}
