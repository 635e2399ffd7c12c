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
    use bilingual::{Lang, wording_faults};

    use crate::checker::{CHECKER, CheckerArguments};
    use crate::interactor::{INTERACTOR, InteractorArguments};

    #[test]
    fn every_help_is_in_the_words_of_the_set() {
        for lang in Lang::ALL {
            let words = ["it", "--help"].map(Into::into);
            let checker = CHECKER.told::<CheckerArguments>(&words, lang).err();
            let interactor = INTERACTOR.told::<InteractorArguments>(&words, lang).err();
            for help in [checker, interactor].map(|it| it.unwrap().to_string()) {
                assert_eq!(wording_faults(lang.code(), &help), [""; 0], "{help}");
            }
        }
    }
}
