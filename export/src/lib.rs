//! Packages for other judging systems, and references as single files.

pub mod bundle;
pub mod statement;
