//! Words: in which language they are said, how other people's are made fit to be shown, and which
//! are not used.

pub(crate) mod catalogue;
mod lang;
pub(crate) mod sentence;
pub(crate) mod text;
pub(crate) mod wording;

pub use lang::Lang;
