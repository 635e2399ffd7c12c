//! The set on disk: where it lies, its tests, and the lock that pins them.

pub mod lock;
pub mod problem;
pub mod root;
pub mod staged;
pub mod testset;
pub mod user;
