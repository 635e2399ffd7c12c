//! Statements in the markup of other systems.
