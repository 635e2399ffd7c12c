//! The set on disk: where it lies, its tests, and the lock that pins them.

pub mod lock;
pub mod problem;
pub(crate) mod root;
pub mod staged;
pub mod testset;
pub(crate) mod user;
