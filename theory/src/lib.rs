//! The game theory that several solutions stand on, one module a theorem.
//!
//! | module | theorem |
//! |---|---|
//! | [`nim`] | Bouton: Nim in normal and misère play, all winning moves |
//! | [`nimber`] | Sprague–Grundy: sums of impartial games |
//! | [`no_repeat`] | take-away without repeating the last take |
//! | [`periodic`] | a bounded recurrence is eventually periodic, and when a period is proved |
//! | [`octal`] | octal games: nim values by the definition, proved periods, pairs of a value counted |
//! | [`graph`] | lists in groups, in compressed form: the neighbours of each vertex |
//! | [`retrograde`] | win, loss and draw with remoteness on any finite graph |
//! | [`matching`] | Hopcroft–Karp, and which vertices every maximum matching covers |
//! | [`hashing`] | no theorem: the one hash function of all searches that remember positions |
//! | [`bits`] | no theorem: a set of numbers, one bit each |
//! | [`digits`] | no theorem: numbers are sorted digit by digit |
//! | [`queue`] | no theorem: a queue of numbers, the least first |
//! | [`rows`] | no theorem: Nim straight from the rules, one bit a position |
//! | [`primes`] | which bases prove a number prime |
//! | [`factors`] | the smallest prime factor of any number |
//! | [`sieve`] | all primes in order |

#![deny(missing_docs)]

pub mod bits;
pub mod digits;
pub mod factors;
pub mod graph;
pub mod hashing;
pub mod matching;
pub mod nim;
pub mod nimber;
pub mod no_repeat;
pub mod octal;
pub mod periodic;
pub mod primes;
pub mod queue;
pub mod retrograde;
pub mod rows;
pub mod sieve;
