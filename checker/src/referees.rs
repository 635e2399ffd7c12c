//! The referees that this program has.

use std::sync::OnceLock;

use crate::interactor::Setup;
use crate::special::Special;

static INSTALLED: OnceLock<&'static Referees> = OnceLock::new();

/// Who judges by the rules of one problem, by the problem's id.
#[derive(Debug)]
pub struct Referees {
    /// The special checkers.
    pub specials: &'static [(&'static str, Special)],
    /// The games of the interactors.
    pub games: &'static [(&'static str, Setup)],
}

/// Makes these the referees of the program; once they are there, it has no effect.
pub fn install(referees: &'static Referees) {
    INSTALLED.get_or_init(|| referees);
}

/// The special checker of the problem with this id.
pub(crate) fn special(id: &str) -> Option<Special> {
    of(installed().specials, id)
}

/// The interactor's game of the problem with this id.
pub(crate) fn game(id: &str) -> Option<Setup> {
    of(installed().games, id)
}

fn installed() -> &'static Referees {
    INSTALLED
        .get()
        .expect("the program calls roster::install before it judges")
}

fn of<T: Copy>(table: &[(&str, T)], id: &str) -> Option<T> {
    let found = table.iter().find(|(problem, _)| *problem == id);
    found.map(|&(_, referee)| referee)
}
