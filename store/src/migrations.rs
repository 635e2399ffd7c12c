//! The versions of the file: each is the one before it and some statements more.

/// By what a file of a class is known (`TrCh`).
pub(crate) const APPLICATION: i64 = 0x5472_4368;

/// What leads from a version to the next; the first makes an empty file one of a class. Those that stand
/// here once are never changed.
pub(crate) const MIGRATIONS: &[&str] = &[
    include_str!("schema.sql"),
    include_str!("contest.sql"),
    include_str!("ladder.sql"),
];
