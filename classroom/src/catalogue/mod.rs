//! What a teacher is told, in both languages, Vietnamese first.

pub(crate) mod class;
pub(crate) mod contest;
pub(crate) mod league;
