//! A reference as one file of Rust that needs nothing but the standard library.
