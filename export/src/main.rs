//! The program `judge-export`, which `judge export` and `judge bundle` call.

fn main() {}
