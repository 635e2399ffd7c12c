//! What the modules of all rooms have in common: a module without a room, which is never run.
#![allow(unsafe_code)]

pub use web::exports::{ask, reply, reply_length, room};
