//! The program: plays over standard input and output.

use inpout::{BadInput, Interactive, Opening, Problem, Source};
use nimgame::Nimgame;
use nimgame::host::Host;

/// The problem as a player finds it: nothing of the opening is known before the first question.
struct Dialogue;

impl Problem for Dialogue {
    const ID: &'static str = Nimgame::ID;
    const FILE: &'static str = Nimgame::FILE;
    type Input = &'static str;
    type Output = &'static str;

    fn read(_: &mut Source<'_>) -> Result<&'static str, BadInput> {
        Ok("")
    }

    fn solve(input: &&'static str) -> &'static str {
        input
    }
}

impl Interactive for Dialogue {
    type Player = Host;
    const OPENING: Opening = Opening::None;

    fn player(_: &&'static str) -> Host {
        Host::default()
    }
}

fn main() -> std::process::ExitCode {
    inpout::converse::<Dialogue>()
}
