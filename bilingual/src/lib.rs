//! What is said to pupils and teachers, in both of their languages; and how other people's
//! text is made fit to be shown, and what the system refuses is told.
//!
//! Each program and each room has a catalogue of its own, a list of [`sentences!`], which all have a
//! Vietnamese and an English text: one that lacks a language does not compile. It brings its own test,
//! [`catalogue_faults`].
//!
//! ```
//! bilingual::sentences! {
//!     TAKEN: "đống {0} không còn sỏi", "heap {0} is empty";
//! }
//! # fn main() {
//! use bilingual::{Lang, Message};
//!
//! let message = Message::from(TAKEN.with(&[&3]));
//! assert_eq!(message.of(Lang::Vi), "đống 3 không còn sỏi");
//! assert_eq!(message.of(Lang::En), "heap 3 is empty");
//! # }
//! ```

#![deny(missing_docs)]

mod catalogue;
mod fault;
mod lang;
mod sentence;
mod system;
pub mod text;
mod wording;

pub use catalogue::catalogue_faults;
pub use fault::{Fault, Result, Told, broken, ensure};
pub use lang::Lang;
pub use sentence::{Filled, Message, Say, Text, capitalized};
pub use system::of_system;
pub use wording::wording_faults;
