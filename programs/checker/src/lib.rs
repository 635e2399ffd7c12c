//! What the programs `checker` and `interactor` do: files and arguments in, verdict and exit code out.
//!
//! They find the problem, and it judges: see [`problem_set::find_problem`] and the crate `checker`.

mod arguments;
mod catalogue;
mod checker;
mod files;
mod interactor;
mod protocol;

pub use checker::checker;
pub use files::{check_files, longest_output};
pub use interactor::interactor;
pub use protocol::Protocol;

#[cfg(test)]
mod tests {
    use clap::CommandFactory;
    use command_line::faults;

    use crate::checker::CheckerArguments;
    use crate::interactor::InteractorArguments;

    #[test]
    fn every_text_of_help_is_there_in_both_languages_and_in_the_words_of_the_set() {
        for mut command in [CheckerArguments::command(), InteractorArguments::command()] {
            assert_eq!(faults(&command), [""; 0]);
            command.build();
            assert_eq!(faults(&command), [""; 0]);
        }
    }
}
