//! Ways to confirm what a reference answers.

use inpout::Problem;

/// A way of a room to confirm the answers of its reference, beside the reference.
#[derive(Debug)]
pub enum Way<P: Problem> {
    /// There is none.
    None,
    /// Finds the one right answer.
    Finds(fn(&P::Input) -> P::Output),
    /// Finds it unless the input is too large.
    FindsSmall(fn(&P::Input) -> Option<P::Output>),
    /// Says whether an answer is right, where several are or where that is easier to say.
    Judges(fn(&P::Input, &P::Output) -> bool),
    /// Says so unless the input is too large.
    JudgesSmall(fn(&P::Input, &P::Output) -> Option<bool>),
}

impl<P: Problem> Way<P>
where
    P::Output: PartialEq,
{
    /// Whether the answer is right; `None` if this way does not say.
    pub fn confirms(&self, input: &P::Input, answer: &P::Output) -> Option<bool> {
        match self {
            Way::None => None,
            Way::Finds(solve) => Some(solve(input) == *answer),
            Way::FindsSmall(solve) => solve(input).map(|right| right == *answer),
            Way::Judges(is_right) => Some(is_right(input, answer)),
            Way::JudgesSmall(is_right) => is_right(input, answer),
        }
    }
}
