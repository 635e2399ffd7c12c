//! Runs all hostile programs under every seal that can be had here, and tells what became of them,
//! as a table.
//!
//! `cargo run --release --package sandbox --example hostile [-- --write | -- NAME]`; with `--write` the
//! table goes into `sandbox/HOSTILE.md`, with a name only this program is run.

#[path = "../tests/common/cases.rs"]
mod cases;
#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/common/marked.rs"]
mod marked;

use std::fmt::Write;
use std::fs;
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixDatagram};
use std::process::ExitCode;

use cases::{CASES, Case};
use common::{Arena, Done, Victim, arenas, hostile};
use sandbox::{Exit, Stop};

fn main() -> ExitCode {
    let argument = std::env::args().nth(1);
    if argument.as_deref() == Some(sandbox::HELPER_ARGUMENT) {
        return sandbox::helper::main();
    }
    if hostile().is_none() {
        return ExitCode::FAILURE;
    }
    let mut table = String::from("| program | what it tries |");
    for arena in arenas() {
        let _ = write!(table, " {} |", arena.name);
    }
    let _ = writeln!(table, "\n|---|---|{}", "---|".repeat(arenas().len()));
    let mut breaches = 0;
    let only = argument.as_deref().filter(|it| *it != "--write");
    let wanted = |case: &&Case| only.is_none_or(|name| case.words[0] == name);
    for case in CASES.iter().filter(wanted) {
        let _ = write!(table, "| `{}` | {} |", case.words.join(" "), case.tries);
        for arena in arenas() {
            let outcome = outcome(arena, case);
            breaches += usize::from(outcome.contains("BREACH"));
            let _ = write!(table, " {outcome} |");
        }
        table.push('\n');
    }
    let _ = writeln!(
        table,
        "\n{} programs, {breaches} breaches. The seals:\n",
        CASES.len()
    );
    for arena in arenas() {
        let _ = writeln!(table, "- {}: {}", arena.name, arena.isolation.line());
    }
    print!("{table}");
    if argument.as_deref() == Some("--write") {
        marked::write("hostile", &table);
    }
    ExitCode::from(u8::from(breaches > 0))
}

/// What became of a program.
fn outcome(arena: &Arena, case: &Case) -> String {
    if let Some(layer) = case.needs
        && !arena.has(layer)
    {
        return format!("needs {layer}");
    }
    let name = format!("sandbox-hostile-{}", std::process::id());
    let address = SocketAddr::from_abstract_name(&name).expect("a short name");
    let listener = UnixDatagram::bind_addr(&address).expect("nobody else has this name");
    listener
        .set_nonblocking(true)
        .expect("a socket can wait or not");
    let mut victim = Victim::new();
    let (pid, own) = (victim.name(), std::process::id().to_string());
    let words: Vec<&str> = case
        .words
        .iter()
        .map(|&word| match word {
            "VICTIM" => &pid,
            "PARENT" => &own,
            "SOCKET" => &name,
            other => other,
        })
        .collect();
    let done = match arena.run(&words, case.change) {
        Ok(done) => done,
        Err(error) => return format!("JE: {error}"),
    };
    let secret = fs::read_to_string(done.scratch.path().join("secret"));
    if !victim.is_unharmed()
        || listener.recv(&mut [0; 8]).is_ok()
        || !secret.is_ok_and(|it| it == "secret")
    {
        return "**BREACH**".to_owned();
    }
    verdict(&done)
}

/// The verdict that follows, or what is left to the checker.
fn verdict(done: &Done) -> String {
    let ended = done.ended();
    let printed = fs::metadata(done.scratch.path().join("stdout"));
    if printed.is_ok_and(|about| about.len() >= 4 << 20) || ended.filled {
        return "OLE".to_owned();
    }
    match (ended.stopped, ended.exit) {
        (Some(Stop::Cpu), _) => format!("TLE, {} ms", ended.cpu_ms()),
        (Some(Stop::Idle), _) => "ILE".to_owned(),
        (Some(Stop::Memory), _) => format!("MLE, {} MiB", ended.peak_kib >> 10),
        (Some(Stop::Disk), _) | (None, Exit::Signal(25)) => "OLE".to_owned(),
        (Some(Stop::Processes), _) => "RTE, too many processes".to_owned(),
        (Some(Stop::Dismissed), _) => "dismissed".to_owned(),
        // What was hidden, and counted all the same.
        (None, Exit::Code(0)) if ended.cpu_ms() >= 100 => format!("held, {} ms", ended.cpu_ms()),
        (None, Exit::Code(0)) => "held".to_owned(),
        (None, Exit::Code(99)) => format!("**BREACH**: {}", done.stdout().trim()),
        (None, Exit::Code(code)) => format!("RTE, exit code {code}"),
        (None, Exit::Signal(signal)) => format!("RTE, signal {signal}"),
        (None, Exit::NotStarted(_)) => "RTE, not started".to_owned(),
    }
}
