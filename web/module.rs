//! The module of a room: `room` is the library of that room, by whatever name.
#![allow(unsafe_code)]

// SAFETY: no library of the module exports a function of this name.
/// Opens the room; the first thing that is asked of a module.
#[unsafe(no_mangle)]
pub extern "C" fn open() {
    web::exports::open(room::cases::PROBLEM);
}
