//! The program `judge` and what it stands on, tried with real programs and compilers.
//!
//! One test program holds all of it: ten would each be linked with all problems, and wait for one
//! another.

mod archive;
mod attacks;
mod broken_off;
mod classes;
mod command;
mod common;
mod compilers;
mod dialogue;
mod duel;
mod files;
mod hidden;
mod home;
mod honest;
mod inherited;
mod inputs;
mod java;
mod league;
mod machines;
mod naming;
mod output;
mod play;
mod pupils;
mod refused;
mod sources;
mod stranger;
mod stress;
mod terminal;
mod told;
mod variants;
mod verdicts;
