//! What the programs `checker` and `interactor` do: files and arguments in, verdict and exit code out.
//!
//! They find the problem, and it judges: see [`problem_set::find_problem`] and [`checker`].

mod arguments;
mod catalogue;
mod files;
mod protocol;

pub use arguments::{languages, refuse, run};
pub use files::{check_files, longest_output, read_file};
pub use protocol::Protocol;
