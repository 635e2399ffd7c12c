//! The one list of all problems, by id.

use crate::any::{AnyProblem, Erased};

/// All problems, by ascending id.
pub static PROBLEMS: &[&dyn AnyProblem] = &[
    &Erased::<nim::Nim>::NEW,
    &Erased::<numcoins::Numcoins>::NEW,
    &Erased::<stone40::Stone40>::NEW,
    &Erased::<table::Table>::NEW,
];
