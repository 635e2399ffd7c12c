//! What a person at the terminal asks for, and what is said.

pub mod class;
pub mod doctor;
pub mod out;
pub mod page;
pub mod play;
pub mod progress;
pub mod refusal;
pub mod run;
pub mod stress;
pub mod table;
pub mod teaching;
