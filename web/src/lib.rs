//! A room in a browser.
//!
//! The programs of the set do not run there, but its libraries do: each room is compiled to a module
//! of WebAssembly that answers questions about it, all of which a page can ask without a server. A
//! question is a line of JSON with the texts that belong to it below, an answer is JSON:
//!
//! | `do` | with | answers |
//! |---|---|---|
//! | `offered` | `input` | `{}`: what the room's `variants.toml` says, as JSON, is told before anything else is asked |
//! | `answer` | `input`, maybe `tier` | `{output}`: what the reference writes; with a tier only if the input is within the limits of the source |
//! | `picture` | `input` | `{svg, text}`: the input as a picture; null where there is none |
//! | `tests` | | `{file, tests: [{number, name, tier, about: {vi, en}}]}` |
//! | `test` | `name` | `{input, answer, sha256: {input, answer}}`: what `judge lock` writes |
//! | `opening` | `name` | `{input}` of a test, without the answer |
//! | `judge` | `name` or `input` and maybe `answer`; `output` | `{verdict, points, message}`: the checker's |
//! | `cells` | `inputs`, `show`, `game` | `{cells: [{text}]}`: what `judge table` shows in a cell; empty if there is no such input; of one that cannot be found `{error, kind}` |
//! | `talk` | `name`, or `input` and `opponent` | `{lines, file, over}`: a dialogue begins; `file` is what `NAME.INP` holds, null where the first line told is the opening |
//! | `talk` | `said` | `{lines, over}`, and if it is over, as for `judge`: what the program is told (without the ends of lines) when it has said this line |
//! | `talk` | `ended`: true, maybe `output` | as for `judge`, and `transcript`: the program has ended by itself and left this `NAME.OUT` |
//! | `small` | `seed`, `count` | `{inputs}`: small inputs of the source tier by chance, the smallest first |
//! | `smaller` | `input` | `{inputs}`: what is left of it when parts are left out or numbers brought down, the boldest first; most of them are no inputs |
//! | `games` | `input` | `{games: [{text}]}` |
//! | `rules` | `input` | `{rules: [{name, title: {vi, en}}]}`: changed rules, by which games can be played too |
//! | `random` | `outcome`, `seed` | `{input, game, outcome}`: a small opening |
//! | `position` | `input`, `game`, `moves` | `{text, svg, told, turn, moves: [{say, touches}], count, score, players, aim, end, points, winner}` |
//! | `worths` | `input`, `game`, `moves` | `{value, best, moves: [{say, …}]}` |
//! | `best` | `input`, `game` | `{best, line}`: of a puzzle for one, the best that is known |
//! | `resumed` | `input`, `game`, `moves` | `{input}`: an input of one game, which begins there by the rules of the statement; null if there is none |
//! | `line` | `input`, `game`, `moves` | `{line: ["…"]}`: best play of both |
//!
//! Where a game is asked about, `rules` may name changed rules.
//!
//! Or else `{error: {vi, en}, kind}`. What a position or a move is worth is `{outcome, remoteness}` or
//! `{outcome, points}`, for the player whose move it is; points are those of the whole game.
//!
//! A module is built without unwinding, as the standard library that is delivered for browsers is. So
//! most bad inputs end the program; why is told all the same ([`exports`]).

#![deny(missing_docs)]

mod desk;
pub mod exports;
mod judged;
mod manifest;
mod play;
mod question;
mod refused;
mod say;
mod talk;

pub use desk::Desk;
