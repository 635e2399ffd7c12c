//! How far any board can be from the solved one: an upper bound, in two stages. First some numbers
//! are brought home, then all others, with these at home again in the end.
//!
//! A board and its images are equally far away. So the first stage may choose where on the torus
//! the cells of its numbers lie, and take the inverse board instead.

mod first;
mod second;

pub use first::{far_everywhere, layers};
pub use second::{Second, second};
