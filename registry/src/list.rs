//! The one list of all problems, by id.

use crate::any::{AnyProblem, Erased};

/// All problems, by ascending id.
pub static PROBLEMS: &[&dyn AnyProblem] = &[
    &Erased::<bocsoi2::Bocsoi2>::NEW,
    &Erased::<bocsoia::Bocsoia>::NEW,
    &Erased::<cards01::Cards01>::NEW,
    &Erased::<cards15::Cards15>::NEW,
    &Erased::<chuyensoi::Chuyensoi>::NEW,
    &Erased::<codam::Codam>::NEW,
    &Erased::<coins::Coins>::NEW,
    &Erased::<collect::Collect>::NEW,
    &Erased::<delcol::Delcol>::NEW,
    &Erased::<dice::Dice>::NEW,
    &Erased::<euler::Euler>::NEW,
    &Erased::<game::Game>::NEW,
    &Erased::<game11::Game11>::NEW,
    &Erased::<game39::Game39>::NEW,
    &Erased::<guess41::Guess41>::NEW,
    &Erased::<hau::Hau>::NEW,
    &Erased::<mean::Mean>::NEW,
    &Erased::<nim::Nim>::NEW,
    &Erased::<nim2::Nim2>::NEW,
    &Erased::<nimsqrt::Nimsqrt>::NEW,
    &Erased::<numcoins::Numcoins>::NEW,
    &Erased::<pebbles::Pebbles>::NEW,
    &Erased::<stone40::Stone40>::NEW,
    &Erased::<stone47::Stone47>::NEW,
    &Erased::<stones1::Stones1>::NEW,
    &Erased::<stones2::Stones2>::NEW,
    &Erased::<table::Table>::NEW,
];
