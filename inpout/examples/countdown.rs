//! The smallest dialogue: from `n` both count down in turn, by 1 or 2; `COUNT.OUT` tells who
//! said 0.

use std::fmt;

use inpout::{BadInput, Interactive, Opening, Player, Problem, Source, Step, int, names};
use proconio::input;

struct Countdown;

struct Input(u64);

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0)
    }
}

impl Problem for Countdown {
    const ID: &'static str = "countdown";
    const FILE: &'static str = "COUNT";
    type Input = Input;
    type Output = String;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from source, n: with int('n', 1..=1_000_000) }
        Ok(Input(n))
    }

    fn solve(input: &Input) -> String {
        format!(
            "{}\n",
            if input.0.is_multiple_of(3) {
                "SECOND"
            } else {
                "FIRST"
            }
        )
    }
}

struct Play {
    left: u64,
    said_zero: bool,
}

impl Player for Play {
    fn open(&mut self) -> Step {
        self.left -= if self.left % 3 == 2 { 2 } else { 1 };
        self.said_zero = self.left == 0;
        let text = format!("{}\n", self.left);
        if self.said_zero {
            Step::SayAndEnd(text)
        } else {
            Step::Say(text)
        }
    }

    fn hear(&mut self, line: &mut Source<'_>) -> Result<Step, BadInput> {
        let least = self.left.saturating_sub(2);
        input! { from &mut *line, left: with int(names::NUMBER, least..=self.left - 1) }
        self.left = left;
        Ok(if left == 0 { Step::End } else { self.open() })
    }

    fn record(&self) -> Option<String> {
        let winner = if self.said_zero { "FIRST" } else { "SECOND" };
        Some(format!("{winner}\n"))
    }
}

impl Interactive for Countdown {
    type Player = Play;
    const OPENING: Opening = Opening::FirstLine;

    fn player(opening: &Input) -> Play {
        Play {
            left: opening.0,
            said_zero: false,
        }
    }
}

fn main() -> std::process::ExitCode {
    inpout::converse::<Countdown>()
}
