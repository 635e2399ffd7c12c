//! The filter of system calls, made from the [`table`] of what languages need. Whatever does not
//! stand there is refused, so what a new kernel brings along is refused too.
//!
//! Calls are refused, not punished: a runtime that only tries goes on without. What came with Linux
//! 5.1 or later is unknown, as if the kernel were older: whoever uses it has another way. A program
//! for another machine language than this one is killed, because its calls have other numbers.
//!
//! One rule takes a whole class of tricks away: a program has threads, never processes. So nothing
//! that it holds or computes can be anywhere but in the one process that is looked at. Only a
//! compiler starts others, and what it reads is never executed there.

mod table;

use libc::sock_filter;

use self::table::{Answer, Condition, TABLE};
use crate::job::Role;

/// What the filter has to know of a program.
#[derive(Debug, Clone, Copy)]
pub(super) struct Caller {
    /// Which rules it keeps.
    pub(super) role: Role,
    /// Its process, as it is called where it runs.
    pub(super) own: u32,
    /// Calls of lower numbers are allowed, listed or not: [`Isolation::spared`](crate::Isolation::spared).
    pub(super) spared: u32,
}

#[cfg(target_arch = "x86_64")]
const MACHINE: Option<u32> = Some(0xc000_003e);
#[cfg(target_arch = "aarch64")]
const MACHINE: Option<u32> = Some(0xc000_00b7);
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
const MACHINE: Option<u32> = None;

/// The first number of the calls of x32, which are those of x86-64 in another dress.
const X32: u32 = 0x4000_0000;

/// From this number on, calls have the same numbers on all machines, and came with Linux 5.1 or later.
const NEW: usize = 424;
/// None that is listed has this number or a higher one.
const BOUND: usize = 512;

const LOAD: u16 = 0x20;
const JUMP: u16 = 0x05;
const EQUAL: u16 = 0x15;
const AT_LEAST: u16 = 0x35;
const ANY_BIT: u16 = 0x45;
const RETURN: u16 = 0x06;

const ALLOW: u32 = 0x7fff_0000;
const KILL: u32 = 0x8000_0000;
const ERROR: u32 = 0x0005_0000;

/// Where the numbers lie of which a filter decides.
const CALL: u32 = 0;
const MACHINE_AT: u32 = 4;
const ARGUMENTS: u32 = 16;

fn step(code: u16, k: u32, yes: u8, no: u8) -> sock_filter {
    sock_filter {
        code,
        jt: yes,
        jf: no,
        k,
    }
}

/// The filter, or `None` for a machine whose calls are not known here.
pub(super) fn program(caller: Caller) -> Option<Vec<sock_filter>> {
    let mut program = vec![
        step(LOAD, MACHINE_AT, 0, 0),
        step(EQUAL, MACHINE?, 1, 0),
        step(RETURN, KILL, 0, 0),
        step(LOAD, CALL, 0, 0),
        step(AT_LEAST, X32, 0, 1),
        step(RETURN, KILL, 0, 0),
    ];
    program.extend(tree(&ranges(caller), caller.own));
    Some(program)
}

/// Where the answer changes, by the number of the call, and what it is from there on.
fn ranges(caller: Caller) -> Vec<(u32, Answer)> {
    let mut all = [Answer::Say(libc::EPERM); BOUND];
    all[NEW..].fill(Answer::Say(libc::ENOSYS));
    for row in TABLE.iter().filter(|row| row.whose.contains(&caller.role)) {
        for (_, call) in row.calls {
            all[usize::try_from(*call).unwrap_or_default()] = row.answer;
        }
    }
    all[..BOUND.min(caller.spared as usize)].fill(Answer::Allow);
    let mut ranges = vec![(0, all[0])];
    for (call, pair) in (1..).zip(all.windows(2)) {
        if pair[0] != pair[1] {
            ranges.push((call, pair[1]));
        }
    }
    ranges
}

/// Looks a call up in these ranges, half by half.
fn tree(ranges: &[(u32, Answer)], own: u32) -> Vec<sock_filter> {
    let (low, high) = ranges.split_at(ranges.len() / 2);
    if low.is_empty() {
        return answered(high[0].1, own);
    }
    let below = tree(low, own);
    // A jump that looks at something reaches no further than 255 steps.
    let past = u32::try_from(below.len()).unwrap_or(u32::MAX);
    let mut steps = vec![step(AT_LEAST, high[0].0, 0, 1), step(JUMP, past, 0, 0)];
    steps.extend(below);
    steps.extend(tree(high, own));
    steps
}

fn answered(answer: Answer, own: u32) -> Vec<sock_filter> {
    let error = |number: i32| step(RETURN, ERROR | number.cast_unsigned(), 0, 0);
    let (conditions, refuse) = match answer {
        Answer::Say(number) => return vec![error(number)],
        Answer::Allow => (&[][..], error(0)),
        Answer::If(conditions, number) => (conditions, error(number)),
    };
    let tests = conditions.iter().flat_map(|it| test(*it, own, refuse));
    tests.chain([step(RETURN, ALLOW, 0, 0)]).collect()
}

/// The steps that refuse a call for which this does not hold.
fn test(condition: Condition, own: u32, refuse: sock_filter) -> Vec<sock_filter> {
    let low = |argument: u32| step(LOAD, ARGUMENTS + 8 * argument, 0, 0);
    match condition {
        Condition::Is(argument, numbers) => {
            let past = (1..).zip(numbers.iter().rev());
            let mut steps: Vec<_> = past.map(|(past, it)| step(EQUAL, *it, past, 0)).collect();
            steps.push(low(argument));
            steps.reverse();
            steps.push(refuse);
            steps
        }
        Condition::Own(argument) => vec![
            low(argument),
            step(EQUAL, 0, 2, 0),
            step(EQUAL, own, 1, 0),
            refuse,
        ],
        Condition::Nothing(argument) => vec![
            low(argument),
            step(EQUAL, 0, 0, 2),
            step(LOAD, ARGUMENTS + 8 * argument + 4, 0, 0),
            step(EQUAL, 0, 1, 0),
            refuse,
        ],
        Condition::Lacks(argument, bits) => {
            vec![low(argument), step(ANY_BIT, bits, 0, 1), refuse]
        }
        Condition::Has(argument, bits) => vec![low(argument), step(ANY_BIT, bits, 1, 0), refuse],
        Condition::NotBoth([(one, its), (other, others)]) => vec![
            low(one),
            step(ANY_BIT, its, 0, 3),
            low(other),
            step(ANY_BIT, others, 0, 1),
            refuse,
        ],
    }
}

/// The list as a table, for `sandbox/CALLS.md`.
pub(super) fn told() -> String {
    let mut told = String::from(
        "| calls | of whom | what becomes of them | what needs them |\n|---|---|---|---|\n",
    );
    for row in TABLE {
        let names: Vec<&str> = row.calls.iter().map(|it| &it.0["SYS_".len()..]).collect();
        let whose = match row.whose {
            [Role::Native, Role::Interpreted, _] => "all",
            [Role::Native, ..] => "programs",
            [Role::Interpreted, ..] => "runtimes, compilers",
            _ => "compilers",
        };
        let answer = match row.answer {
            Answer::Allow => "allowed".to_owned(),
            Answer::If(_, error) => format!("by argument, else {}", name_of(error)),
            Answer::Say(0) => "nothing, and no error".to_owned(),
            Answer::Say(error) => name_of(error),
        };
        let line = format!(
            "| {} | {whose} | {answer} | {} |\n",
            names.join(" "),
            row.why
        );
        told.push_str(&line);
    }
    told
}

/// `EPERM`.
fn name_of(error: i32) -> String {
    format!("`{:?}`", nix::errno::Errno::from_raw(error))
}

#[cfg(test)]
mod tests;
