//! The one list of all problems, by id.

use crate::any::{AnyProblem, Erased};

/// All problems, by ascending id.
pub static PROBLEMS: &[&dyn AnyProblem] = &[
    &Erased::<cards01::Cards01>::NEW,
    &Erased::<coins::Coins>::NEW,
    &Erased::<delcol::Delcol>::NEW,
    &Erased::<dice::Dice>::NEW,
    &Erased::<euler::Euler>::NEW,
    &Erased::<game::Game>::NEW,
    &Erased::<game39::Game39>::NEW,
    &Erased::<mean::Mean>::NEW,
    &Erased::<nim::Nim>::NEW,
    &Erased::<nimsqrt::Nimsqrt>::NEW,
    &Erased::<numcoins::Numcoins>::NEW,
    &Erased::<pebbles::Pebbles>::NEW,
    &Erased::<stone40::Stone40>::NEW,
    &Erased::<table::Table>::NEW,
];
