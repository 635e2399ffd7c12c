//! The list of all problems, and each game of them by its rules.

mod circles;
mod conduct;
mod games;
mod ids;
mod list;
mod offers;
mod pages;
mod scenes;
mod table;
