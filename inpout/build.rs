//! Links the unwinder of GCC into the programs, where it lies beside the compiler: to load it from a library
//! of its own, `libgcc_s.so`, takes an eighth of what a program takes that has next to nothing to do.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|found| found == value);
    let is_native = env::var("HOST") == env::var("TARGET");
    if is_native && is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") {
        link_unwinder();
    }
}

/// Nothing is changed where the compiler or its library is not found.
fn link_unwinder() {
    let asked = Command::new("cc")
        .arg("-print-file-name=libgcc_eh.a")
        .output();
    let Some(path) = asked
        .ok()
        .and_then(|answer| String::from_utf8(answer.stdout).ok())
    else {
        return;
    };
    // What is not found is printed as it was asked for, without a folder.
    let library = Path::new(path.trim());
    if let Some(folder) = library.parent().filter(|_| library.is_absolute()) {
        println!("cargo::rustc-link-search=native={}", folder.display());
        println!("cargo::rustc-link-lib=static:-bundle=gcc_eh");
    }
}
