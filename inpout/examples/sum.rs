//! The smallest problem: the sum of n numbers, from `SUM.INP` to `SUM.OUT`.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, names};
use proconio::input;

struct Sum;

struct Input(Vec<u64>);

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0.len())?;
        self.0.iter().try_for_each(|number| writeln!(f, "{number}"))
    }
}

impl Problem for Sum {
    const ID: &'static str = "sum";
    const FILE: &'static str = "SUM";
    type Input = Input;
    type Output = String;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int('n', 1..=1000) }
        let numbers = source.ints(names::NUMBER, n, 1..=10_u64.pow(15));

        Ok(Input(numbers))
    }

    fn solve(input: &Input) -> String {
        format!("{}\n", input.0.iter().sum::<u64>())
    }
}

fn main() -> std::process::ExitCode {
    inpout::run::<Sum>()
}
