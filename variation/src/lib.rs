//! A problem whose rules are changed. It is data: a room, what of its rules is changed, a seed.
//!
//! ```text
//! making ── texts ── manifest     a folder with all that a problem has; what is refused
//!    └──── known ── varied ── data   what lies in such folders, as problems beside those of the set
//! ```
//!
//! A variant's answers come from a search over the changed rules, and a second search confirms each
//! ([`arena::plainly`]). The room says what can be changed (`variants.toml`), what the games are then, and what is
//! answered, given what a search says of them (`Room::OFFER`).

#![deny(missing_docs)]

mod data;
mod known;
mod making;
mod manifest;
#[cfg(test)]
mod tests;
mod texts;
mod varied;

pub use known::{kept, known_beside};
pub use making::{Made, Wanted, kept_faults, make, prove};
